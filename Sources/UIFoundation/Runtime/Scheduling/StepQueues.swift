/// The pending steps of a ``RuntimeScheduling/SteppedScheduler``, some of which are ready.
///
/// Ready steps are numbered: the next job of the main queue, if there is one, then the next job of
/// the script, then the ready units of each lane in the order in which the lanes received their
/// first work.
struct StepQueues: Sendable {
  /// A job of the main queue or of the script.
  struct Job: Sendable {
    let step: RuntimeScheduling.Step
    let body: @MainActor @Sendable () -> Void
  }

  /// The executable form of a ready step.
  enum Runnable: Sendable {
    case job(Job)
    case preparation(RuntimeScheduling.Work, lane: ObjectIdentifier)
    case phase(RuntimeScheduling.Work, unit: Int, phase: Int, lane: ObjectIdentifier)
    case completion(RuntimeScheduling.Work, lane: ObjectIdentifier)
  }

  private struct Lane: Sendable {
    /// Kept while the lane has work, so that no other lane gets its address and joins its queue.
    let lane: RuntimeScheduling.Lane
    var work: RuntimeScheduling.Work
    var waiting: [RuntimeScheduling.Work] = []
    /// The units that are ready for a phase, each with that phase.
    var ready: [(unit: Int, phase: Int)] = []
    var unfinished = 0

    init(_ lane: RuntimeScheduling.Lane, work: RuntimeScheduling.Work) {
      self.lane = lane
      self.work = work
      start(work)
    }

    var id: ObjectIdentifier { ObjectIdentifier(lane) }

    /// The number of ready steps. A lane without units has its completion as a ready step.
    var readyCount: Int { max(ready.count, 1) }

    mutating func start(_ work: RuntimeScheduling.Work) {
      let first = work.parallelism == .serial ? min(work.unitCount, 1) : work.unitCount
      self.work = work
      ready = (0..<first).map { ($0, 0) }
      unfinished = work.unitCount
    }

    func describe(_ index: Int) -> RuntimeScheduling.Step {
      guard ready.indices.contains(index) else {
        return RuntimeScheduling.Step(.editing, work.label)
      }
      let (unit, phase) = ready[index]
      return RuntimeScheduling.Step(work.phases[phase], "\(work.label) \(unit)")
    }
  }

  private var mainJobs: [Job] = []
  private var scriptJobs: [Job] = []
  /// The jobs that run when no step is ready.
  private var idleJobs: [Job] = []
  private var lanes: [Lane] = []

  mutating func appendMain(_ job: Job) { mainJobs.append(job) }

  mutating func appendIdle(_ job: Job) { idleJobs.append(job) }

  mutating func appendScript(_ job: Job) { scriptJobs.append(job) }

  mutating func append(_ work: RuntimeScheduling.Work, to lane: RuntimeScheduling.Lane) {
    guard let index = lanes.firstIndex(where: { $0.lane === lane }) else {
      return lanes.append(Lane(lane, work: work))
    }
    lanes[index].waiting.append(work)
  }

  /// The number of ready steps.
  var readyCount: Int { jobHeads.count + lanes.reduce(0) { $0 + $1.readyCount } }

  /// Returns the number of ready steps of a lane, or `nil` when it has no work.
  func readyCount(ofLane id: ObjectIdentifier) -> Int? {
    lanes.first { $0.id == id }?.readyCount
  }

  /// The lane that received work first.
  var oldestLane: ObjectIdentifier? { lanes.first?.id }

  /// All pending steps: all jobs, then the ready steps of each lane, then the waiting works, and then
  /// the jobs that wait for the end of all others.
  var waitingSteps: [RuntimeScheduling.Step] {
    let offered = lanes.flatMap { lane in (0..<lane.readyCount).map(lane.describe) }
    let behind = lanes.flatMap(\.waiting).map { RuntimeScheduling.Step(.editing, $0.label) }
    return (mainJobs + scriptJobs).map(\.step) + offered + behind + idleJobs.map(\.step)
  }

