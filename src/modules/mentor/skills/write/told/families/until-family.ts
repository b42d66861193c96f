import { upperFirst } from '~/platform/text/first-letter'
import { singular } from '../../../../engine/task/identifier'
import type { Reading } from '../../compose/reading'
import { accented, isFeminine, nounType } from '../../compose/scalars/nouns'
import { plural } from '../../plan/noun-names'
import { repeatedTable } from '../../plan/tables/keyboard-table'
import { currencyOf } from '../../plan/writing'
import { type Aggregate, aggregatesIn } from '../operators/aggregates'
import { type Family, openText, type Told } from '../told'

const WORD =
  '(«[^ ]+»|(?:- )?\\d+|fin|salir|exit|basta|parar|stop|terminar|listo|ya|no|vacio|enter|intro|(?:uno? )?(?:numero )?negativo)'
/** What ends the asking, in the ways in which it is said. */
const ENDS = [
  new RegExp(
    `\\b(?:y )?(?:hasta que|hasta|cuando|al|si|en cuanto|mientras no)(?: (?:yo|el usuario|usuario|la persona|se|no|le|me|uno|alguien|que|lo|el|ella)){0,8} (?:pong\\w+|pon\\w+|escrib\\w+|met\\w+|introdu\\w+|ingres\\w+|tecle\\w+|digit\\w+|d[ei]g\\w+|dig\\w+|pulse\\w*|marque|meta|de|sea|llegue|aparezca)(?: (?:la palabra|un|una|el|la|con|a|al|numero|numeros|valor)){0,8} ${WORD}(?!\\w)`,
  ),
  new RegExp(`\\b${WORD} (?:es )?(?:para|pa) (?:terminar|acabar|salir|parar|cortar|finalizar)`),
  new RegExp(
    `\\b(?:para|acaba|termina|corta|se acaba|se termina|terminando|acabando|se para|finaliza|sale)(?: (?:con|al poner|al meter|al escribir|cuando (?:haya|sea|pongo|meto)|en)){1,8}(?: (?:un|el|la palabra)){0,8} ${WORD}(?!\\w)`,
  ),
  new RegExp(`\\bhasta(?: (?:el|un|que sea|llegar a|al)){0,8} ${WORD}(?!\\w)`),
  new RegExp(`\\b(?:el|un|con|con un) ${WORD} (?:termina|acaba|para|se acaba|se termina|sale|indica|marca)\\b`),
]
const NOT_COUNTED =
  /\b(?:(?:el|la|ese|esa|y) ){0,8}(?:(?:- )?\d+|fin|«[^ ]+»|ultimo|centinela)(?: que)? no (?:cuent\w+|se cuenta|entra|vale|lo cuentes|debe contar\w*|hay que contarl?o?)(?: (?:claro|eh|para nada|como [a-z]+)){0,8}|\bsin contar (?:el|la|ese) (?:(?:- )?\d+|fin|«[^ ]+»)/

const ASKS =
  /\b(?:(?:me|le|les|nos|se|al|usuario|vaya|vay\w+|ir|va|voy|iba|que|a|el|la) ){0,8}(?:pid\w+|pedir\w*|pregunt\w+|met\w+|introdu\w+|ingres\w+|escrib\w+|tecle\w+|solicit\w+|lea|lee|leyendo|leer|anot\w+|apunt\w+|pas\w+|dand\w+|poniend\w+)(?: (?:por teclado|al usuario|el usuario|me|nos|yo|uno|a uno|uno por uno|poco a poco|repetidamente|todo el rato|varios|varias|muchos|muchas|numeros? de|el|la|l[oa]s|un|una|unos|unas|de|valores de|distint\\w+|todas?|todos|cada|mis|sus|importe de)){0,8} ([a-z]{3,}|km|kg|cm|ph)(?: (?:enteros?|enteras?|decimales|reales|por teclado|de (?:un|una|el|la|los|las|mis|cada|sus) [a-z]+|del? (?:dia|mes|grupo|gasto|examen|curso|[a-z]+)(?= (?:hasta|y|,|;|\.|con|por)))){0,8}/

