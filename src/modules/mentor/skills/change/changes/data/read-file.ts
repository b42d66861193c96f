import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type Element, elementsOf, type Kind, mentionsStem } from '../../elements'
import { isMeasured } from '../../number-names'
import { FILE } from '../output/save'
import { withImport } from '../style/imports'
import { columnsIn } from './columns'

const THE_FILE = `(?: (?:un|el|una))?(?: (?:archivo|fichero|texto|txt|csv|de|del|llamado|que se llam[ea]|que tengo))*(?:,? ?["'«“\`]?(?<file>${FILE})["'»”\`]?)?`
const ANY_FILE = THE_FILE.replace('?<file>', '?<file2>')

/** «que lea los datos de un archivo», «las notas las tengo en notas.txt, pero hay líneas en blanco y algún NP que no cuenta». */
export const readFileChange: Change = {
  name: 'read-file',
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:que )?(?:lo |la |los |las |se ){0,7}(?:le[ae]\\w*|leer\\w*|lei\\w+|cargu\\w+|carg\\w+|(?:saqu|sac|tom|coj|cog|import|abr)\\w+(?=(?: (?!en\\b)[a-z]+){0,7} (?:de|desde)\\b))(?: (?:los|las|el|la|datos?|lista|numeros|nombres|valores|notas|precios|desde|de|en vez de tenerlos|[a-z]{3,12})){0,7}? (?:desde|del?|en)(?![a-z])${THE_FILE}(?:,? en (?:vez|lugar) de (?:ten\\w+|que este\\w*|pon\\w+|escrib\\w+)(?: [a-z]+){0,5}?(?= y |[.,;¦]|$))?`,
    ),
    new RegExp(
      `\\b(?:(?:ahora|los|las|el|la|l[oa]s|datos?|que|me|se|[a-z]{3,14}) ){0,6}(?:est[ae]n?|tengo|tenemos|tiene|vienen?|vengan?|vendran|hay|(?<!\\bcomo (?:l[oa]s? )?)guardo|me (?:los|las) (?:dan|pasan|mandan))(?: (?:todos|todas|guardad[oa]s?|metid[oa]s?|apuntad[oa]s?|ya))* (?:en|dentro de|del?|desde)(?![a-z])${ANY_FILE}`,
    ),
    /(?<lines>\bun[oa] (?:por|en|en cada|por cada) (?:cada )?(?:linea|renglon|fila))/,
    /(?<blank>\b(?:(?:y|pero|que|hay|algun[oa]s?|se|me) )*(?:saltat?\w*|salt\w+|ignor\w+|quit\w+|sin contar|sin|no cuent\w+|hay|puede haber|tiene)(?: (?:las|los|algun[oa]s?|unas|unos|de))* (?:lineas?|renglon(?:es)?|filas?) (?:vaci[oa]s?|en blanco)(?: por (?:el )?medio)?(?: (?:que )?(?:no (?:deben? )?(?:cuent\w+|contar|val\w+)|(?:hay que |se )?(?:salt|ignor|quit)\w+))?)/,
    /(?<bad>\b(?:y )?(?:(?:saltat?\w*|ignor\w+|quit\w+|sin contar|descart\w+|no cuent\w+) )?(?:las|los|lo) (?:lineas )?que no (?:sean?|son|es)(?: un| de)? (?:numeros?|numeric\w+|valid\w+))/,
    /(?<mark>\b(?:y |o |hay |con |tambien )?(?:algun[oa]?s?|unos|unas|un|hay|pone|con|lleva|las que (?:ponen?|pone)|donde (?:pone|dice)|l[oa]s) ["'«“]?(?<token>(?!que\b|no\b|linea|renglon|vaci|en\b|las?\b|los?\b)[a-z/.-]{1,14})["'»”]?(?: ?\([^)]{1,30}\))?,? (?:que )?(?:(?:esos?|esas?|ese) )?no (?:deben? )?(?:se )?(?:cuent\w+|contar|val\w+|entr\w+))/,
    /(?<tallied>\b(?:y )?(?:que )?(?:me )?(?:tambien )?(?:dig\w+|cuent\w+|muestr\w+|saqu\w+|pon\w*)(?: tambien| que| me)* cuant[oa]s ["'«“]?(?<counted>[a-z/.-]{1,14})["'»”]?(?: (?:hay|hubo|han? sido|son|habia))?)/,
  ],
  needs: ({ parts: { file, file2 }, words }) =>
    file !== undefined || file2 !== undefined || /archivo|fichero|\b(?:txt|csv)\b/.test(words),
  make(p, wish) {
    const { file, file2 } = wish.parts
    const scope = p.scopes[0]
    const fixed = dataMeant(p, wish)
    const text = fixed ? null : textMeant(p)
    if (text !== null) return fromText(p, text, file ?? file2 ?? 'datos.txt')
    if (!scope || !fixed) return null
    const element = elementsOf(p, fixed.value, scope)
    const name = plainAssign(fixed)?.name
    if (element === null || name === undefined) return null
    const read = { p, wish, fixed, name, file: file ?? file2 ?? 'datos.txt' }
    if (element.kind === 'number' || element.kind === 'text') return fromLines(read, element.kind)
    return fromTable(read, element)
  },
}

/** A text of several words that is written down. */
const textMeant = (p: Program) =>
  mainStatements(p).find((node): node is StatementOf<'assign'> => {
    const plain = plainAssign(node)
    return plain?.value.kind === 'string' && plain.value.value.includes(' ')
  }) ?? null

function fromText(p: Program, node: StatementOf<'assign'>, file: string): Result {
  const name = plainAssign(node)?.name ?? 'texto'
  const lines = [
    `with open(${textLiteral(p, file)}, encoding="utf-8") as archivo:`,
    `${levelOf(p)}${name} = archivo.read()`,
  ]
  return {
    code: edited(p, [{ ...linesOf(p, node), text: lines.join('\n') }]),
    told: `${inlineCode(name)} se lee ahora de ${inlineCode(file)}.`,
    how: ['`read()` da todo el archivo en un solo texto; `with` lo cierra al terminar.'],
  }
}

type Read = { p: Program; wish: Wish; fixed: StatementOf<'assign'>; name: string; file: string }

/** The data that the words name, or the first that is written down. */
function dataMeant(p: Program, wish: Wish): StatementOf<'assign'> | null {
  const all = mainStatements(p).flatMap((node) =>
    node.kind === 'assign' && plainAssign(node) && isFilled(node.value) ? [node] : [],
  )
  return all.find((node) => mentionsStem(wish.said.plain + wish.words, plainAssign(node)?.name ?? '')) ?? all[0] ?? null
}

const isFilled = (node: Expression) =>
  (node.kind === 'list' && node.items.length > 0) || (node.kind === 'dict' && node.entries.length > 0)

function fromLines(read: Read, kind: Kind): Result {
  const { p, wish, fixed, name, file } = read
  const { token, counted, bad } = wish.parts
  const level = levelOf(p)
  const isFloat =
    p.text(fixed.value).includes('.') || isMeasured(name) || /decimal|coma/.test(wish.said.prose.toLowerCase())
  const value = kind === 'text' ? 'linea' : isFloat ? 'float(linea.replace(",", "."))' : 'int(linea)'
  const skipped = token !== undefined && kind === 'number'
  const isCounted = counted !== undefined && token !== undefined && counted.toLowerCase() === token.toLowerCase()
  const counter = isCounted ? freeName(p, counted.toLowerCase().replace(/\W+/g, '_'), 'descartados') : null
  const head = `with open("${file}", encoding="utf-8") as archivo:`
  const isPlain = !skipped && bad === undefined
  const short = kind === 'text' ? 'linea.strip()' : isFloat ? 'float(linea.replace(",", "."))' : 'int(linea)'
  const lines = isPlain
    ? [head, `${level}${name} = [${short} for linea in archivo if linea.strip()]`]
    : [
        `${name} = []`,
        ...(counter === null ? [] : [`${counter} = 0`]),
        head,
        `${level}for linea in archivo:`,
        `${level}${level}linea = linea.strip()`,
        ...(skipped ? tokenLines(p, token, counter, level) : []),
        ...(bad === undefined
          ? [`${level}${level}${skipped ? 'elif' : 'if'} linea:`, `${level}${level}${level}${name}.append(${value})`]
          : [
              `${level}${level}try:`,
              `${level}${level}${level}${name}.append(${value})`,
              `${level}${level}except ValueError:`,
              `${level}${level}${level}continue`,
            ]),
      ]
  const shown = counter === null ? '' : `\nprint(${textLiteral(p, `${counted}:`)}, ${counter})`
  return {
    code: `${edited(p, [{ ...linesOf(p, fixed), text: lines.join('\n') }]).trimEnd()}${shown}\n`,
    told: `${inlineCode(name)} se lee ahora de ${inlineCode(file)}, un dato por línea${skipped ? `, sin contar los ${inlineCode(token)}` : ''}${counter === null ? '' : ', que se cuentan aparte'}.`,
    how: [
      `Recorrer el archivo da sus líneas de una en una; las vacías se saltan, y \`strip\` quita el salto de línea.`,
      `El archivo tiene que estar en la misma carpeta que el programa.`,
    ],
  }
}

