import FixtureHosting
import FixtureSupport
import Fixtures
import Foundation

/// The command line: `show-fixture NAME [--width POINTS] [--height POINTS] [--scale PIXELS]`.
@main
struct ShowFixture {
  static let usage = """
    usage: show-fixture NAME [--width POINTS] [--height POINTS] [--scale PIXELS] [--tree]

    Lays out the containers of a fixture of this package and prints them as text.

      NAME             a fixture, or one of its containers:
                       \(Catalogue.fixtures.joined(separator: ", "))
      --width POINTS   the width of the window, 375 when left out
      --height POINTS  the height of the window, 667 when left out
      --scale PIXELS   the pixels in a point: 1, 2 or 3; 2 when left out
      --tree           prints the cell nodes' subnodes, too
    """

  static func main() async {
    switch ShowRequest.read(Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(usage)
    case .invalid(let message):
      FileHandle.standardError.write(Data("error: \(message)\n\(usage)\n".utf8))
      exit(2)
    case .show(let request):
      await show(request)
    }
  }

  @MainActor private static func show(_ request: ShowRequest) async {
    do {
      for entry in Catalogue.entries(named: request.name) {
        print(try await ContainerListing(entry: entry, request: request).text())
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}
