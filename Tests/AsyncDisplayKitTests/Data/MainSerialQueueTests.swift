import AsyncDisplayKit
import Testing

@Suite("The main serial queue")
struct MainSerialQueueTests {
  @MainActor private final class Log {
    var entries: [String] = []
  }

  @Test("a block runs at once on the main thread, after those that wait") @MainActor
  func order() {
    let queue = ASMainSerialQueue()
    let log = Log()
    queue.performBlock {
      log.entries.append("1")
      queue.performBlock { log.entries.append("2") }
      #expect(queue.numberOfScheduledBlocks == 0)
      log.entries.append("3")
    }
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test("a block from another thread waits for the main thread, and goes first there") @MainActor
  func waiting() async {
    var environment = RuntimeEnvironment.current
    let scheduler = RuntimeScheduling.SteppedScheduler()
    environment.scheduler = scheduler
    let queue = environment.bind { ASMainSerialQueue() }
    let log = Log()
    await Task.detached { queue.performBlock { log.entries.append("background") } }.value
    #expect(log.entries.isEmpty && queue.numberOfScheduledBlocks == 1)
    environment.bind { queue.performBlock { log.entries.append("main") } }
    #expect(log.entries == ["background", "main"])
    while scheduler.runStep() {}
    #expect(log.entries == ["background", "main"])
  }
}
