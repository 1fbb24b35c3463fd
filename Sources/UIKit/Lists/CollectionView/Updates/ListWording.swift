/// How UIKit names what a list holds in its messages.
struct ListWording: Sendable {
  /// An item's noun, without a plural.
  let item: String
  /// The view's noun.
  let view: String

  static let collection = ListWording(item: "item", view: "collection view")
  static let table = ListWording(item: "row", view: "table view")
}
