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

extension UICollectionView {
  /// Whether the focus comes back to the item that had it last; kept as a value, for nothing moves a
  /// focus here; default no.
  public var remembersLastFocusedIndexPath: Bool {
    get { settings.remembersLastFocusedIndexPath }
    set { settings.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether an item is selected when it gets the focus; kept as a value; default no.
  public var selectionFollowsFocus: Bool {
    get { settings.selectionFollowsFocus }
    set { settings.selectionFollowsFocus = newValue }
  }

  /// Whether items may have the focus; kept as a value; default no.
  public var allowsFocus: Bool {
    get { settings.allowsFocus }
    set { settings.allowsFocus = newValue }
  }

  /// Whether items may have the focus while editing; kept as a value; default no.
  public var allowsFocusDuringEditing: Bool {
    get { settings.allowsFocusDuringEditing }
    set { settings.allowsFocusDuringEditing = newValue }
  }

  /// Whether a drag that rests on an item selects it; kept as a value; default no.
  public var isSpringLoaded: Bool {
    get { settings.isSpringLoaded }
    set { settings.isSpringLoaded = newValue }
  }

  /// When cells are asked for their sizes again by themselves; kept as a value, for nothing here asks a
  /// cell for its size; default when a cell asks for it.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: settings.selfSizingInvalidation) ?? .enabled }
    set { settings.selfSizingInvalidation = newValue.rawValue }
  }
}

extension UITableView {
  /// Whether the focus comes back to the row that had it last; kept as a value, for nothing moves a
  /// focus here; default no.
  public var remembersLastFocusedIndexPath: Bool {
    get { settings.remembersLastFocusedIndexPath }
    set { settings.remembersLastFocusedIndexPath = newValue }
  }

  /// Whether a row is selected when it gets the focus; kept as a value; default no.
  public var selectionFollowsFocus: Bool {
    get { settings.selectionFollowsFocus }
    set { settings.selectionFollowsFocus = newValue }
  }

  /// Whether rows may have the focus; kept as a value; default no.
  public var allowsFocus: Bool {
    get { settings.allowsFocus }
    set { settings.allowsFocus = newValue }
  }

  /// Whether rows may have the focus while editing; kept as a value; default no.
  public var allowsFocusDuringEditing: Bool {
    get { settings.allowsFocusDuringEditing }
    set { settings.allowsFocusDuringEditing = newValue }
  }

  /// Whether a drag that rests on a row selects it; kept as a value; default no.
  public var isSpringLoaded: Bool {
    get { settings.isSpringLoaded }
    set { settings.isSpringLoaded = newValue }
  }

  /// When cells are asked for their sizes again by themselves; kept as a value, for nothing here asks a
  /// cell for its size; default when a cell asks for it.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: settings.selfSizingInvalidation) ?? .enabled }
    set { settings.selfSizingInvalidation = newValue.rawValue }
  }
}
