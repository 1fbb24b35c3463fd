import FixtureTesting
import Neighbor
import Testing
import UIKit

// Each name has one meaning here: the app's.
struct OwnTypes {
  let name1: ASAccessibilityElementPositioning.Type
  let name2: ASCollectionDataSourceImplicitNodes.Type
  let name3: ASCollectionDelegateBatchFetching.Type
  let name4: ASLayoutDescription.Type
  let name5: ASNetworkImageNodeError.Type
  let name6: ASTableDelegateBatchFetching.Type
  let name7: AccessibilityDescription.Type
  let name8: AssetCatalog.Type
  let name9: AssociatedObjectOwner.Type
  let name10: AssociatedObjects.Type
  let name11: BackgroundLane.Type
  let name12: BackgroundWork.Type
  let name13: CallLog.Type
  let name14: CanonicalNumber.Type
  let name15: CanonicalTree.Type
  let name16: CanonicalTreeDifference.Type
  let name17: CellEdgeWidths.Type
  let name18: CellMetrics.Type
  let name19: CollectionAnswers.Type
  let name20: ConfigurationTrait.Type
  let name21: Device.Type
  let name22: DeviceOrientation.Type
  let name23: DisplayList.Type
  let name24: DragGesture.Type
  let name25: EnvironmentMatrix.Type
  let name26: ExecutionRole.Type
  let name27: ExpectationConditions.Type
  let name28: ExpectationMismatch.Type
  let name29: ExpectationStepFailure.Type
  let name30: ExpectedNumber.Type
  let name31: ExpectedRect.Type
  let name32: ExpectedSize.Type
  let name33: FirstStepChooser.Type
  let name34: FontFamily.Type
  let name35: FontFeature.Type
  let name36: FontFileError.Type
  let name37: FontFiles.Type
  let name38: FontFolderError.Type
  let name39: FontFolderOptions.Type
  let name40: FontFolderProvider.Type
  let name41: FontMetricsTable.Type
  let name42: FontProvider.Type
  let name43: FontTextMeasurer.Type
  let name44: FontsTrait.Type
  let name45: GeneratorVersions.Type
  let name46: HostCallSite.Type
  let name47: HostConfiguration.Type
  let name48: HostInvariant.Type
  let name49: HostStall.Type
  let name50: HostedItem.Type
  let name51: HostedSupplementary.Type
  let name52: ImageDescription.Type
  let name53: IndexPathList.Type
  let name54: ListEdit.Type
  let name55: ListMetrics.Type
  let name56: ListUpdate.Type
  let name57: ListUpdating.Type
  let name58: LiveScheduler.Type
  let name59: MosaicMetrics.Type
  let name60: NoFields.Type
  let name61: NodeBlockAudit.Type
  let name62: NodeBlockFinding.Type
  let name63: NodeOverflow.Type
  let name64: ParagraphAttributes.Type
  let name65: PictureOptions.Type
  let name66: RandomUpdateGenerator.Type
  let name67: RecordedCall.Type
  let name68: RowDecoder.Type
  let name69: RowReorderGesture.Type
  let name70: RowSource.Type
  let name71: RowTable.Type
  let name72: RuntimeStep.Type
  let name73: RuntimeTimer.Type
  let name74: Schedule.Type
  let name75: ScheduleChooser.Type
  let name76: ScheduleDecision.Type
  let name77: ScheduleEnumerator.Type
  let name78: ScheduleExplorer.Type
  let name79: ScheduleShrinker.Type
  let name80: SchedulesTrait.Type
  let name81: ScreenDescription.Type
  let name82: ScrollDelegateHolding.Type
  let name83: ScrollMetrics.Type
  let name84: SectionMetrics.Type
  let name85: ShapedCluster.Type
  let name86: ShapingRun.Type
  let name87: ShapingStyle.Type
  let name88: SizeSweep.Type
  let name89: SizingAnswer.Type
  let name90: SizingStep.Type
  let name91: SizingTrace.Type
  let name92: SnapshotRecordMode.Type
  let name93: SnapshotStyle.Type
  let name94: SnapshotsTrait.Type
  let name95: SpaceKerning.Type
  let name96: SplitMix64.Type
  let name97: StatedAssertion.Type
  let name98: StepChooser.Type
  let name99: SteppedScheduler.Type
  let name100: StrictTrait.Type
  let name101: TableAnswers.Type
  let name102: TableFonts.Type
  let name103: TestEnvironment.Type
  let name104: TextAttributes.Type
  let name105: TextContainer.Type
  let name106: TextContent.Type
  let name107: TextLayout.Type
  let name108: TextLine.Type
  let name109: TextMeasurer.Type
  let name110: TextMetrics.Type
  let name111: TextRun.Type
  let name112: TextTabStop.Type
  let name113: TextVersions.Type
  let name114: Thrash.Type
  let name115: TraitDescription.Type
  let name116: Typeface.Type
  let name117: TypefaceMetrics.Type
  let name118: UIFeedback.Type
  let name119: UpdateRecipe.Type
  let name120: ViolationHandler.Type
  let name121: ViolationInterceptor.Type
  let name122: ViolationStrictness.Type
}

@Suite(.device(.iPhoneSE), .contentSize(.large)) @MainActor
struct FeedTests {
  @Test(.layoutDirection(.rightToLeft))
  func everyRowHasItsHeight() async throws {
    let host = FixtureHost(controller: UIViewController())
    try await host.settle()
    #expect(host.violations.isEmpty)
    #expect(RuntimeEnvironment.current.traits.layoutDirection == .rightToLeft)
    #expect(RuntimeText.Content("a").count == 1)
  }
}
