import Foundation

/// A distance in meters.
public typealias CLLocationDistance = Double
/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double

/// A place on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0 degrees.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// The extent of a region.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from east to west, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates the extent 0.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map.
public struct MKCoordinateRegion: Sendable {
  /// The center of the region.
  public var center: CLLocationCoordinate2D
  /// The extent of the region.
  public var span: MKCoordinateSpan

  /// Creates an empty region.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region with an extent in meters.
  ///
  /// Decided here: a degree of latitude is 111,319.5 meters, as on a sphere with the radius of the equator. A device
  /// computes with an ellipsoid, so its degrees differ by less than a percent.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = 111_319.5
    let ratio = max(cos(center.latitude * .pi / 180), 0.000_001)
    let span = MKCoordinateSpan(
      latitudeDelta: min(latitudinalMeters / meters, 180),
      longitudeDelta: min(longitudinalMeters / meters / ratio, 360))
    self.init(center: center, span: span)
  }

  /// The region of the whole map, which ends at 85.05 degrees north and south.
  static let world = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 170.102_258, longitudeDelta: 360))

  /// Returns the region that Texture shows for annotations: twice their extent.
  ///
  /// Source: `ASMapNode.mm`, `-regionToFitAnnotations:`.
  static func fitting(_ annotations: [any MKAnnotation]) -> MKCoordinateRegion {
    let latitudes = annotations.map(\.coordinate.latitude)
    let longitudes = annotations.map(\.coordinate.longitude)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return world }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: north - (north - south) * 0.5, longitude: west + (east - west) * 0.5),
      span: MKCoordinateSpan(
        latitudeDelta: (north - south) * 2, longitudeDelta: (east - west) * 2))
  }
}
