import { singularOf } from '~/modules/mentor/python/singular'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  printsIn,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { elementsOf, mentionsStem } from '../../elements'
import { withImport } from '../style/imports'

export const FILE = '[\\w-]{1,40}\\.(?:txt|csv|json|log|md|dat)'

/** «guárdalo en un archivo», «guárdalas en tareas.json al acabar». */
export const saveChange: Change = {
  name: 'save',
  stage: STAGE.output,
  says: [
    new RegExp(
      `\\b(?:que )?(?:y )?(?:lo |la |los |las |se |me ){0,7}(?:guard\\w+|escrib\\w+|export\\w+|grab\\w+|almacen\\w+|met\\w+|salv\\w+|vuelc\\w+|volc\\w+|anad\\w+|agreg\\w+|apunt\\w+|registr\\w+)(?: (?:el|la|lo|los|las|todo|resultados?|salida|datos?|tambien|ademas|se|lista|contenido|eso|esto|al|final|acabar|terminar|y|que|en vez de imprimir\\w*|en lugar de imprimir\\w*|[a-z]{3,12})){0,7}? (?:en|a|dentro de)(?: (?:un|el|una))?(?: (?:archivo|fichero|texto|documento|txt|csv|json|file|de|del|llamado|que se llame|tipo)\\b){0,7}(?: ?["'«“\`]?(?<file>${FILE})["'»”\`]?)?(?: (?:al (?:acabar|final|terminar|salir)|,? un[oa] por (?:linea|renglon))){0,7}`,
    ),
    /(?<perline>\bun[oa] (?:(?:por|en cada) (?:linea|renglon)(?: igual que salia\w*)?|(?:linea|renglon) (?:por|para|con) (?:cada )?[a-z]+))/,
    /(?<instead>\ben (?:vez|lugar) de (?:que )?(?:l[oa]s? |se )?(?:(?:imprim|sac|mostr|muestr|salg|sal|pint|escrib)\w*(?: (?:por|en|x) (?:la )?pantalla)?|(?:por|en|x) (?:la )?pantalla))/,
    /(?<adds>\b(?:(?:pero|y|que) )?(?:sin (?:borrar|machacar|perder|sobrescribir)|no (?:me |se )?(?:borre|machaque|pierda|sobrescriba))(?: (?:los|lo|las|el|que|de|habia|hay|antes|anterior\w*|contenido|archivo|fichero|ya)){1,6}|(?<!\w)(?:al final|debajo) del (?:archivo|fichero)|(?:vaya )?(?:anadiendo|acumulando|agregando|acumule)\w*(?: (?:al|en el) (?:archivo|fichero|final))?)/,
  ],
  needs: ({ words }) => /archivo|fichero|txt|csv|json|documento|\.\w{2,4}\b|file/.test(words),
  make(p, wish) {
    const isJson = /json/.test(wish.words)
    const file = wish.parts.file ?? (isJson ? 'datos.json' : /csv/.test(wish.words) ? 'resultado.csv' : 'resultado.txt')
    if (isJson) return asJson(p, wish, file)
    const whole = wish.parts.adds === undefined ? whenLeft(p, wish, file) : null
    if (whole) return whole
    return wish.parts.adds === undefined
      ? (oneByLine(p, wish, file) ?? printed(p, wish, file))
      : (typedValue(p, wish, file) ?? printed(p, wish, file))
  },
}

/** The collection that is meant: named, the only list, or the last. */
function collection(p: Program, wish: Wish): string | null {
  const names = mainStatements(p).flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    const isCollection =
      node.kind === 'assign' &&
      (['list', 'dict', 'tuple', 'set'].includes(node.value.kind) ||
        (node.value.kind === 'comprehension' && node.value.form !== 'generator'))
    return isCollection && target?.kind === 'name' ? [target.name] : []
  })
  const named = names.find((name) => mentionsStem(wish.said.prose.toLowerCase(), name))
  return named ?? names.at(-1) ?? null
}

function atEnd(p: Program, lines: readonly string[]): string {
  return `${p.source.trimEnd()}\n\n${lines.join('\n')}\n`
}

function asJson(p: Program, wish: Wish, file: string): Result {
  const name = collection(p, wish)
  if (name === null) return null
  const level = levelOf(p)
  const code = atEnd(p, [
    `with open("${file}", "w", encoding="utf-8") as archivo:`,
    `${level}json.dump(${name}, archivo, ensure_ascii=False, indent=2)`,
  ])
  return {
    code: withImport(code, 'import json'),
    told: `Al acabar, ${inlineCode(name)} se guarda en ${inlineCode(file)}.`,
    how: [
      '`json.dump` escribe la lista o el diccionario con el formato JSON; `ensure_ascii=False` deja las tildes como están.',
      '`with` cierra el archivo aunque algo falle.',
    ],
  }
}

