import SwiftParser
import Testing

@testable import adapt_sources

@Suite("Skeletons of modules that many apps import")
struct KnownModuleTests {
  @Test("a slice that uses 'then' gets the members of Then that it uses, for each file of the app")
  func then() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let node = ASTextNode().then { $0.maximumNumberOfLines = 2 } }",
        "Other.swift": "import Then",
      ])
    #expect(
      slice.skeletons == [
        "protocol Then {}",
        """
        extension Then where Self: AnyObject {
          @discardableResult func then(_ change: (Self) throws -> Void) rethrows -> Self {
            try change(self)
            return self
          }
        }
        """,
        "extension NSObject: Then {}", "extension Array: Then {}", "extension CGRect: Then {}",
        "extension CGSize: Then {}", "extension UIEdgeInsets: Then {}",
      ])
  }

  @Test(
    "fakes keep published properties, whose publishers a slice observes with Combine's operators")
  func publishers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        import Combine
        class Feed {
          let model = Model()
          var bag = Set<AnyCancellable>()
          func f() {
            model.$rows.receive(on: DispatchQueue.main).sink { rows in _ = rows.count }.store(in: &bag)
          }
        }
        """,
        "Model.swift": """
        import Combine
        final class Model: ObservableObject {
          @Published private(set) var rows: [Int] = []
          let taps = CurrentValueSubject<Int, Never>(1)
          func g() { taps.send(1) }
        }
        """,
      ])
    #expect(
      slice.fakes == ["class Model: ObservableObject {\n  @Published var rows: [Int] = []\n}"])
    let names = slice.report.skeletons.map(\.name)
    #expect(
      names == [
        "Cancellable", "AnyCancellable", "ObservableObject", "Publisher", "AnyPublisher",
        "Published", "Subscribers", "Publisher",
      ])
    #expect(slice.skeletons.last?.contains("func sink(receiveValue:") == true)
    #expect(slice.skeletons.last?.contains("debounce") == false)
  }

  @Test("a slice gets the types and operators of RxSwift that it uses, and those that they name")
  func observables() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        import RxSwift
        class Feed {
          let bag = DisposeBag()
          func f(_ o: Observable<Int>) { o.map { $0 + 1 }.bind { _ in }.disposed(by: bag) }
        }
        """
      ])
    #expect(
      slice.skeletons.filter { !$0.contains("func bind") } == [
        "protocol Disposable {\n  func dispose()\n}",
        "extension Disposable {\n  func disposed(by bag: DisposeBag) {}\n}",
        "class NoDisposable: Disposable {\n  init() {}\n  func dispose() {}\n}",
        "class DisposeBag {\n  init() {}\n}",
        "protocol ObserverType<Element> {\n  associatedtype Element\n}",
        "protocol ObservableType<Element> {\n  associatedtype Element\n  func asObservable() -> Observable<Element>\n}",
        """
        class Observable<Element>: ObservableType {
          init() {}
          init<Source: ObservableType>(events: Source) where Source.Element == Element {}
          func asObservable() -> Observable<Element> { self }
        }
        """,
      ])
    #expect(slice.skeletons.contains { $0.contains("func map<Result>") })
    #expect(!slice.skeletons.contains { $0.contains("flatMap") })
  }

  @Test("a type of the app with the name of a module's one stays the app's")
  func ownTypes() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "import RxSwift\nclass Feed { let r: Reactor<Int> }",
        "Reactor.swift": "import RxSwift\nclass Reactor<T> { func go() {} }",
      ])
    #expect(slice.fakes == ["class Reactor<T> {}"])
    #expect(slice.skeletons == [])
  }

  @Test("without an import of the module in the app nothing of it is written")
  func notImported() throws {
    let slice = try SlicedText("Feed", ["Feed.swift": "class Feed { func f() { then { 1 } } }"])
    #expect(slice.skeletons == [])
  }

  @Test("a faked type keeps the protocols of ReactorKit and RxDataSources with what they require")
  func conformances() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "import ReactorKit\nclass Feed { let r: FeedReactor; func f(_ s: FeedSection) { r.state.map { $0 } } }",
        "FeedReactor.swift":
          "import ReactorKit\nclass FeedReactor: Reactor { enum Action { case go }; struct State {}; let initialState = State() }",
        "FeedSection.swift": """
        import RxDataSources
        enum FeedSection { case all([Int]) }
        extension FeedSection: SectionModelType {
          var items: [Int] { [] }
          init(original: FeedSection, items: [Int]) { self = .all(items) }
        }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        class FeedReactor: Reactor {
          enum Action {
            case go
          }
          struct State {}
          var initialState: State = State()
        }
        """,
        """
        enum FeedSection: SectionModelType {
          case all([Int])
          var items: [Int] { FixtureFake.call("FeedSection.items", returning: []) }
          init(original: FeedSection, items: [Int]) { self = original }
        }
        """,
      ])
  }

  @Test("a slice that logs gets the functions of the log that it uses")
  func log() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "import os.log\nclass Feed { let l = Logger(); func f() { l.info(\"a\"); os_log(\"b\") } }"
      ])
    let texts = slice.skeletons
    #expect(texts.contains { $0.hasPrefix("struct Logger {") && $0.contains("func info(") })
    #expect(texts.contains { $0.hasPrefix("struct OSLogMessage") })
    #expect(texts.filter { $0.hasPrefix("func os_log(") }.count == 3)
    #expect(!texts.contains { $0.contains("func fault(") })
    #expect(texts.contains { $0.contains("func appendInterpolation(") })
  }

  @Test("the value of a promise has the name that extensions constrain")
  func promise() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "import PromiseKit\nclass Feed { let p: Promise<Int>; func f() { p.cauterize() } }"
      ])
    #expect(slice.skeletons.contains { $0.hasPrefix("class Promise<T> {") })
  }
}
