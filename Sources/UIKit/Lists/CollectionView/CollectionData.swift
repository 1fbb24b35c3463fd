/// What a collection view knows of its data source's counts.
struct CollectionData {
  /// The items in each section; nil until the data source is asked.
  var counts: [Int]?
  /// Whether what is shown is to be dropped at the next layout pass.
  var isReloadPending = true
}
