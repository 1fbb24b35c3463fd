import Foundation

@objc public protocol ShopCartDelegate: AnyObject {
    @objc optional func cart(_ cart: ShopCart, didAdd item: String, count: Int)
    @objc optional func cartDidEmpty(_ cart: ShopCart)
    @objc optional func price(of item: String) -> Double
}

@objc public class ShopCart: NSObject {
    @objc public weak var delegate: ShopCartDelegate?
    @objc public private(set) dynamic var items: [String] = []

    public func add(_ item: String) {
        items.append(item)
        delegate?.cart?(self, didAdd: item, count: items.count)
    }

    public func empty() {
        items.removeAll()
        delegate?.cartDidEmpty?(self)
    }

    public var total: Double {
        items.reduce(0) { $0 + (delegate?.price?(of: $1) ?? 1) }
    }
}
