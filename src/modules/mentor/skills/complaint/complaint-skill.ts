import { folded } from '~/platform/text/folded'
import { text } from '../../engine/blocks'
import { inlineCode } from '../../engine/compose'
import type { Frame, State } from '../../engine/frame'
import type { CodePart } from '../../engine/message'
import { showsAlready } from '../../engine/put-right'
import { lackIn } from '../../engine/reading/complaint'
import type { Answer, Block, Skill } from '../../engine/skill'
import { skillSet } from '../../engine/skill-families'
import { evaluatePiece } from '../../python/evaluate/evaluate'
import { outputBlocks, run } from '../explain/parts/output'
import { mendedEnd } from './mended-end'
import { type Complaint, readComplaint } from './read-complaint'

/** Before whoever goes by a word of what somebody complains of: «no me deja borrar» takes nothing out. */
const SURE = 0.9935
const MAX_LINES = 24
/** They have handed out the program, or have spoken about it since. */
const SPOKE_OF_IT = skillSet('write', 'change', 'complaint', 'unknown', 'what-if', 'explain', 'follow-up')

/** What is found wrong with a program that the mentor has handed out: it is looked up in it, and run. */
export const complaintSkill: Skill = {
  name: 'complaint',
  accepts: (frame, state) => (told(frame, state) === null ? 0 : SURE),
  answer: told,
}

/** Who asks about the program, or orders something, complains of nothing. */
const ASKS_OR_ORDERS =
  /^(?:(?:y|pero|vale|ok|no entiendo) )*(?:si |para que |no entiendo |(?:agreg|anad|ponle|quit|cambi|mand)\w*)|^me falta poder\b|\bpara que (?:sirve|el|la)\b/

const answers = new WeakMap<Frame, Answer | null>()
function told(frame: Frame, state: State): Answer | null {
  const known = answers.get(frame)
  if (known !== undefined) return known
  const program = handedOut(frame, state)
  const complaint =
    program === null || ASKS_OR_ORDERS.test(frame.plain)
      ? null
      : (readComplaint(frame.message.text) ?? ofAnyKind(frame))
  const answer = complaint === null || program === null ? null : answerTo(complaint, program)
  answers.set(frame, answer)
  return answer
}

/** It complains, whatever of: in a program that was written and run nothing is wrong that its run does not show. */
const ofAnyKind = ({ requests, wish, message }: Frame): Complaint | null =>
  requests.has('find-fault') && wish === 'none' && !/[?¿]/.test(message.text) ? { kind: 'wrong' } : null

/** What the program does, to who says that something is lacking which nobody could put in. */
export function ranInstead(said: string, { program, code }: State): Answer | null {
  const lack = lackIn(said)
  if (lack === null || program === null || (code !== null && code.code !== program.code)) return null
  return asked([
    text('Esto es lo que hace ahora el programa.'),
    ...outputBlocks(run(program.tree), program.tree),
    text(
      `Lo de «${lack.what.replaceAll('`', '')}» no sé dónde ponerlo sin más. ¿Con qué datos te falla, y qué línea tendría que salir en su lugar?`,
    ),
  ])
}

/** The program that the mentor wrote, where nothing is pasted with what is said of it. */
function handedOut({ message }: Frame, { code, program, answered, isExample }: State): CodePart | null {
  const isPasted = message.code.some(({ form }) => form !== 'inline')
  const isOwn = program === null || (code !== null && code.code !== program.code)
  if (isPasted || isOwn || isExample || message.traceback !== null || message.output !== null) return null
  return SPOKE_OF_IT.has(answered.at(-1)?.skill ?? '') && program.tree.errors.length === 0 ? program : null
}

function answerTo(complaint: Complaint, program: CodePart): Answer | null {
  switch (complaint.kind) {
    case 'lacks':
      return showsAlready(program, complaint) ? isThere(complaint, program) : null
    case 'says':
      return ofText(complaint, program)
    case 'endless':
      return ofEnd(complaint.typed, program)
    case 'typed':
      return ofTyped(complaint.typed, program)
    case 'wrong':
      return asked([
        text('Lo he ejecutado tal como te lo di.'),
        ...outputBlocks(run(program.tree), program.tree),
        text(WHAT_CAME),
      ])
    case 'code-only':
      return {
        outcome: 'answered',
        blocks: [text('Solo el programa:'), { kind: 'code', language: 'python', code: program.code }],
      }
    case 'remark':
      return {
        outcome: 'courtesy',
        blocks: [
          text(
            `${complaint.name === null ? 'De acuerdo, lo tengo en cuenta.' : `Encantado, ${complaint.name}.`} El programa se queda como está: si quieres cambiarle algo, dime qué.`,
          ),
        ],
      }
    case 'refused':
      return asked([text(WHAT_THEN)])
  }
}

const WHAT_CAME =
  '¿Qué escribes tú, qué te sale y qué tendría que salir? Con un caso que falle (estos datos, este resultado) lo corrijo.'
const WHAT_THEN =
  'Vale, ese no es. Dime en una frase qué datos tiene que pedir y qué tiene que salir al final, y escribo otro desde cero.'
const OTHER_VERSION =
  'Si a ti no te pasa, mira que ejecutas este programa entero y no uno de antes. Y si lo que quieres es otra cosa, dime qué tiene que salir.'

