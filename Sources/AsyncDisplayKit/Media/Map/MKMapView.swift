import UIKit

/// A view for a map, which stores its values and shows no map.
///
/// Creating one reports the advisory `unused-member`.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// The delegate, which the runtime never notifies.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part of the map. The default is the whole map.
  open var region = MKCoordinateRegion.world
  /// The kind of the map. The default is `standard`.
  open var mapType = MKMapType.standard
  /// A Boolean value that indicates whether the place of the device is shown. The default is `false`.
  open var showsUserLocation = false
  /// The objects on the map.
  public private(set) final var annotations: [any MKAnnotation] = []

  /// Creates a view for a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reportUnused("MKMapView", if: true, effect: "shows no map")
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reportUnused("MKMapView", if: true, effect: "shows no map")
  }

  /// Sets the part of the map at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
  }

  /// Adds an object to the map.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
  }

  /// Adds objects to the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(addAnnotation)
  }

  /// Removes an object from the map.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }

  /// Removes objects from the map.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }

  /// Adds the objects that are not on the map, and sets the region to their extent.
  ///
  /// Decided here: the region is that of Texture's static maps, twice the extent.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for each in annotations where !self.annotations.contains(where: { $0 === each }) {
      addAnnotation(each)
    }
    region = .fitting(annotations)
  }
}

/// The delegate of a map view. All methods are optional, and this runtime never calls them.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the region has changed. This method is never called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Asks the delegate for the view of an object. This method is never called.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Tells the delegate that the view of an object is selected. This method is never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  /// The default implementation does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// The default implementation returns `nil`.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// The default implementation does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
}

/// The view of an object on a map.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  /// The object of the view.
  open var annotation: (any MKAnnotation)?
  /// The identifier for reuse.
  public final let reuseIdentifier: String?
  /// The image of the view. It is not shown, since no map is.
  open var image: UIImage?

  /// Creates a view for an object.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}
