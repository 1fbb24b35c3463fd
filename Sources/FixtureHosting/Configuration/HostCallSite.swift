/// The place in a test that called into a host.
public struct HostCallSite: Hashable, Sendable {
  /// The module and the file's name.
  public let fileID: String
  /// The file's path.
  public let filePath: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// The place whose call is under way in this task.
  @TaskLocal public static var current: HostCallSite?

  /// Takes the place of a call, which only the default arguments of the called function know.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
