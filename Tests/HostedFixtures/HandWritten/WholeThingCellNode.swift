import AsyncDisplayKit

/// A hand-written cell node that takes the whole model.
nonisolated final class WholeThingCellNode: ASCellNode {
  let thing: Thing

  init(thing: Thing) {
    self.thing = thing
    super.init()
  }
}
