import type { ClassPlan, FieldPlan, MethodPlan } from '../../../../engine/task/classes/class-plan'
import type { RequestWord } from '../../../../engine/task/request-text'

/** What a class keeps many of: plain values, one value for each key, several for each key, or objects of another class. */
export type Store = {
  field: FieldPlan
  kind: 'values' | 'map' | 'records' | 'objects'
  /** What one of them is called. */
  item: string
  key: string
  fields: string[]
  itemClass: ClassPlan | null
}

/** A class while it is written: what is found missing is added to its fields. */
export type Sketch = {
  plan: ClassPlan
  fields: FieldPlan[]
  store: Store | null
  plans: readonly ClassPlan[]
  words: readonly RequestWord[]
  parent: Sketch | null
}

/** `gives`: whether a call is worth printing. `isGuess` where nobody said what it does. */
export type Body = {
  lines: string[]
  how: string
  parameters: string[]
  defaults?: Record<string, string>
  gives: 'value' | 'nothing'
  imports?: string[]
  isGuess?: boolean
}

/** A method as it was told: all its words, and what stands before its conditions. */
export type Told = { method: MethodPlan; sketch: Sketch; text: string; main: string; rules: Rule[] }
/** «si no hay bastante» with what follows from it, in plain words; `written` as the person wrote it. */
export type Rule = { condition: string; outcome: string; written: string }

export const refTo = ({ name, isPrivate }: FieldPlan) => `self.${isPrivate ? '_' : ''}${name}`

/** Fields of the class and of what it inherits from. */
export const allFields = ({ fields, parent }: Sketch): FieldPlan[] => [...(parent ? allFields(parent) : []), ...fields]

export const fieldNamed = (sketch: Sketch, name: string) => allFields(sketch).find((each) => each.name === name)

export function addedField(sketch: Sketch, name: string, over: Partial<FieldPlan>): FieldPlan {
  const known = fieldNamed(sketch, name)
  if (known) return known
  const field: FieldPlan = { name, kind: 'number', initial: '0', isPassed: false, isPrivate: false, of: [], ...over }
  sketch.fields.push(field)
  return field
}

/** The words about a method, in all their places. */
export const wordsAbout = ({ said }: MethodPlan, words: readonly RequestWord[]): RequestWord[] =>
  said.flatMap(({ from, to }, at) => [...(at === 0 ? [] : [COMMA]), ...words.slice(from, to)])
const COMMA: RequestWord = { plain: ',', text: ',', isGlued: true }

/** Whether words speak of a field, in the singular or the plural, of the noun or of its verb. */
export function speaksOf(text: string, { name }: Pick<FieldPlan, 'name'>): boolean {
  const spoken = name.replaceAll('_', ' ')
  return (
    new RegExp(`\\b${spoken}(?:s|es)?\\b`).test(text) ||
    (spoken.endsWith('s') && new RegExp(`\\b${spoken.slice(0, -1)}\\b`).test(text))
  )
}

export const spokenName = (name: string) => name.replaceAll('_', ' ').replace(/\banio(s?)\b/g, 'año$1')
