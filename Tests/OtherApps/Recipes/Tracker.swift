import FirebaseAnalytics
import Foundation

final class Tracker {
    enum Event {
        case screen(String)
        case tap
    }

    static let shared = Tracker()

    private init() {}

    func track(_ event: Event, parameters: [String: Any]?) {
        Analytics.logEvent("\(event)", parameters: parameters)
    }
}
