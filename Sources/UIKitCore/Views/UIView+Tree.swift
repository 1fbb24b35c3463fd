extension UIView {
  /// Returns a Boolean value that indicates whether the view is another view or its descendant.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }

  /// Inserts a view, with UIKit's callbacks.
  ///
  /// Rule: the new subview is notified of its window and then of its superview, both before and
  /// after the change; the former superview is notified before it, the new superview last.
  func insert(_ view: UIView, at index: Int, member: String = "addSubview(_:)") {
    guard isOnMainThread("\(type(of: self))", member: member) else { return }
    guard view.superview !== self else {
      return reorder(view, to: min(index, storedSubviews.count))
    }
    guard mayHold(view) else { return }
    let wasTinted = view.tintIfInherited
    let move = WindowMove(of: view, from: view.window, to: window)
    view.superview?.willRemoveSubview(view)
    move.announce()
    view.willMove(toSuperview: self)
    let former = view.superview
    view.unlink()
    view.storedSuperview = self
    former?.dropConstraints(of: view)
    let place = min(max(index, 0), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    placeLayer(of: view, at: place)
    move.commit()
    view.didMoveToSuperview()
    didAddSubview(view)
    view.inheritanceChanged(inWindow: move.changes, from: wasTinted)
  }

  /// Returns whether a view may become a subview. Reports a violation if not.
  private func mayHold(_ view: UIView) -> Bool {
    var levels = 0
    for ancestor in sequence(first: self, next: { $0.storedSuperview }) {
      guard ancestor !== view else {
        reportCycle()
        return false
      }
      levels += 1
    }
    let limit = TreeDepth.limitOfViews
    if TreeDepth.fits(view, in: limit - levels, children: { $0.storedSubviews }) { return true }
    environment.report(.hierarchyTooDeep("\(type(of: view))", limit: limit, of: "views"))
    return false
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling, isOnMainThread("\(type(of: self))", member: "insertSubview(_:)") else {
      return
    }
    guard sibling.superview === self else { return addSubview(view) }
    if view.superview === self { storedSubviews.removeAll { $0 === view } }
    let place = storedSubviews.firstIndex { $0 === sibling } ?? 0
    if view.superview === self {
      storedSubviews.insert(view, at: place + offset)
      return alignLayers()
    }
    insertSubview(view, at: place + offset)
  }

  func detach() {
    guard isOnMainThread("\(type(of: self))", member: "removeFromSuperview()"),
      let former = superview
    else { return }
    let move = WindowMove(of: self, from: window, to: nil)
    former.willRemoveSubview(self)
    move.announce()
    willMove(toSuperview: nil)
    guard superview === former else { return }
    let wasTinted = tintIfInherited
    unlink()
    storedSuperview = nil
    former.dropConstraints(of: self)
    layer.removeFromSuperlayer()
    move.commit()
    didMoveToSuperview()
    inheritanceChanged(inWindow: move.changes, from: wasTinted)
  }

  private func unlink() {
    guard let former = storedSuperview,
      let place = former.storedSubviews.firstIndex(where: { $0 === self })
    else { return }
    former.storedSubviews.remove(at: place)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard isOnMainThread("\(type(of: self))", member: "bringSubviewToFront(_:)"),
      let present = storedSubviews.firstIndex(where: { $0 === view })
    else { return }
    storedSubviews.remove(at: present)
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    alignLayers()
  }

  /// Inserts the layer of a subview directly behind that of the next subview.
  private func placeLayer(of view: UIView, at index: Int) {
    if index + 1 < storedSubviews.count {
      layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// Orders the layers of subviews like the subviews. Other layers keep their positions.
  func alignLayers() {
    let own = Set(storedSubviews.map { ObjectIdentifier($0.layer) })
    var next = storedSubviews.makeIterator()
    layer.children = layer.children.map { child in
      own.contains(ObjectIdentifier(child)) ? next.next()?.layer ?? child : child
    }
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the running layout pass makes the changes of subviews, and of
  /// the visible part, that otherwise invalidate the layout.
  var keepsLayoutValid: Bool { layer.pending.keepsLayout }

  /// Makes changes that are part of the running layout pass, so that they need no further pass.
  func keepingLayoutValid(_ changes: () -> Void) {
    let former = layer.pending.keepsLayout
    layer.pending.keepsLayout = true
    changes()
    layer.pending.keepsLayout = former
  }

  private func reportCycle() {
    environment.report(
      RuntimeViolation(
        .viewCycle, subject: "\(type(of: self))",
        message: "A view was added to itself or to one of its descendants.",
        remedy: "Add it to a view outside of its own hierarchy."))
  }

  /// Updates the inherited values of a hierarchy: safe area, tint color, and traits.
  ///
  /// Decided here: the hierarchy is notified of its tint color when it enters or leaves a window, and when the
  /// new superview has another color. Views that are put together outside of a window are not notified again
  /// and again.
  private func inheritanceChanged(inWindow changesWindow: Bool, from formerTint: UIColor?) {
    updateSafeArea()
    if storedTint == nil, changesWindow || formerTint != tintColor { announceTint() }
    // The superview knows its traits, which need not be derived from all of its superviews again.
    outerTraits = superview?.knownTraits
    updateTraits()
    outerTraits = nil
  }

  /// The tint color that the view inherits, or `nil` if it has its own.
  private var tintIfInherited: UIColor? { storedTint == nil ? tintColor : nil }
}

/// The move of a view hierarchy from one window, or none, to another.
@MainActor struct WindowMove {
  let view: UIView
  let destination: UIWindow?
  let changes: Bool

  init(of view: UIView, from origin: UIWindow?, to destination: UIWindow?) {
    self.view = view
    self.destination = destination
    changes = origin !== destination
  }

  /// Notifies all views of the hierarchy that their window is about to change, top down.
  ///
  /// Rule: a controller whose view enters a window is about to appear before its view is notified.
  func announce() {
    guard changes else { return }
    announce(to: view)
  }

  private func announce(to view: UIView) {
    view.viewController?.viewWillMove(toWindow: destination)
    view.willMove(toWindow: destination)
    for subview in view.storedSubviews { announce(to: subview) }
  }

  /// Changes the window of all views of the hierarchy and notifies them, top down.
  func commit() {
    guard changes else { return }
    assign(to: view)
    tell(view)
  }

  private func assign(to view: UIView) {
    view.storedWindow = destination
    for subview in view.storedSubviews { assign(to: subview) }
  }

  private func tell(_ view: UIView) {
    view.didMoveToWindow()
    view.viewController?.viewDidMoveToWindow()
    for subview in view.storedSubviews where subview.storedWindow === destination {
      tell(subview)
    }
  }
}

extension UIView {
  func endEditingInside(_ force: Bool) -> Bool {
    guard let holder = responderWindow?.firstResponder as? UIView, holder.isDescendant(of: self)
    else { return true }
    if holder.resignFirstResponder() { return true }
    if force { responderWindow?.firstResponder = nil }
    return force
  }
}
