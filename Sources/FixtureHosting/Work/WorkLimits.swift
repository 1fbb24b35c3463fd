/// The limits of real time that a step may take.
enum WorkLimits {
  /// The seconds for which the main thread waits for a step on another thread.
  static let turn = 0.02
  /// The seconds between two looks at a step that takes longer.
  static let briefWait = 0.005
  /// The weight of a brief wait in which no step computes.
  static let blockedWait = 12
  /// The brief waits after which a step that does not end gives up its turn: two seconds for one that blocks its
  /// thread, and twelve times as many for one that computes, which depends on the machine's load.
  static let waitsOfTurn = 400 * blockedWait
  /// The brief waits after which a step that blocks its thread does so while another one has offered its turn, and may
  /// have a lock: a second. A machine that is overloaded stops threads for shorter times.
  static let waitsOfOfferedTurn = 200
  /// The looks, one each ``turn``, after which a job that has offered its turn takes it while the main thread blocks:
  /// two seconds.
  static let looksOfOffer = 100
  /// The same while the main thread runs no code of the app, and code of no other app begins there: a minute.
  static let looksElsewhere = 3000
  /// The brief waits after which settling ends when all jobs wait for what only a delay can bring: a second, in which a
  /// thread that belongs to no test may answer.
  static let waitsOfDelay = 200
  /// The brief waits after which settling ends: five seconds, or a minute.
  static let waitsOfSettling = 1000 * blockedWait
  /// The number of steps after which other code of the main queue runs.
  static let pumpedSteps = 100
}
