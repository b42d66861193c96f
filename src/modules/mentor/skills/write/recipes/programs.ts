import { once } from '~/platform/once'
import { createTermIndex } from '../../../engine/lexicon/term-index'
import { type Program, readPrograms } from './program-file'

const files = import.meta.glob<string>('/content/programs/*/*.md', { query: '?raw', import: 'default', eager: true })

/** All programs that ship with the product, read at the first call. */
export const allPrograms = once((): readonly Program[] => readPrograms(files))

/** Finds the program that a request is for. */
export const programIndex = once(() => createTermIndex(allPrograms(), { isStrict: true }))
