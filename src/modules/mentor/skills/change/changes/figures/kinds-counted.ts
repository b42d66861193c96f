import { upperFirst } from '~/platform/text/first-letter'
import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, isLoop, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'

/** «y al acabar diga cuántos pares y cuántos impares»: how often each case of a loop was met. */
export const kindsCountedChange: Change = {
  name: 'kinds-counted',
  // The loop may be asked for in the same message.
  stage: STAGE.structure + 0.2,
  readsRest: true,
  isWhole: true,
  says: [],
  reads: (said, p) => (p.places('if').some(({ node }) => isTold(p, node)) ? (kindsIn(said)?.spans ?? null) : null),
  make(p, { said }): Result {
    const wanted = kindsIn(said)
    const place = p.places('if').find((each) => !each.node.isElif && isTold(p, each.node) && loopOf(each) !== null)
    const loop = place && loopOf(place)
    return wanted && place && loop ? counted(p, place.node, loop, wanted) : null
  },
}

type Wanted = { kinds: string[]; isInstead: boolean; spans: Span[] }

const KINDS =
  /\b(?:(?:y|que|me|al (?:acabar|final|terminar)|tambien|luego|despues|quiero|saber|solo) )*(?:(?:dig\w+|muestr\w+|cuent\w+|saqu\w+|imprim\w+|indiqu\w+|lleve la cuenta de)(?: (?:al final|tambien|me))* )?cuant[oa]s (?:(?:han sido|hay|son|habia|he metido|hubo|salen) )?(?:de )?(?<one>[a-z]{3,14}) (?:y|e|,) (?:(?:y )?cuant[oa]s )(?:(?:han sido|hay|son|habia) )?(?<two>[a-z]{3,14})(?: (?:hay|he metido|son|habia|han salido|ha habido|se han metido|en total|hubo|(?:he|ha|han) [a-z]+d[oa]))*/
const INSTEAD =
  /\b(?:en (?:vez|lugar) de|sin) (?:imprim\w+|mostrar\w*|decir\w*|sacar\w*|escribir\w*)(?: (?:cada un[oa]|un[oa] por un[oa]|tod[oa]s))?/

function kindsIn({ plain }: Said): Wanted | null {
  const match = KINDS.exec(plain)
  const { one, two } = match?.groups ?? {}
  if (!match || one === undefined || two === undefined) return null
  const instead = INSTEAD.exec(plain)
  const spans = [match, ...(instead ? [instead] : [])].map((each) => ({
    from: each.index,
    to: each.index + each[0].length,
  }))
  return { kinds: [one, two], isInstead: instead !== null, spans }
}

const isTold = (p: Program, node: StatementOf<'if'>) =>
  !node.isElif && printsIn(node.body).length > 0 && p.text(node.test) !== ''

/** The loop of the main program in which a case is tried each time. */
function loopOf(place: Place): Place | null {
  for (let at = place.parent; at; at = at.parent) if (isLoop(at.node) && at.scope.kind === 'module') return at
  return null
}

function counted(p: Program, node: StatementOf<'if'>, loop: Place, { kinds, isInstead }: Wanted): Result {
  const [next] = node.otherwise
  if (next?.kind === 'if' && next.isElif) return null
  const [one = '', two = ''] = ordered(p, node, kinds)
  const names = [one, two].map((kind) => freeName(p, kind, `total_${kind}`))
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const start = linesOf(p, loop.node)
  const branch = (body: readonly Statement[], name: string): Edit[] => {
    const [first, last] = [body[0], body.at(-1)]
    if (!first || !last) return []
    const line = `${indentOf(p, first)}${name} += 1`
    const range = linesOf(p, first, last)
    return [isInstead ? { ...range, text: line } : { from: range.from, to: range.from, text: `${line}\n` }]
  }
  const end = linesOf(p, loop.node).to
  const before = indentOf(p, loop.node)
  const [first = '', second = ''] = names
  const otherwise =
    node.otherwise.length > 0
      ? branch(node.otherwise, second)
      : [{ from: endOf(p, node), to: endOf(p, node), text: `\n${indent}else:\n${indent}${level}${second} += 1` }]
  const shown = names.map(
    (name, at) => `${before}print(${textLiteral(p, `${upperFirst([one, two][at] ?? '')}:`)}, ${name})`,
  )
  return {
    code: edited(p, [
      { from: start.from, to: start.from, text: names.map((name) => `${before}${name} = 0\n`).join('') },
      ...branch(node.body, first),
      ...otherwise.map((edit) => (edit.from === end ? { ...edit, text: `${edit.text}\n${shown.join('\n')}` } : edit)),
      ...(otherwise.some(({ to }) => to === end) ? [] : [{ from: end, to: end, text: `\n${shown.join('\n')}` }]),
    ]),
    told: `Al final dice cuántos ${one} y cuántos ${two} ha habido.`,
    how: [`${inlineCode(first)} y ${inlineCode(second)} empiezan en 0, y en cada vuelta sube uno de los dos.`],
  }
}

/** The kind of the first case first: the one that its test or its words name. */
function ordered(p: Program, node: StatementOf<'if'>, [one = '', two = '']: readonly string[]): string[] {
  const [test, body] = [
    p.text(node.test),
    printsIn(node.body)
      .map((each) => p.text(each))
      .join(' ')
      .toLowerCase(),
  ]
  const names = (kind: string) => new RegExp(`\\b${kind.replace(/(?:es|s)$/, '')}`).test(withoutAccents(body))
  if (names(one) !== names(two)) return names(one) ? [one, two] : [two, one]
  const isLow = /%\s*2\s*==\s*0|>=?/.test(test)
    ? /^(?:impar|menor|suspens|negativ|reprob)/
    : /^(?:par|mayor|aprob|positiv)/
  return isLow.test(one) ? [two, one] : [one, two]
}
