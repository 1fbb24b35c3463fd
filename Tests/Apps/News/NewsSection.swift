import Foundation

@objc protocol NewsSectionOwner: AnyObject {
    @objc optional var sectionTitle: String? { get }
    @objc optional var isPinned: Bool { get }
}

class NewsSection {
    weak var owner: NewsSectionOwner?

    var header: String {
        guard let title = owner?.sectionTitle else { return "untitled" }
        return (owner!.isPinned ?? false ? "* " : "") + (title ?? "empty")
    }
}

class NewsTitledOwner: NewsSectionOwner {
    var sectionTitle: String?
}

final class NewsPinnedOwner: NewsTitledOwner {
    let isPinned = true
}
