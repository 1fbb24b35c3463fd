import UIKit

/// A value for each of the states that a button tells apart.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  private static var known: Set<UIControl.State> {
    [.normal, .highlighted, .selected, [.selected, .highlighted], .disabled]
  }

  /// The value of a state; a state that a button does not know reads as normal and cannot be set.
  subscript(state: UIControl.State) -> Value? {
    get { values[Self.known.contains(state) ? state : .normal] }
    set {
      guard Self.known.contains(state) else { return }
      values[state] = newValue
    }
  }

  /// The value that a control shows: of the first of its states that has one.
  func shown(by control: ASControlNode) -> Value? {
    if !control.isEnabled, let value = values[.disabled] { return value }
    if control.isHighlighted, control.isSelected,
      let value = values[[.selected, .highlighted]]
    {
      return value
    }
    if control.isHighlighted, let value = values[.highlighted] { return value }
    if control.isSelected, let value = values[.selected] { return value }
    return values[.normal]
  }
}
