/// How a cache has found an image.
public enum ASImageCacheType: Int, Hashable, Sendable {
  /// At once, as from memory.
  case synchronous
  /// Later, as from a disk.
  case asynchronous
}
