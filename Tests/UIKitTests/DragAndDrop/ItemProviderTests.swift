import Foundation
import Synchronization
import Testing
import UIKit

@Suite("Item providers")
@MainActor
struct ItemProviderTests {
  private let log = ViolationLog()

  /// What a load has answered, from any thread.
  private final class Answer<Value: Sendable>: Sendable {
    private let held = Mutex<[Value]>([])
    var all: [Value] { held.withLock { $0 } }
    func add(_ value: Value) { held.withLock { $0.append(value) } }
  }

  private func settle() {
    while log.scheduler.runStep() {}
  }

  @Test("a text is loaded in a later turn of the main queue")
  func text() {
    let answer = Answer<String>()
    log.environment.bind {
      let provider = NSItemProvider(object: "Über" as NSString)
      provider.loadObject(ofClass: NSString.self) { object, _ in
        answer.add((object as? NSString).map { "\($0)" } ?? "none")
      }
    }
    #expect(answer.all.isEmpty)
    settle()
    #expect(answer.all == ["Über"])
  }

  @Test("values are loaded as well as objects")
  func values() {
    let texts = Answer<String>()
    let addresses = Answer<URL>()
    log.environment.bind {
      let provider = NSItemProvider(object: "https://example.org/a" as NSString)
      provider.registerObject(NSURL(string: "https://example.org/a")!, visibility: .all)
      #expect(provider.canLoadObject(ofClass: String.self))
      provider.loadObject(ofClass: String.self) { text, _ in if let text { texts.add(text) } }
      provider.loadObject(ofClass: URL.self) { url, _ in if let url { addresses.add(url) } }
    }
    settle()
    #expect(texts.all == ["https://example.org/a"])
    #expect(addresses.all.map(\.absoluteString) == ["https://example.org/a"])
  }

  @Test("what no type can make is an error that says so")
  func unavailable() {
    let codes = Answer<Int>()
    log.environment.bind {
      let provider = NSItemProvider(object: "text" as NSString)
      #expect(!provider.canLoadObject(ofClass: UIColor.self))
      provider.loadObject(ofClass: UIColor.self) { _, error in
        codes.add((error as? NSError)?.code ?? 0)
      }
    }
    settle()
    #expect(codes.all == [NSItemProvider.ErrorCode.itemUnavailableError.rawValue])
  }

  @Test("bytes that are no text of the type are an error")
  func wrongBytes() {
    let codes = Answer<Int>()
    log.environment.bind {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(
        forTypeIdentifier: "public.utf8-plain-text", visibility: .all
      ) { done in
        done(Data([0xFF, 0xFE, 0xFF]), nil)
        return nil
      }
      provider.loadObject(ofClass: NSString.self) { _, error in
        codes.add((error as? NSError)?.code ?? 0)
      }
    }
    settle()
    #expect(codes.all == [NSItemProvider.ErrorCode.unavailableCoercionError.rawValue])
  }

  @Test("a color comes out as it went in")
  func color() {
    let colors = Answer<UIColor>()
    log.environment.bind {
      _ = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        .loadObject(ofClass: UIColor.self) { color, _ in
          if let color = color as? UIColor { colors.add(color) }
        }
    }
    settle()
    #expect(colors.all == [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)])
  }

  @Test(
    "a type is a kind of another",
    arguments: [
      ("public.utf8-plain-text", "public.text", true), ("public.png", "public.image", true),
      ("public.file-url", "public.url", true), ("public.png", "public.text", false),
      ("public.text", "public.utf8-plain-text", false), ("org.example", "org.example", true),
      ("public.jpeg", "public.item", true),
    ])
  func conformance(_ type: String, _ wanted: String, _ isKind: Bool) {
    let provider = NSItemProvider(item: Data() as NSData, typeIdentifier: type)
    #expect(provider.hasItemConformingToTypeIdentifier(wanted) == isKind)
  }

  @Test("an item that a provider was made of comes back as it was")
  func item() {
    let kinds = Answer<String>()
    log.environment.bind {
      let provider = NSItemProvider(
        item: NSURL(string: "https://example.org")!, typeIdentifier: "public.url")
      provider.loadItem(forTypeIdentifier: "public.url") { item, _ in
        kinds.add(item is NSURL ? "address" : "other")
      }
      provider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, _ in
        kinds.add(String(decoding: data ?? Data(), as: UTF8.self))
      }
    }
    settle()
    #expect(kinds.all == ["address", "https://example.org"])
  }

  @Test("a loaded file has the provider's name, and is gone afterwards")
  func file() {
    let files = Answer<URL>()
    let texts = Answer<String?>()
    log.environment.bind {
      let provider = NSItemProvider(object: "inside" as NSString)
      provider.suggestedName = "note"
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
        guard let url else { return }
        files.add(url)
        texts.add(try? String(contentsOf: url, encoding: .utf8))
      }
    }
    settle()
    #expect(files.all.map(\.lastPathComponent) == ["note"] && texts.all == ["inside"])
    #expect(files.all.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test("a provider of no file is none")
  func noFile() {
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.txt")) == nil)
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org/a.txt")) == nil)
  }

  @Test("types are listed once each, in the order in which they came")
  func types() {
    let provider = NSItemProvider(object: "a" as NSString)
    provider.registerObject(NSURL(string: "https://example.org")!, visibility: .all)
    provider.registerObject("b" as NSString, visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.url"])
    #expect((provider.copy() as? NSItemProvider)?.registeredTypeIdentifiers.count == 2)
  }
}