function tokenLines(p: Program, token: string, counter: string | null, level: string): string[] {
  const one = level + level
  return [
    `${one}if linea.upper() == ${textLiteral(p, token.toUpperCase())}:`,
    `${one}${level}${counter === null ? 'continue' : `${counter} += 1`}`,
  ]
}

/** Rows of a CSV with a header: a dictionary of two columns, tuples, or records. */
function fromTable({ p, wish, fixed, name, file }: Read, element: Element): Result {
  const shape = shapeOf(p, fixed, element)
  if (shape === null || !/\.csv$|\.txt$/.test(file)) return null
  const stated = columnsIn(wish.said.prose)
  const columns =
    stated.length === shape.columns.length ? stated : shape.columns.every((each) => each !== '') ? shape.columns : []
  const isNamed = columns.length > 0
  const level = levelOf(p)
  const cells = shape.kinds.map((kind, at) => {
    const cell = isNamed ? `fila[${textLiteral(p, columns[at] ?? '')}]` : `fila[${at}]`
    if (kind !== 'number') return cell
    return shape.isWhole[at] === true ? `int(${cell})` : `float(${cell}.replace(",", "."))`
  })
  const row =
    element.kind === 'entry'
      ? `{${cells[0]}: ${cells[1]} for fila in filas}`
      : element.kind === 'record'
        ? `[{${cells.map((cell, at) => `${textLiteral(p, shape.columns[at] ?? '')}: ${cell}`).join(', ')}} for fila in filas]`
        : `[(${cells.join(', ')}) for fila in filas]`
  const text = [
    `with open("${file}", newline="", encoding="utf-8") as archivo:`,
    `${level}filas = csv.${isNamed ? 'DictReader' : 'reader'}(archivo)`,
    ...(isNamed ? [] : [`${level}next(filas)`]),
    `${level}${name} = ${row}`,
  ].join('\n')
  return {
    code: withImport(edited(p, [{ ...linesOf(p, fixed), text }]), 'import csv'),
    told: `${inlineCode(name)} se lee ahora de ${inlineCode(file)}, una fila por línea.`,
    how: [
      isNamed
        ? `\`csv.DictReader\` toma la primera línea como cabecera, que debe ser ${inlineCode(columns.join(','))}, y da cada fila como un diccionario.`
        : '`next(filas)` se salta la primera línea, la de la cabecera.',
      `El archivo tiene que estar en la misma carpeta que el programa.`,
    ],
  }
}

