import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, numberOf, plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, inputIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsEnd, mentionsStem } from '../../elements'
import { numberFrom } from '../../numbers'
import { rateLabels } from './written'

const Q = '["\'«“`]'
const E = '["\'»”`]'
const LITERAL = `(?:-?\\d+(?:[.,]\\d+)?|${Q}[^"'«»“”\`]{1,60}${E}|\\[[^\\]]{0,200}\\])`

/** «cambia el 21 por 10», «que salude a "Marta" en vez de "Ana"», «que el iva sea del 10 %», «con la lista [1, 2]». */
export const valueChange: Change = {
  name: 'value',
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:cambi\\w+|pon\\w*|sustituy\\w+|reemplaz\\w+|remplaz\\w+|quit\\w+)(?: (?:el|la|los|las|ese|un|valor|numero|de)){0,7} (?<was>${LITERAL}) (?:por|a|y pon\\w*)(?: (?:un|una|el|la)){0,7} ?(?<becomes>${LITERAL})`,
    ),
    new RegExp(
      `(?<becomes2>${LITERAL})(?: ?%| por ciento| euros| pesos)? (?:en vez|en lugar) del?(?: (?:el|la|un|una|al|a)){0,7} ?(?<was2>${LITERAL})`,
    ),
    /\b(?:cambi\w+|pon\w*|sustituy\w+|reemplaz\w+|remplaz\w+)(?: (?:el|la|los|las|a|donde pone|donde dice|texto|mensaje|palabra)){0,7} (?<was3>[\p{L}]{2,20}) (?:por|pon\w*) (?<becomes3>[\p{L}]{2,20})/u,
    /\bque (?:el|la) (?<name2>[a-z_]\w*) (?:correct[oa] )?sea (?:el |la )?(?<bare>[\w.@-]{2,30})(?=$|[ ,.;])/,
    /\b(?:la |una )?tabla (?:de multiplicar )?del? (?<table>\d{1,4})\b(?! al)/,
    new RegExp(
      `\\b(?:(?:que|ahora|y|pon\\w*|cambi\\w*|con|si|haz que|sube|baja) ){0,7}(?:el |la |los |las )(?<name>[a-z_]\\w*)(?: (?:de|del|sea|ser|es|a|al|valga|vale|sean|en|por|fuera|=|un|una|tenga)){1,7} ?(?<value>${LITERAL})(?: ?(?<percent>%|por ciento))?(?! decimal)`,
    ),
  ],
  make(p, wish) {
    const { was, was2, was3, becomes, becomes2, becomes3, name, value, name2, bare: word } = wish.parts
    const [old, fresh] = [was ?? was2 ?? was3, becomes ?? becomes2 ?? becomes3]
    if (wish.parts.table !== undefined) return otherTable(p, wish.parts.table)
    if (name2 !== undefined && word !== undefined && value === undefined) return compared(p, name2, word)
    if (old !== undefined && fresh !== undefined) return replaced(p, old, fresh)
    return name !== undefined && value !== undefined ? assigned(p, wish, name, value) : null
  },
}

/** «la tabla del 9»: the number that a loop multiplies by. */
function otherTable(p: Program, table: string): Result {
  const loops = p.places('for').map(({ node }) => nameOf(node.target))
  for (const { node, scope } of p.spots('binary')) {
    if (node.operator !== '*') continue
    const factor = loops.includes(nameOf(node.left))
      ? node.right
      : loops.includes(nameOf(node.right))
        ? node.left
        : null
    const value =
      factor?.kind === 'name' ? p.binds(factor.name, scope).find(({ form }) => form === 'assign')?.value : factor
    if (!value || numberOf(value) === null) continue
    return {
      code: edited(p, [{ from: value.from, to: value.to, text: table }]),
      told: `Ahora sale la tabla del ${table}.`,
    }
  }
  return null
}

/** «que la clave sea secreto123»: the text that a name is compared with, or that it holds. */
function compared(p: Program, name: string, word: string): Result {
  const own = (node: Expression) =>
    node.kind === 'name' &&
    (node.name.toLowerCase() === name.toLowerCase() || mentionsStem(name.toLowerCase(), node.name))
  const tests = p
    .spots('compare')
    .flatMap(({ node }) =>
      own(node.left) && node.comparisons.length === 1 && node.comparisons[0]?.right.kind === 'string'
        ? [node.comparisons[0].right]
        : [],
    )
  const held = p
    .places('assign')
    .flatMap(({ node }) => (node.targets.some(own) && node.value.kind === 'string' ? [node.value] : []))
  const [found] = [...held, ...tests]
  if (!found) return null
  const quote = p.text(found).charAt(0)
  return {
    code: edited(p, [{ from: found.from, to: found.to, text: quote + word + quote }]),
    told: `Donde ponía ${inlineCode(p.text(found))} pone ahora ${inlineCode(quote + word + quote)}.`,
  }
}

const bare = (text: string) => text.replace(/^["'«“`]|["'»”`]$/g, '')
const isNumber = (text: string) => /^-?\d+(?:[.,]\d+)?$/.test(text)

function replaced(p: Program, old: string, fresh: string): Result {
  const values = isNumber(old) ? numbers(p, old, fresh) : texts(p, bare(old), bare(fresh))
  const edits = isNumber(old) && values.length > 0 ? [...values, ...rateLabels(p, old, fresh)] : values
  if (edits.length === 0) return null
  return { code: edited(p, edits), told: `Donde ponía ${inlineCode(bare(old))} pone ahora ${inlineCode(bare(fresh))}.` }
}

/** A number as it is written, and as a rate: 21 stands in `1.21` and `0.21`, too. */
function numbers(p: Program, old: string, fresh: string): Edit[] {
  const [from, to] = [numberFrom(old), numberFrom(fresh)]
  if (from === null) return []
  const spots = p.spots('number').map(({ node }) => node)
  const exact = spots.filter((node) => numberOf(node) === from)
  if (exact.length > 0 || to === null)
    return exact.map((node) => ({
      from: node.from,
      to: node.to,
      text: fresh.startsWith('[') ? fresh : to === null ? `"${bare(fresh)}"` : String(to),
    }))
  return spots.flatMap((node) => {
    const value = numberOf(node) ?? Number.NaN
    if (Math.abs(value - from / 100) < 1e-9) return [{ from: node.from, to: node.to, text: rounded(to / 100) }]
    return Math.abs(value - 1 - from / 100) < 1e-9
      ? [{ from: node.from, to: node.to, text: rounded(1 + to / 100) }]
      : []
  })
}

const rounded = (value: number) => String(Number(value.toFixed(6)))

function texts(p: Program, old: string, fresh: string): Edit[] {
  if (old === '') return []
  return [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }) => {
    const text = p.source.slice(node.from, node.to)
    const at = text.toLowerCase().indexOf(old.toLowerCase())
    return at < 1 || /["'\\\n{}]/.test(fresh)
      ? []
      : [{ from: node.from + at, to: node.from + at + old.length, text: fresh }]
  })
}

