import { upperFirst } from '~/platform/text/first-letter'
import { singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import { indented } from '../program'
import type { Reading } from '../reading'
import { type Input, readInputs, singularLabel } from '../scalars/inputs'
import { accented, isFeminine, type NounType, nounType } from '../scalars/nouns'
import type { Sequence } from './sequence'

/** Values typed one after the other: n of them, or until a word or a number ends it; or all in one line. */
export function ofKeyboard(task: Task, reading: Reading): Sequence | null {
  if (task.source === 'parameter') return null
  const until = task.constraints.find((each) => each.kind === 'repeat-until')
  const found = readInputs(reading)
  const item = itemOf(reading, found)
  if (item === null) return null
  const count = found?.repeated?.count ?? null
  if (until?.kind === 'repeat-until') {
    if (found) reading.use(found.span)
    reading.take(
      /\b(?:hasta que|hasta|cuando)(?: [^,;.]*?)? (?:-? ?\d+|«[^ ]+»|fin|salir|exit|vaci[oa]|nada|enter|intro|negativo|parar|stop|terminar|listo|ya|no|n|s|x)(?!\w)/,
    )
    reading.take(/\b(?:el|la)? ?(?:-? ?\d+|fin|«[^ ]+»)? ?no (?:cuent\w+|se cuenta|entra|vale)\b(?: eh)?/)
    return untilWord(item, until.word)
  }
  if (count !== null && count > 1 && found) {
    reading.use(found.span)
    return counted(item, String(count))
  }
  const asked = reading.take(
    /\b(?:cuant[oa]s \w+ (?:va a|vas a|quiere\w*|voy a) (?:introducir|meter|ingresar|escribir|poner)|n numeros|numeros? n)\b/,
  )
  if (asked) return counted(item, 'cuantos')
  const inLine = reading.take(
    /\b(?:separad[oa]s (?:por|con) (?:comas?|espacios?)|en una (?:sola )?linea|una lista de (?:numeros|palabras|nombres|notas))\b/,
  )
  if (!inLine || task.source !== 'keyboard') return null
  if (found) reading.use(found.span)
  return inOneLine(item, /espacio/.test(inLine.text) ? ' ' : ',')
}

/** What one of them is called. */
function itemOf(reading: Reading, found: ReturnType<typeof readInputs>): (Input & { plural: string }) | null {
  if (found?.repeated) return { ...found.repeated.item, plural: found.repeated.plural }
  const [single, ...others] = found?.items ?? []
  if (single && others.length === 0) return { ...single, plural: pluralOf(single.name) }
  if (others.length > 0) return null
  const noun =
    /\b(?:con|de|los|las|varios|varias|meter|metiendo|poniendo|poner|pidiendo|introducir|introduciendo|sum[ae]\w*) (?:los |las )?(numeros|notas|nombres|palabras|precios|edades|cosas|productos|gastos|temperaturas|valores|importes|cantidades|frases)\b/.exec(
      reading.text,
    )
  if (!noun?.[1]) return null
  const name = singular(noun[1])
  reading.use({ from: noun.index, to: noun.index + noun[0].length })
  return { name, label: upperFirst(accented(singularLabel(noun[1]))), type: nounType(name) ?? 'text', plural: noun[1] }
}

const pluralOf = (name: string) =>
  /[aeiou]$/.test(name) ? `${name}s` : /z$/.test(name) ? `${name.slice(0, -1)}ces` : `${name}es`
const CONVERSION: Record<NounType, (text: string) => string> = {
  int: (text) => `int(${text})`,
  float: (text) => `float(${text}.replace(',', '.'))`,
  money: (text) => `float(${text}.replace(',', '.'))`,
  text: (text) => text,
}
const samplesOf = (type: NounType) =>
  type === 'text' ? ['pan', 'leche', 'huevos'] : type === 'int' ? ['4', '11', '7'] : ['5', '6,5', '8']

function untilWord(item: Input & { plural: string }, word: string): Sequence {
  const isNumberEnd = /^-?\d+$/.test(word) || word === 'negativo'
  const end = word === '' ? 'vacío' : word === 'negativo' ? 'un negativo' : word
  const label = item.label.replaceAll("'", '’')
  const prompt = word === '' ? `'${label} (pulsa Intro para terminar): '` : `'${label} (${end} para terminar): '`
  const isNumber = item.type !== 'text'
  const base = {
    plural: item.plural,
    one: item.name,
    label: item.label.toLowerCase(),
    type: item.type,
    origin: 'keyboard' as const,
    imports: [],
    canBeEmpty: true,
  }
  const ends = isNumberEnd && !isNumber ? `'${word}'` : word
  const stop = word === '' ? 'if not texto:' : `if texto.lower() == '${word.toLowerCase()}':`
  if (!isNumber) {
    const lines = [
      `${item.plural} = []`,
      'while True:',
      ...indented([
        `${item.name} = input(${prompt}).strip()`,
        word === '' ? `if not ${item.name}:` : `if ${item.name}.lower() == '${word.toLowerCase()}':`,
        '    break',
        `${item.plural}.append(${item.name})`,
      ]),
    ]
    return {
      ...base,
      of: 'text',
      lines,
      typed: [...samplesOf('text'), word],
      how: [
        `\`while True\` repite sin fin; \`break\` sale en cuanto se escribe ${word === '' ? 'una línea vacía' : `«${word}»`}, antes de guardarlo.`,
      ],
    }
  }
  const test = word === 'negativo' ? `${item.name} < 0` : `${item.name} == ${ends}`
  const read = [
    'try:',
    `    ${item.name} = ${CONVERSION[item.type](isNumberEnd ? `input(${prompt})` : 'texto')}`,
    'except ValueError:',
    `    print('Eso no es un número${item.type === 'int' ? ' entero' : ''}.')`,
    '    continue',
  ]
  const body = isNumberEnd
    ? [...read, `if ${test}:`, '    break']
    : [`texto = input(${prompt}).strip()`, stop, '    break', ...read]
  return {
    ...base,
    of: 'number',
    lines: [`${item.plural} = []`, 'while True:', ...indented([...body, `${item.plural}.append(${item.name})`])],
    typed: [...samplesOf(item.type), word === 'negativo' ? '-1' : word],
    how: [
      `\`while True\` repite sin fin; \`break\` sale con ${word === '' ? 'una línea vacía' : word === 'negativo' ? 'un número negativo' : `«${word}»`}, que no se guarda.`,
      '`try` y `except ValueError` evitan que se pare si alguien no escribe un número.',
    ],
  }
}

function counted(item: Input & { plural: string }, count: string): Sequence {
  const asks = count === 'cuantos'
  const line =
    item.type === 'text'
      ? `${item.plural}.append(input(f'${item.label} {vez}: '))`
      : `${item.plural}.append(${CONVERSION[item.type](`input(f'${item.label} {vez}: ')`)})`
  const feminine = isFeminine(item.plural) ? 'Cuántas' : 'Cuántos'
  return {
    plural: item.plural,
    one: item.name,
    label: item.label.toLowerCase(),
    of: item.type === 'text' ? 'text' : 'number',
    type: item.type,
    origin: 'keyboard',
    lines: [
      ...(asks ? [`cuantos = int(input('${feminine} ${item.plural}: '))`] : []),
      `${item.plural} = []`,
      `for vez in range(1, ${asks ? 'cuantos' : Number(count)} + 1):`.replace(/(\d+) \+ 1/, (_, digits: string) =>
        String(Number(digits) + 1),
      ),
      `    ${line}`,
    ],
    imports: [],
    typed: asks
      ? ['3', ...samplesOf(item.type)]
      : Array.from(
          { length: Math.min(Number(count), 12) },
          (_, at) =>
            (item.type === 'text'
              ? ['Ana', 'Luis', 'Marta', 'Eva']
              : item.type === 'int'
                ? ['4', '11', '7', '2', '9']
                : ['5', '6,5', '8', '3', '9'])[at % 4] ?? '1',
        ),
    canBeEmpty: asks,
    how: [
      `El \`for\` se repite ${asks ? 'tantas veces como dices' : `${count} veces`} y \`append\` guarda cada dato en la lista.`,
    ],
  }
}

function inOneLine(item: Input & { plural: string }, separator: string): Sequence {
  const isText = item.type === 'text'
  const each = isText
    ? `${item.name}.strip()`
    : CONVERSION[item.type](item.name).replace(".replace(',', '.')", separator === ',' ? '' : ".replace(',', '.')")
  const split = separator === ' ' ? 'split()' : "split(',')"
  return {
    plural: item.plural,
    one: item.name,
    label: item.label.toLowerCase(),
    of: isText ? 'text' : 'number',
    type: item.type,
    origin: 'keyboard',
    lines: [
      `texto = input('${upperFirst(item.plural)} separad${isFeminine(item.plural) ? 'as' : 'os'} por ${separator === ' ' ? 'espacios' : 'comas'}: ')`,
      `${item.plural} = [${each} for ${item.name} in texto.${split}]`,
    ],
    imports: [],
    typed: [isText ? 'pan, leche, huevos' : separator === ' ' ? '5 6 8' : '5, 6, 8'],
    canBeEmpty: false,
    how: [`\`${split}\` parte lo que escribes y la comprensión convierte cada trozo.`],
  }
}
