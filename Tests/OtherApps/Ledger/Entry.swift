import RealmSwift

class Entry: Object {
    @objc dynamic var title = ""
    @objc dynamic var amount = 0.0
    @objc dynamic var month = 1
    @objc dynamic var isFlagged = false

    override static func primaryKey() -> String? { "title" }
}
