import { inlineCode } from '../../../engine/compose'
import { nearest } from '../../../engine/lexicon/edit-distance'
import type { Edit } from '../../../python/edit'
import { KEYWORDS, type Token } from '../../../python/tokens'
import { type Proposal, type Propose, suspects, tokensAt } from './proposal'

const replace = ({ from, to }: Token, text: string): Edit => ({ from, to, text })

import { TYPES } from './foreign-types'

/** Words of other languages at the beginning of a line. */
export const foreignWords: Propose = (fault) =>
  suspects(fault).flatMap((line): Proposal[] => {
    const tokens = tokensAt(fault, line)
    const types = tokens.findIndex(({ text }) => !TYPES.has(text))
    const [first, name] = [tokens[0], tokens[Math.max(types, 1)]]
    if (first === undefined || name === undefined) return []
    const told = (word: string, cause: string, edits: Edit[]): Proposal => ({
      kind: 'foreign-word',
      line,
      values: { word },
      cause,
      edits,
    })
    const after = tokens[types + 1]?.text
    if (types > 0 && name.is === 'name' && after === '=') {
      const word = fault.source.slice(first.from, tokens[types - 1]?.to)
      return [
        told(word, `En Python las variables no se declaran: sobra ${inlineCode(word)}.`, [
          { from: first.from, to: name.from, text: '' },
        ]),
      ]
    }
    if (
      /^(?:function|func|fun|fn|funcion|función|sub)$/.test(first.text) ||
      (types > 0 && name.is === 'name' && after === '(')
    ) {
      const word = fault.source.slice(first.from, name.from).trim()
      return [
        told(word, `Una función se crea con ${inlineCode('def')}, no con ${inlineCode(word)}.`, [
          { from: first.from, to: name.from, text: 'def ' },
        ]),
      ]
    }
    const right = FOREIGN.get(first.text.toLowerCase())
    if (right === undefined) return misspelt(first, tokens)
    const inner = tokens.find(({ text }) => text === 'en')
    const edits = [replace(first, right), ...(right === 'for' && inner ? [replace(inner, 'in')] : [])]
    return [told(first.text, `En Python ${inlineCode(first.text)} se escribe ${inlineCode(right)}.`, edits)]
  })

const FOREIGN = new Map(
  Object.entries({
    switch: 'match',
    foreach: 'for',
    catch: 'except',
    throw: 'raise',
    si: 'if',
    sino: 'else',
    mientras: 'while',
    para: 'for',
    retornar: 'return',
    devolver: 'return',
    importar: 'import',
    using: 'import',
    include: 'import',
    require: 'import',
    until: 'while',
  }),
)

/** `whille x:`, `If x:`, `improt math`. */
function misspelt(first: Token, tokens: readonly Token[]): Proposal[] {
  const next = tokens[1]
  if (first.is !== 'name' || KEYWORDS.has(first.text) || next === undefined || /^(?:[=.([]|\+=|-=)$/.test(next.text))
    return []
  const lower = first.text.toLowerCase()
  const word = STARTS.includes(lower) ? lower : nearest(lower, STARTS, lower.length < 5 ? 1 : 2)
  if (word === null) return []
  const slip = word === lower ? 'en minúsculas: ' : ''
  const cause = `${inlineCode(first.text)} está mal escrito; en Python es ${slip}${inlineCode(word)}.`
  return [{ kind: 'misspelt-keyword', line: first.line, values: { word }, cause, edits: [replace(first, word)] }]
}

const STARTS =
  'if elif else for while def class try except finally with match case return import from raise assert global'.split(
    ' ',
  )
