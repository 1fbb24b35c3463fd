import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// The code of `Documentation/FromASimulatorTestToAFixture.md`, over a controller as an app has it.
@MainActor
struct SimulatorTestArticleTests {
  /// A list of squares, two in a line, in which every third cell is plain.
  final class GalleryViewController: ASDKViewController<ASCollectionNode>,
    ASCollectionDataSource, ASCollectionDataSourceInterop, UICollectionViewDelegateFlowLayout,
    ASCollectionDelegate
  {
    private let side = (UIScreen.main.bounds.width - 30) / 2

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      super.init(node: ASCollectionNode(collectionViewLayout: layout))
      node.dataSource = self
      node.delegate = self
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      node.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "ad")
    }

    func collectionNode(_ node: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionNode(
      _ node: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock? {
      guard indexPath.item % 3 != 1 else { return nil }
      let side = side
      return {
        let cell = ASCellNode()
        cell.style.preferredSize = CGSize(width: side, height: side)
        return cell
      }
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "ad", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: side, height: side)
    }
  }

  @Test("a controller in a host shows what it shows in a window", .device(.iPhone8))
  func everyThirdCellIsPlain() async throws {
    let host = FixtureHost(controller: GalleryViewController())
    try await host.settle()
    #expect(host.item(1)?.kind == .plain)
    #expect(host.frame(at: IndexPath(item: 1, section: 0))?.width == 172.5)
  }
}
