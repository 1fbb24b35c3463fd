import Testing
import UIKit

/// What copies of bar appearances hold, beside ``BarAppearanceTests``.
@MainActor @Suite("Rules of bar appearances")
struct BarAppearanceRuleTests {
  private static let image = UIImage(name: "ground", size: CGSize(width: 1, height: 1))

  @Test("a bar keeps a copy for each situation")
  func copies() {
    let bar = UINavigationBar()
    for situation in [
      \UINavigationBar.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance,
    ] {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      bar[keyPath: situation] = appearance
      appearance.backgroundColor = .blue
      #expect(bar[keyPath: situation]?.backgroundColor == .red)
      bar[keyPath: situation] = nil
      #expect(bar[keyPath: situation] == nil)
    }
  }

  @Test("a copy has the ground of every kind of bar")
  func ground() {
    let appearance = UIBarAppearance()
    appearance.backgroundImage = Self.image
    appearance.backgroundImageContentMode = .center
    appearance.shadowImage = Self.image
    appearance.shadowColor = .red
    let copy = UIToolbarAppearance(barAppearance: appearance)
    #expect(copy.backgroundImage == Self.image && copy.backgroundImageContentMode == .center)
    #expect(copy.shadowImage == Self.image && copy.shadowColor == .red)
  }

  @Test("a toolbar's buttons are copied: what is changed later has no effect")
  func toolbar() {
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = Self.image
    appearance.doneButtonAppearance.disabled.backgroundImage = Self.image
    let copy = UIToolbarAppearance(barAppearance: appearance)
    appearance.buttonAppearance.normal.backgroundImage = nil
    appearance.doneButtonAppearance.disabled.backgroundImage = nil
    #expect(copy.buttonAppearance.normal.backgroundImage == Self.image)
    #expect(copy.doneButtonAppearance.disabled.backgroundImage == Self.image)
  }

  @Test("buttons are copied in each state, and forget each state when configured anew")
  func buttonStates() {
    let offset = UIOffset(horizontal: 1, vertical: 2)
    for state in [\UIBarButtonItemAppearance.normal, \.highlighted, \.disabled, \.focused] {
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance[keyPath: state].titlePositionAdjustment = offset
      let copy = UINavigationBarAppearance(barAppearance: appearance).buttonAppearance
      #expect(copy[keyPath: state].titlePositionAdjustment == offset)
      copy.configureWithDefault(for: .done)
      #expect(copy[keyPath: state].titlePositionAdjustment == .zero && copy.style == .done)
    }
  }

  @Test("a tab bar's items are copied in each state, and forget each when configured anew")
  func itemStates() {
    for state in [\UITabBarItemAppearance.normal, \.selected, \.disabled, \.focused] {
      let appearance = UITabBarAppearance()
      appearance.inlineLayoutAppearance[keyPath: state].iconColor = .red
      let copy = UITabBarAppearance(barAppearance: appearance).inlineLayoutAppearance
      #expect(copy[keyPath: state].iconColor == .red && copy.style == .inline)
      copy.configureWithDefault(for: .compactInline)
      #expect(copy[keyPath: state].iconColor == nil && copy.style == .compactInline)
    }
  }
}
