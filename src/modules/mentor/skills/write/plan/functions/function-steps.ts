import { byWord } from '~/platform/text/by-word'
import { quoted } from '../../../../engine/task/read-data'
import type { Reading } from '../../compose/reading'
import { LETTERS } from '../scalars/text-steps'
import { numberIn } from '../tables/data'

export type Parameter = { name: string; type: 'text' | 'number' | 'list' }
export type FunctionBody = { lines: string[]; how: string[]; said: string; definitions?: string[][] }
type Known = {
  reading: Reading
  parameters: readonly Parameter[]
  without: ReadonlySet<string>
  decimals: number | null
}

/** What the body of a function can be, by the words that ask for it; the first that fits is taken. */
export const BODIES: readonly ((known: Known) => FunctionBody | null)[] = [
  withTax,
  cleaned,
  lettersCounted,
  characterAt,
  extremeOf,
  dividedBy,
  isPrime,
]

const round = (expression: string, decimals: number | null) =>
  decimals === null ? expression : `round(${expression}, ${decimals})`

/** «un total con IVA del 16 % incluido»: the base, and the tax where it is asked for. */
function withTax({ reading, parameters, decimals }: Known): FunctionBody | null {
  const [amount] = parameters
  const found = reading.find(
    /\b(?:con )?(?:el )?(?:iva|igic|impuesto)(?: (?:del?|al|a|incluido))*(?: el)? (\d+(?:[.,]\d+)?) ?%(?: (?:ya )?incluido)?/,
  )
  const isIncluded = /\bincluid[oa]|\bsin (?:el )?iva|\bdesglos|\bquitar?\w*/.test(reading.text)
  if (!amount || !found || parameters.length !== 1 || !isIncluded) return null
  reading.use(found)
  reading.take(
    /\b(?:y )?(?:devuelva|devuelve|saque)(?: (?:el|la|los|tanto))* (?:base|precio sin iva|precio)(?: (?:imponible|sin iva))?(?: (?:y|como) (?:el )?iva)?/,
  )
  reading.take(/\b(?:los 2|ambos|las 2) redondead[oa]s\b/)
  const isBoth = /\bbase\b/.test(reading.text) && /\by (?:el )?iva\b/.test(reading.text)
  const rate = numberIn(found.groups[0] ?? '21')
  const divided = round(`${amount.name} / (1 + ${rate} / 100)`, decimals ?? 2)
  return {
    lines: isBoth
      ? [`base = ${divided}`, `iva = ${round(`${amount.name} - base`, decimals ?? 2)}`, 'return base, iva']
      : [`return ${divided}`],
    how: [
      `El precio con IVA es la base por 1 + ${rate} / 100: por eso se divide.`,
      ...(isBoth ? ['`return base, iva` devuelve los dos valores juntos, en una tupla.'] : []),
    ],
    said: isBoth ? 'devuelve la base y el IVA' : 'devuelve el precio sin IVA',
  }
}

const SIGNS: Record<string, string> = byWord({
  espacios: ' ',
  guiones: '-',
  puntos: '.',
  comas: ',',
  barras: '/',
  parentesis: '()',
  asteriscos: '*',
  almohadillas: '#',
  'guiones bajos': '_',
  'dos puntos': ':',
})

