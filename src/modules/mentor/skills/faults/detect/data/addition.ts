import type { Expression } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'

/** What a text that is built backwards is called. */
const TURNED = /^(?:inv|inver\w*|reves|al_reves|volteada?|reverso)$/i

/** The sign and what stands behind it, with which a value is added to what there was: a text that is turned around takes it in front. */
export function addition(
  p: Program,
  { name, value }: { name: string; value: Expression },
  isText: boolean,
): readonly [sign: string, added: string] {
  const isTurned = isText && (TURNED.test(name) || p.says(/\b(?:inver\w+|reves|volte\w+|espejo)\b/))
  return isTurned ? [' = ', `${p.text(value)} + ${name}`] : [' += ', p.text(value)]
}
