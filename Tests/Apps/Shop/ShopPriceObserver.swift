import Foundation

class ShopPriceObserver: NSObject {
    static let changed = Notification.Name(rawValue: "ShopPriceChanged")
    private(set) var prices: [Double] = []

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(priceChanged(notification:)), name: ShopPriceObserver.changed, object: self)
    }

    @objc private func priceChanged(notification: Notification) {
        guard let price = notification.userInfo?["price"] as? Double else { return }
        prices.append(price)
    }

    func post(_ price: Double, from sender: Any?) {
        NotificationCenter.default.post(
            name: ShopPriceObserver.changed, object: sender, userInfo: ["price": price])
    }
}
