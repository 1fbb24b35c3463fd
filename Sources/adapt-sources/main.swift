import Foundation

exit(AdaptCommand(Array(CommandLine.arguments.dropFirst())).run())
