// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Continuous integration sets this, so that the package's users never trip over a new warning.
let isStrict = Context.environment["TEXTURE_FIXTURES_STRICT"] != nil

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

// The folder of SwiftParser and SwiftSyntax in the toolchain that builds the package, or `nil`. The program that
// loads the manifest is part of it.
let parserFolder: String? = {
  let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe")
  guard let program else { return nil }
  let folder = URL(filePath: program).deletingLastPathComponent()
    .appending(path: "../lib/swift/host").standardized.path(percentEncoded: false)
  let parser = folder + "/SwiftParser.swiftmodule"
  return FileManager.default.fileExists(atPath: parser) ? folder : nil
}()

// An app's files are compiled as they are, with the warnings that its own project has.
let appSettings: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]

let package = Package(
  name: "TextureFixtures",
  products: [
    .library(
      name: "UIKit",
      targets: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(
      name: "AsyncDisplayKit",
      targets: [
        "AsyncDisplayKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics",
      ]),
    .library(name: "FixtureSupport", targets: ["FixtureSupport"]),
    .library(name: "FixtureHosting", targets: ["FixtureHosting"]),
    .library(name: "FixtureRendering", targets: ["FixtureRendering"]),
    .library(name: "FixtureTesting", targets: ["FixtureTesting"]),
    .library(name: "FixtureFonts", targets: ["FixtureFonts"]),
    .executable(name: "fixture-tool", targets: ["fixture-tool"]),
    .plugin(name: "GenerateFixtures", targets: ["GenerateFixtures"]),
    .plugin(name: "AdaptSources", targets: ["AdaptSources"]),
    .plugin(name: "GenerateFixturesCommand", targets: ["GenerateFixturesCommand"]),
    .plugin(name: "LintFixturesCommand", targets: ["LintFixturesCommand"]),
    .plugin(name: "ListFixturesCommand", targets: ["ListFixturesCommand"]),
    .plugin(name: "FormatFixturesCommand", targets: ["FormatFixturesCommand"]),
    .plugin(name: "RecordFixturesCommand", targets: ["RecordFixturesCommand"]),
    .plugin(name: "LintSnapshotsCommand", targets: ["LintSnapshotsCommand"]),
    .plugin(name: "AppSliceCommand", targets: ["AppSliceCommand"]),
  ],
  targets: [
    // The names that the XML side and the runtime share.
    .target(name: "FixtureContract", swiftSettings: settings),

    // The XML side: host tools only, never linked into a test binary that ships.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(name: "FixtureModel", dependencies: ["FixtureContract"], swiftSettings: settings),
    .target(
      name: "FixtureXML", dependencies: ["CLibXML2", "FixtureContract", "FixtureModel"],
      swiftSettings: settings),
    .target(
      name: "FixtureCodegen", dependencies: ["FixtureContract", "FixtureModel"],
      swiftSettings: settings),
    .executableTarget(
      name: "fixture-tool",
      dependencies: ["FixtureCodegen", "FixtureContract", "FixtureModel", "FixtureXML"],
      swiftSettings: settings),

    // The headless runtime.
    // The library is part of the toolchain, below Foundation.
    .target(
      name: "UIFoundation", dependencies: ["FixtureContract"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "UIKitCore", dependencies: ["FixtureContract", "UIFoundation"], swiftSettings: settings),
    .target(name: "UIKitLists", dependencies: ["UIKitCore"], swiftSettings: settings),
    .target(name: "UIKitShell", dependencies: ["UIKitCore"], swiftSettings: settings),
    // What apps import. It declares nothing.
    .target(
      name: "UIKit", dependencies: ["UIKitCore", "UIKitLists", "UIKitShell"],
      swiftSettings: settings),
    .target(name: "QuartzCore", dependencies: ["UIKitCore"], swiftSettings: settings),
    .target(name: "CoreGraphics", dependencies: ["UIFoundation"], swiftSettings: settings),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(
      name: "AsyncDisplayKit", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "FixtureSupport", dependencies: ["AsyncDisplayKit", "FixtureContract"],
      swiftSettings: settings),
    .target(name: "UIKitSimulation", dependencies: ["UIKit"], swiftSettings: settings),
    // Functions that take the place of libdispatch's in binaries with hosts.
    .target(name: "CDispatchInterposition"),
    .target(
      name: "FixtureHosting",
      dependencies: [
        "CDispatchInterposition", "FixtureContract", "FixtureSupport", "UIKitSimulation",
      ],
      swiftSettings: settings),
    .target(
      name: "FixtureRendering", dependencies: ["FixtureHosting"],
      resources: [
        .embedInCode("Gallery/Site/gallery.app.js"), .embedInCode("Gallery/Site/gallery.css"),
      ],
      swiftSettings: settings),
    .target(
      name: "FixtureTesting",
      dependencies: ["FixtureContract", "FixtureHosting", "FixtureRendering", "_Testing_UIKit"],
      swiftSettings: settings),

    // Font files. The system library has no `pkgConfig` and no `providers`: with either, SwiftPM warns
    // users of other products that it is not installed.
    .systemLibrary(name: "CHarfBuzz"),
    .target(
      name: "FixtureFonts", dependencies: ["CHarfBuzz", "FixtureContract", "UIFoundation"],
      swiftSettings: settings),

    // Plugins.
    .plugin(name: "GenerateFixtures", capability: .buildTool(), dependencies: ["fixture-tool"]),
    // Without the toolchain's parser, the plugin reports that it has no tool.
    .plugin(
      name: "AdaptSources", capability: .buildTool(),
      dependencies: parserFolder == nil ? [] : ["adapt-sources"]),
    .plugin(name: "ListContainers", capability: .buildTool(), dependencies: ["fixture-tool"]),
    .plugin(
      name: "GenerateFixturesCommand",
      capability: .command(
        intent: .custom(
          verb: "generate-fixtures", description: "Writes the generated Swift into the package"),
        permissions: [
          .writeToPackageDirectory(reason: "Writes the generated Swift beside the fixtures")
        ]),
      dependencies: ["fixture-tool"]),
    .plugin(
      name: "LintFixturesCommand",
      capability: .command(
        intent: .custom(verb: "lint-fixtures", description: "Reports every problem in fixtures")),
      dependencies: ["fixture-tool"]),
    .plugin(
      name: "ListFixturesCommand",
      capability: .command(
        intent: .custom(verb: "list-fixtures", description: "Lists fixtures and their types")),
      dependencies: ["fixture-tool"]),
    .plugin(
      name: "FormatFixturesCommand",
      capability: .command(
        intent: .custom(verb: "fmt-fixtures", description: "Formats fixtures in place"),
        permissions: [.writeToPackageDirectory(reason: "Formats the fixtures in place")]),
      dependencies: ["fixture-tool"]),
    .plugin(
      name: "RecordFixturesCommand",
      capability: .command(
        intent: .custom(
          verb: "record-fixtures",
          description: "Runs the tests and writes the values that fixtures leave open"),
        permissions: [.writeToPackageDirectory(reason: "Writes values into the fixtures")]),
      dependencies: ["fixture-tool"]),
    .plugin(
      name: "LintSnapshotsCommand",
      capability: .command(
        intent: .custom(verb: "lint-snapshots", description: "Finds orphaned snapshots"),
        permissions: [
          .writeToPackageDirectory(reason: "Deletes orphaned references when --prune is given")
        ]),
      dependencies: ["lint-snapshots"]),
    .plugin(
      name: "AppSliceCommand",
      capability: .command(
        intent: .custom(
          verb: "app-slice",
          description: "Takes the files of one list out of an app, and fakes the rest"),
        permissions: [
          .writeToPackageDirectory(
            reason: "Links the app's files and writes the fakes with --write")
        ]),
      dependencies: parserFolder == nil ? [] : ["adapt-sources"]),

    // This package's own fixtures, the sample apps among them.
    .target(
      name: "Fixtures", dependencies: ["FixtureSupport"], path: "Fixtures",
      swiftSettings: settings, plugins: ["GenerateFixtures"]),
    .executableTarget(
      name: "show-fixture", dependencies: ["Fixtures", "FixtureRendering"],
      swiftSettings: settings, plugins: ["ListContainers"]),
    .executableTarget(
      name: "lint-snapshots", dependencies: ["FixtureContract", "FixtureModel"],
      swiftSettings: settings),

    // Tests.
    .target(
      name: "ConformanceCases", path: "Tests/ConformanceCases", exclude: ["README.md"],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "RuntimeTestSupport", dependencies: ["UIFoundation"], path: "Tests/RuntimeTestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "UIFoundationTests",
      dependencies: ["RuntimeTestSupport", "TestSupport", "UIFoundation"], swiftSettings: settings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "ConformanceCases", "RuntimeTestSupport", "TestSupport", "UIKit", "UIKitSimulation",
        "QuartzCore", "CoreGraphics", "_Testing_UIKit", "_Testing_CoreGraphics",
      ],
      resources: [.copy("Resources")], swiftSettings: settings),
    .testTarget(
      name: "AsyncDisplayKitTests",
      dependencies: [
        "AsyncDisplayKit", "ConformanceCases", "RuntimeTestSupport", "TestSupport",
        "UIKitSimulation", "_Testing_UIKit",
      ],
      resources: [.copy("Resources")], swiftSettings: settings),
    // Code of apps in the Swift 5 language mode, which passes nodes to other threads.
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: ["AsyncDisplayKit", "FixtureTesting", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "FixtureModelTests", dependencies: ["FixtureModel"], swiftSettings: settings),
    .testTarget(
      name: "FixtureXMLTests",
      dependencies: [
        "AsyncDisplayKit", "CLibXML2", "FixtureContract", "FixtureHosting", "FixtureXML",
        "TestSupport",
      ],
      resources: [.copy("Goldens")], swiftSettings: settings),
    .testTarget(
      name: "FixtureCodegenTests",
      dependencies: ["FixtureCodegen", "FixtureContract", "FixtureXML"],
      exclude: ["Fixtures", "Goldens"], swiftSettings: settings),
    .testTarget(
      name: "FixtureToolTests", dependencies: ["fixture-tool"], swiftSettings: settings),
    .testTarget(
      name: "FixtureSupportTests",
      dependencies: [
        "FixtureCodegen", "FixtureContract", "FixtureModel", "FixtureSupport", "TestSupport",
        "_Testing_UIKit",
      ],
      swiftSettings: settings),
    .target(
      name: "FontFixtures", dependencies: ["FixtureFonts", "FixtureSupport"],
      path: "Tests/FontFixtures", swiftSettings: settings, plugins: ["GenerateFixtures"]),
    .testTarget(
      name: "FixtureFontsTests",
      dependencies: [
        "ConformanceCases", "FixtureContract", "FixtureFonts", "FixtureRendering", "FixtureTesting",
        "FontFixtures", "TestSupport",
      ],
      resources: [.copy("Resources")], swiftSettings: settings),
    .testTarget(
      name: "FixtureHostingTests",
      dependencies: ["CDispatchInterposition", "FixtureHosting", "_Testing_UIKit"],
      swiftSettings: settings),
    .testTarget(
      name: "FixtureRenderingTests",
      dependencies: ["Fixtures", "FixtureRendering", "TestSupport", "_Testing_UIKit"],
      exclude: ["Pictures"], swiftSettings: settings),
    .testTarget(
      name: "FixtureTestingTests",
      dependencies: ["FixtureContract", "FixtureTesting", "Fixtures", "TestSupport"],
      exclude: ["Articles/__Snapshots__", "Queues/Apps/__Snapshots__"], swiftSettings: settings),
    .target(
      name: "ContainerFixtures", dependencies: ["FixtureSupport"], path: "Tests/ContainerFixtures",
      swiftSettings: settings, plugins: ["GenerateFixtures"]),
    .testTarget(
      name: "ContainerTests", dependencies: ["ContainerFixtures", "FixtureTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "LintSnapshotsTests",
      dependencies: ["FixtureContract", "lint-snapshots", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "FixturesTests", dependencies: ["Fixtures", "FixtureTesting"], swiftSettings: settings),
    // Fixtures of every kind, which tests host. They are a library's, as no test bundle may both link
    // the tool, as FixtureToolTests does, and have a target that is built with it.
    .target(
      name: "HostedFixtures", dependencies: ["FixtureSupport"], path: "Tests/HostedFixtures",
      swiftSettings: settings, plugins: ["GenerateFixtures"]),
    .testTarget(
      name: "HostedFixturesTests",
      dependencies: ["AsyncDisplayKit", "HostedFixtures", "FixtureRendering", "FixtureTesting"],
      swiftSettings: settings),
  ]
)

// The tool that adapts an app's files is a target of its own, so that only its users link the parser.
if let parserFolder {
  let parserFlags = ["-I", parserFolder]
  package.targets += [
    .executableTarget(
      // Debug builds optimize the tool too: it reads all files of an app.
      name: "adapt-sources", swiftSettings: settings + [.unsafeFlags(parserFlags + ["-O"])],
      linkerSettings: [
        .unsafeFlags(
          ["-L", parserFolder, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker"]
            + [parserFolder])
      ]),
    .testTarget(
      name: "AdaptSourcesTests", dependencies: ["adapt-sources"],
      swiftSettings: settings + [.unsafeFlags(parserFlags)]),
    // Files in the style of apps, in the Swift 5 language mode as theirs, which the plugin adapts.
    .target(
      name: "AdaptedApps", dependencies: ["AsyncDisplayKit", "QuartzCore"],
      path: "Tests/AdaptedApps", exclude: ["App"], sources: ["AdaptedApps.swift"],
      swiftSettings: appSettings, plugins: ["AdaptSources"]),
    .testTarget(
      name: "AdaptedAppsTests",
      dependencies: ["AdaptedApps", "AsyncDisplayKit", "UIKitSimulation", "_Testing_UIKit"],
      swiftSettings: settings),
    // Slices of apps with modules that are not here, which `app-slice --write` made.
    .target(
      name: "SlicedApps", dependencies: ["AsyncDisplayKit", "FixtureSupport"],
      path: "Tests/SlicedApps", exclude: ["App"],
      sources: ["RecipeServiceFake.swift", "SlicedApps.swift"],
      swiftSettings: appSettings, plugins: ["AdaptSources", "GenerateFixtures"]),
    .testTarget(
      name: "SlicedAppsTests", dependencies: ["FixtureTesting", "SlicedApps", "_Testing_UIKit"],
      swiftSettings: settings),
  ]
}

// The thread-sanitizer gate builds a copy in which the fixtures' Swift files are already generated, and
// leaves out the XML side, whose code has one thread.
if Context.environment["TEXTURE_FIXTURES_PREGENERATED"] != nil {
  let xmlSide: Set = [
    "AdaptSources", "adapt-sources", "AdaptSourcesTests", "AdaptedApps", "AdaptedAppsTests",
    "SlicedApps", "SlicedAppsTests", "CLibXML2", "FixtureXML", "fixture-tool",
    "lint-snapshots", "show-fixture",
    "GenerateFixtures", "ListContainers", "GenerateFixturesCommand", "LintFixturesCommand",
    "ListFixturesCommand", "FormatFixturesCommand", "RecordFixturesCommand", "LintSnapshotsCommand",
    "AppSliceCommand",
    "FixtureModelTests",
    "FixtureXMLTests",
    "FixtureCodegenTests", "FixtureToolTests", "LintSnapshotsTests",
  ]
  package.targets.removeAll { xmlSide.contains($0.name) }
  package.products.removeAll { xmlSide.contains($0.name) }
  for target in package.targets {
    target.plugins = nil
    // Without the plugin, nothing handles the font files.
    if target.name == "FontFixtures" { target.exclude = ["Fonts"] }
  }
}

// TEXTURE_FIXTURES_TESTS="UIKitTests FixtureXMLTests" builds these test targets alone.
if let names = Context.environment["TEXTURE_FIXTURES_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
