import { folded } from '~/platform/text/folded'

import { calledName } from '../idioms/in-calls'
import type { Loop } from './run-log'

const MAX_VALUE = 40

/** Whether words mean what a loop goes through: a number that it counts, only by its name. */
export function isMeant(said: string, { name, value }: { name: string; value: string }, loop: Loop): boolean {
  const counts = loop.kind === 'for' && loop.iterable.kind === 'call' && calledName(loop.iterable) === 'range'
  return saysValue(said, value) && (!counts || new RegExp(`(?<!\\w)${name.toLowerCase()}(?!\\w)`).test(said))
}

/** Whether words name a value: a text by itself, a number behind what makes it one of the program's. */
export function saysValue(said: string, value: string): boolean {
  if (value.length > MAX_VALUE) return false
  if (/^-?\d+(?:\.\d+)?$/.test(value))
    return new RegExp(
      `\\b(?:con|para|cuando|del?|el|al|vale|es) (?:el |la |un |una |\\w+ (?:=|es|vale) )?${value.replace('.', '[.,]')}(?![\\w.,]*\\d)`,
    ).test(said)
  const text = /^(['"])(.*)\1$/.exec(value)?.[2] ?? ''
  const plain = folded(text).replace(/[^\w ]/g, '\\$&')
  return text.length > 1 && new RegExp(`(?<!\\w)${plain}(?!\\w)`).test(said)
}
