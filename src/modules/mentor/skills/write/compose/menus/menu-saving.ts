import type { RequestText } from '../../../../engine/task/request-text'
import type { Task } from '../../../../engine/task/task'
import type { Program } from '../program'
import type { Reading } from '../reading'
import type { Input } from '../scalars/inputs'
import type { Action } from './menu-actions'
import type { Store } from './menu-lines'
import type { Option } from './menu-options'
import { nameOf } from './rules/kept'

type Format = 'json' | 'txt' | 'csv'
/** Where what a menu keeps stays when the program ends: saved by an option of its own, when it is left, or with every change. */
export type Saving = { file: string; format: Format; when: 'option' | 'exit' | 'change' }

const ASKED =
  /\b(?:(?:y|que|lo|los|las|se|con|todo|para|me|q) ){0,8}(?:guard\w+|carg\w+|persist\w+|almacen\w+|lea|leer|recuper\w+)(?: (?:y|e|se|al|el|la|lo|todo|contacto|empezar|salir|cerrar|terminar|(?:carg|guard|inici)\w+|(?!carg|guard|inici)[a-z]+s)){0,12}? (?:en|de|desde|a|con)(?: (?:un|el|al|archivo|llamado|formato|de|texto)){0,8} (?:json|archivo|txt|csv|[a-z_]+\.(?:json|txt|csv))\b(?: (?:al|cuando) (?:se )?(?:salir|salga|cerrar|cierre|terminar))?|\b(?:en|con|usando) (?:un )?(?:archivo )?(?:json|csv|txt)\b|\bno se (?:pierd\w+|borr\w+)(?: [a-z]+){0,4}/
/** «y al arrancar lo cargue si existe» */
const LOADED =
  /\b(?:y )?(?:que )?(?:al (?:arrancar|empezar|iniciar|abrir\w*|inicio|comenzar|entrar)|cuando (?:se )?(?:arran\w+|empie\w+|inici\w+|abr\w+)(?: el programa)?)(?: (?:el programa|de nuevo))?,? (?:que )?(?:(?:lo|los|las|la|se) )*(?:vuelv\w+ a )?(?:carg\w+|lea|lee|leer|recuper\w+)(?: (?:de ahi|los datos|todo|lo que haya|si (?:ya )?(?:existe|esta|hay (?:algo|archivo)|lo hay)|el archivo))*|\b(?:y )?(?:que )?(?:(?:lo|los|las|se) )*(?:carg\w+|lea|leer|recuper\w+)(?: (?:de ahi|los datos|todo))*(?: (?:al|cuando) (?:arrancar|empezar|iniciar|abrir|inicio|empiece|arranque|inicie))(?: el programa)?(?: si (?:ya )?existe)?/
const AT_EXIT = /\b(?:al|cuando) (?:se )?(?:salir|salga|cerrar|cierre|terminar|acabar)\b/
const CHANGES: ReadonlySet<Action> = new Set([
  'add',
  'remove',
  'edit',
  'mark',
  'lend',
  'giveback',
  'take',
  'give',
  'clear',
  'sort',
  'deposit',
  'withdraw',
  'plus',
  'minus',
  'enter',
  'leave',
  'other',
])

/** Notes the words that ask for it. */
export function savingOf(
  task: Task,
  reading: Reading,
  { options, store }: { options: readonly Option[]; store: Store },
): Saving | null {
  const hasOption = options.some(({ action }) => action === 'save')
  const isByHand = hasOption && options.some(({ label }) => /^Guardar/.test(label))
  const saving = readSaving(reading, task.request, nameOf(store) ?? 'datos', hasOption)
  if (saving === null) return null
  const isAtExit = options.some(({ label }) => /^Guardar y salir/.test(label))
  return { ...saving, when: isByHand ? 'option' : isAtExit ? 'exit' : saving.when }
}

/** The same of the words alone. */
export function readSaving(reading: Reading, { words }: RequestText, name: string, isAsked = false): Saving | null {
  const named = words.find(({ text }) => /^[\w-]+\.(?:json|txt|csv)$/i.test(text))?.text
  const found = reading.take(ASKED)
  const loaded = reading.take(LOADED)
  if (named === undefined && found === null && loaded === null && !isAsked) return null
  for (const word of reading.text.matchAll(/\b(?:json|[a-z_]+\.(?:json|txt|csv))\b/g))
    reading.use({ from: word.index, to: word.index + word[0].length })
  const format = /\b(txt|csv)$/i.exec(named ?? '')?.[1]?.toLowerCase() ?? /\b(txt|csv)\b/.exec(found?.text ?? '')?.[1]
  return {
    file: named ?? `${name}.${format ?? 'json'}`,
    format: (format ?? 'json') as Format,
    when: AT_EXIT.test(found?.text ?? '') ? 'exit' : 'change',
  }
}

/** Whether what an option does changes what is kept. */
export const changesData = (action: Action): boolean => CHANGES.has(action)

/** What a menu begins with. */
export const emptyOf = (store: Store): string =>
  store.kind === 'amount' ? store.start : store.kind === 'dict' ? '{}' : '[]'

export const toldOf = ({ file, format }: Saving): string =>
  `\`guardar\` escribe los datos en \`${file}\`${format === 'json' ? ' con `json`' : ''}, y al empezar se leen de ahí si el archivo existe.`

