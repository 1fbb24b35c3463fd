import Testing

@testable import adapt_sources

@Suite("Extensions, inherited members and subscripts of slices")
struct SliceExtensionTests {
  @Test("a faked property that the app computes and sets can be set")
  func setter() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ v: UIView) { v.side = 2; print(v.area) } }",
        "View.swift": """
        import Other
        extension UIView {
          var side: Int { get { 1 } set {} }
          var area: Int { 2 }
        }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        extension UIView {
          var side: Int { get { FixtureFake.call("UIView.side", returning: 0) } set { FixtureFake.call("UIView.side") } }
          var area: Int { FixtureFake.call("UIView.area", returning: 0) }
        }
        """
      ])
  }

  @Test("a member that an extension overrides is not faked: no extension can override")
  func overrideOfExtension() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ c: UIColor) { c.go(c.description) } }",
        "Color.swift": """
        import Other
        extension UIColor { override var description: String { "" }; func go(_ a: String) {} }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        extension UIColor {
          func go(_ a: String) { FixtureFake.call("UIColor.go(_:)") }
        }
        """
      ])
  }

  @Test("an extension of an alias is one of the type that the alias names")
  func alias() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f() { go() } }",
        "Feed+Go.swift": "fileprivate typealias Own = Feed\nextension Own { func go() {} }",
        "Other.swift": "fileprivate typealias Own = Detail\nextension Own { func go() {} }",
        "Detail.swift": "class Detail {}",
      ])
    #expect(slice.taken == ["Feed.swift", "Feed+Go.swift"] && slice.fakes.isEmpty)
  }

  @Test("a nested type that signatures name is part of its fake")
  func nestedTypes() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let s = Service(); func f() { s.go() } }",
        "Service.swift": "class Service { func go(_ a: Common.Form? = nil) {} }",
        "Engine.swift": "class Engine { struct Structs { struct Form {} } }",
        "Common.swift": "typealias Common = Engine.Structs",
        "Unused.swift": "extension Common { struct Unused {} }",
      ])
    #expect(
      slice.fakes.contains(
        """
        class Engine {
          struct Structs {
            struct Form {}
          }
        }
        """))
  }

  @Test("an override of a member of another module's class is a member of the fake")
  func foreignOverride() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let k = Picture.kind; func f(_ p: Picture) { p.go() } }",
        "Picture.swift": """
        import Spine
        class Picture: Resource {
          override class var kind: String { "a" }
          override func go() {}
          override func other() {}
        }
        class Photo: Picture { override func go() {} }
        """,
        "Feed+Photo.swift": "extension Feed { func f(_ p: Photo) { p.go() } }",
      ])
    #expect(slice.fakes.last == "class Photo: Picture {}")
    #expect(
      slice.fakes.dropLast() == [
        """
        class Picture: Resource {
          class var kind: String { FixtureFake.call("Picture.kind", returning: "") }
          func go() { FixtureFake.call("Picture.go()") }
        }
        """
      ])
  }

  @Test("a requirement that another module's class meets is a member of the fake")
  func inheritedRequirement() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ p: Picture) { show(p) }; func show(_ m: Model) {} }",
        "Model.swift": """
        protocol Model { var id: String? { get }; var title: String { get }; var size: Int { get } }
        extension Model { var size: Int { 1 } }
        """,
        "Picture.swift":
          "import Spine\nclass Picture: Resource, Model { var title: String { \"\" } }",
      ])
    #expect(
      slice.fakes == [
        """
        class Picture: Resource, Model {
          var title: String = ""
          var id: String? = nil
        }
        """
      ])
  }

  @Test("the members that other files add to a taken value are faked")
  func extensionOfTakenValue() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ k: Kind) { print(k.icon) } }",
        "Kind.swift": "enum Kind { case a }",
        "Kind+Icon.swift": "import Images\nextension Kind { var icon: UIImage { Images.a() } }",
      ])
    #expect(slice.taken == ["Feed.swift", "Kind.swift"])
    #expect(
      slice.fakes == [
        """
        extension Kind {
          var icon: UIImage { FixtureFake.call("Kind.icon", returning: UIImage()) }
        }
        """
      ])
  }

  @Test("a subscript with used labels is faked, and one of other modules' types if it has labels")
  func subscripts() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { func f(_ s: Table, _ a: [Int]) { s[1] = 2; print(a[safe: 3]) } }",
        "Table.swift": """
        import Other
        class Table {
          subscript(row: Int) -> Int { get { 1 } set {} }
          subscript(at row: Int) -> Int { 1 }
        }
        extension Array {
          subscript(safe index: Int) -> Element? { nil }
          subscript(index: String) -> Int { 1 }
        }
        """,
      ])
    #expect(
      slice.fakes == [
        """
        class Table {
          subscript(row: Int) -> Int { get { FixtureFake.call("Table.subscript(_:)", returning: 0) } set { FixtureFake.call("Table.subscript(_:)") } }
        }
        """,
        """
        extension Array {
          subscript(safe index: Int) -> Element? { FixtureFake.call("Array.subscript(safe:)", returning: nil) }
        }
        """,
      ])
  }

  @Test("a faked structure whose properties have values can be created without arguments")
  func structure() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let m: Holder; init() { m = Holder() } }",
        "Holder.swift": "import Other\nclass Holder { func f() {}; let m: Message = make() }",
        "Feed2.swift": "extension Feed { func g() { print(m.m) } }",
        "Message.swift": """
        import Other
        struct Message: Decodable { let a: Int; init(from decoder: Decoder) throws { a = 1 } }
        """,
      ])
    #expect(
      slice.fakes.contains(
        """
        struct Message: Decodable {
          var a: Int = 0
          init(from decoder: Decoder) throws { FixtureFake.call("Message.init(from:)") }
          init() {}
        }
        """))
  }

  @Test("an initializer that a subclass inherits and calls is faked")
  func inheritedInitializer() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let s = Small(name: \"a\") }",
        "Big.swift": "import Other\nclass Big { init(name: String) {}; init(size: Int) {} }",
        "Small.swift": "import Other\nclass Small: Big {}",
      ])
    #expect(
      slice.fakes.contains(
        """
        class Big {
          init(name: String) { FixtureFake.call("Big.init(name:)") }
          init() {}
        }
        """))
  }

  @Test("declarations outside of types are those of a device")
  func conditions() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let i: Image? = nil }",
        "Image.swift": """
        import Other
        #if os(macOS)
        typealias Image = NSImage
        #elseif os(iOS)
        typealias Image = UIImage
        #endif
        """,
      ])
    #expect(slice.fakes == ["typealias Image = UIImage"])
  }

  @Test("names that begin as those of the toolchain are missing: AnyCancellable, AsyncTask")
  func similarNames() throws {
    let slice = try SlicedText(
      "Feed",
      ["Feed.swift": "class Feed { let a: AnyCancellable; let b: AsyncTask; let c: AnyHashable }"])
    #expect(slice.report.plan.missing.map(\.name) == ["AnyCancellable", "AsyncTask"])
  }

  @Test("an enumeration with values that the compiler cannot compare has the app's operator")
  func comparison() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ r: Row) -> Bool { r == .none } }",
        "Row.swift": """
        import Other
        enum Row: Equatable { case none, item(Item); static func == (a: Row, b: Row) -> Bool { true } }
        struct Item {}
        """,
      ])
    #expect(slice.fakes.first?.contains("static func ==(a: Row, b: Row) -> Bool {") == true)
  }

  @Test("a generic parameter of a faked type is no type of another module")
  func genericParameters() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let b = Box<Int>(); func f() { print(b.data) } }",
        "Box.swift": "import Other\nclass Box<T> { var data: T { make() } }",
      ])
    #expect(slice.report.plan.missing.isEmpty)
    #expect(slice.fakes == ["class Box<T> {\n  var data: T = <#T#>\n}"])
  }
}
