/// What a layer still has to do, and whether a layer below it has.
struct PendingWork {
  /// A new layer needs layout once, as in UIKit, where a new view is laid out when first shown.
  var layout = true
  var display = false
  var descendantLayout = false
  var descendantDisplay = false

  var isEmpty: Bool { !(layout || display || descendantLayout || descendantDisplay) }
}