/** The value that a name has, when it has one written down. */
function assigned(p: Program, wish: Wish, name: string, value: string): Result {
  const fixed = p.places('assign').flatMap(({ node }) => {
    const plain = plainAssign(node)
    return plain && (numberOf(plain.value) !== null || plain.value.kind === 'string' || plain.value.kind === 'list')
      ? [plain]
      : []
  })
  const found =
    fixed.find((plain) => plain.name.toLowerCase() === name.toLowerCase()) ??
    fixed.find((plain) => mentionsStem(name.toLowerCase(), plain.name)) ??
    fixed.find((plain) => mentionsEnd(name.toLowerCase(), plain.name))
  const isShare = wish.parts.percent !== undefined || /iva|descuento|propina|impuesto|irpf|comision|interes/.test(name)
  if (!found) return isShare ? asRate(p, name, value) : null
  const number = numberFrom(value)
  const old = numberOf(found.value)
  const isRate = old !== null && number !== null && old > 0 && old < 2 && !Number.isInteger(old) && number > 2
  const text =
    number === null
      ? value.startsWith('[')
        ? value
        : `"${bare(value)}"`
      : isRate
        ? rounded(old > 1 ? 1 + number / 100 : number / 100)
        : String(number)
  if (text === p.text(found.value)) return null
  return {
    code: edited(p, [{ from: found.value.from, to: found.value.to, text }]),
    told: `${inlineCode(found.name)} vale ahora ${inlineCode(text)}.`,
  }
}

