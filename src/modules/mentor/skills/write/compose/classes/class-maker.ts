import { byWord } from '~/platform/text/by-word'
import { quoted } from '../../../../engine/task/read-data'
import type { ClassRequest, Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, render, treeOf } from '../program'
import { Reading, type Span } from '../reading'
import { attributeKind, effectOf } from './class-effects'
import type { Attribute, Effect, Method } from './class-parts'

type Member = { method: Method; effect: Effect }

/** Writes the class that is described: its attributes, and the methods whose effect the words tell. */
export const classMaker: Maker = (task, { message }) => classDrafts(task, message.text)

export function classDrafts(task: Pick<Task, 'classes' | 'constraints' | 'request'>, message: string): Draft[] {
  const [request] = task.classes
  if (!request || isOfSeveral(task.request.text)) return []
  const reading = new Reading(task.request)
  markNames(reading, request)
  const attributes = attributesOf(request, reading)
  const shown = textMethod(reading, attributes, { name: request.name, message })
  const members: Member[] = []
  const unclear: string[] = []
  for (const method of request.methods) {
    const said = wordsAbout(reading, method, request.methods)
    const effect = effectOf(method, said, { reading, attributes, className: request.name })
    if (effect) members.push({ method, effect })
    else unclear.push(method.name)
  }
  if (attributes.length === 0 && members.length === 0) return []
  const lines = classLines(request.name, { attributes, members, shown })
  const imports = members.flatMap(({ effect }) => effect.imports ?? [])
  const code = render({ imports, definitions: [lines], body: usage(request.name, attributes, { members, shown }) })
  const missing = request.methods.length === 0 ? 0 : unclear.length / request.methods.length
  return [
    {
      code,
      title: `La clase \`${request.name}\`${attributes.length > 0 ? ` guarda ${listed(attributes.map(({ name }) => `\`${name}\``))}` : ''}${members.length > 0 ? ` y sabe hacer ${listed(members.map(({ method }) => `\`${method.name}\``))}` : ''}.`,
      how: howOf(attributes, members, shown),
      example: exampleOf(code),
      unmet: unmet(treeOf(code), task.constraints),
      // Where every method is understood, what is left over tells of whom it is for.
      fit: Math.max(
        0,
        (missing === 0 && members.length > 0 ? 0.78 + 0.17 * coverageOf(reading) : 0.95 * coverageOf(reading)) -
          0.5 * missing,
      ),
      notes: unclear.map((name) => `No me queda claro qué tiene que hacer \`${name}\`: dímelo y lo añado.`),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

/** Classes that inherit, or several of them, are more than one description. */
const isOfSeveral = (text: string) =>
  /\bhered\w+|\bherencia\b|\bsubclases?\b/.test(text) ||
  (text.match(/\b(?:una |otra |y )clase [a-z]\w+/g) ?? []).length > 1

function markNames(reading: Reading, { name, attributes, methods }: ClassRequest): void {
  const known = new Set(
    [name, ...attributes, ...methods.flatMap((each) => [each.name, ...each.parameters])].map((each) =>
      each.toLowerCase(),
    ),
  )
  for (const [at, { plain }] of reading.words.entries()) {
    if (known.has(plain) || /^(?:clase|class|metodos?|atributos?|objeto|self|__init__|constructor)$/.test(plain))
      reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at) + 1 })
  }
}

/** The words from where a method is named up to where another one is, or to the end: the longest of such places tells of it. */
function wordsAbout(reading: Reading, { name }: Method, methods: readonly Method[]): Span {
  const isNamed = (word: number, named: string) =>
    reading.words[word]?.plain === named.toLowerCase() || reading.words[word]?.text === named
  const others = methods.filter((each) => each.name !== name)
  const spans = reading.words.flatMap((_, from) => {
    if (!isNamed(from, name)) return []
    const to = reading.words.findIndex((__, at) => at > from && others.some((each) => isNamed(at, each.name)))
    return [{ from: reading.offsetOf(from + 1), to: reading.offsetOf(to === -1 ? reading.words.length : to) }]
  })
  return (
    spans.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0] ?? {
      from: 0,
      to: reading.text.length,
    }
  )
}

/** «empieza con vida 100», «empieza con 100 de vida», «empieza con la lista de notas vacía». */
const BEGINS =
  /\b(?:empiez\w+|empez\w+|comienz\w+|arranc\w+|parte|inicia|nace)(?: (?:con|en|a|el|la|siempre))* (?:(\d+(?:[.,]\d+)?) (?:de )?([a-z]+)|([a-z]+) (?:a |en |de |= )?(\d+(?:[.,]\d+)?|vaci[oa]))/g
const NO_ATTRIBUTE = /^(?:y|en|a|de|cero|que|con|pero|metodo|lista|por|el|la|euros?|puntos?_?)$/

