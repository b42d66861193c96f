import { listed } from '~/platform/text/listed'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { indented, render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { decimalsOf } from '../../compose/scalars/typed-lines'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { understanding } from '../understanding'
import { currencyOf, shown, told } from '../writing'
import { askLines, type Quantity, quantitiesOf, typedOf } from './scalar-inputs'
import type { Step } from './scalar-step'
import { STEPS } from './scalar-steps'
import { TEXT_STEPS } from './text-steps'

const GUARDED =
  /\b(?:y )?(?:si|cuando|aunque) (?:(?:yo|el usuario|alguien|se) )*(?:met\w+|pong\w+|escrib\w+|introdu\w+|teclea\w*|no (?:es|pone|mete|escribe)) (?:letras?|texto|algo que no|palabras|un numero|otra cosa)(?: (?:que no (?:es|sea) un numero))? ?(?:,|que|y)?(?: (?:no (?:truene|se rompa|pete|falle|explote|se pare|casque|de error)|que|,|diga|avise|me|de|es[eo]|eso|no es un numero|numero|muestre|un|error|mensaje|salga|diga que|es un|no|es))*/

/** A program over a few single things that are typed: what is asked for, what is worked out, what is told. */
export function scalarPlan(task: Task, message: string): Draft | null {
  if (
    task.functions.length > 0 ||
    task.classes.length > 0 ||
    (task.source !== 'keyboard' &&
      !/\bmet[oa]\b|\bpide\b|\bpregunt|\bprograma que (?:recib|tom)/.test(task.request.text))
  )
    return null
  if (/\bmenu\b/.test(task.request.text) || task.constraints.some((each) => each.kind === 'repeat-until')) return null
  const reading = new Reading(readRequestText(message))
  const isGuarded = reading.take(GUARDED) !== null
  const quantities = quantitiesOf(reading)
  if (quantities.length === 0) return null
  const steps = stepsOf(reading, quantities)
  if (steps.length === 0) return null
  reading.take(/\ben (?:ese|este) orden\b/)
  const writing = { decimals: decimalsOf(task), currency: currencyOf(message.toLowerCase()) }
  const who = steps.some(({ lines }) => lines.join('\n').includes('nombre')) ? undefined : nameIn(quantities)
  const tells = steps
    .flatMap(({ results }) => results)
    .map(({ label, name, type }, at) => {
      const value = told(writing, name, type)
      if (who && at === 0)
        return shown(`{${who.name}}: ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())} ${value}`)
      return shown(label === '' ? value : `${label}: ${value}`)
    })
  const asks = quantities.flatMap(askLines)
  const work = steps.flatMap(({ lines }) => lines)
  const numeric = quantities.some(({ type }) => type !== 'text' && type !== 'yes-no')
  const body =
    isGuarded && numeric
      ? [
          'try:',
          ...indented(asks),
          'except ValueError:',
          "    print('Eso no es un número.')",
          'else:',
          ...indented([...work, ...tells]),
        ]
      : [...asks, '', ...work, ...tells]
  const imports = [
    ...new Set([
      ...steps.flatMap((step) => step.imports ?? []),
      ...(quantities.some(({ type }) => type === 'time' || type === 'date') ? ['from datetime import datetime'] : []),
    ]),
  ].filter(
    (line, _, all) =>
      !(
        line === 'from datetime import datetime' &&
        all.some((other) => other !== line && /^from datetime import .*\bdatetime\b/.test(other))
      ),
  )
  const code = render({ imports, constants: [...new Set(steps.flatMap((step) => step.constants ?? []))], body })
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const unusedInputs = quantities.filter(
    ({ name }) => !new RegExp(`\\b${name}\\b`).test([...work, ...tells].join('\n')),
  )
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: `El programa pide ${listed(quantities.map(({ label }) => `«${label}»`))} y ${listed(steps.map(({ said }) => said))}.`,
    how: [
      ...(quantities.some(({ type }) => type === 'money' || type === 'number')
        ? ["`float(….replace(',', '.'))` acepta decimales con coma o con punto."]
        : []),
      ...steps.flatMap(({ how }) => how),
      ...(isGuarded
        ? [
            'Si se escriben letras, `float` lanza `ValueError`: `except` lo recoge y avisa, sin que el programa se pare con un error.',
          ]
        : []),
    ].slice(0, 6),
    example: exampleOf(code, quantities.map(typedOf)),
    unmet: unmet(tree, task.constraints),
    fit: fit - 0.5 * unusedInputs.length,
    missing,
  }
}

/** «pide el nombre y la edad»: whose it is stands before what is told. */
const nameIn = (quantities: readonly Quantity[]): Quantity | undefined =>
  quantities.length > 1
    ? quantities.find(({ noun, type }) => type === 'text' && /^(?:nombre|cliente|alumno|empleado|producto)$/.test(noun))
    : undefined

function stepsOf(reading: Reading, quantities: readonly Quantity[]): Step[] {
  const steps: Step[] = []
  const made = new Set<string>()
  for (const step of [...STEPS, ...TEXT_STEPS]) {
    const found = step({ reading, quantities })
    if (found === null || found.results.some(({ name }) => made.has(name))) continue
    for (const { name } of found.results) made.add(name)
    steps.push(found)
  }
  return steps
}
