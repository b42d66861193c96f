import type { Frame } from '../../../../engine/frame'
import type { CodePart } from '../../../../engine/message'
import type { Source } from '../../idioms/idiom'

/** A question with the code that it is about. */
export type Ask = { frame: Frame; code: CodePart; source: Source }
