import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn } from '../../../../python/program/source'
import { type Change, type Said, type Span, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { clausesIn } from '../report/clauses'

type Cleaning = { says: RegExp; method: string }

const CLEANINGS: readonly Cleaning[] = [
  { says: /\b(?:espacios?|huecos)\b/, method: '.strip()' },
  {
    says: /\b(?:primera letra|inicial(?:es)?|cada palabra|primera)\b[^.;]{0,20}\bmayuscula/,
    method: '.title()',
  },
  {
    says: /\bacept\w+ [^.;]{0,40}\b(?:mayuscul|minuscul)\w*|\b(?:da|de) (?:igual|lo mismo)\b[^.;]{0,40}(?:mayuscul|minuscul)|\baunque\b[^.;]{0,30}mayuscul|\bacept\w+ (?:tambien )?(?<one>[a-z]{2,8}), (?:o |y )?\k<one>\b/,
    method: '.lower()',
  },
]
const WISH = /\b(?:que|sin|quit\w+|acept\w+|guard\w+|tambien|limpi\w+|con) /
/** What is said of such a text, or counted in it, is another wish. */
const OTHER = /\b(?:si|cuando|avis\w+|vuelv\w+|cuent\w+|cuant\w+|contar|no (?:acept|dej|permit)\w+|separad\w+|entre)\b/
const TYPED = /\b(?:espacios|primera letra|inicial|mayuscul|minuscul|acept\w+)/

/** «que acepte SI, Si, sI y también con espacios de más», «que se guarden con la primera letra en mayúscula»: what is typed is cleaned where it is read. */
export const cleanedInputChange: Change = {
  name: 'cleaned-input',
  stage: STAGE.input,
  says: [],
  reads(said, p) {
    const found = readsIn(p).length === 0 ? [] : cleaningsIn(said)
    return found.length === 0 || !found.some(({ method }) => method !== '.lower()')
      ? null
      : found.flatMap(({ spans }) => spans)
  },
  make(p, { said }) {
    const found = cleaningsIn(said)
    const methods = CLEANINGS.map(({ method }) => method).filter((method) =>
      found.some((each) => each.method === method),
    )
    const reads = readsIn(p)
    const named = reads.filter(({ name }) => mentionsStem(said.plain, name))
    const edits = (named.length > 0 ? named : reads).map(({ input }) => {
      const rest = p.source.slice(input.to, input.to + 30)
      return { from: input.to, to: input.to, text: methods.filter((method) => !rest.includes(method)).join('') }
    })
    if (edits.length === 0 || edits.every(({ text }) => text === '')) return null
    return {
      code: edited(p, edits),
      told: 'Lo que se escribe se limpia al leerlo, y así se guarda y se compara siempre igual.',
      how: methods.map((method) => HOW[method] ?? ''),
    }
  },
}

const HOW: Partial<Record<string, string>> = {
  '.strip()': `${inlineCode('.strip()')} quita los espacios de los dos extremos.`,
  '.title()': `${inlineCode('.title()')} pone en mayúscula la primera letra de cada palabra y el resto en minúsculas.`,
  '.lower()': `${inlineCode('.lower()')} pasa el texto a minúsculas: así da igual cómo se escriba.`,
}

/** Texts that are read at the keyboard. */
const readsIn = (p: Program) =>
  p.places('assign').flatMap(({ node }) => {
    const found = inputIn(node.value)
    const [target] = node.targets
    const isText = found?.conversion === null && target?.kind === 'name' && !/\bsplit\(/.test(p.text(node))
    return isText && found ? [{ name: target.name, input: found.input }] : []
  })

function cleaningsIn({ plain }: Said): { method: string; spans: Span[] }[] {
  return CLEANINGS.flatMap(({ says, method }) => {
    const match = says.exec(plain)
    const clauses = clausesIn(plain).filter(
      ({ from, to }) =>
        match !== null &&
        from < match.index + match[0].length &&
        match.index < to &&
        WISH.test(`${plain.slice(from, to)} `) &&
        TYPED.test(plain.slice(from, to)) &&
        !OTHER.test(plain.slice(from, to)),
    )
    return match === null || clauses.length === 0 ? [] : [{ method, spans: clauses }]
  })
}
