import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { calledName, keywordOf } from '../idioms/in-calls'
import { run } from '../parts/output'

const RUNS = '(?:ejecut|corr|lanz|arranc|inici)\\w*'
const TIMES = '(\\d{1,2}|dos|tres|cuatro|cinco|diez|varias|muchas) veces'
/** «Si lo ejecuto 3 veces», «cada vez que lo corro», «la segunda vez que se ejecuta». */
const AGAIN = new RegExp(
  `\\b${RUNS}(?: (?:el|la|lo|este|esto|programa|script|codigo|archivo|todo))* (?:${TIMES}|otra vez|de nuevo)\\b|\\b(?:cada|otra|segunda|siguiente|proxima) vez (?:que )?(?:lo |la |se |yo )*${RUNS}\\b|\\bvuelvo a ${RUNS.replace('\\w*', '(?:ar|er)')}(?:lo)?\\b`,
)
/** Whether anything is remembered is asked. */
const KEPT =
  /\b(?:que|cuanto|como) (?:\w+ )?(?:queda\w*|vale|valdra|tiene|pasa)\b|\b(?:acuerda|recuerda|acumula|guarda|pierde|conserva|mantiene|empieza de cero)\w*\b/
const NUMBERS: Readonly<Record<string, number>> = { dos: 2, tres: 3, cuatro: 4, cinco: 5, diez: 10 }
const MAX_TIMES = 10
const MAX_LINES = 12

/** What remains when a program is run more than once: what it adds to a file, what it writes anew, what begins from the start. Null where that is not asked. */
export function severalRuns(said: string, source: Source): string | null {
  const asked = AGAIN.exec(said)
  if (asked === null) return null
  const times = timesOf(asked[1])
  const opened = [...allExpressions(source.module)].filter(
    (node) => node.kind === 'call' && calledName(node) === 'open',
  )
  const told = opened.flatMap((node) => (node.kind === 'call' ? (fileText(node, times, source) ?? []) : []))
  return told.length > 0 ? told.join('\n\n') : KEPT.test(said) ? variablesText(source) : null
}

const timesOf = (word: string | undefined): number => {
  const count = word === undefined ? 2 : (NUMBERS[word] ?? Number(word))
  return Number.isFinite(count) && count > 1 && count <= MAX_TIMES ? count : 2
}

/** What stands in a file that is opened to be written. */
function fileText(node: ExpressionOf<'call'>, times: number, source: Source): string | null {
  const [path, second] = node.arguments
  const mode = keywordOf(node, 'mode')?.value ?? (second?.name === null ? second.value : undefined)
  if (path?.value.kind !== 'string' || mode?.kind !== 'string') return null
  const name = inlineCode(path.value.value)
  const adds = mode.value.startsWith('a')
  if (!adds && !mode.value.startsWith('w')) return null
  const content = writtenBy(mode, source).get(path.value.value)
  const all = content === undefined ? undefined : adds ? content.repeat(times) : content
  const shown =
    all === undefined || all === '' || all.split('\n').length > MAX_LINES
      ? ''
      : `\n\n\`\`\`text\n${all.trimEnd()}\n\`\`\``
  const after = `Después de ejecutarlo ${times} veces`
  return adds
    ? `El modo \`"${mode.value}"\` **añade al final** sin borrar lo que ya había: cada vez que lo ejecutas se vuelve a escribir lo mismo detrás. ${after}, en ${name} queda **${times} veces** (si al empezar no existía)${shown === '' ? '.' : `:${shown}`}`
    : `El modo \`"${mode.value}"\` **borra** lo que había cada vez que se abre: da igual cuántas veces lo ejecutes, en ${name} queda solo lo de la **última**${shown === '' ? '.' : `:${shown}`}`
}

/** The files as one run leaves them that begins them anew. */
function writtenBy(mode: ExpressionOf<'string'>, { module }: Source): ReadonlyMap<string, string> {
  const { source } = module
  const anew = `${source.slice(0, mode.from)}"w"${source.slice(mode.to)}`
  const result = evaluatePiece(parsePython(anew))
  return result.kind === 'done' ? result.files : new Map()
}

/** Nothing is kept outside: what a program without files holds is gone at its end. */
function variablesText({ module }: Source): string | null {
  const result = run(module)
  // A series of chance that begins alike is told by its seed.
  if (result.kind !== 'done' || /\brandom\b/.test(module.source)) return null
  return 'Sale **lo mismo** cada vez: las variables viven solo mientras el programa se ejecuta, y al volver a empezar se crean de nuevo con su primer valor. Para que algo se recuerde de una vez a otra hay que **guardarlo en un archivo** (o en una base de datos) y leerlo al empezar.'
}
