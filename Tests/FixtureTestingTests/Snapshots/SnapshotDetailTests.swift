import AsyncDisplayKit
import FixtureHosting
import Foundation
import Testing
import UIKit

@testable import FixtureTesting

/// A property that snapshots see: two views that differ in it alone, and how the reference names it.
private struct SeenProperty: Sendable, CustomTestStringConvertible {
  let name: String
  /// The form from which references contain the property.
  let form: SnapshotForm
  let make: @MainActor @Sendable () -> UIView
  let change: @MainActor @Sendable (UIView) -> Void

  init<View: UIView>(
    _ name: String, _ form: SnapshotForm, _ make: @escaping @MainActor @Sendable () -> View,
    _ change: @escaping @MainActor @Sendable (View) -> Void
  ) {
    self.name = name
    self.form = form
    self.make = make
    self.change = { view in
      if let view = view as? View { change(view) }
    }
  }

  var testDescription: String { name }
}

@Suite("What snapshots see of views and nodes")
@MainActor
struct SnapshotDetailTests {
  nonisolated private static let red = UIColor.red

  @MainActor private static func label() -> UILabel {
    let label = UILabel()
    label.text = "Hello"
    return label
  }

  @MainActor private static func bar() -> UINavigationBar {
    let bar = UINavigationBar()
    bar.items = [UINavigationItem(title: "One")]
    return bar
  }

