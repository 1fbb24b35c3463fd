import UIKit
import Firebase

@UIApplicationMain
class NewsAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: NewsFeedViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    @objc func openSettings(_ sender: Any?) {
        NewsLog.shared.add("settings")
    }
}
