import { once } from '~/platform/once'
import { type LibraryEntry, parseLibrary } from './library-file'

const files = import.meta.glob<string>('/content/library/*.md', { query: '?raw', import: 'default', eager: true })

const entries = once((): ReadonlyMap<string, LibraryEntry> => {
  const all = new Map<string, LibraryEntry>()
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('README.md')) continue
    for (const [name, entry] of parseLibrary(file, text)) {
      if (all.has(name)) throw new Error(`${file}: "${name}" is told elsewhere already`)
      all.set(name, entry)
    }
  }
  return all
})

/** What is known of a function of Python's own (`len`), of a module's (`random.seed`), or of a method (`.split`). */
export const libraryEntry = (name: string): LibraryEntry | null => entries().get(name) ?? null

const fullNames = once(() =>
  Map.groupBy(
    [...entries().keys()].filter((name) => /^\w+\..*\w$/.test(name) && !name.startsWith('DataFrame.')),
    (name) => name.slice(name.lastIndexOf('.') + 1),
  ),
)

/** The full name of what only one module has under this one: `Counter`. */
export function onlyEntryNamed(name: string): string | null {
  const [only, more] = fullNames().get(name) ?? []
  return only === undefined || more !== undefined ? null : only
}

/** All that is told, for those who check it. */
export const allOfLibrary = (): ReadonlyMap<string, LibraryEntry> => entries()
