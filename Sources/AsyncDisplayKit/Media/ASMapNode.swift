import UIKit

/// The ways in which a map node shows its annotations.
public struct ASMapNodeShowAnnotationsOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the options.
  public let rawValue: UInt

  /// Creates options from a raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The region of the map is that of the annotations.
  public static let zoomed = ASMapNodeShowAnnotationsOptions(rawValue: 1 << 0)
  /// A live map changes to the region of the annotations with an animation.
  public static let animated = ASMapNodeShowAnnotationsOptions(rawValue: 1 << 1)
}

/// A node for a map, which this runtime does not draw.
///
/// Texture: `ASMapNode`. The node has its size and its values as on a device, and a map view while
/// ``isLiveMap`` is `true`. No snapshot of a map is taken, and the map view shows no map; where a device would
/// do so, the advisory `unused-member` is reported.
open class ASMapNode: ASImageNode {
  // The node's lock protects the values. Source: `ASMapNode.mm`, `-options` and the other accessors.
  private var map = MapState()
  /// The block that `imageForStaticMapAnnotationBlock` stores.
  final var annotationImageBlock: Any?

  /// The map view, or `nil` if the map is not live.
  ///
  /// Main thread.
  @preconcurrency @MainActor public private(set) final var mapView: MKMapView?

  /// Creates a node that shows the whole map.
  ///
  /// Any thread. Source: `ASMapNode.mm`, `-init`.
  public override init() {
    super.init()
    backgroundColor = ASDisplayNodeDefaultPlaceholderColor()
    clipsToBounds = true
    isUserInteractionEnabled = true
  }

  // MARK: Map

  /// What the map shows.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASMapNode.mm`, `-options` and `-setOptions:`.
  open var options: MKMapSnapshotter.Options {
    get {
      let size = calculatedSize
      return withNodeLock {
        let options = map.options ?? MKMapSnapshotter.Options()
        if map.options == nil, size != .zero { options.size = size }
        map.options = options
        return options
      }
    }
    set {
      let former = withNodeLock { () -> MKMapSnapshotter.Options? in
        defer { map.options = newValue }
        return map.options
      }
      guard former !== newValue else { return }
      performOnMain { node in
        guard let node = node as? ASMapNode else { return }
        if node.isLiveMap {
          node.applyOptions()
        } else if node.withNodeLock({ node.map.hasSnapshot }) {
          node.takeSnapshot()
        }
      }
    }
  }

  /// The part of the map, which is a part of ``options``. The default is the whole map.
  ///
  /// Threads as for ``options``. Source: `ASMapNode.mm`, `-setRegion:`.
  open var region: MKCoordinateRegion {
    get { options.region }
    set {
      guard let copy = options.copy() as? MKMapSnapshotter.Options else { return }
      copy.region = newValue
      options = copy
    }
  }

  /// A Boolean value that indicates whether the node has a map view. The default is `false`.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASMapNode.mm`, `-setLiveMap:`.
  open var isLiveMap: Bool {
    get { withNodeLock { map.isLive } }
    set {
      let hasChanged = withNodeLock { () -> Bool in
        defer { map.isLive = newValue }
        return map.isLive != newValue
      }
      guard hasChanged, isNodeLoaded else { return }
      performOnMain { node in
        guard let node = node as? ASMapNode else { return }
        if node.isLiveMap { node.addLiveMap() } else { node.removeLiveMap() }
      }
    }
  }

  /// A Boolean value that indicates whether another size of the bounds takes another snapshot. The default is `true`.
  ///
  /// Any thread.
  open var needsMapReloadOnBoundsChange: Bool {
    get { withNodeLock { map.reloads } }
    set { withNodeLock { map.reloads = newValue } }
  }

  /// The delegate of the map view, held weakly.
  ///
  /// Main thread.
  @preconcurrency @MainActor open weak var mapDelegate: (any MKMapViewDelegate)? {
    didSet { mapView?.delegate = mapDelegate }
  }

  /// The objects on the map. The default is empty.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASMapNode.mm`, `-setAnnotations:`.
  open var annotations: [any MKAnnotation] {
    get { withNodeLock { map.annotations } }
    set {
      withNodeLock { map.annotations = newValue }
      let isZoomed = showAnnotationsOptions.contains(.zoomed)
      if !isLiveMap, isZoomed { region = .fitting(newValue) }
      performOnMain { node in
        guard let node = node as? ASMapNode else { return }
        if node.isLiveMap {
          node.showAnnotations()
        } else if !isZoomed {
          node.takeSnapshot()
        }
      }
    }
  }

