import Foundation

/// A recorder of operations that can be undone and redone.
///
/// Foundation's class, which Foundation on Linux does not have. Targets are referenced weakly. A
/// target with a selector cannot be written without the Objective-C runtime.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  /// The open groups, outermost first.
  private var open: [UndoGroup] = []
  private var isEventGroupOpen = false
  private var disabledCount = 0

  /// Creates an undo manager without operations.
  public override init() {
    super.init()
  }

  /// The maximum number of undo groups. The default is 0, for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// A Boolean value that indicates whether the operations of one main-queue step form a group. The
  /// default is `true`.
  ///
  /// If `false`, each registration outside of a group is a group of its own, where Foundation
  /// raises an exception.
  open var groupsByEvent = true
  /// A Boolean value that indicates whether an undo operation is running.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo operation is running.
  open private(set) var isRedoing = false
  /// A Boolean value that indicates whether there is an operation to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.isEmpty } }
  /// A Boolean value that indicates whether there is an operation to redo.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// A Boolean value that indicates whether registration is enabled.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Disables registration until ``enableUndoRegistration()`` is called as often.
  open func disableUndoRegistration() { disabledCount += 1 }
  /// Balances one call of ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Registering

  /// Registers an operation that reverts a change of an object. During an undo, it is registered
  /// for redo.
  ///
  /// Rule: Foundation's documentation: a registration outside of undo and redo removes all redo
  /// operations.
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

  /// Begins a group, nested in the open group.
  open func beginUndoGrouping() {
    open.append(UndoGroup())
  }

  /// Ends the innermost group. An empty group is discarded. Without an open group, it has no
  /// effect.
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

  /// Ends the group of the current event and undoes the last group, its last operation first.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last closed group. It has no effect while a group is open.
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

  /// Removes all operations.
  open func removeAllActions() {
    (undoGroups, redoGroups, open, isEventGroupOpen) = ([], [], [], false)
  }

  /// Removes all operations with a target, and those whose target no longer exists.
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

  /// Sets the name of the innermost open group, or of the last one.
  open func setActionName(_ actionName: String) {
    if open.isEmpty {
      guard !undoGroups.isEmpty else { return }
      undoGroups[undoGroups.count - 1].name = actionName
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// The name of the operation to undo, or an empty string.
  open var undoActionName: String { open.first?.name ?? undoGroups.last?.name ?? "" }
  /// The name of the operation to redo, or an empty string.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of the Undo menu item, in English.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the Redo menu item, in English.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the title of the Undo menu item for an action name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the title of the Redo menu item for an action name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted before an undo manager undoes.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo manager has undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before an undo manager redoes.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after an undo manager has redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// Posted after an undo manager has closed a group.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}

/// Operations that are undone or redone together.
struct UndoGroup {
  struct Action {
    weak var target: AnyObject?
    let run: @MainActor () -> Void
  }

  var actions: [Action] = []
  var name = ""

  var isEmpty: Bool { actions.isEmpty }

  /// Removes the operations with a target, and those whose target no longer exists.
  mutating func forget(_ target: AnyObject) {
    actions.removeAll { $0.target === target || $0.target == nil }
  }
}