/** Numbers typed one after the other until something ends it, and what is told of them: as many figures as are asked for. */
export const untilFamily: Family = (told) => {
  const { reading, asked, task } = told
  if (asked !== null || task.classes.length > 0 || task.files.length > 0) return null
  const end = endOf(reading, told)
  if (end === null) return null
  const noun = nounOf(reading)
  if (noun === null) return null
  const one = singular(noun)
  const type = nounType(one) ?? nounType(noun) ?? 'float'
  if (type === 'text' || one === 'palabra') return null
  reading.take(NOT_COUNTED)
  const values = plural(one) === one ? `${one}_todos` : plural(one)
  const aggregates = aggregatesIn(openText(reading), { values, one })
  if (aggregates.length === 0) return null
  for (const each of aggregates) reading.use(each)
  markAsides(reading)
  const table = repeatedTable([{ name: one, label: upperFirst(accented(one)), type: wholeOf(one) ? 'int' : type }], end)
  const isMoney = type === 'money'
  const lines = aggregates.flatMap((each) => [
    ...each.lines,
    `print(f'${labelOf(each, one)}: {${each.code}${each.isCount ? '' : placesOf(each, { told, isMoney })}}${isMoney && !each.isCount ? currencyOf(reading.text) : ''}')`,
  ])
  const none = isFeminine(one) ? `ninguna ${accented(one)}` : `ningún ${accented(one)}`
  return {
    body: [
      ...table.setup,
      '',
      `if ${values}:`,
      ...lines.map((line) => `    ${line}`),
      'else:',
      `    print('No has escrito ${none}.')`,
    ],
    title:
      `El programa pide ${accented(values).replace('_todos', '')} hasta que se escribe ${end === '' ? 'una línea vacía' : end === 'negativo' ? 'un número negativo' : `\`${end}\``}, y al final dice lo que pides de ellas.`.replace(
        'de ellas',
        isFeminine(one) ? 'de ellas' : 'de ellos',
      ),
    how: [
      ...table.how,
      ...new Set(aggregates.map(({ how }) => how)),
      `\`if ${values}:\` mira que haya algo: sin ningún dato no se puede dividir entre cuántos hay.`,
    ],
    typed: table.typed,
  }
}

function endOf(reading: Reading, { task }: Told): string | null {
  for (const pattern of ENDS) {
    const found = reading.find(pattern)
    if (found === null) continue
    reading.use(found)
    reading.take(
      /\b(?:y )?(?:entonces |ahi )?(?:pare|para|termine|acabe|se pare|se acabe|que pare|salga|termina|acaba)(?= (?:y|,|;|\.))/,
    )
    const said = (found.groups[0] ?? '').replace(/[«» ]/g, '').replace(/_/g, ' ')
    return /^(?:vacio|enter|intro)$/.test(said) ? '' : said.endsWith('negativo') ? 'negativo' : said
  }
  const stated = task.constraints.find(({ kind }) => kind === 'repeat-until')
  return stated?.kind === 'repeat-until' ? stated.word : null
}

const NO_NOUN =
  /^(?:que|hasta|con|por|para|cuando|programa|teclado|dato|datos|cosas|mas|todo|usuario|while|for|bucle|cada|una?|la|el)$/

function nounOf(reading: Reading): string | null {
  const found = reading.find(ASKS)
  if (found === null) return null
  reading.use(found)
  const noun = found.groups[0] ?? ''
  return NO_NOUN.test(noun) ? 'numero' : noun
}

const wholeOf = (one: string) =>
  /^(?:pulsacion|edad|paso|punto|gol|persona|unidad|pieza|visita|asistente|pagina|entero|dia|huevo|alumno|intento|año|anio)$/.test(
    one,
  )

function placesOf({ isRatio, name }: Aggregate, { told, isMoney }: { told: Told; isMoney: boolean }): string {
  const stated = told.decimals
  if (stated !== null && (isRatio || isMoney)) return `:.${stated}f`
  if (isRatio || isMoney) return ':.2f'
  return name === 'total' || name.startsWith('total_') ? ':g' : ''
}

function labelOf({ label, isCount, code }: Aggregate, one: string): string {
  if (!isCount || !code.startsWith('len(')) return label
  return upperFirst(accented(plural(one)))
}

/** What is only said so that nothing breaks. */
function markAsides(reading: Reading): void {
  reading.take(
    /\b(?:(?:y|ojo|que|cuidado|con|pero) ){0,8}(?:si (?:lo primero|el primero|no|no hay|no mete\w*|no pon\w+|pon\w+|empiez\w+)[^;.]{0,60} )?(?:que )?no (?:pete|casque|de error|falle|explote|se rompa|truene|reviente|divida)(?: (?:por|entre) (?:cero|0))?/,
  )
  reading.take(/\bal (?:final|acabar|terminar)(?: (?:me|que|decir|diga|dime|mostrar|muestre|imprimir|imprima)){0,8}/)
}
