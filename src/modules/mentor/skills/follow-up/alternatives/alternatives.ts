import { once } from '~/platform/once'
import { type Alternative, parseAlternatives } from './alternative-file'

const files = import.meta.glob<string>('/content/alternatives/*.md', { query: '?raw', import: 'default', eager: true })

/** What else does the same as a part of a program, for all parts that content knows. */
export const allAlternatives = once((): readonly Alternative[] => {
  const all = Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .flatMap(([file, text]) => parseAlternatives(file, text))
  const twice = all.find(({ id }, at) => all.findIndex((other) => other.id === id) !== at)
  if (twice !== undefined) throw new Error(`content/alternatives: "${twice.id}" is told twice`)
  return all
})
