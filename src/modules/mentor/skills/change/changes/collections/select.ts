import { inlineCode } from '../../../../engine/compose'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, shifted } from '../../../../python/program/source'
import { type Change, type Result, type Said, STAGE } from '../../change'
import { opposite } from '../flow/conditions'
import { type Collection, collectionsIn } from './collection'
import { joined, type Stated, statedIn, toldOf } from './conditions-said'

/** «solo las impagas de más de 50 mil», «los que no estén pagados», «quita los de Madrid»: read by what stands in the data. */
export const selectChange: Change = {
  name: 'select',
  repeats: true,
  stage: STAGE.data,
  says: [],
  reads(said, p) {
    const selection = selectionIn(said, p)
    if (selection === null) return null
    const { from, to, stated } = selection
    return [{ from, to: to ?? Math.max(...stated.map((each) => each.to)) }]
  },
  make(p, { said }) {
    const selection = selectionIn(said, p)
    return selection === null ? null : selected(p, selection, NUMBERED.test(said.plain))
  },
}

/** What is to be numbered is chosen before it is counted. */
const NUMBERED = /\b(?:numer\w+|enumer\w+)\b/

type Selection = { collection: Collection; from: number; to?: number; stated: Stated[]; isLeftOut: boolean }

const ONLY =
  /\b(?:(?:que )?(?:me |se |nos )?(?:salgan?|aparezcan?|muestr\w+|ensen\w+|queden?|list\w+|imprim\w+|saque\w*|quiero (?:ver )?) (?:tan )?(?:solo|solamente|unicamente|nomas|nada mas)?|(?:tan )?solo|solamente|unicamente|nomas|nada mas|filtr\w+(?: (?:por|para|y))?|con (?:l[oa]s )|qued\w+ con)(?: (?:que|me|se|salgan?|muestr\w+|aparezcan?|queden?|imprim\w+|l[oa]s?|con|de|del|a)\b)*/g
const LEFT_OUT =
  /\b(?:quit\w+|sac\w+ (?=a |l[oa]s)|sin(?! (?:pagar|usar|que))|except\w+|salvo|menos(?= (?:l[oa]s?|el|a)\b)|descart\w+|ignor\w+|elimin\w+|que no (?:me )?(?:salgan?|aparezcan?|muestr\w+|cuent\w+|incluy\w+|imprim\w+|list\w+|ensen\w+|sa(?:c|qu)\w+|pong\w+)|no (?:me |quiero (?:que )?(?:me )?)?(?:pongas|muestres|imprimas|incluyas|cuentes|salgan|ver)|no quiero(?= (?:l[oa]s?|a)\b))(?: (?:a|l[oa]s?|el|que|de|del|sean?|son|esten?)\b)*/g
/** What follows a selection and is another wish. */
const ENDS =
  /[.;!?\n¦]|\b(?:orden\w+|del (?:mas|mayor|menor)|de (?:mas|mayor|menor) \w*\s?a|al final|abajo|numer\w+|en una funcion|y (?:que )?(?:me )?(?:dig|cuant|sum|guard|calcul|saqu|pong|al final|abajo))/
/** «los que valgan cero no los muestres»: which are left out stands first. */
const BEFORE =
  /\bl[oa]s (?:que|de) (?<which>[^,;.¦]{3,60}?),? (?:que )?no (?:me |se |quiero (?:que )?)*(?:l[oa]s? )?(?:muestr|salg|pong|imprim|saqu|aparez|cuent|incluy|ver)\w*/g
const REACH = 110
/** What is counted, or what a line is to look like, is another wish. */
const OF_ANOTHER = /\b(?:cuant\w+|saber|sum[ae]\w*|media|promedio|tipo|rollo|estilo|bonit\w+|formato|asi)\b/
/** So many letters may stand between what selects and what is selected. */
const MAX_GAP = 45

