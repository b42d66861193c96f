import { inlineCode } from '../../../../engine/compose'
import { plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf, mainStatements } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { type Collection, collectionsIn, type Field } from './collection'
import { printIn } from './print-in'

/** «qué % se lleva cada gasto», «el porcentaje que representa cada uno»: of each element, its part of the whole. */
export const sharesChange: Change = {
  name: 'shares',
  stage: STAGE.output,
  says: [
    /\b(?:(?:ademas|tambien|aparte)(?: del? (?:el |la )?[a-z]+)? )?(?:(?:y|que|quiero|saber|ver|me|dig\w+|muestr\w+|pon\w*|saqu\w+|calcul\w+|anad\w+|agreg\w+|con|al lado|en|el|la|los) ){0,8}(?:%|porcentajes?|tanto por ciento|por ?ciento)(?: (?:que|se|lleva|representa|supone|corresponde|es|le|toca|tiene|pesa|de[l]?|el|la|los|las|sobre|respecto|a|al|total|cada|un[oa]|por|gasto|producto|categoria|venta|mes|persona|en|[a-z]{3,12})){0,9}/,
    new RegExp(`\\b(?:con|a|y) (?<digits>${NUMBER}) decimal(?:es)?`),
  ],
  needs: ({ words }) => /\bcada\b|representa|supone|lleva|corresponde|del total|sobre el total|respecto/.test(words),
  make(p, wish) {
    for (const collection of collectionsIn(p).toReversed()) {
      const numbers = collection.fields.filter(({ kind }) => kind === 'number')
      const [field] = numbers
      if (field && numbers.length === 1) return withShares(p, { wish, collection, field })
    }
    return null
  },
}

type Wanted = { wish: Wish; collection: Collection; field: Field }

function withShares(p: Program, { wish, collection, field }: Wanted): Result {
  const digits = numberFrom(wish.parts.digits) ?? 1
  const { node } = collection.loop
  const print = printIn(node)
  const added = node.body.map(updateOf).find((step) => step?.operator === '+' && p.text(step.value) === field.code)
  const total = added?.name ?? totalBefore(p, collection) ?? freeName(p, 'total', 'suma')
  const share = `f"{${field.code.replaceAll('"', "'")} / ${total} * 100:.${digits}f} %"`
  const first = linesOf(p, node).from
  const sum = sumOf(p, collection, field)
  const how = [`El porcentaje de cada uno es ${inlineCode(`${field.code} / ${total} * 100`)}: su parte del total.`]
  const told = `De cada uno sale ahora también qué porcentaje es del total, con ${digits} decimal${digits === 1 ? '' : 'es'}.`
  if (print !== null && added === undefined) {
    const call = print.value
    const last = call.kind === 'call' ? call.arguments.at(-1) : undefined
    if (!last) return null
    const isKnown = totalBefore(p, collection) !== null
    return {
      code: edited(p, [
        ...(isKnown ? [] : [{ from: first, to: first, text: `${indentOf(p, node)}${total} = ${sum}\n` }]),
        { from: last.to, to: last.to, text: `, ${share}` },
      ]),
      told,
      how,
    }
  }
  if (added === undefined) return null
  const end = mainStatements(p).at(-1)
  if (!end) return null
  const at = p.lines.rangeOf(p.lines.lineAt(endOf(p, end) - 1)).to
  const named = collection.fields.find(({ kind }) => kind === 'text')
  const head = p.source.slice(node.from, node.iterable.to)
  const line = `${levelOf(p)}print(${named ? `${named.code}, ` : `${field.code}, `}${share})`
  return { code: `${p.source.slice(0, at)}\n${head}:\n${line}${p.source.slice(at)}`, told, how }
}

/** A sum of the data that the program has before the loop begins. */
function totalBefore(p: Program, { loop: { node }, source }: Collection): string | null {
  const found = mainStatements(p).find((each) => {
    const plain = plainAssign(each)
    return plain !== null && each.to <= node.from && p.text(plain.value).startsWith(`sum(${source}`)
  })
  return found ? (plainAssign(found)?.name ?? null) : null
}

/** A field of all elements, added up in one expression. */
function sumOf(p: Program, { loop: { node }, source }: Collection, field: Field): string {
  if (node.target.kind === 'name' && p.text(node.target) === field.code && p.text(node.iterable) === source)
    return `sum(${source})`
  if (field.code === `${source}[${p.text(node.target)}]`) return `sum(${source}.values())`
  const items = node.target.kind === 'tuple' ? node.target.items.map((item) => p.text(item)) : []
  if (p.text(node.iterable) === `${source}.items()` && items[1] === field.code) return `sum(${source}.values())`
  if (p.text(node.iterable) === `${source}.values()`) return `sum(${source}.values())`
  return `sum(${field.code} for ${p.text(node.target).replace(/^\((.*)\)$/, '$1')} in ${p.text(node.iterable)})`
}
