import Kingfisher
import UIKit

final class RecipeDetailViewController: UIViewController {
    private let recipe: Recipe
    private let service: RecipeService

    init(recipe: Recipe, service: RecipeService) {
        self.recipe = recipe
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

final class SettingsViewController: UIViewController {}
