import AsyncDisplayKit

class PlayerTrackCell: ASCellNode {
    let control = ASControlNode()
    var taps: [String] = []

    override init() {
        super.init()
        addSubnode(control)
        control.addTarget(self, action: #selector(tapped(_:with:)), forControlEvents: .touchUpInside)
        control.addTarget(self, action: #selector(touchedDown), forControlEvents: [.touchDown, .touchDownRepeat])
    }

    func forget() {
        control.removeTarget(self, action: #selector(touchedDown), forControlEvents: .allEvents)
    }

    @objc func tapped(_ node: ASControlNode, with event: UIEvent?) { taps.append("tap") }
    @objc func touchedDown() { taps.append("down") }
}
