import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { conditionIn } from '../flow/conditions'

const SHARE = `(?<![\\d.,])(?<share>${NUMBER}) ?(?:%|por ?ciento)(?: (?:de )?(?<kind>descuento|rebaja|menos|recargo|extra|mas|de mas|incremento|subida|propina))?`
const IF =
  '(?:si|cuando) (?<test>(?:[a-z]+ ){0,5}?(?:pas\\w+|super\\w+|lleg\\w+|es|sea|cuest\\w+|vale\\w*|hay|son|exced\\w+|compr\\w+|llev\\w+|tien\\w+|pid\\w+|gast\\w+)(?: (?:mayor|mas|menor|menos|superior|igual|o|que|de|a|al|del|los|las|por|encima|debajo))* [\\d.,]+(?: ?(?:€|euros|pesos|\\$|unidades))?(?: o mas)?)'
const WHICH =
  '(?<test2>(?:a )?(?:los|las|lo|l[oa]s [a-z]+) que (?:[a-z]+ )?(?:pas\\w+|super\\w+|cuest\\w+|val\\w+|sean|son|teng\\w+|exced\\w+)(?: (?:mayores|mas|menores|menos|que|de|a))* [\\d.,]+(?: ?(?:€|euros|pesos|\\$|unidades))?)'
const LEADS =
  '(?:,? ?(?:que |se |le |me |les |un |una |el |la |del? |con |tambien |entonces |hace\\w* |haz\\w* |hag\\w+ |aplique\\w* |aplica\\w* |descuente\\w* |lleve\\w* |tenga\\w* |pon\\w* |rest\\w+ |sum\\w+ |cobr\\w+ |descuento |rebaja |recargo |baj\\w+ |sub\\w+ |da ))*'

