// The compiler imports this module in place of Testing in every file that imports Testing and a
// module named CoreGraphics, so it has to hand Testing on.
@_exported import Testing
