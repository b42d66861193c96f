import { answered, printed, python, text } from '../../../engine/blocks'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Reader } from '../asked'

type Container = 'list' | 'tuple' | 'set'
type Literal = ExpressionOf<Container>

const CALLED: readonly (readonly [Container, RegExp])[] = [
  ['list', /\b(?:una? listas?|en lista|lista normal|corchetes)\b/],
  ['tuple', /\b(?:una? tuplas?|en tupla|parentesis)\b/],
  ['set', /\b(?:un (?:conjunto|set)|llaves)\b/],
]
const TRIES =
  /\b(?:con|uso|usara|usar|pongo|ponerle|pusiera|pongo|fuera|fuese|hago|hubiera|en (?:vez|lugar) de|cambio)\b/
const BRACKETS: Readonly<Record<Container, readonly [string, string]>> = {
  list: ['[', ']'],
  tuple: ['(', ')'],
  set: ['{', '}'],
}
const NAMES: Readonly<Record<Container, string>> = {
  list: 'una **lista** (corchetes)',
  tuple: 'una **tupla** (paréntesis)',
  set: 'un **conjunto** (llaves)',
}
const TRAITS: Readonly<Record<Container, string>> = {
  list: 'a la lista le puedes añadir, quitar y cambiar elementos (`append`, `remove`, `x[0] = …`)',
  tuple: 'la tupla no se puede modificar: ni `append` ni `x[0] = …`',
  set: 'el conjunto no tiene orden ni posiciones (`x[0]` da error) y quita los repetidos',
}
const MAX_WORDS = 16

/** «¿Y si le pongo corchetes en vez de paréntesis?», «¿y con una tupla?»: the program's own values in the other kind, run. */
export const otherKind: Reader = ({ said, code, cards, frame }) => {
  if (code === null || cards.length > 0 || said.split(' ').length > MAX_WORDS || !TRIES.test(said)) return null
  if (frame.message.code.some(({ form }) => form !== 'inline')) return null
  const found = [...allExpressions(code.tree)].filter(isLiteral)
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const [literal] = found
  const [own, other] = kinds
  if (literal === undefined || own === undefined || other !== undefined) return null
  const spoken = said.split(/\ben (?:vez|lugar) de\b/)[0] ?? said
  const [wanted] = CALLED.find(([kind, words]) => kind !== own && words.test(spoken)) ?? []
  if (wanted === undefined) return null
  const { source } = code.tree
  const changed = applyEdits(source, [{ ...rangeOf(literal, source), text: written(literal, wanted, source) }])
  const [before, after] = [evaluatePiece(code.tree), evaluatePiece(parsePython(changed))]
  if (before.kind === 'outside' || after.kind === 'too-long') return null
  const difference = `En general, ${TRAITS[wanted]}; en cambio, ${TRAITS[own]}.`
  const opening = `Así es ${NAMES[wanted]} en lugar de ${NAMES[own]}.`
  if (after.kind === 'raised')
    return answered('other-kind', [
      text(`${opening} Aquí no sirve: la línea ${after.line} da \`${after.type}: ${after.message}\`.`),
      python(changed),
      text(difference),
    ])
  const isSame = after.kind === 'done' && before.kind === 'done' && before.output === after.output
  return answered('other-kind', [
    text(`${opening} ${isSame ? 'En este programa sale **lo mismo**.' : 'Cambia lo que sale.'}`),
    python(changed),
    ...(after.kind === 'done' && !isSame ? [text('Ahora imprime:'), printed(after.output)] : []),
    text(difference),
  ])
}

const isLiteral = (node: Expression): node is Literal =>
  (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set') && node.items.length > 0

/** The brackets belong to it; those of a tuple are no part of its node. */
function rangeOf({ from, to, kind }: Literal, source: string) {
  if (kind !== 'tuple' || source[from] === '(') return { from, to }
  const [start, end] = [source.lastIndexOf('(', from), source.indexOf(')', to)]
  const isAround = /^\(\s*$/.test(source.slice(start, from)) && /^\s*\)/.test(source.slice(to))
  return isAround ? { from: start, to: end + 1 } : { from, to }
}

function written({ items }: Literal, kind: Container, source: string): string {
  const [open, close] = BRACKETS[kind]
  const inside = items.map(({ from, to }) => source.slice(from, to)).join(', ')
  return `${open}${inside}${kind === 'tuple' && items.length === 1 ? ',' : ''}${close}`
}