function selectionIn(said: Said, p: Program): Selection | null {
  for (const collection of collectionsIn(p).toReversed()) {
    for (const match of said.plain.matchAll(BEFORE)) {
      const from = match.index + match[0].indexOf(match.groups?.which ?? '')
      const stated = statedIn(said, collection.fields, { from, to: from + (match.groups?.which?.length ?? 0) })
      if (stated.length > 0)
        return { collection, from: match.index, to: match.index + match[0].length, stated, isLeftOut: true }
    }
    for (const { words, isLeftOut } of [
      { words: LEFT_OUT, isLeftOut: true },
      { words: ONLY, isLeftOut: false },
    ])
      for (const match of said.plain.matchAll(words)) {
        const start = match.index + match[0].length
        if (!isLeftOut && /\bno (?:me |se |nos )*$/.test(said.plain.slice(0, match.index))) continue
        const rest = said.plain.slice(start, start + REACH)
        const end = start + (ENDS.exec(rest)?.index ?? rest.length)
        const stated = statedIn(said, collection.fields, { from: start, to: end })
        const [first] = stated
        const gap = first ? said.plain.slice(match.index, first.from) : ''
        if (first && first.from - start <= MAX_GAP && !OF_ANOTHER.test(gap))
          return { collection, from: match.index, stated, isLeftOut }
      }
  }
  return null
}

function selected(p: Program, { collection, stated, isLeftOut }: Selection, isNumbered: boolean): Result {
  const positive = joined(stated)
  const test = isLeftOut ? without(stated, positive) : positive
  const code =
    numbered(p, collection, test) ??
    (isNumbered ? chosenFirst(p, collection, test) : null) ??
    wrapped(p, collection, test)
  return code === null
    ? null
    : {
        code,
        told: toldOf(test),
        how: [`${inlineCode(`if ${test}`)} deja pasar solo los que cumplen la condición; los demás se saltan.`],
      }
}

function without(stated: readonly Stated[], positive: string): string {
  const [only, more] = stated
  if (only && !more) {
    const { code } = only
    if (code.startsWith('not ')) return code.slice('not '.length)
    return opposite(code) ?? (/^[\w[\]"'.]+$/.test(code) ? `not ${code}` : `not (${code})`)
  }
  return / in \(/.test(positive) && !positive.includes(' and ')
    ? positive.replace(' in (', ' not in (')
    : `not (${positive})`
}

/** What `enumerate` numbers is chosen before it is counted. */
function numbered(p: Program, { loop: { node } }: Collection, test: string): string | null {
  const call = callTo(node.iterable, 'enumerate')
  const [list] = call ? positional(call) : []
  if (!list || node.target.kind !== 'tuple' || !node.target.items[1]) return null
  const item = p.text(node.target.items[1])
  const bare = item.replace(/^\((.*)\)$/, '$1')
  return edited(p, [{ ...p.whole(list), text: `[${item} for ${bare} in ${p.text(list)} if ${test}]` }])
}

function chosenFirst(p: Program, { loop: { node } }: Collection, test: string): string {
  const item = p.text(node.target)
  const list = `[${node.target.kind === 'tuple' ? `(${item.replace(/^\((.*)\)$/, '$1')})` : item} for ${item} in ${p.text(node.iterable)} if ${test}]`
  return edited(p, [{ ...p.whole(node.iterable), text: list }])
}

/** The body of the loop under an `if`; one that is its only statement gets the condition as well. */
function wrapped(p: Program, { loop: { node } }: Collection, test: string): string | null {
  const [first, last] = [node.body[0], node.body.at(-1)]
  if (!first || !last) return null
  if (first.kind === 'if' && first === last && first.otherwise.length === 0 && !/\bor\b/.test(p.text(first.test))) {
    if (p.text(first.test).includes(test)) return null
    const at = p.whole(first.test).to
    return edited(p, [{ from: at, to: at, text: ` and ${test}` }])
  }
  const lines = linesOf(p, first, last)
  const indent = /^[ \t]*/.exec(p.source.slice(lines.from))?.[0] ?? ''
  return edited(p, [{ ...lines, text: `${indent}if ${test}:\n${shifted(p, lines, levelOf(p))}` }])
}
