import type { Contract } from '../contract'
import { readOrder } from '../goals'
import { isNumbers, type Shape, scalar } from '../shapes'
import { amountOf, fieldNamed, inLoop, type Value, valueIn } from '../values'
import { type Asked, type Body, chosen, each, open, rounded, takes } from './asked'
import { COUNTED } from './list-result'

const DICT = /\b(?:(?:devuelv\w+|un|otro|el) )*(?:diccionario|dict)\b(?: (?:con|de|nuevo|cada|que|tenga|en|el|la))*/
const INITIAL = /\b(?:inicial(?:es)?|primera letra|letra (?:inicial|por la que)|letra)\b/

/** A dictionary of what is given: how often each comes, groups, a value worked out for each. */
export function dictResult(asked: Asked): Body | null {
  const { contract, known } = asked
  const found = contract.stated.find(({ shape }) => shape.kind === 'dict')
  const shape = found?.shape.kind === 'dict' ? found.shape : (saidDict(asked) ?? pairsOf(asked))
  if (shape === null) return null
  if (found) contract.reading.use(found)
  const { view } = known
  readOrder(contract.reading, open(asked), known)
  const sorts = /\b(?:ordenad|alfabetic)/.test(contract.reading.text.slice(contract.from))
  const test = chosen(asked)
  takes(asked, DICT)
  const key = keyIn(shape.key, asked)
  if (key === null) return null
  const isList = shape.value.kind === 'list'
  if (view.kind === 'plain' && !isList && key === view.whole && isCount(shape.value))
    return counted(asked, { key, test })
  if (view.kind === 'dict' && key === view.fields[0]?.code && !isList) return mapped(asked, { key, test, shape })
  return grouped(asked, { key, test, shape, sorts })
}

const isCount = (shape: Shape) => COUNTED.test(shape.noun)

/** «un diccionario con cada letra y cuántas veces sale», «cuántas hay de cada una». */
function saidDict({ contract, known }: Asked): Extract<Shape, { kind: 'dict' }> | null {
  const text = contract.reading.text.slice(contract.from)
  const found =
    /\bdiccionario con (?:cada|las|los) ([a-z]+) (?:distint[oa]s? )?(?:y|con) (?:(?:el|la|las|los|su) )*(?:(cuant[oa]s|veces|numero|cantidad|frecuencia)|(?:lista de |sus )([a-z]+)|([a-z]+))(?: veces)?(?: (?:que )?(?:sale|aparece|se repite|hay|tiene|de|en|el|la|texto|lista|cada|una|uno|veces))*/.exec(
      text,
    )
  if (found === null) return keyAndValue(contract) ?? ofEach({ contract, known })
  contract.reading.use({ from: contract.from + found.index, to: contract.from + found.index + found[0].length })
  const noun = (word = '') =>
    word.replace(/(?:es|s)$/, (end) => (end === 'es' && /[aeiou]$/.test(word.slice(0, -2)) ? 'e' : ''))
  const key = known.view.kind === 'plain' ? known.view.target : noun(found[1])
  return {
    kind: 'dict',
    noun: 'par',
    key: { kind: 'text', noun: key },
    value:
      found[2] !== undefined
        ? { kind: 'number', noun: 'veces' }
        : found[3] !== undefined
          ? { kind: 'list', noun: noun(found[3]), of: { kind: 'any', noun: noun(found[3]) } }
          : { kind: 'any', noun: noun(found[4]) },
  }
}

/** «un diccionario con los que tienen más de 5 faltas»: the pairs that are given, or what a row of two holds. */
function pairsOf({ known: { view } }: Asked): Extract<Shape, { kind: 'dict' }> | null {
  const [key, value, ...others] = view.fields
  if (view.kind === 'plain' || !key || !value || others.length > 0) return null
  return { kind: 'dict', noun: 'par', key: key.shape, value: value.shape }
}

