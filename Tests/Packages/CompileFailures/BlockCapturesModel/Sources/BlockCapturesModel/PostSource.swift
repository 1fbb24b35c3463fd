import AsyncDisplayKit

/// A model that two threads must not share.
final class Post {
  var title = "A post"
}

/// A data source whose node block captures the model itself instead of a copy of its values.
@MainActor
final class PostSource {
  let posts = [Post(), Post()]

  func nodeBlock(at index: Int) -> ASCellNodeBlock {
    let post = posts[index]
    return {
      let node = ASCellNode()
      node.debugName = post.title
      return node
    }
  }
}
