import RuntimeTestSupport
import Testing
import UIKit

@testable import AsyncDisplayKit

/// A node that no actor isolates, with the map of an app.
private final class PlaceNode: ASDisplayNode {
  let map = ASMapNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    let place = CLLocationCoordinate2D(latitude: 59.33, longitude: 18.07)
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(
      center: place, latitudinalMeters: 5000, longitudinalMeters: 5000)
    map.options = options
    let pin = MKPointAnnotation()
    pin.coordinate = place
    map.annotations = [pin]
    map.style.preferredSize = CGSize(width: 300, height: 180)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: map)
  }
}

private final class MapDelegate: NSObject, MKMapViewDelegate {}

@Suite("Map node")
@MainActor
struct ASMapNodeTests {
  private func withNode(_ body: (PlaceNode, ViolationLog) -> Void) {
    withNodeEnvironment { _, log in
      let node = PlaceNode()
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 180)
      body(node, log)
    }
  }

  @Test("a map node has its preferred size and values, and reports the missing snapshot once")
  func snapshot() {
    withNode { node, log in
      #expect(log.all.isEmpty && node.map.mapView == nil && !node.map.supportsLayerBacking)
      node.view.layoutIfNeeded()
      #expect(node.map.frame.size == CGSize(width: 300, height: 180))
      #expect(node.map.options.size == CGSize(width: 300, height: 180))
      #expect(abs(node.map.region.span.latitudeDelta - 0.0449) < 0.001)
      node.map.enterInterfaceState(.preload)
      node.map.region = MKCoordinateRegion()
      #expect(
        log.all.map(\.message) == [
          "'ASMapNode.options' is set, which takes no snapshot of a map in this runtime."
        ])
    }
  }

  @Test("a live map has a map view of the node's size with the annotations")
  func live() throws {
    try withNodeEnvironment { _, log in
      let (node, delegate) = (PlaceNode(), MapDelegate())
      node.map.mapDelegate = delegate
      node.map.isLiveMap = true
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 180)
      node.view.layoutIfNeeded()
      let view = try #require(node.map.mapView)
      #expect(view.superview == node.map.view && view.delegate === delegate)
      node.map.view.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 300, height: 180))
      #expect(view.annotations.count == 1 && view.region.center.latitude == 59.33)
      // The snapshot that the annotations wanted follows the layout of a live map too, as in `ASMapNode.mm`,
      // `-calculatedLayoutDidChange`.
      #expect(log.all.map(\.subject) == ["MKMapView.init(frame:)", "ASMapNode.options"])
      node.map.isLiveMap = false
      #expect(node.map.mapView == nil && view.superview == nil)
    }
  }

  @Test("the region of zoomed annotations is twice their extent")
  func zoomed() {
    withNodeEnvironment { _, _ in
      let node = ASMapNode()
      node.showAnnotationsOptions = .zoomed
      node.annotations = [(10.0, 20.0), (14, 26)].map { latitude, longitude in
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return MKPointAnnotation(coordinate: coordinate)
      }
      #expect(node.region.center.latitude == 12 && node.region.center.longitude == 23)
      #expect(node.region.span.latitudeDelta == 8 && node.region.span.longitudeDelta == 12)
    }
  }

  @Test("a map without a limit has no size, and the block for pins is reported")
  func others() {
    withNodeEnvironment { _, log in
      let node = ASMapNode()
      #expect(node.calculateSizeThatFits(ASSizeRangeUnconstrained.max) == .zero)
      node.imageForStaticMapAnnotationBlock = { _, _ in nil }
      #expect(node.imageForStaticMapAnnotationBlock != nil)
      #expect(log.all.map(\.subject) == ["ASMapNode.imageForStaticMapAnnotationBlock"])
    }
  }
}
