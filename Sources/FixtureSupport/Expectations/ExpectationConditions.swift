import FixtureContract
import UIKit

extension FixtureConditions {
  /// The text size, or `nil` for that of the test. A category that is not one of the text sizes is `nil`.
  public var contentSizeCategory: UIContentSizeCategory? {
    get {
      textSize.flatMap { size in
        ContentSizeCategoryValue.allCases.firstIndex(of: size).map {
          UIContentSizeCategory.steps[$0]
        }
      }
    }
    set {
      textSize = newValue.flatMap { category in
        UIContentSizeCategory.steps.firstIndex(of: category).map {
          ContentSizeCategoryValue.allCases[$0]
        }
      }
    }
  }

  /// The interface style, or `nil` for that of the test.
  public var appearance: UIUserInterfaceStyle? {
    get { style.map { $0 == .dark ? .dark : .light } }
    set {
      switch newValue {
      case .dark: style = .dark
      case .light: style = .light
      default: style = nil
      }
    }
  }

  /// Creates conditions from a container size, a scale, a device with its orientation, a layout direction, a
  /// text size, an interface style, and the identifiers of a locale and a time zone.
  public init(
    width: Double, height: Double = 667, scale: Double = 2, device: String? = nil,
    direction: Direction = .leftToRight, contentSizeCategory: UIContentSizeCategory? = nil,
    appearance: UIUserInterfaceStyle? = nil, orientation: Orientation = .portrait,
    locale: String? = nil, timeZone: String? = nil
  ) {
    self.init(
      width: width, height: height, scale: scale, device: device, direction: direction,
      orientation: orientation, locale: locale, timeZone: timeZone, textSize: nil, style: nil)
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
  }
}
