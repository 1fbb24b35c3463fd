import Foundation

/// An element of a compositional layout at its place in the content.
struct CompositionalElement: Sendable {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
}
