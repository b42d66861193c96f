import { once } from '~/platform/once'
import { withoutAccents } from '~/platform/text/folded'
import { sectionsOf } from '../../engine/content/front-matter'

const files = import.meta.glob<string>('/content/hints/*.md', { query: '?raw', import: 'default', eager: true })

/** How a kind of problem is led up to: a word of each group says that it is one. */
export type TaskHints = { id: string; groups: readonly RegExp[]; hints: readonly string[] }

const GROUPS = /^> (.+)$/m
const HINT = /^\d\. (.+)$/gm
const COUNT = 3

/** Reads a file of hints; what is wrong is thrown as a sentence that names file and section. */
function parseHints(file: string, text: string): TaskHints[] {
  return [...sectionsOf(file, text).sections].map(([id, section]) => {
    const groups = (GROUPS.exec(section)?.[1] ?? '').split(' + ').map(anyOf)
    const hints = [...section.matchAll(HINT)].map(([, hint = '']) => hint)
    if (!GROUPS.test(section) || hints.length !== COUNT)
      throw new Error(`${file}, ${id}: the words behind ">" and ${COUNT} hints`)
    return { id, groups, hints }
  })
}

const anyOf = (group: string) => new RegExp(`\\b(?:${group.split(';').map(oneOf).join('|')})\\b`)
const oneOf = (term: string) => withoutAccents(term.trim()).replace(/\*$/, '\\w*')

const allHints = once(() =>
  Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .flatMap(([file, text]) => parseHints(file, text)),
)

/** The hints for the kind of problem that some words (plain) state, the first of them in the order of the files; null where none is known. */
export const hintsFor = (plain: string): TaskHints | null =>
  allHints().find(({ groups }) => groups.every((group) => group.test(plain.replace(SCHOOL, ' ')))) ?? null
/** «Para clase» is no class of a program. */
const SCHOOL = /\b(?:para|en|de|a) clase\b/g

/** Where nothing is known of a problem: how one begins with any. */
export const ANY_TASK: readonly string[] = [
  'Haz primero un caso pequeño a mano, con papel: qué datos tienes al empezar, qué haces con cada uno y qué tiene que salir. Esos pasos, en ese orden, son tu programa.',
  'Escribe solo el principio (los datos) y el final (mostrar el resultado) y haz que funcione con un único dato. Después, lo del medio: un bucle si se repite, un `if` si depende de algo.',
  'Pégame lo que llevas, aunque no funcione, y el ejemplo que te dan: lo miramos desde ahí.',
]
