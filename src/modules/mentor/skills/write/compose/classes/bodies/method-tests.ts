import { quoted } from '../../../../../engine/task/read-data'
import { allFields, refTo, type Sketch, speaksOf, spokenName } from '../sketch'

/** A condition as Python, what is said where it holds, and whether it is of what comes out of the change. */
export type Test = { test: string; message: string; isAfter?: boolean }

const NUMBER = '(-? ?\\d+(?:[.,]\\d+)?|cero)'
const value = (said: string) => said.replace(' ', '').replace('cero', '0').replace(',', '.')
export const NOT_ENOUGH =
  /\b(?:no (?:hay|tiene|queda|alcanza|llega|dispone|ha)\w*(?: de)?(?: \w+){0,3}? ?(?:suficientes?|bastantes?|tant[oa]s?|stock|saldo|dinero|fondos|existencias|unidades|energia|bateria|gasolina|combustible)?|insuficiente|(?:mas|mayor|demasiad\w+)(?: \w+){0,4} (?:de lo )?(?:que|del?) ?(?:l[oa]s? )?(?:que )?(?:hay|tiene|queda\w*|disponible|saldo|stock|existencias)?|mas de (?:lo que|la cuenta)|(?:super|exced|sobrepas|pas)\w+ (?:el|al|del|de la|la|las) (?:saldo|stock|cantidad|existencias|disponible)|(?:qued\w+|ser|este|estar|baj\w+) (?:en )?(?:numeros rojos|negativ\w+|por debajo de (?:0|cero)))/
const TOO_MUCH =
  /\b(?:no (?:cab\w+|quep\w+|entra\w*)|(?:esta |este )?llen[oa]|(?:se )?(?:pas[ae]\w*|super[ae]\w*|exced[ae]\w*|rebas[ae]\w*)(?: \w+){0,2} (?:de la |del |el |la |al )?(?:capacidad|maximo|limite|aforo|tope|plazas)|mas de (?:la|el) (?:capacidad|maximo|limite|aforo)|no (?:hay|queda\w*) (?:sitio|plazas|espacio|hueco|lugar))\b/
export const LIMIT = /^(?:capacidad\w*|max\w*|limite\w*|aforo\w*|plazas\w*|tope\w*|\w+_max\w*)$/

export type Testing = { sketch: Sketch; parameter: string | null; target: string | null }

/** Tests that a condition of a scalar class says; null where it is none of these. */
export function testsOf(said: string, of: Testing): Test[] | null {
  const parts = said.split(/ o (?=no |la |el |si |ya |es |esta )/)
  const tests = parts.map((part) => testOf(part, of))
  return tests.every((test) => test !== null) ? tests : null
}

function testOf(condition: string, of: Testing): Test | null {
  const { sketch, parameter, target } = of
  const limit = allFields(sketch).find(({ name }) => LIMIT.test(name))
  if (TOO_MUCH.test(condition) && limit && target) {
    const amount = parameter === null ? `${target} >= ${refTo(limit)}` : `${target} + ${parameter} > ${refTo(limit)}`
    return { test: amount, message: /llen/.test(condition) ? 'Está lleno' : `No cabe: el máximo es {${refTo(limit)}}` }
  }
  const state = stateTest(condition, sketch)
  if (state) return state
  const compared = comparison(condition, of)
  if (compared) return compared
  if (NOT_ENOUGH.test(condition) && target !== null) {
    const noun = spokenName(target.replace(/^self\._?/, ''))
    const message = /^(?:saldo|stock|dinero|combustible)$/.test(noun)
      ? `No hay suficiente ${noun}`
      : `No hay bastante${noun.endsWith('s') ? 's' : ''} ${noun}`
    return { test: parameter === null ? `${target} <= 0` : `${parameter} > ${target}`, message }
  }
  if (
    /\b(?:negativ[oa]s?|menor o igual (?:que|a) (?:0|cero)|no (?:es |sea )?positiv[oa]|0 o menos)\b/.test(condition) &&
    (parameter ?? target)
  )
    return {
      test: `${parameter ?? target} ${/igual|positiv|0 o/.test(condition) ? '<=' : '<'} 0`,
      message:
        `${subject(parameter ?? target ?? '')} no puede ser ${/igual|positiv/.test(condition) ? '0 ni ' : ''}negativa`.replace(
          /(precio|saldo|stock|importe|monto|valor|sueldo|nivel)( no puede.*)a$/,
          '$1$2o',
        ),
    }
  return null
}

