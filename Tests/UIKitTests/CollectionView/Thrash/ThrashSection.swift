/// A section of the model: who it is, and the values of its items, each unique in its run.
struct ThrashSection: Equatable {
  var id: Int
  var items: [Int]
}
