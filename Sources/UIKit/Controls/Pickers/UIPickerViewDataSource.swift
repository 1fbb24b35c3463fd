/// Gives a picker the numbers of its wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Answers the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Answers the number of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
