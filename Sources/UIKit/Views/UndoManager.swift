import Foundation

/// Keeps what undoes changes, and what redoes them.
///
/// Foundation's class, which its version for Linux does not have. Targets are not kept alive. A target
/// with a selector cannot be spelled without the Objective-C runtime.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The groups that are being filled, the outermost first.
  private var open: [UndoGroup] = []
  private var isEventGroupOpen = false
  private var disabledCount = 0

  /// Creates a manager that has nothing to undo.
  public override init() {
    super.init()
  }

  /// The greatest number of groups that are kept. The default is 0, for any.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// A Boolean value that indicates whether what is registered in one turn of the main queue is one
  /// group. The default is `true`.
  ///
  /// Without it each registration outside of a group is a group, where Foundation raises.
  open var groupsByEvent = true
  /// A Boolean value that indicates whether something is being undone.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether something is being redone.
  open private(set) var isRedoing = false
  /// A Boolean value that indicates whether something can be undone.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.isEmpty } }
  /// A Boolean value that indicates whether something can be redone.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups are being filled.
  open var groupingLevel: Int { open.count }
  /// A Boolean value that indicates whether registrations count.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Lets registrations not count until ``enableUndoRegistration()`` was called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Ends what ``disableUndoRegistration()`` began.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Registering

  /// Keeps what undoes a change of an object; while undoing it is what redoes it.
  ///
  /// Rule: Foundation's documentation: a registration that neither undoes nor redoes drops what could be
  /// redone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redoGroups = [] }
    let isAlone = open.isEmpty && !groupsByEvent
    if open.isEmpty { isAlone ? beginUndoGrouping() : beginEventGroup() }
    let action = UndoGroup.Action(target: target) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].actions.append(action)
    if isAlone { endUndoGrouping() }
  }

  /// Begins a group inside of the present one.
  open func beginUndoGrouping() {
    open.append(UndoGroup())
  }

  /// Ends the innermost group; one that is empty is dropped. It has no effect without a group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard open.isEmpty else {
      open[open.count - 1].actions += group.actions
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
      return
    }
    isEventGroupOpen = false
    guard !group.isEmpty else { return }
    if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
    trim()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func beginEventGroup() {
    beginUndoGrouping()
    isEventGroupOpen = true
    RuntimeEnvironment.current.enqueueOnMain(RuntimeStep(.main, "undo group")) { [weak self] in
      self?.endEventGroup()
    }
  }

  private func endEventGroup() {
    guard isEventGroupOpen, open.count == 1 else { return }
    endUndoGrouping()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoGroups = undoGroups.suffix(levelsOfUndo)
    redoGroups = redoGroups.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  /// Undoes the last group, the last action of it first; a group of the present turn ends before.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group that has ended; it has no effect while one is being filled.
  open func undoNestedGroup() {
    guard open.isEmpty, let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard open.isEmpty, let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  /// Forgets everything.
  open func removeAllActions() {
    (undoGroups, redoGroups, open, isEventGroupOpen) = ([], [], [], false)
  }

  /// Forgets what concerns an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoGroups = Self.without(target, undoGroups)
    redoGroups = Self.without(target, redoGroups)
    for index in open.indices { open[index].forget(target) }
  }

  private static func without(_ target: AnyObject, _ groups: [UndoGroup]) -> [UndoGroup] {
    groups.map { group in
      var group = group
      group.forget(target)
      return group
    }
    .filter { !$0.isEmpty }
  }

  // MARK: Names

  /// Names the present group; without one, the last.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undoGroups.isEmpty else { return }
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// The name of what would be undone; empty for none.
  open var undoActionName: String { open.first?.name ?? undoGroups.last?.name ?? "" }
  /// The name of what would be redone; empty for none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a menu item that undoes, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a menu item that undoes an action of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a menu item that redoes an action of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Says that an undo manager is about to undo.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Says that an undo manager has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Says that an undo manager is about to redo.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Says that an undo manager has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// Says that an undo manager has ended a group.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}

/// Actions that are undone, or redone, together.
struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  var actions: [Action] = []
  var name = ""

  var isEmpty: Bool { actions.isEmpty }

  /// Forgets what concerns an object, or one that is gone.
  mutating func forget(_ target: AnyObject) {
    actions.removeAll { $0.target === target || $0.target == nil }
  }
}
