import Synchronization

/// The wait of a job that has offered its turn. After a number of looks without a change, the main thread counts as
/// blocked, perhaps by a lock that the job has, and the job takes the turn itself.
struct OfferedTurn {
  /// What a job sees when it looks.
  struct Look {
    /// The number of changes of the work.
    var changes: Int
    /// A Boolean value that indicates whether no job has the turn.
    var isFree: Bool
    /// A Boolean value that indicates whether the main thread runs code of this app.
    var isOwnCode: Bool
    /// A Boolean value that indicates whether it computes, or waits for a processor, in that code.
    var isComputing: Bool
    /// The number of times that the main thread has begun to run code of any app in the process.
    var mainUses: Int
  }

  /// The number of times that the main thread has begun to run code of any app in the process.
  ///
  /// Tests in parallel share the main queue. A job whose test waits for its turn there waits as well, however long that
  /// takes. The first thread of the process tells nothing, since another one may serve the queue.
  static let mainUses = Atomic<Int>(0)

  private var former: Look?
  private var looks = 0

  /// Counts a look.
  ///
  /// - Returns: `true` when the main thread counts as blocked.
  mutating func isBlocked(at look: Look) -> Bool {
    let isSame = former?.changes == look.changes && former?.mainUses == look.mainUses
    looks = isSame && look.isFree && !look.isComputing ? looks + 1 : 0
    former = look
    return looks > (look.isOwnCode ? WorkLimits.looksOfOffer : WorkLimits.looksElsewhere)
  }
}
