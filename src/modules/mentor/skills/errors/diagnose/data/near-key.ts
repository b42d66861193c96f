import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import type { Expression } from '../../../../python/ast'

/** The method that writes a text as a key is written, and finds the other keys, too. */
export function methodTo(wanted: string, key: string, keys: readonly Expression[]): string | null {
  const texts = keys.flatMap((each) => (each.kind === 'string' ? [each.value] : []))
  return (
    Object.keys(WAYS).find((way) => WAYS[way]?.(wanted) === key && texts.every((each) => WAYS[way]?.(each) === each)) ??
    null
  )
}

const WAYS: Readonly<Record<string, (text: string) => string>> = byWord({
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  capitalize: (text) => upperFirst(text.toLowerCase()),
  strip: (text) => text.trim(),
})

export function closeKey(wanted: string, keys: readonly Expression[]): Expression | null {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}|[\s_-]/gu, '')
      .toLowerCase()
  const texts = keys.flatMap((key) => (key.kind === 'string' ? [{ key, value: key.value }] : []))
  const isNumbered = (value: string) => /\d/.test(value) && value.replace(/\d/g, '') === wanted.replace(/\d/g, '')
  const same = texts.find(({ value }) => plain(value) === plain(wanted))
  const near =
    wanted.length < 3
      ? null
      : nearest(
          wanted,
          // Two numbers of the same kind are two things.
          texts.flatMap(({ value }) => (isNumbered(value) ? [] : [value])),
          wanted.length < 5 ? 1 : 2,
        )
  return same?.key ?? texts.find(({ value }) => value === near)?.key ?? null
}
