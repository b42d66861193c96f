import { answered, heading, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Answer } from '../../../engine/skill'
import { applyEdits } from '../../../python/edit'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import type { Evaluation } from '../../../python/evaluate/result'
import { allExpressions } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import { outputBlocks, run } from '../../explain/parts/output'
import { orderOf } from '../../what-if/change'
import { runsOf } from '../../what-if/outcome'
import { newCodeIn } from '../../what-if/phrases/new-code'
import { readChange } from '../../what-if/read-change'
import type { Asked, Reader } from '../asked'
import { withCommas, withElif, withIf, withTry } from './proposed-shapes'
import { hasCorrected, type Version, versionOf } from './version'

/** «¿Tengo que poner …?», «¿y con elif?», «o sea …», «es "peso", ¿verdad?». */
const PROPOSES =
  /\b(?:tengo que|hay que|tendria que|habria que|deberia|debo|puedo|podria|pued[eo]s?|se puede|basta|vale|sirve|funciona\w*|o sea|osea|verdad|cierto|seria|digo si|lo cambio|por que no|poner|pongo|quito|saco|borro|desde el principio|directamente)\b|^(?:\w+ ){0,2}(?:y )?(?:con|sin) \w+/
/** Where, how or how often is no proposal. */
const ASKS_ELSE = /^(?:donde|como|cual|cuando|cuant[oa]s?|quien|que (?:es|hace|significa|pasa))\b/
/** «¿Por qué si pongo … no daba error?», «¿en qué se diferencian?», «¿qué imprime?»: what comes of it is asked, and not whether it would do. */
const ASKS_REASON =
  /\b(?:por que|porque|xq|pq)\b(?! no\b)|\bdiferencia\b|\ba que se debe\b|\bque (?:imprime|sale|muestra|da)\b/
const MAX_WORDS = 24

/** What the person thinks would do: it is tried on their program, and its run says whether it does. */
export const proposal: Reader = (asked) => {
  const { frame, state } = asked
  const { plain, message } = frame
  if (
    !PROPOSES.test(plain) ||
    ASKS_ELSE.test(asked.said) ||
    ASKS_REASON.test(asked.said) ||
    plain.split(' ').length > MAX_WORDS ||
    message.traceback !== null
  )
    return null
  if (!hasCorrected(state, 4)) return null
  const version = versionOf(asked)
  if (version === null || version.old === null) return null
  const { old, now } = version
  for (const base of [old, now]) {
    const tried = proposed(asked, base, old)
    if (tried === null) continue
    const told = judged(tried, base, { old, now })
    if (told !== null) return told
  }
  return null
}

const SAME = /\b(?:es|seria|da|hace) (?:lo mismo|igual)\b|\btambien (?:vale|sirve|funciona|copia)\b/

/** «¿Y con b = a[:] es lo mismo?», of a program that runs: what comes out with it. */
export const sameAs: Reader = (asked) => {
  const version = versionOf(asked)
  if (!SAME.test(asked.said) || version === null || asked.said.split(' ').length > MAX_WORDS) return null
  const [piece, more] = newCodeIn(asked.frame.message.prose)
  if (piece?.form !== 'statement' || more !== undefined) return null
  const tried = withOrder(version.now, `y si pongo ${piece.text}`)
  if (tried === null || tried.tree.errors.length > 0) return null
  const [own, now] = [run(version.now.tree), run(tried.tree)]
  if (own.kind !== 'done' || now.kind !== 'done') return null
  // «Es lo mismo»: as what the last answer advised for that name.
  const [name = ''] = /^\w+/.exec(piece.text) ?? []
  const advised = new RegExp(`\`(${name} = [^\`\\n]{1,60})\``).exec(asked.state.said.at(-1) ?? '')?.[1]
  const other = advised === undefined ? null : withOrder(version.now, `y si pongo ${advised}`)
  const told = other === null ? null : run(other.tree)
  const lead =
    told?.kind === 'done' && advised !== undefined && told.output === now.output
      ? `Sí: ${inlineCode(piece.text)} hace aquí lo mismo que ${inlineCode(advised)}.`
      : own.output === now.output
        ? `Sí: con ${inlineCode(piece.text)} sale lo mismo que con lo que tienes.`
        : `No es lo mismo que lo que tienes: con ${inlineCode(piece.text)} sale otra cosa.`
  return answered('proposal', [text(lead), python(tried.code), ...outputBlocks(now, tried.tree)])
}

/** The program with what is proposed; null where nothing is, or it has no place there. */
function proposed({ said, frame }: Asked, base: CodePart, old: CodePart): CodePart | null {
  if (/\belif\b/.test(said)) return withElif(base)
  if (/\b(?:try|except)\b/.test(said)) return base === old ? withTry(old) : null
  if (/\bcomas?\b/.test(said)) return base === old ? withCommas(old) : null
  if (/\bun if\b/.test(said)) return withIf(base)
  const [, taken] = TAKEN.exec(said) ?? []
  if (taken !== undefined) return withOrder(base, `y si quito el ${taken}`)
  const { prose, code } = frame.message
  const pieces = [...new Set([...code.map((part) => part.code.trim()), ...newCodeIn(prose).map((piece) => piece.text)])]
  const wrapping = wrapped(`${prose} ${pieces.join(' ')}`, said, base)
  if (wrapping !== null) return wrapping
  const quoted = pieces.length === 0 ? renamed(prose, base) : null
  if (quoted !== null) return quoted
  return pieces.length === 0
    ? null
    : pieces.reduce<CodePart | null>((program, piece) => program && withPiece(program, piece), base)
}