/** «si el total pasa de 100, un 10 % de descuento», «los que pasan de 100 lleven un 10 % menos»: a share that depends on the amount. */
export const conditionalShareChange: Change = {
  name: 'conditional-share',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|a) )*(?:${IF}|${WHICH})${LEADS} ?${SHARE}(?: (?:al total|del total|antes del? iva|antes de (?:sumar|aplicar|poner) el iva))?`,
    ),
    new RegExp(
      `\\b(?:(?:y|que|haz\\w*|aplic\\w+|pon\\w*|un|el|haya|le) )*(?:descuento|rebaja|recargo) del? (?<share2>${NUMBER}) ?(?:%|por ?ciento) (?:${IF.replace('?<test>', '?<test3>')}|${WHICH.replace('?<test2>', '?<test4>')})`,
    ),
  ],
  make(p, wish): Result {
    const { test, test2, test3, test4 } = wish.parts
    const share = numberFrom(wish.parts.share ?? wish.parts.share2)
    const words = folded(test ?? test2 ?? test3 ?? test4 ?? '')
    const condition = conditionIn(words.replace(/\b(?:pasa|supera|excede)n? (?:de )?(?:los |las )?/, 'mas de '))
    if (share === null || condition === null) return null
    const isMore =
      /recargo|extra|mas|incremento|subida|propina/.test(wish.parts.kind ?? '') || /recargo/.test(wish.words)
    const factor = String(Number((1 + ((isMore ? 1 : -1) * share) / 100).toFixed(6)))
    const isEach = (test2 ?? test4) !== undefined
    const made = isEach ? inRound(p, condition.code, factor) : ofTotal(p, words, wish, { code: condition.code, factor })
    return (
      made && {
        ...made,
        told: `${made.told} ${isMore ? 'sube' : 'baja'} un ${share} % solo si se cumple la condición.`,
      }
    )
  },
}

type Code = (subject: string) => string

/** Each of a loop, before anything is done with it. */
function inRound(p: Program, code: Code, factor: string) {
  const loop = p.places('for').findLast(({ node }) => printsIn(node.body).length > 0)?.node
  const [first] = loop?.body ?? []
  const names = loop?.target.kind === 'tuple' ? loop.target.items.map((item) => nameOf(item)) : [nameOf(loop?.target)]
  const name =
    names.find((each) => each !== null && /preci|import|monto|total|valor|coste|^p$|venta/.test(each)) ??
    (names.length === 1 ? names[0] : null)
  if (!loop || !first || name === null || name === undefined) return null
  return withFactor(p, { at: linesOf(p, first).from, indent: indentOf(p, first) }, { name, test: code(name), factor })
}

/** A result that is shown or given back: right before that. */
function ofTotal(p: Program, words: string, { said }: Wish, { code, factor }: { code: Code; factor: string }) {
  const named = p.allPlaces.filter(({ node }) => {
    const plain = plainAssign(node)
    const name = plain?.name ?? (node.kind === 'augmented-assign' ? nameOf(node.target) : null)
    return (
      name !== null &&
      numberOf(plain?.value ?? null) === null &&
      (mentionsStem(words, name) || mentionsStem(said.plain, name))
    )
  })
  const unit =
    /\d ([a-z]{4,14})$/.exec(words)?.[1] ??
    new RegExp(`${/\d[\d.,]*$/.exec(words)?.[0] ?? '¦'} ([a-z]{4,14})`).exec(folded(said.prose))?.[1]
  const counted =
    namesIn(p).find((name) => unit !== undefined && mentionsStem(unit, name)) ??
    (OF_PIECES.test(words) ? namesIn(p).find((name) => PIECES.test(name)) : undefined)
  const subject =
    counted === undefined
      ? named.at(-1)
      : p.allPlaces.findLast(({ node }) => AMOUNT.test(plainAssign(node)?.name ?? ''))
  const node = subject?.node
  const name =
    node?.kind === 'assign' ? nameOf(node.targets[0]) : node?.kind === 'augmented-assign' ? nameOf(node.target) : null
  if (!subject || name === null) return null
  const isUse = (other: Statement) =>
    other.from > subject.node.from &&
    (other.kind === 'return' || (other.kind === 'expression' && printsIn([other]).length > 0)) &&
    new RegExp(`(?<!\\w)${name}(?!\\w)`).test(p.text(other))
  const use = p.allPlaces.find(({ node: other, scope }) => scope === subject.scope && isUse(other))
  if (!use) return null
  return withFactor(
    p,
    { at: linesOf(p, use.node).from, indent: indentOf(p, use.node) },
    { name, test: code(counted ?? name), factor },
  )
}

/** «si compra más de 10 unidades»: what is counted decides, and what is to be paid changes. */
const OF_PIECES = /\b(?:unidades|cosas|articulos|piezas|compr\w+|llev\w+)\b/
const PIECES = /^(?:cantidad|unidades|cant|piezas|articulos|num_?\w*|n)$/
const AMOUNT = /total|importe|precio|pagar|coste|monto/
const namesIn = (p: Program) => p.allPlaces.flatMap(({ node }) => plainAssign(node)?.name ?? [])

type Where = { at: number; indent: string }

function withFactor(
  p: Program,
  { at, indent }: Where,
  { name, test, factor }: { name: string; test: string; factor: string },
) {
  return {
    code: edited(p, [
      { from: at, to: at, text: `${indent}if ${test}:\n${indent}${levelOf(p)}${name} = ${name} * ${factor}\n` },
    ]),
    told: `${inlineCode(name)}`,
    how: [
      `Multiplicar por ${factor} deja el importe con el porcentaje ya aplicado; el ${inlineCode('if')} lo hace solo cuando toca.`,
    ],
  }
}

/** «que pregunte si tiene tarjeta de socio (5 % extra)»: a share for who says yes. */
export const askedShareChange: Change = {
  name: 'asked-share',
  stage: STAGE.expression + 0.1,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|me|le|tambien|ademas) )*pregunt\\w+ (?:tambien )?si (?<what>(?:el cliente |uno )?(?:tien\\w+|es|son|quier\\w+|hay|paga\\w*|trae\\w*)[^.,;(:%¦]{2,40}?),? ?\\(?(?:(?:y |que |si|es|lo|la|tiene|asi|dice|entonces|en ese caso|un|una|el|le|se|haga|aplique|lleva|con|,|descuento|del?) ?)*(?<share>${NUMBER}) ?(?:%|por ?ciento)(?: (?:de )?(?<kind>descuento|rebaja|menos|recargo|extra|mas|de mas))?\\)?(?: de descuento| mas| extra)*`,
    ),
  ],
  make(p, { parts, words }): Result {
    const share = numberFrom(parts.share)
    const shown = p
      .places('expression')
      .findLast(({ node, scope }) => scope.kind === 'module' && printsIn([node]).length > 0)?.node
    const name =
      shown &&
      printsIn([shown])[0]
        ?.arguments.map(({ value }) => (value.kind === 'format-string' ? namedIn(p.text(value)) : nameOf(value)))
        .find((each) => each !== null)
    if (share === null || !shown || !name) return null
    const isMore = /recargo/.test(parts.kind ?? '') || /recargo|suplemento/.test(words)
    const factor = String(Number((1 + ((isMore ? 1 : -1) * share) / 100).toFixed(6)))
    const what = (parts.what ?? '').trim()
    const answer = 'respuesta'
    const [indent, level] = [indentOf(p, shown), levelOf(p)]
    const { from } = linesOf(p, shown)
    const lines = [
      `${answer} = input(${textLiteral(p, `¿${upperFirst(what)}? (s/n) `)}).strip().lower()`,
      `if ${answer} in ("s", "si", "sí"):`,
      `${level}${name} = ${name} * ${factor}`,
    ]
    const edits: Edit[] = [{ from, to: from, text: `${lines.map((line) => indent + line).join('\n')}\n` }]
    return {
      code: edited(p, edits),
      told: `Pregunta si ${what}, y entonces ${inlineCode(name)} ${isMore ? 'sube' : 'baja'} un ${share} %.`,
      how: ['`.strip().lower()` quita espacios y mayúsculas de la respuesta: valen «s», «S» y «sí».'],
    }
  },
}

const namedIn = (text: string): string | null => /\{(\w+)[:}]/.exec(text)?.[1] ?? null
