import AsyncDisplayKit
import FirebaseAnalytics
import SnapKit

final class RecipeListViewController: BaseListViewController {
    private let service: RecipeService
    private var recipes: [Recipe] = []
    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.textColor = .brand
        label.text = "Nothing to cook".localized
        return label
    }()

    init(service: RecipeService = .shared) {
        self.service = service
        super.init()
        title = "Recipes".localized
        listNode.dataSource = self
        listNode.delegate = self
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(emptyLabel)
        emptyLabel.snp.makeConstraints { make in
            make.center.equalToSuperview()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addRecipe))
        service.loadRecipes(page: 0) { [weak self] result in
            guard let self = self else { return }
            if case .success(let recipes) = result {
                self.recipes = recipes
                self.emptyLabel.isHidden = !recipes.isEmpty
                self.listNode.reloadData()
            }
        }
        Tracker.shared.track(.screen("recipes"), parameters: ["count": recipes.count])
    }

    @objc private func addRecipe() {
        recipes.append(Recipe(id: recipes.count + 1, name: "New recipe", minutes: 5))
        listNode.insertRows(at: [IndexPath(row: recipes.count - 1, section: 0)], with: .none)
        Tracker.shared.track(.tap, parameters: nil)
    }

    private func remove(at indexPath: IndexPath) {
        // The fault that a test finds: the row goes, and its recipe stays.
        listNode.deleteRows(at: [indexPath], with: .none)
    }
}

extension RecipeListViewController: ASTableDataSource, ASTableDelegate {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
        return recipes.count
    }

    func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath) -> ASCellNodeBlock {
        let recipe = recipes[indexPath.row]
        return { RecipeCellNode(recipe: recipe) }
    }

    func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
        if recipes[indexPath.row].minutes > 60 {
            remove(at: indexPath)
        } else {
            Router.shared.open(.recipe(recipes[indexPath.row]), from: self)
        }
    }
}