const TAKEN = /\b(?:quito|saco|borro|elimino) (?:el |la |los |las )?(\w+)/

function withPiece(program: CodePart, piece: string): CodePart | null {
  return (
    atFailure(program, piece) ??
    withOrder(program, `y si pongo ${piece}`) ??
    (program.code.includes(piece) ? program : null)
  )
}

function withOrder(program: CodePart, order: string): CodePart | null {
  if (program.tree.errors.length > 0) return null
  const change = readChange(orderOf(order, program.tree))
  if (change === null || 'question' in change || change.input !== undefined) return null
  return codePart(applyEdits(program.tree.source, change.edits), 'pasted')
}

const AROUND_NAME = /^(?:int|float|str)\((\w+)\)$/
/** What is typed where the program asks. */
const TYPED = Array.from({ length: 8 }, () => '5')

/** `float(precio)`: around the name where the program stops. */
function atFailure(program: CodePart, piece: string): CodePart | null {
  const [, name] = AROUND_NAME.exec(piece) ?? []
  const failed = name === undefined ? null : evaluateProgram(program.tree, { input: TYPED })
  if (name === undefined || failed?.kind !== 'raised') return null
  const lines = program.code.split('\n')
  const line = lines[failed.line - 1] ?? ''
  const at = line.search(new RegExp(`(?<![\\w.(])${name}(?![\\w(]| *[-+*/]?= )`))
  if (at === -1) return null
  return codePart(
    lines.with(failed.line - 1, line.slice(0, at) + piece + line.slice(at + name.length)).join('\n'),
    'pasted',
  )
}

const AROUND = /\b(int|float|str)\s?\(\s?(input)\s?\((?:\s?(?:\.{2,3}|…))?\s?\)\s?\)/
const AT_INPUT = /\bconvert\w*\b.*\binput\b|\binput\b.*\bconvert\w*\b/

/** `int(input(...))`, «convertirlo desde el input»: the conversion around what is typed. */
function wrapped(prose: string, said: string, base: CodePart): CodePart | null {
  const [, spoken] = AROUND.exec(prose) ?? []
  const kind = spoken ?? (AT_INPUT.test(said) ? (/\b(int|float)\(/.exec(base.code)?.[1] ?? 'int') : undefined)
  const call = [...allExpressions(base.tree)].find((part) => part.kind === 'call' && calledName(part) === 'input')
  if (kind === undefined || call === undefined || base.tree.errors.length > 0) return null
  const around = base.code.slice(0, call.from)
  if (new RegExp(`\\b${kind}\\(\\s*$`).test(around)) return base
  // Once converted it need not be converted again.
  const name = /(\w+) = $/.exec(around)?.[1]
  const rest = base.code.slice(call.to)
  const later = name === undefined ? rest : rest.replaceAll(`${kind}(${name})`, name)
  return codePart(`${around}${kind}(${base.code.slice(call.from, call.to)})${later}`, 'pasted')
}

const QUOTED = /["'`«“]([^"'`»”\n]{1,40})["'`»”]/

/** «Es "peso", ¿verdad?»: in the place of the key or the column that was not there. */
function renamed(prose: string, base: CodePart): CodePart | null {
  const [, word] = QUOTED.exec(prose) ?? []
  const before = run(base.tree)
  const missing = before.kind === 'raised' ? QUOTED.exec(before.message)?.[1] : undefined
  if (word === undefined || missing === undefined || word === missing || before.kind !== 'raised') return null
  const lines = base.code.split('\n')
  const line = lines[before.line - 1]
  if (line === undefined || !line.includes(missing)) return null
  return codePart(lines.with(before.line - 1, line.replaceAll(missing, word)).join('\n'), 'pasted')
}

const errorOf = (raised: Extract<Evaluation, { kind: 'raised' }>) => inlineCode(`${raised.type}: ${raised.message}`)

function judged(
  tried: CodePart,
  base: CodePart,
  { old, now }: Pick<Version, 'now'> & { old: CodePart },
): Answer | null {
  if (tried.tree.errors.length > 0) return null
  // What they go on with from here.
  const shown = [heading('El programa corregido'), python(tried.code)]
  if (tried.code.trim() === now.code.trim())
    return answered('proposal', [
      text('Sí, justo eso. Queda así:'),
      ...shown,
      ...outputBlocks(run(tried.tree), tried.tree),
    ])
  if (tried.code.trim() === base.code.trim()) return null
  const { runs } = runsOf({ code: old, after: tried }, undefined)
  const corrected = runsOf({ code: old, after: now }, undefined).runs.now
  const after = runs.now
  if (after.kind === 'raised') {
    // What does not do by itself may do beside what was put right.
    if (base !== now || corrected.kind === 'raised') return null
    return answered('proposal', [
      text(`No basta: así se para en la **línea ${after.line}** con ${errorOf(after)}.`),
      python(tried.code),
      text('Con esto sí llega al final:'),
      python(now.code),
    ])
  }
  if (after.kind !== 'done') return null
  const isSame = corrected.kind === 'done' && corrected.output === after.output
  if (!isSame && runs.before.kind !== 'raised') return null
  const lead = isSame ? 'Sí, también vale: lo he probado y sale lo mismo.' : 'Sí: lo he probado, y así ya no se para.'
  return answered('proposal', [text(`${lead} Queda así:`), ...shown, ...outputBlocks(run(tried.tree), tried.tree)])
}
