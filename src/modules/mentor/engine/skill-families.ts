/** Every skill of the mentor; a name that is none cannot be written into a set. */
export type SkillName =
  | 'boundaries'
  | 'change'
  | 'complaint'
  | 'concepts'
  | 'danger'
  | 'doubts'
  | 'error-catalogue'
  | 'errors'
  | 'exercises'
  | 'explain'
  | 'faults'
  | 'follow-up'
  | 'foreign'
  | 'howtos'
  | 'lessons'
  | 'missing-program'
  | 'nearest'
  | 'off-topic'
  | 'paths'
  | 'product'
  | 'questions'
  | 'review'
  | 'talk'
  | 'unknown'
  | 'what-if'
  | 'write'

/** Skills to look whoever answered up in: any name may be asked for, only those of skills stand in it. */
export const skillSet = (...names: SkillName[]): ReadonlySet<string> => new Set(names)

/** They answer orders with a program, a new one or the one at hand changed. */
export const MAKE_PROGRAMS = skillSet('write', 'change')
/** They tell what is wrong with a program. */
export const TELL_OF_MISTAKES = skillSet('errors', 'faults')
/** They tell of an idea, not of somebody's program. Some count `questions` and `nearest` to them, and say so. */
export const TELL_IDEAS = skillSet('concepts', 'howtos', 'lessons', 'doubts')
