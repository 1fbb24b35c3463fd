/// The settings that collection and table views share and nothing here acts on.
struct ListSettings {
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  // The system chooses; apps on touch screens switch them on.
  var allowsFocus = false
  var allowsFocusDuringEditing = false
  var isSpringLoaded = false
  // When a cell asks for it: the raw value of either list's own type.
  var selfSizingInvalidation = 1
}
