import AsyncDisplayKit
import UIKit

// A list of rooms that edits its table in closures without `self.`, follows the appearance by a
// registration and loads pictures through a cache of its own.

struct Room: Equatable {
    let name: String
    let picture: URL?
}

final class PictureStore: NSObject, ASImageCacheProtocol, ASImageDownloaderProtocol {

    static let shared = PictureStore()
    private var images: [URL: UIImage] = [:]

    func cachedImage(with url: URL, callbackQueue: DispatchQueue, completion: @escaping ASImageCacherCompletion) {
        let image = images[url]
        callbackQueue.async { completion(image, .synchronous) }
    }

    func downloadImage(with url: URL, shouldRetry: Bool, callbackQueue: DispatchQueue,
                       downloadProgress: ASImageDownloaderProgress?,
                       completion: @escaping ASImageDownloaderCompletion) -> Any? {
        let task = URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, error in
            let image = data.flatMap { UIImage(data: $0) }
            callbackQueue.async { completion(image, error, nil, nil) }
        }
        task.resume()
        return task
    }

    func cancelImageDownload(forIdentifier downloadIdentifier: Any) {
        (downloadIdentifier as? URLSessionDataTask)?.cancel()
    }
}

final class RoomCellNode: ASCellNode {

    private let pictureNode = ASNetworkImageNode(cache: PictureStore.shared, downloader: PictureStore.shared)
    private let nameNode = ASTextNode2()
    private let name: String

    init(room: Room) {
        name = room.name
        super.init()
        automaticallyManagesSubnodes = true
        pictureNode.url = room.picture
        applyTheme()
    }

    override func didLoad() {
        super.didLoad()
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] (_: UIView, _) in
            self?.applyTheme()
        }
    }

    private func applyTheme() {
        let descriptor = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
        let font = UIFont(descriptor: descriptor.withDesign(.rounded) ?? descriptor, size: 0)
        nameNode.attributedText = NSAttributedString(string: name, attributes: [.font: font])
        pictureNode.defaultImage = UIImage.as_resizableRoundedImage(
            withCornerRadius: 8, cornerColor: .clear, fill: .systemGray5, traitCollection: primitiveTraitCollection())
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        pictureNode.style.preferredSize = CGSize(width: 40, height: 40)
        nameNode.style.maxSize = CGSize(width: 200, height: .greatestFiniteMagnitude)
        let row = ASStackLayoutSpec(direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center,
                                    children: [pictureNode, nameNode])
        return ASInsetLayoutSpec(insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16), child: row)
    }
}

final class RoomListViewController: ASDKViewController<ASTableNode> {

    private var rooms: [Room] = []
    private var tableNode: ASTableNode { node }

    override init() {
        super.init(node: ASTableNode(style: .plain))
        node.dataSource = self
        node.add(self)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableNode.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: .leastNormalMagnitude))
    }

    func append(_ newRooms: [Room]) {
        let paths = (rooms.count..<rooms.count + newRooms.count).map { IndexPath(row: $0, section: 0) }
        tableNode.performBatch(animated: true, updates: {
            rooms += newRooms
            tableNode.insertRows(at: paths, with: .fade)
        }, completion: nil)
    }

    func removeAll() {
        tableNode.performBatchUpdates({
            rooms = []
            tableNode.reloadData()
        })
    }

    static func width(of name: String, font: UIFont) -> CGFloat {
        let bounds = (name as NSString).boundingRect(
            with: CGSize(width: .infinity, height: .infinity), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        return ceil(bounds.width)
    }
}

extension RoomListViewController: ASTableDataSource {

    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        return rooms.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let room = rooms[indexPath.row]
        return { RoomCellNode(room: room) }
    }
}

extension RoomListViewController: ASInterfaceStateDelegate {

    func didEnterVisibleState() {}
    func nodeDidLayout() {}
}
