import { upperFirst } from '~/platform/text/first-letter'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { parsePython } from '../../../../python/parse'
import { render } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { understanding } from '../understanding'

type Pattern = { imports?: string[]; body: string[]; typed: string[]; title: string; how: string[] }

/** What repeats by a rule: a table of sums, multiples, shapes of asterisks; and what chance makes. */
export function patternPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0) return null
  const reading = new Reading(readRequestText(message.replace(/(\d)\s*x\s*(\d)/gi, '$1 x $2')))
  const made =
    timesTable(reading) ?? multiples(reading) ?? rectangle(reading) ?? staircase(reading) ?? password(reading)
  if (made === null) return null
  const code = render({ imports: made.imports ?? [], body: made.body })
  const tree = parsePython(code)
  const { fit, missing } = understanding(reading)
  // What chance makes comes out differently every time: no example of it is true.
  const example = made.imports ? null : exampleOf(code, made.typed)
  return { code, title: made.title, how: made.how, example, unmet: unmet(tree, task.constraints), fit, missing }
}

const BACKWARDS = /\b(?:pero )?(?:al|del) reves\b|\b(?:de atras|descendente|hacia atras|de mayor a menor)\b/

/** «la tabla del 7 pero al revés, del 7 x 10 al 7 x 1». */
function timesTable(reading: Reading): Pattern | null {
  const found = reading.take(/\b(?:la )?tabla (?:de multiplicar )?(?:del?) (?:numero )?(\d+)\b/)
  const number = found?.groups[0]
  if (number === undefined || /\b(?:pid\w+|pregunt\w+|usuario)\b/.test(reading.text)) return null
  const back = reading.take(BACKWARDS)
  const span =
    reading.take(/\b(?:desde|del?) \d+ x (\d+) (?:al?|hasta) \d+ x (\d+)/) ??
    reading.take(/\b(?:del?|desde) (\d+) (?:al?|hasta) (\d+)\b/)
  const isFormat = reading.take(/\b(?:con )?(?:el )?(?:formato|forma|asi)? ?:? ?\d+ x \d+ = \d+/) !== null
  const [first, last] = [Number(span?.groups[0] ?? (back ? 10 : 1)), Number(span?.groups[1] ?? (back ? 1 : 10))]
  const isDown = first > last
  const [from, to] = isDown || !back ? [first, last] : [last, first]
  const range = from > to ? `range(${from}, ${to - 1}, -1)` : `range(${from}, ${to + 1})`
  return {
    body: [`for numero in ${range}:`, `    print(f'${number} x {numero} = {${number} * numero}')`],
    typed: [],
    title: `El programa escribe la tabla del ${number}${from > to ? ', del último al primero' : ''}.`,
    how: [
      from > to
        ? `\`${range}\` cuenta hacia atrás: empieza en ${from}, resta 1 cada vez y se para antes de ${to - 1}.`
        : `\`${range}\` da los números del ${from} al ${to}: el final no se incluye.`,
      `Cada línea multiplica ${number} por \`numero\` dentro de la f-string${isFormat ? ', con el formato que pides' : ''}.`,
    ],
  }
}

/** «los múltiplos de 4 del 40 al 4». */
function multiples(reading: Reading): Pattern | null {
  const found = reading.take(
    /\b(?:los )?multiplos de (\d+) (?:que (?:hay|van) )?(?:del?|desde|entre)(?: el)? (\d+) (?:al?|hasta|y)(?: el)? (\d+)/,
  )
  if (!found) return null
  reading.take(BACKWARDS)
  reading.take(/\b(?:uno|cada uno) (?:por|en cada) linea\b/)
  const [step = '1', from = '1', to = '10'] = found.groups
  const isDown = Number(from) > Number(to)
  const start = isDown
    ? Math.floor(Number(from) / Number(step)) * Number(step)
    : Math.ceil(Number(from) / Number(step)) * Number(step)
  const range = isDown ? `range(${start}, ${Number(to) - 1}, -${step})` : `range(${start}, ${Number(to) + 1}, ${step})`
  return {
    body: [`for numero in ${range}:`, '    print(numero)'],
    typed: [],
    title: `El programa escribe los múltiplos de ${step} del ${from} al ${to}.`,
    how: [`\`${range}\` empieza en ${start} y avanza de ${step} en ${step}${isDown ? ' hacia atrás' : ''}.`],
  }
}

const ASTERISKS = /\b(?:asteriscos?|estrellas?|estrellitas?)\b|\*/

