/// Something that bytes are read from, front to back.
protocol ByteSource {
  /// Fills the buffer as far as it can; 0 means the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int
}
