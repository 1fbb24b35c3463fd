import Foundation
import Testing
import UIFoundation

@Suite("Names of fonts")
struct FontNameTests {
  private let log = ViolationLog()

  @Test func `an unknown name is nil, with one advisory for each name`() {
    log.environment.bind {
      #expect(UIFont(name: "Helvetika", size: 12) == nil)
      #expect(UIFont(name: "Helvetika", size: 14) == nil)
      #expect(UIFont(name: "", size: 12) == nil)
    }
    #expect(log.codes == [.fontNotInstalled])
    #expect(log.all.first?.severity == .advisory)
    #expect(
      log.all.first?.message
        == "'Helvetika' is neither a font of iOS nor of the environment's font "
        + "files, so UIFont(name:size:) returns nil.")
  }

  @Test func `a font of iOS without a file is measured by the table, with one advisory a family`() {
    log.environment.bind {
      let font = UIFont(name: "AvenirNext-DemiBold", size: 17)
      #expect(font?.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
      #expect(UIFont(name: "AvenirNext-Regular", size: 17) != nil)
      #expect(UIFont(name: "Georgia", size: 17) != nil)
    }
    #expect(log.codes == [.fontWithoutFile, .fontWithoutFile])
    #expect(log.all.map { $0.message.prefix(13) } == ["'Avenir Next'", "'Georgia' is "])
  }

  @Test(
    "a family's name means its regular member",
    arguments: [
      ("Helvetica Neue", "HelveticaNeue"), ("Avenir", "Avenir-Roman"), ("Arial", "ArialMT"),
      ("Times New Roman", "TimesNewRomanPSMT"), ("Courier", "Courier"),
      ("STIX Two Text", "STIXTwoText"),
      (
        "STIXTwoText-Italic_Bold-Italic",
        "STIXTwoText-Italic_Bold-Italic"
      ),
    ])
  func families(_ name: String, _ postScriptName: String) {
    log.environment.bind {
      #expect(UIFont(name: name, size: 12)?.fontName == postScriptName)
    }
  }

  @Test func `every listed name makes the font with that name`() {
    log.environment.bind {
      for family in UIFont.familyNames {
        let names = UIFont.fontNames(forFamilyName: family)
        #expect(!names.isEmpty)
        for name in names {
          #expect(UIFont(name: name, size: 12)?.fontName == name)
          #expect(UIFont(name: name, size: 12)?.familyName == family)
        }
      }
      #expect(UIFont.familyNames == UIFont.familyNames.sorted())
      #expect(UIFont.fontNames(forFamilyName: "Unknown") == [])
    }
  }

  @Test func `a descriptor with an unknown name makes a font, with an advisory`() {
    log.environment.bind {
      let descriptor = UIFontDescriptor(name: "Helvetika", size: 12)
      #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
      let bold = UIFontDescriptor(name: "Avenir-Roman", size: 12).withSymbolicTraits(.traitBold)
      #expect(bold.map { UIFont(descriptor: $0, size: 0) } != nil)
    }
    #expect(log.codes == [.fontNotInstalled, .fontWithoutFile])
  }

  @Test func `system fonts have no advisory`() {
    log.environment.bind {
      _ = UIFont.systemFont(ofSize: 12)
      let descriptor = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
      _ = UIFont(descriptor: descriptor.withDesign(.serif) ?? descriptor, size: 0)
    }
    #expect(log.codes == [])
  }
}
