import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { linesOf } from '../../../python/lines'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'
import { filesOf } from '../around/files'
import type { Asked, Reader } from '../asked'

const CLOSES =
  '(?:cierr\\w+|cerr\\w+|apag\\w+|sal(?:go|e|ir|imos)|acab\\w+|termin\\w+|lo vuelvo a (?:abrir|ejecutar)|vuelvo a (?:abrir|ejecutar)\\w*)'
const ASKS: readonly RegExp[] = [
  /^(?:donde|en que (?:sitio|archivo|lugar)) (?:se |me |lo |los |las )*(?:guarda|guardan|queda|quedan|esta|estan)\b(?: (?:los|las|mis|el|la|todo|lo que|guardad\w+|datos|contactos|productos|cosas|tareas|resultados?|informacion|escribo|meto|anado)){0,5}$/,
  new RegExp(
    `^(?:(?:los|las|mis|todo|datos|eso|esto) )*(?:se |me |lo |los |las )*(?:guardan?|pierden?|borran?|conservan?|quedan?|mantienen?|acuerda)\\b(?: \\w+){0,4}? (?:al|si|cuando) (?:\\w+ ){0,3}?${CLOSES}(?: \\w+){0,3}$`,
  ),
  new RegExp(
    `^(?:al|si|cuando) (?:\\w+ ){0,3}?${CLOSES}(?: \\w+){0,2}? (?:se |lo |los |las )*(?:guardan?|pierden?|borran?|conservan?|quedan?)\\b(?: \\w+){0,3}$`,
  ),
  new RegExp(
    `^(?:que (?:pasa|ocurre)|y) (?:con (?:los|mis) (?:datos|\\w+) )?(?:si|cuando|al) (?:lo |el |la |programa )*${CLOSES}(?: el| lo| programa)*$`,
  ),
]
/** What writes a file, by the last name of the call. */
const WRITES: ReadonlySet<string> = new Set([
  ...['write', 'writelines', 'write_text', 'write_bytes', 'writerow', 'writerows', 'writeheader', 'dump', 'save'],
  ...['to_csv', 'to_excel', 'to_json', 'savefig', 'commit'],
])

/** «¿Se guarda al cerrar?», «¿dónde se guardan los datos?»: in a file of the program, or nowhere once it ends. */
export const keptData: Reader = ({ said, code, cards }) => {
  if (code === null || cards.length > 0 || !ASKS.some((words) => words.test(said))) return null
  const { body, source } = code.tree
  const write = [...allExpressions(body)].find((node) => node.kind === 'call' && WRITES.has(calledName(node) ?? ''))
  if (write !== undefined) {
    const written = filesOf({ module: code.tree, lines: linesOf(source) }).flatMap(({ name, isWritten }) =>
      isWritten ? [name] : [],
    )
    const named = source.match(/(?<=["'])[\w./-]+\.(?:txt|csv|json|xlsx|db|sqlite3?|png|pdf)(?=["'])/g) ?? []
    const files = [...new Set(written.length > 0 ? written : named)]
    const isOne = files.length === 1 && /\b(?:guarda|queda|esta)\b/.test(said)
    const where = files.length === 0 ? 'un archivo' : listed(files.map((file) => inlineCode(file)))
    return answered('kept-data', [
      text(
        `${isOne ? 'Se guarda' : 'Se guardan'} en ${where}: lo escribe ${inlineCode(source.slice(write.from, write.to).split('\n')[0] ?? '')}. El archivo sigue ahí al cerrar el programa, en la carpeta desde la que lo ejecutas.`,
      ),
    ])
  }
  const holders = holdersOf(body)
  if (holders.length === 0) return null
  const one = holders.length === 1
  return answered('kept-data', [
    text(
      `En ningún archivo: ${one ? 'están' : 'están'} en ${listed(holders.map((name) => inlineCode(name)))}, que ${one ? 'existe' : 'existen'} solo mientras el programa está abierto. **Al cerrarlo se pierden.** Si quieres conservarlos, dime «que lo guarde en un archivo» y te lo cambio.`,
    ),
  ])
}

const MAX_HOLDERS = 2
/** The lists and dictionaries that the program fills. */
function holdersOf(body: NonNullable<Asked['code']>['tree']['body']): string[] {
  const names = [...statementsIn(body)].flatMap((node) =>
    node.kind === 'assign' && /^(?:list|dict|set)$/.test(node.value.kind)
      ? node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
      : [],
  )
  return [...new Set(names)].filter((name) => name !== name.toUpperCase()).slice(0, MAX_HOLDERS)
}
