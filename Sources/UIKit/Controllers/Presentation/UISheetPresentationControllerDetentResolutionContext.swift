/// What a height of a sheet is resolved in.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet may have there, in points.
  var maximumDetentValue: CGFloat { get }
}
