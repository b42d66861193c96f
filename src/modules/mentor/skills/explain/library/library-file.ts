import * as z from 'zod'
import { readContent, sectionsOf } from '../../../engine/content/front-matter'

const fields = z.strictObject({ title: z.string().trim().min(1) })

/** What a function or method does (`does`, with slots), what its arguments stand for, and what else is asked about it. */
export type LibraryEntry = {
  does: string | null
  /**
   * By place (`0`) and by name (`start`), with a value of it (`how left`), which goes on after «`how="left"` …», and without it (`how sin`),
   * which goes on after «Sin `how`, …».
   */
  roles: ReadonlyMap<string, string>
  /** What arguments that are left out are worth, as Python writes it. */
  defaults: ReadonlyMap<string, string>
  /** What happens without it. */
  without: string | null
  /** What surprises in it. */
  note: string | null
  /** What sets it apart from others, by their names. */
  apart: ReadonlyMap<string, string>
}

const ITEM = /^- ([^:]{1,60}): (.+)$/
const APART = 'frente a '
const DEFAULTS = 'por defecto'
const DEFAULT = /(\w{1,30})=("[^"\n]{0,20}"|'[^'\n]{0,20}'|\([^()\n]{0,40}\)|[^\s,]{1,20})/g
const OF_ENTRY: ReadonlySet<string> = new Set(['sin', 'ojo', DEFAULTS])
/** `len`, `random.seed`, `.split`, `.split` where a module is used: `turtle .left`; each by how many values it is given: `range(2)`. */
const NAME = /^(?:(?:\w+ )?\.(?:(?:str|dt)\.)?\w+|\w+(?:\.\w+)*)(?:\(\d\))?$/

/** Reads a file of `content/library`: a section for each name. What is wrong is thrown as a sentence that names file and section. */
export function parseLibrary(file: string, source: string): [string, LibraryEntry][] {
  const { sections } = sectionsOf(file, readContent(file, source, fields).text)
  return [...sections].map(([name, text]) => {
    if (!NAME.test(name)) throw new Error(`${file}: "${name}" must be a name such as "random.seed" or ".split"`)
    return [name, entryFrom(text.split('\n'), `${file}, ${name}`)]
  })
}

function entryFrom(lines: readonly string[], place: string): LibraryEntry {
  const does = lines.filter((line) => line !== '' && !line.startsWith('- ')).join(' ')
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => ITEM.exec(line))
  if (items.includes(null)) throw new Error(`${place}: a line must read "- what: text"`)
  const all = items.flatMap((item): [string, string][] => (item ? [[item[1] ?? '', item[2] ?? '']] : []))
  const only = (key: string) => all.find(([name]) => name === key)?.[1] ?? null
  return {
    does: does === '' ? null : does,
    roles: new Map(all.filter(([key]) => !key.startsWith(APART) && !OF_ENTRY.has(key))),
    defaults: new Map([...(only(DEFAULTS) ?? '').matchAll(DEFAULT)].map(([, name = '', value = '']) => [name, value])),
    without: only('sin'),
    note: only('ojo'),
    apart: new Map(
      all.flatMap(([key, text]) => (key.startsWith(APART) ? [[key.slice(APART.length), text] as const] : [])),
    ),
  }
}