/** A list of texts or numbers, one in each line. */
function oneByLine(p: Program, wish: Wish, file: string): Result {
  const name = collection(p, wish)
  const scope = p.scopes[0]
  if (
    name === null ||
    !scope ||
    !(
      wish.parts.perline !== undefined ||
      mentionsStem(wish.words, name) ||
      /\b(?:guardal[oa]s|lista)\b/.test(wish.words)
    )
  )
    return null
  const binding = p.binds(name, scope)[0]
  const element = binding?.value ? elementsOf(p, binding.value, scope) : null
  // What a loop shows line by line is written as it is shown.
  if (!binding?.value || element?.kind === 'tuple' || element?.kind === 'record' || isShown(p, name)) return null
  if (binding.value.kind === 'dict') return entriesByLine(p, wish, { name, file })
  const item = freeName(p, singularOf(name), 'elemento')
  const level = levelOf(p)
  const value = element?.kind === 'text' ? item : null
  return {
    code: atEnd(p, [
      `with open("${file}", "w", encoding="utf-8") as archivo:`,
      `${level}for ${item} in ${name}:`,
      `${level}${level}archivo.write(${value === null ? `str(${item})` : item} + "\\n")`,
    ]),
    told: `Al acabar, cada elemento de ${inlineCode(name)} se guarda en una línea de ${inlineCode(file)}.`,
    how: [
      '`"w"` crea el archivo, o lo vacía si ya existía; el `"\\n"` es el salto de línea.',
      '`with` cierra el archivo aunque algo falle.',
    ],
  }
}

/** What a menu has gathered is saved when it is left: what it has on the screen is for whoever chooses. */
function whenLeft(p: Program, wish: Wish, file: string): Result {
  const name = collection(p, wish)
  const last = mainStatements(p).at(-1)
  const isMenu =
    last?.kind === 'while' &&
    p.spots('call').some(({ node }) => inputIn(node) !== null && node.from > last.from && node.to <= last.to)
  const list = p.places('assign').find(({ node }) => plainAssign(node)?.name === name)
  if (name === null || !isMenu || !list || list.node.value.kind !== 'list' || !isFilledIn(p, name)) return null
  const [item, level] = [freeName(p, singularOf(name), 'elemento'), levelOf(p)]
  return {
    code: atEnd(p, [
      `with open("${file}", "w", encoding="utf-8") as archivo:`,
      `${level}for ${item} in ${name}:`,
      `${level}${level}print(${item}, file=archivo)`,
    ]),
    told: `Al salir, ${inlineCode(name)} se guarda en ${inlineCode(file)}, un elemento por línea.`,
    how: [`Lo último se ejecuta cuando \`break\` ha dejado el bucle; \`with\` cierra el archivo aunque algo falle.`],
  }
}

const isFilledIn = (p: Program, name: string) => new RegExp(`(?<!\\w)${name}\\.append\\(`).test(p.source)

/** Whether a loop over a collection prints. */
const isShown = (p: Program, name: string): boolean =>
  p
    .places('for')
    .some(
      ({ node }) => printsIn(node.body).length > 0 && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(p.text(node.iterable)),
    )

/** A dictionary, a line for each key, and below them what the program prints. */
function entriesByLine(p: Program, wish: Wish, { name, file }: { name: string; file: string }): Result {
  const rest = printed(p, wish, file)
  if (rest === null || !('code' in rest)) return null
  const [key, value] = [freeName(p, 'clave'), freeName(p, 'valor')]
  const level = levelOf(p)
  const lines = [
    `${level}for ${key}, ${value} in ${name}.items():`,
    `${level}${level}print(${key}, ${value}, file=archivo)`,
  ]
  return {
    ...rest,
    code: rest.code.replace(/^(with open\(.*\) as archivo:\n)/m, `$1${lines.join('\n')}\n`),
    told: `En ${inlineCode(file)} hay una línea por cada dato de ${inlineCode(name)}, y debajo el resultado.`,
  }
}

