/// What few elements have, so that the others need no room for it.
final class ElementExtras {
  var debugName: String?
  /// Children that were replaced after they were measured, to which layouts may still refer.
  var replacedChildren: [any ASLayoutElement] = []
}
