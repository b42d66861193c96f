import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'
import { signOf } from '../output/shown'

const SIGN =
  '(?:el |su )?(?:(?:simbolo|signo)(?: del?| de los?)? ?)?(?:el )?(?<sign>€|\\$|euros?|dolar(?:es)?|pesos|soles|cm2?|m2|km|kg|kilos|grados|metros|litros|puntos|anos|horas|minutos|segundos)(?: (?:detras|al final|delante))?'
const PLACES = `(?<count>${NUMBER}) decimal(?:es)?`
const LEAD =
  '(?:^|(?<=[,;.] ?))(?:(?:y|que|me|quiero|ahora|pero|tambien|salga|salgan|saque|muestr\\w+|dig[ae]\\w*|imprim\\w+|pon\\w*|redonde\\w+|con|a|en|lo)[, ]+){0,8}'
const END = '(?=$|[ ]*[.;!?¦])'

/** «el total con el símbolo del euro», «redondea el iva a 2 decimales»: how one number is shown, also where it is glued on with `str`. */
export const moneyOnChange: Change = {
  name: 'money-on',
  isWhole: true,
  stage: STAGE.format,
  ...fitting(
    [
      new RegExp(`${LEAD}${PLACES},? (?:y )?(?:con |que lleve |ponle )?${SIGN}${END}`),
      new RegExp(`${LEAD}${SIGN},? (?:y )(?:con |a )?${PLACES.replace('count', 'count')}${END}`),
      new RegExp(
        `${LEAD}(?:el |la |los |las )(?<what>[a-z_]{3,15}) (?:(?:salga|con|a|en|lleve|que lleve|redondead[oa] a)[ ]+){0,3}${PLACES}${END}`,
      ),
      new RegExp(
        `${LEAD}(?:el |la |los |las )(?<what2>[a-z_]{3,15}) (?:(?:salga|con|en|lleve|que lleve)[ ]+){1,3}${SIGN}${END}`,
      ),
      new RegExp(`${LEAD}${PLACES}${END}`),
      new RegExp(`${LEAD}${SIGN}${END}`),
    ],
    (p, { parts }) =>
      shown(p, {
        noun: folded(parts.what ?? parts.what2 ?? ''),
        sign: signOf(parts.sign) ?? unitOf(parts.sign),
        count: numberFrom(parts.count),
      }),
  ),
}

/** What a number is of. */
const unitOf = (said: string | undefined): string | null =>
  said === undefined ? null : said === 'anos' ? 'años' : said.replace(/^(c?m)2$/, '$1²')

type How = { noun: string; sign: string | null; count: number | null }

