import type { Change } from '../../change'
import { intoDataclassChange } from './into-dataclass'
import { objectListChange } from './object-list'
import { objectsJsonChange } from './objects-json'
import { toldMembersChange } from './told-members'
import { toldSubclassChange } from './told-subclass'

/** Changes of classes that are told piece by piece, before those that go by single words. */
export const TOLD_CLASSES: readonly Change[] = [
  toldMembersChange,
  toldSubclassChange,
  intoDataclassChange,
  objectListChange,
  objectsJsonChange,
]
