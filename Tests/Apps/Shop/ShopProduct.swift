import struct Foundation.Date
import class Foundation.NSObject

@objcMembers
class ShopProduct: NSObject {
    dynamic var name: String
    dynamic var stock = 0
    var supplier: ShopProduct?

    init(name: String) {
        self.name = name
    }

    static let paths = [#keyPath(name), #keyPath(ShopProduct.stock), #keyPath(ShopProduct.supplier.name)]
}
