import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { rateLabels } from '../data/written'
import { fitting } from '../fitting'

const LEAD =
  '^(?:(?:y|no|pero|mejor|ahora|vale|ok|bueno|oye|porfa|es que|dije|te dije|digo|dice \\d+|quiero|yo|pon|ponle|ponme|deja|dame|haz|que|me|se|le|lo|solo|solamente|nomas|nada mas|unicamente|sean?|haya|tenga|pida|pregunte|haga|juegue|con|en total|hasta|un total de|de|a|son|tienen que ser|tiene que tener)[, ]+){1,10}?'
const END =
  '(?:,? (?:porfa|por favor|nada mas|nomas|y ya|en total|solo|solamente|como (?:mucho|maximo)|y no \\d+(?: [a-z]+)?|en (?:vez|lugar) de \\d+(?: [a-z]+)?|no \\d+(?: [a-z]+)?|fij[oa]s?|siempre)){0,3}(?=$|[ ,]*[.;!?¦]|,? y (?:que|di|muestr|pon|anad|al final) ?)'

/** «solo una ronda», «que sean 10 preguntas», «el saldo es de 1000, no 500», «el IVA acá es 19»: a value that the program holds under that name. */
export const statedValueChange: Change = {
  name: 'stated-value',
  stage: STAGE.value,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|no|pero|mejor|ahora|vale|quiero|que|en realidad)[, ]+){0,5}(?:sean|son|que haya|haya|hazlo con) (?<rounds>${NUMBER})${END}`,
      ),
      new RegExp(`${LEAD}(?<count>${NUMBER}) (?<noun>[a-z]{4,15})(?: (?:iniciales?|de (?:inicio|entrada)))?${END}`),
      new RegExp(
        `(?:^|[,.;] |\\by )(?:(?:no|pero|y|mejor|oye|ahora|que|sin [a-z]+ y|pon|ponle) ,?){0,4}(?:el |la |los |las |mi |con |un |una )(?:nota de (?=corte)|precio (?=minimo|maximo))?(?<noun2>[a-z]{3,15})(?: (?:inicial|maxim[oa]|minim[oa]|aca|aqui|de aprobado|para aprobar))? (?:(?:es|son|sea|sean|empiece|empieza|tiene que ser|debe ser|tendria que ser|de|del|a|en|con|al) ){1,3}(?<count2>${NUMBER})(?: ?%| por ciento| euros?| pesos)?${END}`,
      ),
      new RegExp(
        `^(?:(?:y|no|pero|mejor|con|al|del?|un|pon|ponle|que sea) ){1,5}(?<count3>\\d{1,2}(?:[.,]\\d)?) ?(?:%|por ciento)(?: de (?<noun3>[a-z]{3,12}))?${END}`,
      ),
    ],
    (p, { parts }) =>
      parts.rounds !== undefined
        ? onlyRounds(p, numberFrom(parts.rounds))
        : stated(
            p,
            folded(parts.noun ?? parts.noun2 ?? parts.noun3 ?? ''),
            numberFrom(parts.count ?? parts.count2 ?? parts.count3),
          ),
  ),
}

type Held = { name: string; value: Expression }
/** No thing that a program would have so many of. */
const NO_NOUN =
  /^(?:decimal|cifra|veces|vez|linea|letra|caracter|numero|digito|euro|peso|dia|hora|minuto|segundo|columna|fila|elemento|persona|jugador|primer|ultim|mayor|menor|mejor|peor|funcion|programa|mensaje|espacio|nota|opcion)/

function stated(p: Program, noun: string, count: number | null): Result {
  if (count === null || (noun !== '' && NO_NOUN.test(noun))) return null
  if (noun === '') return null
  if (/^(?:limite|tope|umbral|corte|minimo|maximo|barrera)$/.test(noun))
    return heldAs(p, noun, count) ?? onlyLimit(p, count) ?? drawnTo(p, noun, count)
  return heldAs(p, noun, count) ?? askedSoOften(p, noun, count)
}

/** A number that is written down once, under a name that says the noun. */
function heldAs(p: Program, noun: string, count: number): Result {
  const held = p.places('assign').flatMap(({ node }): Held[] => {
    const plain = plainAssign(node)
    return plain && numberOf(plain.value) !== null && saysNoun(plain.name, noun) ? [plain] : []
  })
  const fixed = held.filter(({ name, value }) => isOnlyStart(p, name) || ![0, 1].includes(numberOf(value) ?? 0))
  // `saldo = SALDO_INICIAL`: the one that is written down.
  const [only, other] = fixed
  if (!only || other) return null
  const old = numberOf(only.value) ?? 0
  const rate =
    old > 0 && old < 1 && count >= 1
      ? count / 100
      : old > 1 && old < 2 && !Number.isInteger(old) && count > 2
        ? 1 + count / 100
        : count
  const fresh = String(Number(rate.toFixed(4)))
  if (old === Number(fresh)) return null
  const labels = rateLabels(p, p.text(only.value), String(count))
  return {
    code: edited(p, [{ from: only.value.from, to: only.value.to, text: fresh }, ...labels]),
    told: `${inlineCode(only.name)} vale ahora ${inlineCode(fresh)}.`,
  }
}

/** «que sean 5» of the only loop that asks so often. */
function onlyRounds(p: Program, count: number | null): Result {
  const loops = p.places('for').flatMap(({ node }) => {
    const range = callTo(node.iterable, 'range')
    const [number, more] = range ? positional(range) : []
    return number && !more && numberOf(number) !== null && /\binput\(/.test(p.text(node)) ? [number] : []
  })
  const [only, other] = loops
  if (!only || other || count === null || count < 1 || numberOf(only) === count) return null
  return {
    code: edited(p, [{ from: only.from, to: only.to, text: String(count) }]),
    told: `Ahora se piden ${count}: el bucle da ${count} vueltas.`,
  }
}

/** «que el límite sea 50» of the only number that something is compared with, or of the constant that it is. */
function onlyLimit(p: Program, count: number): Result {
  const all = p.spots('compare').flatMap(({ node }): Expression[] => {
    const test = comparison(node)
    if (!test || !/^[<>]=?$/.test(test.operator)) return []
    if (numberOf(test.right) !== null) return numberOf(test.right) === 0 ? [] : [test.right]
    const name = nameOf(test.right)
    const held = p.places('assign').flatMap((each) => {
      const plain = plainAssign(each.node)
      return plain && plain.name === name && numberOf(plain.value) !== null && isOnlyStart(p, plain.name)
        ? [plain.value]
        : []
    })
    return held.length === 1 ? held : []
  })
  const unique = [...new Set(all)]
  const [only] = unique
  if (!only || new Set(unique.map((each) => p.text(each))).size > 1 || numberOf(only) === count) return null
  return {
    code: edited(
      p,
      unique.map(({ from, to }) => ({ from, to, text: String(count) })),
    ),
    told: `El límite es ahora ${inlineCode(String(count))}.`,
  }
}

/** `random.randint(1, 10)`: how high, or how low, what is drawn may be. */
function drawnTo(p: Program, noun: string, count: number): Result {
  const draws = p.spots('call').flatMap(({ node }) => {
    const [low, high] = /^(?:random\.)?randint\(/.test(p.text(node)) ? positional(node) : []
    const meant = noun === 'minimo' ? low : high
    return meant && numberOf(meant) !== null ? [meant] : []
  })
  const [only, other] = draws
  if (!only || other || numberOf(only) === count) return null
  const { from, to } = only
  return {
    code: edited(p, [{ from, to, text: String(count) }]),
    told: `Sale un número hasta ${inlineCode(String(count))}.`.replace('hasta', noun === 'minimo' ? 'desde' : 'hasta'),
  }
}

const saysNoun = (name: string, noun: string) =>
  folded(name)
    .split('_')
    .some((part) => part.length > 2 && (part === noun || mentionsStem(noun, part)))

/** What counts up from there is no setting. */
const isOnlyStart = (p: Program, name: string) =>
  p.places('augmented-assign').every(({ node }) => nameOf(node.target) !== name) &&
  p.places('assign').filter(({ node }) => plainAssign(node)?.name === name).length === 1

/** `for vez in range(5): nota = float(input(…))`: so many of what each round asks for. */
function askedSoOften(p: Program, noun: string, count: number): Result {
  const loops = p.places('for').flatMap(({ node }) => {
    const range = callTo(node.iterable, 'range')
    const [number, more] = range ? positional(range) : []
    const asks = node.body.some((each) => {
      const plain = plainAssign(each)
      return plain !== null && inputIn(plain.value) !== null && saysNoun(plain.name, noun)
    })
    return number && !more && numberOf(number) !== null && asks ? [number] : []
  })
  const [only, other] = loops
  if (!only || other || numberOf(only) === count || count < 1) return null
  const edits: Edit[] = [{ from: only.from, to: only.to, text: String(count) }]
  return { code: edited(p, edits), told: `Ahora se piden ${count}: el bucle da ${count} vueltas.` }
}
