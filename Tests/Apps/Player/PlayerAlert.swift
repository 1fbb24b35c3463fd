import UIKit

enum PlayerAlert {
    static func make(_ handler: @escaping (UIAlertAction) -> Void) -> UIAlertController {
        let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "Stop", style: .default, handler: handler)
        action.accessibilityIdentifier = "stop"
        alert.addAction(action)
        alert.navigationItem.accessibilityIdentifier = "alert"
        alert.tabBarItem.accessibilityIdentifier = "tab"
        alert.view.backgroundColor = UIColor()
        return alert
    }
}
