import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import type { Evaluation } from '../../../python/evaluate/result'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import type { Ask } from '../parts/questions/ask'

/** What is typed stands behind it, up to what is asked of it. */
const TYPES =
  /(?:\b(?:si|cuando|al|y|o)\b(?: (?:yo|el usuario|alguien|uno|le|se|me))*|^) (?:escrib(?:o|e|es|en|imos|iera|ir)|met(?:o|e|es|en|emos|iera|er)|pon(?:go|e|es|en|emos|er)|pusiera|ingres(?:o|a|as|an|ara|ar)|introdu(?:zco|ce|ces|cen|cir)|tecle(?:o|a|as|an|ara|ar)|digit(?:o|a|as|an|ar)|doy|elij?[oea]|respond(?:o|e))(?=[ :,])/gi
const ENDS =
  /[?¿;\n]|\.(?=\s|$)|,?\s(?:y\s)?(?:(?:si|cuando|al|o) \p{L}+|qu[eé]|q|cu[aá]l|cu[aá]nto|c[oó]mo|d[oó]nde|en qu[eé]|por qu[eé])(?=\s|$)/iu
const VALUE = /["'«“`]([^"'»”`\n]{0,40})["'»”`]|(?<![\w.,])-?\d+(?:[.,]\d+)?(?!\w)/g
/** «Si meto letras»: something like that. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:letras?|texto|palabras?|un nombre|cualquier cosa)\b/i, 'abc'],
  [/\b(?:nada|vac[ií]o|enter|intro)\b/i, ''],
  [/\bnegativos?\b/i, '-3'],
  [/\bdecimal(?:es)?\b/i, '2.5'],
]
/** «Si escribo  la casa de mi abuela  qué sale»: words that are set apart are what is typed, and so is one word of letters. */
const SET_APART =
  /^(?: {2}| ?:) ?(\p{L}[^"]{1,50})$|^ (?!(?:mal|bien|algo|otra|otro|todo|mas|menos|solo|tres|dos|eso|esto|lo|un|una|el|la|los|las)$)(\p{L}{3,20})$/iu
const ALL = /\b(?:orden|pas[ao]|partes|camino|recorrido|ejecut\w+)\b/
const MAX_CASES = 3
const MAX_SHOWN = 400
const MAX_TYPED = 8

/** «Si escribo 4, 6 y 7»: what is typed, case by case; empty where the program asks for nothing or no value is said. */
export function typedCases({ frame, source }: Ask): string[][] {
  const asks = [...allExpressions(source.module)].filter((part) => part.kind === 'call' && calledName(part) === 'input')
  if (asks.length === 0) return []
  const prose = frame.message.prose.replace(/\s*\n\s*|\t/g, ' ').replace(/ {2,}/g, '  ')
  const cases = [...prose.matchAll(TYPES)].flatMap(({ 0: verb, index }) => {
    const rest = prose.slice(index + verb.length)
    const end = rest.slice(1).search(ENDS)
    const clause = rest.slice(0, end === -1 ? undefined : end + 1)
    const said = [...clause.matchAll(VALUE)]
    const kind = KINDS.find(([words]) => words.test(clause))
    const each = oneEach(clause, asks.length)
    if (each !== null) return [each]
    const several = SEVERAL.exec(clause)?.[1]
    if (several !== undefined) return [counted(Number(several), source)]
    const word = said.length === 0 ? comparedWord(clause, source) : undefined
    if (word !== undefined) return [[word]]
    const apart =
      asks.length === 1 && said.length === 0
        ? SET_APART.exec(clause)
            ?.slice(1)
            .find((text) => text !== undefined)
        : undefined
    if (apart !== undefined && kind === undefined) return [[apart.trim()]]
    if (said.length === 0) return kind === undefined ? [] : [asks.map(() => kind[1])]
    return [said.map(([number, text]) => text ?? number.replace(',', '.'))]
  })
  return cases.filter((typed) => typed.length <= MAX_TYPED).slice(0, MAX_CASES)
}

/** «Si meto 3 números»: so many, on one line where the program takes it apart. */
const SEVERAL = /(?<![\d.,])(\d) (?:n[uú]meros|datos|valores|enteros)\b/i
function counted(count: number, { module }: Source): string[] {
  const all = Array.from({ length: count }, (_each, at) => `${at + 1}`)
  return /\.split\(/.test(module.source) ? [all.join(' ')] : all
}

const PERSONAL = /^(?:-?\d+(?:[.,]\d+)?|\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?)$/u

/** «Marta y 30», «Lima y luego Perú»: as many as the program asks for, each a name or a number. */
function oneEach(clause: string, count: number): string[] | null {
  const parts = clause
    .replace(/\by (?:luego|despu[eé]s)\b/g, 'y')
    .replace(/[, ]+$/, '')
    .split(/, | y /)
    .map((part) => part.replace(/[:"'«»“”`.]/g, ' ').trim())
  const isEach = parts.every((part) => PERSONAL.test(part))
  if (count < 2 || parts.length !== count || !isEach || !parts.some((part) => /\p{L}/u.test(part))) return null
  return parts.map((part) => part.replace(',', '.'))
}

