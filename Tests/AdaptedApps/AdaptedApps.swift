// The target's one own file. Its folder `App` links to the files of apps, which AdaptSources adapts.