/** What is printed goes to the file as well, or instead. */
function printed(p: Program, wish: Wish, file: string): Result {
  const nodes = mainStatements(p).filter((node) => shows(node))
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return byCalls(p, file)
  const isInstead = wish.parts.instead !== undefined || /en (?:vez|lugar) de/.test(wish.words)
  const mode = wish.parts.adds === undefined ? 'w' : 'a'
  const level = levelOf(p)
  const { from, to } = linesOf(p, first, last)
  const open = printsIn(nodes).filter(
    (call) => call.from >= from && call.to <= to && !call.arguments.some(({ name }) => name === 'file'),
  )
  const results = open.filter((call) => !complains(p, call))
  const calls = results.length > 0 ? results : open
  const edits: Edit[] = []
  for (const call of calls) {
    const place = p.spots('call').find(({ node }) => node === call)?.place
    if (!place) continue
    const end = call.arguments.at(-1)?.to ?? call.to - 1
    const copy = `${p.source.slice(call.from, end)}${call.arguments.length > 0 ? ', ' : ''}${isRow(call, file) ? 'sep=",", ' : ''}file=archivo)`
    edits.push(
      isInstead
        ? { from: call.from, to: call.to, text: copy }
        : {
            from: linesOf(p, place.node).to,
            to: linesOf(p, place.node).to,
            text: `\n${indentOf(p, place.node)}${copy}`,
          },
    )
  }
  if (edits.length === 0) return null
  const doubled = edited(p, edits)
  const growth = doubled.length - p.source.length
  const block = shiftedText(doubled.slice(from, to + growth), level)
  return {
    code: `${doubled.slice(0, from)}with open("${file}", "${mode}", encoding="utf-8") as archivo:\n${block}${doubled.slice(to + growth)}`,
    told: isInstead
      ? `El resultado va ahora a ${inlineCode(file)} en vez de a la pantalla.`
      : `${calls.length < open.length ? 'El resultado' : 'Lo que se ve en pantalla'} se guarda también en ${inlineCode(file)}.`,
    how: [
      `\`file=archivo\` hace que \`print\` escriba en el archivo, con su salto de línea.`,
      mode === 'w'
        ? '`"w"` crea el archivo, o lo vacía si ya existía; `with` lo cierra al salir del bloque.'
        : '`"a"` añade al final sin borrar lo que había, y crea el archivo si no existe; `with` lo cierra.',
    ],
  }
}

const COMPLAINT =
  /\b(?:no (?:es )?v[aá]lid|inv[aá]lid|incorrect|error\b|no es un|escribe un|tiene que (?:ser|estar)|debe (?:ser|estar))/i

/** Whether a `print` tells who types that it was not right: no result. */
function complains(p: Program, call: ReturnType<typeof printsIn>[number]): boolean {
  const isHandled = p
    .places('try')
    .some(({ node }) => node.handlers.some(({ from, to }) => from <= call.from && call.to <= to))
  return isHandled || COMPLAINT.test(p.text(call))
}

/** The values of a line are columns of a CSV. */
const isRow = (call: ReturnType<typeof printsIn>[number], file: string) =>
  file.endsWith('.csv') && call.arguments.length > 1 && call.arguments.every(({ form }) => form === 'positional')

/** «que cada nombre lo vaya añadiendo»: what is typed, behind what the file holds. */
function typedValue(p: Program, wish: Wish, file: string): Result {
  const asked = p.places('assign').flatMap((place) => {
    const name = plainAssign(place.node)?.name
    return name !== undefined && inputIn(place.node.value) !== null ? [{ place, name }] : []
  })
  const meant = asked.find(({ name }) => mentionsStem(wish.said.plain + wish.words, name))
  if (!meant) return null
  const indent = indentOf(p, meant.place.node)
  const { to } = linesOf(p, meant.place.node)
  const lines = [
    `with open("${file}", "a", encoding="utf-8") as archivo:`,
    `${levelOf(p)}print(${meant.name}, file=archivo)`,
  ]
  return {
    code: edited(p, [{ from: to, to, text: lines.map((line) => `\n${indent}${line}`).join('') }]),
    told: `Cada ${inlineCode(meant.name)} se añade al final de ${inlineCode(file)}.`,
    how: ['`"a"` añade al final sin borrar lo que había, y crea el archivo si no existe; `with` lo cierra.'],
  }
}

/** Functions that print, called one after the other: what they print goes into the file. */
function byCalls(p: Program, file: string): Result {
  const printing = new Set(
    [...p.functions.entries()].flatMap(([name, places]) =>
      places.some(({ node }) => printsIn(node.body).length > 0) ? [name] : [],
    ),
  )
  const calls = mainStatements(p).filter(
    (node) => node.kind === 'expression' && [...printing].some((name) => callTo(node.value, name) !== null),
  )
  const [first, last] = [calls[0], calls.at(-1)]
  if (!first || !last) return null
  const level = levelOf(p)
  const { from, to } = linesOf(p, first, last)
  const block = shiftedText(p.source.slice(from, to), `${level}`)
  const code = `${p.source.slice(0, from)}with open("${file}", "w", encoding="utf-8") as archivo, redirect_stdout(archivo):\n${block}\nprint("Guardado en ${file}")${p.source.slice(to)}`
  return {
    code: withImport(code, 'from contextlib import redirect_stdout'),
    told: `Lo que escribe el programa va ahora a ${inlineCode(file)}, y en pantalla solo dice que está guardado.`,
    how: [
      '`redirect_stdout(archivo)` manda al archivo todo lo que se imprime dentro del bloque, también lo que imprimen las funciones.',
      '`"w"` crea el archivo, o lo vacía si ya existía; `with` lo cierra al salir del bloque.',
    ],
  }
}

const shows = (node: Statement): boolean =>
  printsIn([node]).some((call) => positional(call).length > 0 && callTo(call, 'print') !== null)
const shiftedText = (text: string, by: string) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : by + line))
    .join('\n')
