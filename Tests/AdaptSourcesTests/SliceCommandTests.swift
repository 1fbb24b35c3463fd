import Foundation
import Testing

@testable import adapt_sources

@Suite("The command app-slice")
struct SliceCommandTests {
  private static let app = [
    "Feed/Feed.swift":
      "import AsyncDisplayKit\nimport Rx\nclass Feed: ASDKViewController<ASTableNode> { let l = Loader(); let p = Post() }",
    "Net/Loader.swift": "import Alamofire\nclass Loader { func load() {} }",
    "Model/Post.swift": "struct Post { var id = 1 }", "Pods/Rx/Rx.swift": "class Feed {}",
    "AppTests/Feed.swift": "class Feed {}", "Deep.swift": String(repeating: "[", count: 1000),
    "Feed/App-Bridging-Header.h": "#import <UIKit/UIKit.h>\n#import \"Old.h\"\n",
    "Zoo/Zoo-Bridging-Header.h": "#import \"Other.h\"\n",
  ]

  /// Writes the app and a target's folder, runs a closure with both paths, and removes them.
  private func withApp(_ body: (_ app: String, _ target: String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("slice-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in Self.app {
      let file = root.appendingPathComponent("App/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(
      root.appendingPathComponent("App").path, root.appendingPathComponent("Sources/FeedSlice").path
    )
  }

  @Test("the command prints the slice, without tests, dependencies and files that nest too deeply")
  func prints() throws {
    try withApp { app, _ in
      let result = SliceCommand(["Feed", "--from", app]).run()
      #expect(result.exitCode == 0)
      #expect(
        result.errors.hasSuffix(
          "Deep.swift:1:1: warning: the file cannot be parsed, and is left out\n"))
      #expect(
        result.output.hasPrefix(
          """
          Feed: 2 files, 1 fakes, 0 types of other modules

          take     Feed/Feed.swift  (the type)
          take     Model/Post.swift  (value type)
          fake     Loader  (Net/Loader.swift)
          imports  Rx: not here, and left out
          header   Feed/App-Bridging-Header.h imports Old.h: Objective-C, left out

          """))
      #expect(result.output.hasSuffix("\nclass Loader {}\n"))
    }
  }

