import UIKit

extension UIRefreshControl {
  /// Simulates pulling far enough to refresh: begins refreshing and sends `valueChanged`.
  ///
  /// Does nothing while a refresh is in progress or the control is disabled.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}

extension UIPageControl {
  /// Simulates a tap that moves to a page. Sends `valueChanged` if the page changes.
  ///
  /// - Parameter page: the page, which is kept between 0 and the last page.
  public func tapPage(_ page: Int) {
    let former = currentPage
    guard isEnabled else { return }
    currentPage = page
    if currentPage != former { sendActions(for: .valueChanged) }
  }
}

extension UISegmentedControl {
  /// Simulates a tap on a segment: performs its action, then sends `valueChanged`.
  ///
  /// Does nothing for the selected segment, a disabled segment or one that does not exist.
  public func tapSegment(at segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), segment != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = segment
    if let action = actionForSegment(at: segment) { environment.bind { sendAction(action) } }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}

extension UISlider {
  /// Simulates dragging the thumb to a value, and sends `valueChanged`.
  public func drag(to value: Float) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}

extension UIStepper {
  /// Simulates a tap on the plus button. Sends `valueChanged` if the value changes.
  public func tapIncrement() { step(by: stepValue) }

  /// Simulates a tap on the minus button. Sends `valueChanged` if the value changes.
  public func tapDecrement() { step(by: -stepValue) }

  private func step(by amount: Double) {
    guard isEnabled else { return }
    let (former, next) = (value, value + amount)
    value = wraps ? wrapped(next) : next
    if value != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func wrapped(_ value: Double) -> Double {
    if value > maximumValue { return minimumValue }
    return value < minimumValue ? maximumValue : value
  }
}
