import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { namesIn, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'
import { isSameWord, readsIn, wordsOf } from '../when/values'

const MAX_INPUTS = 10

/** «que sean 3 notas»: more of what is typed in numbered variables, and the calculation with them. */
export const moreOfTheSameChange: Change = {
  name: 'more-of-the-same',
  stage: STAGE.value,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|mejor|ahora|para|cambi[a-z]+|quiero|necesito) )*(?:sean|haya|hubiera|pida|pregunte|use|tenga|meta|acepte|con|de|para|sume|hacerlo con)(?: (?:de|con|para|la media de))* (?<count>${NUMBER}) (?<noun>[a-z]{3,20})(?: en (?:vez|lugar) de (?:${NUMBER}|[a-z]+))?`,
      ),
      /\b(?:(?:y|que|quiero|ahora) )*(?:anad\w+|agreg\w+|pon\w*|pid\w+|met\w+|falta)(?: (?:tambien|ademas))* (?<one>un[oa]?|otr[oa])(?: (?:tercer|cuart|quint)[oa]?)? (?<thing>[a-z]{3,20})(?: mas)?(?= ?$| ?[.,;]| y )/,
    ],
    (p, { parts }) => {
      const group = groupFor(p, parts.noun ?? parts.thing ?? '')
      if (group === null) return null
      const count = parts.noun === undefined ? group.length + 1 : numberFrom(parts.count)
      return count === null || count <= group.length || count > MAX_INPUTS ? null : grown(p, group, count)
    },
  ),
}

type Read = ReturnType<typeof readsIn>[number]

/** The numbers that are typed one after the other under numbered names, or named alike in what is asked. */
function groupFor(p: Program, noun: string): Read[] | null {
  const reads = readsIn(p).filter(({ conversion }) => conversion !== null)
  const isOfNoun = ({ name, place }: Read) =>
    /^(?:numeros?|valores|datos)$/.test(noun) ||
    wordsOf(`${name.replace(/_?\d+$/, '')} ${p.text(place.node.value)}`).some((word) =>
      isSameWord(word, noun.toLowerCase()),
    )
  const group = reads.filter((read) => isOfNoun(read) && (numbered(read.name, 1) !== null || /^[a-d]$/.test(read.name)))
  const [first] = group
  const isTogether =
    first !== undefined &&
    group.every(({ place }, at) => place.block === first.place.block && place.at === first.place.at + at)
  return group.length >= 2 && isTogether ? group : null
}

/** `nota1` → `nota3`, `a` → `c` */
function numbered(name: string, to: number): string | null {
  const match = /^(?<stem>.*?[a-z_])\d+$/.exec(name)
  if (match) return `${match.groups?.stem}${to}`
  return /^[a-d]$/.test(name) ? String.fromCharCode(96 + to) : null
}

const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim']

function questionFor(question: string, { from, to }: { from: number; to: number }): string {
  if (new RegExp(`(?<!\\d)${from}(?!\\d)`).test(question))
    return question.replace(new RegExp(`(?<!\\d)${from}(?!\\d)`), String(to))
  const [old = '', fresh = ''] = [ORDINALS[from - 1], ORDINALS[to - 1]]
  return question.replace(new RegExp(`${old}(o|a)?`, 'i'), (found, ending: string | undefined) => {
    const word = /^tercer$/.test(fresh) && ending !== 'a' ? fresh : fresh + (ending ?? 'o')
    return /^[A-Z]/.test(found) ? upperFirst(word) : word
  })
}

function grown(p: Program, group: readonly Read[], count: number): Result {
  const last = group.at(-1)
  if (!last) return null
  const names = group.map(({ name }) => name)
  const fresh = Array.from({ length: count - group.length }, (_, at) => group.length + at + 1).map((number) => ({
    number,
    name: numbered(last.name, number),
  }))
  if (fresh.some(({ name }) => name === null || p.binds(name, last.place.scope).length > 0)) return null
  const added = fresh.map(({ name }) => name ?? '')
  const [line, known] = [linesOf(p, last.place.node), group.length]
  const source = p.source.slice(line.from, line.to)
  const asked = fresh.map(({ number, name }) =>
    questionFor(source.replace(last.name, name ?? ''), { from: known, to: number }),
  )
  if (new Set([source, ...asked].map((text) => text.replace(/^\s*\w+/, ''))).size !== asked.length + 1) return null
  const grows = growing(p, names, added)
  if (grows === null) return null
  return {
    code: edited(p, [{ from: line.to, to: line.to, text: `\n${asked.join('\n')}` }, ...grows]),
    told: `Ahora se piden ${count}, y el cálculo las tiene todas en cuenta (${added.map(inlineCode).join(', ')}).`.replace(
      'las tiene todas',
      /a\d+$/.test(last.name) ? 'las tiene todas' : 'los tiene todos',
    ),
    how: [`Donde se usaba ${inlineCode(last.name)} va ahora también ${inlineCode(added.at(-1) ?? '')}.`],
  }
}

type Sequence = Extract<Expression, { kind: 'list' | 'tuple' | 'set' }>

/** Sums, products and lists of all the names with the new ones; null where one of the names is used in another way. */
function growing(p: Program, names: readonly string[], added: readonly string[]): Edit[] | null {
  const hasAll = (node: Expression) => names.every((name) => namesIn(node).has(name))
  const covered: Expression[] = []
  const edits: Edit[] = []
  for (const { node } of p.spots('binary')) {
    if ((node.operator !== '+' && node.operator !== '*') || !hasAll(node) || !isChain(p, node, names)) continue
    covered.push(node)
    edits.push({ from: node.to, to: node.to, text: added.map((name) => ` ${node.operator} ${name}`).join('') })
  }
  for (const { node } of p.spots<Sequence['kind']>('list') as { node: Sequence }[]) {
    if (!names.every((name) => node.items.some((item) => p.text(item) === name))) continue
    covered.push(node)
    const end = node.items.at(-1)?.to ?? node.to
    edits.push({ from: end, to: end, text: added.map((name) => `, ${name}`).join('') })
  }
  for (const { node } of p.spots('call')) {
    const given = positional(node)
    if (!names.every((name) => given.some((item) => p.text(item) === name))) continue
    covered.push(node)
    const end = given.at(-1)?.to ?? node.to
    edits.push({ from: end, to: end, text: added.map((name) => `, ${name}`).join('') })
  }
  for (const { node } of p.spots('binary'))
    if (
      node.operator === '/' &&
      numberOf(node.right) === names.length &&
      covered.some(({ from, to }) => node.from <= from && to <= node.right.from)
    )
      edits.push({ from: node.right.from, to: node.right.to, text: String(names.length + added.length) })
  const isFree = p
    .spots('name')
    .some(
      ({ node, place }) =>
        names.includes(node.name) &&
        !isTarget(place.node, node) &&
        !covered.some(({ from, to }) => from <= node.from && node.to <= to),
    )
  return edits.length === 0 || isFree ? null : edits
}

const isTarget = (statement: { kind: string; targets?: readonly Expression[] }, name: Expression) =>
  statement.kind === 'assign' && (statement.targets ?? []).includes(name)

/** `a + b + c`: nothing but the names, each once. */
function isChain(p: Program, node: Expression, names: readonly string[]): boolean {
  const parts = p
    .text(node)
    .split(/[+*]/)
    .map((part) => part.trim())
  return parts.length === names.length && parts.every((part) => names.includes(part))
}
