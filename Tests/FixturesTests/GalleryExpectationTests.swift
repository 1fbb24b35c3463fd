import FixtureSupport
import FixtureTesting
import Fixtures
import Testing

/// What `Fixtures/CustomCollectionView.xml` says about its gallery, one case an expectation.
@Test("the gallery is as its fixture says", arguments: GalleryDataSource.expectations)
func galleryExpectation(_ expectation: FixtureExpectation) async throws {
  try await expectation.check()
}
