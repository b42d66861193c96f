import { type Said, saidIn } from '../../../../engine/wordings/said'
import type { Program } from '../../recipes/program-file'
import type { Wordings } from './wordings'

/** What is known of a program by which it may be asked for. */
export type ProgramTexts = {
  title: Said
  /** Each way of asking, its title among them. */
  asks: readonly Said[]
  /** What it does not do, though it is asked for with much the same words. */
  others: readonly Said[]
  /** What it is about: its opening, what it asks and tells, what may be changed in it. */
  about: Said
  /** How it works. */
  how: Said
  code: Said
  /** Words by which its function may be named. */
  named: ReadonlySet<string>
}

export function textsOf(program: Program, wordings: readonly Wordings[]): ProgramTexts {
  const { title, asks, labels, answer, constants, body } = program
  const { intro, how, sections } = body
  const about = [
    intro,
    ...Object.values(labels),
    ...answer,
    ...Object.values(constants).flatMap(({ words }) => words),
    ...sections.flatMap(({ name }) => name ?? []),
  ]
  const own = [title, ...asks].map(saidIn)
  const all = (texts: readonly string[]) => saidIn(texts.join(' . '))
  return {
    title: saidIn(title),
    asks: [...own, ...wordings.flatMap((one) => one.asks).map(saidIn)],
    others: wordings.flatMap((one) => one.others).map(saidIn),
    about: all(about),
    how: all([...how, ...sections.flatMap((section) => section.how)]),
    code: all(sections.map((section) => section.code)),
    named: new Set([...own.flatMap(({ terms }) => terms), ...saidIn(program.function?.name ?? '').terms]),
  }
}
