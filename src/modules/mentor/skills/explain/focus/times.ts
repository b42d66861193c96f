import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../engine/compose'
import type { Module, Range, Statement, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { run } from '../parts/output'

export const TIMES = /\bcuant[oa]s? (?:veces|vueltas|iteraciones|repeticiones|pasadas|llamadas)\b/

const CALLS = /\b(?:se )?(?:llam\w+|invoc\w+|ejecut\w+|entra\w*|recursi\w+)\b/
const SHOWS = /\b(?:imprim\w+|aparec\w+|sale[ns]?|muestr\w+|pone[ns]?|escrib\w+|print|dice[ns]?|ve)\b/
const PRINTS = /\b(?:imprim\w+|print|muestr\w+|escrib\w+)\b/
const MARK = '\u0001'
const MAX_CALLS = 40
const MAX_SHOWN = 8

/** «¿Cuántas veces se llama a sí misma?»: the calls of a function of the program, each with what it was given. */
export function timesCalled(said: string, source: Source): string | null {
  const own = [...statementsIn(source.module.body)].filter((node) => node.kind === 'function')
  const named = own.find(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(said))
  const node =
    named ??
    (CALLS.test(said) && /\bfuncion\b|\bsi misma\b|\brecursi|\bse llam/.test(said) && own.length === 1
      ? own[0]
      : undefined)
  if (node === undefined) return null
  const calls = callsOf(node, source)
  if (calls === null) return null
  const shown = calls.slice(0, MAX_SHOWN).map(inlineCode).join(' → ')
  const recursive = [...allExpressions(node.body)].some(
    (part) => part.kind === 'call' && calledName(part) === node.name,
  )
  const itself =
    recursive && calls.length > 1
      ? ` La primera se hace desde fuera y las otras **${calls.length - 1}**, desde dentro de ella misma.`
      : ''
  const times = calls.length === 1 ? '**1 vez**' : `**${calls.length} veces** en total`
  return `${inlineCode(node.name)} se llama ${times}: ${shown}${calls.length > MAX_SHOWN ? ' …' : ''}.${isOnceFromOutside(node, source) ? itself : ''}`
}

/** The program is run with a mark at the beginning of the function. */
function callsOf(node: StatementOf<'function'>, { module, lines }: Source): string[] | null {
  const { source } = module
  const [first] = node.body
  if (first === undefined) return null
  const margin = source.slice(first.from - lines.columnAt(first.from), first.from)
  if (margin.trim() !== '') return null
  const given = node.parameters.map(({ name }) => `repr(${name})`).join(' + ", " + ')
  const probe = `print("${MARK}${node.name}(" + ${given === '' ? '""' : given} + ")")\n${margin}`
  const result = evaluatePiece(parsePython(source.slice(0, first.from) + probe + source.slice(first.from)))
  if (result.kind !== 'done') return null
  const calls = result.output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(1))
  return calls.length === 0 || calls.length > MAX_CALLS ? null : calls
}

/** What each call of a function that calls itself gives back, the innermost first: where it goes in, and how it comes out. */
export function callsBack(node: StatementOf<'function'>, { module }: Source): string | null {
  const isRecursive = [...allExpressions(node.body)].some(
    (part) => part.kind === 'call' && calledName(part) === node.name,
  )
  if (!isRecursive || node.parameters.length === 0) return null
  const end = module.source.slice(0, node.to).trimEnd().length
  const names = node.parameters.map(({ name }) => name)
  const given = names.map((name) => `repr(${name})`).join(' + ", " + ')
  const wrapper = [
    '',
    `_propia = ${node.name}`,
    `def ${node.name}(${names.join(', ')}):`,
    `    print("${MARK}")`,
    `    _da = _propia(${names.join(', ')})`,
    `    print("${MARK}${node.name}(" + ${given} + ")${MARK}" + repr(_da))`,
    '    return _da',
    '',
  ].join('\n')
  const result = evaluatePiece(parsePython(module.source.slice(0, end) + wrapper + module.source.slice(end)))
  const back = result.output.split('\n').flatMap((line) => {
    const [, call, value] = line.startsWith(MARK) ? line.split(MARK) : []
    return call === undefined || value === undefined ? [] : [{ call, value }]
  })
  const marks = result.output.split('\n').filter((line) => line.startsWith(MARK))
  // Where one call makes several, it does not go in first and come out after; what gives nothing back tells nothing by it.
  const isStraight = marks.slice(0, back.length).every((line) => line === MARK)
  const isTold = isStraight && back.some(({ value }) => value !== 'None')
  if (result.kind !== 'done' || !isTold || back.length < 2 || back.length > MAX_BACK) return null
  const into = back.toReversed().map(({ call }) => inlineCode(call))
  return `Primero se va llamando hacia dentro: ${into.join(' → ')}. Y los resultados vuelven **de dentro afuera**: ${back.map(({ call, value }) => `${inlineCode(call)} da ${inlineCode(value)}`).join('; ')}.`
}
const MAX_BACK = 8

