import Testing
import UIKit
import UIKitSimulation

@Suite("Layout guides of the keyboard")
@MainActor
struct KeyboardGuideTests {
  private func bar(in controller: UIViewController) -> UIView {
    let (view, bar) = (controller.view!, UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    return bar
  }

  @Test("a view above the guide follows the keyboard")
  func following() {
    let stage = Stage(
      size: CGSize(width: 375, height: 667),
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    let bar = bar(in: controller)
    stage.show(controller)
    stage.window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 583, width: 375, height: 50))
    stage.window.showKeyboard(height: 216)
    #expect(bar.frame.maxY == 451)
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 451, width: 375, height: 216))
    stage.window.showKeyboard(height: 300)
    #expect(bar.frame.maxY == 367)
    stage.window.hideKeyboard()
    #expect(bar.frame.maxY == 633)
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test("the accessory view of the first responder lies above the keys and belongs to the keyboard")
  func accessory() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667))
    let (chat, field) = (Chat(), UITextField())
    chat.view.addSubview(field)
    stage.show(chat)
    stage.window.layoutIfNeeded()
    #expect(field.becomeFirstResponder())
    stage.window.showKeyboard(height: 216)
    let guide = chat.view.keyboardLayoutGuide
    #expect(guide.layoutFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(chat.bar.window === stage.window)
    #expect(
      chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 407, width: 375, height: 44))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    field.inputAccessoryView = own
    stage.window.showKeyboard(height: 216)
    #expect(guide.layoutFrame.minY == 421)
    #expect(chat.bar.window == nil && own.window === stage.window)
    stage.window.hideKeyboard()
    #expect(own.window == nil && guide.layoutFrame.height == 0)
  }

  @Test("the view in place of the keyboard has its own height")
  func inputView() {
    let stage = Stage(size: CGSize(width: 375, height: 667))
    let (controller, field) = (UIViewController(), UITextField())
    controller.view.addSubview(field)
    stage.show(controller)
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    field.inputView = picker
    field.becomeFirstResponder()
    stage.window.showKeyboard(height: 216)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 100)
    #expect(
      picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 567, width: 375, height: 100))
  }

  @Test("the guide covers what the keyboard covers of its own view")
  func part() {
    let stage = Stage(size: CGSize(width: 375, height: 667))
    let (above, below) = (UIView(), UIView())
    above.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
    below.frame = CGRect(x: 0, y: 467, width: 375, height: 150)
    stage.window.addSubview(above)
    stage.window.addSubview(below)
    stage.window.showKeyboard(height: 216)
    #expect(above.keyboardLayoutGuide.layoutFrame.minY == 200)
    #expect(below.keyboardLayoutGuide.layoutFrame.height == 150)
  }

  @Test("a controller shown while a keyboard is visible lies above it")
  func later() {
    let stage = Stage(size: CGSize(width: 375, height: 667))
    stage.window.showKeyboard(height: 216)
    let controller = UIViewController()
    let bar = bar(in: controller)
    stage.show(controller)
    stage.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 451)
  }
}
