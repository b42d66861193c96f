import { inlineCode } from '../../engine/compose'
import type { Block } from '../../engine/skill'
import type { Explanation, Manner } from './explanation'
import { fill } from './wording'

const text = (markdown: string): Block => ({ kind: 'text', markdown })
const heading = (words: string): Block => ({ kind: 'heading', text: words })
const python = (code: string): Block => ({ kind: 'code', language: 'python', code })

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
      return [...reason(told), ...notes(told), ...firstExample(told), ...avoiding(told)]
    case 'simpler':
      return [
        ...simply(told),
        ...notes(told),
        ...correction(told),
        ...(told.corrected === null ? firstExample(told) : []),
      ]
  }
}

function label({ type, line }: Explanation): string {
  const where = line === null ? '' : `, línea ${line}`
  return type === null ? `**Error de sintaxis${where}.**` : `**${inlineCode(type)}${where}.**`
}

const isCompilers = ({ type }: Explanation) => type === null || /^(?:Syntax|Indentation|Tab)Error$/.test(type)

function opening(told: Explanation): Block[] {
  const means = told.kind ? fill(told.kind.means, told.values) : ''
  // What the compiler says and what is wrong in the line are the same: it is said once.
  if (told.cause !== null && isCompilers(told)) return shortOpening(told)
  const first = text(`${label(told)} ${means}`.trim())
  return told.cause === null ? [first] : [first, text(told.cause)]
}

const shortOpening = (told: Explanation) => [
  text(`${label(told)} ${told.cause ?? (told.kind ? fill(told.kind.means, told.values) : '')}`),
]

function reason(told: Explanation): Block[] {
  const means = told.kind ? fill(told.kind.means, told.values) : ''
  return [
    text(`${label(told)} ${told.cause ?? means}`),
    ...(told.cause !== null && told.kind ? [text(`${means} ${fill(told.kind.simply, told.values)}`)] : []),
  ]
}

function simply(told: Explanation): Block[] {
  const plain = told.kind ? fill(told.kind.simply, told.values) : ''
  return [text(`Más fácil: ${plain}`), ...(told.cause === null ? [] : [text(`En tu código: ${told.cause}`)])]
}

const notes = (told: Explanation) => told.notes.map(text)

function correction({ source, corrected, decide }: Explanation): Block[] {
  if (corrected === null || source === null) return decide === null ? [] : [text(decide)]
  const changes = changedLines(source, corrected)
  return [
    heading('Tu programa corregido'),
    python(corrected),
    ...(changes.length === 0 ? [] : [{ kind: 'list' as const, items: changes }]),
    ...(decide === null ? [] : [text(decide)]),
  ]
}

const MAX_CHANGES = 5

/** Which lines changed, before and after. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.trimEnd().split('\n'), after.trimEnd().split('\n')]
  const items: string[] = []
  if (old.length === now.length) {
    old.forEach((line, at) => {
      const next = now[at] ?? ''
      if (line !== next) items.push(change(at + 1, line, next))
    })
  } else {
    let start = 0
    while (start < old.length && start < now.length && old[start] === now[start]) start += 1
    let end = 0
    while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
    const [gone, come] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
    if (gone.length === 0)
      items.push(...come.filter((line) => line.trim() !== '').map((line) => `Añadida: ${inlineCode(line)}`))
    else if (come.length === 0)
      items.push(...gone.map((line, at) => `Quitada la línea ${start + at + 1}: ${inlineCode(line)}`))
    else
      items.push(
        `Línea ${start + 1}: donde ponía ${inlineCode(gone[0] ?? '')} ahora hay ${come.length} ${come.length === 1 ? 'línea' : 'líneas'}, desde ${inlineCode(come[0] ?? '')}`,
      )
  }
  const shown = items.slice(0, MAX_CHANGES)
  return items.length > MAX_CHANGES ? [...shown, `…y ${items.length - MAX_CHANGES} líneas más.`] : shown
}

function change(line: number, before: string, after: string): string {
  if (before.trim() === after.trim())
    return `Línea ${line}: ${inlineCode(after)} pasa a tener ${spaces(after)} delante en lugar de ${spaces(before)}.`
  if (after.trim() === '') return `Línea ${line}: sobra ${inlineCode(before)}.`
  return `Línea ${line}: ${inlineCode(before)} → ${inlineCode(after)}`
}

function spaces(line: string): string {
  const count = line.length - line.trimStart().length
  return count === 0 ? 'ningún espacio' : count === 1 ? '1 espacio' : `${count} espacios`
}

/** The usual causes with a tiny program each, where the own code does not tell which it is. */
function examples(told: Explanation): Block[] {
  if (told.kind === null || told.cause !== null || told.corrected !== null) return []
  const { causes } = told.kind
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

const avoiding = ({ kind, values }: Explanation): Block[] =>
  kind === null ? [] : [heading('Cómo evitarlo'), text(fill(kind.avoid, values))]

function asking({ source, cause }: Explanation): Block[] {
  if (source !== null || cause !== null) return []
  return [
    text(
      'Si me pegas el código alrededor de la línea que señala el error, te digo cuál de ellas es y cómo queda el tuyo.',
    ),
  ]
}
