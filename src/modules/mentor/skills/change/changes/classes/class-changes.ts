import type { Change } from '../../change'
import { intoClassChange } from './into-class'
import { methodChange } from './methods'
import { objectTextChange, subclassChange } from './object-text'
import { siblingClassChange } from './sibling'
import { superclassChange } from './superclass'

/** Classes that are made of a program, of one another, and what they can do. */
export const CLASS_CHANGES: readonly Change[] = [
  intoClassChange,
  subclassChange,
  superclassChange,
  siblingClassChange,
  methodChange,
  objectTextChange,
]
