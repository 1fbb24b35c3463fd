import Testing

@testable import adapt_sources

@Suite("Files of an app's slice")
struct SliceSelectionTests {
  private static let list = """
    import AsyncDisplayKit
    class Feed: Base, ASTableDataSource {
      let loader: Loader
      var posts: [Post] = []
      func f() -> ASCellNodeBlock { { PostCell(post: self.posts[0]) } }
    }
    """

  @Test("the slice takes superclasses, extensions, nodes and values, and fakes other classes")
  func reasons() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": Self.list, "Feed+Actions.swift": "extension Feed { func g() {} }",
        "Base.swift": "import AsyncDisplayKit\nclass Base: ASDKViewController<ASTableNode> {}",
        "Loader.swift": "import Alamofire\nclass Loader { func load() {}; func other() {} }",
        "Post.swift": "import Foundation\nstruct Post { let author: Author }",
        "Author.swift": "class Author: NSObject { var name = \"\" }",
        "PostCell.swift":
          "import AsyncDisplayKit\nclass PostCell: BaseCell { init(post: Post) {} }",
        "BaseCell.swift": "import AsyncDisplayKit\nclass BaseCell: ASCellNode {}",
        "Unused.swift": "class Unused { let feed: Feed }",
      ])
    #expect(
      slice.taken == [
        "Feed.swift", "Feed+Actions.swift", "Base.swift", "Post.swift", "PostCell.swift",
        "BaseCell.swift", "Author.swift",
      ])
    #expect(slice.report.plan.names == ["Loader"])
    #expect(slice.report.plan.missing.isEmpty)
    #expect(
      slice.report.summary.hasPrefix(
        "Feed: 7 files, 1 fakes, 0 types of other modules\n\ntake     Feed.swift  (the type)\n"))
  }

  @Test("a value whose file needs another module is faked with its data")
  func uncleanValue() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { var post = Post(id: 1, title: \"\"); let kind = Kind.a }",
        "Post.swift":
          "import SwiftyJSON\nstruct Post: Codable {\n  let id: Int\n  var title: String\n  private(set) var tags = [String]()\n  init(json: JSON) { id = 0 }\n  func unused() {}\n}",
        "Kind.swift": "import Realm\nenum Kind: String { case a, b(Int) = \"x\" }",
      ])
    #expect(slice.taken == ["Feed.swift"])
    #expect(
      slice.fakes == [
        "struct Post: Codable {\n  var id: Int = 0\n  var title: String = \"\"\n  var tags: [String] = []\n}",
        "enum Kind: String {\n  case a, b(Int) = \"x\"\n}",
      ])
  }

  @Test("a type of the slice can be faked, and a faked one be taken")
  func border() throws {
    let files: KeyValuePairs = [
      "Feed.swift": Self.list, "Base.swift": "class Base: UIViewController {}",
      "Loader.swift": "import Alamofire\nclass Loader {}", "Post.swift": "struct Post {}",
      "PostCell.swift": "class PostCell: ASCellNode { init(post: Post) {} }",
    ]
    let slice = try SlicedText("Feed", keeping: ["Loader"], faking: ["PostCell"], files)
    #expect(slice.taken == ["Feed.swift", "Base.swift", "Loader.swift", "Post.swift"])
    #expect(
      slice.fakes == [
        "class PostCell: ASCellNode {\n  init(post: Post) { super.init(); FixtureFake.call(\"PostCell.init(post:)\") }\n  override init() { super.init() }\n}"
      ])
  }

  @Test("an extension of another module's type is taken for its member; several are listed")
  func foreignExtensions() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let c = UIColor.brand; let s = \"\".shown; let t = \"\".both }",
        "Colors.swift": "extension UIColor { static let brand = UIColor.red }",
        "Strings.swift":
          "import Rx\nextension String { var shown: String { self }; var other: Int { 1 } }",
        "A.swift": "extension String { var both: Int { 1 } }",
        "B.swift": "extension Int { var both: Int { 1 } }",
      ])
    #expect(slice.taken == ["Feed.swift", "Colors.swift"])
    #expect(slice.report.summary.contains("several  'both' is declared in A.swift, B.swift;"))
    #expect(
      slice.fakes == [
        "extension Int {\n  var both: Int { FixtureFake.call(\"Int.both\", returning: 0) }\n}",
        "extension String {\n  var shown: String { FixtureFake.call(\"String.shown\", returning: \"\") }\n  var both: Int { FixtureFake.call(\"String.both\", returning: 0) }\n}",
      ])
  }

  @Test("an initializer that the app adds to another module's type is taken or faked by its labels")
  func foreignInitializers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let c = UIColor(hex: \"f\"); let d = Date(day: 1); let u: URL = .init(safe: \"\") }",
        "Colors.swift":
          "extension UIColor { convenience init(hex: String, alpha: CGFloat = 1) { self.init() } }",
        "Dates.swift":
          "import Rx\nextension Date { init(day: Int) { self.init() }; init(week: Int) { self.init() } }\nextension UIFont { convenience init(name: String) { self.init() } }",
        "Links.swift":
          "import Rx\nextension URL { init?(safe: String) { self.init(string: safe) } }",
      ])
    #expect(slice.taken == ["Feed.swift", "Colors.swift"])
    #expect(
      slice.fakes == [
        "extension Date {\n  init(day: Int) { self = Date(timeIntervalSinceReferenceDate: 0); FixtureFake.call(\"Date.init(day:)\") }\n}",
        "extension URL {\n  init?(safe: String) { self = URL(fileURLWithPath: \"/\"); FixtureFake.call(\"URL.init(safe:)\") }\n}",
      ])
  }

  @Test("a file that cannot be compiled or adapted here is not taken by itself")
  func unavailableFiles() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let c = UIColor.brand; let n = Values.count }",
        "Colors.swift":
          "extension UIColor { static let brand = UIColor.red; open override var description: String { \"\" } }",
        "Values.swift":
          "enum Values { static let count = 1; static let f = DateComponentsFormatter() }",
      ])
    #expect(slice.taken == ["Feed.swift"])
    #expect(
      slice.fakes == [
        "enum Values {\n  static let count = 1\n}",
        "extension UIColor {\n  static let brand = UIColor.red\n}",
      ])
  }

  @Test("a slice takes at most twelve files by itself")
  func limit() throws {
    let names = (1...40).map { "N\($0)" }
    let feed = "class Feed { " + names.map { "let a\($0) = \($0)()" }.joined(separator: "; ") + " }"
    let files = names.map { name in (name + ".swift", "class \(name): ASCellNode {}") }
    let slice = try SlicedText("Feed", list: [("Feed.swift", feed)] + files)
    #expect(slice.taken.count == SliceSelection.limit)
    #expect(slice.report.plan.names.count == 29)
  }

  @Test("a fake has values of types of other modules, whose skeletons follow chains and closures")
  func chains() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        import RxSwift
        class Feed: ASCellNode {
          let bag = DisposeBag()
          let icon = Model.shared.icon
          func f(_ m: Model) {
            m.names.map { $0 }.subscribe(onNext: { [weak self] name, _ in self?.g() }).disposed(by: bag)
          }
        }
        """,
        "Model.swift":
          "import RxSwift\nclass Model {\n  let names: Relay<[String]>\n  let icon: R.Image\n}",
      ])
    #expect(
      slice.fakes == [
        "class Model {\n  var names: Relay<[String]> = Relay()\n  var icon: R.Image = R.Image()\n}"
      ])
    #expect(
      slice.skeletons.map { $0.replacing("FixtureFake.", with: "") } == [
        "class DisposeBag {\n  init() {}\n}",
        "class Relay<T0> {\n  init() {}\n"
          + "  func disposed<A0>(by: A0) { call(\"Relay.disposed(by:)\") }\n"
          + "  @discardableResult func map<A0>(_ a0: @escaping (T0) -> A0) -> Relay<T0> { call(\"Relay.map(_:)\"); return self }\n"
          + "  @discardableResult func subscribe<A0>(onNext: @escaping (Any, Any) -> A0) -> Relay<T0> { call(\"Relay.subscribe(onNext:)\"); return self }\n"
          + "}", "class R {\n  class Image { init() {} }\n  init() {}\n}",
      ])
  }

  @Test("types that nothing declares get a skeleton from their uses")
  func skeletons() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        import Kingfisher
        class Feed: MagicController, Scrollable {
          let bag = Bag()
          let cache: ImageCache = .main
          @Inject var service: Int
          @Stored("key", in: .main) var text = ""
          func f() {
            cache.store(1, forKey: "a")
            Tracker.shared.log("x")
            _ = Maker(name: "a") { 1 }
            let box: Box<Int, String>? = nil
            _ = [Box<Int, String>.shared, Box<Int, String>.make(1)]
            _ = [Pool.shared, Pool.make(1)]
            let pool: Pool<Int>? = nil
            let video = ASVideoPlayerNode(); video.play(); video.alpha = 1
          }
        }
        """
      ])
    #expect(slice.taken == ["Feed.swift"])
    #expect(
      slice.skeletons.map { $0.replacing("FixtureFake.", with: "") } == [
        "class MagicController: UIViewController {}",
        "protocol Scrollable {}",
        "class Bag {\n  init() {}\n}",
        "class ImageCache {\n  init() {}\n  func store<A0, A1>(_ a0: A0, forKey: A1) { call(\"ImageCache.store(_:forKey:)\") }\n}",
        "@propertyWrapper struct Inject<Value> {\n  var wrappedValue: Value\n  init() { wrappedValue = <#Value#> }\n}",
        "@propertyWrapper struct Stored<Value> {\n  var wrappedValue: Value\n  init<A0, A1>(wrappedValue: Value, _ a0: A0, in: A1) { self.wrappedValue = wrappedValue }\n}",
        "class Tracker {\n  static let shared = Tracker()\n  init() {}\n  func log<A0>(_ a0: A0) { call(\"Tracker.log(_:)\") }\n}",
        "class Maker {\n  init() {}\n  init<A0, A1>(name: A0, _ a1: A1) { call(\"Maker.init(name:_:)\") }\n}",
        "class Box<T0, T1> {\n  static var shared: Box<T0, T1> { Box() }\n  init() {}\n  @discardableResult static func make<A0>(_ a0: A0) -> Box<T0, T1> { call(\"Box.make(_:)\"); return Box() }\n}",
        "class Pool<T0> {\n  static var shared: Pool<T0> { Pool() }\n  init() {}\n  @discardableResult static func make<A0>(_ a0: A0) -> Pool<T0> { call(\"Pool.make(_:)\"); return Pool() }\n}",
        "class ASVideoPlayerNode: ASDisplayNode {\n  func play() { call(\"ASVideoPlayerNode.play()\") }\n}",
      ])
  }

  @Test(
    "a slice with a video or map node has the types of its members, and one without has skeletons",
    arguments: ["ASVideoNode", "ASDisplayNode"])
  func media(node: String) throws {
    let text = """
      class Feed: UIViewController {
        let node = \(node)()
        func f() { g(AVPlayer(), CMTime()) }
      }
      """
    let slice = try SlicedText("Feed", ["Feed.swift": text])
    #expect(
      slice.report.skeletons.map(\.name) == (node == "ASVideoNode" ? [] : ["AVPlayer", "CMTime"]))
  }

  @Test("the object that makes the cells of a list is taken, and another controller is faked")
  func dataSources() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed: UIViewController { let rows = Rows(); let next = Next() }",
        "Rows.swift": "import Rx\nclass Rows: NSObject {}",
        "RowsCells.swift": "extension Rows: ASTableDataSource {}",
        "Next.swift": "import Rx\nclass Next: UIViewController, ASTableDataSource {}",
      ])
    #expect(slice.taken == ["Feed.swift", "Rows.swift", "RowsCells.swift"])
    #expect(slice.report.plan.names == ["Next"])
  }

  @Test("objects that lay out a collection are taken, and uses of Core Foundation are faked")
  func layoutsAndStrings() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "import UIKit\nclass Feed: UIViewController { let l = Grid(); let n = Names() }",
        "Grid.swift":
          "import AsyncDisplayKit\nclass Grid: NSObject, ASCollectionLayoutDelegate {}",
        "Names.swift":
          "import Foundation\nstruct Names { func f(_ s: NSMutableString) { CFStringTransform(s, nil, a, false) } }",
      ])
    #expect(slice.taken == ["Feed.swift", "Grid.swift"])
    #expect(slice.report.plan.names == ["Names"])
  }
}
