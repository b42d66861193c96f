import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import type { Edit } from '../../../python/edit'
import { KEYWORDS, type Token } from '../../../python/tokens'
import { type Fault, type Proposal, type Propose, suspects, tokensAt } from './proposal'

const replace = ({ from, to }: Token, text: string): Edit => ({ from, to, text })

import { TYPES } from './foreign-types'

/** `mi edad = 20`: a name in several words; hyphens are taken for the same. */
export const spacedNames: Propose = (fault) =>
  suspects(fault).flatMap((line) => {
    const tokens = tokensAt(fault, line)
    const end = tokens.findIndex(({ text }) => /^(?:=|\+=|-=)$/.test(text))
    const words = tokens.slice(0, end === -1 ? 0 : end)
    const isNames =
      words.length > 1 && words.every(({ is, text }) => (is === 'name' && !KEYWORDS.has(text)) || text === '-')
    if (!isNames || TYPES.has(words[0]?.text ?? '')) return []
    return spaced(
      fault,
      words.filter(({ is }) => is === 'name'),
    )
  })

export function spaced(fault: Fault, words: readonly Token[]): Proposal[] {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return []
  const name = words.map(({ text }) => text).join('_')
  const written = fault.source.slice(first.from, last.to)
  const edits: Edit[] = []
  for (let at = 0; at + words.length <= fault.tokens.length; at += 1) {
    const names = fault.tokens
      .slice(at)
      .filter((token, offset) => offset < words.length * 2 && (token.is === 'name' || token.text === '-'))
    const own = names.filter(({ is }) => is === 'name').slice(0, words.length)
    const [from, to] = [own[0], own.at(-1)]
    const isSame = from === fault.tokens[at] && to && fault.source.slice(from?.from, to.to) === written
    if (isSame && from) edits.push({ from: from.from, to: to.to, text: name })
  }
  const sign = written.includes('-') ? 'guiones' : 'espacios'
  const cause = `${inlineCode(written)} lleva ${sign}, y un nombre no puede. Lo he escrito ${inlineCode(name)} en todo el programa.`
  return [{ kind: 'spaced-name', line: first.line, cause, edits }]
}

const NAMES_FOR: Record<string, string> = byWord({
  class: 'clase',
  from: 'desde',
  import: 'importe',
  is: 'es',
  in: 'dentro',
  pass: 'paso',
  global: 'todo',
  return: 'vuelta',
  with: 'ancho',
  for: 'por',
  as: 'como',
  del: 'borrar',
  try: 'prueba',
  lambda: 'longitud',
  None: 'nada',
  True: 'verdad',
  False: 'mentira',
  not: 'negado',
  or: 'oro',
  and: 'y',
  yield: 'fruto',
  if: 'si',
  break: 'pausa',
  continue: 'sigue',
})

/** A word of Python's as a name: everywhere where only a name can stand. */
export const keywordNames: Propose = (fault) => {
  const own = suspects(fault)
    .flatMap((line) => tokensAt(fault, line))
    .find((token) => isName(fault, token))
  if (own === undefined) return []
  const name = NAMES_FOR[own.text] ?? `${own.text}_`
  const uses = fault.tokens.filter(
    (token) =>
      token.text === own.text &&
      (isName(fault, token) || (/^(?:True|False|None)$/.test(own.text) === false && isRead(fault, token))),
  )
  const cause = `${inlineCode(own.text)} es una palabra de Python y no puede ser un nombre. La he cambiado por ${inlineCode(name)}.`
  return [
    {
      kind: 'keyword-name',
      line: own.line,
      values: { word: own.text },
      cause,
      edits: uses.map((token) => replace(token, name)),
    },
  ]
}

/** A keyword where a value is stored, or a parameter stands. */
function isName({ tokens }: Fault, token: Token): boolean {
  if (!KEYWORDS.has(token.text) || token.is !== 'name') return false
  const at = tokens.indexOf(token)
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const isFirst = before === undefined || before.line !== token.line || before.text === ';'
  if (isFirst) return next?.text === '=' || /^[-+*/]=$/.test(next?.text ?? '')
  if (before.text === 'for' || before.text === 'def' || before.text === '.' || before.text === 'as')
    return token.text !== 'in'
  const isParameter =
    (before.text === '(' || before.text === ',') && (next?.text === ',' || next?.text === ')' || next?.text === '=')
  return isParameter && !/^(?:True|False|None)$/.test(token.text) && next?.line === token.line
}

/** A keyword where a value is read: `print(class)`, `x + from`. */
function isRead({ tokens }: Fault, token: Token): boolean {
  const at = tokens.indexOf(token)
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const opens = before?.is === 'operator' && before.text !== ')' && before.line === token.line
  return opens && (next === undefined || next.is === 'operator' || next.line !== token.line) && next?.text !== '('
}
