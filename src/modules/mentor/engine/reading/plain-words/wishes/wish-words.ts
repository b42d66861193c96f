import { ASKING } from './asking'
import { CONDITIONS } from './conditions'
import { FIRST } from './first'
import { FUNCTIONS } from './functions'
import { LEADS } from './leads'
import { saidAgain, type WishRule } from './said-again'
import { SHOWING } from './showing'
import { SAME_VERBS } from './verbs'

/** In this order: what comes later reads what the ones before have made. */
const RULES: readonly WishRule[] = [
  ...FIRST,
  ...LEADS,
  ...SAME_VERBS,
  ...CONDITIONS,
  ...ASKING,
  ...FUNCTIONS,
  ...SHOWING,
]

/** A longer message is no wish in other words. */
const MAX_CHARACTERS = 1_500

/** The same wish in the words that changes know: «¿sería posible mostrarlo a dos decimales?» → «que lo muestre con 2 decimales». */
export const inWishWords = (text: string): string =>
  text.length > MAX_CHARACTERS ? text : saidAgain(text.normalize('NFC'), RULES)
