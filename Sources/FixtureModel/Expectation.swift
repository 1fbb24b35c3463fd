import FixtureContract

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
  package var steps: [FixtureStep]
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
    steps: [FixtureStep] = [],
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
