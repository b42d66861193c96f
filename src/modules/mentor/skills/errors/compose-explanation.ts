import { lowerFirst } from '~/platform/text/first-letter'
import { heading, python, text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { Block } from '../../engine/skill'
import { withoutOldOutput } from '../../python/old-comments'
import { changedLines } from './changed-lines'
import type { Explanation, Manner } from './explanation'
import { fill, meaningOf } from './wording'

/** An explanation as the blocks of an answer. */
export function composeExplanation(told: Explanation, manner: Manner): Block[] {
  switch (manner) {
    case 'first':
      return [
        ...opening(told),
        ...notes(told),
        ...correction(told),
        ...examples(told),
        ...avoiding(told),
        ...asking(told),
      ]
    case 'correct':
      return [
        ...(told.corrected === null ? opening(told) : shortOpening(told)),
        ...notes(told),
        ...correction(told),
        ...examples(told),
        ...asking(told),
      ]
    case 'why':
      // Somebody else's program explains nothing of one whose cause is known.
      return [...reason(told), ...notes(told), ...(told.cause === null ? firstExample(told) : []), ...avoiding(told)]
    case 'simpler':
      return [
        ...simply(told),
        ...notes(told),
        ...correction(told),
        ...(told.corrected === null ? firstExample(told) : []),
      ]
  }
}

export function label({ type, line }: Explanation): string {
  const where = line === null ? '' : `, línea ${line}`
  return type === null ? `**Error de sintaxis${where}.**` : `**${inlineCode(type)}${where}.**`
}

export const isCompilers = ({ type }: Explanation) => type === null || /^(?:Syntax|Indentation|Tab)Error$/.test(type)

function opening(told: Explanation): Block[] {
  const means = told.kind ? meaningOf(told.kind, told.values) : ''
  // What the compiler says and what is wrong in the line are the same: it is said once.
  if (told.cause !== null && isCompilers(told)) return shortOpening(told)
  if (told.cause !== null && means === '') return [{ kind: 'markdown', markdown: `${label(told)} ${told.cause}` }]
  const first = text(`${label(told)} ${means}`.trim())
  return told.cause === null ? [first] : [first, text(told.cause)]
}

const shortOpening = (told: Explanation) => [
  text(`${label(told)} ${told.cause ?? (told.kind ? meaningOf(told.kind, told.values) : '')}`),
]

function reason(told: Explanation): Block[] {
  const means = told.kind ? meaningOf(told.kind, told.values) : ''
  // The cause was told before: it is what lies behind it that is asked for.
  return told.kind === null
    ? [text(`${label(told)} ${told.cause ?? means}`)]
    : [
        text(`${means} ${fill(told.kind.simply, told.values)}`),
        ...(told.cause === null ? [] : [text(`En el tuyo: ${lowerFirst(told.cause)}`)]),
      ]
}

function simply(told: Explanation): Block[] {
  const plain = told.kind ? fill(told.kind.simply, told.values) : ''
  const own =
    told.kind && told.cause === null && /\{\w+\}/.test(told.kind.means) ? meaningOf(told.kind, told.values) : null
  return [
    text(`Más fácil: ${plain}`),
    ...(own === null ? [] : [text(`En tu caso: ${own}`)]),
    ...(told.cause === null ? [] : [text(`En tu código: ${told.cause}`)]),
  ]
}

const notes = (told: Explanation) => told.notes.map(text)

function correction({ source, corrected: made, decide }: Explanation): Block[] {
  if (made === null || source === null) return decide === null ? [] : [text(decide)]
  const corrected = withoutOldOutput(made)
  const changes = changedLines(source, made)
  return [
    heading(/:\s*$/.test(corrected) ? 'Así queda esa parte' : 'Tu programa corregido'),
    python(corrected),
    ...(changes.length === 0 ? [] : [{ kind: 'list' as const, items: changes }]),
    ...(decide === null ? [] : [text(decide)]),
  ]
}

/** The usual causes with a tiny program each, where the own code does not tell which it is. */
function examples(told: Explanation): Block[] {
  if (told.kind === null || told.cause !== null || told.corrected !== null) return []
  const { causes } = told.kind
  if (causes.length === 0) return []
  const [title] = causes.length > 1 ? ['Las causas más frecuentes'] : ['La causa más frecuente']
  return [heading(title ?? ''), ...causes.flatMap(example)]
}

const firstExample = ({ kind }: Explanation) => (kind ? kind.causes.slice(0, 1).flatMap(example) : [])

const example = ([what, before, after]: readonly [string, string, string]): Block[] => [
  text(`${what} Así falla:`),
  python(before),
  text('Así funciona:'),
  python(after),
]

/** Of the cause that was found where that has its advice; what is said of the whole kind may contradict it. */
function avoiding(told: Explanation): Block[] {
  const { kind, values, cause, avoid } = told
  if (avoid !== undefined) return [heading('Cómo evitarlo'), text(avoid)]
  const fits = cause === null || isCompilers(told) || kind?.holds
  return kind === null || kind.causes.length === 0 || !fits
    ? []
    : [heading('Cómo evitarlo'), text(fill(kind.avoid, values))]
}

function asking({ source, cause, kind }: Explanation): Block[] {
  if (source !== null || cause !== null) return []
  if (kind?.causes.length === 0) return [text('Pégame el error entero (desde `Traceback`) y tu código, y lo miro ahí.')]
  return [
    text(
      'Si me pegas el código alrededor de la línea que señala el error, te digo cuál de ellas es y cómo queda el tuyo.',
    ),
  ]
}
