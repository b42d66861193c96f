import { ASKING } from './asking'
import { BANDS } from './bands'
import { CLASSES, ordersClass, withNamedClasses } from './classes'
import { CONDITIONS } from './conditions'
import { FIGURES } from './figures'
import { FILES } from './files'
import { functionFirst } from './function-first'
import { GUARDS } from './guards'
import { keep } from './kept'
import { ORDERING } from './ordering'
import { asProgram, PROGRAM_FIRST } from './program-first'
import { rewriter } from './rewording'
import { SETTING } from './setting'
import { SORTING } from './sorting'
import { TELLING } from './telling'
import { UNTIL } from './until'
import { withKnownVerbs } from './verbs'
import { WITHOUT } from './without'

/** In this order: what comes later reads what the ones before have made. */
const ofAll = [...SETTING, ...ORDERING, ...WITHOUT, ...GUARDS]
const ofAProgram = rewriter([
  ...ofAll,
  ...CONDITIONS,
  ...BANDS,
  ...UNTIL,
  ...ASKING,
  ...FIGURES,
  ...SORTING,
  ...FILES,
  ...TELLING,
  ...PROGRAM_FIRST,
])
/** What «se mete» and «se saca» do to an object is no keyboard and no screen. */
const ofAClass = rewriter([...CLASSES, ...ofAll, ...CLASSES, ...SORTING])

/** A longer message is no request in other words. */
const MAX_CHARACTERS = 1_500

/** The same request in the words that are read best, plainest first: «hay que lanzar mil veces» → «necesito lanzar 1000 veces». None where it has no others. */
export function inPlainWords(text: string): readonly string[] {
  const kept = text.length > MAX_CHARACTERS ? null : keep(text)
  if (kept === null) return []
  const reworded = ordersClass(kept.text)
    ? (said: string) => withNamedClasses(ofAClass(said))
    : (said: string) => asProgram(ofAProgram(said))
  const plain = reworded(withKnownVerbs(kept.text)).replace(/ {2,}/g, ' ').trim()
  const first = functionFirst(plain, kept)
  return [...new Set([first, plain].flatMap((said) => (said === null ? [] : kept.put(said))))].filter(
    (said) => said !== text,
  )
}
