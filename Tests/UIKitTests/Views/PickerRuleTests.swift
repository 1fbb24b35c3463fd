import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Sizes, gates and limits of steppers and pickers, beside ``StepperAndPickerTests``.
@Suite("Rules of steppers and pickers")
@MainActor
struct PickerRuleTests {
  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows: [Int]
    let width: CGFloat
    var chosen: [Int] = []

    init(_ rows: [Int], width: CGFloat = 0) {
      (self.rows, self.width) = (rows, width)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "plain" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { row == 0 ? NSAttributedString(string: "styled") : nil }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      width / 2
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      width
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append(row) }
  }

  private func changes(of control: UIControl, _ body: () -> Void) -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    body()
    return count
  }

  @Test("a picker without a frame has its own size, one with a frame keeps it")
  func size() {
    #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIPickerView(frame: frame).frame == frame)
  }

  @Test("the delegate's sizes of rows win where they are above nothing")
  func rowSize() {
    let (picker, wheels) = (UIPickerView(), Wheels([1, 1], width: 90))
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 90, height: 45))
  }

  @Test("an attributed title wins over a plain one, and rows that are not there have neither")
  func titles() {
    let (picker, wheels) = (UIPickerView(), Wheels([2]))
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.title(forRow: 0, inComponent: 0) == "styled")
    #expect(picker.title(forRow: 1, inComponent: 0) == "plain")
    for row in [-1, 2] {
      #expect(picker.title(forRow: row, inComponent: 0) == nil)
      #expect(picker.view(forRow: row, forComponent: 0) == nil)
    }
  }

  @Test("another data source is asked anew")
  func otherSource() {
    let (picker, one, other) = (UIPickerView(), Wheels([2]), Wheels([5]))
    picker.dataSource = one
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    picker.dataSource = other
    #expect(picker.numberOfRows(inComponent: 0) == 5)
  }

  @Test("a wheel that lost its rows stays within them, and wheels that are not there turn nowhere")
  func fewerRows() {
    let (picker, wheels) = (UIPickerView(), Wheels([4]))
    picker.dataSource = wheels
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(0, inComponent: 9, animated: false)
    wheels.rows = [2]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1)
  }

  @Test("a picker without interaction cannot be turned")
  func disabledWheel() {
    let (picker, wheels) = (UIPickerView(), Wheels([4]))
    picker.dataSource = wheels
    picker.delegate = wheels
    picker.isUserInteractionEnabled = false
    picker.spin(toRow: 2, inComponent: 0)
    #expect(wheels.chosen.isEmpty && picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("an interval divides the hour and is half of it at most", arguments: [0, 7, 31, 60])
  func interval(_ minutes: Int) {
    let picker = UIDatePicker()
    picker.minuteInterval = minutes
    #expect(picker.minuteInterval == 1)
  }

  @Test("a disabled date picker cannot be turned, an enabled one tells of a duration")
  func gates() {
    let picker = UIDatePicker()
    let sent = changes(of: picker) {
      picker.pick(countDownDuration: 60)
      picker.isEnabled = false
      picker.pick(countDownDuration: 120)
      picker.pick(Date(timeIntervalSinceReferenceDate: 900))
    }
    #expect(sent == 1 && picker.countDownDuration == 60)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test("a limit that is set later takes the date along")
  func laterLimits() {
    let picker = UIDatePicker()
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: -5)
    #expect(picker.date == picker.maximumDate)
    picker.maximumDate = nil
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 7)
    #expect(picker.date == picker.minimumDate)
  }

  @Test("durations are not negative, and the automatic style is the compact one")
  func values() {
    let picker = UIDatePicker()
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 0)
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test("a stepper has one size, and a higher minimum takes its value along")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    let size = CGSize(width: 94, height: 32)
    #expect(stepper.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: size))
    #expect(stepper.sizeThatFits(.zero) == size && stepper.intrinsicContentSize == size)
    stepper.minimumValue = 5
    #expect(stepper.value == 5)
  }
}
