import UIKit

/// A stand-in for an element in a wrapped stack: an exact size, or its node's own.
final class WrappedItem: ASLayoutSpec {
  let element: ASCollectionElement

  init(_ element: ASCollectionElement, exactSize: CGSize?) {
    self.element = element
    super.init()
    if let exactSize {
      style.preferredSize = exactSize
    } else {
      child = element.node
    }
  }
}
