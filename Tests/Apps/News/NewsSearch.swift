import UIKit

@objc protocol NewsSearchDelegate {
    @objc optional func search(_ search: NewsSearch, didChange text: String)
    @objc optional func searchDidEnd(_ search: NewsSearch)
    @objc optional func search(_ search: NewsSearch, shouldFind text: String) -> Bool
}

class NewsSearch: NSObject {
    weak var delegate: NewsSearchDelegate?
    private(set) var found: [String] = []

    func type(_ text: String) {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        delegate?.search?(self, didChange: text)
        perform(#selector(find(_:)), with: text, afterDelay: 0)
    }

    @objc private func find(_ text: String) {
        guard delegate?.search?(self, shouldFind: text) ?? true else { return }
        found.append(text)
        delegate?.searchDidEnd?(self)
    }
}