/** What a program needs to read what was saved and to save it. */
export function savingParts(
  saving: Saving,
  store: Store,
  empty = emptyOf(store),
): Required<Omit<Program, 'body'>> & { start: string[] } {
  const name = nameOf(store) ?? 'datos'
  const { imports, read, write } = FORMATS[saving.format](store, name)
  return {
    imports: [...imports, 'from pathlib import Path'],
    constants: [`ARCHIVO = Path('${saving.file}')`],
    definitions: [
      ['def cargar():', '    if not ARCHIVO.exists():', `        return ${empty}`, ...read.map(inFunction)],
      ['def guardar():', ...write.map(inFunction)],
    ],
    start: [`${name} = cargar()`],
  }
}
const inFunction = (line: string) => `    ${line}`

type Lines = { imports: string[]; read: string[]; write: string[] }
const TEXT_OF_FILE = "ARCHIVO.read_text(encoding='utf-8')"
const WRITTEN = "ARCHIVO.write_text(texto, encoding='utf-8')"

const FORMATS: Readonly<Record<Format, (store: Store, name: string) => Lines>> = {
  json: (_store, name) => ({
    imports: ['import json'],
    read: [`return json.loads(${TEXT_OF_FILE})`],
    write: [`texto = json.dumps(${name}, ensure_ascii=False, indent=2)`, WRITTEN],
  }),
  txt: (store, name) => linesOfText(store, name),
  csv: (store, name) =>
    store.kind === 'list' || store.kind === 'amount' ? linesOfText(store, name) : rowsOf(store, name),
}

/** One thing a line. */
function linesOfText(store: Store, name: string): Lines {
  if (store.kind === 'records') return rowsOf(store, name)
  if (store.kind === 'amount')
    return { imports: [], read: [`return float(${TEXT_OF_FILE})`], write: [`texto = str(${name})`, WRITTEN] }
  if (store.kind !== 'dict')
    return {
      imports: [],
      read: [
        store.kind === 'list' && store.item.type !== 'text'
          ? `return [float(linea) for linea in ${TEXT_OF_FILE}.splitlines()]`
          : `return ${TEXT_OF_FILE}.splitlines()`,
      ],
      write: [
        `texto = ''.join(f'{${store.kind === 'list' ? store.item.name : 'linea'}}\\n' for ${store.kind === 'list' ? store.item.name : 'linea'} in ${name})`,
        WRITTEN,
      ],
    }
  const [key, value] = [store.key.name, store.value.name]
  return {
    imports: [],
    read: [
      'datos = {}',
      `for linea in ${TEXT_OF_FILE}.splitlines():`,
      `    ${key}, ${value} = linea.split(';', 1)`,
      `    datos[${key}] = ${converted(store.value, value)}`,
      'return datos',
    ],
    write: [
      `lineas = [f'{${key}};{${value}}\\n' for ${key}, ${value} in ${name}.items()]`,
      "texto = ''.join(lineas)",
      WRITTEN,
    ],
  }
}

/** Text that was read as the number that it is. */
const converted = ({ type }: Input, expression: string) =>
  type === 'text' ? expression : type === 'int' ? `int(${expression})` : `float(${expression})`

/** A table with its titles. */
function rowsOf(store: Store, name: string): Lines {
  const fields = store.kind === 'records' ? store.fields : store.kind === 'dict' ? [store.key, store.value] : []
  const flag = store.kind === 'records' ? store.flag : null
  const one = store.kind === 'records' ? store.one : 'fila'
  const titles = [...fields.map((field) => field.name), ...(flag === null ? [] : [flag])]
  const opened = (mode: string) => `with ARCHIVO.open(${mode}encoding='utf-8', newline='') as archivo:`
  const numbers = fields
    .filter(({ type }) => type !== 'text')
    .map((field) => `    ${one}['${field.name}'] = ${converted(field, `${one}['${field.name}']`)}`)
  const flags = flag === null ? [] : [`    ${one}['${flag}'] = ${one}['${flag}'] == 'True'`]
  const [key, value] = fields
  const isDict = store.kind === 'dict' && key !== undefined && value !== undefined
  return {
    imports: ['import csv'],
    read: isDict
      ? [
          opened(''),
          '    filas = csv.DictReader(archivo)',
          `    return {fila['${key.name}']: ${converted(value, `fila['${value.name}']`)} for fila in filas}`,
        ]
      : [
          opened(''),
          '    datos = list(csv.DictReader(archivo))',
          ...(numbers.length + flags.length > 0 ? [`for ${one} in datos:`, ...numbers, ...flags] : []),
          'return datos',
        ],
    write: isDict
      ? [
          opened("'w', "),
          '    escritor = csv.writer(archivo)',
          `    escritor.writerow([${titles.map((title) => `'${title}'`).join(', ')}])`,
          `    escritor.writerows(${name}.items())`,
        ]
      : [
          opened("'w', "),
          `    escritor = csv.DictWriter(archivo, fieldnames=[${titles.map((title) => `'${title}'`).join(', ')}])`,
          '    escritor.writeheader()',
          `    escritor.writerows(${name})`,
        ],
  }
}

/** The lines of an option with the saving behind them, where it changes something. */
export function savedBranch(
  { action, label }: Option,
  lines: string[],
  { saving: { when }, name }: { saving: Saving; name: string },
): string[] {
  if (action === 'save')
    return /^Cargar/.test(label) ? [`${name} = cargar()`, "print('Cargado.')"] : ['guardar()', "print('Guardado.')"]
  if (action === 'exit') return when === 'change' && !/guardar/i.test(label) ? lines : ['guardar()', ...lines]
  return when !== 'change' || !CHANGES.has(action) ? lines : [...lines, 'guardar()']
}
