import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { type FoundPredicate, predicatesIn, testOf } from '../../compose/sequences/find-predicates'
import { drafted } from '../drafted'

const PAIRS =
  /(?:(?<![\p{L}\d_])([\p{L}_][\p{L}\d_]{0,60})\s*=\s*)?\{\s*((?:(?:'[^'\n]{1,60}'|"[^"\n]{1,60}")\s*:\s*-?\d+(?:\.\d+)?\s*(?:,\s*)?){2,40})\}/u
const ENTRY = /(?:'([^'\n]*)'|"([^"\n]*)")\s*:\s*(-?\d+(?:\.\d+)?)/g
/** «poniendo AGOTADO al lado si es 0», «y que ponga CARO al lado si pasa de 2.5». */
const MARK =
  /\b(?:y )?(?:que )?(?:poniendo|ponga\w*|pon(?:me|le)?|marc\w+|con|añad\w+|escrib\w+|diga)(?: (?:la palabra|un|el))? (?:«)?([a-z]{3,20})(?:»)?(?: (?:al lado|detras|delante|a la derecha|junto))?(?: de (?:cada uno|ellos))? (?:si|cuando|a los que|en los que|los que|si el|si la) ((?:[^,;.]|[.,](?=\d)){2,50})/
const UP =
  /\b(?:del? (?:que )?(?:menos|menor|mas barat\w+)(?: [a-z]+){0,2} a(?:l)? (?:que )?(?:mas|mayor)|de menor a mayor|ascendente)\b/
const DOWN =
  /\b(?:del? (?:que )?(?:mas|mayor)(?: (?:tiene|car\w+|cuesta|alt\w+))? a(?:l)? (?:que )?(?:mas barat\w+|menos|menor|mas baj\w+)|de mayor a menor|descendente)\b/

/** A dictionary of names and numbers: those that meet a condition, in order, with a word beside some of them. */
export function markedPlan(task: Task, message: string): Draft | null {
  const data = PAIRS.exec(message)
  if (!data || task.functions.length + task.classes.length > 0) return null
  const entries = [...(data[2] ?? '').matchAll(ENTRY)]
  const rest = `${message.slice(0, data.index)} ; ${message.slice(data.index + data[0].length)}`
  const reading = new Reading(readRequestText(rest))
  const mark = reading.find(MARK)
  const marked = mark ? conditionIn(mark.groups[1] ?? '') : null
  if (mark && marked === null) return null
  const before = mark
    ? `${reading.text.slice(0, mark.from)}${' '.repeat(mark.to - mark.from)}${reading.text.slice(mark.to)}`
    : reading.text
  const [filter] = predicatesIn(before, 'number').filter(({ predicate }) => predicate.id !== 'prime')
  const isUp = UP.test(before)
  const isDown = !isUp && DOWN.test(before)
  if (!mark && (!filter || (!isUp && !isDown))) return null
  if (mark) reading.use(mark)
  if (filter) reading.use(widened(before, filter))
  reading.take(isUp ? UP : DOWN)
  reading.take(/\b(?:y )?orden(?:ad[oa]s?|al[oa]s|a|e)\b/)
  reading.take(/\b(?:tengo )?(?:un |mi |este )?diccionario(?: [a-z_]+ =)?(?: de mi [a-z]+)?/)
  reading.take(
    /\b(?:quiero |dame |saca )?(?:una )?lista (?:de )?(?:lo que |los que )?(?:hay que (?:pedir|comprar|reponer))?/,
  )
  const name = data[1] ?? 'datos'
  reading.markWords([name.toLowerCase(), '='])
  const word = mark ? wordWritten(reading, mark) : ''
  const items = entries.map(
    ([, single, double, value = '0']) => `'${(single ?? double ?? '').replace(/'/g, "\\'")}': ${value}`,
  )
  const source = filter ? 'elegidos' : name
  const pairs = `${source}.items()`
  const loop = isUp || isDown ? `sorted(${pairs}, key=lambda par: par[1]${isDown ? ', reverse=True' : ''})` : pairs
  return drafted(task, reading, {
    body: [
      `${name} = {${items.join(', ')}}`,
      ...(filter
        ? ['', `elegidos = {clave: valor for clave, valor in ${name}.items() if ${testOf(filter, 'valor')}}`]
        : []),
      '',
      `for clave, valor in ${loop}:`,
      ...(mark && marked
        ? [`    aviso = ' ${word}' if ${testOf(marked, 'valor')} else ''`, "    print(f'{clave}: {valor}{aviso}')"]
        : ["    print(f'{clave}: {valor}')"]),
    ],
    typed: [],
    title: `El programa recorre \`${name}\`${filter ? `, se queda con lo que cumple la condición` : ''}${isUp || isDown ? ` y lo muestra de ${isUp ? 'menor a mayor' : 'mayor a menor'}` : ''}${mark ? `, con «${word}» al lado de quien toca` : ''}.`,
    how: [
      ...(filter
        ? [`\`elegidos\` es un diccionario nuevo, solo con lo que cumple \`${testOf(filter, 'valor')}\`.`]
        : []),
      ...(isUp || isDown
        ? [
            `\`sorted\` ordena las parejas por su número, \`par[1]\`${isDown ? '; `reverse=True` pone primero lo mayor' : ''}.`,
          ]
        : []),
      ...(mark && marked
        ? [`\`aviso\` es \`' ${word}'\` si se cumple \`${testOf(marked, 'valor')}\`, y nada si no.`]
        : []),
    ],
  })
}

/** «es 0», «pasa de 2.5», «son menos de 3». */
function conditionIn(text: string): FoundPredicate | null {
  const plain = text.replace(/^(?:el |la |su )?(?:precio|cantidad|valor|stock|nota) /, '')
  const [found] = predicatesIn(plain, 'number')
  if (found) return found
  const equal = /\b(?:es|son|vale|sea|hay|queda\w*|tiene\w*) (-?\d+(?:[.,]\d+)?)\b/.exec(plain)
  return equal ? (predicatesIn(`igual a ${equal[1]}`, 'number')[0] ?? null) : null
}

/** The condition with the verb before it and the unit behind it. */
function widened(text: string, { from, to }: FoundPredicate): { from: number; to: number } {
  const verb = /(?:lo |los |las )?(?:que )?(?:teng\w+|tien\w+|cuest\w+|val\w+|hay|sea\w*|son|este\w*|esta\w*) $/.exec(
    text.slice(0, from),
  )
  const unit = /^ (?:unidades|uds|euros|€|pesos|puntos|kg|piezas)/.exec(text.slice(to))
  return { from: verb ? from - verb[0].length : from, to: to + (unit?.[0].length ?? 0) }
}

function wordWritten(
  reading: Reading,
  mark: { from: number; to: number; groups: readonly (string | undefined)[] },
): string {
  const plain = mark.groups[0] ?? ''
  const found = reading.words.find(
    ({ plain: one }, at) => reading.offsetOf(at) >= mark.from && one.replace(/[«»]/g, '') === plain,
  )
  return (found?.text ?? plain).replace(/['{}\\]/g, '')
}
