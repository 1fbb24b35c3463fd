/// The methods that protocols of UIKit and Texture declare optional on a device, and have defaults of here.
enum OptionalMethods {
  /// The names of the methods without their labels. A test compares them with the protocols.
  static let names: Set = [
    "adaptivePresentationStyle", "additionalInfoForLayout", "animationController",
    "animationDidStart", "animationDidStop", "application", "applicationDidBecomeActive",
    "applicationDidEnterBackground", "applicationDidReceiveMemoryWarning",
    "applicationProtectedDataDidBecomeAvailable", "applicationProtectedDataWillBecomeUnavailable",
    "applicationSignificantTimeChange", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "collectionNode", "collectionView",
    "collectionViewDidEndMultipleSelectionInteraction", "contextMenuInteraction",
    "didDismissSearchController", "didPresentSearchController",
    "documentInteractionControllerDidDismissOptionsMenu",
    "documentInteractionControllerDidEndPreview", "documentInteractionControllerRectForPreview",
    "documentInteractionControllerViewControllerForPreview",
    "documentInteractionControllerViewForPreview", "documentInteractionControllerWillBeginPreview",
    "documentInteractionControllerWillPresentOptionsMenu", "documentPicker",
    "documentPickerWasCancelled", "dragInteraction", "dropInteraction", "editMenuInteraction",
    "editableTextNode", "editableTextNodeDidBeginEditing", "editableTextNodeDidChangeSelection",
    "editableTextNodeDidFinishEditing", "editableTextNodeDidUpdateText",
    "editableTextNodeShouldBeginEditing", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "imageNode", "imageNodeDidFailToLoadImageFromCache", "imageNodeDidFinishDecoding",
    "imageNodeDidLoadImageFromCache", "imageNodeDidStartFetchingData",
    "imageNodeWillLoadImageFromCache", "imageNodeWillLoadImageFromNetwork",
    "imageNodeWillStartDisplayAsynchronously", "imagePickerController",
    "imagePickerControllerDidCancel", "indexTitles", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "multiplexImageNode",
    "multiplexImageNodeDidFinishDisplay", "navigationBar", "navigationController",
    "numberOfSections", "pageViewController", "pagerNode", "pickerView",
    "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationCount", "presentationIndex",
    "primaryViewController", "scene", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "searchTextField", "sectionIndexTitles",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "shouldBatchFetch",
    "splitViewController", "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "stateRestorationActivity", "tabBar",
    "tabBarController", "tableNode", "tableView", "tableViewDidEndMultipleSelectionInteraction",
    "targetDisplayModeForAction", "textField", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textNode",
    "textNodeTappedTruncationToken", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "textureDidInitialize", "viewForZooming",
    "willDismissSearchController", "willPresentSearchController", "windowScene",
  ]

  /// The names of those methods of which one returns a value. A test compares them with the protocols.
  static let valued: Set = [
    "adaptivePresentationStyle", "additionalInfoForLayout", "animationController", "application",
    "collectionNode", "collectionView", "contextMenuInteraction",
    "documentInteractionControllerRectForPreview",
    "documentInteractionControllerViewControllerForPreview",
    "documentInteractionControllerViewForPreview", "dragInteraction", "dropInteraction",
    "editMenuInteraction", "editableTextNode", "editableTextNodeShouldBeginEditing",
    "gestureRecognizer", "gestureRecognizerShouldBegin", "indexTitles",
    "interactionControllerForDismissal", "interactionControllerForPresentation",
    "multiplexImageNode", "navigationBar", "navigationController", "numberOfSections",
    "pageViewController", "pagerNode", "pickerView",
    "popoverPresentationControllerShouldDismissPopover", "presentationController",
    "presentationControllerShouldDismiss", "presentationCount", "presentationIndex",
    "primaryViewController", "scrollViewShouldScrollToTop", "searchBar",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchTextField",
    "sectionIndexTitles", "shouldBatchFetch", "splitViewController",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "stateRestorationActivity",
    "tabBarController", "tableNode", "tableView", "targetDisplayModeForAction", "textField",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textNode", "textView", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "viewForZooming",
  ]

  /// Returns the names of the methods that a file calls with `?` or `!` after the name.
  static func called(in bytes: [UInt8]) -> Set<String> {
    let parenthesis = UInt8(ascii: "(")
    var called: Set<String> = []
    for index in bytes.indices.dropFirst(2) where bytes[index] == parenthesis {
      guard [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[index - 1]) else { continue }
      let begin = bytes[..<(index - 1)].lastIndex { !isOfName($0) }.map { $0 + 1 } ?? 0
      let name = String(decoding: bytes[begin..<(index - 1)], as: UTF8.self)
      if names.contains(name) { called.insert(name) }
    }
    return called
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }
}