  nonisolated private static let properties: [SeenProperty] = [
    SeenProperty("background", .appearance, { UIView() }) { $0.backgroundColor = red },
    SeenProperty("border", .appearance, { UIView() }) { $0.layer.borderWidth = 2 },
    SeenProperty("corner", .appearance, { UIView() }) { $0.layer.cornerRadius = 2 },
    SeenProperty("tint", .appearance, { UIView() }) { $0.tintColor = red },
    SeenProperty("alpha", .appearance, { UIView() }) { $0.alpha = 0.5 },
    SeenProperty("hidden", .appearance, { UIView() }) { $0.isHidden = true },
    SeenProperty("font", .appearance, { label() }) { $0.font = .boldSystemFont(ofSize: 17) },
    SeenProperty("color", .appearance, { label() }) { $0.textColor = red },
    SeenProperty("alignment", .appearance, { label() }) { $0.textAlignment = .center },
    SeenProperty("text", .appearance, { label() }) { $0.text = "World" },
    SeenProperty("imageName", .appearance, { UIImageView() }) {
      $0.image = UIImage(name: "cat", size: CGSize(width: 1, height: 1))
    },
    SeenProperty(
      "contentMode", .appearance,
      { UIImageView(image: UIImage(name: "cat", size: CGSize(width: 1, height: 1))) },
      { $0.contentMode = .center }),
    SeenProperty("title", .appearance, { UIButton() }) { $0.setTitle("Buy", for: .normal) },
    SeenProperty("on", .appearance, { UISwitch() }) { $0.isOn = true },
    SeenProperty("value", .appearance, { UISlider() }) { $0.value = 0.5 },
    SeenProperty("placeholder", .appearance, { UITextField() }) { $0.placeholder = "Name" },
    SeenProperty("accessibilityLabel", .appearance, { label() }) { $0.accessibilityLabel = "Hi" },
    SeenProperty("accessibilityTraits", .appearance, { UIView() }) {
      $0.accessibilityTraits = .header
    },
    SeenProperty("accessibilityElement", .details, { label() }) {
      $0.isAccessibilityElement = false
    },
    SeenProperty("state", .details, { UIButton() }) { $0.isEnabled = false },
    SeenProperty("state", .details, { UIButton() }) { $0.isSelected = true },
    SeenProperty("title", .appearance, { UIButton() }) {
      $0.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    },
    SeenProperty("selectedSegment", .details, { UISegmentedControl(items: ["A", "B"]) }) {
      $0.selectedSegmentIndex = 1
    },
    SeenProperty("segments", .details, { UISegmentedControl(items: ["A", "B"]) }) {
      $0.setTitle("C", forSegmentAt: 1)
    },
    SeenProperty("page", .details, { UIPageControl() }) { $0.numberOfPages = 3 },
    SeenProperty("value", .details, { UIStepper() }) { $0.value = 3 },
    SeenProperty("progress", .details, { UIProgressView() }) { $0.progress = 0.5 },
    SeenProperty("animating", .appearance, { UIActivityIndicatorView() }) { $0.startAnimating() },
    SeenProperty("date", .details, { UIDatePicker() }) { $0.date = Date(timeIntervalSince1970: 0) },
    SeenProperty("prompt", .details, { UISearchBar() }) { $0.prompt = "Where" },
    SeenProperty("title", .details, { bar() }) { $0.topItem?.title = "Two" },
    SeenProperty("rightItems", .details, { bar() }) {
      $0.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Add")
    },
    SeenProperty("items", .details, { UITabBar() }) {
      $0.items = [UITabBarItem(title: "Home", image: nil, tag: 0)]
    },
    SeenProperty("items", .details, { UIToolbar() }) {
      $0.items = [UIBarButtonItem(title: "Share")]
    },
    SeenProperty("run", .details, { label() }) {
      let text = NSMutableAttributedString(attributedString: $0.attributedText ?? .init())
      text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 2, length: 2))
      $0.attributedText = text
    },
    SeenProperty("lines", .details, { label() }) {
      let text = NSMutableAttributedString(attributedString: $0.attributedText ?? .init())
      let all = NSRange(location: 0, length: text.length)
      text.addAttribute(.strikethroughStyle, value: 1, range: all)
      $0.attributedText = text
    },
  ]

  @Test(
    "a change of one property changes the reference, from the form on that has the property",
    arguments: properties)
  private func seen(_ property: SeenProperty) {
    func reference(_ form: SnapshotForm, _ changes: Bool) -> String {
      let outer = UIView()
      let view = property.make()
      outer.addSubview(view)
      if changes { property.change(view) }
      return form.reference(of: FixtureTree(view: outer))
    }
    for form in [SnapshotForm.appearance, .details] {
      let (plain, changed) = (reference(form, false), reference(form, true))
      #expect((plain != changed) == (form.rawValue >= property.form.rawValue), "\(form)")
    }
    #expect(reference(.details, true).contains("| \(property.name) "))
  }

  @Test("a view with defaults has its class and frame alone")
  func defaults() {
    let text = SnapshotForm.newest.reference(of: FixtureTree(view: UIView()))
    #expect(text == "# snapshot 3\nUIView | frame 0 0 0 0\n")
    let image = SnapshotForm.newest.reference(of: FixtureTree(view: UIImageView()))
    #expect(image == "# snapshot 3\nUIImageView | frame 0 0 0 0\n")
    let button = SnapshotForm.newest.reference(of: FixtureTree(view: UIButton()))
    #expect(button.hasPrefix("# snapshot 3\nUIButton | frame 0 0 0 0\n"))
  }

  @Test("the tint of a node and every run of its text are seen, and not in the older form")
  func nodes() {
    let node = ASTextNode()
    let text = NSMutableAttributedString(string: "Hello")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    node.attributedText = text
    func reference(_ form: SnapshotForm) -> String { form.reference(of: FixtureTree(node: node)) }
    let old = reference(.appearance)
    #expect(reference(.details).contains("| run 2-5"))
    #expect(old.contains("accessibilityLabel Hello"))
    #expect(!reference(.details).contains("accessibilityLabel"))
    node.accessibilityLabel = "Greeting"
    #expect(reference(.details).contains("accessibilityLabel Greeting"))
    node.accessibilityLabel = nil
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 3, length: 2))
    node.attributedText = text
    node.tintColor = .red
    #expect(reference(.details).contains("| tint #FF0000FF | run 2-3 | run 3-5 #0000FFFF"))
    #expect(reference(.appearance) == old)
  }

  @Test("the appearance of a header and of the list is seen, and not in the older form")
  func headers() async throws {
    let grid = NumberGrid(sections: [1])
    grid.headerHeight = 20
    let host = grid.host()
    try await host.settle()
    let old = SnapshotForm.appearance.reference(of: host.tree)
    let header = try #require(host.supplementaries.first?.node)
    host.bind {
      header.backgroundColor = .red
      grid.node.backgroundColor = .green
    }
    let new = SnapshotForm.details.reference(of: host.tree)
    let line = try #require(new.split(separator: "\n").first { $0.contains("header 0.0 |") })
    #expect(line.contains("| background #FF0000FF"))
    #expect(new.split(separator: "\n")[1].hasSuffix("background #00FF00FF"))
    #expect(SnapshotForm.appearance.reference(of: host.tree) == old)
  }

  @Test("a reference of an older form is compared in that form, and recorded anew in the newest")
  func olderReference() {
    let label = Self.label()
    let tree = FixtureTree(view: label)
    let reference = SnapshotForm.appearance.reference(of: tree)
    label.isAccessibilityElement = false
    let changed = SnapshotContent.tree(FixtureTree(view: label), fonts: nil)
    #expect(changed.difference(from: reference) == nil)
    #expect(changed.text.hasPrefix("# snapshot 3\n"))
    #expect(changed.difference(from: SnapshotForm.details.reference(of: tree)) != nil)
  }
}
