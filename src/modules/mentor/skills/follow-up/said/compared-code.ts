import { lowerFirst } from '~/platform/text/first-letter'
import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer, Block } from '../../../engine/skill'
import type { Expression, Module, Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { linesOf } from '../../../python/lines'
import { allNames } from '../../../python/names'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import { libraryEntry } from '../../explain/library/library'
import { goal } from '../../explain/parts/goal'
import type { Asked } from '../asked'

/** «numeros[-1]», «nombre.upper()», «a // b». */
const PIECE = /[\p{L}_][\p{L}\d_.]*(?:\[[^\]\n]{1,30}\]|\([^()\n]{0,40}\))+|\b\w+ ?(?:\/\/|\*\*|[-+*/%]) ?\w+\b/gu
const METHOD = /(?<![\w)\]])\.([a-z_]+)(?:\(\))?/
const MAX_OUTPUT = 200

/** Two pieces of code, worked out beside each other on the data at hand; or a method and what the program does by itself. */
export function comparedCode(asked: Asked): Answer | null {
  const { source, frame } = asked
  if (source === null) return null
  const pieces = [...new Set(frame.message.prose.match(PIECE) ?? [])].slice(0, 2)
  const [a, b] = pieces
  const names = allNames(source.module)
  const areOfProgram = pieces.every((piece) => isOver(piece, names))
  if (a !== undefined && b !== undefined && areOfProgram) return valuesOf([a, b], source.module)
  return beside(asked)
}

function isOver(piece: string, names: ReadonlySet<string>): boolean {
  const { body, errors } = parsePython(piece)
  const own = [...allExpressions(body)].filter((part) => part.kind === 'name')
  return errors.length === 0 && body.length === 1 && own.length > 0 && own.some(({ name }) => names.has(name))
}

function valuesOf(pieces: readonly [string, string], module: Module): Answer | null {
  const data = module.body.filter(givesData)
  const before = data.map(({ from, to }) => module.source.slice(from, to))
  const [first, second] = pieces.map((piece) => worthOf(before, piece))
  if (!first || !second) return null
  const ideas = pieces.flatMap((piece) => {
    const tree = parsePython(piece)
    return findIdioms({ module: tree, lines: linesOf(tree.source) })
      .slice(0, 1)
      .map(idiomText)
  })
  const list: Block[] = ideas.length === 0 ? [] : [{ kind: 'list', items: ideas }]
  const [a, b] = pieces.map(inlineCode)
  if (first.text !== second.text)
    return answered('compared', [text(`No es lo mismo: ${a} ${first.text}, y ${b} ${second.text}.`), ...list])
  const grown = grownList(data, module)
  const later = grown === null ? [] : pieces.map((piece) => worthOf([...before, grown], piece))
  const isSame = grown === null || later[0]?.text === later[1]?.text
  if (isSame)
    return answered('compared', [text(`Con estos datos es lo mismo: los dos ${plural(first.text)}.`), ...list])
  return answered('compared', [
    text(
      `Con estos datos los dos ${plural(first.text)}, pero **no son lo mismo**: en cuanto los datos cambian, se separan.`,
    ),
    ...list,
    python([...before, grown, ...pieces.map((piece) => `print(${piece})`)].join('\n')),
    { kind: 'code', language: 'text', code: later.map((value) => value?.shown ?? '').join('\n') },
  ])
}

const plural = (words: string) => words.replace(/^da\b/, 'dan').replace(/^se para\b/, 'se paran')

/** What a piece is worth on some data, or the error with which it stops. */
function worthOf(before: readonly string[], piece: string): { text: string; shown: string } | null {
  const result = evaluatePiece(parsePython([...before, `print(repr(${piece}))`].join('\n')))
  if (result.kind === 'raised') {
    const shown = `${result.type}: ${result.message}`
    return { text: `se para con ${inlineCode(shown)}`, shown }
  }
  if (result.kind !== 'done' || result.output.length > MAX_OUTPUT) return null
  const shown = result.output.trimEnd()
  return { text: `da ${inlineCode(shown)}`, shown }
}

const givesData = (node: Statement): node is Extract<Statement, { kind: 'assign' }> =>
  node.kind === 'assign' && node.targets[0]?.kind === 'name' && isData(node.value)
const isData = ({ kind }: Expression) =>
  kind === 'list' || kind === 'string' || kind === 'number' || kind === 'tuple' || kind === 'dict'

/** One more behind the last, for who holds a place against the end. */
function grownList(data: readonly Statement[], { source }: Module): string | null {
  const list = data.findLast((node) => node.kind === 'assign' && node.value.kind === 'list')
  if (list?.kind !== 'assign' || list.value.kind !== 'list') return null
  const [target] = list.targets
  const last = list.value.items.at(-1)
  if (target?.kind !== 'name' || last === undefined) return null
  const item = last.kind === 'number' ? '99' : last.kind === 'string' ? "'otro'" : source.slice(last.from, last.to)
  return `${target.name}.append(${item})`
}

/** «¿Y qué diferencia hay con usar .count()?», of a program that does without. */
function beside({ frame, source, code }: Asked): Answer | null {
  const [, name] = METHOD.exec(frame.message.prose) ?? []
  const does = name === undefined ? null : (libraryEntry(`.${name}`)?.does ?? null)
  if (name === undefined || does === null || source === null || code === null || code.code.includes(`.${name}(`))
    return null
  const own = goal(source)
  const said = does
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\{on\}/g, 'lo que va delante del punto')
    .replace(/\{(?:0|args)\}/g, 'lo que pones entre paréntesis')
    .replace(/\{\d\}/g, 'el segundo valor')
  return answered('compared', [
    text(`${inlineCode(`.${name}(…)`)} ${said}: lo hace de una vez, y con **una sola cosa** por llamada.`),
    text(
      `El programa que tienes no lo usa${own === null ? '' : `: ${lowerFirst(own)}`} Va paso a paso, y por eso puedes poner en medio las condiciones que quieras; si solo necesitas una cosa, ${inlineCode(`.${name}`)} es más corto.`,
    ),
  ])
}