  func describe(_ position: Int) -> RuntimeScheduling.Step {
    if jobHeads.indices.contains(position) { return jobHeads[position].step }
    guard let (lane, index) = locate(position) else { return RuntimeScheduling.Step(.main) }
    return lanes[lane].describe(index)
  }

  func describe(_ index: Int, ofLane id: ObjectIdentifier) -> RuntimeScheduling.Step {
    lanes.first { $0.id == id }?.describe(index) ?? RuntimeScheduling.Step(.main)
  }

  /// Removes and returns the step at an index. An index beyond the end selects the last step.
  mutating func take(_ position: Int) -> Runnable? {
    if !mainJobs.isEmpty, position == 0 { return takeMain().map(Runnable.job) }
    if !scriptJobs.isEmpty, position == jobHeads.count - 1 {
      return .job(scriptJobs.removeFirst())
    }
    guard let (lane, index) = locate(min(position, readyCount - 1)) else { return nil }
    return take(index, at: lane)
  }

  mutating func takeMain() -> Job? {
    mainJobs.isEmpty ? nil : mainJobs.removeFirst()
  }

  /// Removes and returns the next job that runs when no step is ready, or `nil` if one is.
  mutating func takeIdle() -> Job? {
    readyCount > 0 || idleJobs.isEmpty ? nil : idleJobs.removeFirst()
  }

  /// Removes and returns a ready step of a lane. An index beyond the end selects the last step.
  mutating func take(_ index: Int, ofLane id: ObjectIdentifier) -> Runnable? {
    lanes.firstIndex { $0.id == id }.map { take(index, at: $0) }
  }

  /// Records that a phase has run, and makes the next phase, or the next unit of serial work,
  /// ready.
  ///
  /// - Returns: `true` when the completion of the work must run.
  mutating func finish(unit: Int, phase: Int, ofLane id: ObjectIdentifier) -> Bool {
    guard let index = lanes.firstIndex(where: { $0.id == id }) else { return false }
    let work = lanes[index].work
    if phase + 1 < work.phases.count {
      lanes[index].ready.insert((unit, phase + 1), at: 0)
      return false
    }
    lanes[index].unfinished -= 1
    if work.parallelism == .serial, unit + 1 < work.unitCount {
      lanes[index].ready.append((unit + 1, 0))
    }
    return lanes[index].unfinished == 0
  }

  /// Starts the actual work of a lane in place of the work that prepared it.
  mutating func replaceWork(ofLane id: ObjectIdentifier, with work: RuntimeScheduling.Work) {
    guard let index = lanes.firstIndex(where: { $0.id == id }) else { return }
    lanes[index].start(work)
  }

  /// Starts the next work of a lane, or removes the lane when it has none.
  mutating func finishWork(ofLane id: ObjectIdentifier) {
    guard let index = lanes.firstIndex(where: { $0.id == id }) else { return }
    guard !lanes[index].waiting.isEmpty else {
      lanes.remove(at: index)
      return
    }
    lanes[index].start(lanes[index].waiting.removeFirst())
  }

  private var jobHeads: [Job] {
    [mainJobs.first, scriptJobs.first].compactMap(\.self)
  }

  private func locate(_ position: Int) -> (lane: Int, index: Int)? {
    var rest = position - jobHeads.count
    for (number, lane) in lanes.enumerated() {
      if rest < lane.readyCount { return (number, max(rest, 0)) }
      rest -= lane.readyCount
    }
    return nil
  }

  private mutating func take(_ index: Int, at lane: Int) -> Runnable {
    let work = lanes[lane].work
    if work.preparation != nil { return .preparation(work, lane: lanes[lane].id) }
    guard !lanes[lane].ready.isEmpty else { return .completion(work, lane: lanes[lane].id) }
    let (unit, phase) = lanes[lane].ready.remove(at: min(index, lanes[lane].ready.count - 1))
    return .phase(work, unit: unit, phase: phase, lane: lanes[lane].id)
  }
}
