import AsyncDisplayKit
import RealmSwift

class LedgerViewController: ASDKViewController<ASTableNode> {
    private let store = EntryStore.shared
    private var sections: [[Entry]] = []
    private let formatter = Formatters.money

    override init() {
        super.init(node: ASTableNode(style: .grouped))
        node.dataSource = self
        node.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeChanged), name: .entriesChanged, object: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        storeChanged()
    }

    @objc func storeChanged() {
        sections = Dictionary(grouping: store.entries(), by: { $0.month }).sorted { $0.key < $1.key }
            .map { $0.value }
        node.reloadData()
    }
}

extension LedgerViewController: ASTableDataSource {
    func numberOfSections(in tableNode: ASTableNode) -> Int {
        sections.count
    }

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
        let entry = sections[indexPath.section][indexPath.row]
        let cell = LedgerCellNode(
            title: entry.title, amount: formatter.string(from: entry.amount), isIncome: entry.amount > 0)
        cell.delegate = self
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].first.map { "Month \($0.month)" }
    }
}

extension LedgerViewController: ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        let entry = sections[indexPath.section].remove(at: indexPath.row)
        store.delete(entry)
        tableNode.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension LedgerViewController: LedgerCellNodeDelegate {
    func cellNodeDidTapFlag(_ cellNode: LedgerCellNode) {
        guard let indexPath = node.indexPath(for: cellNode) else { return }
        store.flag(sections[indexPath.section][indexPath.row])
    }
}
