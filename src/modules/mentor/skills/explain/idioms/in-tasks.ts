import type { Expression, ExpressionOf, StatementOf } from '../../../python/ast'
import { allExpressions, expressionsIn } from '../../../python/walk'
import { type Idiom, listed, quote, type Source } from './idiom'
import { calledName } from './in-calls'

type Task = { text: string; seconds: number }

/** `asyncio.gather(…)`: tasks that wait at the same time, and in which order they end where that is written. */
export function inTasks(node: Expression, source: Source): Idiom[] {
  if (node.kind !== 'call' || calledName(node) !== 'gather') return []
  const given = node.arguments.map(({ value }) => value)
  const slots = {
    whole: quote(source, node),
    tasks: given.length > 1 ? `${listed(given.map((each) => quote(source, each)))} ` : 'las tareas ',
  }
  // The call itself is left to what the library tells of it.
  const place = { from: node.callee.from, to: node.callee.to }
  return [{ name: 'gather', ...place, slots, seen: () => orderText(given, source) }]
}

function orderText(given: readonly Expression[], source: Source): string {
  const tasks = given.flatMap((each) => taskOf(each, source) ?? [])
  if (tasks.length < 2 || tasks.length !== given.length) return ''
  const total = Math.max(...tasks.map(({ seconds }) => seconds))
  const sum = tasks.reduce((all, { seconds }) => all + seconds, 0)
  const waits = listed(tasks.map(({ text, seconds }) => `${text} espera ${inWords(seconds)} s`))
  const ends = tasks.toSorted((a, b) => a.seconds - b.seconds).map(({ text }) => text)
  return ` Aquí ${waits}: en total tarda **${inWords(total)} s**, no ${inWords(sum)}. Primero empieza cada una, en el orden de la llamada, y llega hasta su \`await\`; después van acabando las que menos esperan: ${ends.join(', luego ')}.`
}

const inWords = (seconds: number) => String(Number(seconds.toFixed(3))).replace('.', ',')

/** A task that waits once, with how long; null where that is not written. */
function taskOf(node: Expression, source: Source): Task | null {
  const own = source.module.body.find(
    (each) => each.kind === 'function' && node.kind === 'call' && each.name === calledName(node),
  )
  if (node.kind !== 'call' || own?.kind !== 'function') return null
  const waits = [...allExpressions(own.body)].filter(({ kind }) => kind === 'await')
  const [only, more] = waits
  const isPlain = own.body.every(({ kind }) => kind !== 'for' && kind !== 'while' && kind !== 'if')
  if (only?.kind !== 'await' || more !== undefined || !isPlain) return null
  const seconds = secondsOf(only, { own, call: node })
  return seconds === null ? null : { text: quote(source, node), seconds }
}

function secondsOf(
  { value }: ExpressionOf<'await'>,
  { own, call }: { own: StatementOf<'function'>; call: ExpressionOf<'call'> },
): number | null {
  const [length] = value.kind === 'call' && calledName(value) === 'sleep' ? value.arguments : []
  if (length === undefined) return null
  const { value: said } = length
  const at = said.kind === 'name' ? own.parameters.findIndex(({ name }) => name === said.name) : -1
  const given =
    said.kind === 'number'
      ? said
      : (
          call.arguments.find(({ name }) => name !== null && said.kind === 'name' && name === said.name) ??
          call.arguments[at]
        )?.value
  const isNumber = given?.kind === 'number' && [...expressionsIn(given)].length === 1
  return isNumber && !Number.isNaN(Number(given.text)) ? Number(given.text) : null
}
