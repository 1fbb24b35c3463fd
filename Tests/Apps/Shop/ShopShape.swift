import Foundation
import os.log

enum ShopShape {
    static func star(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        path.addRect(rect)
        return path
    }
}
