import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { Frame, State } from '../../engine/frame'
import type { CodePart, SyntaxProblem, Traceback } from '../../engine/message'
import type { Answer, Skill, Tools } from '../../engine/skill'
import { COMPARES } from '../concepts/find/asking'
import { comparedBlocks, comparedErrors } from './compared-errors'
import { composeExplanation } from './compose-explanation'
import { errorLadder } from './error-ladder'
import { explainMessage } from './explain-message'
import type { Explanation, Manner } from './explanation'
import { kindOf } from './kind-of'
import { isSpokenOnly, namedError } from './subject'
import { meaningOf } from './wording'

const ASKS_ELSE = ['write', 'exercise', 'predict-output', 'complexity', 'review'] as const
const ASKS_ERROR = ['explain-error', 'find-fault', 'correct', 'why', 'simpler', 'deeper'] as const

/** Explains an error: of a traceback, of its name, or of code that is no Python. */
export const errorsSkill: Skill = {
  name: 'errors',
  accepts,
  answer: async (asked, state, tools) => {
    const compared = comparedErrors(asked)
    if (compared.length > 0)
      return { outcome: 'answered', blocks: comparedBlocks(compared), topic: compared.join('--') }
    const manner = atLevel(mannerOf(asked), asked)
    const said = asked.error ?? namedTraceback(asked)
    const chain = said && (await chained(said))
    const error = chain?.isToldOn ? chain.first : said
    const changed = state.code === null && state.program === null ? null : await changedBefore(asked, error, state)
    const frame = changed ? { ...asked, code: changed } : asked
    const isTold = TEST_REPORT.test(frame.message.text)
    if (error && isBare(error) && frame.code === null && !isTold && !asksWhatItIs(frame)) return askedBack(error)
    const own = await explained(frame, error, tools)
    const read = own && (await withEntry(own, frame, error))
    const notes = [...(changed ? [CHANGED] : []), ...(chain ? [chain.note] : [])]
    const noted = read && notes.length > 0 ? { ...read, notes: [...notes, ...read.notes] } : read
    const mended = noted && (await mendedTable(noted, frame.code, error))
    const held = mended && (await alsoWrong(await heldToWish(mended, frame), frame))
    if (held) {
      const told = held.corrected === null ? held : (await import('./missing-imports')).withImports(held)
      const blocks = composeExplanation(told, manner)
      const ladder = errorLadder(told, blocks, { isFirst: mannerOf(frame) === 'first' })
      return { outcome: 'answered', blocks, topic: told.type ?? 'SyntaxError', ...(ladder && { ladder }) }
    }
    if (error === null) return null
    return { outcome: 'asked', blocks: [{ kind: 'text', markdown: lastLineAsked(error) }] }
  },
}

/** A browser loads what tells the errors of a chain apart only where there is one. */
const chained = async (error: Traceback) =>
  / the above exception|^[ \t]*The above exception was /im.test(error.text)
    ? (await import('./chained')).chainOf(error)
    : null

/** What the catalogue knows of the very message says more than the commonest causes of its kind; a browser loads it only for such a message. */
async function withEntry(
  told: Explanation,
  { message: { traceback, text } }: Frame,
  error: Traceback | null,
): Promise<Explanation> {
  const isTold = (told.cause !== null && !told.isVague) || told.corrected !== null
  if (isTold || traceback === null || error === null) return told
  const [{ findEntry }, { textFor, toldWith }] = await Promise.all([
    import('../error-catalogue/catalogue'),
    import('../error-catalogue/entry'),
  ])
  const found = findEntry(`${error.type ?? ''}: ${error.message}`)
  if (found === null || found.entry.isAlone) return told
  const cause = [told.cause, told.isVague ? null : told.decide, toldWith(textFor(found.entry, text), found.values)]
    .filter((part) => part !== null)
    .join('\n\n')
  return { ...told, kind: null, cause, decide: null }
}

/** A browser loads what tries changes only for a program with tables that nothing else has put right. */
async function mendedTable(told: Explanation, code: CodePart | null, error: Traceback | null): Promise<Explanation> {
  if (told.corrected !== null || code === null || !/\bpandas\b/.test(code.code)) return told
  const { tableMend } = await import('./table-mend')
  const mend = tableMend(code.tree, error?.type ?? null)
  return mend === null
    ? told
    : {
        ...told,
        source: code.code,
        corrected: mend.corrected,
        cause: told.cause ?? mend.why,
      }
}

