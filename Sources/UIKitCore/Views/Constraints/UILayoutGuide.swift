import Foundation

/// A rectangle that takes part in constraint-based layout without a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ConstraintItem {
  /// The origin of a guide's rectangle.
  enum Source: Equatable {
    /// The guide's own constraints.
    case constraints
    /// The bounds of the owner inside its safe area.
    case safeArea
    /// The bounds of the owner inside its margins.
    case margins
    /// The part of the owner's bounds inside its margins that has a readable width.
    case readable
    /// The part of the owner's bounds above its safe area.
    case coveredTop
    /// The part of the owner's bounds below its safe area.
    case coveredBottom
    /// The content of the owner, a scroll view.
    case scrollContent
    /// The visible part of the content of the owner, a scroll view.
    case scrollFrame
    /// The frame that the owner's code sets for one of its subviews.
    case placedSubview(UIView)
  }

  let source: Source
  /// The view that owns the guide.
  open internal(set) weak var owningView: UIView?
  /// An identifier of the guide.
  open var identifier = ""
  package var solvedFrame = CGRect.zero

  /// Creates a guide without an owner. `addLayoutGuide(_:)` sets the owner.
  public override init() {
    source = .constraints
    super.init()
  }

  init(source: Source, of view: UIView) {
    self.source = source
    owningView = view
    super.init()
  }

  /// The maximum readable width, in points.
  ///
  /// Decided here: UIKit's documentation says that it depends on the text size and gives no number;
  /// at the default text size, apps measure 672.
  static let readableWidth: CGFloat = 672

  var constrainedView: UIView? { owningView }

  /// The rectangle in the coordinate space of the owner, in points.
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
  /// The anchor of the guide's left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the guide's right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the guide's leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the guide's trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the guide's horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the guide's top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the guide's bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the guide's vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the guide's width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the guide's height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
