/// The older name of ``ASDKNavigationController``.
public typealias ASNavigationController = ASDKNavigationController
