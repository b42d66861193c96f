import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../engine/compose'
import { recognizeMessage } from '../../engine/error-messages/error-messages'
import type { CodePart, SyntaxProblem, Traceback } from '../../engine/message'
import type { Tools } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { exceptQuoted } from './except-quoted'
import { explainMessage } from './explain-message'
import type { Explanation } from './explanation'
import { kindOf } from './kind-of'
import { localCheck } from './syntax/local-check'
import type { Check, Mended } from './syntax/mend'
import { inOlderPython, newerSyntax } from './syntax/newer-python'
import { shellCommand } from './syntax/shell-command'

const COMPILER = /(?:^|\.)(?:SyntaxError|IndentationError|TabError)$/
const isCompilers = ({ type, message }: Traceback) => COMPILER.test(type ?? recognizeMessage(null, message)?.type ?? '')

/** Longer code is left to the linter. */
const MAX_CHECKED_CHARACTERS = 20_000

/** Where code is no Python: as the linter says, or, where none was asked, as far as the grammar tells. */
function syntaxProblemOf(code: CodePart): SyntaxProblem | null {
  if (code.syntax !== undefined) return code.syntax
  return code.code.length > MAX_CHECKED_CHARACTERS ? null : localCheck(code.code, code.tree)
}

/** A linter takes a catch-all that is not the last for Python. */
const ofClauses = (error: Traceback | null): SyntaxProblem | null =>
  error && /default 'except:' must be last/.test(error.message)
    ? { line: error.frames.at(-1)?.line ?? 1, column: 1, message: error.message }
    : null

/**
 * Explains code that is no Python, with or without what the compiler said; without code, the line that the compiler quotes. Null where
 * the code is valid, or something else is said than by the compiler.
 */
export async function explainSyntax(
  code: CodePart | null,
  error: Traceback | null,
  tools: Tools,
): Promise<Explanation | null> {
  if (error && !isCompilers(error)) return null
  const quoted = error?.frames.at(-1)?.text ?? null
  const command = shellCommand(code?.code ?? quoted ?? '')
  const handler = error && exceptQuoted(code?.code ?? quoted ?? '', error)
  if (handler) return handler
  const problem = code ? (syntaxProblemOf(code) ?? ofClauses(error)) : null
  if (command && (problem !== null || code === null)) return explainCommand(command, code, error)
  if (code === null) return quoted === null || error === null ? null : explainQuoted(quoted, error)
  const outside = await outsideItsPlace(code, error, problem)
  if (outside) return outside
  if (problem === null) return error === null ? null : ofValidCode(code, error, quoted)
  const source = code.code
  const mend = await loadMend()
  const check: Check = code.syntax === undefined || tools.check === null ? checkHere : linterCheck(tools.check)
  const mended = await laidOut(source, await mend(source, problem, check))
  const explained = told(source, mended, error, problem)
  if (explained.corrected === null) return explained
  // A line that is Python now may fail when it runs.
  const { followedOn } = await import('./follow-on')
  return followedOn(explained, (next, part) => explainMessage(next, part))
}

/** Where no line of a program is indented, its blocks are laid out by sense, all at once. */
async function laidOut(source: string, mended: Mended): Promise<Mended> {
  const isMissing = ({ kind }: Mended['repairs'][number]) => kind === 'missing-block'
  const missing = mended.repairs.filter(isMissing)
  const [first] = missing
  if (first === undefined || /^[ \t]+\S/m.test(source)) return mended
  const { withIndentation } = await import('../../python/indentation/indentation')
  const text = withIndentation((mended.problem === null ? mended.source : source).replaceAll(/^[ \t]+/gm, ''))
  if (text === null) return mended
  const opening = first.values?.opening ?? String(first.line - 1)
  const word = /^\w+/.exec(linesOf(source).textOf(Number(opening)))?.[0] ?? ''
  const others = missing.slice(1).map(({ line }) => String(line))
  const lines =
    others.length > 0
      ? `Lo mismo pasa en ${others.length === 1 ? 'la línea' : 'las líneas'} ${listed(others.map(String))}.`
      : ''
  const told = {
    ...first,
    cause:
      `La línea ${opening} (${inlineCode(word)}) acaba en \`:\` y abre un bloque. Lo que va dentro lleva sangría: cuatro espacios más a la derecha. ${lines}`.trim(),
    decide:
      'He puesto dentro de cada bloque lo que tiene sentido ahí. Si alguna línea va en otro, cámbiale la sangría.',
  }
  return {
    source: text,
    repairs: mended.repairs.flatMap((each) => (each === first ? told : isMissing(each) ? [] : each)),
    problem: null,
  }
}