/** A browser loads what tries small changes only where a result is wished. */
const heldToWish = async (told: Explanation, frame: Frame): Promise<Explanation> =>
  told.corrected !== null && WISHES.test(frame.plain)
    ? (await import('./held-to-wish')).heldToWish(told, told.corrected, frame)
    : told
const WISHES = /\b(?:quier\w+|quisiera|queria|deber\w+|tendr\w+|tiene que|tienen que|esper\w+|necesit\w+)\b/

/** Of whoever shows code that is no Python and no error, a browser loads what looks for the faults that nothing reports. */
const alsoWrong = async (told: Explanation, frame: Frame): Promise<Explanation> =>
  told.corrected !== null && told.type === null && frame.message.traceback === null && frame.message.code.length > 0
    ? (await import('./still-wrong')).stillWrong(told, told.corrected, frame)
    : told

const CHANGED = 'He hecho en tu programa el cambio que cuentas, y se para con ese mismo error.'

/** A browser loads what tries changes only where one is told. */
const changedBefore = async (frame: Frame, error: Traceback | null, state: State): Promise<CodePart | null> =>
  frame.message.traceback === null || error === null
    ? null
    : (await import('./told-change')).withToldChange(frame, error, state)

/** A browser loads what reads code only where there is some: the person's, or a line that is quoted. */
async function explained(frame: Frame, error: Traceback | null, tools: Tools): Promise<Explanation | null> {
  const isQuoted = error?.frames.at(-1)?.text ?? null
  const bySyntax = frame.code !== null || isQuoted !== null ? await explainedBySyntax(frame, error, tools) : null
  return bySyntax ?? (error && (await explainMessage(error, frame.code, frame.message.text)))
}

async function explainedBySyntax(frame: Frame, error: Traceback | null, tools: Tools): Promise<Explanation | null> {
  const { explainSyntax, problemIn } = await import('./explain-syntax')
  const code = await codeOf(frame, error, (source) => problemIn(source, tools))
  return explainSyntax(code, error, tools)
}

/** As the linter says; where none was asked, as far as the grammar tells. */
const isBroken = ({ syntax, tree }: CodePart) => (syntax === undefined ? tree.errors.length > 0 : syntax !== null)

/** Code in a sentence is meant where the compiler refuses it and the program is none of its business. */
async function codeOf(
  { code, message }: Frame,
  error: Traceback | null,
  problemIn: (source: string) => Promise<SyntaxProblem | null>,
): Promise<CodePart | null> {
  const isCompilers = /(?:Syntax|Indentation|Tab)Error$/.test(error?.type ?? '')
  if (!isCompilers || code === null || code.syntax || code.tree.errors.length > 0) return code
  for (const part of message.code) {
    if (part === code || part.form !== 'inline') continue
    const problem = await problemIn(part.code)
    if (problem) return { ...part, syntax: problem }
  }
  return code
}

/** What pytest prints of an `assert` tells its values. */
const TEST_REPORT = /^E {3,8}assert /m

/** A type and no more: neither message nor place. */
const isBare = ({ message, frames }: Traceback) => message.trim() === '' && frames.length === 0

/** «Qué es un KeyError», «por qué sale», «cómo se evita»: what is asked of the kind of error, not of one. */
const asksWhatItIs = ({ plain, requests }: Frame) =>
  requests.has('what-is') ||
  /\b(?:que (?:es|son|significa|quiere decir)|q es|cuando|por que (?:sale|salen|ocurre|pasa|aparece|da|me)|porque (?:sale|salen|me)|pq|explica\w*|diferencia|ejemplo|como (?:se )?(?:evit|captur|arregl|solucion|manej|trat|control)\w+)/.test(
    plain,
  )

