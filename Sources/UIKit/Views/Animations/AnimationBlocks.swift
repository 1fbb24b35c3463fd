/// The blocks of animations that are open, and those that wait for the outermost to be committed.
struct AnimationBlocks {
  /// The open ones, the innermost last.
  var open: [AnimationBlock] = []
  /// The committed ones, in their order.
  var committed: [AnimationBlock] = []
}
