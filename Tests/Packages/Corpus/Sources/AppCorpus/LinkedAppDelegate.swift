import CoreGraphics
import QuartzCore
import UIKit

/// An app delegate that opens links, goes on with activities and offers an action of its icon.
final class LinkedAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var openedPath: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let url = launchOptions?[.url] as? URL { openedPath = url.path }
    application.registerForRemoteNotifications()
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "compose", localizedTitle: "Write", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .compose))
    ]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.windowLevel = .statusBar + 1
    window?.rootViewController = UINavigationController(rootViewController: LinkListController())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    openedPath = url.path
    return options[.sourceApplication] != nil
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return false }
    openedPath = userActivity.webpageURL?.path
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(userInfo.isEmpty ? .noData : .newData)
  }
}

/// A list with a refresh control, a search bar and a field above the keyboard.
final class LinkListController: UITableViewController, UITextFieldDelegate {
  private let field = UITextField()
  private let underline = CAShapeLayer()
  private var changes: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() }, for: .valueChanged)
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.autocapitalizationType = .none
    search.searchBar.returnKeyType = .done
    search.searchBar.enablesReturnKeyAutomatically = false
    navigationItem.searchController = search
    underline.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 1), transform: nil)
    field.layer.addSublayer(underline)
    field.delegate = self
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let bottom = field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    bottom.priority = .defaultHigh - 1
    bottom.isActive = true
    changes = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: .main
    ) { note in print((note.object as? UITextField) != nil) }
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    title = reason == .committed ? textField.text : nil
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }

  func makeBuyButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.background.cornerRadius = 6
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var attributes = old
      attributes.font = UIFont.boldSystemFont(ofSize: 15)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    button.setPreferredSymbolConfiguration(.init(pointSize: 20), forImageIn: .normal)
    return button
  }
}
