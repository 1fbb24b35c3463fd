import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("What text inputs post while a person edits")
@MainActor
struct TextNotificationTests {
  private let stage = Stage()

  /// Answers the names of what an object posts meanwhile.
  private func posted(
    _ names: [Notification.Name], by object: AnyObject, _ body: () -> Void
  ) -> [String] {
    let heard = Locked<[String]>([])
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        let text = note.name.rawValue
        heard.withLock { $0.append(text) }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return heard.withLock { $0 }
  }

  @Test("a field posts the beginning, every change and the end, but no text that the app sets")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(field)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let heard = posted(names, by: field) {
      field.text = "set"
      field.becomeFirstResponder()
      field.type("a")
      field.tapClear()
      field.resignFirstResponder()
    }
    #expect(heard == [names[0], names[1], names[1], names[2]].map(\.rawValue))
  }

  @Test("a text view posts the beginning, every change and the end")
  func view() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    stage.window.addSubview(view)
    let names = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let heard = posted(names, by: view) {
      view.text = "set"
      view.becomeFirstResponder()
      view.type("a")
      view.resignFirstResponder()
    }
    #expect(heard == names.map(\.rawValue))
  }

  @Test("a field posts the end with its reason as a number")
  func postedReason() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    let heard = Locked<[Int]>([])
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int
      heard.withLock { $0.append(reason ?? -1) }
    }
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(heard.withLock { $0 } == [UITextField.DidEndEditingReason.committed.rawValue])
  }

  private final class Reasons: NSObject, UITextFieldDelegate {
    var reasons: [UITextField.DidEndEditingReason] = []
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { reasons.append(reason) }
  }

  private final class Plain: NSObject, UITextFieldDelegate {
    var ends = 0
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  }

  @Test("a delegate receives the end with its reason, or without where it has no such member")
  func reasons() {
    let (reasons, plain) = (Reasons(), Plain())
    for delegate in [reasons, plain] as [any UITextFieldDelegate] {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      stage.window.addSubview(field)
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(reasons.reasons == [.committed] && plain.ends == 1)
  }

  @Test("a search bar's keyboard is its field's")
  func searchBar() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search)
    bar.returnKeyType = .done
    bar.autocapitalizationType = .none
    bar.keyboardType = .emailAddress
    bar.enablesReturnKeyAutomatically = true
    let field = bar.searchTextField
    #expect(field.returnKeyType == .done && field.autocapitalizationType == .none)
    #expect(field.keyboardType == .emailAddress && field.enablesReturnKeyAutomatically)
    bar.setPositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .search)
    #expect(bar.positionAdjustment(for: .search).horizontal == 4)
    #expect(bar.positionAdjustment(for: .clear) == .zero)
  }
}