type Shape = { columns: string[]; kinds: Kind[]; isWhole: boolean[] }

/** What the columns are called in the program, and which are numbers; null where the data are no table. */
function shapeOf(p: Program, { value }: StatementOf<'assign'>, element: Element): Shape | null {
  if (element.kind === 'record') {
    const kinds = [...element.fields.values()]
    return { columns: [...element.fields.keys()], kinds, isWhole: kinds.map(() => false) }
  }
  if (element.kind === 'tuple') {
    const kinds = element.items.flatMap((kind) => (kind === null ? [] : [kind]))
    if (kinds.length !== element.items.length) return null
    const loop = p
      .places('for')
      .find(({ node }) => node.target.kind === 'tuple' && node.target.items.length === kinds.length)
    const names = loop?.node.target.kind === 'tuple' ? loop.node.target.items.map((item) => p.text(item)) : []
    return { columns: kinds.map((_, at) => names[at] ?? ''), kinds, isWhole: kinds.map(() => false) }
  }
  if (element.kind !== 'entry' || value.kind !== 'dict') return null
  if (element.value?.kind !== 'number' && element.value?.kind !== 'text') return null
  const isWhole = value.entries.every((entry) => !p.text(entry.value).includes('.'))
  return { columns: ['', ''], kinds: ['text', element.value.kind], isWhole: [false, isWhole] }
}
