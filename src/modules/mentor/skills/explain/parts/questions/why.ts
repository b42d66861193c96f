import type { Expression, Statement } from '../../../../python/ast'
import type { Evaluation } from '../../../../python/evaluate/result'
import { boundBy, namesOf } from '../../../../python/evaluate/statements/scope'
import { statementsIn } from '../../../../python/walk'
import { eventTexts } from '../../events/event-text'
import { expressionText } from '../../focus/expression-text'
import { leftOutText } from '../../focus/left-out'
import { originText } from '../../focus/origins'
import { placementText } from '../../focus/placement'
import { saidText } from '../../focus/said'
import { valuesOf } from '../../focus/values'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import { quote, type Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { isTracedWhole, run } from '../output'
import type { Ask } from './ask'
import { loopEnd } from './loop-end'
import { onlyKeysText } from './only-keys'
import { surpriseText } from './surprises'
import { treeReason } from './tree-reasons'

/** «¿cuándo se para?» asks for the same as «¿por qué se para?». */
export const ASKS_END =
  /\b(?:cuando|como|donde) (?:se |es que )?(?:para|termina|acaba|sale|deja|detiene|frena|corta|rompe)\b|\binfinito\b/

/** «¿Por qué …?» of a program that runs as it should: why a loop ends, why something is left out, why a line stands where it does. */
export function reasonText(ask: Ask): string | null {
  const { plain } = ask.frame
  const place = placementText(ask)
  if (place !== null) return place
  const origins = originText(saidText(ask.frame.message.prose), ask.source)
  if (origins !== null) return origins
  const told = treeReason(ask)
  if (told !== null) return told
  const events = eventTexts(ask, true)
  if (events.length > 0) return events.join('\n\n')
  const result = run(ask.code.tree)
  // «0.30000000000000004»
  const inexact = findIdioms(ask.source).find(({ name }) => name === 'float-binary')
  if (inexact && /\d(?:0{7,}|9{7,})\d*|\bdecimales\b|\bexact\w+|\b\d \d\b/.test(plain)) return idiomText(inexact)
  if (
    ASKS_END.test(plain) ||
    /\b(?:para|termin[ae]|acab[ae]|detien[ae]|detenga|pare|frene?|salga|corte|sale del (?:bucle|while|for)|deja de|se corta|no sigue|infinito|cuando se sale|cuando sale)\b/.test(
      plain,
    )
  ) {
    const text = loopEnd(ask, result)
    if (text !== null) return text
  }
  if (/\b(?:empiez\w+|empez\w+|inici\w+|arranc\w+|comienz\w+|al principio)\b/.test(plain)) {
    const text = startValue(ask)
    if (text !== null) return text
  }
  const last = findIdioms(ask.source).find(({ name }) => name === 'finally')
  if (last && /\b(?:finally|primero|antes|despues|aunque|si ya|return)\b/.test(plain)) return idiomText(last)
  const keys = onlyKeysText(ask)
  if (keys !== null) return keys
  const out = leftOutText(ask) ?? surpriseText(ask)
  if (out !== null) return out
  const lost = /\bno (?:sale|aparece|esta|imprime|muestra|salen|aparecen)\b|\bfalta\b/.test(plain)
    ? findIdioms(ask.source).find(({ name, slots }) => name === 'zip-call' && slots.lost !== '')
    : undefined
  if (lost) return idiomText(lost)
  const alias = aliasText(ask)
  if (alias !== null) return alias
  const block = printedText(ask)
  if (block !== null) return block
  const made = producedText(ask)
  if (made !== null) return made
  if (/\bno (?:llega|sale|incluye|aparece|imprime|entra|esta|cuenta|muestra)\b|\bsolo (?:llega|hasta)\b/.test(plain)) {
    const range = findIdioms(ask.source).find(({ name }) => name === 'range' || name === 'slice')
    if (range && /\d|ultimo|final/.test(plain)) return idiomText(range)
  }
  return eventTexts(ask, false).join('\n\n') || null
}

/** Where nothing says more: how a value comes about. */
export const valueReachedText = (ask: Ask): string | null => valueReached(ask, run(ask.code.tree))

const MAX_LOOKED_AT = 12

/** What stands behind «por qué»: before it is what somebody pasted. */
function reasonAsked(prose: string): string {
  const said = saidText(prose)
  return said.slice(Math.max(0, said.search(/\bpor que\b/)))
}

/** «¿Por qué da -4?»: what in the program comes to that. */
function producedText({ source, frame }: Ask): string | null {
  const words =
    reasonAsked(frame.message.prose).match(/(?<![\w.,])-?\d+(?:[.,]\d+)?(?![\w.,]*\w)|\b(?:true|false|none)\b/g) ?? []
  // Capitals are part of a text: the words as they were written.
  const texts = [...frame.message.prose.matchAll(/["«“]([^"»”\n]{1,60})["»”]/g)].map(([, text = '']) => text)
  const wanted = words.map((text) => text.replace(',', '.'))
  if (wanted.length + texts.length === 0) return null
  const shown = [...statementsIn(source.module.body)].flatMap((node) => {
    if (node.kind !== 'expression') return node.kind === 'assign' ? [node.value] : []
    const { value } = node
    return value.kind === 'call' && calledName(value) === 'print' ? value.arguments.map((each) => each.value) : [value]
  })
  const found = shown
    .slice(0, MAX_LOOKED_AT)
    .find(
      (node) =>
        !PLAIN_VALUES.has(node.kind) &&
        valuesOf(node, source).some(
          (value) => wanted.includes(value.toLowerCase()) || texts.slice(0, 1).includes(value.slice(1, -1)),
        ),
    )
  return found === undefined ? null : expressionText(found, source)
}

const PLAIN_VALUES: ReadonlySet<string> = new Set(['name', 'number', 'string', 'boolean', 'none'])

/** «¿Por qué sale la C?»: the block that the `print` of that text stands in. */
function printedText({ source, frame }: Ask): string | null {
  const said = reasonAsked(frame.message.prose)
  for (const node of statementsIn(source.module.body)) {
    if (node.kind !== 'expression' || node.value.kind !== 'call' || calledName(node.value) !== 'print') continue
    const [first] = node.value.arguments
    if (first?.value.kind !== 'string' || !hasText(said, first.value.value)) continue
    const text = blockText(node, source)
    if (text !== null) return text
  }
  return null
}

const hasText = (said: string, text: string) =>
  text.length > 0 && new RegExp(`(?<!\\w)${plainWords(text)}(?!\\w)`).test(said)

const plainWords = (text: string) => saidText(text).replace(/[^\w ]/g, '\\$&')

/** When the block of a statement runs: the branch of an `if`, of a `try`, or behind a loop. */
function blockText(node: Statement, source: Source): string | null {
  for (const outer of statementsIn(source.module.body)) {
    const line = source.lines.lineAt(node.from)
    if (outer.kind === 'try') {
      if (outer.final.includes(node))
        return `La línea ${line} está en el \`finally\`, y eso se hace **siempre, pase lo que pase**: haya error o no, y aunque antes se llegue a un \`return\` (se ejecuta justo antes de salir de la función).`
      if (outer.otherwise.includes(node))
        return `La línea ${line} está en el \`else\` del \`try\`: solo se hace si **no hubo ningún error**.`
      const handler = outer.handlers.find(({ body }) => body.includes(node))
      if (handler)
        return `La línea ${line} está en el \`except\`: solo se hace si en el \`try\` salta ${handler.type ? quote(source, handler.type) : 'un error'}.`
    }
    if ((outer.kind === 'for' || outer.kind === 'while') && outer.otherwise.includes(node))
      return `La línea ${line} está en el \`else\` del bucle: se hace cuando el bucle llega al final **sin pasar por un \`break\`**.`
  }
  return null
}

/** Two names of one list: what is done by one shows by the other. */
function aliasText({ source, frame }: Ask): string | null {
  const alias = findIdioms(source).find(
    ({ name, slots }) =>
      name === 'same-list' &&
      [slots.copyName, slots.originalName].some((each) => each !== undefined && frame.names.includes(each)),
  )
  return alias ? idiomText(alias) : null
}

/** Why what is added up or multiplied begins with the value that it begins with. */
function startValue(ask: Ask): string | null {
  const { source, frame } = ask
  const all = [...statementsIn(source.module.body)]
  for (const node of all) {
    const [target] = node.kind === 'assign' ? node.targets : []
    const best = target?.kind === 'name' && node.kind === 'assign' ? bestStart(target.name, node.value, ask) : null
    if (best !== null) return best
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'number') continue
    if (
      frame.names.length > 0 &&
      !frame.names.includes(target.name) &&
      !frame.plain.split(' ').includes(target.name.toLowerCase())
    )
      continue
    const grows = all.find(
      (each) => each.kind === 'augmented-assign' && each.target.kind === 'name' && each.target.name === target.name,
    )
    if (grows?.kind !== 'augmented-assign') continue
    const name = `\`${target.name}\``
    const line = source.lines.lineAt(grows.from)
    if (grows.operator === '*' && node.value.text === '1')
      return `Porque ${name} se va **multiplicando** (línea ${line}), y multiplicar por 1 no cambia nada: 1 es el punto de partida neutro. Si empezara en 0, el resultado sería siempre 0, porque cualquier número por 0 da 0.`
    if (grows.operator === '+' && node.value.text === '0')
      return `Porque en ${name} se va **sumando** (línea ${line}), y al principio todavía no se ha sumado nada: 0 es el punto de partida neutro. Si empezara en otro número, el resultado saldría con ese número de más.`
  }
  return null
}

/** `mayor = nums[0]` before each is compared with it. */
function bestStart(name: string, value: Expression, { source }: Ask): string | null {
  const isFirst = value.kind === 'subscript' && value.index.kind === 'number' && value.index.text === '0'
  const test = [...statementsIn(source.module.body)].flatMap((node) =>
    node.kind === 'if' && node.test.kind === 'compare' ? [node.test] : [],
  )
  const one = test.find(({ comparisons: [first] }) => first?.right.kind === 'name' && first.right.name === name)
  if (!isFirst || one === undefined) return null
  const isLargest = one.comparisons[0]?.operator.startsWith('>') ?? true
  return `Porque \`${name}\` necesita un punto de partida que **esté entre los datos**: con ${quote(source, value)} se empieza por el primero y se compara con los demás. Si empezara en 0 y todos fueran ${isLargest ? 'negativos, ninguno sería mayor' : 'positivos, ninguno sería menor'} que 0, y saldría 0, que ni siquiera está.`
}

const MAX_VALUES = 8

/** How a name comes to the value that the question gives. */
function valueReached({ frame, source }: Ask, result: Evaluation): string | null {
  if (!('steps' in result) || !isTracedWhole(result)) return null
  const wanted = /(?<![\w.])-?\d+(?:[.,]\d+)?|`[^`\n]+`|"[^"\n]+"|\b(?:None|True|False)\b/
    .exec(frame.message.prose)?.[0]
    ?.replace(/[`"]/g, '')
  const named = frame.names.find((name) =>
    result.steps.some(({ changes }) => changes.some((change) => change.name === name)),
  )
  const reached = result.steps.filter(({ changes }) =>
    changes.some(
      ({ name, value }) =>
        name === named || (wanted !== undefined && value.replace(/['"]/g, '') === wanted.replace(',', '.')),
    ),
  )
  const name = named ?? reached.at(-1)?.changes.find(({ value }) => value.replace(/['"]/g, '') === wanted)?.name
  if (name === undefined) return null
  const steps = result.steps.flatMap(({ line, changes }) =>
    changes.filter((change) => change.name === name).map(({ value }) => ({ line, value })),
  )
  const at = wanted === undefined ? -1 : steps.findLastIndex(({ value }) => value.replace(/['"]/g, '') === wanted)
  const shown = at === -1 ? steps : steps.slice(0, at + 1)
  const lines = [...new Set(shown.map(({ line }) => line))]
  const places = [...statementsIn(source.module.body)]
    .filter(
      (node) =>
        lines.includes(source.lines.lineAt(node.from)) &&
        (boundBy(node).includes(name) || (node.kind === 'for' && namesOf(node.target).includes(name))),
    )
    .slice(0, 3)
    .map(
      (node) =>
        `línea ${source.lines.lineAt(node.from)}: ${quote(source, { from: node.from, to: node.kind === 'for' ? node.iterable.to : node.to })}`,
    )
  if (shown.length === 0 || places.length === 0) return null
  const counts = findIdioms(source).find(
    (idiom) =>
      (idiom.name === 'range' || idiom.name === 'range-back') && lines.includes(source.lines.lineAt(idiom.from)),
  )
  const more = counts ? ` ${idiomText(counts)}` : ''
  const values =
    shown.length > MAX_VALUES
      ? ['…', ...shown.slice(-MAX_VALUES).map(({ value }) => `\`${value}\``)]
      : shown.map(({ value }) => `\`${value}\``)
  return shown.length === 1
    ? `Porque \`${name}\` vale ${values[0]} (${places.join('; ')}).`
    : `Porque \`${name}\` va cambiando así: ${values.join(' → ')}. Lo hacen estas líneas: ${places.join('; ')}.${more}`
}
