import Foundation

/// A header or footer of a table that is used again for other sections.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UIView(frame: .zero)
  /// The view that holds the content; it fills the view.
  open var contentView: UIView { content }
  private var labels = TableCellLabels(.subtitle)
  /// The identifier under which the view was made; nil when it is not used again.
  open internal(set) var reuseIdentifier: String?

  /// Makes a view with an identifier; tables make theirs with this.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Makes a view without an identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Makes a view without an identifier: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// The label of the title; made when it is asked for.
  open var textLabel: UILabel? { labels.text(in: contentView) }
  /// The label below the title; made when it is asked for.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }

  /// A view behind the content; it fills the view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Prepares a view that was used before; called when it is dequeued again. An override calls this.
  open func prepareForReuse() {}

  /// Places content, background and labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.frame = bounds
    labels.layOut(in: bounds, indentation: 0)
  }
}
