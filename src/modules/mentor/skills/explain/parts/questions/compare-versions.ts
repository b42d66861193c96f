import { upperFirst } from '~/platform/text/first-letter'
import { text } from '../../../../engine/blocks'
import { inlineCode } from '../../../../engine/compose'
import type { Frame } from '../../../../engine/frame'
import type { CodePart } from '../../../../engine/message'
import type { Block } from '../../../../engine/skill'
import { toldValue } from '../../../../engine/told-values'
import { linesOf } from '../../../../python/lines'
import { statementsIn } from '../../../../python/walk'
import { wholeFragment } from '../../../../python/whole-fragment'
import { LENGTH } from '../../focus/run-facts'
import { saidText } from '../../focus/said'
import { findIdioms, idiomText } from '../../idioms/find-idioms'
import { type Idiom, listed, type Source } from '../../idioms/idiom'
import { describe } from '../describe'
import { filled, type Ran, type Version } from './versions-run'

const ASKS =
  /\b(?:diferenci\w*|distint[oa]s?|diferentes?|lo mismo|igual(?:es)?|equival\w+|cambia|compar\w+|cual(?:es)?|mejor|conviene|cada un[oa]|prefer\w+|un[oa] y otr[oa])\b/
/** What stands between two versions, or before them. */
const BETWEEN =
  /^(?:y|e|o|u|vs\.?|versus|contra|frente a|y (?:esto|est[ea]|est[ea] otr[oa]|luego|despues)|o (?:bien|esto))$/
const LABEL =
  /^(?:(?:la |el |y |o )*(?:v|ver|version|opcion|forma|manera|codigo|intento|caso|segund[oa]|otr[oa]|b)\b ?(?:v|version|opcion|forma|manera)? ?(?:[2b]|dos)?|v2|[2b])$/
const OF_TWO =
  /\b(?:(?:est[oa]s|l[oa]s) (?:dos|2) \w+|(?:dos|2) (?:versiones|formas|maneras|opciones|codigos|trozos)|v1\b.*\bv2)\b/
const MAX_STATEMENTS = 20

/** Two pieces of code that a question sets against each other; null where it shows no two. */
export function comparedVersions({ message, plain, isFollowUp }: Frame): [Version, Version] | null {
  const [first, second, more] = message.code.filter(({ form }) => form !== 'inline')
  if (isFollowUp || message.traceback !== null || !first || !second || more || !ASKS.test(plain)) return null
  if (!OF_TWO.test(plain) && !isBetween(message.text, first, second)) return null
  const versions = [first, second].flatMap((part) => versionOf(part) ?? [])
  const [one, other] = versions
  return one && other && one.kind === other.kind ? [one, other] : null
}

