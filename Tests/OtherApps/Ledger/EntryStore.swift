import Foundation
import RealmSwift

extension Notification.Name {
    static let entriesChanged = Notification.Name("entriesChanged")
}

final class EntryStore {
    static let shared = EntryStore()

    private let realm = try! Realm()

    func entries() -> [Entry] {
        Array(realm.objects(Entry.self))
    }

    func delete(_ entry: Entry) {
        try? realm.write { realm.delete(entry) }
    }

    func flag(_ entry: Entry, isFlagged: Bool = true) {
        try? realm.write { entry.isFlagged = isFlagged }
    }
}