/** Only where another change would not see the number, or would show it once more: it is glued on, or is printed by itself under that name. */
function shown(p: Program, { noun, sign, count }: How): Result {
  const glued = p.spots('call').flatMap(({ node, parent }) => {
    const [value, more] = callTo(node, 'str') ? positional(callTo(node, 'str') ?? node) : []
    const isGlued = parent?.node.kind === 'binary' && parent.node.operator === '+'
    return value && !more && isGlued && inPrint(p, node) ? [{ whole: node as Expression, value }] : []
  })
  const bare =
    noun === ''
      ? []
      : printsIn(p.body).flatMap((call) =>
          positional(call).flatMap((value) => (nameOf(value) === null ? [] : [{ whole: value, value }])),
        )
  const alone = noun === '' && sign !== null && count === null && glued.length === 0 ? soleFigure(p) : []
  // `print(cuota(120, 10))`: all that a line shows.
  const calculated =
    noun === ''
      ? printsIn(p.body).flatMap((call) => {
          const [value, more] = positional(call)
          return value && !more && isNumeric(p, value) ? [{ whole: value, value }] : []
        })
      : []
  const field = noun === '' || bare.length > 0 || glued.length > 0 ? null : fieldOf(p, noun)
  if (field !== null && count !== null && sign === null)
    return {
      code: edited(p, [
        field.spec ? { ...field.spec, text: `.${count}f` } : { from: field.end, to: field.end, text: `:.${count}f` },
      ]),
      told: `Ahora sale con ${count} ${count === 1 ? 'decimal' : 'decimales'}.`,
      how: [`${inlineCode(`:.${count}f`)} dice con cuántos decimales se ve; lo que vale no cambia.`],
    }
  const isMeant = ({ value }: { value: Expression }) => noun === '' || mentionsStem(noun, nameOf(value) ?? '')
  const all = alone.length > 0 ? alone : [...glued, ...bare, ...calculated].filter(isMeant)
  if (all.length === 0 || (noun !== '' && all.length > 1) || (sign !== null && p.source.includes(sign))) return null
  const spec = count === null ? '' : `:.${count}f`
  const money = sign === null ? '' : ` ${sign}`
  const edits = all.map(({ whole, value }): Edit => {
    const inner = p.text(callTo(value, 'round')?.arguments[0]?.value ?? value).replaceAll('"', "'")
    return {
      ...p.whole(whole),
      text: `f"{${count === null ? p.text(value).replaceAll('"', "'") : inner}${spec}}${money}"`,
    }
  })
  return {
    code: edited(p, edits),
    told: [
      count === null ? '' : `con ${count} ${count === 1 ? 'decimal' : 'decimales'}`,
      sign === null ? '' : `con ${inlineCode(sign)}`,
    ]
      .filter((each) => each !== '')
      .join(' y ')
      .replace(/^/, 'Ahora sale ')
      .concat('.'),
    how: [
      `Una f-string escribe el número dentro del texto${count === null ? '' : `, y ${inlineCode(spec)} dice con cuántos decimales`}${glued.length > 0 ? `: ya no hace falta ${inlineCode('str')}` : ''}.`,
    ],
  }
}

/** What is calculated where it is shown, or by a function of the program that rounds or calculates what it gives. */
function isNumeric(p: Program, value: Expression): boolean {
  if (value.kind === 'binary')
    return (
      /^(?:\/|\*\*|-|\/\/)$/.test(value.operator) ||
      (value.operator === '*' && /\d/.test(p.source) && !/['"]/.test(p.source))
    )
  const name = value.kind === 'call' ? nameOf(value.callee) : null
  const given = p.places('return').filter(({ scope }) => scope.node?.kind === 'function' && scope.node.name === name)
  return (
    given.length > 0 &&
    given.every(({ node }) => {
      const result = node.value
      return (
        result !== null &&
        (callTo(result, 'round', 'sum', 'len') !== null ||
          (result.kind === 'binary' && /^(?:\/|\*\*|-|\/\/)$/.test(result.operator)))
      )
    })
  )
}

const inPrint = (p: Program, node: Expression) =>
  printsIn(p.body).some((call) => call.from <= node.from && node.to <= call.to)

/** `print(area(base, altura))`: all that the program shows. */
function soleFigure(p: Program) {
  const prints = printsIn(p.body)
  const [call] = prints
  const [only, more] = call && prints.length === 1 ? positional(call) : []
  const isFigure = only && !more && (only.kind === 'call' || only.kind === 'binary' || only.kind === 'name')
  return isFigure ? [{ whole: only, value: only }] : []
}

/** The only place of a text that is shown which the noun stands before, or which is called so: `f'Media: {x:.2f}'`. */
function fieldOf(p: Program, noun: string) {
  const fields = printsIn(p.body).flatMap((call) =>
    positional(call).flatMap((part) => {
      if (part.kind !== 'format-string') return []
      return part.parts.flatMap((each, at) => {
        if (each.kind !== 'field') return []
        const before = part.parts[at - 1]
        const words = folded(`${before?.kind === 'text' ? before.text : ''} ${nameOf(each.value) ?? ''}`)
        if (!mentionsStem(words, noun)) return []
        const text = p.source.slice(each.from, each.to)
        const spec = /:([^{}:]*)\}$/.exec(text)
        const from = each.to - 1 - (spec?.[1]?.length ?? 0)
        return [{ end: each.to - 1, spec: spec ? { from, to: each.to - 1 } : null }]
      })
    }),
  )
  const [only, other] = fields
  return only && !other ? only : null
}
