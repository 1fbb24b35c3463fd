import Foundation

/// The view of one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)
  /// The view that holds the content; it fills the cell.
  open var contentView: UIView { content }

  /// Makes a cell with a frame in points; collection views make theirs with this.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Makes a cell with its default values: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Whether the item is selected; set by the collection view.
  open var isSelected = false { didSet { updateBackgrounds() } }

  /// Whether a touch rests on the item; set by the collection view.
  open var isHighlighted = false { didSet { updateBackgrounds() } }

  /// A view behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertBackground(backgroundView, at: 0) }
    }
  }

  /// A view between background and content that is visible while the item is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateBackgrounds()
    }
  }

  private func updateBackgrounds() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return selectedBackgroundView.removeFromSuperview() }
    guard selectedBackgroundView.superview !== self else { return }
    insertBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }

  private func insertBackground(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  /// Keeps content and backgrounds as large as the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, content] { view?.frame = bounds }
  }
}
