#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let console = TerminalConsole()
let code = Tool(console: console).run(Array(CommandLine.arguments.dropFirst()))
if let failure = console.failure {
  console.writeError("error: standard output cannot be written: \(failure)")
  exit(ExitCode.failure.rawValue)
}
exit(code.rawValue)
