import AsyncDisplayKit
import Foundation
import Testing

// Five more images show texts on a baseline. Their strings and fonts are not published, and their
// metrics were another font's: BaselineTextTests holds the rules they show against the font table.
@Suite("Layouts look as in Texture's reference images of its specs")
struct SpecImageTests {
  @Test("all images are read")
  func count() {
    #expect(SpecImage.all.count == 121)
  }

  @Test("a spec gives the frames of its image", arguments: SpecImage.all)
  func frames(_ image: SpecImage) throws {
    let tree = try #require(SpecImageTree(image.name), "no tree is known for \(image.name)")
    let found = LaidOut(tree.range) { tree.make() }
    #expect(found.violations.isEmpty)
    #expect(found.size == image.size)
    let visible = CGRect(origin: .zero, size: image.size)
    for box in image.boxes {
      let frame = try #require(found.frames[box.name], "\(box.name) is missing")
      if box.isCovered || tree.backdrops.contains(box.name) {
        #expect(frame.intersection(visible).contains(box.frame), "\(box.name)")
      } else {
        #expect(frame.intersection(visible) == box.frame, "\(box.name)")
      }
    }
  }
}
