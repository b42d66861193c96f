import { callTo } from '../../../python/program/expression-shapes'
import { replaced } from '../../../python/program/line-edits'
import type { Detectors } from '../found'

/** Names shorter than this are words of any sentence. */
const MIN_NAME = 4

/** `print("hola nombre")`: the name of a value stands as a word of the text. */
export const NAME_WITHIN_TEXT: Detectors = {
  *'name-within-text'(p) {
    for (const { node, scope } of p.spots('string')) {
      if (node.isBytes || node.value.length > 200 || /[{}\\]/.test(p.text(node))) continue
      const words = node.value.match(/[\p{L}_][\p{L}\d_]*/gu) ?? []
      const name = words.find(
        (word) =>
          word.length >= MIN_NAME &&
          p
            .binds(word, scope)
            .some(({ form, from, value }) => form === 'assign' && from < node.from && value?.kind === 'call'),
      )
      const isShown = p
        .spots('call')
        .some(({ node: call }) => callTo(call, 'print')?.arguments.some(({ value }) => value === node))
      if (name === undefined || !isShown || isUsed(p.uses(name, scope).length)) continue
      const word = new RegExp(`(?<![\\p{L}\\d_])${name}(?![\\p{L}\\d_])`, 'u')
      yield {
        at: node,
        certainty: p.says(
          new RegExp(
            `\\b(?:pone|dice|sale|imprime|muestra|saluda|aparece|escribe)\\b.{0,60}\\b${name.toLowerCase()}\\b`,
          ),
        )
          ? 0.97
          : 0.82,
        facts: { text: p.text(node), name, field: `{${name}}` },
        edits: [replaced(node, `f${p.text(node).replace(word, `{${name}}`)}`)],
      }
    }
  },
}

/** A name that is read elsewhere may well be meant as a word here. */
const isUsed = (count: number) => count > 0