const subject = (name: string) => {
  const spoken = spokenName(name.replace(/^self\._?/, ''))
  return `${/(?:a|dad|cion)$/.test(spoken) ? 'La' : 'El'} ${spoken}`
}

/** «ya está encendida», «está prestado», «no está vacía». */
function stateTest(condition: string, sketch: Sketch): Test | null {
  for (const field of allFields(sketch)) {
    if (field.kind === 'flag') {
      const stem = field.name.slice(0, -1)
      const isOwn = new RegExp(`\\b${stem}[oa]s?\\b`).test(condition)
      const other = OPPOSITES.find(([one]) => stem === one)?.[1]
      const isOther = other !== undefined && new RegExp(`\\b${other}[oa]?\\b`).test(condition)
      if (!isOwn && !isOther) continue
      const isNot = /\bno (?:esta|lo esta|este|es|estaba|ha)\b/.test(condition) !== isOther
      const spoken = isOwn ? field.name : (new RegExp(`\\b${other}[oa]?\\b`).exec(condition)?.[0] ?? field.name)
      return {
        test: `${isNot ? 'not ' : ''}${refTo(field)}`,
        message: `${/\bno\b/.test(condition) ? 'No' : 'Ya'} está ${spokenName(spoken)}`,
      }
    }
    if (field.kind === 'text' && field.of.length > 0) {
      const state = field.of.find((each) => condition.includes(each))
      if (state !== undefined)
        return {
          test: `${refTo(field)} ${/\bno esta\b/.test(condition) ? '!=' : '=='} '${state}'`,
          message: `${/\bno esta\b/.test(condition) ? 'No' : 'Ya'} está ${state}`,
        }
    }
    if (
      field.kind === 'list' &&
      /\bvaci[oa]\b|\bno (?:hay|tiene|queda)\w*\b/.test(condition) &&
      (speaksOf(condition, field) || /\bvaci/.test(condition))
    )
      return { test: `not ${refTo(field)}`, message: 'Está vacía' }
  }
  return null
}

const OPPOSITES: readonly [string, string][] = [
  ['encendid', 'apagad'],
  ['abiert', 'cerrad'],
  ['ocupad', 'libr'],
  ['prestad', 'disponibl'],
  ['alquilad', 'disponibl'],
  ['activ', 'desactivad'],
  ['arrancad', 'parad'],
]

