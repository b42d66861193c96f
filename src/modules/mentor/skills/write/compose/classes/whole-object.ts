import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import type { FieldPlan, WordSpan } from '../../../../engine/task/classes/class-plan'
import { indented } from '../program'
import { outcomeLines, statedText } from './bodies/method-tests'
import { objectText, type Shown } from './object-text'
import { allFields, refTo, type Sketch, speaksOf, spokenName } from './sketch'

/** What is wanted of the objects as a whole: methods that Python calls by itself, checks of fields, a counter of the class. */
export type Whole = {
  methods: string[][]
  checked: Checked[]
  counter: string | null
  how: string[]
  read: WordSpan[]
  calls: string[]
}
export type Checked = { field: FieldPlan; lines: string[] }

export function wholeOf(sketch: Sketch, members: readonly { body: { lines: string[] } }[] = []): Whole {
  const whole: Whole = { methods: [], checked: [], counter: null, how: [], read: [], calls: [] }
  for (const [at, wish] of sketch.plan.wishes.entries()) {
    const next = sketch.plan.wishes[at + 1]
    if (isHeld(sketch, wish, members) || readWish(sketch, wish, { whole, next })) whole.read.push(wish)
  }
  // «prueba con Nuria, 28 euros, 4 meses»: one example up to the end of its sentence.
  let example: WordSpan | null = null
  for (const wish of sketch.plan.wishes) {
    const isSame =
      example !== null && !sketch.words.slice(example.to, wish.from).some(({ plain }) => /^[.;]$/.test(plain))
    if (isSame && !whole.read.includes(wish)) whole.read.push(wish)
    if (isSame || EXAMPLE.test(textOf(sketch, wish))) example = wish
    else example = null
  }
  for (const field of sketch.fields.filter(
    ({ isPrivate, name }) => isPrivate && !sketch.plan.methods.some((each) => each.name === name),
  ))
    if (!whole.checked.some((each) => each.field === field))
      whole.methods.push(['@property', `def ${field.name}(self):`, `    return ${refTo(field)}`])
  return whole
}

/** Fields, and what methods give that need nothing for it. */
const shownIn = (sketch: Sketch): Shown[] => [
  ...allFields(sketch).map((field) => ({ ...field, ref: refTo(field) })),
  ...sketch.plan.methods
    .filter(({ name, parameters }) => parameters.length === 0 && RESULTS.test(name))
    .map(({ name }) => ({
      name: name.replace(/^calcular_/, ''),
      kind: 'number' as const,
      initial: null,
      ref: `self.${name}()`,
      isResult: true,
    })),
]
const RESULTS =
  /^(?:calcular_)?(?:media|promedio|total|area|perimetro|volumen|subtotal|valor\w*|precio_\w+|sueldo_\w+|edad|imc|distancia|saldo)$/

