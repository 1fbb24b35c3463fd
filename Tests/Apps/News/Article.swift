import Foundation

@objc(NWSArticle)
class Article: NSObject {
    @objc let title: String
    @objc dynamic var isRead = false

    init(title: String) {
        self.title = title
    }

    static let sortKey = #keyPath(Article.title)
    static let readKey = #keyPath(isRead)
}
