/// A batch of edits that is being recorded, with the completions of all batches inside it.
struct ListUpdateBatch {
  /// How many batches are open.
  var depth = 0
  /// The edits so far, in the order of submission, which has no effect (rule V7).
  var edits: [ListEdit] = []
  /// The items to fill again once the edits are shown, by their places before.
  var reconfigured: [IndexPath] = []
  /// The completions in the order in which their batches began: outer first, then inner ones.
  var completions: [(Bool) -> Void] = []
  /// Whether completions wait for a turn of the main queue.
  var isAnimated = false
  /// Whether the edits were applied.
  var isApplied = false
}
