import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.first == "slice" else { exit(AdaptCommand(arguments).run()) }
let result = LargeStack.run { SliceCommand(Array(arguments.dropFirst())).run() }
FileHandle.standardOutput.write(Data(result.output.utf8))
FileHandle.standardError.write(Data(result.errors.utf8))
exit(result.exitCode)
