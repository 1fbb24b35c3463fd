import UIKit

final class ChatKeyboardLayout: NSObject {
    private var observations: [NSKeyValueObservation] = []
    private(set) var log: [String] = []

    init(view: UIView, table: UITableView) {
        super.init()
        observations.append(view.observe(\.bounds, options: .initial) { [unowned self] view, _ in
            self.log.append("bounds \(Int(view.bounds.width))")
        })
        observations.append(table.observe(\.contentSize) { [unowned self] table, change in
            self.log.append("content \(Int(table.contentSize.height)) \(change.newValue == nil)")
        })
    }
}
