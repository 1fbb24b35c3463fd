import AsyncDisplayKit
import UIKit

/// Pages that are loaded in front of and behind those that are read.
final class ReaderViewController: UIViewController {
    private let collectionNode = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    private let titleLabel = UILabel()
    private let closeButton = UIButton(type: .system)
    private let noteField = UITextField()
    private var chapters: [[String]] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionNode.dataSource = self
        view.addSubview(collectionNode.view)
        setUpBars()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: ReaderViewController, _) in
            controller.applyTheme()
        }
    }

    func showNight() {
        overrideUserInterfaceStyle = .dark
    }

    private func applyTheme() {
        view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
    }

    private func setUpBars() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Close"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 15)
            return outgoing
        }
        closeButton.configuration = configuration
        noteField.passwordRules = nil
        noteField.smartInsertDeleteType = .no
        let header = UIStackView(arrangedSubviews: [titleLabel, closeButton])
        header.alignment = .firstBaseline
        for subview in [header, noteField] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            noteField.firstBaselineAnchor.constraint(equalTo: header.lastBaselineAnchor),
            noteField.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    func prepend(_ load: @escaping () async -> [String]) {
        Task {
            let pages = await load()
            chapters.insert(pages, at: 0)
            await collectionNode.performBatch(animated: false) {
                collectionNode.insertSections(IndexSet(integer: 0))
            }
            await append(pages)
        }
    }

    @MainActor
    private func append(_ pages: [String]) async {
        let finished = await collectionNode.performBatchUpdates { [weak self] in
            guard let self = self else { return }
            self.chapters.append(pages)
            self.collectionNode.insertSections(IndexSet(integer: self.chapters.count - 1))
        }
        if finished, let url = URL(string: "app://read") {
            await UIApplication.shared.open(url)
        }
    }
}

extension ReaderViewController: ASCollectionDataSource {
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
        return chapters.count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        return chapters[section].count
    }

    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock {
        let text = chapters[indexPath.section][indexPath.item]
        return {
            let node = ASTextCellNode()
            node.text = text
            return node
        }
    }
}

/// Downloads what is about to be read first.
final class ReaderImageDownloader: NSObject, ASImageDownloaderProtocol {
    func downloadImage(
        with url: URL, shouldRetry: Bool, priority: ASImageDownloaderPriority, callbackQueue: DispatchQueue,
        downloadProgress: ASImageDownloaderProgress?, completion: @escaping ASImageDownloaderCompletion
    ) -> Any? {
        completion(nil, nil, nil, priority.rawValue)
        return nil
    }

    func cancelImageDownload(forIdentifier downloadIdentifier: Any) {}
}
