/// Where each kind of row stands in a generated file's data.
struct DataPlan {
  /// The rows of one container.
  struct ContainerLines {
    /// The lines of sections.
    var sections: Range<Int>
    /// The lines of each batch's items.
    var batches: [Range<Int>]
    /// The lines of each edit's data, by mutation and edit; a section's line comes before its items.
    var edits: [[Range<Int>]]
    /// Whether items begin with the name of the cell that they ask for.
    var itemsNameCells: Bool
  }

  /// The number of lines that describe images.
  var imageCount = 0
  /// The rows of each container, in the order of the fixture.
  var containers: [ContainerLines] = []
}
