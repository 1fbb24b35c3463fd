import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Steppers and pickers")
@MainActor
struct StepperAndPickerTests {
  private func changes(of control: UIControl, _ body: () -> Void) -> Int {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    body()
    return count
  }

  @Test("a stepper keeps its value between the limits and sends an event for each change")
  func stepper() {
    let stepper = UIStepper()
    #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    stepper.maximumValue = 2
    let sent = changes(of: stepper) {
      stepper.value = 7
      #expect(stepper.value == 2)
      stepper.tapIncrement()
      stepper.tapDecrement()
      stepper.tapDecrement()
      stepper.tapDecrement()
    }
    #expect(stepper.value == 0 && sent == 2)
  }

  @Test("a stepper that wraps goes from one end to the other")
  func wrapping() {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 3
    stepper.wraps = true
    stepper.tapDecrement()
    #expect(stepper.value == 3)
    stepper.tapIncrement()
    #expect(stepper.value == 1)
    stepper.isEnabled = false
    stepper.tapIncrement()
    #expect(stepper.value == 1)
  }

  @Test("a stepper's limits stay in order, and a step of nothing counts as 1")
  func stepperLimits() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200 && stepper.value == 200)
    stepper.maximumValue = 50
    #expect(stepper.minimumValue == 50 && stepper.value == 50)
    stepper.stepValue = 0
    #expect(stepper.stepValue == 1)
  }

  @Test("a date picker keeps its date between the limits, unless they are the wrong way round")
  func dates() {
    let picker = UIDatePicker()
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 0))
    picker.minimumDate = day
    #expect(picker.date == day)
    picker.maximumDate = day + 100
    picker.setDate(day + 500, animated: false)
    #expect(picker.date == day + 100)
    picker.maximumDate = day - 100
    picker.date = day + 500
    #expect(picker.date == day + 500)
  }

  @Test("a picked date is rounded down to the interval and sends an event")
  func picking() {
    let picker = UIDatePicker()
    picker.minuteInterval = 15
    let sent = changes(of: picker) {
      picker.pick(Date(timeIntervalSinceReferenceDate: 1700))
      picker.date = Date(timeIntervalSinceReferenceDate: 0)
    }
    #expect(sent == 1)
    picker.pick(Date(timeIntervalSinceReferenceDate: 1700))
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 900))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.pick(countDownDuration: 100_000)
    #expect(picker.countDownDuration == 86_340)
  }

  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [3, 2]
    var chosen: [[Int]] = []
    var asked = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      asked += 1
      return rows.count
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  @Test(
    "a picker tells of a person's choice alone, and rows that are not there count as the nearest")
  func picker() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 5) == -1 && picker.numberOfRows(inComponent: 5) == 0)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2 && wheels.chosen.isEmpty)
    picker.spin(toRow: 1, inComponent: 1)
    #expect(picker.selectedRow(inComponent: 1) == 1 && wheels.chosen == [[1, 1]])
    #expect(picker.title(forRow: 2, inComponent: 0) == "0.2")
    #expect((picker.view(forRow: 2, forComponent: 0) as? UILabel)?.text == "0.2")
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
  }

  @Test("a picker asks again when it is reloaded, and keeps a choice whose row is there")
  func reloading() {
    let (picker, wheels) = (UIPickerView(), Wheels())
    picker.dataSource = wheels
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    let asked = wheels.asked
    wheels.rows = [2, 4]
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 4 && wheels.asked == asked)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 1)
    wheels.rows = [0]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    wheels.rows = [4]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}
