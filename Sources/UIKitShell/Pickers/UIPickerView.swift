import Foundation

/// A view of spinning wheels with rows, each with a selected row, 216 points high.
///
/// The picker asks its data source for the numbers of wheels and rows when it is first used, and
/// after each reload.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private var rows: [Int]?
  private var chosen: [Int] = []
  /// The data source, which provides the numbers of components and rows. Setting it reloads the
  /// picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The delegate, which provides titles and views and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// A Boolean value that indicates whether the selected row is marked. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var showsSelectionIndicator = false {
    didSet { reportUnused("UIPickerView", if: showsSelectionIndicator) }
  }

  private static var size: CGSize { CGSize(width: 320, height: 216) }

  /// Creates a picker with a frame in points. A frame of size zero gets 320 by 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? Self.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }

  /// Creates a picker. The contents of the archive are not decoded.
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

  /// The number of components.
  open var numberOfComponents: Int { counts.count }

  /// Returns the number of rows of a component, or 0 for an invalid index.
  open func numberOfRows(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? counts[component] : 0
  }

  /// Returns the selected row of a component, or -1 when there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    counts.indices.contains(component) ? chosen[component] : -1
  }

  /// Selects a row without notifying the delegate. The row is limited to the existing rows.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return }
    chosen[component] = min(max(row, 0), count - 1)
  }

  /// Reloads all components. A selection remains while its row exists.
  open func reloadAllComponents() {
    rows = nil
  }

  /// Reloads a component.
  open func reloadComponent(_ component: Int) {
    guard counts.indices.contains(component), let dataSource else { return }
    let count = max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    rows?[component] = count
    chosen[component] = min(max(chosen[component], count > 0 ? 0 : -1), count - 1)
  }

  /// Returns the view of a row from the delegate, or `nil` without a delegate or a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Returns the text of a row from the delegate, or `nil` when there is no such row.
  package func rowTitle(forRow row: Int, inComponent component: Int) -> String? {
    guard row >= 0, row < numberOfRows(inComponent: component), let delegate else { return nil }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Returns the size of a component's rows, in points. By default, rows are 32 points high and
  /// share the width.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(numberOfComponents, 1))
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / count, height: height > 0 ? height : 32)
  }

  /// The size of a picker: 320 by 216 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the size of a picker: 320 by 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

/// The methods that provide a picker with the numbers of components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Asks the data source for the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asks the data source for the number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
