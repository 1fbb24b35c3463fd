extension RecipeService {
  /// Creates a service with the rows of a fixture.
  convenience init(rows: [RecipeRow]) {
    self.init(
      recipes: rows.enumerated().map { Recipe(id: $0, name: $1.name, minutes: $1.minutes) })
  }
}
