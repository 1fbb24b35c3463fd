import Foundation

/// An object at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place of the object.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title. Optional; the default is `nil`.
  var title: String? { get }
  /// The subtitle. Optional; the default is `nil`.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The default implementation returns `nil`.
  public var title: String? { nil }
  /// The default implementation returns `nil`.
  public var subtitle: String? { nil }
}

/// A point of a map with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place of the point.
  open var coordinate = CLLocationCoordinate2D()
  /// The title of the point.
  open var title: String?
  /// The subtitle of the point.
  open var subtitle: String?

  /// Creates a point at 0 degrees.
  public override init() {
    super.init()
  }

  /// Creates a point at a place.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