/** One question back, with what is known of the type: which of its causes it is, only the message and the code tell. */
function askedBack({ type }: Traceback): Answer {
  const kind = kindOf(recognizeMessage(type, '')?.kind ?? '')
  const causes =
    kind?.causes.map(([what]) => what.replace(/\.$/, '').replace(/^[A-ZÁÉÍÓÚ]/, (letter) => letter.toLowerCase())) ?? []
  const often = causes.length === 0 ? '' : ` Lo más frecuente: ${causes.join('; ')}.`
  const means = kind === null ? '' : `Un ${inlineCode(type ?? '')} quiere decir esto: ${meaningOf(kind, {})}${often}`
  const text =
    'Para decirte qué pasa en tu caso necesito verlo: pégame el mensaje de error completo (las líneas rojas, desde `Traceback` hasta la última) y tu código.'
  const blocks = [text, means].filter((markdown) => markdown !== '')
  return { outcome: 'asked', isFinal: true, blocks: blocks.map((markdown) => ({ kind: 'text', markdown })) }
}

/** Surer than who would tell the idea of one of them. */
const COMPARED = 0.97
/** «¿Qué es un error de sintaxis?», «¿en qué se diferencia de una excepción?» are asked of the idea, before any has come. */
const isOfIdea = (frame: Frame) =>
  isSpokenOnly(frame) && frame.code === null && (frame.requests.has('what-is') || COMPARES.test(frame.plain))

function accepts(frame: Frame, state: State): number {
  const asksError = ASKS_ERROR.some((request) => frame.requests.has(request))
  const asksElse = ASKS_ELSE.some((request) => frame.requests.has(request)) && !asksError
  if (frame.message.traceback) return asksElse ? 0.7 : 0.98
  // The program of an error that was told before without one.
  const hadNone = state.error !== null && (state.code === null || state.code === state.program)
  if (frame.error && hadNone && hasProgram(frame) && !asksElse) return 0.95
  if (frame.error && frame.isFollowUp) return asksError ? 0.93 : asksElse ? 0.2 : 0.5
  if (comparedErrors(frame).length > 0) return COMPARED
  if (namedError(frame) !== null) return raisesByWish(frame) ? 0 : asksElse ? 0.3 : isOfIdea(frame) ? 0.89 : 0.92
  if (frame.code && frame.code.form !== 'inline' && isBroken(frame.code)) {
    // Who has seen it run has lost the indentation only here, in the message.
    const hasRun = frame.requests.has('find-fault') && !frame.requests.has('explain-error')
    return asksElse ? 0.6 : hasRun ? 0.8 : 0.95
  }
  return frame.error && asksError ? 0.85 : 0
}

const hasProgram = ({ message }: Frame) => message.code.some(({ form }) => form !== 'inline')

/** «Que lance un ValueError si …»: the error is a part of the program that is wanted. */
const raisesByWish = ({ plain, requests, message }: Frame) =>
  (requests.has('write') || requests.has('change')) &&
  message.traceback === null &&
  /\b(?:lance|lanze|lances|lanzar|levante|levantar|arroje|arrojar|eleve|elevar|raise|captur\w+|devuelva)\b/.test(
    plain,
  ) &&
  !/\b(?:me|te|nos) (?:da|sale|tira|lanza|marca|salta|dice)\b/.test(plain)

function mannerOf(frame: Frame): Manner {
  if (!frame.isFollowUp || frame.message.traceback) return 'first'
  if (frame.requests.has('correct')) return 'correct'
  if (frame.requests.has('simpler')) return 'simpler'
  return frame.requests.has('why') ? 'why' : 'first'
}

/** Who has come far wants the cause and the correction, and knows how to avoid it. */
const atLevel = (manner: Manner, { level }: Frame): Manner =>
  manner === 'first' && level === 'avanzado' ? 'correct' : manner

/** A type alone is an error without a message. */
function namedTraceback(frame: Frame): Traceback | null {
  const type = namedError(frame)
  return type === null ? null : { type, message: '', frames: [], caret: null, text: type }
}

function lastLineAsked({ type, frames }: Traceback): string {
  const last = frames.at(-1)
  const where = last ? ` (se para en la línea ${last.line})` : ''
  return type === null
    ? `Veo por dónde pasó el programa${where}, y falta la última línea del mensaje, la que dice el tipo de error: algo como \`TypeError: …\`. ¿Me la pegas?`
    : `No conozco ese error${where}. ¿Me pegas el mensaje completo y el código alrededor de esa línea?`
}
