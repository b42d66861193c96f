import { folded } from '~/platform/text/folded'

const MAX_VALUE = 40

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
