import Foundation

struct Recipe: Codable, Equatable {
    let id: Int
    var name: String
    var minutes: Int

    var time: String { "\(minutes) min" }
}