/** «Si escribo fin»: a word that the program compares with. */
const comparedWord = (said: string, { module }: Source): string | undefined =>
  [...allExpressions(module)]
    .flatMap((node) => (node.kind === 'compare' ? node.comparisons.map(({ right }) => right) : []))
    .flatMap((right) => (right.kind === 'string' && right.value !== '' ? [right.value] : []))
    .find((word) =>
      said
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .includes(word.toLowerCase()),
    )

/** What comes of each case: what it prints, what the names that are asked for hold, and by which parts it passes. */
export function typedBlocks(ask: Ask): Block[] {
  const { source, frame } = ask
  return typedCases(ask).flatMap((typed): Block[] => {
    const run = evaluatePiece(source.module, { input: typed, showsInput: true, isTraced: true })
    const shown = run.output.trimEnd()
    if ((run.kind !== 'done' && run.kind !== 'raised') || shown.length > MAX_SHOWN) return []
    const stop =
      run.kind === 'raised'
        ? ` Y se para en la línea ${run.line} con ${inlineCode(`${run.type}: ${run.message}`)}.`
        : ''
    const kept = frame.names.flatMap((name) => {
      const value = run.values.get(name)
      return value === undefined ? [] : [`${inlineCode(name)} vale ${inlineCode(value)}`]
    })
    const parts = ALL.test(frame.plain) ? partsPassed(run, source) : []
    const way = parts.length < 2 ? '' : ` Se ejecutan, en este orden: ${listed(parts)}.`
    return [
      {
        kind: 'text',
        markdown: `${typed.every((line) => line === '') ? 'Pulsas Intro sin escribir nada' : `Escribes ${listed(typed.filter((line) => line !== '').map(inlineCode))}`}${kept.length > 0 ? `, y al final ${listed(kept)}` : ''}.${stop}${way} ${shown === '' ? 'No imprime nada.' : 'En pantalla se ve:'}`,
      },
      ...(shown === '' ? [] : [{ kind: 'code', language: 'text', code: shown } as const]),
    ]
  })
}

/** The parts of `try` and `if` that a run came by, in their order. */
function partsPassed(run: Evaluation, source: Source): string[] {
  const labels = labelsOf(source)
  const passed = 'steps' in run ? run.steps.flatMap(({ line }) => labels.get(line) ?? []) : []
  return passed.flatMap((label, at) => {
    if (label === passed[at - 1]) return []
    // What stops in the middle of a line leaves no trace of it.
    return label === EXCEPT && passed[at - 1] !== TRY ? [`${TRY} (que falla)`, label] : [label]
  })
}
const TRY = 'el `try`'
const EXCEPT = 'el `except`'

/** Of each line the part that it belongs to: «el `else` (línea 5)». */
function labelsOf({ module, lines }: Source): Map<number, string> {
  const labels = new Map<number, string>()
  const label = (body: readonly Statement[], word: string) => {
    for (const node of statementsIn(body)) labels.set(lines.lineAt(node.from), `el \`${word}\``)
  }
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'try') {
      label(node.body, 'try')
      for (const { body } of node.handlers) label(body, 'except')
      label(node.otherwise, 'else')
      label(node.final, 'finally')
    }
    if (node.kind !== 'if') continue
    label(node.body, node.isElif ? 'elif' : 'if')
    label(node.otherwise, 'else')
  }
  return labels
}
