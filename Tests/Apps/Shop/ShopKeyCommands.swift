import UIKit

class ShopKeyViewController: UIViewController {
    private(set) var commands: [String] = []

    override var keyCommands: [UIKeyCommand]? {
        return [
            UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find), discoverabilityTitle: "Find"),
            UIKeyCommand(title: "New", action: #selector(new(_:)), input: "n", modifierFlags: [.command]),
        ]
    }

    @objc func find() { commands.append("find") }
    @objc func new(_ command: UIKeyCommand) { commands.append(command.title) }
}
