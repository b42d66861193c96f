import { calledName } from '../../explain/idioms/in-calls'
import { type Change, callsIn, chosen, expressions, type Wish } from '../change'
import { edited } from './one-of-several'

/** How signs are called. */
export const SIGN_WORDS: Readonly<Record<string, string>> = {
  igual: '=',
  coma: ',',
  punto: '.',
  dos: ':',
  parentesis: '()',
  comillas: '""',
  menos: '-',
  f: 'f',
}

/** A sign of the program, or the pair of signs it stands for. */
export function signRemoval(sign: string, wish: Wish): Change | null {
  if (sign === '()') return callRemoval(wish)
  if (sign === '""') return quotesRemoval(wish)
  if (sign === 'f') return prefixRemoval(wish)
  if (sign === '=') {
    const orEqual = wish.tokens.filter(({ text }) => text === '<=' || text === '>=')
    const found = (orEqual.length > 0 ? orEqual : wish.tokens.filter(({ text }) => text === '==')).map((token) => ({
      from: token.from,
      edit: { from: token.to - 1, to: token.to },
    }))
    return edited(found, '`=`', wish)
  }
  if (/^\[.*\]$/.test(sign)) {
    const found = expressions(wish).flatMap((node) =>
      node.kind === 'subscript' &&
      wish.text.slice(node.value.to, node.to).replaceAll(' ', '') === sign.replaceAll(' ', '')
        ? [{ from: node.from, edit: { from: node.value.to, to: node.to } }]
        : [],
    )
    return edited(found, `\`${sign}\``, wish)
  }
  const found = wish.tokens.filter(({ is, text }) => is === 'operator' && text === sign)
  return found.length === 1 || chosen(found, wish) !== null
    ? edited(
        found.map((token) => ({ from: token.from, edit: token })),
        `\`${sign}\``,
        wish,
      )
    : null
}

/** `x.upper()` without its parentheses. */
function callRemoval(wish: Wish): Change | null {
  const empty = callsIn(wish).filter((node) => node.arguments.length === 0)
  const named = empty.filter((node) => wish.frame.names.includes(calledName(node)))
  const node = chosen(named.length > 0 ? named : empty, wish)
  return node === null ? null : { edits: [{ from: node.callee.to, to: node.to, text: '' }] }
}

function quotesRemoval(wish: Wish): Change | null {
  const texts = expressions(wish).filter((node) => node.kind === 'string')
  const named = texts.filter(({ value }) => value !== '' && wish.said.includes(value.toLowerCase()))
  const node = chosen(named.length > 0 ? named : texts, wish)
  return node?.kind === 'string' ? { edits: [{ from: node.from, to: node.to, text: node.value }] } : null
}

function prefixRemoval(wish: Wish): Change | null {
  const texts = expressions(wish).filter((node) => node.kind === 'format-string')
  const node = chosen(texts, wish) ?? texts[0]
  return node ? { edits: [{ from: node.from, to: node.from + 1, text: '' }] } : null
}
