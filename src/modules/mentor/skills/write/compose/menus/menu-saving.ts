import type { Task } from '../../../../engine/task/task'
import type { Program } from '../program'
import type { Reading } from '../reading'
import type { Action, Option } from './menu-options'

/** Where what a menu keeps stays when the program ends; null where nobody asks for it. */
export type Saving = { file: string; isByHand: boolean }

const ASKED =
  /\b(?:(?:y|que|lo|los|las|se|con|todo|para) )*(?:guard\w+|carg\w+|persist\w+|almacen\w+|lea|leer|recuper\w+)(?: (?:y|e|se|carg\w+|guard\w+|al|los|las|el|la|lo|todo|datos|contactos?|cambios|empezar|inici\w+|salir|cerrar|terminar|[a-z]+s))*? (?:en|de|desde|a|con)(?: (?:un|el|al|archivo|llamado|formato))* (?:json|archivo|[a-z_]+\.json)\b|\b(?:en|con|usando) (?:un )?(?:archivo )?json\b|\bno se (?:pierd\w+|borr\w+)(?: [a-z]+){0,4}/
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
])

/** Notes the words that ask for it. */
export function savingOf(
  task: Task,
  reading: Reading,
  { options, name }: { options: readonly Option[]; name: string },
): Saving | null {
  const named = task.files.find((file) => /\.json$/i.test(file))
  const isByHand = options.some(({ action, label }) => action === 'save' && /^Guardar/.test(label))
  const found = reading.take(ASKED)
  for (const word of reading.text.matchAll(/\b(?:json|[a-z_]+\.json)\b/g))
    reading.use({ from: word.index, to: word.index + word[0].length })
  if (named === undefined && found === null && !options.some(({ action }) => action === 'save')) return null
  return { file: named ?? `${name}.json`, isByHand }
}

/** What a program needs to read what was saved and to save it; `empty` is what it begins with. */
export function savingParts(
  { file }: Saving,
  { name, empty }: { name: string; empty: string },
): Required<Omit<Program, 'body'>> & { start: string[] } {
  return {
    imports: ['import json', 'from pathlib import Path'],
    constants: [`ARCHIVO = Path('${file}')`],
    definitions: [
      [
        'def cargar():',
        '    if not ARCHIVO.exists():',
        `        return ${empty}`,
        "    return json.loads(ARCHIVO.read_text(encoding='utf-8'))",
      ],
      [
        'def guardar():',
        `    texto = json.dumps(${name}, ensure_ascii=False, indent=2)`,
        "    ARCHIVO.write_text(texto, encoding='utf-8')",
      ],
    ],
    start: [`${name} = cargar()`],
  }
}

/** The lines of an option with the saving behind them, where it changes something. */
export function savedBranch(
  { action, label }: Option,
  lines: string[] | null,
  { saving, name }: { saving: Saving | null; name: string },
): string[] | null {
  if (action === 'save' && saving !== null)
    return /^Cargar/.test(label) ? [`${name} = cargar()`, "print('Cargado.')"] : ['guardar()', "print('Guardado.')"]
  if (saving === null || lines === null) return lines
  if (action === 'exit' && (saving.isByHand || /guardar/i.test(label))) return ['guardar()', ...lines]
  return saving.isByHand || !CHANGES.has(action) ? lines : [...lines, 'guardar()']
}