/** «que quite espacios, guiones y el prefijo +34, y devuelva None si no quedan 9 dígitos». */
function cleaned({ reading, parameters }: Known): FunctionBody | null {
  const [text] = parameters
  const found = reading.find(
    /\b(?:quit\w+|elimin\w+|borr\w+|limpi\w+|sin) (?:(?:los|las|el|y|,|todos|todas) )*(?:espacios|guiones|puntos|comas|barras|parentesis)\b[^;.]*?(?= (?:;|\.|y devuelva|y devuelve|, y devuelva|$))/,
  )
  if (!text || !found || parameters.length !== 1) return null
  reading.use(found)
  const signs = Object.keys(SIGNS)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(found.text))
    .map((name) => SIGNS[name] ?? '')
  const lines = [`for signo in ${quoted(signs.join(''))}:`, `    ${text.name} = ${text.name}.replace(signo, '')`]
  const how = ['El bucle cambia cada signo por nada con `replace`.']
  const prefix = /\bprefijo («[^ ]+»|\+ ?\d+|[a-z\d]+)/.exec(found.text)?.[1]?.replace(/[«» ]/g, '')
  if (prefix !== undefined) {
    lines.push(`${text.name} = ${text.name}.removeprefix(${quoted(prefix)})`)
    how.push(`\`removeprefix\` quita \`${prefix}\` solo si el texto empieza así.`)
  }
  const check = reading.take(
    /\b(?:y |, )*(?:devuelv\w+|de|regrese) none si (?:(?:al final|despues|luego) )?no (?:quedan?|hay|tiene|son|tienen) (?:exactamente )?(\d+) (?:digitos|cifras|numeros|caracteres|letras)/,
  )
  if (check) {
    const digits = /digit|cifra|numero/.test(check.text)
    const test = `len(${text.name}) != ${check.groups[0]}${digits ? ` or not ${text.name}.isdigit()` : ''}`
    lines.push(`if ${test}:`, '    return None')
    how.push('Si lo que queda no vale, se devuelve `None`.')
  }
  return { lines: [...lines, `return ${text.name}`], how, said: 'limpia el texto' }
}

function lettersCounted({ reading, parameters }: Known): FunctionBody | null {
  const [text] = parameters
  if (!text || parameters.length !== 1) return null
  const found = reading.find(
    /\b(?:cuant[oa]s|el numero de|la cantidad de) (?:letras )?([a-z]+)(?: (?:tiene|hay|contiene|son|aparecen))?(?: (?:en|el|la|un) (?:el |la )?(?:texto|frase|palabra|cadena))?(?: \( (?:mayusculas|minusculas)[^)]{0,40}\))?/,
  )
  const kind = LETTERS.find(({ words }) => words.test(found?.text.replace(/\(.*/, '') ?? ''))
  if (!found || !kind) return null
  reading.use(found)
  const it = /vocal|consonante/.test(kind.name) ? `${text.name}.lower()` : text.name
  return {
    lines: ['cuenta = 0', `for letra in ${it}:`, `    if ${kind.test}:`, '        cuenta += 1', 'return cuenta'],
    how: [
      ...(it.endsWith('lower()') ? ['`lower()` pasa el texto a minúsculas, así cuentan también las mayúsculas.'] : []),
      `\`cuenta\` sube en 1 por cada letra que cumple \`${kind.test}\`.`,
    ],
    said: `cuenta ${kind.label.toLowerCase()}`,
  }
}

/** «la letra es la posición numero % 23 en TRWAGMYFPDXBNJZSQVHLCKE». */
function characterAt({ reading, parameters }: Known): FunctionBody | null {
  const [number] = parameters
  const found = reading.find(
    /\b(?:(?:la|el|que|donde|letra|caracter|es|esta|en|,|de) )*posicion ([a-z_]+) % (\d+) (?:en|de|del?)(?: (?:la|el|cadena|texto|lista|string))* («[^ ]+»|[a-z]{5,})/,
  )
  if (!number || !found) return null
  reading.use(found)
  const letters = found.groups[2]?.replace(/[«»]/g, '').toUpperCase() ?? ''
  return {
    lines: [`letras = ${quoted(letters)}`, `return letras[${number.name} % ${found.groups[1]}]`],
    how: [
      `\`${number.name} % ${found.groups[1]}\` es el resto de dividir entre ${found.groups[1]}: la posición de su letra, contando desde 0.`,
    ],
    said: 'busca la letra por su posición',
  }
}