/** Nothing but a word that joins them, or a label, stands between them. */
function isBetween(text: string, first: CodePart, second: CodePart): boolean {
  const [end = ''] = first.code.trimEnd().split('\n').slice(-1)
  const [begin = ''] = second.code.split('\n')
  const from = text.indexOf(end.trim()) + end.trim().length
  const between = text.slice(from, Math.max(from, text.indexOf(begin.trim(), from)))
  const words = saidText(between.replace(/`{3}\w*|[#:()*_-]/g, ' '))
  return BETWEEN.test(words) || LABEL.test(words)
}

/** What has no body is a condition: it shows whether it holds. */
function versionOf(part: CodePart): Version | null {
  const shown = part.code.trimEnd()
  const whole = part.tree.errors.length === 0 ? null : wholeFragment(part.code)
  const tree = whole?.tree ?? part.tree
  if (tree.errors.length > 0 || tree.body.length === 0 || whole?.added) return null
  if ([...statementsIn(tree.body)].length > MAX_STATEMENTS) return null
  const [only, more] = tree.body
  if (whole !== null && (more !== undefined || only?.kind !== 'if')) return null
  const code = { ...part, tree }
  if (whole !== null && only?.kind === 'if') {
    const test = tree.source.slice(only.test.from, only.test.to)
    return { shown, code, probe: `print(bool(${test}))\n`, kind: 'test' }
  }
  const last = tree.body.findLast(({ kind }) => kind === 'function')
  const isDefined = tree.body.every(({ kind }) => kind === 'function' || kind === 'import' || kind === 'import-from')
  if (!isDefined || last?.kind !== 'function') return { shown, code, probe: part.code, kind: 'program' }
  // What it is given is a name that lacks, like any other.
  const call = `${last.name}(${last.parameters.map(({ name }) => name).join(', ')})`
  return { shown, code, probe: `${part.code}\nprint(repr(${call}))\n`, kind: 'function' }
}

const listOf = (items: string[]): Block[] => (items.length === 0 ? [] : [{ kind: 'list', items }])
const NAMES = ['La primera', 'La segunda'] as const

/** Both run with the same values, their results side by side, and what makes the difference. */
export function versionsBlocks(versions: readonly [Version, Version], frame: Frame): Block[] {
  const runs = filled(versions, (name) => toldValue(name, frame.message.prose) ?? madeOf(name, frame))
  const [usual] = runs
  const answers = usual === undefined ? [] : [...lengthTexts(usual, frame), verdict(runs, versions)]
  const shown = versions.flatMap((version, at): Block[] => [
    { kind: 'heading', text: NAMES[at] ?? '' },
    { kind: 'code', language: 'python', code: version.shown },
    ...(version.kind === 'test' && runs.length > 0 ? [] : listOf(doesOf(version, versions[1 - at]))),
    ...(version.kind === 'program' && usual !== undefined ? endBlocks(usual, at) : []),
  ])
  const rows = versions[0].kind === 'program' ? [] : runs.map(rowText)
  const beside: Block[] = rows.length === 0 ? [] : [{ kind: 'heading', text: 'Qué dan' }, ...listOf(rows)]
  const causes = [...new Set([...changedTexts(usual), ...membership(versions, usual), ...idiomsOf(versions)])]
  return [
    ...answers.map(text),
    ...shown,
    ...beside,
    ...(causes.length === 0 ? [] : [{ kind: 'heading', text: 'Por qué' } as const, ...listOf(causes)]),
  ]
}

/** «donde conjunto = set(lista)»: what a sentence makes a name of by a call. */
const madeOf = (name: string, { message }: Frame): string | null =>
  new RegExp(`(?<![\\w.])${name} ?= ?([a-z_]\\w{0,30}\\([^()\\n]{0,60}\\))`).exec(message.text)?.[1] ?? null

/** «Con `n = 3`, da …». */
const ending = ({ values }: Ran, told: string): string => {
  const given = values.map(({ name, value }) => inlineCode(`${name} = ${value}`))
  return given.length === 0 ? upperFirst(told) : `Con ${listed(given)}, ${told}`
}

/** What a call or a condition comes to in both. */
function rowText(ran: Ran): string {
  const [one = '', other = ''] = ran.results.map(({ output, error }) =>
    error === null ? `da ${inlineCode(output.trimEnd())}` : `se para con ${inlineCode(error)}`,
  )
  return ending(
    ran,
    one === other
      ? `las dos ${one.replace(/^da/, 'dan').replace(/^se para/, 'se paran')}.`
      : `la primera ${one} y la segunda ${other}.`,
  )
}

function verdict(runs: readonly Ran[], [{ kind }]: readonly [Version, Version]): string {
  const shown = kind === 'program' ? runs.slice(0, 1) : runs
  const isSame = shown.every(({ results: [one, other] }) => isAlike(one, other))
  const isGiven = shown.some(({ values }) => values.length > 0)
  if (!isSame) return '**No hacen lo mismo**: mira en qué acaba cada una.'
  return `${isGiven ? 'Con los valores que he probado' : 'Aquí'}, las dos dan **lo mismo**.`
}

const isAlike = (one: Ran['results'][0], other: Ran['results'][0]) =>
  one.output === other.output &&
  one.error === other.error &&
  // What only one of them has is how it goes about it.
  [...one.values].every(([name, value]) => (other.values.get(name) ?? value) === value)

/** «¿Cuántos elementos tiene X en cada una?» */
function lengthTexts({ lengths }: Ran, { plain, names }: Frame): string[] {
  if (!LENGTH.test(plain)) return []
  return names.flatMap((name) => {
    const [one, other] = lengths(name)
    return one === null || other === null
      ? []
      : [`${inlineCode(name)} tiene **${one}** en la primera y **${other}** en la segunda.`]
  })
}

const MAX_SHOWN = 300

/** What a program shows, or what its names hold at its end. */
function endBlocks(ran: Ran, at: number): Block[] {
  const result = ran.results[at]
  const output = result?.output.trimEnd().slice(0, MAX_SHOWN) ?? ''
  if (result?.error) return [text(ending(ran, `se para con ${inlineCode(result.error)}.`))]
  if (output.includes('\n')) return [text(ending(ran, 'muestra:')), { kind: 'code', language: 'text', code: output }]
  if (output !== '') return [text(ending(ran, `muestra ${inlineCode(output)}.`))]
  const ends = [...(result?.values ?? [])].filter(([, value]) => !value.startsWith('<'))
  const end = ends.map(([name, value]) => inlineCode(`${name} = ${value}`))
  return end.length === 0 ? [] : [text(ending(ran, `acaba en ${listed(end)}.`))]
}

/** What its lines do that the other has not. */
function doesOf({ code }: Version, other: Version | undefined): string[] {
  const source = sourceOf(code)
  const known = linesIn(other)
  return code.tree.body.flatMap((node) => {
    const shown = code.code.slice(node.from, node.to).trim()
    return known.has(shown.split('\n')[0] ?? '')
      ? []
      : [`${inlineCode(shown.split('\n')[0] ?? '')}: ${describe(node, source)}.`]
  })
}

const sourceOf = ({ tree }: CodePart): Source => ({ module: tree, lines: linesOf(tree.source) })

/** A value that was there before and that one of them changes. */
function changedTexts(ran: Ran | undefined): string[] {
  if (ran === undefined || ran.results.some(({ error }) => error !== null)) return []
  return ran.values.flatMap(({ name }) => {
    const [one, other] = ran.results.map(({ values }) => values.get(name))
    if (one === other) return []
    return [one, other].map((end, at) =>
      end === ran.before.get(name)
        ? `${NAMES[at]} **deja ${inlineCode(name)} como estaba**.`
        : `${NAMES[at]} **cambia ${inlineCode(name)}**: queda ${inlineCode(end ?? '')}.`,
    )
  })
}

/** `in` a list beside `in` a set. */
function membership(versions: readonly [Version, Version], ran: Ran | undefined): string[] {
  const kinds = versions.map(({ code }) => {
    const name = /(?<!\w)in (\w+)/.exec(code.code)?.[1]
    return ran?.values.find((each) => each.name === name)?.value ?? ''
  })
  const isBoth =
    kinds.some((value) => value.startsWith('[')) && kinds.some((value) => /^(?:\{|(?:set|dict)\()/.test(value))
  return isBoth ? IN_LIST_OR_SET : []
}
const IN_LIST_OR_SET = [
  'El resultado es el mismo; cambia **lo que tarda**: `in` en una **lista** mira los elementos uno a uno hasta dar con él (si no está, los mira todos); en un **conjunto** o un diccionario va directo a su sitio (*tabla hash*), tenga los elementos que tenga.',
  'Si se pregunta muchas veces, crea el conjunto **una sola vez**, antes del bucle.',
]

const MAX_IDIOMS = 3
/** On lines that only one of them has. */
const idiomsOf = (versions: readonly [Version, Version]): string[] =>
  versions.flatMap(({ code, kind }, at) => {
    const source = sourceOf(code)
    const known = linesIn(versions[1 - at])
    const isOwn = ({ name, from }: Idiom) =>
      !name.startsWith('return') && !known.has(source.lines.textOf(source.lines.lineAt(from)).trim())
    return kind === 'test' ? [] : findIdioms(source).filter(isOwn).map(idiomText).slice(0, MAX_IDIOMS)
  })

const linesIn = (version: Version | undefined) => new Set(version?.code.code.split('\n').map((line) => line.trim()))
