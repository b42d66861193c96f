import type { Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { endOf, marginOf, type Reviewed } from '../improvement'

/** A group of statements as it reads without the number of its names; `number` is null where they have several or none. */
type Group = { text: string; number: number; usesNumber: boolean }

const NUMBERED = /(?<![\w."'])([\p{L}_]+?)_?(\d{1,2})(?![\w(])/gu
const TEXT = /(?<![\w{])(["'])((?:(?!\1)[^\n{}\\])*)\1/g

/** «peso1 = 12 … print("Paciente 1:", dosis1)», again with 2 and 3: one loop over the values of the first statement. */
export function numberedLoop(program: Reviewed, groups: readonly (readonly Statement[])[]): Edit[] {
  const read = groups.map((group) => unnumbered(textOf(program, group)))
  const [start, end] = [groups[0]?.[0], groups.at(-1)?.at(-1)]
  if (!start || !end || read.some((group) => group === null)) return []
  const known = read.filter((group) => group !== null)
  const [first] = known
  if (!first || known.some(({ number }, at) => number !== first.number + at)) return []
  const given = known.map(({ text }) => /^([\p{L}_]+) = ([^\n]+)\n([\s\S]+)$/u.exec(text))
  const [, name, , rest] = given[0] ?? []
  if (name === undefined || rest === undefined) return []
  if (given.some((one) => one?.[1] !== name || one[3] !== rest)) return []
  const after = program.source.slice(endOf(program, end))
  if (
    new RegExp(`\\b${name}_?\\d`).test(after) ||
    [...after.matchAll(NUMBERED)].some(([, base]) => rest.includes(base ?? ''))
  )
    return []
  const margin = marginOf(program, start)
  const values = given.map((one) => one?.[2] ?? '').join(', ')
  const list = /(?:s|z)$/.test(name) ? `lista_${name}` : `${name}${/[aeiou]$/.test(name) ? 's' : 'es'}`
  const head = first.usesNumber
    ? `for numero, ${name} in enumerate(${list}, start=${first.number}):`
    : `for ${name} in ${list}:`
  const body = rest
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : `    ${line.startsWith(margin) ? line : margin + line}`))
    .join('\n')
  const text = `${list} = [${values}]\n${margin}${head}\n${body}`
  return [{ from: start.from, to: endOf(program, end), text }]
}

function textOf(program: Reviewed, group: readonly Statement[]): string {
  const [first, last] = [group[0], group.at(-1)]
  return first && last ? program.source.slice(first.from, endOf(program, last)) : ''
}

function unnumbered(text: string): Group | null {
  const numbers = new Set([...text.matchAll(NUMBERED)].map(([, , digits]) => Number(digits)))
  const [number] = numbers
  if (numbers.size !== 1 || number === undefined) return null
  let usesNumber = false
  const plain = text
    .replace(TEXT, (whole, mark: string, inner: string) => {
      const told = inner.replace(new RegExp(`(?<!\\d)${number}(?!\\d)`), '{numero}')
      if (told === inner) return whole
      usesNumber = true
      return `f${mark}${told}${mark}`
    })
    .replace(NUMBERED, '$1')
  return { text: plain, number, usesNumber }
}
