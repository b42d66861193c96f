import { answered, list, printed, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Answer, Block } from '../../../engine/skill'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { methodCall, numberOf, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { edited, positional, programOf } from '../../../python/program/source'
import { columnsWithHoles, numericColumns, type Table, tableOf } from '../../change/changes/tabular/tables'
import { mentionsStem } from '../../change/elements'
import type { Reader } from '../asked'
import { type Effect, effectsOn } from './effects'

const HOLE =
  /\b(?:nans?|nulos?|null|none|vaci[oa]s?|huecos?|falt(?:an|a|en|e|aran|ara|antes?)|en blanco|sin (?:ningun )?(?:datos?|valor(?:es)?)|perdidos)\b/
const ASKS =
  /\bsi\b|\bque (?:pasa|pasaria|hace|da|imprime|sale|ocurre|efecto)\b|\b(?:cuenta|cuentan|afecta|afectan|influye\w*|tiene en cuenta|trata|salta)\b|\bdonde (?:queda|va|sale|esta|aparece)\b|\bcomo (?:queda|sale|cuenta|trata)\w*\b|^(?:con|los|las) \w+/
const WHY_NAN = /\bpor que\b.{0,30}\bnan\b/
const LEADS = /^(?:digo )?(?:si|que pasa|que hace)\b/
const WISHES =
  /^(?:como |quiero |que |me |puedo |podria )*(?:rellen|llen|quit|borr|elimin|reemplaz|sustitu|ignor|cambi|cuent[ao] |contar|cuant[oa]s|hago|complet)/
const WITHOUT_REMOVAL =
  /\b(?:quit\w*|sac\w*|borr\w*|no (?:pongo|uso|hago)|sin|elimin\w*) (?:el |la |la linea del? |lo del? )?(?:dropna|fillna)\b|\b(?:para que|por que|que hace falta) (?:sirve |va |hago |pongo |esta |hay que poner )?(?:entonces )?(?:el )?dropna\b/
/** «y si un alumno no tiene nota?» */
const LACKS =
  /\b(?:no (?:tien\w+|tuvier\w+|trae\w*|pus\w+|hay)|sin) (?:ning\w+ )?(?:la |el |su |una |un )?(?<what>[a-z_]\w{2,25})\b/
const MAX_EFFECTS = 6

/** «¿Y si hay nan en el peso?»: what each step of the very program does with a hole, and what it then prints where that can be run. */
export const holes: Reader = (asked) => {
  const { said, code } = asked
  if (code === null) return null
  const lacked = LACKS.exec(said)?.groups?.what
  if (!HOLE.test(said) && !WITHOUT_REMOVAL.test(said) && (lacked === undefined || !LEADS.test(said))) return null
  const isWithout = WITHOUT_REMOVAL.test(said)
  if (!isWithout && ((!ASKS.test(said) && !(WHY_NAN.test(said) && /\bnp\.nan\b/.test(code.code))) || WISHES.test(said)))
    return null
  const p = programOf(code.code)
  const table = tableOf(p) ?? pieceOf(p)
  if (table !== null) {
    if (!HOLE.test(said) && !isWithout && !table.columns.some((column) => mentionsStem(lacked ?? '', column)))
      return null
    return ofTable(table, said, isWithout)
  }
  return isWithout ? null : (ofArray(p, said) ?? ofVariable(p, said))
}

function ofTable(table: Table, said: string, isWithout: boolean): Answer | null {
  const column = columnAsked(table, said)
  if (column === null) return null
  const all = effectsOn(table.p, column)
  const removal = all.find(({ isRemoval }) => isRemoval)
  const steps = all.filter(({ isRemoval }) => !isRemoval)
  if (steps.length === 0 && removal === undefined)
    return mentionsStem(said, column.trim())
      ? answered('holes', [
          text(
            `Ningún paso del programa hace cuentas con ${inlineCode(column)}: esas filas salen igual que las demás, con \`NaN\` (sin dato) en esa casilla. Para dejarlas fuera, ${inlineCode(`${table.frame}.dropna(subset=["${column}"])`)}; para contarlas, ${inlineCode(`${table.frame}["${column}"].isna().sum()`)}.`,
          ),
        ])
      : null
  const blocks: Block[] = []
  if (isWithout) {
    if (removal === undefined) return null
    blocks.push(
      text(
        `Sin esa línea (la ${removal.line}), las filas con huecos siguen en la tabla. Con las que no tienen ${inlineCode(column)} pasa esto:`,
      ),
    )
    blocks.push(...listOf(steps))
    blocks.push(text(whetherNeeded(table.p, steps)))
    return answered('holes', blocks)
  }
  const before = removal === undefined ? [] : steps.filter(({ line }) => line < removal.line)
  if (removal !== undefined && before.length === 0) {
    blocks.push(text(`Nada que te estropee el resultado: en la **línea ${removal.line}**, ${removal.text}.`))
    if (steps.length > 0) blocks.push(text('Si no estuviera esa línea:'), ...listOf(steps))
    return answered('holes', blocks)
  }
  blocks.push(
    text(
      `El programa no se para por eso: pandas pone \`NaN\` (sin dato) en ${inlineCode(column)}. Lo que hace cada paso con esas filas:`,
    ),
  )
  if (steps.some(({ text: each }) => each.includes('se **para**')))
    blocks[0] = text(`En ${inlineCode(column)} queda \`NaN\` (sin dato). Lo que hace cada paso con esas filas:`)
  blocks.push(...listOf(removal === undefined ? steps : [...before, removal]))
  blocks.push(...tried(table, column))
  blocks.push(
    text(
      `Para saber cuántos hay: ${inlineCode(`${table.frame}["${column}"].isna().sum()`)}. Para quitarlos, ${inlineCode(`${table.frame}.dropna(subset=["${column}"])`)}; para darles un valor, \`fillna\`.`,
    ),
  )
  return answered('holes', blocks)
}

const listOf = (effects: readonly Effect[]): Block[] =>
  effects.length === 0
    ? []
    : [list(effects.slice(0, MAX_EFFECTS).map(({ line, text: each }) => `**Línea ${line}:** ${each}.`))]

/** Who skips what is missing by themselves need nobody to take it away. */
function whetherNeeded(p: Program, steps: readonly Effect[]): string {
  const isSkipped = steps.some(({ text: each }) => each.includes('se los salta'))
  const all = /\.dropna\(\s*\)/.test(p.source)
  return `${isSkipped ? 'Como esa cuenta ya se los salta sola, para ella el `dropna` casi no hace falta.' : 'Por eso se quitan antes.'}${all ? ' Y ojo: `dropna()` sin más quita también las filas a las que les falta un dato en **otra** columna, aunque esta lo tenga: cambia el resultado. `dropna(subset=["columna"])` mira solo la que te importa.' : ''}`
}

/** A piece of a program, whose table is made elsewhere. */
function pieceOf(p: Program): Table | null {
  const spots = p
    .spots('subscript')
    .flatMap(({ node }) =>
      node.index.kind === 'string' && node.value.kind === 'name'
        ? [{ frame: node.value.name, column: node.index.value }]
        : [],
    )
  const [first] = spots
  const [made] = p.body
  if (!first || !made || !/^(?:df|datos|tabla|data)/.test(first.frame)) return null
  return {
    p,
    frame: first.frame,
    made,
    columns: [...new Set(spots.map(({ column }) => column))],
    isClosed: false,
    values: new Map(),
    shown: null,
    last: null,
  }
}

/** The column that is named, else the one that the program works on. */
function columnAsked(table: Table, said: string): string | null {
  const named = table.columns.filter((column) =>
    column.length > 1 ? mentionsStem(said, column.trim()) : new RegExp(`\\b(?:columna|en|de) ${column}\\b`).test(said),
  )
  if (named.length > 0) return named.toSorted((a, b) => rank(table, b, said) - rank(table, a, said))[0] ?? null
  const [holed] = columnsWithHoles(table)
  const numeric = numericColumns(table)
  const worked = numeric.find((column) => effectsOn(table.p, column).some(({ isRemoval }) => !isRemoval))
  return holed ?? worked ?? null
}
/** «provincias con ingreso nan»: what stands beside the hole. */
const rank = ({ p }: Table, column: string, said: string): number => {
  const stem = column.toLowerCase().slice(0, Math.max(3, column.length - 2))
  const beside = new RegExp(
    `${stem}\\w* (?:\\w+ )?(?:nans?|nul|vaci|en blanco|none)|(?:nans?|none|nul\\w*|vaci\\w*|huecos?|faltan?(?: \\w+)?|falte) (?:en |de )?(?:la |el |l[oa]s |alguna? |algun )?(?:columna )?${stem}`,
  ).test(said)
  return (beside ? 2 : 0) + (effectsOn(p, column).length > 0 ? 1 : 0)
}

/** What it prints with a hole, where its table is written out. */
function tried(table: Table, column: string): Block[] {
  const { p } = table
  const items = table.values.get(column)
  if (!items || items.length < 2) return []
  const isThere = columnsWithHoles(table).includes(column)
  const place = items.findIndex((item) => numberOf(item) !== null || item.kind === 'string')
  const chosen = items[place]
  if (!isThere && !chosen) return []
  const source = isThere || !chosen ? p.source : edited(p, [{ from: chosen.from, to: chosen.to, text: 'None' }])
  const run = evaluatePiece(parsePython(source))
  if (run.kind !== 'done' && run.kind !== 'raised') return []
  const lead = isThere
    ? `Tu tabla ya tiene un hueco en ${inlineCode(column)}: esto es lo que imprime con él.`
    : `Lo he probado con un hueco en lugar de ${inlineCode(chosen ? p.text(chosen) : '')}, en la fila ${place}:`
  return [text(lead), printed(run.kind === 'done' ? run.output : `${run.output}${run.type}: ${run.message}`)].filter(
    () => run.kind === 'raised' || run.output.trim() !== '',
  )
}

const IGNORES = /\b(?:np|numpy)\.nan(?:mean|sum|max|min|std|median)\(/

/** `np.array([1, 2])`: NumPy counts what is missing, and says how without it. */
function ofArray(p: Program, said: string): Answer | null {
  if (!/\b(?:np|numpy)\.a?s?array\(/.test(p.source)) return null
  const call = p.spots('call').find(({ node }) => /^(?:as)?array$/.test(methodCall(node)?.name ?? ''))?.node
  const [data] = call ? positional(call) : []
  if (data?.kind !== 'list' || data.items.length === 0) return null
  const isThere = /\b(?:np|numpy)\.nan\b/.test(p.source)
  const chosen = data.items[Math.min(1, data.items.length - 1)]
  if (!chosen) return null
  const source = isThere ? p.source : edited(p, [{ from: chosen.from, to: chosen.to, text: 'np.nan' }])
  const run = evaluatePiece(parsePython(source))
  const figure = /\.(mean|sum|max|min|std)\(/.exec(p.source)?.[1]
  const blocks = [
    text(
      'En NumPy un `nan` **se contagia**: cualquier cuenta en la que entre (suma, media, máximo…) da `nan`, porque no se sabe cuánto vale. Y comparado con un número da `False`.',
    ),
    ...(run.kind === 'done' && run.output.trim() !== ''
      ? [
          text(
            isThere
              ? IGNORES.test(p.source)
                ? 'Tu programa usa las funciones con `nan` delante, que no lo cuentan. Por eso imprime:'
                : 'Por eso tu programa imprime:'
              : `Con \`np.nan\` en lugar de ${inlineCode(p.text(chosen))}, imprime:`,
          ),
          printed(run.output),
        ]
      : []),
    ...(/\blistas?\b/.test(said)
      ? [text('Con una lista y el `sum()` de Python pasa lo mismo: sumar `nan` da `nan`, y nadie se lo salta por ti.')]
      : []),
    text(
      `Para que no cuente están las funciones con \`nan\` delante: ${inlineCode(`np.nan${figure ?? 'mean'}(…)`)}. O se quitan antes: ${inlineCode('x[~np.isnan(x)]')}.`,
    ),
  ]
  return answered('holes', blocks)
}

/** «¿y si media es nan?», of a plain variable. */
function ofVariable(p: Program, said: string): Answer | null {
  if (!/\bnan\b/.test(said)) return null
  const home = p.body
    .flatMap((node) => plainAssign(node) ?? [])
    .find(
      ({ name, value }) =>
        new RegExp(`\\b${name.toLowerCase()}\\b`).test(said) && value.kind !== 'list' && value.kind !== 'dict',
    )
  if (!home) return null
  const { from, to } = p.whole(home.value)
  const code = edited(p, [{ from, to, text: 'float("nan")' }])
  const run = evaluatePiece(parsePython(code))
  if (run.kind !== 'done' && run.kind !== 'raised') return null
  return answered('holes', [
    text(
      `\`nan\` es un número más («no es un número»), así que el programa sigue. Con ${inlineCode(`${home.name} = float("nan")`)}${run.kind === 'done' ? ' imprime:' : ` se para con \`${run.type}: ${run.message}\`:`}`,
    ),
    ...(run.output.trim() === '' ? [] : [printed(run.output)]),
    text(
      'Toda cuenta con `nan` da `nan`, y cualquier comparación con él da `False`. Para saber si lo es: `math.isnan(x)`.',
    ),
    ...(run.output === '' ? [python(code)] : []),
  ])
}
