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
