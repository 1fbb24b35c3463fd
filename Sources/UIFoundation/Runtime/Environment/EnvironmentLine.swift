import Synchronization

/// The environments that replace one another when a device is rotated or its traits change.
///
/// Any thread.
final class EnvironmentLine: Sendable {
  /// The place of the environment outside of any binding, which never is the latest.
  static let unbound = -1

  private struct Latest {
    weak var contents: EnvironmentContents?
  }

  private let parent: EnvironmentLine?
  private let latest = Locked(Latest())
  private let place = Atomic<Int>(0)

  /// Creates a line, whose changes are also those of the line of the test that creates the host.
  init(within parent: EnvironmentLine? = nil) { self.parent = parent }

  /// The place of the latest environment.
  @inline(__always)
  var latestPlace: Int { place.load(ordering: .relaxed) }

  /// The values of the latest environment, or `nil` when nothing uses them anymore.
  var latestContents: EnvironmentContents? { latest.withLock { $0.contents } }

  /// Makes an environment's values the latest.
  func append(_ contents: EnvironmentContents) {
    latest.withLock { $0.contents = contents }
    place.add(1, ordering: .relaxed)
    parent?.append(contents)
  }
}

extension RuntimeEnvironment {
  /// Begins a line of environments, such as that of a host.
  package mutating func beginLine(after former: RuntimeEnvironment) {
    let line = EnvironmentLine(within: former.isShared ? nil : former.contents.line)
    changeContents {
      $0.line = line
      $0.place = 0
    }
  }

  /// Replaces the environment from which this one was made: tasks of the app that began before have this one now, as
  /// code on a device has its screen.
  package mutating func replaceFormer() {
    changeContents { $0.place = $0.line.latestPlace + 1 }
    contents.line.append(contents)
  }

  /// The environment of the running task if it is one of the app, which inherited this environment when it began.
  var ofRunningTask: RuntimeEnvironment {
    guard let work = AppWorkPlace.workOfRunningTask() else { return self }
    guard contents.place != EnvironmentLine.unbound else { return work.presentEnvironment ?? self }
    return contents.line.latestContents.map(RuntimeEnvironment.init(contents:)) ?? self
  }
}
