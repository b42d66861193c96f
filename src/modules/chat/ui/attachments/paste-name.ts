import type { AttachmentExtension } from '../../rules'

/** So much of what was pasted says what it is. */
const SAMPLE_CHARACTERS = 20_000
const SAMPLE_LINES = 60

const TRACEBACK = /^\s*Traceback \(most recent call last\)|^\w*(?:Error|Exception): /m
const CODE_LINE =
  /^\s*(?:(?:def|class|import|from|for|while|if|elif|else|try|except|with|return|print|raise|async)\b|[@#]|[\w.[\]'"]+ *[-+*/]?= *\S|[\w.]+\(.*\)$)/
const SEPARATORS = [';', '\t', ',']

/** A name for what was pasted, by what it looks like; another one than those that are `taken`. */
export function pasteName(text: string, taken: readonly string[]): string {
  const kind = kindOf(text)
  const stem = kind === 'log' ? 'error' : 'pegado'
  const names = Array.from({ length: taken.length + 1 }, (_, at) => `${stem}${at === 0 ? '' : `-${at + 1}`}.${kind}`)
  return names.find((name) => !taken.includes(name)) ?? `${stem}.${kind}`
}

function kindOf(text: string): AttachmentExtension {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  if (/^\s*[[{]/.test(sample) && isJson(text)) return /"cell_type"/.test(sample) ? 'ipynb' : 'json'
  const lines = sample
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLE_LINES)
  if (isRows(lines)) return 'csv'
  if (lines.filter((line) => CODE_LINE.test(line.slice(0, 300))).length * 3 > lines.length) return 'py'
  return TRACEBACK.test(sample) || TRACEBACK.test(text.slice(-SAMPLE_CHARACTERS)) ? 'log' : 'txt'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same separator as often in each line, the first (its columns) and the last (which may be cut) included. */
const isRows = (lines: readonly string[]) =>
  lines.length > 3 &&
  SEPARATORS.some((separator) => {
    const counts = lines.slice(0, -1).map((line) => line.split(separator).length)
    return (
      (counts[0] ?? 1) > 1 && counts.every((count) => count === counts[0]) && !lines.some((line) => /[(=]/.test(line))
    )
  })
