import Testing
import UIKit
import UIKitSimulation

@Suite("Registrations for changes of traits")
@MainActor
struct TraitRegistrationTests {
  private let stage = Stage()

  private func change(_ edit: (inout RuntimeEnvironment.Traits) -> Void) {
    var traits = stage.window.environment.traits
    edit(&traits)
    stage.window.change(traits: traits)
  }

  @Test("a handler runs for its traits alone, with who registered and the former traits")
  func views() {
    let view = UIView()
    stage.window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (told: UIView, former: UITraitCollection) in
      #expect(told === view)
      styles += [former.userInterfaceStyle, told.traitCollection.userInterfaceStyle]
    }
    #expect(styles.isEmpty)
    change { $0.preferredContentSizeCategory = .extraLarge }
    #expect(styles.isEmpty)
    change { $0.userInterfaceStyle = .dark }
    #expect(styles == [.light, .dark])
  }

  @Test(
    "a subclass is notified as its own type, after its own hook and in the order of registrations")
  func order() {
    final class Theme: UIView {
      var calls: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        calls.append("hook")
      }
    }
    let view = Theme()
    stage.window.addSubview(view)
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
    view.registerForTraitChanges(traits) { (view: Theme, _) in view.calls.append("first") }
    view.registerForTraitChanges(traits) { (view: Theme, _) in view.calls.append("second") }
    change { $0.userInterfaceStyle = .dark }
    #expect(view.calls == ["hook", "first", "second"])
  }

  @Test("a registration that is taken back is not reported; another's stays")
  func takingBack() {
    let (view, other) = (UIView(), UIView())
    stage.window.addSubview(view)
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in calls += 1
    }
    other.unregisterForTraitChanges(registration)
    change { $0.userInterfaceStyle = .dark }
    #expect(calls == 1)
    view.unregisterForTraitChanges(registration)
    change { $0.userInterfaceStyle = .light }
    #expect(calls == 1)
  }

  @Test("a controller is notified of the traits that its parent gives it")
  func controllers() {
    let (parent, child) = (UIViewController(), UIViewController())
    stage.show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    var widths: [UIUserInterfaceSizeClass] = []
    let registration = child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      widths.append(controller.traitCollection.horizontalSizeClass)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(widths == [.regular])
    child.unregisterForTraitChanges(registration)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(widths == [.regular])
  }

  @Test("collections report the traits in which they differ, by their types")
  func differences() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
    let names = dark.changedTraits(from: UITraitCollection()).map { $0.name }
    #expect(names == ["UITraitUserInterfaceStyle"])
    #expect(dark.changedTraits(from: nil).count == 10)
    let coloring = UITraitCollection.systemTraitsAffectingColorAppearance
    #expect(coloring.allSatisfy { $0.affectsColorAppearance } && coloring.count == 3)
    #expect(!UITraitCollection.systemTraitsAffectingImageLookup.isEmpty)
  }
}
