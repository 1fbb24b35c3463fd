import UIKit

class NewsSearchViewController: UIViewController, NewsSearchDelegate, UITextFieldDelegate {
    let search = NewsSearch()
    let field = UITextField()
    var changes: [String] = []

    override func loadView() {
        view = UIView()
        view.addSubview(field)
        field.addTarget(self, action: #selector(fieldChanged(_:)), for: .editingChanged)
        field.delegate = self
        search.delegate = self
    }

    @IBAction func fieldChanged(_ field: UITextField) {
        search.type(field.text ?? "")
    }

    func search(_ search: NewsSearch, didChange text: String) {
        changes.append(text)
    }

    func searchDidEnd(_ search: NewsSearch) {
        changes.append("end")
    }
}
