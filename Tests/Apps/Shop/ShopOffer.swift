import Foundation

@objc protocol ShopOffer: NSObjectProtocol {
    @objc optional var discount: Int { get }
    @objc optional func apply(to price: Int) -> Int
}

final class ShopFixedOffer: NSObject, ShopOffer {
    var discount = 5
}

final class ShopHalfOffer: NSObject, ShopOffer {
    func apply(to price: Int) -> Int { price / 2 }
}

struct ShopPricing {
    func price(_ price: Int, with offer: ShopOffer) -> Int {
        if let discount = offer.discount { return price - discount }
        return offer.apply?(to: price) ?? price
    }
}
