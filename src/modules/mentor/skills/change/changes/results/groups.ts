import { inlineCode } from '../../../../engine/compose'
import { nameOf, updateOf } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «el total por cliente, la columna se llama cliente»: what a loop over rows adds up, apart for each value of a column. */
export const groupTotalChange: Change = {
  name: 'group-total',
  stage: STAGE.data,
  says: [
    /\b(?:(?:ahora|necesito|quiero|y|que|me|lo|los|dame|el|la|muestr\w+|dig\w+|saqu\w+|calcul\w+|sum\w+|pon\w*|haz\w*|agrup\w+|separ\w+|salga|desglos\w+|ver) ){0,8}(?:total\w*|suma|importes?|agrupad[oa]s?|separad[oa]s?|desglosad[oa]s?|sum\w+|agrup\w+)(?: [a-z]+){0,3}? ?por (?:cada )?(?<by>[a-z_]\w*)/,
    /\b(?:la |el )?(?:columna|campo)(?: [a-z]+)? se llama ["'«“]?(?<field>[a-z_]\w*)/,
  ],
  make(p, { parts }) {
    const field = parts.field ?? parts.by?.toLowerCase()
    if (field === undefined || parts.by === undefined) return null
    for (const { node: loop } of p.places('for')) {
      const row = nameOf(loop.target)
      const update = loop.body.find((node) => updateOf(node)?.operator === '+')
      const added = update ? updateOf(update) : null
      if (row === null || !update || !added || !new RegExp(`\\b${row}\\[["']`).test(p.text(added.value))) continue
      const start = mainStatements(p).find((node) => node.kind === 'assign' && nameOf(node.targets[0]) === added.name)
      const shown = mainStatements(p).filter(
        (node) =>
          node.from > loop.from &&
          node.to > loop.to &&
          printsIn([node]).length > 0 &&
          new RegExp(`\\b${added.name}\\b`).test(p.text(node)),
      )
      const print = shown[0]
      if (!start || !print || shown.length > 1) return null
      const uses = p
        .spots('name')
        .filter(
          ({ node }) =>
            node.name === added.name && node.from > loop.to && (node.from < print.from || node.to > print.to),
        )
      if (uses.length > 0) return null
      const totals = freeName(p, 'totales', `por_${field}`)
      const key = freeName(p, field.replace(/\W/g, '_').toLowerCase(), 'grupo')
      const level = levelOf(p)
      const indent = indentOf(p, update)
      const replaced: [typeof start, string][] = [
        [start, `${totals} = {}`],
        [
          update,
          `${indent}${key} = ${row}["${field}"]\n${indent}${totals}[${key}] = ${totals}.get(${key}, 0) + ${p.text(added.value)}`,
        ],
        [print, `for ${key}, ${added.name} in ${totals}.items():\n${level}print(${key}, ${added.name})`],
      ]
      let code = p.source
      for (const [node, text] of replaced.toReversed()) {
        const { from, to } = linesOf(p, node)
        code = code.slice(0, from) + text + code.slice(to)
      }
      return {
        code,
        told: `Sale un total por cada ${inlineCode(field)}.`,
        how: [
          `${inlineCode(totals)} es un diccionario: cada ${inlineCode(field)} con lo que lleva sumado.`,
          `${inlineCode(`.get(${key}, 0)`)} da 0 la primera vez que aparece uno.`,
        ],
      }
    }
    return null
  },
}