/** «que el hambre no baje de 0» stands in the methods that change it. */
function isHeld(
  { words, fields }: Sketch,
  { from, to }: WordSpan,
  members: readonly { body: { lines: string[] } }[],
): boolean {
  const text = words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')
  if (!/\b(?:no|nunca|sin)\b/.test(text)) return false
  const own = fields.filter((field) => speaksOf(text, field))
  const bounds = members.flatMap(({ body }) => body.lines).filter((line) => /= (?:min|max)\(/.test(line))
  return bounds.some((line) => own.length === 0 || own.some((field) => line.includes(refTo(field))))
}

type Reading = { whole: Whole; next: WordSpan | undefined }

function readWish(sketch: Sketch, wish: WordSpan, { whole, next }: Reading): boolean {
  const { words, plan } = sketch
  const text = words
    .slice(wish.from, wish.to)
    .map(({ plain }) => plain)
    .join(' ')
  const written = writtenIn(sketch, wish)
  const fields = allFields(sketch)
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const add = (lines: string[], how: string) => {
    whole.methods.push(lines)
    whole.how.push(how)
    return true
  }
  if (PRINTED.test(text)) {
    const example = exampleIn(words, wish)
    const many = sketch.store?.kind === 'values' ? sketch.store.field : undefined
    if (many && /\b(?:cada|numerad\w+|tod[oa]s|list[ao]\w*)\b/.test(text)) {
      const isNumbered = /\bnumerad/.test(text)
      const lines = isNumbered
        ? `f'{numero}. {elemento}' for numero, elemento in enumerate(${refTo(many)}, start=1)`
        : `str(elemento) for elemento in ${refTo(many)}`
      return add(
        ['def __str__(self):', `    return '\\n'.join(${lines})`],
        "`'\\n'.join(…)` une los textos, cada uno en su línea.",
      )
    }
    return add(
      ['def __str__(self):', `    return ${objectText(plan.name, shownIn(sketch), example)}`],
      '`__str__` dice qué texto sale al hacer `print` del objeto.',
    )
  }
  if (/\blen\b/.test(text)) {
    const many = sketch.store?.field ?? fields.find(({ kind }) => kind === 'list')
    whole.calls.push('print(len({}))')
    return (
      many !== undefined &&
      add(
        ['def __len__(self):', `    return len(${refTo(many)})`],
        '`__len__` es lo que Python llama en `len(objeto)`.',
      )
    )
  }
  if (COUNTED.test(text)) {
    whole.counter = 'creados'
    whole.how.push(`\`${plan.name}.creados\` es un atributo de la clase: lo comparten todos los objetos.`)
    return true
  }
  if (/\b(?:iguales|==|igualdad|comparar (?:si|con ==)|mism[oa]s? (?:si|cuando))/.test(text)) {
    const by = fields.filter((field) => speaksOf(text, field))
    const chosen = by.length > 0 ? by : fields.filter(({ kind }) => kind !== 'list' && kind !== 'map')
    if (chosen.length === 0) return false
    whole.calls.push('print({} == otro)')
    return add(
      [
        'def __eq__(self, otro):',
        `    return ${chosen.map((field) => `${refTo(field)} == ${refTo(field).replace('self', 'otro')}`).join(' and ')}`,
      ],
      '`__eq__` dice cuándo dos objetos son iguales con `==`.',
    )
  }
  const [day, month, year] = ['dia', 'mes', 'anio'].map((name) => fields.find((field) => field.name === name))
  if (/\b(?:ordenar|comparar|<)/.test(text) && day && month && year) {
    whole.calls.push('print({} < otro)')
    const key = (it: string) => `(${[year, month, day].map((field) => refTo(field).replace('self', it)).join(', ')})`
    return add(
      ['def __lt__(self, otro):', `    return ${key('self')} < ${key('otro')}`],
      'Las tuplas se comparan por orden: primero el año, luego el mes y luego el día.',
    )
  }
  if (/\b(?:ordenar|comparar|comparables|mayor|<|sorted)/.test(text) && !/\b(?:no|nunca)\b/.test(text)) {
    const by = fields.find((field) => speaksOf(text, field)) ?? numbers[0]
    if (!by) return false
    whole.calls.push('print({} < otro)')
    return add(
      ['def __lt__(self, otro):', `    return ${refTo(by)} < ${refTo(by).replace('self', 'otro')}`],
      `\`__lt__\` dice cuál va antes: con él funcionan \`<\` y \`sorted\`.`,
    )
  }
  const operator = operatorIn(text)
  if (operator !== null && numbers.length > 0 && numbers.length === fields.length) {
    const [name, sign] = operator
    whole.calls.push(`suma = {} ${sign} otro`, ...numbers.slice(0, 2).map((field) => `print(suma.${field.name})`))
    return add(
      [
        `def ${name}(self, otro):`,
        `    return ${plan.name}(${numbers.map((field) => `${refTo(field)} ${sign} ${refTo(field).replace('self', 'otro')}`).join(', ')})`,
      ],
      `\`${name}\` es lo que Python llama en \`uno ${sign} otro\`.`,
    )
  }
  if (/\b(?:iterar|iterable|recorrer|con (?:el |un )?for)\b/.test(text)) {
    const many = sketch.store?.field ?? fields.find(({ kind }) => kind === 'list')
    return (
      many !== undefined &&
      add(
        ['def __iter__(self):', `    return iter(${refTo(many)})`],
        '`__iter__` es lo que Python llama al recorrer el objeto con `for`.',
      )
    )
  }
  const check = checkIn(text, { sketch, written: [written, next ? writtenIn(sketch, next) : ''].join(' ') })
  if (check !== null) {
    whole.checked.push(check)
    whole.how.push(
      `El \`setter\` se ejecuta al asignar, también en \`__init__\`: ahí se comprueba \`${check.field.name}\`.`,
    )
    return true
  }
  return (
    EXAMPLE.test(text) ||
    (/^(?:que )?(?:si no,? )?(?:que )?(?:lanc|lanz|salt|valueerror|avis|un error)/.test(text) &&
      whole.checked.length > 0)
  )
}

const EXAMPLE = /\b(?:ejemplo|prueb\w*|crea\w* (?:un|2|3) objetos?)\b/
const textOf = ({ words }: Sketch, { from, to }: WordSpan) =>
  words
    .slice(from, to)
    .map(({ plain }) => plain)
    .join(' ')

export const isCounted = (text: string) => COUNTED.test(text)
const PRINTED =
  /\bprint\b|\b(?:al|cuando|si) (?:se |lo |la |los )*imprim\w+|\bimprimirl[oa]\b|\bque se (?:imprima|vea|muestre)n?\b|__str__|__repr__/
const COUNTED =
  /\bcuant[oa]s (?:\w+ ){1,3}(?:se )?(?:han creado|hay(?: creados)?|existen|se crearon|se crean|llevo|hemos creado|creados)|\bcuantas instancias|\blleve la cuenta de cuant|\bcont(?:ador|ar|ando) (?:de )?(?:instancias|objetos|cuant)/

const writtenIn = ({ words }: Sketch, { from, to }: WordSpan) =>
  words
    .slice(from, to)
    .map(({ plain, text }) => (plain.startsWith('«') ? `«${text}»` : text))
    .join(' ')

const operatorIn = (text: string): [string, string] | null =>
  /\bsum|\+/.test(text) ? ['__add__', '+'] : /\brest(?:ar|en|a)\b/.test(text) ? ['__sub__', '-'] : null

/** What is to be printed, as it was written, its spaces as people leave them. */
function exampleIn(words: Sketch['words'], { from, to }: WordSpan): string | null {
  const quotedWord = words.slice(from, to).find(({ plain }) => plain.startsWith('«'))
  if (quotedWord) return quotedWord.text
  const start = words.findIndex(
    ({ plain }, at) =>
      at >= from &&
      at < to &&
      /^(?:salga|sale|ponga|pone|muestre|muestra|diga|aparezca|vea|asi|tipo|como|devuelva|imprima|imprime)$/.test(
        plain,
      ),
  )
  if (start === -1) return null
  let at = start + 1
  while (
    /^(?:algo|como|asi|tipo|por|ejemplo|ej|esto|:|que|un|una|texto|salga|el objeto|de la forma)$/.test(
      words[at]?.plain ?? '',
    ) &&
    at < to
  )
    at += 1
  let text = ''
  for (let next = at; next < Math.min(words.length, endOfLine(words, at)); next += 1) {
    const word = words[next]
    if (!word || word.plain === ';' || (word.plain === '.' && !word.isGlued)) break
    text += (word.isGlued || text === '' ? '' : ' ') + word.text
  }
  return text.trim() === '' ? null : text.trim()
}

const endOfLine = (words: Sketch['words'], from: number) => {
  const end = words.findIndex(
    ({ plain }, at) =>
      at > from &&
      (/^[;.]$/.test(plain) ||
        (/^(?:y|,)$/.test(plain) && /^(?:que|un|con|otro|metodo)$/.test(words[at + 1]?.plain ?? ''))),
  )
  return end === -1 ? words.length : end
}

type Checking = { sketch: Sketch; written: string }

/** «que el precio no pueda ser negativo», «la edad entre 0 y 120»: what a field may not be. */
function checkIn(text: string, { sketch, written }: Checking): Checked | null {
  const own = sketch.fields.filter(({ kind }) => kind === 'number' || kind === 'text')
  const field = own.find((each) => speaksOf(text, each)) ?? own.filter(({ kind }) => kind === 'number')[0]
  if (!field || (field.initial !== null && !field.isPassed && !speaksOf(text, field))) return null
  const name = spokenName(field.name)
  const between = /\bentre (-? ?\d+(?:[.,]\d+)?) y (-? ?\d+(?:[.,]\d+)?)/.exec(text)
  const least = /\b(?:menos|menor|inferior|debajo|baj\w+|minimo)(?: (?:de|que|a))* (-? ?\d+(?:[.,]\d+)?)/.exec(
    text,
  )?.[1]
  const most = /\b(?:mas|mayor|superior|encima|maximo|pas\w+|super\w+)(?: (?:de|que|a))* (-? ?\d+(?:[.,]\d+)?)/.exec(
    text,
  )?.[1]
  const value = (said: string) => said.replace(' ', '').replace(',', '.')
  const [test, why] = between
    ? [
        `not ${value(between[1] ?? '')} <= valor <= ${value(between[2] ?? '')}`,
        `tiene que estar entre ${value(between[1] ?? '')} y ${value(between[2] ?? '')}`,
      ]
    : /\bnegativ/.test(text) || /\bpositiv/.test(text)
      ? ['valor < 0', 'no puede ser negativo']
      : least !== undefined
        ? [`valor < ${value(least)}`, `no puede ser menor que ${value(least)}`]
        : most !== undefined
          ? [`valor > ${value(most)}`, `no puede ser mayor que ${value(most)}`]
          : /\bvaci[oa]\b/.test(text) && field.kind === 'text'
            ? ["valor.strip() == ''", 'no puede estar vacío']
            : [null, '']
  if (test === null) return null
  const outcome = folded(written)
  const lines = outcomeLines(
    /\b(?:avis|imprim|muestr|print|mensaje|diga)/.test(outcome) ? outcome : 'lance un valueerror',
    `${upperFirst(name)} ${why}`,
    /«/.test(written) ? statedText(written) : null,
  )
  return { field, lines: [`if ${test}:`, ...indented(lines)] }
}
