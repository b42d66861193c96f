import type { IdiomName } from './idiom-names'
import type { IdiomText } from './idiom-text'
import { CAUSE_IDIOMS, RULE_IDIOMS } from './idioms-of-causes'
import { EXPRESSION_IDIOMS } from './idioms-of-expressions'
import { FLOW_IDIOMS } from './idioms-of-flow'
import { OBJECT_IDIOMS } from './idioms-of-objects'
import { SURPRISE_IDIOMS } from './idioms-of-surprises'
import { VALUE_IDIOMS } from './idioms-of-values'

export const IDIOM_TEXTS: Record<IdiomName, IdiomText> = {
  ...EXPRESSION_IDIOMS,
  ...FLOW_IDIOMS,
  ...OBJECT_IDIOMS,
  ...VALUE_IDIOMS,
  ...SURPRISE_IDIOMS,
  ...CAUSE_IDIOMS,
  ...RULE_IDIOMS,
}
