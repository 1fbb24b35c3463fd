import UIKit

enum Destination {
    case recipe(Recipe)
    case settings
}

final class Router {
    static let shared = Router()

    private var opened: [Destination] = []

    func open(_ destination: Destination, from controller: UIViewController) {
        opened.append(destination)
        switch destination {
        case .recipe(let recipe):
            controller.navigationController?.pushViewController(
                RecipeDetailViewController(recipe: recipe, service: .shared), animated: true)
        case .settings:
            controller.present(SettingsViewController(), animated: true)
        }
    }
}
