/** A stretch of a request, in words: from the first to before the last. */
export type WordSpan = { from: number; to: number }

/** `of`: what each thing of a collection has, where it is told; `isPassed` where an object is given it when it is made. */
export type FieldPlan = {
  name: string
  kind: 'number' | 'text' | 'flag' | 'list' | 'map'
  initial: string | null
  isPassed: boolean
  isPrivate: boolean
  of: string[]
}

/** `said` are the words about it, in one place or several; `isStated` where its parameters are written down, if only as `()`. */
export type MethodPlan = {
  name: string
  parameters: string[]
  defaults: Record<string, string>
  isStated: boolean
  form: 'method' | 'property' | 'class' | 'static'
  said: WordSpan[]
}

/** What is wanted of the objects as a whole (how they print, compare, count themselves), as it was said. */
export type ClassPlan = {
  name: string
  parent: string | null
  isAbstract: boolean
  isData: boolean
  fields: FieldPlan[]
  methods: MethodPlan[]
  wishes: WordSpan[]
  /** Where the class is first named. */
  at: number
  made: string[]
  /** Nobody said what it keeps. */
  isAssumed?: boolean
}