/** `return`, `break`, `continue` and `await` can be read wherever they stand: what is wrong is where. */
async function outsideItsPlace(code: CodePart, error: Traceback | null, problem: SyntaxProblem | null) {
  if (code.tree.errors.length > 0 || code.form === 'inline') return null
  const text = error?.message ?? problem?.message ?? ''
  const [, word] = /['`](return|break|continue|await)['`] (?:statement )?(?:outside|not properly)/.exec(text) ?? []
  if (word === undefined) return null
  const message =
    word === 'continue'
      ? `'${word}' not properly in loop`
      : `'${word}' outside ${word === 'break' ? 'loop' : 'function'}`
  const said = { type: 'SyntaxError', message, frames: error?.frames ?? [], caret: null, text: message }
  const told = await explainMessage(said, code)
  return told?.corrected ? told : null
}

/** A command for the terminal among the lines of Python. */
function explainCommand(
  { line, command }: { line: number; command: string },
  code: CodePart | null,
  error: Traceback | null,
): Explanation {
  const rest = (code?.code ?? '').split('\n').filter((_, at) => at !== line - 1)
  const left = rest.join('\n').trim()
  return {
    type: error?.type ?? 'SyntaxError',
    kind: kindOf('shell-command'),
    values: {},
    line,
    cause: `${inlineCode(command)} no es Python: es una orden para la terminal (la consola del sistema, no la que enseña \`>>>\`). Python intenta leerla como código y no puede.`,
    source: code?.code ?? null,
    corrected: code === null || left === '' || parsePython(`${left}\n`).errors.length > 0 ? null : `${left}\n`,
    decide: `Sal de Python (\`exit()\`), abre la terminal y escribe ahí ${inlineCode(command)}. En un cuaderno de Jupyter, ponle delante un signo: ${inlineCode(`!${command}`)}.`,
    notes: [],
  }
}

/**
 * Code that the newest Python reads, and theirs does not: something in it is newer than their version, or the line is not in what they
 * show.
 */
async function ofValidCode(code: CodePart, error: Traceback, quoted: string | null): Promise<Explanation | null> {
  const newer = newerSyntax(code.tree)
  const said = recognizeMessage(error.type, error.message)
  if (newer && (said?.kind === 'invalid-syntax' || said?.kind === 'f-string' || said === null)) {
    const corrected = inOlderPython(code.tree, newer)
    return {
      type: error.type ?? 'SyntaxError',
      kind: kindOf('newer-syntax'),
      values: { version: newer.version },
      line: newer.line,
      cause: `${newer.cause} Así como está vale desde Python ${newer.version}, y el tuyo es anterior.`,
      source: code.code,
      corrected,
      decide: `Con ${inlineCode('python --version')} ves cuál tienes. Si puedes actualizarlo, tu código funciona tal cual${corrected === null ? '.' : '; la versión de arriba funciona en los dos.'}`,
      notes: [],
    }
  }
  const isHere = quoted !== null && code.code.includes(quoted.trim())
  return quoted === null || isHere ? null : explainQuoted(quoted, error)
}

const checkHere: Check = (source) => localCheck(source)

/** Where a source is no Python, as the linter says, or where there is none, the grammar. */
export const problemIn = (source: string, { check }: Tools) =>
  Promise.resolve(check === null ? checkHere(source) : linterCheck(check)(source))

/** A browser loads the corrections only where there is something to correct. */
const loadMend = async () => (await import('./syntax/mend')).mend

function linterCheck(check: NonNullable<Tools['check']>): Check {
  return async (source) => {
    const findings = await check(source)
    // The process of the linter is lost: the grammar still is there.
    if (findings === null) return localCheck(source)
    const first = findings.find(({ code }) => code === null)
    return first ? { line: first.line, column: first.column, message: first.message } : null
  }
}

/** What the linter says, as a kind of error. */
const LINTER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^Positional argument cannot/, 'positional-after-keyword'],
  [/^Parameter without a default/, 'default-order'],
  [/^Duplicate parameter/, 'duplicate-argument'],
  [/^Invalid (?:annotated )?(?:assignment|delete) target/, 'assign-to-expression'],
  [/^f-string/, 'f-string'],
  [/symbol names after import/, 'import-names'],
  [/^Unparenthesized generator/, 'generator-parentheses'],
  [/^Expected an indented block/, 'missing-block'],
  [/^Unexpected indentation/, 'unexpected-indent'],
  [/^unindent does not match/, 'unmatched-dedent'],
  [/^Expected `except` or `finally`/, 'try-alone'],
  [/^Expected `:`, found newline/, 'missing-colon'],
  [/^missing closing quote/, 'unterminated-string'],
  [/^unexpected EOF/, 'unexpected-end'],
  [/^Got unexpected token/, 'invalid-character'],
]