/** «pide el ancho y el alto y dibuja un rectángulo de asteriscos». */
function rectangle(reading: Reading): Pattern | null {
  const shape = /\b(?:rectangulo|cuadrado)\b/.exec(reading.text)?.[0]
  if (shape === undefined || !ASTERISKS.test(reading.text) || /\bhueco|\bvacio|\bborde/.test(reading.text)) return null
  reading.take(
    /\b(?:dibuj\w+|pint\w+|hag\w+|imprim\w+) (?:un )?(?:rectangulo|cuadrado)(?: (?:de|con) (?:asteriscos|estrellas))?/,
  )
  const isSquare = shape === 'cuadrado'
  const isHeightFirst = /\balt[oa]\b.*\banch[oa]\b/.test(reading.text)
  const asks = isSquare
    ? ["lado = int(input('Lado: '))"]
    : [`ancho = int(input('Ancho: '))`, `alto = int(input('Alto: '))`]
  reading.take(
    /\b(?:pid\w+|pregunt\w+)? ?(?:(?:el|la|su) )?(?:ancho|alto|lado|altura|base)(?: (?:y|,) (?:(?:el|la|su) )?(?:ancho|alto|altura|base))?/,
  )
  return {
    body: [
      ...(isHeightFirst ? asks.toReversed() : asks),
      '',
      `for fila in range(${isSquare ? 'lado' : 'alto'}):`,
      `    print('*' * ${isSquare ? 'lado' : 'ancho'})`,
    ],
    typed: isSquare ? ['4'] : ['6', '3'],
    title: `El programa dibuja un ${shape} de asteriscos.`,
    how: [
      "`'*' * n` repite el asterisco `n` veces: es una fila entera.",
      'El `for` escribe tantas filas como se pide.',
    ],
  }
}

/** «una escalera de asteriscos, el usuario dice cuántos escalones». */
function staircase(reading: Reading): Pattern | null {
  const found = reading.find(
    /\b(?:dibuj\w+ |pint\w+ )?(?:una? )?(escalera|triangulo|piramide)(?: (?:de|con|hecha) (?:asteriscos|estrellas))?/,
  )
  if (!found || !ASTERISKS.test(reading.text) || /\bpiramide|centrad|invertid|reves/.test(reading.text)) return null
  reading.use(found)
  const asked = reading.take(
    /\b(?:(?:el usuario|yo|que|me) )*(?:dice|diga|digo|pid\w+|pregunt\w+|pone|ponga|elige)?(?: (?:el|la|los))? ?(?:cuant[oa]s|numero de|altura|filas)(?: ([a-z]+))?/,
  )
  const noun = asked?.groups[0] ?? (/\baltura\b/.test(reading.text) ? 'altura' : 'filas')
  reading.take(/\bcon \d+ (?:sale|salen|seria)[ *a-z,]+/)
  const name = /^(?:y|tiene|que|va)$/.test(noun) ? 'filas' : noun
  return {
    body: [
      `${name} = int(input('${upperFirst(name)}: '))`,
      '',
      `for numero in range(1, ${name} + 1):`,
      "    print('*' * numero)",
    ],
    typed: ['4'],
    title: `El programa dibuja una ${found.groups[0] === 'triangulo' ? 'figura en triángulo' : 'escalera'} de asteriscos.`,
    how: [
      `\`range(1, ${name} + 1)\` cuenta desde 1 hasta \`${name}\`, los dos incluidos.`,
      "`'*' * numero` repite el asterisco: uno en la primera línea, dos en la segunda…",
    ],
  }
}

const NO_SIGNS = /\bsin (?:\w+ )?(?:simbolos|signos|caracteres)\b/

/** A password, a code or a PIN of so many characters. */
function password(reading: Reading): Pattern | null {
  const found = reading.find(
    /\b(?:(?:un|una|generador de|genera\w*|crea\w*) )*(contrasenas?|claves?|pin|codigos?|password)(?: (?:aleatori[oa]s?|al azar|segur[oa]s?))?/,
  )
  const length = reading.find(/\b(?:de|con|tenga) (\d+) (caracteres|cifras|digitos|letras|numeros)\b/)
  const isMade = /\b(?:gener\w+|aleatori[oa]s?|azar|crea\w*|random)\b/.test(reading.text)
  if (!found || !length || !isMade || /\bpida|\bpregunte|\badivin/.test(reading.text)) return null
  reading.use(found)
  reading.use(length)
  const kinds = reading.take(
    /\b(?:con |solo |y )*(?:letras|numeros|simbolos|mayusculas|minusculas|signos|digitos)(?:(?: (?:,|y|e))* (?:letras|numeros|simbolos|mayusculas|minusculas|signos|digitos|algun))*/,
  )
  const onlyDigits = /cifras|digitos|numeros/.test(length.groups[1] ?? '') || found.groups[0] === 'pin'
  const parts = onlyDigits
    ? ['string.digits']
    : [
        'string.ascii_letters',
        'string.digits',
        ...(/simbolo|signo/.test(kinds?.text ?? '') && !NO_SIGNS.test(reading.text) ? ["'!#%+-_'"] : []),
      ]
  const name =
    found.groups[0] === 'pin'
      ? 'pin'
      : /^clave/.test(found.groups[0] ?? '')
        ? 'clave'
        : /^codigo/.test(found.groups[0] ?? '')
          ? 'codigo'
          : 'contrasena'
  const count = length.groups[0] ?? '8'
  return {
    imports: ['import secrets', 'import string'],
    body: [
      `caracteres = ${parts.join(' + ')}`,
      `${name} = ''.join(secrets.choice(caracteres) for vuelta in range(${count}))`,
      `print(${name})`,
    ],
    typed: [],
    title: `El programa crea al azar ${name === 'contrasena' ? 'una contraseña' : name === 'clave' ? 'una clave' : `un ${name === 'pin' ? 'PIN' : 'código'}`} de ${count} ${length.groups[1] ?? 'caracteres'} y lo muestra.`,
    how: [
      `\`secrets.choice\` elige un carácter al azar, de forma que nadie puede adivinarlo; se hace ${count} veces.`,
      "`''.join(…)` une los caracteres en un solo texto.",
    ],
  }
}
