// Fakes of the types that the slice of RecipeListViewController does not take. Their signatures are the app's; each call
// is reported as the advisory 'faked-member'. Complete them where a test needs values. A later
// 'app-slice --write' keeps what is here, and adds what is missing.
import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

class RecipeService {
  static var shared: RecipeService = RecipeService()
  var recipes: [Recipe] = []
  convenience init(recipes: [Recipe]) {
    self.init()
    self.recipes = recipes
  }
  func loadRecipes(page: Int, completion: @escaping (Swift.Result<[Recipe], RecipeError>) -> Void) {
    completion(.success(recipes))
  }
}

class Tracker {
  enum Event {
    case screen(String)
    case tap
  }
  static var shared: Tracker = Tracker()
  func track(_ event: Event, parameters: [String: Any]?) {
    FixtureFake.call("Tracker.track(_:parameters:)")
  }
}

class Router {
  static var shared: Router = Router()
  func open(_ destination: Destination, from controller: UIViewController) {
    FixtureFake.call("Router.open(_:from:)")
  }
}

enum RecipeError: Error {
  case offline
  case server(code: Int)
}

enum Destination {
  case recipe(Recipe)
  case settings
}

// Skeletons of types of other modules, from their uses. Complete them.

class ImagePrefetcher {
  static let shared = ImagePrefetcher()
  init() {}
  func prefetch<A0>(_ a0: A0) { FixtureFake.call("ImagePrefetcher.prefetch(_:)") }
}

struct Place {
  enum Kind: String, CaseIterable {
    case city, beach, mountain
  }
  var name: String = ""
  var kind: Kind
  var rating: Double? = nil
  var coordinate: CLLocationCoordinate2D? = nil
}

protocol PlacesPresenting: AnyObject {
  var view: PlacesDisplaying? { get set }
  var total: Int { get }
  func load()
}

class TravelCoordinator: NSObject {
  func start() { FixtureFake.call("TravelCoordinator.start()") }
  func openMap(for places: [Place]) { FixtureFake.call("TravelCoordinator.openMap(for:)") }
}

class Banner: UIView {
  enum Style {
    case error, success
  }
  init(style: Style) { super.init(frame: .zero); FixtureFake.call("Banner.init(style:)") }
  func show(_ message: String, in view: UIView) { FixtureFake.call("Banner.show(_:in:)") }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// Skeletons of types of other modules, from their uses. Complete them.

class DisposeBag {
  init() {}
}

class CLLocationCoordinate2D {
  init() {}
}

class EntryStore {
  static let shared: EntryStore = EntryStore()
  var stored: [Entry] = []
  var deleted: [String] = []
  func entries() -> [Entry] { stored }
  func delete(_ entry: Entry) { deleted.append(entry.title) }
  func flag(_ entry: Entry, isFlagged: Bool = true) {
    FixtureFake.call("EntryStore.flag(_:isFlagged:)")
  }
}

class Entry: Object {
  var title: String = ""
  var amount: Double = 0.0
  var month: Int = 1
  convenience init(_ title: String, _ amount: Double, month: Int) {
    self.init()
    (self.title, self.amount, self.month) = (title, amount, month)
  }
}

extension Notification.Name {
  static var entriesChanged: Notification.Name = Notification.Name("entriesChanged")
}

// Skeletons of types of other modules, from their uses. Complete them.

class Object: NSObject {}

// SnapKit's members: the slice's constraints are not tested.

extension UIView {
  var snp: Snap { Snap() }
}

struct Snap {
  var center: Snap { self }
  func equalToSuperview() {}
  func makeConstraints(_ make: (Snap) -> Void) { make(self) }
}