const VERBS: Readonly<Record<string, string>> = {
  asks: 'pregunta',
  waits: 'hace',
  can: 'permite',
  has: 'tiene',
  sorts: 'ordena',
  keeps: 'guarda',
}
const CALLEES: Readonly<Record<string, RegExp>> = {
  asks: /\b(?:input|pedir\w*|leer\w*)\(/,
  can: /["']/,
  has: /./,
  waits: /\bsleep\(/,
  sorts: /\bsort(?:ed)?\(/,
  keeps: /\.write\(|\bdump\(|write_text\(|writerow|to_csv\(/,
}

function isThere({ does, what }: { does: string; what: string }, program: CodePart): Answer {
  const verb = VERBS[does] ?? 'enseña'
  const stem = (folded(what).match(/[a-z]{4,}/g) ?? []).at(does === 'can' ? 0 : -1)?.slice(0, 6) ?? ''
  const callee = CALLEES[does] ?? /\bprint\(/
  const at = program.code
    .split('\n')
    .findIndex(
      (line) =>
        callee.test(line) && (!['asks', 'says', 'can', 'has'].includes(does) ? true : folded(line).includes(stem)),
    )
  const line = program.code.split('\n')[at]?.trim() ?? ''
  const where = at === -1 ? '' : ` en la línea ${at + 1}, ${inlineCode(line)}`
  return asked([
    text(`El programa que te he dado sí lo ${verb}${where}.`),
    ...outputBlocks(run(program.tree), program.tree),
    text(OTHER_VERSION),
  ])
}

/** Where a text that is complained of stands; what is to stand there is asked. */
function ofText({ said, isQuoted }: { said: string; isQuoted?: boolean }, program: CodePart): Answer | null {
  const wanted = folded(said)
  const lines = program.code.split('\n')
  const at = lines.findIndex((line) => /["']/.test(line) && folded(line).includes(wanted))
  if (at >= 0)
    return asked([
      text(`Ese texto está en la línea ${at + 1}: ${inlineCode(lines[at]?.trim() ?? '')}`),
      text('¿Qué quieres que ponga en su lugar? Dímelo tal cual, por ejemplo: «que diga: ¿Cuántos caracteres?».'),
    ])
  const result = run(program.tree)
  const isPrinted = 'output' in result && folded(result.output).includes(wanted)
  if (isPrinted)
    return asked([
      text('Sí, es lo que da ahora:'),
      ...outputBlocks(result, program.tree),
      text('¿Qué tendría que salir en su lugar?'),
    ])
  return (
    likelyNotice(said, program) ??
    (isQuoted || /^[\d.,]+$|^\w+$/.test(wanted)
      ? asked([
          text(`En el programa que te di la última vez no aparece «${said.replaceAll('`', '')}»:`),
          { kind: 'code', language: 'python', code: program.code },
          text(OTHER_VERSION),
        ])
      : null)
  )
}

/** The notice of the program that says most of what was told in other words, and when it does. */
function likelyNotice(said: string, { code }: CodePart): Answer | null {
  const stems = (folded(said).match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5))
  const lines = code.split('\n')
  const share = (line: string) => stems.filter((stem) => folded(line).includes(stem)).length / Math.max(1, stems.length)
  const at = lines.findIndex((line) => /\bprint\(f?["']/.test(line) && !IS_MENU.test(line) && share(line) >= HALF)
  const shown = lines[at]
  if (shown === undefined) return null
  const margin = shown.length - shown.trimStart().length
  const above = lines
    .slice(0, at)
    .findLast((line) => line.trim() !== '' && line.length - line.trimStart().length < margin)
  const when =
    above === undefined || !/^\s*(?:el)?if /.test(above) ? '' : `, cuando se cumple ${inlineCode(above.trim())}`
  return asked([
    text(`Eso lo dice en la línea ${at + 1}, ${inlineCode(shown.trim())}${when}.`),
    text('¿Con qué datos te sale, y qué tendría que salir en su lugar?'),
  ])
}
const HALF = 0.5
const IS_MENU = /\b1\b.*\b2\b/

function ofEnd(typed: string | null, program: CodePart): Answer | null {
  const { mended, shown } = mendedEnd(program, typed)
  if (mended !== null)
    return {
      outcome: 'answered',
      blocks: [
        text(`Tienes razón, no terminaba: ${mended.told} Así sí:`),
        { kind: 'code', language: 'python', code: mended.code },
        text('Lo he probado:'),
        { kind: 'code', language: 'text', code: mended.shown },
      ],
    }
  if (shown === null) return null
  return asked([
    text('Lo he ejecutado, y con esto sí termina:'),
    { kind: 'code', language: 'text', code: shown },
    text(OTHER_VERSION),
  ])
}

const MANY = 12

/** What the program does with what is typed; where it stops, that is an error of its own. */
function ofTyped(typed: readonly string[], { tree }: CodePart): Answer | null {
  const input = typed.length === 1 ? Array.from({ length: MANY }, () => typed[0] ?? '') : [...typed]
  const whole = evaluatePiece(tree, { input, showsInput: true, pretends: true })
  const result =
    whole.kind === 'done' ? whole : evaluatePiece(tree, { input: [...typed], showsInput: true, pretends: true })
  if (result.kind === 'raised') return null
  const shown = 'output' in result ? result.output.trimEnd() : ''
  if (shown === '' || shown.split('\n').length > MAX_LINES || !typed.some((value) => shown.includes(value))) return null
  return asked([
    text(`Escribiendo ${typed.map((value) => `«${value}»`).join(' y ')} hace esto:`),
    { kind: 'code', language: 'text', code: shown },
    text('¿Qué tendría que salir en su lugar? Si a ti te sale otra cosa, pégame el programa tal como lo tienes.'),
  ])
}

const asked = (blocks: Block[]): Answer => ({ outcome: 'asked', isFinal: true, blocks })
