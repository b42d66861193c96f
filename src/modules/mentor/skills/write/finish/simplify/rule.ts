import type { Program } from '../../../../python/program/indexed-program'

/** One thing that a program says in more words than it needs, said in fewer; null where it does not. */
export type Rule = (p: Program) => string | null
