import { ASKING_WISHES } from './asking-wishes'
import { COLLECTION_WISHES } from './collection-wishes'
import { COURSE_WISHES } from './course-wishes'
import { FUNCTION_WISHES } from './function-wishes'
import { LISTING_WISHES } from './listing-wishes'
import { OUTPUT_WISHES } from './output-wishes'
import { STYLE_WISHES } from './style-wishes'
import type { StandardWish } from './wish'

/** Small wishes that newcomers have of a program of theirs, each with a check of what it must do then. */
export const STANDARD_WISHES: readonly StandardWish[] = [
  ...COLLECTION_WISHES,
  ...LISTING_WISHES,
  ...COURSE_WISHES,
  ...ASKING_WISHES,
  ...OUTPUT_WISHES,
  ...FUNCTION_WISHES,
  ...STYLE_WISHES,
]
