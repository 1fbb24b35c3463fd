import UIKit

extension ASDataController {
  /// Lets nodes that are made from now on get the present traits of the container's node.
  func takeTraitsOfNode() { owner.traits = owner.node?.traitBox }

  /// Gives the traits to every node that is shown.
  func pushTraits() {
    guard let traits = owner.traits else { return }
    for element in visibleMap.elements { element.nodeIfAllocated?.propagateTraits(traits) }
  }
}
