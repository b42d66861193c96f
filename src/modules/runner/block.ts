import type { BlockForm } from './contract'

/** A code block of an answer. */
export type CodeText = { code: string; language: string | undefined }
/** What of a block can be run; `expected` is the output that the answer says it has, where it does. */
export type Runnable = { code: string; form: BlockForm; before: readonly string[]; expected: string | null }

const PYTHON = new Set(['python', 'py', 'python3', 'pycon'])
const OUTPUT = new Set(['text', 'txt', 'output', 'salida', 'console'])
const SHELL_LINE = /^\s*(?:[$!%]\s*\S|(?:pip3?|python3?|py|conda|uv) +[\w-])/
const PROMPT = /^(?:>>>|\.\.\.)(?: |$)/

const tagOf = (language: string | undefined) => language?.trim().split(/\s/)[0]?.toLowerCase() ?? ''

/** Whether a block is Python that somebody could run: neither lines for a terminal nor nothing at all. */
export function isRunnable({ code, language }: CodeText): boolean {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  return PYTHON.has(tagOf(language)) && lines.length > 0 && !lines.every((line) => SHELL_LINE.test(line))
}

/** What there is to run in a block, with the runnable blocks before it in the answer. */
export function readBlock(block: CodeText, blocks: readonly CodeText[]): Runnable {
  const at = indexOf(block, blocks)
  const next = blocks[at + 1]
  const before = blocks
    .slice(0, Math.max(0, at))
    .filter((earlier) => isRunnable(earlier))
    .map(({ code }) => (isSession(code) ? readSession(code).code : dedent(code)))
  if (isSession(block.code)) return { ...readSession(block.code), form: 'session', before }
  const expected = at >= 0 && next && OUTPUT.has(tagOf(next.language)) ? next.code : null
  return { code: dedent(block.code), form: 'program', before, expected }
}

/** Where a block stands in its answer; of two that are alike the first. */
export const indexOf = (block: CodeText, blocks: readonly CodeText[]) =>
  blocks.findIndex(({ code, language }) => code === block.code && language === block.language)

const isSession = (code: string) => /^\s*>>>(?: |$)/.test(code)

/** Statements and output of what was typed at `>>>`. */
function readSession(code: string): { code: string; expected: string | null } {
  const lines = code.split('\n')
  const typed = lines.filter((line) => PROMPT.test(line)).map((line) => line.slice(4))
  const printed = lines.filter((line) => !PROMPT.test(line) && line.trim() !== '')
  return { code: typed.join('\n'), expected: printed.length > 0 ? printed.join('\n') : null }
}

/** A part of a program that stands further in, moved to the margin. */
function dedent(code: string): string {
  const indents = code.split('\n').flatMap((line) => (line.trim() === '' ? [] : (line.match(/^ */)?.[0].length ?? 0)))
  const common = Math.min(...indents)
  return common > 0 && Number.isFinite(common) ? code.replace(new RegExp(`^ {${common}}`, 'gm'), '') : code
}
