/// Turns Texture's log off; nothing is logged here, so that nothing has to be done.
public func ASDisableLogging() {}

/// Turns Texture's log on; nothing is logged here.
public func ASEnableLogging() {}
