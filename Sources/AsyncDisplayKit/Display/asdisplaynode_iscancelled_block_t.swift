/// Tells a drawing whether it is wanted no longer; called on the thread that draws.
///
/// Source: Texture's type of the third argument of `draw(_:withParameters:isCancelled:isRasterizing:)`.
public typealias asdisplaynode_iscancelled_block_t = () -> Bool
