import UIKit

extension UIColor {
    static let brand = UIColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 1)
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}
