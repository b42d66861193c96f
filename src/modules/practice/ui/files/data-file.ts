import type { RunFile } from '~/modules/runner/contract'
import { MAX_GIVEN, MAX_GIVEN_FILES } from '~/modules/runner/rules'
import { MAIN_FILE, MAX_PROGRAM } from '../../rules'

/** Why a file is not taken. */
export type FileFault = 'kind' | 'size' | 'count' | 'unreadable' | 'workbook' | 'keys'

export const FAULT_TEXT = {
  kind: 'Solo se pueden añadir archivos CSV, TSV, TXT, JSON, XLSX y módulos .py.',
  size: `Los archivos de un programa pueden ocupar ${MAX_GIVEN / 1_000_000} MB en total.`,
  count: `Un programa puede tener ${MAX_GIVEN_FILES} archivos.`,
  unreadable: 'No se ha podido leer: está dañado o no es del tipo que dice su nombre.',
  workbook: 'No se ha podido abrir: está dañado, tiene contraseña o es demasiado grande al descomprimirlo.',
  keys: 'Contiene nombres reservados (como __proto__) que no son datos: no se ha añadido.',
} satisfies Record<FileFault, string>

export const ACCEPTED = '.csv,.tsv,.txt,.json,.xlsx,.py'
const KINDS = /\.(csv|tsv|txt|json|xlsx|py)$/i

/** A name as a program would write it, without a path: letters, digits and a few signs. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._ ()+-]/gu, '_')
    .replace(/^\.+/, '')
  const [, stem = 'archivo', ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(plain) ?? []
  return `${stem.slice(0, 80) || 'archivo'}${ending.toLowerCase()}`
}

type Held = readonly { name: string; bytes: number }[]

/** What can be told of a file before it is read. */
export function faultOf({ name, size }: { name: string; size: number }, held: Held): FileFault | null {
  if (!KINDS.test(name)) return 'kind'
  const others = held.filter((file) => file.name !== plainName(name))
  if (others.length >= MAX_GIVEN_FILES) return 'count'
  return others.reduce((sum, { bytes }) => sum + bytes, size) > MAX_GIVEN ? 'size' : null
}

/**
 * A chosen file as the program is to find it. A workbook becomes its first sheet as CSV, since there is nothing in the browser's Python
 * that reads one.
 */
export async function takeData(name: string, content: Uint8Array): Promise<RunFile | FileFault> {
  const plain = plainName(name)
  if (plain.endsWith('.json')) return jsonFault(content) ?? { name: plain, content }
  if (plain.endsWith('.py')) return moduleOf(plain, content)
  if (!plain.endsWith('.xlsx')) return { name: plain, content }
  const { readWorkbook } = await import('../../sheet/workbook')
  const text = await readWorkbook(content)
  return text === null
    ? 'workbook'
    : { name: plain.replace(/\.xlsx$/, '.csv'), content: new TextEncoder().encode(text) }
}

function jsonFault(content: Uint8Array): FileFault | null {
  let hasReserved = false
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content), (key, value: unknown) => {
      hasReserved ||= key === '__proto__'
      return value
    })
  } catch {
    return 'unreadable'
  }
  return hasReserved ? 'keys' : null
}

/** A module has a name that Python can import; the program's own stays its own. */
function moduleOf(name: string, content: Uint8Array): RunFile | FileFault {
  const plain = name.replace(/[^\p{L}\p{N}_.]/gu, '_')
  if (plain === MAIN_FILE) return { name: 'programa_2.py', content }
  return content.length > MAX_PROGRAM ? 'size' : { name: plain, content }
}