/** Called in one place of the main program, behind no loop. */
function isOnceFromOutside(node: StatementOf<'function'>, { module }: Source): boolean {
  const calls = [...allExpressions(module)].filter((part) => part.kind === 'call' && calledName(part) === node.name)
  const outside = calls.filter(({ from }) => from < node.from || from >= node.to)
  const [only, more] = outside
  const isInLoop = [...statementsIn(module.body)].some(
    ({ kind, from, to }) =>
      (kind === 'for' || kind === 'while') && only !== undefined && from <= only.from && only.to <= to,
  )
  return only !== undefined && more === undefined && !isInLoop
}

/** «¿Cuántas veces se intercambia?»: how often the program comes by what exchanges two values. */
export function timesSwapped(said: string, { module, lines }: Source): string | null {
  const result = run(module)
  if (!/\b(?:intercambi|permut|swap)\w*/.test(said) || result.kind !== 'done') return null
  const swaps = [...statementsIn(module.body)].filter((node) => isSwap(node, module))
  const [only, more] = swaps
  if (only === undefined || more !== undefined) return null
  const line = lines.lineAt(only.from)
  const count = result.steps.filter((step) => step.line === line && step.changes.length > 0).length
  return `Se intercambia **${count} ${count === 1 ? 'vez' : 'veces'}**: las que se ejecuta la línea ${line}, ${quote({ module }, only)}.`
}

/** `a, b = b, a`: the same values the other way round. */
function isSwap(node: Statement, { source }: Module): boolean {
  const [target] = node.kind === 'assign' ? node.targets : []
  if (node.kind !== 'assign' || target?.kind !== 'tuple' || node.value.kind !== 'tuple') return false
  const texts = (items: readonly Range[]) => items.map(({ from, to }) => source.slice(from, to))
  const [to, from] = [texts(target.items), texts(node.value.items)]
  return to.length === 2 && to[0] === from[1] && to[1] === from[0]
}

/** «¿Cuántas veces aparece despegue?»: of what is printed, the lines that say it. */
export function timesShown(said: string, { module }: Source): string | null {
  const result = run(module)
  if (!SHOWS.test(said) || result.kind !== 'done') return null
  const lines = result.output.trimEnd().split('\n')
  const words = said.match(/[\p{L}\d_]{2,}/gu) ?? []
  const isIn = (word: string) => lines.some((line) => wordsOf(line).includes(word))
  const word = words.find((each) => !COMMON.test(each) && isIn(each))
  if (word === undefined)
    return PRINTS.test(said) ? `En total imprime **${lines.length} ${lines.length === 1 ? 'línea' : 'líneas'}**.` : null
  const count = lines.filter((line) => wordsOf(line).includes(word)).length
  return `«${word}» sale **${count} ${count === 1 ? 'vez' : 'veces'}**.`
}

const wordsOf = (line: string): string[] => folded(line).match(/[\p{L}\d_]+/gu) ?? []
const COMMON =
  /^(?:que|el|la|los|las|lo|un|una|de|del|en|y|se|me|cuantas|cuantos|veces|vueltas|da|hace|si|no|es|va|por|para|con|al|print|imprime|aparece|sale|salen|muestra)$/
