import Foundation
import UIKit

extension UIDatePicker {
  /// Simulates picking a date, which is rounded down to `minuteInterval`, and sends `valueChanged`.
  public func pick(_ date: Date) {
    guard isEnabled else { return }
    let step = Double(minuteInterval) * 60
    let time = date.timeIntervalSinceReferenceDate
    self.date =
      minuteInterval > 1
      ? Date(timeIntervalSinceReferenceDate: (time / step).rounded(.down) * step) : date
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Simulates picking a duration in seconds, and sends `valueChanged`.
  public func pick(countDownDuration: TimeInterval) {
    guard isEnabled else { return }
    self.countDownDuration = countDownDuration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIPickerView {
  /// Returns the text of a row from the delegate, or `nil` if there is no such row.
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    rowTitle(forRow: row, inComponent: component)
  }

  /// Simulates spinning a wheel to a row, and notifies the delegate even if the row was already
  /// selected.
  ///
  /// Does nothing while user interaction is disabled or the component has no rows.
  public func spin(toRow row: Int, inComponent component: Int) {
    guard isUserInteractionEnabled, numberOfRows(inComponent: component) > 0 else { return }
    selectRow(row, inComponent: component, animated: true)
    environment.bind {
      delegate?.pickerView(
        self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
    }
  }
}
