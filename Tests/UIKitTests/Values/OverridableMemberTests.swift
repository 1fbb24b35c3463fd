// Without `@testable`, as an app sees the module: what is not open cannot be overridden here.
import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Members that apps override")
@MainActor
struct OverridableMemberTests {
  private final class Layer: CALayer {
    var log: [String] = []
    override func add(_ animation: CAAnimation, forKey key: String?) {
      log.append("add \(key ?? "none")")
      super.add(animation, forKey: key)
    }
    override func removeAllAnimations() {
      log.append("remove all")
      super.removeAllAnimations()
    }
    override var shadowPath: CGPath? { didSet { log.append("shadow") } }
    override var borderWidth: CGFloat { didSet { log.append("border") } }
    override var maskedCorners: CACornerMask { didSet { log.append("corners") } }
    override var mask: CALayer? { didSet { log.append("mask") } }
    override var isOpaque: Bool { didSet { log.append("opaque") } }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  }

  @Test("a layer's look and animations go through the subclass")
  func layers() {
    let layer = Layer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.removeAllAnimations()
    layer.shadowPath = CGPath(rect: .zero, transform: nil)
    layer.borderWidth = 1
    layer.maskedCorners = []
    layer.mask = CALayer()
    layer.isOpaque = true
    #expect(
      layer.log == ["add fade", "remove all", "shadow", "border", "corners", "mask", "opaque"])
    #expect(layer.animationKeys() == nil && layer.borderWidth == 1)
    #expect(Layer.needsDisplay(forKey: "progress") && !CALayer.needsDisplay(forKey: "progress"))
  }

  private final class Button: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 10, y: 0, width: 10, height: 10)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: 20, width: 30, height: 5)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 0) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 1, dy: 1)
    }
  }

  @Test("a button places its parts where the subclass says")
  func buttons() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("title", for: .normal)
    button.setTitleShadowColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 86, y: 0, width: 10, height: 10))
    #expect(button.titleLabel?.frame == CGRect(x: 4, y: 20, width: 30, height: 5))
    #expect(button.titleLabel?.shadowColor == .red)
    #expect(button.subviews.first?.frame == CGRect(x: 1, y: 1, width: 98, height: 38))
  }

  @Test("a plain button's parts lie where its rectangles say")
  func plainButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("title", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    let room = button.contentRect(forBounds: button.bounds)
    #expect(room == CGRect(x: 10, y: 0, width: 90, height: 40))
    #expect(button.titleLabel?.frame == button.titleRect(forContentRect: room))
    #expect(button.titleLabel?.frame.midX == 55)
  }

  private final class Slider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 15)
    }
  }

  @Test("a slider's knob goes along the track from end to end, mirrored from right to left")
  func sliders() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    (slider.minimumValue, slider.maximumValue) = (10, 20)
    let track = slider.trackRect(forBounds: slider.bounds)
    func knob(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(knob(10).minX == 10 && knob(20).maxX == 110 && knob(15).midX == 60)
    #expect(knob(99) == knob(20) && knob(15).midY == 20)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(knob(10).maxX == 110)
    slider.maximumValueImage = UIImage(name: "sun", size: CGSize(width: 8, height: 6))
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds)
        == CGRect(x: 112, y: 17, width: 8, height: 6))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).size == .zero)
  }

  private final class Bar: UINavigationBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
  }

  private final class Navigation: UINavigationController {
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a stack has the bars of the classes it was made with")
  func barClasses() {
    let stack = Navigation(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect(stack.navigationBar is Bar)
    #expect(type(of: stack.toolbar!) == UIToolbar.self)
    let other = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    #expect(type(of: other.navigationBar) == UINavigationBar.self)
  }

  private final class Tabs: UITabBarController {
    var chosen: [String?] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(item.title)
    }
  }

  @Test("a choice in a tab bar is reported to the subclass, a choice by code is not")
  func tabBars() {
    let (tabs, one, two) = (Tabs(), UIViewController(), UIViewController())
    (one.title, two.title) = ("one", "two")
    tabs.viewControllers = [one, two]
    tabs.tapItem(at: 1)
    tabs.selectedIndex = 0
    #expect(tabs.chosen == ["two"])
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(item.systemItem == .search && item.tag == 3 && item.title == nil)
  }

  private final class CodeField: UITextField {
    var deleted = 0
    override func deleteBackward() {
      deleted += 1
      super.deleteBackward()
    }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }

  @Test("a field deletes through the subclass, also as a text input")
  func textFields() {
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "12"
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    (field as any UIKeyInput).deleteBackward()
    #expect(field.text == "" && field.deleted == 2)
    field.insertText("9")
    #expect(field.text == "9")
    #expect((field as any UITextInput).caretRect(for: field.beginningOfDocument) == .zero)
  }

  private final class Touching: UIGestureRecognizer {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      log.append("began")
      state = .began
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      log.append("ended")
      state = .ended
    }
    override func reset() {
      log.append("reset")
      super.reset()
    }
  }

  private final class Window: UIWindow {
    var phases: [UITouch.Phase] = []
    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      super.sendEvent(event)
    }
  }

  @Test("a window's events go through it to recognizers that set their own state, and to views")
  func touches() {
    let window = RuntimeEnvironment().bind {
      Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    window.isHidden = false
    let (view, touching) = (UIView(frame: window.bounds), Touching())
    window.addSubview(view)
    view.addGestureRecognizer(touching)
    touching.addHandler { recognizer in
      touching.log.append("\(recognizer.state) \(recognizer.location(in: nil).x)")
    }
    window.tap(at: CGPoint(x: 7, y: 7))
    #expect(window.phases == [.began, .ended])
    #expect(touching.log == ["began", "began 7.0", "ended", "ended 7.0", "reset"])
    touching.isEnabled = false
    touching.log = []
    window.tap(at: CGPoint(x: 7, y: 7))
    #expect(touching.log.isEmpty && touching.state == .possible)
  }

  private final class Form: UIView {
    var ended: [Bool] = []
    override func endEditing(_ force: Bool) -> Bool {
      ended.append(force)
      return super.endEditing(force)
    }
  }

  @Test("the end of editing goes through the view that is asked")
  func endOfEditing() {
    let window = RuntimeEnvironment().bind {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    window.isHidden = false
    let (form, field) = (Form(), UITextField())
    window.addSubview(form)
    form.addSubview(field)
    field.becomeFirstResponder()
    #expect((form as UIView).endEditing(true) && !field.isFirstResponder)
    #expect(form.ended == [true])
  }

  private final class Item: UICollectionViewCell {
    let own = UIView()
    override var contentView: UIView { own }
  }

  private final class Row: UITableViewCell {
    let own = UIView()
    override var contentView: UIView { own }
  }

  private final class Header: UITableViewHeaderFooterView {
    let own = UIView()
    override var contentView: UIView { own }
  }

  @Test("cells give out the content view that the subclass has, and keep their own in place")
  func contentViews() {
    let (item, row, header) = (Item(), Row(), Header())
    #expect(item.contentView === item.own && row.contentView === row.own)
    #expect(header.contentView === header.own && item.subviews.count == 1)
    for view in [item, row, header] {
      view.frame = CGRect(x: 0, y: 0, width: 70, height: 50)
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame.size == CGSize(width: 70, height: 50))
    }
    row.textLabel?.text = "text"
    #expect(row.textLabel?.superview === row.own)
  }

  private final class Page: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.first }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    override var modalPresentationCapturesStatusBarAppearance: Bool {
      get { true }
      set {}
    }
  }

  @Test("controllers answer for indicators, edges and files, and keep what is set")
  func controllers() {
    let plain = UIViewController(nibName: "Page", bundle: .main)
    #expect(plain.nibName == "Page" && plain.nibBundle == .main)
    #expect(plain.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(!plain.modalPresentationCapturesStatusBarAppearance)
    plain.modalPresentationCapturesStatusBarAppearance = true
    #expect(plain.modalPresentationCapturesStatusBarAppearance)
    plain.modalPresentationStyle = .formSheet
    #expect(plain.disablesAutomaticKeyboardDismissal)
    #expect(Page().preferredScreenEdgesDeferringSystemGestures == .bottom)
  }

  @Test("the readable room is within the margins, in their middle, and not too wide")
  func readableRoom() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame == CGRect(x: 164, y: 5, width: 672, height: 90))
    view.frame.size.width = 300
    #expect(
      view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 5, width: 260, height: 90))
    #expect(view.readableContentGuide === view.readableContentGuide)
  }

  @Test("a view takes another's place, or both stay and one is hidden")
  func exchange() {
    let (parent, one, two, last) = (UIView(), UIView(), UIView(), UIView())
    for view in [one, last] { parent.addSubview(view) }
    UIView.transition(from: one, to: two, duration: 1)
    #expect(parent.subviews == [two, last] && one.superview == nil)
    last.isHidden = true
    UIView.transition(from: two, to: last, duration: 1, options: .showHideTransitionViews)
    #expect(parent.subviews == [two, last] && two.isHidden && !last.isHidden)
  }

  @Test("glyphs and characters of a layout are the same")
  func glyphs() {
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    let storage = NSTextStorage(string: "hello")
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 5))
    #expect(manager.glyphRange(for: NSTextContainer()).length == 0)
    let range = NSRange(location: 1, length: 2)
    var actual = NSRange()
    #expect(
      manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual) == range)
    #expect(actual == range)
    #expect(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil) == range)
  }
}