  @Test("'--write' makes relative links and the file of fakes, and a second time nothing")
  func writes() throws {
    try withApp { app, target in
      let arguments = ["Feed", "--from", app, "--write", "--target-folder", target]
      #expect(
        SliceCommand(arguments).run().output.hasSuffix(
          "\nlink     App/Feed.swift\nlink     App/Post.swift\nlink     App/App-Bridging-Header.h\n"
            + "write    FeedSlice.swift\n"))
      let manager = FileManager.default
      #expect(
        try manager.destinationOfSymbolicLink(atPath: target + "/App/Feed.swift")
          == "../../../App/Feed/Feed.swift")
      let fakes = try String(contentsOfFile: target + "/FeedSlice.swift", encoding: .utf8)
      #expect(fakes.hasSuffix("\nclass Loader {}\n"))
      #expect(!SliceCommand(arguments).run().output.contains("link "))
      let second = SliceCommand(arguments + ["--keep", "Loader", "--fake", "Post"]).run()
      #expect(
        second.output.hasSuffix(
          "\nlink     App/Loader.swift\nunlink   App/Post.swift\nwrite    FeedSlice.swift\n"))
    }
  }

  @Test("a slice has the properties of the colors and images of the catalogs that it uses")
  func assets() throws {
    try withApp { app, _ in
      let catalog = app + "/Assets.xcassets"
      for name in [
        "appBG.colorset", "Text Title Color.colorset", "unused.colorset", "logo.imageset",
      ] {
        try FileManager.default.createDirectory(
          atPath: "\(catalog)/\(name)", withIntermediateDirectories: true)
      }
      let text = "class Look { let a = UIColor.appBG, b = UIColor.textTitle, c = UIImage.logo }"
      try Data(text.utf8).write(to: URL(fileURLWithPath: app + "/Look.swift"))
      let result = SliceCommand(["Look", "--from", app]).run()
      #expect(
        result.output.hasSuffix(
          """

          extension UIColor {
            static var appBG: UIColor { UIColor(named: "appBG") ?? .clear }
            static var textTitle: UIColor { UIColor(named: "Text Title Color") ?? .clear }
          }

          extension UIImage {
            static var logo: UIImage { UIImage(named: "logo") ?? UIImage() }
          }

          """))
    }
  }

  @Test("a file in the place of a link is an error, and stays")
  func occupied() throws {
    try withApp { app, target in
      try FileManager.default.createDirectory(
        atPath: target + "/App", withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: URL(fileURLWithPath: target + "/App/Feed.swift"))
      let result = SliceCommand(["Feed", "--from", app, "--write", "--target-folder", target]).run()
      #expect(result.exitCode == 1)
      #expect(
        result.errors.contains("error: 'App/Feed.swift' is a file and not a link; move it away"))
      #expect(try String(contentsOfFile: target + "/App/Feed.swift", encoding: .utf8) == "mine")
    }
  }

  @Test("'--errors' proposes the next file or fake for each error of the build")
  func proposals() throws {
    try withApp { app, target in
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      let log = target + "/log"
      let messages = """
        [1/2] Compiling
        /A/Feed.swift:1:2: error: cannot find type 'Loader' in scope
        /A/Feed.swift:2:2: error: cannot find type 'Loader' in scope
        /A/Feed.swift:3:2: error: cannot find 'Elsewhere' in scope
        /A/Feed.swift:4:2: error: value of type 'Loader' has no member 'load'
        /A/Feed.swift:5:2: error: value of type 'UIView' has no member 'snp'
        /A/Feed.swift:6:2: warning: unused
        /A/Feed.swift:7:2: error: value of type 'String?' has no member 'blank'
        /A/Feed.swift:8:2: error: argument passed to call that takes no arguments
        /A/Feed.swift:9:2: error: cannot find 'diff' in scope
        """
      try Data(messages.utf8).write(to: URL(fileURLWithPath: log))
      let output = SliceCommand(["Feed", "--from", app, "--messages", log]).run().output
      #expect(
        output.split(separator: "\n").filter { $0.hasPrefix("  ") } == [
          "  'Loader' is declared in Net/Loader.swift: take it with '--keep Loader', or fake it with '--fake Loader'",
          "  no file of the app declares 'Elsewhere': add a skeleton to the file of fakes",
          "  the app's 'Loader' declares 'load' in Net/Loader.swift: add it to the fake, or take the file with '--keep Loader'",
          "  no file of the app declares 'snp': add 'extension UIView { … }' to the file of fakes",
          "  no file of the app declares 'blank': add 'extension String? { … }' to the file of fakes",
          "  nothing here has these arguments: add the initializer or the method in an extension to the file of fakes",
          "  no file of the app declares 'diff': add a function to the file of fakes",
        ])
    }
  }

  private static let wrong: [(arguments: [String], message: String)] = [
    ([], "error: the name of a type is missing"), (["Feed"], "error: '--from' with the folder"),
    (["Feed", "--from"], "error: '--from' needs a value"),
    (
      ["Feed", "--from", "/no/such/folder"], "error: the folder '/no/such/folder' has no Swift file"
    ),
    (["Feed", "More", "--from", "/"], "error: unexpected argument 'More'"),
    (["Feed", "--from", "/", "--fast"], "error: unknown option '--fast'"),
    (["Feed", "--from", "/", "--write"], "error: '--write' needs a target"),
    (["A", "--from", "/", "--keep", "B", "--fake", "B"], "error: 'B' is both kept and faked"),
  ]

  @Test("wrong arguments are errors with the usage", arguments: 0..<wrong.count)
  func wrongArguments(index: Int) {
    let result = SliceCommand(Self.wrong[index].arguments).run()
    #expect(result.exitCode == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix(Self.wrong[index].message))
  }

  @Test("a type that the app does not declare is an error with the nearest name")
  func unknownType() throws {
    try withApp { app, _ in
      let result = SliceCommand(["FeedController", "--from", app]).run()
      #expect(
        result.errors
          == "error: no type 'FeedController' is declared below '\(app)'; did you mean 'Feed'?\n")
    }
  }
}
