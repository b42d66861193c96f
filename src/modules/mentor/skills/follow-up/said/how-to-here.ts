import { answered } from '../../../engine/blocks'
import { findHowto } from '../../howtos/find-howto'
import { answerOf } from '../../howtos/howto-file'
import type { Reader } from '../asked'

const PANDAS = /\b(?:pandas|dataframe|data frame|df|read_csv|read_excel)\b/i
const ASKED = 3
const MAX_WORDS = 18
const COLUMNS =
  /\b(?:columnas?|filas?|media|promedio|suma\w*|total|agrup\w+|orden\w+|filtr\w+|vaci\w+|nul\w+|duplicad\w+|nombre|quit\w+|borr\w+|anad\w+|agreg\w+|guard\w+|cont\w+|cuant\w+|junt\w+|un\w+|cruz\w+)\b/

/** «¿Y dos columnas?» in a conversation about tables: how that is done with pandas. */
export const howToHere: Reader = ({ said, state, code, frame }) => {
  const before = state.answered.slice(-ASKED).map(({ question }) => question)
  if (!PANDAS.test([...before, code?.code ?? ''].join(' ')) || !COLUMNS.test(said)) return null
  if (said.split(' ').length > MAX_WORDS || frame.requests.has('what-if') || OTHERS.test(said)) return null
  // A program that is there is changed, not told in general.
  if (code !== null && code !== state.program && code.tree.body.length > 1) return null
  const found = findHowto(
    `como ${said.replace(/\b(?:quito|saco) una\b/, 'quito una columna').replace(/\ble cambio el nombre\b/, 'cambio el nombre de una columna')} pandas dataframe`,
  )
  const howto = found?.howtos.find(({ packages }) => packages.includes('pandas'))
  return howto === undefined ? null : answered(howto.id, [{ kind: 'markdown', markdown: answerOf(howto) }])
}

const OTHERS = /error|traceback|\b(?:en (?:vez|lugar) de|por que)\b/
