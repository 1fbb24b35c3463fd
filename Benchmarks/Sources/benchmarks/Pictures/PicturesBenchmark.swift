import AsyncDisplayKit
import FixtureFonts
import FixtureRendering
import Foundation
import UIKit

/// The time to write the SVG picture of a screen of 100 cells, and that of a gallery of 1,000 pictures.
enum PicturesBenchmark: Benchmark {
  static let name = "pictures"

  private static let cellCount = 100
  /// The fonts of Debian's package `fonts-liberation`.
  private static let fontFolder = "/usr/share/fonts/truetype/liberation"

  static func run(_ options: BenchmarkOptions) throws {
    let result = ResultBox()
    Task { @MainActor in
      do { result.fill(.success(try measure())) } catch { result.fill(.failure(error)) }
    }
    // The main queue is served by the main thread's run loop.
    while result.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    try result.get()
    try GalleryWriting.run()
  }

  @MainActor private static func measure() throws {
    print("pictures: medians of \(Stopwatch.runs), a screen of \(cellCount) cells, in milliseconds")
    let table = try milliseconds(RuntimeEnvironment(), holds: ">Cell 99</text>")
    let folder = URL(filePath: fontFolder, directoryHint: .isDirectory)
    let files = try FixtureFontFiles(folder: folder)
    let outlines = try milliseconds(
      RuntimeEnvironment(fonts: files), holds: "aria-label=\"Cell 99\"")
    let bars = [
      Bar(subject: "text of the published table", value: table, greatest: 5).printed(),
      Bar(subject: "text of font files", value: outlines, greatest: 10).printed(),
    ]
    guard bars.allSatisfy(\.isMet) else {
      throw BenchmarkError(description: "a picture takes longer than it may")
    }
  }

  /// Returns the time of one picture of a displayed screen, which has to hold a text.
  @MainActor private static func milliseconds(
    _ environment: RuntimeEnvironment, holds text: String
  ) throws -> Double {
    try environment.bind {
      let screen = Self.screen(
        environment.fonts is FixtureFontFiles ? try fileFont() : .systemFont(ofSize: 13))
      let picture = svg(of: screen)
      guard picture.contains(text) else {
        throw BenchmarkError(description: "the picture does not hold \(text)")
      }
      let layer = screen.layer
      let time = Stopwatch.median {
        Stopwatch.processorNanoseconds(of: .thisThread) { svg(of: layer) }
      }
      return time / 1e6
    }
  }

  @MainActor private static func fileFont() throws -> UIFont {
    guard let font = UIFont(name: "LiberationSans", size: 13) else {
      throw BenchmarkError(description: "\(fontFolder) lacks LiberationSans")
    }
    return font
  }

  /// A screen of cells with an image and two texts each.
  @MainActor private static func screen(_ font: UIFont) -> ASDisplayNode {
    let screen = ASDisplayNode()
    screen.frame = CGRect(x: 0, y: 0, width: 375, height: 4_000)
    for index in 0..<cellCount {
      let cell = cell(index, font)
      cell.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 375, height: 40)
      screen.addSubnode(cell)
    }
    return screen
  }

  @MainActor private static func cell(_ index: Int, _ font: UIFont) -> ASDisplayNode {
    let cell = ASDisplayNode()
    cell.backgroundColor = .white
    let image = ASImageNode()
    image.image = UIImage(name: "image_\(index % 7)", size: CGSize(width: 60, height: 60))
    image.frame = CGRect(x: 10, y: 5, width: 30, height: 30)
    image.cornerRadius = 6
    cell.addSubnode(image)
    let lines = ["Cell \(index)", "A caption of sixty letters that says what the picture shows."]
    for (line, text) in lines.enumerated() {
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: text, attributes: [.font: font])
      node.frame = CGRect(x: 50, y: 4 + CGFloat(line) * 17, width: 315, height: 16)
      cell.addSubnode(node)
    }
    return cell
  }
}
