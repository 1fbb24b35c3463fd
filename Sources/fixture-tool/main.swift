#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

exit(Tool(console: TerminalConsole()).run(Array(CommandLine.arguments.dropFirst())).rawValue)
