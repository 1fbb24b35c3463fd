import Foundation
import UIKit

extension ControlPen {
  func draw(control: UIControl) {
    switch control {
    case let control as UIButton: draw(control)
    case let control as UISwitch: draw(control)
    case let control as UISlider: draw(control)
    case let control as UIStepper: draw(control)
    case let control as UISegmentedControl: draw(control)
    case let control as UIPageControl: draw(control)
    case let control as UISearchTextField: draw(control)
    case let control as UITextField: draw(control)
    case let control as UIDatePicker: draw(control)
    case let control as UIRefreshControl: if control.isRefreshing { spokes(.systemGray) }
    default: break
    }
  }

  private func draw(_ button: UIButton) {
    guard let configuration = button.configuration,
      let color = configuration.shownBackgroundColor(tint: tint)
    else { return }
    fill(bounds, radius: radius(configuration), color)
  }

  private func radius(_ configuration: UIButton.Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .capsule: bounds.height / 2
    case .small: 4
    case .medium: 6
    case .large: 9
    case .fixed: configuration.background.cornerRadius
    default: 6
    }
  }

  private func draw(_ control: UISwitch) {
    let track = CGRect(x: bounds.midX - 25.5, y: bounds.midY - 15.5, width: 51, height: 31)
    let color = control.isOn ? control.onTintColor ?? .systemGreen : .systemGray4
    fill(track, radius: 15.5, color)
    let isRight = control.isOn == (control.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let x = isRight ? track.maxX - 29 : track.minX + 2
    knob(CGRect(x: x, y: track.minY + 2, width: 27, height: 27), control.thumbTintColor ?? .white)
  }

  private func draw(_ control: UISlider) {
    let track = control.trackRect(forBounds: bounds)
    let thumb = control.thumbRect(forBounds: bounds, trackRect: track, value: control.value)
    fill(track, radius: track.height / 2, control.maximumTrackTintColor ?? .systemGray4)
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let filled =
      isMirrored
      ? CGRect(
        x: thumb.midX, y: track.minY, width: max(0, track.maxX - thumb.midX), height: track.height)
      : CGRect(
        x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height)
    fill(filled, radius: track.height / 2, control.minimumTrackTintColor ?? tint)
    if let image = control.currentThumbImage { return image.draw(in: thumb) }
    knob(thumb.insetBy(dx: 1.5, dy: 1.5), control.thumbTintColor ?? .white)
  }

  private func draw(_ control: UIStepper) {
    fill(bounds, radius: 8, .tertiarySystemFill)
    let quarter = bounds.width / 4
    for (x, isPlus) in [(bounds.minX + quarter, false), (bounds.maxX - quarter, true)] {
      line([CGPoint(x: x - 7, y: bounds.midY), CGPoint(x: x + 7, y: bounds.midY)], .label)
      guard isPlus else { continue }
      line([CGPoint(x: x, y: bounds.midY - 7), CGPoint(x: x, y: bounds.midY + 7)], .label)
    }
    fill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), .separator)
  }

  private func draw(_ control: UISegmentedControl) {
    fill(bounds, radius: 8, .tertiarySystemFill)
    let count = max(control.numberOfSegments, 1)
    let width = bounds.width / CGFloat(count)
    for index in 0..<control.numberOfSegments {
      let cell = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width, height: bounds.height
      )
      let isChosen = index == control.selectedSegmentIndex
      if isChosen {
        fill(
          cell.insetBy(dx: 2, dy: 2), radius: 7,
          control.selectedSegmentTintColor ?? .systemBackground)
      }
      if let title = control.titleForSegment(at: index) {
        text(title, in: cell, bold: isChosen, .label)
      } else {
        control.imageForSegment(at: index).map { image in
          image.withTintColor(resolved(.label)).draw(
            at: CGPoint(x: cell.midX - image.size.width / 2, y: cell.midY - image.size.height / 2))
        }
      }
    }
  }

  private func draw(_ control: UIPageControl) {
    guard control.numberOfPages > (control.hidesForSinglePage ? 1 : 0) else { return }
    let (count, distance) = (min(control.numberOfPages, 50), CGFloat(16))
    let start = bounds.midX - distance * CGFloat(count - 1) / 2
    for page in 0..<count {
      let isCurrent = page == control.currentPage
      let color =
        isCurrent
        ? control.currentPageIndicatorTintColor ?? .label
        : control.pageIndicatorTintColor ?? .systemGray3
      dot(at: CGPoint(x: start + distance * CGFloat(page), y: bounds.midY), radius: 3.5, color)
    }
  }

  private func draw(_ field: UISearchTextField) {
    draw(field as UITextField)
    let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = min(16, bounds.height)
    let x = isMirrored ? bounds.maxX - 8 - side : bounds.minX + 8
    UIImage(systemName: "magnifyingglass")?.withTintColor(resolved(.secondaryLabel))
      .draw(in: CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side))
  }

  private func draw(_ field: UITextField) {
    switch field.borderStyle {
    case .none: break
    case .line: frame(bounds, .label)
    case .bezel: frame(bounds, width: 2, .systemGray3)
    case .roundedRect: frame(bounds, radius: 6, .systemGray4)
    }
  }

  private func draw(_ picker: UIDatePicker) {
    fill(bounds, radius: 8, .tertiarySystemFill)
    text(shownText(of: picker), in: bounds.insetBy(dx: 6, dy: 0), size: 15, tint)
  }

  private func shownText(of picker: UIDatePicker) -> String {
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = picker.timeZone ?? TimeZone(secondsFromGMT: 0)
    switch picker.datePickerMode {
    case .countDownTimer:
      let minutes = Int(picker.countDownDuration / 60)
      return "\(minutes / 60) h \(minutes % 60) min"
    case .time: formatter.formatOptions = [.withTime, .withColonSeparatorInTime]
    case .date: formatter.formatOptions = [.withFullDate]
    case .yearAndMonth: formatter.formatOptions = [.withYear, .withMonth, .withDashSeparatorInDate]
    case .dateAndTime:
      formatter.formatOptions = [
        .withFullDate, .withTime, .withSpaceBetweenDateAndTime, .withColonSeparatorInTime,
      ]
    }
    return formatter.string(from: picker.date)
  }

  /// Draws the spokes of an activity indicator.
  func spokes(_ color: UIColor) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let outer = min(bounds.width, bounds.height, 40) / 2 * 0.9
    // Eighths of a turn as numbers, so that every machine draws the same.
    let half = CGFloat(0.707106781)
    let directions: [(CGFloat, CGFloat)] = [
      (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half),
    ]
    for (index, (x, y)) in directions.enumerated() {
      let faded = resolved(color).withAlphaComponent(1 - CGFloat(index) * 0.1)
      line(
        [
          CGPoint(x: center.x + x * outer * 0.5, y: center.y + y * outer * 0.5),
          CGPoint(x: center.x + x * outer, y: center.y + y * outer),
        ], width: max(1.5, outer * 0.18), faded)
    }
  }
}
