import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, printsIn, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, type Said, type Span, STAGE } from '../../change'
import type { Field } from '../collections/collection'
import { joined, type Stated, statedIn, toldOf } from '../collections/conditions-said'
import { printIn } from '../collections/print-in'
import { clausesIn } from '../report/clauses'
import { fileRowsIn } from './file-rows'

const ONLY =
  /\b(?:(?:y|que|quiero|ahora|me|necesito|pero) )*(?:(?:saque|salgan?|muestre|imprima|liste|ensene|aparezcan|quiero|ver) )?(?:tan )?(?:solo|solamente|unicamente|nada mas)(?: (?:saque|salgan?|muestre|imprima|liste|quiero|ver|me|los|las|de|del|la|el|que|con|sean|son))*/
const NAME = /(?<=\b(?:de|en|del|la|el|sea|es|son|a) )(?:\p{Lu}[\p{L}\d]*)(?: (?:de )?\p{Lu}[\p{L}\d]*)*/gu
const OF_PLACES = /ciudad|provincia|pais|zona|region|localidad|sede|tienda|departamento|municipio/

/** «solo los de Madrid que deban más de 100», of the rows of a file whose columns are known. */
export const fileSelectChange: Change = {
  name: 'file-select',
  stage: STAGE.data,
  says: [],
  reads(said, p) {
    const found = selectedIn(said, p)
    return found && [found.span]
  },
  make(p, { said }) {
    const found = selectedIn(said, p)
    const rows = fileRowsIn(p, said.prose)
    const [first, last] = [rows?.loop.body[0], rows?.loop.body.at(-1)]
    if (!found || !rows || !first || !last) return null
    const test = joined(found.stated)
    const lines = linesOf(p, first, last)
    return {
      code: edited(p, [{ ...lines, text: `${indentOf(p, first)}if ${test}:\n${shifted(p, lines, levelOf(p))}` }]),
      told: toldOf(test),
      how: ['Lo que se lee de un archivo es texto: `float` lo convierte en número para compararlo.'],
    }
  },
}

function selectedIn(said: Said, p: Program): { span: Span; stated: Stated[] } | null {
  const rows = fileRowsIn(p, said.prose)
  const lead = rows && ONLY.exec(said.plain)
  if (!rows || !lead) return null
  const from = lead.index + lead[0].length
  const clause = clausesIn(said.plain).find((each) => each.from <= lead.index && lead.index < each.to)
  const to = clause?.to ?? said.plain.length
  const stated = [...statedIn(said, rows.fields, { from, to }), ...namedIn(said, rows.fields, { from, to })]
  return stated.length === 0 ? null : { span: { from: lead.index, to }, stated }
}

/** «de Madrid»: a name is a value of the column that is spoken of, of places, or of the second text. */
function namedIn({ prose, plain }: Said, fields: readonly Field[], { from, to }: Span): Stated[] {
  const texts = fields.filter(({ kind }) => kind === 'text')
  const names = [...prose.slice(0, to).matchAll(NAME)].filter(({ index }) => index >= from)
  return names.flatMap(({ index, 0: text }) => {
    const before = plain.slice(Math.max(0, index - 30), index)
    const field =
      texts.find(({ names }) => names.some((name) => before.includes(name.toLowerCase()))) ??
      texts.find(({ names }) => names.some((name) => OF_PLACES.test(name))) ??
      texts[1]
    return field
      ? [{ from: index, to: index + text.length, field, code: `${field.code} == ${JSON.stringify(text)}` }]
      : []
  })
}

const TOTAL =
  /\b(?:y )?(?:(?:que|me|al final|abajo|tambien|debajo|luego|diga|ponga|saque|muestre|salga|imprima|con) )*(?<total>(?:el |la )?(?:total|suma)(?: (?:de|que|lo|la|el|los|las|esos|esas|ellos|todos|deben?|suman?|importes?|deudas?|ventas|[a-z]{4,12}(?= (?:esos|esas|ellos)))){0,6})(?=$| ?[.,;¦])/

/** «y al final el total que deben esos»: a number of the rows that are shown, added up while they are read. */
export const fileTotalChange: Change = {
  name: 'file-total',
  stage: STAGE.output,
  says: [],
  reads(said, p) {
    const found = totalIn(said, p) === null ? null : TOTAL.exec(said.plain)
    return found && [{ from: found.index, to: found.index + found[0].length }]
  },
  make(p, { said }) {
    const field = totalIn(said, p)
    const rows = fileRowsIn(p, said.prose)
    const print = rows && printIn(rows.loop)
    const top = rows && mainStatements(p).find(({ from, to }) => from <= rows.loop.from && rows.loop.to <= to)
    const last = mainStatements(p).at(-1)
    if (!field || !print || !top || !last || printsIn(mainStatements(p)).length > 1) return null
    const [start, behind, end] = [linesOf(p, top).from, linesOf(p, print).to, linesOf(p, last).to]
    return {
      code: edited(p, [
        { from: start, to: start, text: 'total = 0\n' },
        { from: behind, to: behind, text: `\n${indentOf(p, print)}total += ${field.code}` },
        { from: end, to: end, text: `\nprint(${textLiteral(p, 'Total:')}, total)` },
      ]),
      told: `Al final dice el total de ${inlineCode(field.names[0] ?? '')} de lo que ha salido.`,
      how: [`${inlineCode('total')} empieza en 0 y suma en cada vuelta.`],
    }
  },
}

function totalIn(said: Said, p: Program): Field | null {
  const rows = fileRowsIn(p, said.prose)
  const words = TOTAL.exec(said.plain)?.[0]
  if (!rows || words === undefined || /\btotal\b/.test(p.source)) return null
  const numbers = rows.fields.filter(({ kind }) => kind === 'number')
  const named = numbers.find(({ names }) => names.some((name) => words.includes(name.toLowerCase().slice(0, 4))))
  return named ?? (numbers.length === 1 ? (numbers[0] ?? null) : null)
}
