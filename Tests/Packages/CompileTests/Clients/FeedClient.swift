import AsyncDisplayKit
import Feed
import FixtureSupport
import Foundation

// What another module of the same package does with fixtures of package access.

@MainActor func useFeed() -> [String] {
  let feed = FeedDataSource()
  feed.apply(.dropFirst)
  let cell = PostCell(model: Post(id: 1, title: "a"), indexPath: IndexPath(item: 0, section: 0))
  return feed.mutationNames + [cell.model.title, "\(cell.titleNode)"]
    + feed.sections.map(\.fields.name) + FeedDataSource.Mutation.allCases.map { "\($0)" }
}