/** «la cantidad es mayor que 100», «la vida llega a 0», «tiene menos de 18 años». */
function comparison(condition: string, { sketch, parameter, target }: Testing): Test | null {
  const number = new RegExp(`${NUMBER}\\b`).exec(condition)?.[1]
  const own = allFields(sketch).find((field) => field.kind === 'number' && speaksOf(condition, field))
  const byParameter = parameter !== null && new RegExp(`\\b${parameter.replaceAll('_', ' ')}\\b`).test(condition)
  const between = new RegExp(`entre ${NUMBER} y ${NUMBER}`).exec(condition)
  const isReached = /\b(?:llega\w*|se queda|se quede|se acaba|baja a|alcanza)\b/.test(condition)
  const left =
    own !== undefined && !byParameter ? refTo(own) : isReached && target !== null ? target : (parameter ?? target)
  if (left === null) return null
  if (between)
    return {
      test: `${/\bno\b/.test(condition) ? 'not ' : ''}${value(between[1] ?? '')} <= ${left} <= ${value(between[2] ?? '')}`,
      message: `Tiene que estar entre ${value(between[1] ?? '')} y ${value(between[2] ?? '')}`,
    }
  const outside = new RegExp(
    `(?:menor|inferior)(?: que| de| a)? ${NUMBER} (?:o|y) (?:mayor|superior)(?: que| de| a)? ${NUMBER}`,
  ).exec(condition)
  if (outside)
    return {
      test: `not ${value(outside[1] ?? '')} <= ${left} <= ${value(outside[2] ?? '')}`,
      message: `Tiene que estar entre ${value(outside[1] ?? '')} y ${value(outside[2] ?? '')}`,
    }
  if (number === undefined) return null
  const bound = value(number)
  const reached = /\b(?:llega\w*|alcan[zc]\w*|qued\w+|se acab\w+|baj[ae]n? a|es (?:igual a )?\d|vale)\b/.test(condition)
  const sign = /\b(?:menor o igual|como mucho|\d+ o menos)\b/.test(condition)
    ? '<='
    : /\b(?:mayor o igual|al menos|minimo|\d+ o mas)\b/.test(condition)
      ? '>='
      : /\b(?:menos|menor|inferior|baj[ae]n?|por debajo|<)\b/.test(condition)
        ? reached && /\ba \d/.test(condition)
          ? '<='
          : '<'
        : /\b(?:mas|mayor|superior|supera\w*|pas[ae]\w*|exced\w+|por encima|>)\b/.test(condition)
          ? '>'
          : reached
            ? bound === '0'
              ? '<='
              : '>='
            : null
  if (sign === null) return null
  const isAfter = !byParameter && left === target && (reached || own !== undefined)
  return { test: `${left} ${sign} ${bound}`, message: `${subject(left)} no vale`, ...(isAfter ? { isAfter } : {}) }
}

const RAISE = /\b(?:lanc\w+|lanz\w+|salt\w+|error|excepcion|raise|valueerror|keyerror|typeerror)\b/
const SAYS = /\b(?:avis\w+|print|mensaje|imprim\w+|muestr\w+|dig\w+|dice|ponga|salga)\b/
const GIVES = /\bdev(?:uelv\w+|olv\w+) (?:un |una |el |la )?(false|none|true|0|-1|nada|vacio|«[^»]*»)/

/** What a method does where a test holds: raise, tell, give something back, or nothing. */
export function outcomeLines(outcome: string, message: string, stated: string | null): string[] {
  const text = stated ?? message
  const literal = `${text.includes('{') ? 'f' : ''}${quoted(text)}`
  const given = GIVES.exec(outcome)?.[1]
  const result = given === undefined ? null : (GIVEN[given] ?? (given.startsWith('«') ? quoted(text) : given))
  if (RAISE.test(outcome) && !(SAYS.test(outcome) && /\bno\b.*error/.test(outcome))) {
    const type = /keyerror/.test(outcome) ? 'KeyError' : /typeerror/.test(outcome) ? 'TypeError' : 'ValueError'
    return [`raise ${type}(${literal})`]
  }
  if (result !== null && !SAYS.test(outcome)) return [`return ${result}`]
  if (outcome === '' || SAYS.test(outcome) || /\bno (?:se )?(?:pued|dej|permit)/.test(outcome))
    return [`print(${literal})`, result === null ? 'return' : `return ${result}`]
  return ['return']
}

const GIVEN: Record<string, string> = { false: 'False', true: 'True', none: 'None', nada: 'None', vacio: "''" }

/** «imprima que ha muerto», «avise de que no hay saldo», «diga "sin saldo"»: the words that are to be told. */
export function statedText(written: string): string | null {
  const inQuotes = /«([^»]+)»/.exec(written)?.[1]
  if (inQuotes !== undefined) return inQuotes
  const told =
    /(?:imprim\p{L}*|muestr\p{L}*|dig\p{L}*|avis\p{L}*|ponga|salga|mensaje)(?: un mensaje| por pantalla| de| diciendo)* (?:que (?!lo|la|se (?!ha|queda))|diciendo (?:que )?|:)?\s*([\p{L}][^,;.:()]{3,50})$/iu.exec(
      written,
    )?.[1]
  if (told === undefined || /^(?:de |un |una |el |la |con |por |al |y |mensaje|error|aviso|si )/i.test(told))
    return null
  return told.trim()
}
