/// A weak reference to a node from a layout that the node itself keeps.
final class WeakElement {
  private(set) weak var element: ASLayoutElementObject?

  init(_ element: ASLayoutElementObject) {
    self.element = element
  }
}
