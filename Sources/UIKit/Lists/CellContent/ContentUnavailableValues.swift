/// What a controller shows in place of missing content.
struct ContentUnavailableValues {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the app is to be asked before the next layout of the controller's view.
  var needsUpdate = true
}