  /// The way in which annotations are shown. The default is empty: their places are ignored.
  ///
  /// Any thread.
  open var showAnnotationsOptions: ASMapNodeShowAnnotationsOptions {
    get { withNodeLock { map.showing } }
    set { withNodeLock { map.showing = newValue } }
  }

  // MARK: Snapshot and map view

  /// Reports that no snapshot is taken, or remembers that one is wanted once the node has a size.
  ///
  /// Source: `ASMapNode.mm`, `-takeSnapshot`.
  @MainActor private final func takeSnapshot() {
    let isEmpty = calculatedSize == .zero
    withNodeLock { (map.wantsSnapshot, map.hasSnapshot) = (isEmpty, map.hasSnapshot || !isEmpty) }
    reportUnused(
      "ASMapNode", if: !isEmpty, member: "options", effect: "takes no snapshot of a map")
  }

  private final func setSnapshotSize(_ size: CGSize) {
    guard size.width > 0, size.height > 0, size != options.size else { return }
    options.size = size
    guard withNodeLock({ map.hasSnapshot }) else { return }
    performOnMain { ($0 as? ASMapNode)?.takeSnapshot() }
  }

  @MainActor private final func addLiveMap() {
    guard mapView == nil else { return }
    let added = MKMapView(frame: .zero)
    mapView = added
    added.delegate = mapDelegate
    applyOptions()
    showAnnotations()
    setNeedsLayout()
    view.addSubview(added)
  }

  @MainActor private final func removeLiveMap() {
    mapView?.removeFromSuperview()
    mapView = nil
  }

  @MainActor private final func applyOptions() {
    mapView?.setRegion(options.region, animated: true)
    mapView?.mapType = options.mapType
  }

  @MainActor private final func showAnnotations() {
    guard let mapView else { return }
    mapView.removeAnnotations(mapView.annotations)
    mapView.addAnnotations(annotations)
    let showing = showAnnotationsOptions
    guard showing.contains(.zoomed) else { return }
    mapView.showAnnotations(mapView.annotations, animated: showing.contains(.animated))
  }

  // MARK: Overrides

  /// Adds the map view of a live map. Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didLoad() {
    super.didLoad()
    if isLiveMap { addLiveMap() }
  }

  /// Adds the map view, or takes a snapshot. Called on the main thread. An override must call super.
  ///
  /// Source: `ASMapNode.mm`, `-didEnterPreloadState`.
  @preconcurrency @MainActor open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    if isLiveMap { addLiveMap() } else { takeSnapshot() }
  }

  /// Removes the map view. Called on the main thread. An override must call super.
  ///
  /// Source: `ASMapNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor open override func didExitPreloadState() {
    super.didExitPreloadState()
    if isLiveMap { removeLiveMap() }
  }

  /// Returns the constrained size, or zero if it has no limit.
  ///
  /// Any thread. Source: `ASMapNode.mm`, `-calculateSizeThatFits:`.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let size = ASIsCGSizeValidForLayout(constrainedSize) ? constrainedSize : .zero
    setSnapshotSize(size)
    return size
  }

  /// Takes the snapshot that the node wanted before it had a size. An override must call super.
  ///
  /// Source: `ASMapNode.mm`, `-calculatedLayoutDidChange`.
  open override func calculatedLayoutDidChange() {
    super.calculatedLayoutDidChange()
    guard withNodeLock({ map.wantsSnapshot }) else { return }
    performOnMain { ($0 as? ASMapNode)?.takeSnapshot() }
  }

  /// Gives the map view the node's size, or the snapshot that of the bounds.
  ///
  /// Called on the main thread. An override must call super. Source: `ASMapNode.mm`, `-layout`.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    if isLiveMap {
      mapView?.frame = CGRect(origin: .zero, size: calculatedSize)
    } else if needsMapReloadOnBoundsChange {
      setSnapshotSize(bounds.size)
    }
  }

  /// A Boolean value that indicates whether the node may be layer-backed: always `false`.
  open override var supportsLayerBacking: Bool { false }
}

/// The values of a map node.
private struct MapState {
  var options: MKMapSnapshotter.Options?
  var annotations: [any MKAnnotation] = []
  var showing: ASMapNodeShowAnnotationsOptions = []
  var isLive = false
  var reloads = true
  /// Whether a snapshot is wanted once the node has a size.
  var wantsSnapshot = false
  /// Whether a device would have begun a snapshot.
  var hasSnapshot = false
}
