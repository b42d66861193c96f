import { text } from '../../../../engine/blocks'
import { inlineCode } from '../../../../engine/compose'
import type { Block } from '../../../../engine/skill'
import type { Expression, Statement } from '../../../../python/ast'
import { boundBy } from '../../../../python/evaluate/statements/scope'
import { expressionsIn, expressionsOf, statementsIn } from '../../../../python/walk'
import { KINDS } from '../../content/kinds-of-chains'
import { KINDS_OF_VALUE } from '../../content/kinds-of-value'
import { kindOf } from '../../focus/chain-kinds'
import { atEnd, MAX_LENGTH } from '../../focus/kinds-of-values'
import { linesSaid, saidText } from '../../focus/said'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import { listed, type Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { entryOfCall } from '../called'
import { describe } from '../describe'
import { isPlain } from '../plain-statement'
import type { Ask } from './ask'

const ASKS =
  /\b(?:diferenci\w+|distint[oa]s?|diferentes?|lo mismo|igual(?:es)?|equivalen\w*|(?:que|en que) cambia\w*)\b/
const THESE =
  /\b(?:estas|esas|las|ambas) (?:dos|2) (?:ultimas |primeras )?(?:lineas|formas|maneras|instrucciones|cosas|opciones)\b/
const LAST = /\b(?:dos|2) ultimas\b|\bultimas (?:dos|2)\b/

/** «¿Qué diferencia hay entre la línea 2 y la 3?»: what sets them apart, each by itself, and what the names hold at the end. Null where no two lines are meant. */
export function comparedLines(ask: Ask): Block[] | null {
  const said = saidText(ask.frame.message.prose)
  if (!ASKS.test(said)) return null
  const [one, other, more] = linesMeant(said, ask.source)
  if (one === undefined || other === undefined || more !== undefined) return null
  const { source } = ask
  return [
    ...apartTexts(one, other, source).map(text),
    { kind: 'list', items: [one, other].map((node) => lineItem(node, source)) },
    ...endText([one, other], source).map(text),
  ]
}

function linesMeant(said: string, { module, lines }: Source): Statement[] {
  const all = [...statementsIn(module.body)]
  const numbers = linesSaid(said)
  if (numbers.length > 0)
    return numbers.flatMap((number) => all.find(({ from }) => lines.lineAt(from) === number) ?? [])
  if (!THESE.test(said)) return []
  if (LAST.test(said)) return all.slice(-2)
  const working = all.filter((node) => !isSetUp(node))
  return working.length === 2 ? working : all.length === 2 ? all : []
}

/** What both lines start from, or show of it. */
const isSetUp = (node: Statement): boolean => node.kind === 'import' || node.kind === 'import-from' || isPlain(node)

/** What the library or the kinds of their values say sets them apart. */
function apartTexts(one: Statement, other: Statement, source: Source): string[] {
  const [mine, theirs] = [one, other].map(callsIn)
  const told = (mine ?? []).flatMap((call) =>
    (theirs ?? []).flatMap((rival) => {
      const [name, beside] = [calledName(call), calledName(rival)]
      if (name === beside) return []
      return (
        entryOfCall(call, source)?.entry.apart.get(beside) ?? entryOfCall(rival, source)?.entry.apart.get(name) ?? []
      )
    }),
  )
  return [...new Set(told)].slice(0, 1)
}

const callsIn = (node: Statement) =>
  expressionsOf(node).flatMap((outer) => [...expressionsIn(outer)].filter((part) => part.kind === 'call'))

function lineItem(node: Statement, source: Source): string {
  const line = source.lines.lineAt(node.from)
  const end = source.lines.rangeOf(line).to
  const idioms = findIdioms(source).filter(({ from }) => from >= node.from && from < end)
  const value = node.kind === 'assign' || node.kind === 'expression' ? node.value : null
  const own = idioms[0] === undefined ? kindText(value, source) : idiomText(idioms[0])
  return `**Línea ${line}**, ${inlineCode(source.lines.textOf(line).trim())}: ${describe(node, source)}.${own === '' ? '' : ` ${own}`}`
}

/** Of what kind the value of a line is. */
function kindText(value: Expression | null, source: Source): string {
  if (value === null) return ''
  const made = value.kind === 'comprehension' ? value.form : value.kind
  if (made in KINDS_OF_VALUE)
    return `${source.module.source.slice(value.from, value.to).length > MAX_LENGTH ? 'Eso' : inlineCode(source.module.source.slice(value.from, value.to))} ${KINDS_OF_VALUE[made as keyof typeof KINDS_OF_VALUE]}`
  const kind = kindOf(value, source)
  return kind === null ? '' : `Da ${KINDS[kind]}.`
}

/** What the names of both lines hold when the program has ended. */
function endText(nodes: readonly Statement[], source: Source): string[] {
  const names = [...new Set(nodes.flatMap((node) => [...boundBy(node), ...changedBy(node)]))]
  const held = names.flatMap((name) => {
    const value = atEnd(`repr(${name})`, source)
    return value === null || value.length > MAX_LENGTH || value.includes(' object at ')
      ? []
      : [`${inlineCode(name)} vale ${inlineCode(value)}`]
  })
  return held.length < 2 ? [] : [`Al acabar el programa, ${listed(held)}.`]
}

/** `a.sort()` changes `a`. */
const changedBy = (node: Statement): string[] =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  node.value.callee.kind === 'attribute' &&
  node.value.callee.value.kind === 'name'
    ? [node.value.callee.value.name]
    : []
