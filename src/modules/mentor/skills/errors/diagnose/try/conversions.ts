import { inlineCode } from '../../../../engine/compose'
import { type Propose, replaceWith, sourceOf, suspectsOf, wrap } from '../case'
import { bindingOf } from '../failing-program'
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
  for (const { node } of suspectsOf(fault, 'call')) {
    const { callee, arguments: given } = node
    const [only] = given
    if (callee.kind !== 'name' || !/^(?:int|float)$/.test(callee.name) || !only || !failure.isOpen(node)) continue
    const text = failure.heldBy(only.value)?.value
    if (typeof text !== 'string' || !/\d/.test(text)) continue
    const line = fault.lines.lineAt(node.from)
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