/** «agregar_nota(n)» and «promedio()» keep what was never named: a list of it. */
function impliedList(methods: ClassRequest['methods'], known: readonly Attribute[]): string | null {
  if (known.some(({ kind }) => kind === 'list')) return null
  const adds = methods
    .map(({ name }) => /^(?:agregar|anadir|add|poner|registrar|apuntar|meter)_([a-z]+)$/.exec(name)?.[1])
    .find((name) => name !== undefined)
  const tells = methods.some(({ name }) =>
    /^(?:promedio|media|total|cuantos|cuantas|mejor|peor|maximo|minimo|listar|mostrar)/.test(name),
  )
  return adds !== undefined && tells
    ? /s$/.test(adds)
      ? adds
      : /[aeiou]$/.test(adds)
        ? `${adds}s`
        : `${adds}es`
    : null
}

/** What an attribute that is not passed begins with. */
const STARTS: Partial<Record<Attribute['kind'], string>> = { number: '0', text: "''" }

/** «saldo que empieza en 0», «stock inicial 5»: its value at the start; then it is no parameter. */
function attributesOf({ attributes, methods, made }: ClassRequest, reading: Reading): Attribute[] {
  const found = attributes.map((name): Attribute => {
    const start = new RegExp(
      `\\b${name}(?: (?:\\(|que|con|inicial|inicializad[oa]|iniciad[oa]|empez\\w+|empiez\\w+|comienz\\w+|parte|arranca|por|defecto|valor|a|en|=|de|,))* (\\d+(?:[.,]\\d+)?|vacia|vacio)\\b`,
    ).exec(reading.text)
    const value = start?.[1] ?? ''
    const kind = /^\d/.test(value) ? 'number' : /^vaci/.test(value) ? 'list' : attributeKind(name)
    if (start) reading.use({ from: start.index, to: start.index + start[0].length })
    return {
      name,
      kind,
      initial: start
        ? kind === 'list'
          ? '[]'
          : (start[1] ?? '0').replace(',', '.')
        : kind === 'list'
          ? '[]'
          : made !== undefined && !made.includes(name)
            ? (STARTS[kind] ?? null)
            : null,
    }
  })
  for (const [text, count, after, before, value] of reading.text.matchAll(BEGINS)) {
    const name = (after ?? before ?? '').replace('ñ', 'ni')
    if (name === '' || NO_ATTRIBUTE.test(name)) continue
    reading.take(new RegExp(`\\b${text.trim().replace(/[^\w\s]/g, '.')}`))
    const initial = /^vaci/.test(value ?? '') ? '[]' : (count ?? value ?? '0').replace(',', '.')
    const known = found.find((each) => each.name === name)
    if (known) Object.assign(known, { initial, kind: initial === '[]' ? 'list' : 'number' })
    else found.push({ name, kind: initial === '[]' ? 'list' : 'number', initial })
  }
  const list = impliedList(methods, found)
  if (list !== null) found.push({ name: list, kind: 'list', initial: '[]' })
  const adds = methods.some(({ name }) => /^(?:ingresar|depositar|retirar)$/.test(name))
  return found.length === 0 && adds ? [{ name: 'saldo', kind: 'number', initial: '0' }] : found
}

type Shown = { name: string; message: string }

