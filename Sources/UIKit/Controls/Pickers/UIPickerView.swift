import Foundation

/// Wheels of rows, one of which each wheel shows as chosen, 216 points high.
///
/// What the wheels hold is asked when they are reloaded, and when first looked at.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var rows: [Int]?
  private var chosen: [Int] = []
  /// Gives the numbers of wheels and rows; setting it reloads.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Gives titles and views, and hears of choices.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean value that indicates whether a bar marks the chosen row; kept as a value. The
  /// default is `false`.
  open var showsSelectionIndicator = false

  private static var size: CGSize { CGSize(width: 320, height: 216) }

  /// Creates a picker with a frame in points; one without a size gets 320 by 216.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a picker; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  private var counts: [Int] {
    if let rows { return rows }
    guard let dataSource else { return [] }
    let found = (0..<max(0, dataSource.numberOfComponents(in: self))).map {
      max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0))
    }
    rows = found
    chosen = found.enumerated().map { component, count in
      min(component < chosen.count ? chosen[component] : 0, count - 1)
    }
    return found
  }

  /// The number of wheels.
  open var numberOfComponents: Int { counts.count }

  /// Returns the number of rows of a wheel; 0 for one that is not there.
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// Returns the chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? chosen[component] : -1
  }

  /// Chooses a row, without telling the delegate; a row that is not there counts as the nearest.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return }
    chosen[component] = min(max(row, 0), count - 1)
  }

  /// Asks for the numbers of all wheels again; a choice stays while its row is there.
  open func reloadAllComponents() {
    rows = nil
  }

  /// Asks for the number of a wheel's rows again.
  open func reloadComponent(_ component: Int) {
    guard counts.indices.contains(component), let dataSource else { return }
    let count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    rows?[component] = count
    chosen[component] = min(max(chosen[component], count > 0 ? 0 : -1), count - 1)
  }

  /// Returns the view that the delegate gives for a row; `nil` without one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Returns the size of a wheel's rows in points: what the delegate says, else 32 points high.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(numberOfComponents, 1))
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / count, height: height > 0 ? height : 32)
  }

  /// The text of a row, as the delegate gives it; UIKit has no such member.
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    guard row >= 0, row < numberOfRows(inComponent: component), let delegate else { return nil }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// The picker's own size.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The picker's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns a wheel to a row. A driven step: the delegate hears of the row, also of the same one.
  public func spin(toRow row: Int, inComponent component: Int) {
    guard isUserInteractionEnabled, numberOfRows(inComponent: component) > 0 else { return }
    selectRow(row, inComponent: component, animated: true)
    environment.bind {
      delegate?.pickerView(self, didSelectRow: chosen[component], inComponent: component)
    }
  }
}

/// Gives a picker the numbers of its wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
