import { identifier, singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import type { Reading } from '../reading'
import { isUnit, markSignature, parametersOf } from '../scalars/inputs'
import { nounType } from '../scalars/nouns'
import { ofKeyboard } from './keyboard-source'
import type { Sequence } from './sequence'

/** The sequence that a request is about; null where it is about none. */
export function readSequence(task: Task, reading: Reading): Sequence | null {
  return (
    ofParameter(task, reading) ??
    ofData(task, reading) ??
    ofChance(task, reading) ??
    ofTextFile(task, reading) ??
    ofKeyboard(task, reading) ??
    ofRange(task, reading)
  )
}

/** The list that a function without a name is to take: «edades»; null where none is asked for. */
export const unnamedListParameter = ({ request, source }: Task): string | null =>
  /\bfuncion que (?:reciba|recibe|tome|toma|acepte|acepta) (?:una |la )?lista (?:de |con )(?:los |las )?([a-z]{3,}s)\b/.exec(
    request.text,
  )?.[1] ?? (source === 'keyboard' ? null : listOfFunction(request.text))

/** «una función que quite los negativos de una lista»: the list has the name of what is in it. */
function listOfFunction(text: string): string | null {
  if (!/\bfuncion (?:que|para)\b/.test(text) || !/\b(?:una|la) lista\b/.test(text)) return null
  const stated = /\blista (?:de|con) (?:los |las )?([a-z]{3,}s)\b/.exec(text)?.[1]
  return stated ?? (/\b(?:palabras?|nombres?|letras|textos)\b/.test(text) ? 'palabras' : 'numeros')
}

function ofParameter(task: Task, reading: Reading): Sequence | null {
  const [signature] = task.functions
  if (signature?.parameters.length !== 1) return null
  const [parameter] = parametersOf(task)
  const name = parameter?.name ?? ''
  const isList =
    /^(?:lista|datos|elementos|valores|nums?|arr|l|v|lst|xs)$/.test(name) ||
    (/s$/.test(name) && singular(name) !== name && !isUnit(name)) ||
    /\b(?:recib\w+|dad[oa]|con|tom\w+) (?:una )?lista\b/.test(reading.text)
  if (!parameter || !isList) return null
  markSignature(task, reading)
  const noun = reading.take(/\blistas? (?:de |con )(?:los |las )?([a-z]+)\b/)
  const word = noun?.groups[0] ?? name
  const known = nounType(word) ?? nounType(singular(word))
  const isText =
    task.data?.kind === 'texts' ||
    /\b(?:palabras|nombres|textos|cadenas|letras|strings)\b/.test(reading.text.replaceAll('_', ' '))
  const type = known ?? (isText ? 'text' : 'float')
  const generic = /^(?:lista|datos|elementos|valores|nums?|arr|l|v|lst|xs)$/.test(name)
  const one = generic ? (noun ? singular(identifier(word)) : type === 'text' ? 'texto' : 'numero') : singular(name)
  return {
    plural: name,
    one: one === name ? 'elemento' : one,
    label: one,
    of: type === 'text' ? 'text' : 'number',
    type,
    origin: 'parameter',
    lines: [],
    imports: [],
    typed: null,
    canBeEmpty: true,
    how: [],
  }
}

function ofData(task: Task, reading: Reading): Sequence | null {
  const { data } = task
  if (data === null || (data.kind !== 'numbers' && data.kind !== 'texts')) return null
  const named =
    reading.take(/\b([a-z_]\w*) ?= ?(?=$|[a-z,;.])/) ??
    reading.take(
      /\b(?:lista|tengo|llamada|estos|estas|los|las|mis) (?:de |llamada |llamado |una lista de |las |los )*([a-z_]{3,}s)\b/,
    )
  const plural = identifier(named?.groups[0] ?? (data.kind === 'numbers' ? 'numeros' : 'palabras'))
  const one = singular(plural)
  const isText = data.kind === 'texts'
  const isWhole = !/\d[.,]\d/.test(data.code)
  return {
    plural,
    one: one === plural ? (isText ? 'texto' : 'numero') : one,
    label: one,
    of: isText ? 'text' : 'number',
    type: isText ? 'text' : isWhole ? 'int' : 'float',
    origin: 'given',
    lines: [
      `${plural} = ${data.code
        .replace(/"([^"'\\]*)"/g, "'$1'")
        .replace(/\s*,\s*/g, ', ')
        .replace(/\[\s+/, '[')
        .replace(/,?\s+\]/, ']')}`,
    ],
    imports: [],
    typed: null,
    canBeEmpty: false,
    how: [],
  }
}

const CHANCE = /\b(?:aleatori[oa]s?|al azar|random|azar|sorte[oa]r?|dados?|monedas?)\b/

function ofChance(task: Task, reading: Reading): Sequence | null {
  if (task.source === 'parameter' || !CHANCE.test(reading.text)) return null
  const dice = reading.take(
    /\b(?:tir\w+|lanz\w+|simul\w+)?(?: \w+){0,3}? ?(?:un )?dados?\b(?:(?: \w+){0,3}? (\d+) veces)?/,
  )
  const rolls = dice?.groups[0] ?? /\b(\d+) (?:veces|tiradas|lanzamientos)\b/.exec(reading.text)?.[1]
  reading.take(/\b(\d+) (?:veces|tiradas|lanzamientos)\b/)
  if (dice && rolls && !/\b2 dados\b/.test(reading.text))
    return chanceOf({ plural: 'tiradas', one: 'tirada', count: rolls, from: '1', to: '6' })
  const many = reading.take(
    /\b(\d+) (?:numeros|enteros|valores|notas|edades) (?:enteros )?(?:aleatori[oa]s|al azar|random)\b(?:(?: \w+){0,3}? (?:del|entre(?: el)?|de) (\d+) (?:al?|y)(?: el)? (\d+))?/,
  )
  if (many)
    return chanceOf({
      plural: 'numeros',
      one: 'numero',
      count: many.groups[0] ?? '10',
      from: many.groups[1] ?? '1',
      to: many.groups[2] ?? '100',
    })
  return null
}

type Chance = { plural: string; one: string; count: string; from: string; to: string }
const chanceOf = ({ plural, one, count, from, to }: Chance): Sequence => ({
  plural,
  one,
  label: one,
  of: 'number',
  type: 'int',
  origin: 'chance',
  lines: [`${plural} = [random.randint(${from}, ${to}) for _ in range(${count})]`],
  imports: ['import random'],
  typed: null,
  canBeEmpty: false,
  how: [`\`random.randint(${from}, ${to})\` da un entero al azar, los dos extremos incluidos; cada vez saldrán otros.`],
})

/** «que lea un txt»: a name is made up, to be changed. */
function unnamedTextFile({ files, source }: Task, reading: Reading): string | null {
  if (files.length > 0 || source === 'parameter') return null
  return reading.take(
    /\b(?:le[ae]\w*|leer|abr\w+|de) un (?:txt|log|archivo(?: de texto| txt| log| de log)?)(?! (?:csv|json|excel|pdf|xml))\b/,
  )
    ? 'datos.txt'
    : null
}

function ofTextFile(task: Task, reading: Reading): Sequence | null {
  const file = task.files.find((name) => /\.(?:txt|log|md)$/.test(name)) ?? unnamedTextFile(task, reading)
  if (file === null || (task.result === 'file' && !/\b(?:lee|leer|lea|abr\w+)\b/.test(reading.text))) return null
  reading.take(/\b(?:lee\w*|lea|leer|abr\w+|archivo|tengo)?(?: \w+){0,2}? ?[\w-]+\.(?:txt|log|md)\b/)
  const isNumbers = reading.take(
    /\b(?:un numero|numeros|notas|temperaturas|edades|precios|importes|un valor)(?: (?:por|en cada) (?:linea|renglon))?\b|\bun(?:a)? \w+ por (?:linea|renglon)\b/,
  )
  reading.take(/\(? ?(?:puede haber|ignor\w+|salt\w+|sin contar)(?: las| las)? ?lineas (?:vacias|en blanco)(?: \))?/)
  const stem = identifier(file.replace(/\.\w+$/, '')).toLowerCase()
  if (isNumbers) {
    const plural = /s$/.test(stem) ? stem : 'numeros'
    return {
      plural,
      one: singular(plural),
      label: singular(plural),
      of: 'number',
      type: 'float',
      origin: 'file',
      lines: [
        `${plural} = []`,
        `with open('${file}', encoding='utf-8') as archivo:`,
        '    for linea in archivo:',
        '        linea = linea.strip()',
        '        if linea:',
        `            ${plural}.append(float(linea.replace(',', '.')))`,
      ],
      imports: [],
      typed: null,
      canBeEmpty: true,
      how: ['`strip()` quita el salto de línea; las líneas vacías se saltan con `if linea`.'],
    }
  }
  return {
    plural: 'lineas',
    one: 'linea',
    label: 'línea',
    of: 'text',
    type: 'text',
    origin: 'file',
    lines: [
      `with open('${file}', encoding='utf-8') as archivo:`,
      '    texto = archivo.read()',
      'lineas = texto.splitlines()',
    ],
    imports: [],
    typed: null,
    canBeEmpty: true,
    how: ["`with open(…)` cierra el archivo solo; `encoding='utf-8'` lee bien las tildes."],
  }
}

/** «los números del 1 al 100», «entre 1 y 50», «los 20 primeros números». */
function ofRange(task: Task, reading: Reading): Sequence | null {
  if (task.source === 'parameter' || task.source === 'file') return null
  const found =
    reading.take(
      /\b(?:del|desde el|entre el|entre|desde|de) (-? ?\d+) (?:al?|y|hasta)(?: el)? (\d+)\b(?! (?:letras|anos))/,
    ) ?? firstOnes(reading)
  if (!found) return null
  const [from = '1', to = '10'] = found.groups
  if (Number(from.replace(/ /g, '')) > Number(to)) return null
  // The words are of what is wanted of them, too.
  return {
    plural: `range(${from.replace(/ /g, '')}, ${Number(to) + 1})`,
    one: 'numero',
    label: 'número',
    of: 'number',
    type: 'int',
    origin: 'range',
    lines: [],
    imports: [],
    typed: null,
    canBeEmpty: false,
    how: [`\`range(${from}, ${Number(to) + 1})\` va del ${from} al ${to}: el final no entra.`],
  }
}

function firstOnes(reading: Reading) {
  const found = reading.find(/\b(?:los |las )?(?:primeros (\d+)|(\d+) primeros) (?:numeros|enteros|naturales)\b/)
  if (!found || /\b(?:primos|pares|impares|fibonacci|perfectos)\b/.test(reading.text)) return null
  reading.use(found)
  return { groups: ['1', found.groups[0] ?? found.groups[1] ?? '10'] }
}
