import UIKit

/// The data controller and the range controller of a collection view, which are created before the
/// view.
@MainActor
struct CollectionPipeline {
  /// The geometry of the ranges. The view is assigned to it once the view exists.
  let geometry: CollectionRangeGeometry
  let dataController: ASDataController
  let rangeController: ASRangeController

  /// Creates the controllers of a view, with or without a node.
  init(
    layout: UICollectionViewLayout, node: ASCollectionNode?, _ environment: RuntimeEnvironment,
    _ policy: LayoutModePolicy
  ) {
    dataController = ASDataController(
      owner: ElementOwner(environment: environment, node: node), policy: policy,
      features: node?.dataControllerFeatures ?? [])
    geometry = CollectionRangeGeometry(layout: layout)
    rangeController = ASRangeController(
      environment: environment, layoutController: ASLayoutController(geometry: geometry))
  }
}

/// The coder with which a node creates a view of its `collectionViewClass`.
///
/// Decided here: Texture sends its private initializer to the class object, which Swift allows only
/// for a required initializer. `init(coder:)` is the one that every subclass has, so that subclasses
/// compile with Texture's initializers alone.
final class CollectionViewCoder: NSCoder {
  let layout: UICollectionViewLayout
  let node: ASCollectionNode

  /// Creates a coder that contains the layout and the node of the view.
  init(layout: UICollectionViewLayout, node: ASCollectionNode) {
    self.layout = layout
    self.node = node
    super.init()
  }
}
