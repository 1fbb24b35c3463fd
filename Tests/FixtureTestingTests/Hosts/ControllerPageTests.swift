import AsyncDisplayKit
import FixtureTesting
import Testing
import UIKit

/// View controllers as the pages of a pager, which an app shows in a navigation controller.
@Suite("View controllers as pages", .device(.iPhoneSE)) @MainActor
struct ControllerPageTests {
  // Thread: TextureGroup/Texture, issue 128, whose back traces have no call for the first page.
  @Test("the first page appears without calls, later ones with them, and none has a parent")
  func appearance() async throws {
    let viewer = Viewer()
    let host = FixtureHost(controller: UINavigationController(rootViewController: viewer))
    try await host.settle()
    #expect(viewer.log.of(0) == ["load"])
    #expect(host.node(ASCellNode.self, at: [0, 0])?.viewController?.parent == nil)
    host.drag(by: CGPoint(x: -200, y: 0))
    try await host.settle()
    #expect(viewer.log.of(1) == ["load", "willAppear", "didAppear"])
    #expect(viewer.log.of(0).filter { $0.hasSuffix("Appear") }.isEmpty)
  }
}

@MainActor
private final class PageLog {
  private var calls: [(page: Int, call: String)] = []

  func add(_ call: String, of page: Int) { calls.append((page, call)) }
  func of(_ page: Int) -> [String] { calls.filter { $0.page == page }.map(\.call) }
}

private final class Page: UIViewController {
  private let number: Int
  private let log: PageLog

  init(_ number: Int, _ log: PageLog) {
    self.number = number
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("load", of: number)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("willAppear", of: number)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("didAppear", of: number)
  }
}

private final class Viewer: ASDKViewController<ASPagerNode>, ASPagerDataSource {
  let log = PageLog()

  override init() {
    super.init(node: ASPagerNode())
    node.setDataSource(self)
  }

  required init?(coder: NSCoder) { nil }

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { 4 }

  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
    let log = log
    return { ASCellNode(viewControllerBlock: { Page(index, log) }, didLoad: nil) }
  }
}
