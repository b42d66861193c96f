/** The Python of a notebook's cells, one under the other, and the last error that one of them shows. */
export type Notebook = { code: string; error: string | null }

/** What Jupyter writes into an error's text to colour it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is these that are meant
const COLOURS = /\u001b\[[\d;]{0,20}m/g
/** Orders to the notebook and to the shell, which no Python is. */
const ORDER = /^[ \t]*[%!]/

export const withoutColours = (text: string): string => text.replace(COLOURS, '')

/** Reads a Jupyter notebook (nbformat 4); null for what is none. */
export function readNotebook(text: string): Notebook | null {
  const cells = listOf(parsed(text), 'cells')
  if (cells === null) return null
  const codes: string[] = []
  let error: string | null = null
  for (const cell of cells.filter((each) => fieldOf(each, 'cell_type') === 'code')) {
    const source = textOf(fieldOf(cell, 'source'))
    if (source.trim() !== '') codes.push(source.split('\n').map(asPython).join('\n').trimEnd())
    error = errorOf(listOf(cell, 'outputs') ?? []) ?? error
  }
  return { code: codes.join('\n\n'), error }
}

function errorOf(outputs: readonly unknown[]): string | null {
  const failed = outputs.findLast((output) => fieldOf(output, 'output_type') === 'error')
  if (failed === undefined) return null
  const traceback = withoutColours((listOf(failed, 'traceback') ?? []).map(textOf).join('\n'))
  const ending = `${textOf(fieldOf(failed, 'ename'))}: ${textOf(fieldOf(failed, 'evalue'))}`
  return traceback.includes(ending) ? traceback : `${traceback}\n${ending}`.trim()
}

const asPython = (line: string) => (ORDER.test(line) ? line.replace(/[%!]/, '# $&') : line)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fieldOf = (from: unknown, name: string): unknown => Reflect.get(Object(from), name)
const listOf = (from: unknown, name: string): unknown[] | null => {
  const value = fieldOf(from, name)
  return Array.isArray(value) ? value : null
}
/** A notebook holds texts whole or as their lines. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((part) => typeof part === 'string').join('')
    : typeof value === 'string'
      ? value
      : ''
