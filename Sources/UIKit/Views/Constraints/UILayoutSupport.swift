/// The part of a controller's view that bars cover at one edge.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the part in points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of one edge of a controller's view.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part of the view that bars cover above; reading it loads the view.
  ///
  /// Rule: UIKit's documentation, which replaces it by the view's `safeAreaLayoutGuide`: its lower edge
  /// is the safe area's upper one.
  public var topLayoutGuide: any UILayoutSupport {
    if let guide = values.topGuide, guide.owningView === view { return guide }
    let guide = BarGuide(source: .coveredTop, of: view)
    values.topGuide = guide
    return guide
  }

  /// The part of the view that bars cover below; reading it loads the view.
  ///
  /// Rule: as of ``topLayoutGuide``: its upper edge is the safe area's lower one.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let guide = values.bottomGuide, guide.owningView === view { return guide }
    let guide = BarGuide(source: .coveredBottom, of: view)
    values.bottomGuide = guide
    return guide
  }
}