/** «que el IVA sea del 10 %» where only `1.21` stands in the program. */
export function asRate(p: Program, name: string, value: string): Result {
  const number = numberFrom(value)
  if (number === null) return null
  const rates = p
    .spots('number')
    .map(({ node }) => node)
    .filter((node) => {
      const own = numberOf(node) ?? 0
      return own > 0 && own < 2 && !Number.isInteger(own)
    })
  const [rate, other] = rates
  if (!rate || (other && numberOf(other) !== numberOf(rate))) return null
  const text = rounded((numberOf(rate) ?? 0) > 1 ? 1 + number / 100 : number / 100)
  return {
    code: edited(
      p,
      rates.map((node) => ({ from: node.from, to: node.to, text })),
    ),
    told: `El ${name} es ahora del ${number} %: ${inlineCode(p.text(rate))} pasa a ${inlineCode(text)}.`,
    how: [`${number} % escrito como número es ${inlineCode(rounded(number / 100))}.`],
  }
}

/** «que acepte decimales», «que los sume de verdad»: what is read at the keyboard becomes a number. */
export const decimalInputChange: Change = {
  name: 'decimal-input',
  // What the same message wants asked is asked by then.
  stage: STAGE.value + 0.5,
  says: [
    /(?<comma>\b(?:y )?(?:que )?(?:si |cuando )?(?:(?:tambien|se|me|lo|la|los|las|pueda|puedan|poder|acept\w+|admit\w+|permit\w+|valg\w+|funcione|ponga|pone|ponen|pongan|poner|escrib\w+|met\w+|use|usar|numeros?|decimales|precios?|importes?|con|la|el|como|separador) ){1,8}comas?\b(?: (?:como|de|para|en) (?:separador |los |el )?decimal(?:es)?)?(?: (?:en vez de|o) (?:el )?punto)?(?:,? (?:que )?(?:tambien )?(?:valg\w+|funcion\w+|lo acept\w+|sirv\w+|lo cog?j\w+)(?: (?:tambien|igual))?)?)/,
    /\b(?:y )?(?:que )?(?:me |se )?(?:acept\w+|admit\w+|permit\w+|pued\w+ (?:poner|meter|escribir|ser|tener|llevar)|valg\w+|funcione con|con|use)(?: (?:numeros|tambien|los|poner|que sean|con)){0,7} (?:decimal(?:es)?|coma)\b|\bnumeros con (?:decimales|coma)\b|\bque sean (?:float|decimales)\b/,
    /\b(?:los |me )?(?:junta|concatena|pega)(?: (?:los|numeros|los numeros)){0,7}(?: en (?:vez|lugar) de sumar\w*)?[^.;]{0,10}(?:que )?(?:los |las )?(?:sume|sumar?|reste)?/,
  ],
  make(p, { parts }) {
    const isComma = parts.comma !== undefined
    const edits = p.places('assign').flatMap(({ node }) => {
      const found = inputIn(node.value)
      const name = nameOf(node.targets[0])
      const isNumber = found !== null && (found.conversion !== null || (name !== null && isAdded(p, name)))
      return isNumber ? asDecimal(p, node.value, found, isComma) : []
    })
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: `Lo que se escribe se convierte ahora en un número que puede llevar decimales${isComma ? ', con coma o con punto' : ''}.`,
      how: [
        `\`input\` da siempre texto; \`float\` lo convierte en número, con punto decimal: \`2.5\`.${isComma ? ' `replace(",", ".")` cambia antes la coma por el punto.' : ''}`,
      ],
    }
  },
}

