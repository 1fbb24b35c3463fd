import Foundation

/// A menu element whose content is fetched when the menu is used.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that fetches elements and passes them to its argument, immediately or later, on the
  /// main actor.
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keepsElements: Bool
  private var fetched: [UIMenuElement]?
  private var isFetching = false

  private init(keepsElements: Bool, _ provider: @escaping Provider) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that fetches its content once and caches it.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(keepsElements: true, elementProvider)
  }

  /// Returns an element that fetches its content each time the menu is used.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(keepsElements: false, elementProvider)
  }

  /// Returns the elements that are available now, and fetches elements that are not.
  ///
  /// Rule: UIKit's documentation: the provider is called once, or with `uncached(_:)` each time the
  /// menu is shown; until it calls its argument, the menu shows a placeholder.
  func elements() -> [UIMenuElement] {
    if let fetched {
      if !keepsElements { self.fetched = nil }
      return fetched
    }
    fetch()
    let elements = fetched ?? []
    if !keepsElements, !isFetching { fetched = nil }
    return elements
  }

  private func fetch() {
    guard !isFetching else { return }
    isFetching = true
    provider { [weak self] elements in
      self?.isFetching = false
      self?.fetched = elements
    }
  }
}
