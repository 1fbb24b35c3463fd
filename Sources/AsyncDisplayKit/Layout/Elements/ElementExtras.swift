/// What few elements have, so that the others need no room for it.
final class ElementExtras {
  var debugName: String?
  /// A node's layout including specs, where the node is to keep it.
  var unflattenedLayout: ASLayout?
  /// Children that were replaced after they were measured, to which layouts may still refer.
  var replacedChildren: [any ASLayoutElement] = []
}
