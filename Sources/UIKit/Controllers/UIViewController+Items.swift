// What bars show for a controller is made when it is first asked for.
extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: "Edit", style: .plain,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showEditing(isEditing)
    values.editButtonItem = item
    return item
  }

  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: "")
    item.title = values.title
    values.navigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: values.title, image: nil, tag: 0)
    values.tabBarItem = item
    return item
  }
}
