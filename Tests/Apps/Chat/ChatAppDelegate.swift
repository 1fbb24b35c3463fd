import UIKit
import Sentry

@main
class ChatAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {}

    @objc func logOut() {
        ChatSession.shared.end()
    }
}