/** «donde la clave es el dpto y el valor la lista de nombres». */
function keyAndValue(contract: Contract): Extract<Shape, { kind: 'dict' }> | null {
  const text = contract.reading.text.slice(contract.from)
  const found =
    /\b(?:(?:donde|cuy[oa]s?|con|las|la|de|que|sus) )*claves?(?: (?:es|sea|sean|son|:|el|la|los|las|cada)){1,4} ([a-z]+)(?: [a-z]+)? ?,?(?: (?:y|e|con|los|las|el|la|cuyos?|sus?|como|de))* valor(?:es)?(?: (?:es|sea|sean|son|:|el|la|los|las|su|una))*(?: (listas?)(?: ordenada)? (?:de|con)(?: (?:los|las|sus))?)? ([a-z]+)/.exec(
      text,
    )
  if (found === null) return null
  contract.reading.use({ from: contract.from + found.index, to: contract.from + found.index + found[0].length })
  const value = scalar(found[3] ?? '')
  return {
    kind: 'dict',
    noun: 'par',
    key: scalar(found[1] ?? ''),
    value: found[2] === undefined ? value : { kind: 'list', noun: value.noun, of: value },
  }
}

/** «un diccionario con la media de cada alumno», «el total por categoría». */
function ofEach({ contract }: Pick<Asked, 'contract' | 'known'>): Extract<Shape, { kind: 'dict' }> | null {
  const text = contract.reading.text.slice(contract.from)
  const found =
    /\b(?:diccionario|dict) con (?:(?:el|la|los|las|su|sus) )*(?:(media|total|suma|maxim[oa]|minim[oa]|cuant[oa]s|numero|cantidad|veces)(?: de (?!cada)(?:(?:los|las|sus) )?([a-z]+))?|listas? (?:de|con) (?:(?:los|las) )?([a-z]+)|([a-z]+))(?: (?!de |por |para |en |cada )[a-z]+){0,3} (?:de|por|para|en) (?:cada )?(?:uno de los |una de las )?([a-z]+)/.exec(
      text,
    )
  if (found === null) return null
  contract.reading.use({ from: contract.from + found.index, to: contract.from + found.index + found[0].length })
  const list = found[3] === undefined ? null : scalar(found[3])
  return {
    kind: 'dict',
    noun: 'par',
    key: scalar(found[5] ?? ''),
    value: list ? { kind: 'list', noun: list.noun, of: list } : scalar(found[1] ?? found[4] ?? ''),
  }
}

/** What an element is filed under: a field, the first letter of a text, its length; the element itself. */
function keyIn(shape: Shape, { known: { view } }: Asked): string | null {
  const noun = shape.noun.replaceAll('_', ' ')
  const [first] = view.fields
  const field = fieldNamed(view, noun)
  if (field) return field.code
  if (view.kind === 'plain' && first) {
    if (INITIAL.test(noun) && first.shape.kind !== 'number') return `${first.code}[0]`
    if (/longitud|largo|letras|tamano/.test(noun)) return `len(${first.code})`
    return /^(?:elemento|valor|numero|palabra|letra|caracter|item|nombre|clave|vocal)/.test(noun) ? view.whole : null
  }
  return /^(?:nombre|clave|alumn|producto|emplead|persona|vendedor|jugador)/.test(noun) ? (first?.code ?? null) : null
}

type Keyed = { key: string; test: string }

function counted(asked: Asked, { key, test }: Keyed): Body {
  const { view } = asked.known
  takes(
    asked,
    /\b(?:y |, )?(?:que )?(?:solo|solamente|unicamente)(?: (?:salgan|aparezcan|se muestren))?(?: (?:las|los))? que (?:se )?(?:salgan|salen|aparecen|aparezcan|usan|esten|estan|hay|haya)\b/,
  )
  const fill = [`veces[${key}] = veces.get(${key}, 0) + 1`]
  return {
    lines: [
      ...asked.before,
      'veces = {}',
      `for ${view.target} in ${view.items}:`,
      ...(test === ''
        ? fill.map((line) => `    ${line}`)
        : [`    if ${test}:`, ...fill.map((line) => `        ${line}`)]),
      'return veces',
    ],
    how: [...asked.how, '`get` da las veces que ya se han contado, o 0 la primera vez.'],
    said: 'devuelve un diccionario con cuántas veces sale cada uno',
  }
}

