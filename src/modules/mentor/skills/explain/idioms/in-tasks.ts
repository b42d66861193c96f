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

/** «¿Tarda 2 o 4 segundos?»: coroutines that are awaited one after the other in the one that is run; null where that is not written. */
export function oneAfterOther(source: Source): string | null {
  const run = [...allExpressions(source.module)].find((node) => node.kind === 'call' && calledName(node) === 'run')
  const [started] = run?.kind === 'call' ? run.arguments : []
  const main = source.module.body.find(
    (node) => node.kind === 'function' && started?.value.kind === 'call' && node.name === calledName(started.value),
  )
  if (main?.kind !== 'function' || /\b(?:gather|create_task|TaskGroup|wait)\b/.test(source.module.source)) return null
  const awaited = main.body.flatMap((node) => {
    const value = node.kind === 'expression' || node.kind === 'assign' ? node.value : null
    return value?.kind === 'await' ? [taskOf(value.value, source)] : []
  })
  const tasks = awaited.filter((task) => task !== null)
  if (tasks.length < 2 || tasks.length !== awaited.length) return null
  const sum = tasks.reduce((all, { seconds }) => all + seconds, 0)
  const longest = Math.max(...tasks.map(({ seconds }) => seconds))
  return `Tarda **${inWords(sum)} s**: cada \`await\` espera a que acabe lo suyo **antes de seguir** con la línea siguiente, así que van una detrás de otra y los tiempos se **suman** (${tasks.map(({ seconds }) => inWords(seconds)).join(' + ')}). Para que se esperen a la vez, y tarde solo ${inWords(longest)} s: \`await asyncio.gather(${tasks.map(({ text }) => text.replaceAll('`', '')).join(', ')})\`.`
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
