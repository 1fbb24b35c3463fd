import CMalloc
import Foundation

/// The memory of this process.
enum ProcessMemory {
  /// The bytes in use now.
  static var resident: Int { kilobytes("VmRSS:") * 1024 }

  /// The bytes that have been allocated and not been freed.
  static var allocated: Int {
    let counts = mallinfo2()
    return Int(counts.uordblks + counts.hblkhd)
  }

  /// Lets memory that is freed stay with the process from now on.
  ///
  /// Whether the allocator gives pages back depends on what lies behind them, so that of two equal
  /// measurements one would pay for new pages and the other would not. What other threads than the
  /// main one allocate, it also takes from the system page by page unless it is configured to take more,
  /// and threads that change the process's pages wait for each other. Small pieces join their
  /// neighbors at once, so that a measurement does not get memory in scraps that the one before it
  /// left: how many there are depends on which thread had made them.
  static func keepFreed() {
    mallopt(M_MXFAST, 0)
    mallopt(M_TRIM_THRESHOLD, .max)
    mallopt(M_TOP_PAD, 1 << 27)
    mallopt(M_MMAP_THRESHOLD, 1 << 30)
  }

  private static func kilobytes(_ label: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(label) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
