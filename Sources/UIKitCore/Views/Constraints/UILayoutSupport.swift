/// The part of a view controller's view that bars cover at one edge.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the covered part, in points.
  var length: CGFloat { get }
  /// The anchor of the covered part's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the covered part's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the covered part's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The layout guide of the top or bottom part of a controller's view that bars cover.
final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The part of the view that bars cover at the top. Reading it loads the view.
  ///
  /// Rule: UIKit's documentation, which replaces it by the view's `safeAreaLayoutGuide`: its bottom
  /// edge is the top edge of the safe area.
  public var topLayoutGuide: any UILayoutSupport {
    if let guide = values.topGuide, guide.owningView === view { return guide }
    let guide = BarGuide(source: .coveredTop, of: view)
    values.topGuide = guide
    return guide
  }

  /// The part of the view that bars cover at the bottom. Reading it loads the view.
  ///
  /// Rule: as for ``topLayoutGuide``: its top edge is the bottom edge of the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let guide = values.bottomGuide, guide.owningView === view { return guide }
    let guide = BarGuide(source: .coveredBottom, of: view)
    values.bottomGuide = guide
    return guide
  }
}
