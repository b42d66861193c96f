import type { RequestWord } from '../request-text'
import type { ClassPlan, MethodPlan, WordSpan } from './class-plan'
import { fieldsIn } from './read-fields'
import { RESULTS, SAME, WORKED_OUT } from './section-words'
import { methodName } from './verbs-of-methods'

type Words = readonly RequestWord[]

/** How far the reading of one class has come: what is listed now, and the method that was told of last. */
export class SectionState {
  protected mode: 'fields' | 'methods' | null = null
  protected last: MethodPlan | null = null
  /** After «que se pueda» each «que …» is another method. */
  protected isAble = false
  /** «se crea con …»: lists, too, are given to an object when it is made. */
  protected isMade = false
  protected readonly words: Words
  protected readonly plan: ClassPlan
  /** What the class that it inherits from does. */
  protected readonly above: readonly string[]

  constructor(words: Words, plan: ClassPlan, above: readonly string[] = []) {
    this.words = words
    this.above = above
    this.plan = plan
  }

  protected has(name: string): boolean {
    return this.plan.fields.some((each) => each.name === name)
  }

  protected text({ from, to }: WordSpan): string {
    return this.words
      .slice(from, to)
      .map(({ plain }) => plain)
      .join(' ')
  }

  protected plainFrom(from: number, to: number): string[] {
    return this.words.slice(from, to).map(({ plain }) => plain)
  }

  protected nounName(from: number, to: number): string {
    return methodName('calcular', this.plainFrom(from, to))
  }

  protected goOn(piece: WordSpan): void {
    const span = this.last?.said.at(-1)
    if (span) span.to = Math.max(span.to, piece.to)
  }

  /** The method whose verb, or one that means the same, stands in the words. */
  protected methodIn(text: string): MethodPlan | undefined {
    return this.plan.methods.find(({ name }) => {
      const [verb = ''] = name.split('_')
      const stem = verb.replace(/(?:ar|er|ir)$/, '')
      const same = SAME.find((verbs) => verbs.test(verb))
      return (
        stem.length > 2 &&
        (new RegExp(`\\b${stem}(?:ar|er|ir|o|a|e|as|es|an|en|arlo|ad[oa]s?|id[oa]s?)\\b`).test(text) ||
          (same?.test(text.replace(/\b(?:no|se) /g, '')) ?? false))
      )
    })
  }

  /** «rojo, verde, amarillo» goes on with a method; more words are a wish that nobody has read yet. */
  protected leave(piece: WordSpan): void {
    const about = this.last?.said.map((span) => this.text(span)).join(' ') ?? ''
    if (
      this.last &&
      /\b(?:color(?:es)?|orden|estados?|dias|opciones)\b|:/.test(about) &&
      piece.to - piece.from <= 2 &&
      (this.last.said.at(-1)?.to ?? 0) >= piece.from - 1
    )
      this.goOn(piece)
    else this.plan.wishes.push({ ...piece })
  }

  protected add(name: string, said: WordSpan): void {
    const known = this.plan.methods.find((each) => each.name === name)
    if (known) {
      this.last = known
      known.said.push(said)
      return
    }
    this.last = { name, parameters: [], defaults: {}, isStated: false, form: 'method', said: [said] }
    this.plan.methods.push(this.last)
  }

  /** «métodos ingresar, retirar y saldo»: a noun that something is worked out for. */
  protected isResult(plain: string, { from, to }: WordSpan): boolean {
    if (this.plan.fields.some(({ name }) => name === plain) && this.mode !== 'methods') return false
    if (WORKED_OUT.test(plain)) return !/^\d/.test(this.words[from + 1]?.plain ?? '') || to - from > 2
    return (
      this.mode === 'methods' &&
      this.last?.said !== undefined &&
      to - from <= (/^(?:el|la|los|las)$/.test(this.words[from]?.plain ?? '') ? 5 : 2) &&
      RESULTS.test(plain)
    )
  }

  protected formed(form: MethodPlan['form']): true {
    if (this.last && form !== 'method') this.last.form = form
    if (this.last && form === 'class' && /^(?:decir|devolver|mostrar|dar)$/.test(this.last.name))
      this.last.name = 'cuantos_creados'
    return true
  }

  end(): void {
    for (const name of this.plan.made.toReversed())
      if (!this.plan.fields.some((each) => each.name === name))
        this.plan.fields.unshift(...fieldsIn([{ plain: name, text: name, isGlued: false }]))
    if (this.plan.made.length === 0) return
    for (const field of this.plan.fields)
      if (field.initial === null && !this.plan.made.includes(field.name))
        Object.assign(field, { isPassed: false, initial: field.kind === 'number' ? '0' : "''" })
  }
}
