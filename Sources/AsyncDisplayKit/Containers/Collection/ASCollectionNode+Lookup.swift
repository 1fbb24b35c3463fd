import UIKit

extension ASCollectionNode: ASRangeManagingNode {}
