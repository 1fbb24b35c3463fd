import Foundation

@objcMembers
final class NewsLog: NSObject {
    static let shared = NewsLog()
    dynamic var lines: [String] = []

    func add(_ line: String) {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        lines.append(line)
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
