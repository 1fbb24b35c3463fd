/// Assertions that hold under given conditions, after given steps.
package struct Expectation: Sendable, Equatable {
  /// The identifier: the attribute `name`, or made of the conditions and the steps.
  package var name: String
  /// The width of the container, in points.
  package var width: Double
  /// The height of the container, in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// A device's name, which gives size and scale.
  package var device: String?
  /// The layout direction.
  package var direction: LayoutDirectionValue
  /// The text size, or `nil` for that of the test.
  package var contentSizeCategory: ContentSizeCategoryValue?
  /// The interface style, or `nil` for that of the test.
  package var appearance: AppearanceValue?
  /// The allowed difference of every number, in points.
  package var tolerance: Double
  /// The steps that run first.
  package var steps: [ExpectationStep]
  /// The assertions.
  package var assertions: [Assertion]
  /// The source position of the expectation.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    width: Double,
    height: Double = 667,
    scale: Double = 2,
    device: String? = nil,
    direction: LayoutDirectionValue = .leftToRight,
    contentSizeCategory: ContentSizeCategoryValue? = nil,
    appearance: AppearanceValue? = nil,
    tolerance: Double = 0,
    steps: [ExpectationStep] = [],
    assertions: [Assertion],
    position: SourcePosition
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.device = device
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
    self.tolerance = tolerance
    self.steps = steps
    self.assertions = assertions
    self.position = position
  }
}

/// A step that runs before an expectation is compared.
package enum ExpectationStep: Sendable, Equatable {
  /// Applies a mutation by name.
  case mutation(String)
  /// Runs the next batch fetch to its end.
  case batch
  /// Scrolls to a fraction, 0…1, of the scrollable distance.
  case scroll(Double)
  /// Scrolls a pager to a page, from 0, as a finger does.
  case page(Int)
  /// Scrolls a pager to a page, from 0, without animation.
  case unanimatedPage(Int)
  /// Swaps the container's width and height.
  case rotate
  /// Selects an item as a tap does.
  case select(IndexPathValue)
  /// Deselects an item.
  case deselect(IndexPathValue)
  /// Sets a property of the generated data source and reloads.
  case set(name: String, value: Bool)
}

/// The direction of the user interface's layout.
package enum LayoutDirectionValue: String, Sendable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The interface styles.
package enum AppearanceValue: String, Sendable, CaseIterable {
  /// The light style.
  case light
  /// The dark style.
  case dark
}

/// Dynamic Type's text sizes, from the smallest to the largest.
///
/// A row of a fixture has such a size as its number in this order.
package enum ContentSizeCategoryValue: String, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
