import AsyncDisplayKit

class ShopBaseCell: ASCellNode {
    var updates: [String] = []
}

extension ShopBaseCell {
    @objc func update(with name: String) {
        updates.append("base \(name)")
    }

    @objc class func reuseName() -> String { "base" }
}

class ShopPriceCell: ShopBaseCell {
    override func update(with name: String) {
        super.update(with: name)
        updates.append("price \(name)")
    }

    override class func reuseName() -> String { "price+" + super.reuseName() }
}