function told(
  source: string,
  { repairs, source: corrected, problem }: Mended,
  error: Traceback | null,
  first: SyntaxProblem,
): Explanation {
  const said = error && recognizeMessage(error.type, error.message)
  const [repair] = repairs
  const type = error ? (error.type ?? said?.type ?? 'SyntaxError') : null
  if (repair === undefined) return notMended(source, first, { type, said })
  const more = repairs
    .slice(1)
    .map(({ cause, line }) => `- ${cause.includes(`línea ${line}`) ? '' : `Línea ${line}: `}${cause}`)
  return {
    type,
    kind: kindOf(repair.kind),
    values: { ...said?.values, ...repair.values },
    line: repair.line,
    cause: repair.cause,
    source,
    corrected: problem === null ? corrected : null,
    decide:
      problem === null
        ? (repairs.find(({ decide }) => decide)?.decide ?? null)
        : `Queda algo que no sé arreglar${atLine(source, problem.line)}. ¿Qué tenía que hacer esa línea?`,
    notes:
      more.length === 0
        ? []
        : [
            `${more.length === 1 ? 'Hay otro fallo' : `Hay otros ${more.length} fallos`} de escritura:\n${more.join('\n')}`,
          ],
  }
}

/** Where it stops, what that means, and the usual causes. */
function notMended(
  source: string,
  problem: SyntaxProblem,
  { type, said }: { type: string | null; said: ReturnType<typeof recognizeMessage> },
): Explanation {
  const kind =
    said && said.kind !== 'invalid-syntax'
      ? said.kind
      : (LINTER_KINDS.find(([words]) => words.test(problem.message))?.[1] ?? 'invalid-syntax')
  const text = linesOf(source).textOf(problem.line).trim()
  const stops =
    text === ''
      ? `Python se para en la línea ${problem.line}.`
      : `Python se para en la línea ${problem.line}: ${inlineCode(text)}.`
  return {
    type,
    kind: kindOf(kind),
    values: said?.values ?? {},
    line: problem.line,
    cause: null,
    source,
    corrected: null,
    decide:
      'No sé con seguridad qué querías escribir ahí, así que no lo corrijo por ti. Mira también la línea de encima. ¿Qué tenía que hacer esa línea?',
    notes: [stops],
  }
}

function atLine(source: string, line: number): string {
  const text = inlineCode(linesOf(source).textOf(Math.min(line, linesOf(source).count)))
  return ` cerca de la línea ${line}${text === '' ? '' : ` (${text})`}`
}

/** The line that the compiler quotes, put right by itself. */
async function explainQuoted(quoted: string, error: Traceback): Promise<Explanation | null> {
  const said = recognizeMessage(error.type, error.message)
  // A line alone that opens a block lacks its block.
  const source =
    /:\s*$/.test(quoted) || /^(?:if|for|while|def|class|else|elif|try|with)\b/.test(quoted)
      ? `${quoted}\n    pass`
      : quoted
  const problem = localCheck(source)
  const isBlock =
    /^(?:else|elif|except|finally)\b/.test(quoted) || COMPILER.exec(error.type ?? '')?.[0] !== 'SyntaxError'
  if (problem === null || problem.line !== 1 || isBlock) return null
  const mend = await loadMend()
  const { repairs, source: corrected, problem: left } = await mend(source, problem, checkHere)
  const [first] = repairs
  if (first === undefined || left !== null) return null
  const line = corrected.split('\n')[0] ?? ''
  return {
    type: error.type ?? 'SyntaxError',
    kind: kindOf(first.kind),
    values: { ...said?.values, ...first.values },
    line: error.frames.at(-1)?.line ?? null,
    cause: first.cause.replaceAll(/(la línea) 1\b/g, `$1 ${error.frames.at(-1)?.line ?? 1}`),
    source: null,
    corrected: null,
    decide: `Donde pone ${inlineCode(quoted)} tiene que poner ${inlineCode(line)}.`,
    notes: [],
  }
}
