import Foundation

@objcMembers
final class NewsPlace: NSObject {
    static let here = NewsPlace(file: #filePath, line: #line)
    let file: String
    let line: Int

    init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}
