import AsyncDisplayKit

// One subclass for each node of the fixture language; the title is kept as the debug name.

/// A hand-written node.
nonisolated final class ThingNode: ASDisplayNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}

/// A hand-written text node.
nonisolated final class ThingTextNode: ASTextNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}

/// A hand-written image node.
nonisolated final class ThingImageNode: ASImageNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}

/// A hand-written network image node.
nonisolated final class ThingNetworkImageNode: ASNetworkImageNode {
  init(title: String) {
    super.init(cache: nil, downloader: ASBasicImageDownloader.shared)
    debugName = title
  }
}

/// A hand-written button node.
nonisolated final class ThingButtonNode: ASButtonNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}

/// A hand-written control node.
nonisolated final class ThingControlNode: ASControlNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}

/// A hand-written scroll node.
nonisolated final class ThingScrollNode: ASScrollNode {
  init(title: String) {
    super.init()
    debugName = title
  }
}
