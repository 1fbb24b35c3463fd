import Foundation

/// A rectangle that takes part in constraint layout without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ConstraintItem {
  /// What a guide's rectangle follows.
  enum Source: Equatable {
    /// Its own constraints.
    case constraints
    /// Its owner's bounds inside the safe area.
    case safeArea
    /// Its owner's bounds inside the margins.
    case margins
    /// The part of its owner's bounds inside the margins that is not too wide for reading.
    case readable
    /// The part of its owner's bounds above the safe area.
    case coveredTop
    /// The part of its owner's bounds below the safe area.
    case coveredBottom
    /// The content of its owner, a scroll view.
    case scrollContent
    /// The part of the content that its owner, a scroll view, shows.
    case scrollFrame
    /// The frame that its owner's code has given to one of its subviews.
    case placedSubview(UIView)
  }

  let source: Source
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name to find the guide by.
  open var identifier = ""
  var solvedFrame = CGRect.zero

  /// Creates a guide without an owner; `addLayoutGuide` gives it one.
  public override init() {
    source = .constraints
    super.init()
  }

  init(source: Source, of view: UIView) {
    self.source = source
    owningView = view
    super.init()
  }

  /// The greatest width that is read with ease, in points.
  ///
  /// UIKit's documentation says that it depends on the text size and gives no number; at the usual size
  /// apps measure 672.
  private static let readableWidth: CGFloat = 672

  var constrainedView: UIView? { owningView }

  /// The rectangle in the owner's space, in points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch source {
    case .constraints: return solvedFrame
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .readable:
      let room = owningView.bounds.inset(by: owningView.layoutMargins)
      let width = min(room.width, Self.readableWidth)
      return CGRect(
        x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .coveredTop:
      let bounds = owningView.bounds
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: owningView.safeAreaInsets.top)
    case .coveredBottom:
      let (bounds, height) = (owningView.bounds, owningView.safeAreaInsets.bottom)
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .scrollContent:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return owningView.bounds
    case .placedSubview(let view): return view.frame
    }
  }
}

extension UILayoutGuide {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
