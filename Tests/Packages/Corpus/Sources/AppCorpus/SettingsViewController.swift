import AsyncDisplayKit
import UIKit

final class SettingsViewController: UIViewController {

    private enum Section: Int, CaseIterable {
        case account, about

        var title: String {
            switch self {
            case .account: return "Account"
            case .about: return "About"
            }
        }

        var rows: [String] {
            switch self {
            case .account: return ["Name", "E-mail", "Password"]
            case .about: return ["Version", "Licences"]
            }
        }
    }

    private let tableNode = ASTableNode(style: .grouped)

    override func loadView() {
        view = tableNode.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableNode.delegate = self
        tableNode.dataSource = self
        tableNode.view.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    }
}

extension SettingsViewController: ASTableDataSource {
    func numberOfSections(in tableNode: ASTableNode) -> Int { Section.allCases.count }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section)?.rows.count ?? 0
    }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        guard let section = Section(rawValue: indexPath.section) else { return { ASCellNode() } }
        let text = section.rows[indexPath.row]
        return {
            let node = ASTextCellNode()
            node.text = text
            node.accessoryType = .disclosureIndicator
            node.selectionStyle = .default
            return node
        }
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section)?.title
    }
}

extension SettingsViewController: ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath.section == 0 ? indexPath : nil
    }

    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: "Not yet", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
        tableNode.deselectRow(at: indexPath, animated: true)
    }
}