/** «la palabra más larga», «el número más grande», with a loop where max is forbidden. */
function extremeOf({ reading, parameters, without }: Known): FunctionBody | null {
  const [list] = parameters
  const found = reading.find(
    /\b(?:(?:el|la|devuelva|devuelve|de) )*(?:(?:palabra|numero|texto|nombre|valor|elemento|cadena|frase|nota)s? )?(mas (?:larg|cort|grand|alt|pequen|baj)\w+|mayor|menor|maxim[oa]|minim[oa])(?: (?:de|en) (?:una?|la|el) lista(?: de [a-z]+)?)?/,
  )
  if (list?.type !== 'list' || !found || /\borden\w*/.test(reading.text) || parameters.length !== 1) return null
  reading.use(found)
  const isLeast = /cort|pequen|baj|menor|minim/.test(found.text)
  const byLength = /larg|cort/.test(found.text)
  const item = byLength ? 'palabra' : 'numero'
  const measure = (name: string) => (byLength ? `len(${name})` : name)
  const best = `${byLength ? (isLeast ? 'mas_corta' : 'mas_larga') : isLeast ? 'menor' : 'mayor'}`
  const variable = best === list.name || best === 'mas_larga' ? (byLength ? 'mejor' : best) : best
  if (!without.has(isLeast ? 'min' : 'max'))
    return {
      lines: [`return ${isLeast ? 'min' : 'max'}(${list.name}${byLength ? ', key=len' : ''})`],
      how: [
        byLength
          ? '`key=len` hace que se compare por el número de letras.'
          : `\`${isLeast ? 'min' : 'max'}\` busca el ${isLeast ? 'menor' : 'mayor'}.`,
      ],
      said: 'busca en la lista',
    }
  return {
    lines: [
      `${variable} = ${list.name}[0]`,
      `for ${item} in ${list.name}:`,
      `    if ${measure(item)} ${isLeast ? '<' : '>'} ${measure(variable)}:`,
      `        ${variable} = ${item}`,
      `return ${variable}`,
    ],
    how: [
      `\`${variable}\` empieza con el primer elemento y cambia cuando aparece uno ${isLeast ? 'menor' : 'mayor'}.`,
      byLength
        ? '`len` da cuántas letras tiene cada palabra.'
        : 'El bucle compara cada número con el mejor hasta ahora.',
    ],
    said: `busca ${byLength ? 'la palabra' : 'el número'} ${isLeast ? 'menor' : 'mayor'}`
      .replace('la palabra mayor', 'la palabra más larga')
      .replace('la palabra menor', 'la palabra más corta'),
  }
}

function dividedBy({ reading, parameters, decimals }: Known): FunctionBody | null {
  const [amount, people] = parameters
  const found = reading.find(
    /\b(?:cuanto|lo que) (?:paga|pagan|toca|pone|le toca|corresponde|debe)(?: a)? cada (?:un[oa]|[a-z]+)/,
  )
  if (!amount || !people || parameters.length !== 2 || !found) return null
  reading.use(found)
  return {
    lines: [`return ${round(`${amount.name} / ${people.name}`, decimals)}`],
    how: [
      `Se divide \`${amount.name}\` entre \`${people.name}\`${decimals === null ? '' : ` y \`round\` deja ${decimals} decimales`}.`,
    ],
    said: 'reparte una cantidad',
  }
}

function isPrime({ reading, parameters }: Known): FunctionBody | null {
  const [number] = parameters
  const found = reading.find(/\b(?:es_primo|(?:es|si es) primo|primos?)\b/)
  if (
    !number ||
    !found ||
    parameters.length !== 1 ||
    !/\bes_primo\b|\btrue\b|\bsi (?:un numero )?es primo\b/.test(reading.text)
  )
    return null
  reading.use(found)
  const n = number.name
  return {
    lines: [
      `if ${n} < 2:`,
      '    return False',
      `for divisor in range(2, int(${n}**0.5) + 1):`,
      `    if ${n} % divisor == 0:`,
      '        return False',
      'return True',
    ],
    how: ['Un número es primo si ningún otro, de 2 a su raíz, lo divide sin que sobre nada.'],
    said: 'dice si un número es primo',
  }
}
