import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const LEAD =
  '^(?:(?:no|y|pero|mejor|ahora|quiero|es que|te digo)[, ]+){0,4}(?:que (?:me )?(?:diga|pregunte|ponga|salga)|pon(?:le)?(?: que diga)?|deberia (?:decir|poner|preguntar)|tiene que (?:decir|poner|preguntar)|el (?:texto|mensaje|letrero) (?:es|debe ser|que sea))'

/** «que diga: ¿De cuántos caracteres?»: the text of the only question, or of the only one that it is like. */
export const promptTextChange: Change = {
  name: 'prompt-text',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(`${LEAD}:? ?(?<text>¿[^¦"]{3,80}\\?)[ .]*$`),
      new RegExp(`${LEAD}:? ?["'«“](?<text2>[^¦"'»”]{3,80})["'»”](?<instead>(?: en (?:vez|lugar) de .{2,60})?)[ .]*$`),
      new RegExp(`${LEAD}: (?<text3>[^¦"]{3,80})$`),
    ],
    (p, { parts: { text, text2, text3, instead = '' } }) =>
      instead === '' ? said(p, text ?? text2 ?? text3 ?? '') : null,
  ),
}

const wordsOf = (text: string) => new Set(folded(text).match(/[a-z\d]{4,}/g) ?? [])

function said(p: Program, text: string): Result {
  const isQuestion = text.startsWith('¿')
  const texts = p.spots('call').flatMap(({ node }): { at: Expression; isAsked: boolean; end: string }[] => {
    const call = callTo(node, 'input') ?? (isQuestion ? null : callTo(node, 'print'))
    const [first, more] = call ? positional(call) : []
    if (!call || !first || more || first.kind !== 'string') return []
    return [{ at: first, isAsked: callTo(node, 'input') !== null, end: /[\s:]*$/.exec(first.value)?.[0] ?? '' }]
  })
  const wanted = wordsOf(text)
  const score = ({ at }: { at: Expression }) => [...wordsOf(p.text(at))].filter((word) => wanted.has(word)).length
  const best = Math.max(0, ...texts.map(score))
  const alike = texts.filter((each) => best > 0 && score(each) === best)
  const asked = texts.filter(({ isAsked }) => isAsked)
  const [only, other] = alike.length > 0 ? alike : texts.length === 1 ? texts : isQuestion ? asked : []
  if (!only || other) return null
  const fresh = textLiteral(
    p,
    only.isAsked ? `${text.replace(/[\s:]+$/, '')}${/[?]$/.test(text) ? ' ' : only.end || ': '}` : text,
  )
  return fresh === p.text(only.at)
    ? null
    : {
        code: edited(p, [{ from: only.at.from, to: only.at.to, text: fresh }]),
        told: `Donde ponía ${inlineCode(p.text(only.at))} pone ahora ${inlineCode(fresh)}.`,
      }
}
