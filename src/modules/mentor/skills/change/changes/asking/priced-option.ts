import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { comparison } from '../../../../python/program/expression-shapes'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «añade blanqueamiento que vale 210 como opción 3»: one more option like the last one, with its own name and price. */
export const pricedOptionChange: Change = {
  name: 'priced-option',
  stage: STAGE.structure,
  says: [
    /\b(?:anad\w+|agreg\w+|pon\w*|met\w+|inclu\w+)(?: (?:una?|el|la|tambien|otra|opcion|de))* ["'«“]?(?<what>[\p{L} ]{3,40}?)["'»”]? (?:que )?(?:vale|cuesta|a|por|de|con precio(?: de)?|valga|cueste|son)(?: un[oa]s)? (?<price>\d+(?:[.,]\d+)?)(?: ?(?:€|euros?|pesos|soles|dolares))?(?:,? (?:como|en|sera|es|con) (?:la )?(?:opcion|el numero|numero)(?: nueva)? (?<number>\d+))?/u,
  ],
  make(p, { parts }) {
    const chain = p
      .places('if')
      .map(({ node }) => node)
      .filter(
        ({ test }) =>
          comparison(test)?.operator === '==' && /^["']?\d["']?$/.test(p.text(comparison(test)?.right ?? test)),
      )
    const last = chain.at(-1)
    const test = last ? comparison(last.test) : null
    if (!last || !test || chain.length < 2 || parts.what === undefined || parts.price === undefined) return null
    const old = p.text(test.right).replace(/\D/g, '')
    const number = parts.number ?? String(Number(old) + 1)
    const shown = printsIn(p.body).find((call) => new RegExp(`^print\\(["'] *${old}\\b`).test(p.text(call)))
    const price = shown
      ? (/(\d+(?:[.,]\d+)?)(?=\D*$)/.exec(p.text(shown).replace(/^print\(["'] *\d+/, ''))?.[1] ?? null)
      : null
    const end = last.body.at(-1)
    if (!shown || price === null || !end) return null
    const body = p.source.slice(linesOf(p, last.body[0] ?? end).from, linesOf(p, end).to)
    const amount = new RegExp(`(?<![\\w.])${price.replace('.', '\\.')}(?![\\w.])`, 'g')
    if (!amount.test(body)) return null
    const name = parts.what.trim()
    const label = upperFirst(name)
    const [, open = '', dot = '. ', was = '', gap = ' '] =
      /^print\(["']( *)\d+([.):\- ]{0,8})(.{0,80}?)([\s:.-]{1,40})\d/.exec(p.text(shown)) ?? []
    const line = `${open}${number}${dot}${label}${gap}${parts.price}`
    const fresh = (was === '' ? body : body.replaceAll(was, label)).replace(amount, parts.price.replace(',', '.'))
    const indent = indentOf(p, last)
    const at = linesOf(p, shown).to
    const to = linesOf(p, end).to
    return {
      code: edited(p, [
        { from: at, to: at, text: `\n${indentOf(p, shown)}print(${textLiteral(p, line)})` },
        {
          from: to,
          to,
          text: `\n${indent}elif ${p.text(test.left)} == ${p.text(test.right).replace(old, number)}:\n${fresh}`,
        },
      ]),
      told: `Hay una opción más: ${inlineCode(line.trim())}.`,
      how: ['La opción nueva es una rama `elif` más, como la última que había.'],
    }
  },
}
