import UIKit
import AsyncDisplayKit

class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white

        let feed = UINavigationController(rootViewController: FeedViewController())
        feed.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(named: "tab_feed"), tag: 0)
        let photos = UINavigationController(rootViewController: PhotoGridViewController())
        photos.tabBarItem = UITabBarItem(title: "Photos", image: UIImage(named: "tab_photos"), tag: 1)
        let chat = ChatViewController(conversation: Conversation.sample)
        chat.tabBarItem = UITabBarItem(title: "Chat", image: nil, tag: 2)

        let tabs = UITabBarController()
        tabs.viewControllers = [feed, photos, chat]
        tabs.selectedIndex = 0
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}
