import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf } from '../../../../python/ast'
import { type Case, type Propose, replaceWith, sourceOf, suspectsOf, wrap } from '../case'
import { bindingOf, type Place } from '../failing-program'
import { numberFor } from '../numbers/convert-input'

type Step = { told: string; code: string }
const COMMA: Step = { told: 'lleva coma decimal, y Python usa punto', code: '.replace(",", ".")' }
const COMMAS: Step = {
  told: 'la coma separa los miles, y para Python no es parte de un número',
  code: '.replace(",", "")',
}
const POINTS: Step = { told: 'el punto separa los miles', code: '.replace(".", "")' }
const SPACES: Step = { told: 'lleva espacios entre las cifras', code: '.replace(" ", "")' }
const MAX_SYMBOLS = 3

/** `float("$1,250.00")`: what is no part of a number is taken out, as all the texts that come allow it. */
export const cleaned: Propose = function* (fault, failure) {
  if (failure.type !== 'ValueError') return
  for (const { node, place } of suspectsOf(fault, 'call')) {
    const { callee, arguments: given } = node
    const [only] = given
    if (callee.kind !== 'name' || !/^(?:int|float)$/.test(callee.name) || !only || !failure.isOpen(node)) continue
    const text = failure.heldBy(only.value)?.value
    if (typeof text !== 'string' || !/\d/.test(text)) continue
    const line = fault.lines.lineAt(node.from)
    if (/^\s*-?\d+(?:\s+-?\d+)+\s*$/.test(text) && !/^\s*\d{1,3}(?:\s\d{3})+\s*$/.test(text)) {
      yield* severalNumbers(fault, { call: node, place, count: text.trim().split(/\s+/).length, text })
      continue
    }
    for (const steps of waysFor(text)) {
      const told = steps.map((step) =>
        step === POINTS && !text.includes('.') ? 'en otros textos el punto separa los miles' : step.told,
      )
      const clean = `${sourceOf(fault, only.value)}${steps.map(({ code }) => code).join('')}`
      const whole = callee.name === 'int' && steps.includes(COMMA) ? `int(float(${clean}))` : `${callee.name}(${clean})`
      yield {
        line,
        cause: `En la línea ${line} llega ${inlineCode(JSON.stringify(text))}: ${told.join('; ')}. Se limpia el texto antes de convertirlo.`,
        avoid: 'Lo que viene de un archivo o de otra página suele traer signos de más: límpialo antes de convertirlo.',
        edits: [replaceWith(node, whole)],
      }
    }
  }
}

type Several = { call: ExpressionOf<'call'>; place: Place; count: number; text: string }

/** `a = int(input())` of «3 4»: several numbers in a line; they are parted, and stored where the lines below ask for each. */
function* severalNumbers(fault: Case, { call, place, count, text }: Several) {
  const [type, given] = [sourceOf(fault, call.callee), call.arguments.map((each) => sourceOf(fault, each)).join(', ')]
  const line = fault.lines.lineAt(call.from)
  const at = place.block.indexOf(place.node)
  const asks = place.block.slice(at, at + count)
  const names = asks.flatMap((each) => {
    const [target, more] = each.kind === 'assign' ? each.targets : []
    const isAsking = each.kind === 'assign' && /^(?:int|float)\(input\(/.test(sourceOf(fault, each.value))
    return target?.kind === 'name' && !more && isAsking ? [target.name] : []
  })
  const last = asks.at(-1)
  const cause = `En la línea ${line} llega ${inlineCode(JSON.stringify(text))}: son **${count} números en la misma línea**, y \`${type}()\` convierte uno solo. \`split()\` los separa por los espacios, y se convierte cada uno.`
  const avoid = 'Cada `input()` lee una línea entera: si llevan varios datos, pártela con `split()`.'
  if (names.length === count && last)
    yield {
      line,
      cause,
      avoid,
      edits: [
        replaceWith(
          { from: place.node.from, to: last.from + sourceOf(fault, last).trimEnd().length },
          `${names.join(', ')} = map(${type}, ${given}.split())`,
        ),
      ],
    }
  yield {
    line,
    cause,
    avoid,
    edits: [replaceWith(call, `[${type}(x) for x in ${given}.split()]`)],
    decide:
      'Ahora es una lista con todos: el primero es `[0]`. Si sabes cuántos son, ponles nombre: `a, b = map(int, input().split())`.',
  }
}

/** `for n in texto.split(",")`: what is parted are texts; they are made numbers where they are parted. */
export const partedNumbers: Propose = function* (fault, failure) {
  if (failure.type !== 'TypeError') return
  for (const { node, place } of fault.suspects) {
    const walked =
      node.kind === 'name' && failure.heldBy(node)?.type === 'str'
        ? bindingOf(fault.program, node.name, place, node.from)
        : null
    const list = walked?.form === 'for' ? walked.value : null
    const made = list?.kind === 'name' ? bindingOf(fault.program, list.name, walked?.place ?? place, list.from) : null
    const value = made?.form === 'assign' ? made.value : null
    if (
      !made ||
      node.kind !== 'name' ||
      value?.kind !== 'call' ||
      value.callee.kind !== 'attribute' ||
      value.callee.name !== 'split'
    )
      continue
    const line = fault.lines.lineAt(made.from)
    for (const number of [numberFor(`${node.name} ${made.name}`), 'float'])
      yield {
        line,
        cause: `\`split\` da trozos de **texto**, aunque sean cifras: por eso ${inlineCode(node.name)} es un texto y no se puede comparar ni sumar con números. Se convierten todos donde se parten, en la línea ${line}.`,
        avoid: '`split` e `input` dan siempre texto: convierte los números en cuanto los tengas.',
        edits: wrap(value, `[${number}(x) for x in `, ']'),
        ...(number === 'int' && { decide: 'Si alguno puede llevar decimales, usa `float` en lugar de `int`.' }),
      }
  }
}

function waysFor(text: string): Step[][] {
  const symbols = [...new Set(text.trim().match(/[^\d.,\s+-]+/g) ?? [])].slice(0, MAX_SYMBOLS)
  const without = symbols.map(
    (symbol): Step => ({
      told: `lleva ${inlineCode(symbol)} además de las cifras`,
      code: `.replace("${symbol.replaceAll('"', '\\"')}", "")`,
    }),
  )
  const spaces = /\d\s+\d/.test(text) ? [SPACES] : []
  const signs = /,\d{1,2}\D*$/.test(text)
    ? [[COMMA], [POINTS, COMMA]]
    : [[], [COMMAS], [COMMA], [POINTS], [POINTS, COMMA]]
  return signs.map((each) => [...without, ...spaces, ...each]).filter((steps) => steps.length > 0)
}
