/// Makes the node of one item, usually off the main thread; called once.
///
/// Texture: `ASCellNodeBlock`. The compiler checks what Texture's documentation asks for: the block
/// captures only `Sendable` values, and hands over a node that nobody else has.
public typealias ASCellNodeBlock = @Sendable () -> sending ASCellNode