/** A question as `float(input(…))`, with a comma made a point where that is asked. */
function asDecimal(
  p: Program,
  value: Expression,
  found: NonNullable<ReturnType<typeof inputIn>>,
  isComma: boolean,
): Edit[] {
  const call = callTo(value, 'int', 'float')
  const { input } = found
  const hasSwap = /\.replace\(\s*["'],["']/.test(p.text(value))
  const swap = isComma && !hasSwap ? [{ from: input.to, to: input.to, text: '.replace(",", ".")' }] : []
  if (call === null)
    return [{ from: value.from, to: value.from, text: 'float(' }, ...swap, { from: value.to, to: value.to, text: ')' }]
  return nameOf(call.callee) === 'float' ? swap : [{ ...call.callee, text: 'float' }, ...swap]
}

const isAdded = (p: Program, name: string) =>
  p
    .spots('binary')
    .some(
      ({ node }) =>
        ['+', '-', '*', '/'].includes(node.operator) &&
        (nameOf(node.left) === name || nameOf(node.right) === name) &&
        node.left.kind !== 'string' &&
        node.right.kind !== 'string',
    )

/** «que en vez de sumar multiplique». */
export const insteadChange: Change = {
  name: 'instead',
  stage: STAGE.value,
  says: [
    /\b(?:que )?(?:(?:en (?:vez|lugar) de (?<old>sumar|restar|multiplicar|dividir)\w*,? (?:que )?(?:los |las |lo )?(?<fresh>sum|rest|multipli|divid)\w+)|(?:(?:los |las |lo )?(?<fresh2>sume|reste|multiplique|divida)(?: (?:los|las|numeros)){0,7} (?:en (?:vez|lugar) de) (?<old2>sumar|restar|multiplicar|dividir)\w*))/,
  ],
  make(p, { parts }): Result {
    const from = SIGNS[(parts.old ?? parts.old2 ?? '').slice(0, 4).toLowerCase()]
    const to = SIGNS[(parts.fresh ?? parts.fresh2 ?? '').slice(0, 4).toLowerCase()]
    if (from === undefined || to === undefined) return null
    const edits: Edit[] = []
    const starts: Expression[] = []
    for (const place of p.allPlaces) {
      const update = updateOf(place.node)
      if (update?.operator !== from) continue
      const text = p.source.slice(place.node.from, place.node.to)
      const at = text.indexOf(from)
      edits.push({ from: place.node.from + at, to: place.node.from + at + 1, text: to })
      const first = p.lastAssigned(update.name, place.scope, place.node.from)
      if (first?.value && ['0', '1', '0.0'].includes(p.text(first.value))) starts.push(first.value)
    }
    const calls = p.spots('call').flatMap(({ node }) => (from === '+' && to === '*' ? (callTo(node, 'sum') ?? []) : []))
    if (edits.length === 0 && calls.length === 0) {
      for (const { node } of p.spots('binary')) {
        if (node.operator !== from || node.left.kind === 'string' || node.right.kind === 'string') continue
        const gap = p.source.slice(node.left.to, node.right.from)
        edits.push({ from: node.left.to + gap.indexOf(from), to: node.left.to + gap.indexOf(from) + 1, text: to })
      }
    }
    const isProduct = to === '*' || to === '/'
    edits.push(...starts.map((value) => ({ from: value.from, to: value.to, text: isProduct ? '1' : '0' })))
    const callEdits = calls.map((call) => ({ from: call.callee.from, to: call.callee.to, text: 'math.prod' }))
    if (edits.length + callEdits.length === 0) return null
    const code = edited(p, [...edits, ...callEdits])
    return {
      code: callEdits.length > 0 && !/^import math$/m.test(code) ? `import math\n\n${code}` : code,
      told: `Donde se usaba ${inlineCode(from)} se usa ahora ${inlineCode(to)}.`,
      how: [
        ...(starts.length > 0 && isProduct
          ? ['El acumulador empieza ahora en 1: multiplicar por 0 daría siempre 0.']
          : []),
      ],
    }
  },
}

const SIGNS: Record<string, string> = byWord({ suma: '+', sum: '+', sume: '+', rest: '-', mult: '*', divi: '/' })
