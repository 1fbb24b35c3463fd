import FixtureHosting
import FixtureRendering
import FixtureSupport
import Fixtures
import Foundation

/// The command line: `show-fixture NAME [--width POINTS] [--height POINTS] [--scale PIXELS] [--svg FILE]`.
@main
struct ShowFixture {
  static let usage = """
    usage: show-fixture NAME [--width POINTS] [--height POINTS] [--scale PIXELS] [--tree]
                        [--svg FILE]
           show-fixture --gallery FOLDER [--pictures COUNT] [--height POINTS]

    Lays out the containers of a fixture of this package and prints them as text.

      NAME             a fixture, or one of its containers:
                       \(Catalog.fixtures.joined(separator: ", "))
      --width POINTS   the width of the window, 375 when left out
      --height POINTS  the height of the window, 667 when left out
      --scale PIXELS   the pixels in a point: 1, 2 or 3; 2 when left out
      --tree           prints the cell nodes' subnodes, too
      --svg FILE       writes a picture of the window to a file; - prints it
      --gallery FOLDER writes a gallery of all containers, each at four widths, light and dark, and in
                       both directions; no NAME is needed
      --pictures COUNT the pictures of the gallery, each container in each way once when left out
      --coverage       prints the table of what pictures show
      --log            prints what all containers ask and show while they are scrolled and changed
    """

  static func main() async {
    switch ShowRequest.read(Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(usage)
    case .coverage:
      print(PictureCoverage.markdown, terminator: "")
    case .log:
      await printLogs()
    case .invalid(let message):
      FileHandle.standardError.write(Data("error: \(message)\n\(usage)\n".utf8))
      exit(2)
    case .show(let request):
      await show(request)
    }
  }

  @MainActor private static func show(_ request: ShowRequest) async {
    do {
      if let gallery = request.gallery {
        let folder = URL(filePath: gallery.folder)
        return try await SampleGallery(folder: folder, request: request)
          .write(count: gallery.count ?? SampleGallery.standardCount)
      }
      for entry in Catalog.entries(named: request.name) {
        let listing = ContainerListing(entry: entry, request: request)
        guard let file = request.picture else {
          print(try await listing.text())
          continue
        }
        try write(try await listing.picture(), to: file)
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func printLogs() async {
    do {
      for entry in Catalog.entries { print(try await ContainerLog(entry: entry).text()) }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func write(_ picture: String, to file: String) throws {
    guard file != "-" else { return print(picture, terminator: "") }
    try Data(picture.utf8).write(to: URL(filePath: file), options: .atomic)
  }
}
