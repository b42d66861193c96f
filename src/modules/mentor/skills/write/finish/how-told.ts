/** What is said of a program where its code bears it out: `says` finds the sentence, `holds` is asked of the code; `instead` is true of the rest. */
const CHECKED: readonly { says: RegExp; holds: RegExp; instead?: string }[] = [
  {
    says: /^`if`, `elif` y `else` se miran[^.]*\./,
    holds: /^\s*elif /m,
    instead: 'Si la condición del `if` se cumple, se hace lo de debajo; si no, lo del `else`.',
  },
  { says: /\b(?:está|están) arriba para\b/, holds: /^[A-Z][A-Z_\d]* = /m },
  { says: /[Cc]ambia las cantidades de arriba/, holds: /^[A-Z][A-Z_\d]* = \d/m },
]

/** A constant in what is called. */
const CONSTANT = /(?<=\w\([^)]{0,40})\b[A-Z][A-Z_\d]{2,}\b/g
const LIST = /\blistas? `(\w+)`/i
const SPAN = /`([^`]+)`/g
const bare = (text: string) => text.replace(/\s/g, '')

/** The bullets that speak of the code as it is handed out; `before` is the code that they were written for. */
export function howTold(how: readonly string[], code: string, before: string): string[] {
  const [own, old] = [bare(code), bare(before)]
  const isGone = (whole: string) => {
    // «`raise ValueError(...)`» is said of what stands before the points.
    const span = whole.split(/\.\.\.|…/)[0] || whole
    return (
      !own.includes(span) && (old.includes(span) || [...span.matchAll(CONSTANT)].some(([name]) => !own.includes(name)))
    )
  }
  const kept = how
    .flatMap((bullet) => {
      const check = CHECKED.find(({ says }) => says.test(bullet))
      if (check === undefined || check.holds.test(code)) return [bullet]
      return check.instead === undefined ? [] : [bullet.replace(check.says, check.instead)]
    })
    .filter((bullet) => ![...bullet.matchAll(SPAN)].some(([, span = '']) => isGone(bare(span))))
    .filter((bullet) => !isCount(LIST.exec(bullet)?.[1], code))
  return [...new Set(kept)]
}

/** Sentences of the opening that name code which is not there are left out, unless nothing else is said. */
export function openingTold(title: string, code: string): string {
  const sentences = title.split(/(?<=[.!?]) (?=[A-ZÁÉÍÓÚ`¡¿«])/)
  const kept = sentences.filter((sentence) => {
    const check = CHECKED.find(({ says }) => says.test(sentence))
    return check === undefined || check.holds.test(code)
  })
  return kept.length === 0 ? title : kept.join(' ')
}

/** What was a list is a number now. */
const isCount = (name: string | undefined, code: string) =>
  name !== undefined && new RegExp(`^ *${name} = 0$`, 'm').test(code)

const RATE = /^[A-Z][A-Z_\d]* = (\d[\d.]*)$/gm

/** How long amounts hold is said of those that are ours, not of those that the person has given. */
export function notesTold(notes: readonly string[], code: string, plain: string): string[] {
  const rates = [...code.matchAll(RATE)].map(([, rate = '']) => rate)
  const isGiven =
    rates.length > 0 && rates.every((rate) => new RegExp(`\\b${rate.replace('.', '[.,]')}(?!\\d)`).test(plain))
  return notes.filter((note) => !(isGiven && note.startsWith('Los importes valen hasta')))
}