type Mapped = Keyed & { shape: Extract<Shape, { kind: 'dict' }> }

/** A value for each key. */
function mapped(asked: Asked, { key, test, shape }: Mapped): Body | null {
  const { view } = asked.known
  const value =
    valueIn(shape.value.noun.replaceAll('_', ' '), view) ??
    (isNumbers(view.fields[1]?.shape ?? shape) ? valueIn(open(asked), view) : amountOf(view))
  if (value === null || value.write(inLoop) === key) return null
  const code = rounded(value.write(inLoop), / \/ /.test(value.write(inLoop)) ? asked.contract.decimals : null)
  return {
    lines: [...asked.before, `return {${each(asked, `${key}: ${code}`, test)}}`],
    how: [
      ...asked.how,
      '`items()` da cada clave con su valor.',
      ...(test === '' ? [] : [`Se queda con los que cumplen \`${test}\`.`]),
    ],
    said: 'devuelve un diccionario con lo que pides de cada clave',
  }
}

/** Elements put together by a key: listed, counted, added up. */
function grouped(asked: Asked, { key, test, shape, sorts }: Mapped & { sorts: boolean }): Body | null {
  const { view } = asked.known
  const { value } = shape
  const isList = value.kind === 'list'
  const measure = measureIn(value.noun, asked)
  const element = isList ? elementOf(value.of, asked) : measure?.value?.write(inLoop)
  if (isList ? element === null : measure === null) return null
  const fill = isList
    ? `grupos.setdefault(${key}, []).append(${element})`
    : measure?.id === 'count'
      ? `grupos[${key}] = grupos.get(${key}, 0) + 1`
      : measure?.id === 'mean'
        ? `grupos.setdefault(${key}, []).append(${element})`
        : measure?.id === 'own'
          ? `grupos[${key}] = ${element}`
          : `grupos[${key}] = grupos.get(${key}, 0) + ${element}`
  const places = asked.contract.decimals
  const returned =
    measure?.id === 'mean'
      ? `{clave: ${rounded('sum(valores) / len(valores)', places)} for clave, valores in grupos.items()}`
      : isList && sorts
        ? '{clave: sorted(grupo) for clave, grupo in grupos.items()}'
        : measure?.id === 'sum' && places !== null
          ? `{clave: round(total, ${places}) for clave, total in grupos.items()}`
          : 'grupos'
  return {
    lines: [
      ...asked.before,
      'grupos = {}',
      `for ${view.target} in ${view.items}:`,
      ...(test === '' ? [`    ${fill}`] : [`    if ${test}:`, `        ${fill}`]),
      `return ${returned}`,
    ],
    how: [
      ...asked.how,
      isList || measure?.id === 'mean'
        ? '`setdefault` crea la lista de cada clave la primera vez.'
        : '`get` da lo que llevaba cada clave, o 0 la primera vez.',
    ],
    said: 'devuelve un diccionario con los datos de cada clave',
  }
}

function elementOf(of: Shape, { known: { view } }: Asked): string | null {
  const named = fieldNamed(view, of.noun)
  if (named) return named.code
  return view.kind === 'plain' || /^(?:fila|producto|elemento|registro|alumno|empleado|dict|diccionario)/.test(of.noun)
    ? view.whole
    : null
}

function measureIn(noun: string, asked: Asked): { id: 'count' | 'mean' | 'sum' | 'own'; value: Value | null } | null {
  const { view } = asked.known
  const text = `${noun} ${asked.contract.reading.text.slice(asked.contract.from)}`
  const amount = valueIn(noun.replaceAll('_', ' '), view)
  const value = amount?.isNumber ? amount : amountOf(view)
  if (/^(?:media|medio|promedio)/.test(noun)) return value && { id: 'mean', value }
  if (COUNTED.test(noun) && !fieldNamed(view, noun)) return { id: 'count', value: null }
  if (/^(?:total|suma|importe|gasto|venta|ingreso)/.test(noun) || /\b(?:sum|total)/.test(text))
    return value && { id: 'sum', value }
  return amount ? { id: 'own', value: amount } : null
}
