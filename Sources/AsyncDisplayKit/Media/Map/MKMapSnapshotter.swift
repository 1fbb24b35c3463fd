import UIKit

/// The kinds of maps.
public enum MKMapType: UInt, Hashable, Sendable {
  /// Streets and names.
  case standard
  /// Pictures from satellites.
  case satellite
  /// Pictures from satellites with streets and names.
  case hybrid
  /// Pictures from satellites in three dimensions.
  case satelliteFlyover
  /// Pictures from satellites in three dimensions with streets and names.
  case hybridFlyover
  /// Streets and names in muted colors.
  case mutedStandard
}

/// The object that draws a map on a device. The runtime has its options alone.
open class MKMapSnapshotter: NSObject {
  /// What a snapshot of a map shows.
  open class Options: NSObject, NSCopying {
    /// The part of the map. The default is the whole map.
    open var region = MKCoordinateRegion.world
    /// The size of the snapshot, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The kind of the map. The default is `standard`.
    open var mapType = MKMapType.standard
    /// A Boolean value that indicates whether buildings are shown. The default is `true`. Not used by the runtime,
    /// which reports `unused-member`.
    open var showsBuildings = true {
      didSet { reportUnused("MKMapSnapshotter.Options", if: !showsBuildings) }
    }

    /// Creates options for the whole map.
    public override init() {
      super.init()
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Options()
      (copy.region, copy.size, copy.mapType) = (region, size, mapType)
      copy.showsBuildings = showsBuildings
      return copy
    }
  }
}

/// The former name of the options of a snapshot.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
