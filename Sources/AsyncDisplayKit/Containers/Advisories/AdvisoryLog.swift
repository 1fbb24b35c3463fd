import UIKit

/// Which remarks a container has made that one hearing is enough for.
struct AdvisoryLog {
  private var made: Set<RuntimeViolation.Code> = []

  /// Notes a remark, and returns whether it is the first with its code.
  mutating func isFirst(_ code: RuntimeViolation.Code) -> Bool { made.insert(code).inserted }
}
