import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const NOT_ASKED =
  '(?:(?:que )?(?:ya |tampoco )?no (?:me |se |le |nos )?(?:l[oa]s? )?(?:pid|pregunt)[a-z]{1,5}(?: (?:mas|ya))?|(?:sin|no hace falta|no quiero) (?:pedir|preguntar|que (?:me )?(?:pid|pregunt)[a-z]{1,4})(?:me)?)'
const ALWAYS = `(?:(?:siempre|es|son|sea|vale|seran?|sera|fij[oa]|a|en|de|pon|pongo|deja) ){1,4}(?<value>${NUMBER}|["'«“][^"'»”¦]{1,40}["'»”])(?: ?%| euros?| pesos)?(?: (?:siempre|fijos?|y ya|la hora|por hora))?`

/** «no me preguntes el precio, son 9 siempre», «deja el precio fijo a 9»: what was typed is written down. */
export const fixedInputChange: Change = {
  name: 'fixed-input',
  stage: STAGE.input,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `\\b${NOT_ASKED}(?: (?:por )?(?<what>(?!que\\b|si\\b|otra\\b|mas\\b)[^¦.;,!?]{3,40}?))?(?:[,;.]? (?:que |porque |pues |ya que )?${ALWAYS})?(?=$|[.;,!?¦])`,
      ),
      new RegExp(
        `\\b(?:dej|pon|ponl|fij)[a-z]{1,4} (?:el |la |los |las )?(?<what2>[a-z][a-z ]{2,30}?) (?:fij[oa]s? )(?:a|en|de|con) (?<value2>${NUMBER})`,
      ),
      new RegExp(
        `^(?:(?:no|pero|y|mejor|es que|ahora),? ){0,3}(?:que )?(?:el |la |los |las )(?<what3>[a-z][a-z ]{2,30}?) (?:(?:siempre (?:es|son|vale|sera|sea)|(?:es|son|vale|sera|sea) siempre) (?<value3>${NUMBER})|(?:es|son|vale|sera|sea) (?<value4>${NUMBER})(?: ?%| euros?)? (?:siempre|fij[oa]))`,
      ),
    ],
    (p, { parts }) =>
      fixed(
        p,
        parts.what ?? parts.what2 ?? parts.what3 ?? '',
        parts.value ?? parts.value2 ?? parts.value3 ?? parts.value4,
      ),
  ),
}

type Asked = { name: string; value: Expression; says: string }

/** What is typed at a keyboard: by `input`, or by a function of the program that asks. */
function askedIn(p: Program): Asked[] {
  return p.places('assign').flatMap(({ node }) => {
    const plain = plainAssign(node)
    if (plain?.value.kind !== 'call') return []
    // `int(pedir_numero('Personas: '))`
    const [inner] = callTo(plain.value, 'int', 'float')?.arguments ?? []
    const { callee } = inner?.value.kind === 'call' ? inner.value : plain.value
    const own = callee.kind === 'name' ? p.functions.get(callee.name)?.[0] : undefined
    const isAsking = inputIn(plain.value) !== null || (own !== undefined && /\binput\(/.test(p.text(own.node)))
    return isAsking ? [{ name: plain.name, value: plain.value, says: folded(p.text(node)) }] : []
  })
}

function fixed(p: Program, what: string, value: string | undefined): Result {
  const nouns = (folded(what).match(/[a-z\d_]{3,}/g) ?? []).filter(
    (word) => !/^(?:los|las|del|por|que|dato|cada|vez)$/.test(word),
  )
  const all = askedIn(p)
  const score = ({ says }: Asked) =>
    nouns.filter((noun) => (says.match(/[a-z\d]+/g) ?? []).some((word) => word === noun || mentionsStem(noun, word)))
      .length
  const best = Math.max(0, ...all.map(score))
  const meant = nouns.length === 0 ? all : all.filter((each) => score(each) === best && best > 0)
  const [only, other] = meant
  const already = value === undefined || meant.length > 0 ? null : heldAlready(p, nouns, value)
  if (already) return already
  if (!only || other || (nouns.length === 0 && value === undefined)) return null
  if (value === undefined)
    return {
      asks: `¿Qué valor pongo en ${inlineCode(only.name)}, si ya no se pregunta? Dime, por ejemplo: «${only.name.replaceAll('_', ' ')} es siempre 9».`,
    }
  const number = numberFrom(value)
  const text = number === null ? textLiteral(p, value.slice(1, -1)) : String(number)
  return {
    code: edited(p, [{ ...p.whole(only.value), text }]),
    told: `${inlineCode(only.name)} ya no se pregunta: vale siempre ${inlineCode(text)}.`,
    how: [`Si un día cambia, está en una sola línea: ${inlineCode(`${only.name} = ${text}`)}.`],
  }
}

/** «deja el precio fijo a 9» where it is 9. */
function heldAlready(p: Program, nouns: readonly string[], value: string): Result {
  const held = p.places('assign').find(({ node }) => {
    const plain = plainAssign(node)
    return (
      plain !== null &&
      p.text(plain.value) === String(numberFrom(value)) &&
      nouns.some((noun) =>
        folded(plain.name)
          .split('_')
          .some((part) => part === noun || mentionsStem(noun, part)),
      )
    )
  })
  return held
    ? {
        why: `Eso ya lo hace tu programa: la línea ${p.line(held.node)} es ${inlineCode(p.text(held.node))}, y no se pregunta.`,
      }
    : null
}
