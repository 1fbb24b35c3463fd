import Testing

@testable import adapt_sources

@Suite("Declarations that fakes and skeletons need")
struct FakeScopeTests {
  @Test(
    "the members of the conditions that hold on a device are faked, such as the functions of generated resources"
  )
  func conditionalMembers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t = R.image.star() }",
        "R.swift": """
        import Rswift
        struct R {
          struct image {
            static let star = ImageResource(name: "star")
            #if os(iOS) || os(tvOS)
            static func star(_: Void = ()) -> UIImage? { nil }
            #else
            static func star(size: Int) -> Int { 1 }
            #endif
            #if os(macOS) && !DEBUG
            static func star(color: Int) -> Int { 1 }
            #endif
          }
        }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        struct R {
          struct image {
            static var star: ImageResource = ImageResource()
            static func star(_: Void = ()) -> UIImage? { FixtureFake.call("R.image.star(_:)", returning: nil) }
          }
        }
        """
      ])
  }

  @Test("a metatype is the default value of a parameter of its type")
  func metatype() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t = T.go() }",
        "T.swift":
          "import Rx\nclass T { static func go<V>(_ type: V.Type = V.self) -> Int { 1 } }",
      ])
    #expect(
      slice.fakes == [
        """
        class T {
          static func go<V>(_ type: V.Type = V.self) -> Int { FixtureFake.call("T.go(_:)", returning: 0) }
        }
        """
      ])
  }

  @Test("a global of a file that the slice takes later is not faked")
  func globalOfTakenFile() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let a = domain; let b: Answer }",
        "Answer.swift": "struct Answer { var code: Code }",
        "Code.swift": "let domain = \"app\"\nenum Code { case first }",
      ])
    #expect(slice.taken == ["Feed.swift", "Answer.swift", "Code.swift"])
    #expect(slice.fakes == [])
  }

  @Test("defaults of an app's protocol with a requirement on the conforming type are faked")
  func constrainedDefaults() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed: UIViewController, Notices { func go() { show(\"a\") } }",
        "Notices.swift": """
        import Rx
        class Other {}
        protocol Notices { func show(_ text: String) }
        extension Notices where Self: UIViewController { func show(_ text: String) { print(text) } }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        protocol Notices {
          func show(_ text: String)
        }
        extension Notices where Self: UIViewController {
          func show(_ text: String) { FixtureFake.call("Notices.show(_:)") }
        }
        """
      ])
  }

  @Test("types of other modules conform to a faked protocol as in the app")
  func conformances() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func go(_ a: String?) { _ = a.isBlank } }",
        "Text.swift": """
        import Rx
        class Other {}
        protocol TextType { var text: String { get } }
        extension String: TextType { var text: String { self } }
        extension Optional where Wrapped: TextType { var isBlank: Bool { self?.text.isEmpty ?? true } }
        """,
      ])
    #expect(
      slice.fakes == [
        "protocol TextType {}",
        "extension String: TextType {}",
        """
        extension Optional where Wrapped: TextType {
          var isBlank: Bool { FixtureFake.call("Optional.isBlank", returning: false) }
        }
        """,
      ])
  }

  @Test(
    "an operator of the app is faked with its declaration, and one of another module from its uses")
  func operators() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func go() { if \"a\" ~== \"b\" {}; bag <~ self; _ = 1 == 2 } }",
        "Operators.swift": """
        import Rx
        infix operator ~==: ComparisonPrecedence
        func ~== (a: String, b: String?) -> Bool { true }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        infix operator ~==: ComparisonPrecedence
        func ~==(a: String, b: String?) -> Bool { FixtureFake.call("~==(a:b:)", returning: false) }
        """
      ])
    #expect(
      slice.skeletons == [
        """
        infix operator <~
        func <~<A0, A1>(_ a0: A0, _ a1: A1) { FixtureFake.call("<~(_:_:)") }
        """
      ])
  }

  @Test("initializers that an extension of the slice calls are faked as well")
  func initializersOfExtensions() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func go() { UIView().paint() } }",
        "UIView+Paint.swift": "extension UIView { func paint() { _ = UIImage(color: .red) } }",
        "UIImage+Color.swift":
          "import Rx\nextension UIImage { convenience init(color: UIColor) { self.init() } }",
      ])
    #expect(
      slice.fakes == [
        """
        extension UIImage {
          convenience init(color: UIColor) { self.init(); FixtureFake.call("UIImage.init(color:)") }
        }
        """
      ])
  }

  @Test("a faked class is a delegate of UIKit as in the app")
  func delegates() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let s = UISearchController(); func f(_ r: Results) { s.searchResultsUpdater = r } }",
        "Results.swift": """
        import Kit
        class Results: UIViewController, UISearchResultsUpdating, KitDelegate {
          func updateSearchResults(for searchController: UISearchController) {}
        }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        class Results: UIViewController, UISearchResultsUpdating {
          func updateSearchResults(for searchController: UISearchController) { FixtureFake.call("Results.updateSearchResults(for:)") }
        }
        """
      ])
  }
}
