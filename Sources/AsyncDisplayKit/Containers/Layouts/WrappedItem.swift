import UIKit

/// A stand-in of an exact size for an element in a wrapped stack.
final class WrappedItem: ASLayoutSpec {
  let element: ASCollectionElement

  init(_ element: ASCollectionElement, size: CGSize) {
    self.element = element
    super.init()
    style.preferredSize = size
  }
}
