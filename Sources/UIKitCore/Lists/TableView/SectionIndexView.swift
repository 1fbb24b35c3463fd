import Foundation

/// The section index of a table view: its titles in a column at the trailing edge, vertically centered.
///
/// Rule: UIKit's documentation of `sectionIndexTitles(for:)`, `sectionIndexColor` and
/// `sectionIndexBackgroundColor`. Decided here, since nothing is documented: titles of 11 points; if not all of
/// them fit, each second, third and so on is shown. Touches pass to the rows behind it:
/// `scrollToSection(forIndexTitleAt:)` simulates a touch on a title.
final class SectionIndexView: UIView {
  private static var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }

  private var labels: [UILabel] = []
  /// The titles from top to bottom.
  var titles: [String] = [] { didSet { if titles != oldValue { showTitles() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the color of the titles.
  func color(_ color: UIColor) {
    for label in labels where label.textColor != color { label.textColor = color }
  }

  private func showTitles() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title == UITableView.indexSearch ? "\u{1F50D}" : title
      label.font = Self.font
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = Self.font.lineHeight
    let room = max(1, Int(bounds.height / height))
    let step = max(1, (labels.count + room - 1) / room)
    let shown = stride(from: 0, to: labels.count, by: step)
    var y = (bounds.height - CGFloat(Array(shown).count) * height) / 2
    for (index, label) in labels.enumerated() {
      label.isHidden = !index.isMultiple(of: step)
      guard !label.isHidden else { continue }
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

extension UITableView {
  /// The z-position of the section index, which is in front of headers.
  private static var indexOrder: CGFloat { 2 }

  /// Shows the section index in the visible part of the content, or removes it.
  func placeSectionIndex() {
    guard let titles = tableState.indexTitles, !titles.isEmpty else {
      tableState.indexView?.removeFromSuperview()
      tableState.indexView = nil
      return
    }
    let index = tableState.indexView ?? SectionIndexView(frame: .zero)
    tableState.indexView = index
    index.layer.zPosition = Self.indexOrder
    if index.superview !== self { keepingLayoutValid { addSubview(index) } }
    index.titles = titles
    index.color(sectionIndexColor ?? tintColor)
    index.backgroundColor = sectionIndexBackgroundColor
    let room = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    index.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - Self.indexStripWidth, y: room.minY,
      width: Self.indexStripWidth, height: max(0, room.height))
  }
}
