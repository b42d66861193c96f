import type { Machine } from '../machine'
import { Outside } from '../result'
import { floatText } from '../text/float'
import { repr } from '../text/repr'
import type { Column } from './column'

const MOST_WIDE = 70
const PRECISION = 8

/** `[1. 2.5 3.]`: the elements of an array as NumPy lines them up; a second line is outside. */
export function arrayText(machine: Machine, column: Column, between: string): string {
  const line = `[${cells(machine, column).join(between)}]`
  if (line.length > MOST_WIDE) throw new Outside('table', 'array.repr')
  return line
}

function cells(machine: Machine, { dtype, values }: Column): string[] {
  if (dtype === 'int64') return leftPadded(values.map(String))
  if (dtype === 'bool') return values.map((value) => (value === true ? ' True' : 'False'))
  if (dtype === 'float64') return floatCells(values.map(Number))
  if (dtype === 'str') return values.map((value) => repr(machine, value))
  throw new Outside('table', 'array.repr')
}

function leftPadded(texts: readonly string[]): string[] {
  const width = Math.max(0, ...texts.map(({ length }) => length))
  return texts.map((text) => text.padStart(width))
}

/** The points of finite numbers stand below each other, and what is missing ends where they do. */
function floatCells(numbers: readonly number[]): string[] {
  const finite = numbers.filter(Number.isFinite)
  const sizes = finite.filter((number) => number !== 0).map(Math.abs)
  const [most, least] = [Math.max(0, ...sizes), Math.min(Number.POSITIVE_INFINITY, ...sizes)]
  // Beyond that NumPy writes exponents.
  if (most >= 1e8 || least < 1e-4 || most / least > 1000) throw new Outside('table', 'array.repr')
  const parts = numbers.map((number) => (Number.isFinite(number) ? positional(number) : null))
  const behind = Math.max(0, ...parts.map((part) => part?.[1].length ?? 0))
  const others = numbers.filter((number) => !Number.isFinite(number)).map((number) => floatText(number).length)
  const before = Math.max(0, ...parts.map((part) => part?.[0].length ?? 0), ...others.map((size) => size - behind - 1))
  return numbers.map((number, at) => {
    const part = parts[at]
    return part
      ? `${part[0].padStart(before)}.${part[1].padEnd(behind)}`
      : floatText(number).padStart(before + behind + 1)
  })
}

/** Its whole part and its decimals, as few as tell it and eight at most. */
function positional(number: number): [whole: string, decimals: string] {
  const short = floatText(number)
  if (short.includes('e')) throw new Outside('table', 'array.repr')
  const [whole = '', decimals = ''] = short.split('.')
  if (decimals.length <= PRECISION) return [whole, decimals === '0' ? '' : decimals]
  const [rounded = '', rest = ''] = number.toFixed(PRECISION).split('.')
  return [rounded, rest.replace(/0+$/, '')]
}
