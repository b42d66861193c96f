import type { Body, Told } from '../sketch'

/** A method that gives something back. */
export const result = (value: string, { method }: Told, how: string, more: Partial<Body> = {}): Body => ({
  lines: [`return ${value}`],
  how,
  parameters: method.parameters,
  gives: 'value',
  ...more,
})

export const spoken = (name: string) => name.replaceAll('_', ' ')

/** «redondeado a 1 decimal» */
export function rounded(words: string, value: string): string {
  const places = /\b(?:a|con) (\d|un|una) decimal/.exec(words)?.[1]?.replace(/una?/, '1')
  return places === undefined ? value : `round(${value}, ${places})`
}
