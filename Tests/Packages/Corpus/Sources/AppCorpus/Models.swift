import Foundation
import UIKit

struct Author {
    let name: String
    let avatarURL: URL?
    let city: String?
}

struct Post {
    let id: Int
    let author: Author
    let title: String
    let body: String?
    let photoURL: URL?
    let likes: Int
    let published: Date

    static func page(after id: Int, count: Int) -> [Post] {
        return (0..<count).map { offset in
            Post(id: id + offset + 1,
                 author: Author(name: "Author \(offset)", avatarURL: nil, city: offset % 2 == 0 ? "Lisbon" : nil),
                 title: "Post \(id + offset + 1)",
                 body: offset % 3 == 0 ? "A longer text that needs more than one line to be shown in the cell." : nil,
                 photoURL: URL(string: "https://example.com/\(id + offset).jpg"),
                 likes: offset * 7,
                 published: Date(timeIntervalSince1970: 1_000_000))
        }
    }
}

class Message: NSObject {
    let text: String
    let isMine: Bool

    init(text: String, isMine: Bool) {
        self.text = text
        self.isMine = isMine
        super.init()
    }
}

class Conversation {
    var messages: [Message]

    init(messages: [Message]) {
        self.messages = messages
    }

    static var sample: Conversation {
        return Conversation(messages: (0..<30).map { Message(text: "Message \($0)", isMine: $0 % 2 == 0) })
    }
}

extension NSAttributedString {
    static func title(_ string: String) -> NSAttributedString {
        return NSAttributedString(string: string, attributes: [
            .font: UIFont.boldSystemFont(ofSize: 17),
            .foregroundColor: UIColor.black
        ])
    }

    static func caption(_ string: String, color: UIColor = .gray) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 2
        paragraph.alignment = .left
        return NSAttributedString(string: string, attributes: [
            NSAttributedString.Key.font: UIFont.systemFont(ofSize: 13),
            NSAttributedString.Key.foregroundColor: color,
            NSAttributedString.Key.paragraphStyle: paragraph
        ])
    }
}
