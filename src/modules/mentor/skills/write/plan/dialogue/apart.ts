import type { Dialogue, Want } from './dialogue'
import { isNumeric, type Quantity } from './quantity'
import { countedBy } from './read-fixed'

/** What it is for and what it shows are often told both. */
export function add({ wants }: Dialogue, more: readonly Want[]): void {
  for (const want of more) if (!wants.some((other) => JSON.stringify(other) === JSON.stringify(want))) wants.push(want)
}

/** «su nombre y sus 3 notas»: only the notes are many. Where all are asked for alike, all of them come again. */
export function apart(dialogue: Dialogue): Dialogue {
  const { end, count, fixed, wants } = dialogue
  // What changes with how many there are is a tariff.
  if (fixed.length > 0 && dialogue.cases !== null)
    return { ...dialogue, left: [...dialogue.left, fixed[0]?.label ?? ''] }
  // «que me cobre a 18 pesos cada uno»: a rate is told for what it comes to.
  if (fixed.length > 0)
    add(dialogue, wants.length > 0 ? [] : [{ kind: 'amount', unit: 'money', per: null, label: 'Total' }])
  const asked = withMoney(withCounted(dialogue))
  const many = asked.filter(({ isMany }) => isMany)
  if ((end === null && count === null) || many.length === 0 || many.length === asked.length)
    return { ...dialogue, asked }
  return { ...dialogue, once: asked.filter(({ isMany }) => !isMany), asked: many }
}

/** «gana 12 € la hora»: the hours are asked for. */
function withCounted({ asked, fixed: [rate] }: Dialogue): Quantity[] {
  return rate === undefined || asked.some(isNumeric) ? asked : [...asked, countedBy(rate)]
}

/** What a percentage is taken of is money. */
const withMoney = (asked: readonly Quantity[]): Quantity[] =>
  asked.some(({ unit }) => unit === '%')
    ? asked.map((each) => (each.noun === 'base' ? { ...each, type: 'money', unit: 'money' } : each))
    : [...asked]
