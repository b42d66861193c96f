import { inlineCode } from '../../../engine/compose'
import { statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { run } from '../parts/output'
import { isPrint } from './each-print'

/** «¿Por qué imprime dos veces Hola?», «¿por qué sale repetido?» */
const ASKS_TWICE =
  /\b(?:por que|de donde|como es que)\b(?=.*\b(?:imprim\w+|sal\w+|aparec\w+|muestr\w+|escrib\w+|pone|repit\w+|ve)\b).*\b(?:(?:dos|2|tres|3|varias) veces|doble|dobles|repetid[oa]s?|duplicad[oa]s?|repit\w+|otra vez|de nuevo)\b/

const MAX_SHOWN = 60
const MAX_ORIGINS = 4

type Shown = { text: string; line: number; scope: string | null }

/** Which `print` each of the lines comes from that somebody sees more than once; null where one `print` shows them all. */
export function originText(said: string, source: Source): string | null {
  if (!ASKS_TWICE.test(said)) return null
  const result = run(source.module)
  if (result.kind !== 'done') return null
  const shown = result.steps.flatMap(({ printed, line, scope }): Shown[] =>
    printed
      .split('\n')
      .filter((text) => text.trim() !== '' && text.length <= MAX_SHOWN)
      .map((text) => ({ text, line, scope })),
  )
  const meant = shown.filter(({ text }) => wordsOf(text).some((word) => wordsOf(said).includes(word)))
  const twice =
    meant.length > 1
      ? meant
      : shown.filter(({ text }, at) => shown.some((other, place) => place !== at && other.text === text))
  const origins = twice.filter(({ line }, at) => twice.findIndex((other) => other.line === line) === at)
  if (origins.length < 2 || origins.length > MAX_ORIGINS) return null
  const told = origins.map((one) => `- ${inlineCode(one.text)} lo escribe ${printOf(one, source)}.`)
  return `Porque lo escriben **${COUNTS[origins.length]}** \`print\` distintos:\n\n${told.join('\n')}${onceText(origins, source)}`
}

const COUNTS = ['', '', 'dos', 'tres', 'cuatro']
const wordsOf = (text: string): string[] => [...text.toLowerCase().matchAll(/[\p{L}\d]{3,}/gu)].map(([word]) => word)

/** «el de la línea 5, que muestra lo que **devuelve** `saluda("Ana")`». */
function printOf({ line, scope }: Shown, source: Source): string {
  if (scope !== null)
    return `el de la **línea ${line}**, que está **dentro** de \`${scope}\`, mientras se ejecuta la función`
  const call = returnedCall(line, source)
  return `el de la **línea ${line}**${call === null ? '' : `, que muestra lo que **devuelve** ${call}`}`
}

/** The call of a function of the program whose value a `print` shows. */
function returnedCall(line: number, source: Source): string | null {
  const own = new Set(source.module.body.flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const print = [...statementsIn(source.module.body)].find(
    (node) => isPrint(node) && source.lines.lineAt(node.from) === line,
  )
  const [given] = print?.kind === 'expression' && print.value.kind === 'call' ? print.value.arguments : []
  return given?.value.kind === 'call' && own.has(calledName(given.value)) ? quote(source, given.value) : null
}

/** A function that shows its result and gives it back, too. */
function onceText(origins: readonly Shown[], source: Source): string {
  const inside = origins.find(({ scope }) => scope !== null)
  const isReturned = origins.some(({ line, scope }) => scope === null && returnedCall(line, source) !== null)
  return inside === undefined || !isReturned
    ? ''
    : `\n\nPara que salga una sola vez, elige: o la función lo **muestra** (y se la llama sin \`print\`), o lo **devuelve** con \`return\` y lo muestra quien la llama. Aquí basta con quitar el \`print\` de la línea ${inside.line}.`
}
