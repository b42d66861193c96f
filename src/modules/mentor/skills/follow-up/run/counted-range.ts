import { answered, printed, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Reader } from '../asked'

/** What a `range` counts: the first number, the last one that it gives, and how far apart they are. */
type Count = { first: number; last: number; step: number }

const N = '(-?\\d{1,4})'
const FROM_TO = new RegExp(`\\b(?:de|del|desde)(?: el| la)? ${N} (?:a|al|hasta)(?: el)? ${N}\\b`)
const STEP = new RegExp(`\\b(?:de|cada) ${N} en ${N}\\b`)
const BEGIN = new RegExp(`\\b(?:emp\\w+|comien\\w+|comenz\\w+|arran\\w+|desde)(?: (?:en|por|con|el))? ${N}\\b`)
const END = new RegExp(`\\b(?:lleg\\w+|hasta|acab\\w+|termin\\w+)(?: (?:en|a|al|el|hasta))* ${N}\\b`)
const INCLUDED = /\b(?:lleg\w+|incluy\w+|inclu\w+|salga (?:tambien )?el|tambien el)\b/
const BACKWARDS =
  /\b(?:al reves|hacia atras|para atras|cuenta atras|cuenta regresiva|descend\w+|de mayor a menor|de atras)\b/
const MAX_LINES = 12

/** «¿Y al revés, de 10 a 1?» of a `range` that stands by itself: the whole loop, and what it prints. */
export const countedRange: Reader = ({ said, code }) => {
  const source = code?.code.trim() ?? ''
  const found = /^range\(([^()\n]{1,40})\)$/.exec(source)
  if (found === null) return null
  const parts = (found[1] ?? '').split(',').map(Number)
  const count = parts.some((part) => !Number.isInteger(part)) ? null : changed(countOf(parts), said)
  if (count === null) return null
  const call = written(count)
  if (call === source.replace(/,\s*/g, ', ')) return null
  const program = `for i in ${call}:\n    print(i)`
  const result = evaluatePiece(parsePython(program))
  if (result.kind !== 'done' || result.output === '') return null
  const lines = result.output.trimEnd().split('\n')
  return answered('range', [
    text(
      `${inlineCode(call)} empieza en ${inlineCode(`${count.first}`)}, ${count.step < 0 ? 'baja' : 'sube'} de ${Math.abs(count.step)} en ${Math.abs(count.step)} y se para **antes** de llegar a ${inlineCode(`${stopOf(count)}`)}.`,
    ),
    python(program),
    text('Imprime:'),
    printed([...lines.slice(0, MAX_LINES), ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n')),
  ])
}

function countOf([a = 0, b, c = 1]: readonly number[]): Count {
  const [first, stop] = b === undefined ? [0, a] : [a, b]
  return { first, last: stop - Math.sign(c), step: c }
}

function changed(count: Count, said: string): Count | null {
  const [, from, to] = FROM_TO.exec(said) ?? []
  const [, size] = STEP.exec(said) ?? []
  const [, begin] = BEGIN.exec(said) ?? []
  const [, end] = END.exec(said) ?? []
  const isBack = BACKWARDS.test(said)
  if (from !== undefined && to !== undefined) {
    const step = Number(to) < Number(from) ? -1 : 1
    return { first: Number(from), last: Number(to), step: step * Math.abs(size === undefined ? 1 : Number(size)) }
  }
  const step = size === undefined ? count.step : Math.sign(count.step) * Math.abs(Number(size))
  const first = begin === undefined ? count.first : Number(begin)
  const isIncluded = end === undefined && INCLUDED.test(said)
  const last = end === undefined ? (isIncluded ? stopOf(count) : count.last) : Number(end)
  if (isBack && step > 0) return { first: last, last: first, step: -step }
  const isOther = step !== count.step || first !== count.first || last !== count.last
  return isOther && step !== 0 && (last - first) * step >= 0 ? { first, last, step } : null
}

const stopOf = ({ last, step }: Count) => last + Math.sign(step)

function written(count: Count): string {
  const stop = stopOf(count)
  if (count.step !== 1) return `range(${count.first}, ${stop}, ${count.step})`
  return count.first === 0 ? `range(${stop})` : `range(${count.first}, ${stop})`
}
