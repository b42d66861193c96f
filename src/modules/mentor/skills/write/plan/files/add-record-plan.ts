import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'
import { typeOfNoun } from '../noun-names'

const ADDS =
  /\b(?:(?:que|l[oa]s?|me|se|y) )*(?:guard|anad|agreg|registr|anot|apunt|almacen|met|inclu)(?!\w*_)\w*(?: (?:un|una|el|la|los|las|nuev[oa]|datos|al final|contacto|registro|linea))*/
const KEEPS =
  /\b(?:sin (?:perder|borrar|sobrescribir|machacar|pisar|eliminar)|(?:conserv|manten|respet)\w+)(?: (?:el|la|los|las|lo|que|ya|contenido|anterior(?:es)?|estaba\w*|habia|hubiera|existia|tenia|contactos|tareas|datos|demas|registros|[a-z]+(?: que)?))*/
const CREATES =
  /\b(?:y )?si (?:(?:el|todavia|aun|archivo|no) )*existe(?: (?:todavia|aun|el archivo))?(?: ,)?(?: (?:que )?(?:l[oa] )?(?:cre[ae]\w*|haga|empiece)(?: (?:lo|uno|con|una|lista|vacia|nuevo))*)?/
const READS_BACK = /\b(?:devuelv\w+|busc\w+|muestr\w+|imprim\w+|list[ae]\w*|cuent\w+|orden\w+|repetid\w+|duplicad\w+)\b/

/** A function that adds one record to a file and keeps those that are there; JSON, or CSV with its titles. */
export function addRecordPlan(task: Task, message: string): Draft | null {
  const [asked, ...others] = task.functions
  const [file, ...more] = task.files
  if (!asked || file === undefined || others.length + more.length + task.classes.length > 0) return null
  const isJson = /\.json$/i.test(file)
  if ((!isJson && !/\.csv$/i.test(file)) || asked.parameters.length === 0) return null
  const reading = new Reading(readRequestText(message))
  const adds = reading.take(ADDS)
  if (adds === null || READS_BACK.test(reading.text)) return null
  reading.take(KEEPS)
  reading.take(CREATES)
  reading.take(new RegExp(`\\b${asked.name.toLowerCase()}\\b(?: \\( [^)]{0,80} \\))?`))
  reading.markWords([folded(file), 'json', 'csv', 'archivo', ...asked.parameters.map((each) => each.toLowerCase())])
  const all = identifier(file.replace(/\.\w+$/, ''))
  const own = asked.parameters.includes(all) ? 'registros' : all
  return drafted(task, reading, {
    imports: isJson ? ['import json', 'from pathlib import Path'] : ['import csv', 'from pathlib import Path'],
    constants: [`ARCHIVO = Path('${file}')`],
    definitions: [
      [
        `def ${asked.name}(${asked.parameters.join(', ')}):`,
        ...(isJson ? jsonLines(asked.parameters, own) : csvLines(asked.parameters)).map((line) => `    ${line}`),
      ],
    ],
    body: [`${asked.name}(${asked.parameters.map(sample).join(', ')})`, "print(ARCHIVO.read_text(encoding='utf-8'))"],
    title: `La función \`${asked.name}\` añade lo que recibe a ${file} y deja lo que ya había; si el archivo no existe, lo crea.`,
    how: [
      '`exists()` mira si el archivo está: la primera vez todavía no.',
      isJson
        ? 'Un JSON no se puede alargar por el final: se lee entero, se añade con `append` y se vuelve a escribir.'
        : "El modo `'a'` escribe al final, así que lo anterior se queda.",
    ],
    typed: null,
  })
}

const jsonLines = (parameters: readonly string[], all: string): string[] => [
  `${all} = []`,
  'if ARCHIVO.exists():',
  `    ${all} = json.loads(ARCHIVO.read_text(encoding='utf-8'))`,
  `${all}.append({${parameters.map((each) => `'${each}': ${each}`).join(', ')}})`,
  `texto = json.dumps(${all}, ensure_ascii=False, indent=2)`,
  "ARCHIVO.write_text(texto, encoding='utf-8')",
]

const csvLines = (parameters: readonly string[]): string[] => [
  'es_nuevo = not ARCHIVO.exists()',
  "with ARCHIVO.open('a', encoding='utf-8', newline='') as archivo:",
  '    escritor = csv.writer(archivo)',
  '    if es_nuevo:',
  `        escritor.writerow([${parameters.map((each) => `'${each}'`).join(', ')}])`,
  `    escritor.writerow([${parameters.join(', ')}])`,
]

function sample(name: string): string {
  if (/fecha|dia/.test(name)) return "'2026-03-15'"
  if (/telefono|movil/.test(name)) return "'600111222'"
  if (/correo|email/.test(name)) return "'ana@ejemplo.com'"
  const type = typeOfNoun(name)
  if (type === 'whole' || type === 'number' || type === 'money') return '12'
  return /nombre|cliente|alumn|contacto/.test(name) ? "'Ana'" : "'ejemplo'"
}
