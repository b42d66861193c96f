import * as z from 'zod'

/** A way to write the program. `name` says which («recursiva»), where there are several of a kind. */
export type Section = {
  kind: 'function' | 'class' | 'program'
  name: string | null
  code: string
  /** What is typed, line by line. */
  stdin: string
  files: Record<string, string>
  /** The screen after it ran, what is typed included; null where none is claimed. */
  output: string | null
  /** Whether chance or the clock make another output each time. */
  isPossible: boolean
  /** How this section works, where it is not as the others do. */
  how: string[]
}

export type Body = {
  intro: string
  sections: Section[]
  how: string[]
  mistakes: string[]
  practice: string
}

const KINDS = { Función: 'function', Clase: 'class', Programa: 'program' } as const
const CODE_HEADING = /^(?<kind>Función|Clase|Programa)(?:: (?<name>\S.*))?$/
const FENCE = /^```(?<info>[^\n`]*)\n(?<text>[\s\S]*?)^```[ \t]*$/gm
const RESULT = /\*\*(?<label>Resultado|Un resultado posible):\*\*/

/** Reads what stands under the front matter. What is wrong becomes an issue. */
export function readBody(text: string, context: z.RefinementCtx): Body {
  const issues: string[] = []
  const [intro = '', ...parts] = text.split(/^### /m)
  const body: Body = { intro: intro.trim(), sections: [], how: [], mistakes: [], practice: '' }
  if (body.intro === '') issues.push('it must begin with a sentence that says what the program does')
  for (const part of parts) {
    const [heading = '', ...lines] = part.split('\n')
    const own = lines.join('\n').trim()
    const code = CODE_HEADING.exec(heading.trim())?.groups
    if (code)
      body.sections.push(readSection({ heading, kind: kindOf(code.kind), name: code.name ?? null, own }, issues))
    else if (heading.trim() === 'Cómo funciona') body.how = bulletsIn(own, heading, issues)
    else if (heading.trim() === 'Errores frecuentes') body.mistakes = bulletsIn(own, heading, issues)
    else if (heading.trim() === 'Para practicar') body.practice = own
    else issues.push(`no heading is called "${heading.trim()}"`)
  }
  if (body.sections.length === 0) issues.push('it needs a section "Función", "Clase" or "Programa"')
  if (body.sections.some(({ how }) => how.length === 0) && body.how.length === 0)
    issues.push('it needs a section "Cómo funciona"')
  for (const message of issues) context.addIssue({ code: 'custom', message })
  return issues.length > 0 ? z.NEVER : body
}

const kindOf = (word: string | undefined) => KINDS[word as keyof typeof KINDS]

type Raw = { heading: string; kind: Section['kind']; name: string | null; own: string }

function readSection({ heading, kind, name, own }: Raw, issues: string[]): Section {
  const section: Section = { kind, name, code: '', stdin: '', files: {}, output: null, isPossible: false, how: [] }
  for (const { groups } of own.matchAll(FENCE)) {
    const info = (groups?.info ?? '').trim()
    const text = groups?.text ?? ''
    if (info === 'python' && section.code === '') section.code = text
    else if (info === 'stdin') section.stdin = text
    else if (info === 'text') section.output = text
    else if (info.startsWith('archivo ')) section.files[info.slice('archivo '.length).trim()] = text
    else issues.push(`"${heading}": no block is called "${info}" here, or there are two`)
  }
  if (section.code === '') issues.push(`"${heading}": it needs a block of python`)
  const rest = own.replace(FENCE, '')
  const label = RESULT.exec(rest)?.groups?.label
  section.isPossible = label === 'Un resultado posible'
  if ((section.output !== null) !== (label !== undefined))
    issues.push(`"${heading}": a line "**Resultado:**" and a block of text after it belong together`)
  section.how = bulletsIn(rest.replace(RESULT, ''), heading, issues)
  return section
}

function bulletsIn(text: string, heading: string, issues: string[]): string[] {
  const bullets = text.trim() === '' ? [] : `\n${text.trim()}`.split(/\n+- /)
  const [before = '', ...items] = bullets
  if (before.trim() !== '') issues.push(`"${heading}": write its text as a list of "- "`)
  return items.map((item) => item.replace(/\n[ \t]*/g, ' ').trim())
}
