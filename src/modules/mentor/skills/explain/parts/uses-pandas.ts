import type { Source } from '../idioms/idiom'

/** Whether the program works with tables. */
export const usesPandas = ({ module }: Source): boolean => /\bpandas\b/.test(module.source)
