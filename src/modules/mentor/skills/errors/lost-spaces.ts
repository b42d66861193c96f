import type { CodePart, Traceback } from '../../engine/message'
import { plainQuotes } from '../../engine/reading/traceback-lines'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'

const OPENS = /^(?:if|elif|else|for|while|def|class|try|except|finally|with)\b.*:\s*(?:#.*)?$/
const GOES_ON = /^(?:elif|else|except|finally)\b/
const LEVEL = '    '

/**
 * A program that ran and has lost the spaces before its lines on pasting, with them again: as it fails in the way that its traceback
 * tells, if one of the readings does. Null where it has them, or where no reading is Python.
 */
export function withSpaces({ code, tree }: CodePart, { type }: Traceback): CodePart | null {
  const isCompilers = type === null || /^(?:Syntax|Indentation|Tab)Error$/.test(type)
  const lines = code.split('\n').map((line) => line.trimEnd())
  if (tree.errors.length === 0 || isCompilers || lines.some((line) => /^\s+\S/.test(line))) return null
  const readings = [true, false]
    .map((isLong) => parsePython(spaced(lines, isLong)))
    .filter(({ errors }) => errors.length === 0)
  const fails = readings.find((reading) => {
    const run = evaluateProgram(reading)
    return run.kind === 'raised' && run.type === type
  })
  const reading = fails ?? readings[0]
  return reading ? { code: reading.source, form: 'fenced', tree: reading, syntax: null } : null
}

/** A program that ran has had straight quotes: a phone, or what it was sent by, has bent them. */
export function withPlainQuotes({ code }: CodePart, { type }: Traceback): CodePart | null {
  if (!/[“”‘’]/.test(code) || type === null || /^(?:Syntax|Indentation|Tab)Error$/.test(type)) return null
  const tree = parsePython(plainQuotes(code))
  return tree.errors.length > 0 ? null : { code: tree.source, form: 'fenced', tree, syntax: null }
}

/** A function goes on to an empty line, what is chosen holds one line; a loop goes on as well, or holds one line, too. */
function spaced(lines: readonly string[], isLong: boolean): string {
  const open: string[] = []
  return lines
    .map((line, at) => {
      if (line === '') {
        open.length = 0
        return line
      }
      if (GOES_ON.test(line))
        while (open.length > 0 && !/^(?:if|elif|try|except|else)\b/.test(open.at(-1) ?? '')) open.pop()
      if (GOES_ON.test(line)) open.pop()
      const placed = LEVEL.repeat(open.length) + line
      if (OPENS.test(line)) open.push(line)
      else
        while (open.length > 0 && holdsOne(open.at(-1) ?? '', isLong) && !GOES_ON.test(lines[at + 1] ?? '')) open.pop()
      return placed
    })
    .join('\n')
}

const holdsOne = (opener: string, isLong: boolean) =>
  !/^(?:def|class|with)\b/.test(opener) && !(isLong && /^(?:for|while)\b/.test(opener))
