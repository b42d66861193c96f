import { inlineCode } from '../../../../engine/compose'
import type { FormatField } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { withImport } from '../style/imports'

/** «que redondee el total hacia arriba»: the result that is named, or the last one, as the next whole number. */
export const roundUpChange: Change = {
  name: 'round-up',
  stage: STAGE.format,
  says: [
    /\b(?:(?:y|que|se|lo|me|el|la|resultado|salga|quede) )*redond\w+(?: (?:el|la|los|las|lo|todo|siempre|[a-z]{3,14})){0,4}? (?:(?:siempre )?(?:hacia|para|al?) )(?<way>arriba|alza|abajo|baja)(?: (?:al|a un) enter\w+)?\b/,
  ],
  make(p, { parts, words }) {
    const fields = shownResults(p)
    const field = fields.find(({ value }) => mentionsStem(words, nameOf(value) ?? '')) ?? fields.at(-1)
    if (!field) return null
    const isUp = /arriba|alza/.test(parts.way ?? '')
    const call = `math.${isUp ? 'ceil' : 'floor'}(${p.text(field.value)})`
    const code = edited(p, [{ from: field.from, to: field.to, text: `{${call}}` }])
    return {
      code: withImport(code, 'import math'),
      told: `${inlineCode(p.text(field.value))} se redondea hacia ${isUp ? 'arriba' : 'abajo'}.`,
      how: [`${inlineCode(call)} da el entero ${isUp ? 'siguiente' : 'anterior'}, si tiene decimales.`],
    }
  },
}

/** Names and calculations in the texts that are printed with so many decimals. */
function shownResults(p: Program): FormatField[] {
  return printsIn(p.body)
    .flatMap(positional)
    .flatMap((argument) => (argument.kind === 'format-string' ? argument.parts : []))
    .flatMap((part) =>
      part.kind === 'field' && /:[^}]*\.\df?\}$/.test(p.source.slice(part.from, part.to)) ? [part] : [],
    )
}
