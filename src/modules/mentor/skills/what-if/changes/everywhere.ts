import type { Edit } from '../../../python/edit'
import { expressions, type ReadChange, statements, type Wish } from '../change'

const ALL = /\b(?:los|las) (?:dos|tres|cuatro)\b|\bambos\b|\bambas\b|\btod[oa]s\b/
const IS =
  /\b(?:son|fueran|fuesen|valen|valieran|pongo|sean|estan)(?: \w+)? (true|false|verdader\w+|fals[oa]s?|cierto|\d+(?:\.\d+)?)(?![\w.])/
const QUOTES = /\b(?:quit\w+|sin|saco|borr\w+)(?: (?:las|le|todas|las dos))* comillas\b|\bno (?:le )?pongo comillas\b/

/** «si los dos son True», «si quito las comillas» of numbers in quotes: the same for all of a kind. */
export const everywhere: ReadChange = (wish) => {
  const edits = QUOTES.test(wish.said) ? bare(wish) : ALL.test(wish.said) ? alike(wish) : []
  return edits.length === 0 ? null : { edits }
}

/** Numbers that stand as texts, where there are several. */
function bare(wish: Wish): Edit[] {
  const texts = expressions(wish).filter((node) => node.kind === 'string' && /^-?\d+(?:\.\d+)?$/.test(node.value))
  return texts.length < 2
    ? []
    : texts.flatMap((node) => (node.kind === 'string' ? [{ from: node.from, to: node.to, text: node.value }] : []))
}

function alike(wish: Wish): Edit[] {
  const spoken = IS.exec(wish.said)?.[1]
  if (spoken === undefined) return []
  const text = /^\d/.test(spoken) ? spoken : /^(?:true|verd|cierto)/.test(spoken) ? 'True' : 'False'
  const kind = /^\d/.test(text) ? 'number' : 'boolean'
  return statements(wish).flatMap((node) =>
    node.kind === 'assign' && node.value.kind === kind ? [{ from: node.value.from, to: node.value.to, text }] : [],
  )
}