/** «que al imprimirla salga "Rectángulo de 3x4"», «que print(dep) ponga 35/100 L», «con __str__»: the text of an object. */
function textMethod(reading: Reading, attributes: readonly Attribute[], { name, message }: Shown): string | null {
  const asked = reading.take(
    /\b(?:(?:con|y|que|un|metodo) )*__str__\b|\b(?:(?:al|cuando|si) (?:se )?(?:hacer |haga |hago |la |lo |se )*(?:un )?(?:print|imprim\w+)|que (?:el |al |un )?print)(?: \( \w+ \))?(?: (?:me|salga|sale|muestre|se vea|diga|el objeto|aparezca|ponga|pone|algo|como|asi|por ejemplo|tipo|:))*/,
  )
  if (!asked) return null
  const at = reading.words.findIndex(
    ({ plain }, index) => plain.startsWith('«') && reading.offsetOf(index) >= asked.from,
  )
  const line =
    /(?:print|imprim\p{L}*|__str__)[^\n]*?(?:por ejemplo|p\. ?ej\.?|ej\.?:?|algo como|tipo|as[ií]:?|ponga|salga|muestre|:)\s+([^\n"'«]{3,60})$/imu.exec(
      message,
    )
  const example =
    reading.words[at]?.text ?? line?.[1]?.replace(/^(?:por ejemplo|algo como|tipo)\s+/, '').replace(/\.$/, '')
  if (example === undefined)
    return `f'${name}(${attributes.map((each) => `${each.name}={self.${each.name}}`).join(', ')})'`
  if (at !== -1) reading.use({ from: reading.offsetOf(at), to: reading.offsetOf(at + 1) })
  else
    reading.use({
      from: asked.to,
      to: reading.text.indexOf(' ;', asked.to) === -1 ? reading.text.length : reading.text.indexOf(' ;', asked.to),
    })
  // «35/100»: what there is of what there may be.
  const ordered = /\d ?\/ ?\d|\d de \d/.test(example)
    ? attributes.toSorted((a, b) => Number(a.initial === null) - Number(b.initial === null))
    : attributes
  const numbers = ordered.filter(({ kind }) => kind === 'number').map((each) => each.name)
  const texts = attributes.filter(({ kind }) => kind === 'text').map((each) => each.name)
  let text = example
  for (const each of attributes)
    text = text.replace(new RegExp(`[{<]${each.name}[}>]|\\b${each.name}\\b`), `{self.${each.name}}`)
  if (!text.includes('{self')) {
    text = text.replace(/\d+(?:[.,]\d+)?/g, (found) => (numbers.length > 0 ? `{self.${numbers.shift()}}` : found))
    if (texts[0] && /\b\p{Lu}\p{L}+/u.test(text)) text = text.replace(/\b\p{Lu}\p{Ll}+/u, `{self.${texts[0]}}`)
  }
  return `f${quoted(text)}`
}

type Body = { attributes: readonly Attribute[]; members: readonly Member[]; shown: string | null }

function classLines(name: string, { attributes, members, shown }: Body): string[] {
  const parameters = attributes.filter(({ initial }) => initial === null).map((each) => each.name)
  const blocks: string[][] = []
  if (attributes.length > 0)
    blocks.push([
      `def __init__(${['self', ...parameters].join(', ')}):`,
      ...indented(attributes.map((each) => `self.${each.name} = ${each.initial ?? each.name}`)),
    ])
  for (const { method, effect } of members)
    blocks.push([`def ${method.name}(${['self', ...method.parameters].join(', ')}):`, ...indented(effect.lines)])
  if (shown !== null) blocks.push(['def __str__(self):', ...indented([`return ${shown}`])])
  return [`class ${name}:`, ...indented(blocks.flatMap((block, at) => (at === 0 ? block : ['', ...block])))]
}

const SAMPLES: Record<string, string> = byWord({
  nombre: "'Ana'",
  titular: "'Ana'",
  precio: '2.5',
  stock: '10',
  edad: '20',
  marca: "'Seat'",
  modelo: "'Ibiza'",
  titulo: "'Don Quijote'",
  autor: "'Cervantes'",
  base: '3',
  altura: '4',
  radio: '2',
  lado: '5',
  saldo: '100',
})

function usage(
  name: string,
  attributes: readonly Attribute[],
  { members, shown }: Pick<Body, 'members' | 'shown'>,
): string[] {
  const it = name.charAt(0).toLowerCase() + name.slice(1).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const given = attributes
    .filter(({ initial }) => initial === null)
    .map(
      (each) =>
        (each.name === 'nombre' ? sampleName(name) : SAMPLES[each.name]) ?? (each.kind === 'number' ? '10' : "'uno'"),
    )
  const lines = [`${it} = ${name}(${given.join(', ')})`]
  for (const { method, effect } of members) {
    const adds = effect.lines.some((line) => line.includes('+='))
    const isLimited = effect.lines.some((line) => line.includes('min(self.') || line.startsWith('if self.'))
    const call = `${it}.${method.name}(${method.parameters.map((each) => argumentFor(each, { effect, adds: adds && !isLimited, isLimited })).join(', ')})`
    const returns =
      effect.lines.some((line) => /^ *return ./.test(line)) && !effect.lines.some((line) => /return False/.test(line))
    lines.push(returns ? `print(${call})` : call)
  }
  const changed = attributes.find((each) =>
    members.some(({ effect }) =>
      effect.lines.some((line) => new RegExp(`self\\.${each.name}(?: [-+]?= |\\.(?:append|remove))`).test(line)),
    ),
  )
  if (shown !== null) lines.push(`print(${it})`)
  else if (changed) lines.push(`print(${it}.${changed.name})`)
  else if (members.length === 0 && attributes[0]) lines.push(`print(${it}.${attributes[0].name})`)
  return lines
}

/** A name for a thing of this class. */
const sampleName = (of: string) =>
  /^(?:Persona|Alumn|Estudiante|Emplead|Client|Usuari|Jugador|Profesor|Paciente|Contacto)/.test(of)
    ? "'Ana'"
    : /^(?:Perro|Gato|Animal|Mascota)/.test(of)
      ? "'Toby'"
      : "'Pan'"
const argumentFor = (
  name: string,
  { effect, adds, isLimited }: { effect: Effect; adds: boolean; isLimited: boolean },
) => {
  const isCounted = effect.lines.some((line) => new RegExp(`[-+*/<>]=? ${name}\\b|\\b${name} [-+*/<>]`).test(line))
  const isText =
    !isCounted && attributeKind(name) === 'text' && !/^(?:n|x|cantidad|monto|importe|porcentaje|valor|num)/.test(name)
  return isText ? "'uno'" : adds ? '50' : isLimited ? '6' : '2'
}

function howOf(attributes: readonly Attribute[], members: readonly Member[], shown: string | null): string[] {
  const how: string[] = []
  if (attributes.length > 0)
    how.push('`__init__` se ejecuta al crear cada objeto y guarda sus datos en `self`, que es «este objeto».')
  how.push(...members.map(({ effect }) => effect.how))
  if (shown !== null) how.push('`__str__` dice qué texto sale al hacer `print` del objeto.')
  return [...new Set(how)].slice(0, 6)
}

const listed = (items: readonly string[]) => items.join(', ').replace(/, ([^,]*)$/, ' y $1')
