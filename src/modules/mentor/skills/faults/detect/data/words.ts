import type { Expression } from '../../../../python/ast'
import { callTo, comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'

/** Texts: how they are cut, walked, filled and looked up. */
export const WORDS: Detectors = {
  *'separator-is-not-there'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const sign = node.arguments[0]?.value
      const text = method?.name === 'split' ? textOf(p, method.object, scope) : null
      if (
        !text ||
        sign?.kind !== 'string' ||
        sign.value === '' ||
        text.includes(sign.value) ||
        !/\S[\s,;-]+\S/.test(text)
      )
        continue
      const own = /;/.test(text) ? '";"' : /,/.test(text) ? '","' : /-/.test(text) ? '"-"' : ''
      yield {
        at: node,
        certainty: 0.9,
        facts: { call: p.text(node), sign: p.text(sign), text: p.text(method?.object ?? node) },
        edits: [replaced(sign, own)],
      }
    }
  },

  *'letters-for-words'(p) {
    for (const { node, scope } of p.places('for')) {
      const text = textOf(p, node.iterable, scope)
      if (node.iterable.kind !== 'name' || !text?.trim().includes(' ')) continue
      const isOfWords =
        /palabra|word/i.test(p.text(node.target)) ||
        (/palabras/i.test(p.source.slice(node.to)) && !/letra/i.test(p.source)) ||
        p.says(/\b(?:letra|caracter)\w*\b.{1,80}\bpalabras?\b|\bpalabras?\b.{1,80}\b(?:letra|caracter)/)
      if (!isOfWords) continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { text: node.iterable.name, name: p.text(node.target) },
        edits: [inserted(node.iterable.to, '.split()')],
      }
    }
  },

  *'blank-at-the-edge'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !['==', '!='].includes(parts.operator)) continue
      const [left, right] = [textOf(p, parts.left, scope), textOf(p, parts.right, scope)]
      if (left === null || right === null || left === right || left.trim() !== right.trim()) continue
      const side = left === left.trim() ? parts.right : parts.left
      yield {
        at: node,
        certainty: 0.92,
        facts: { test: p.text(node), text: p.text(side) },
        edits: [inserted(side.to, '.strip()')],
      }
    }
  },

  *'same-but-for-case'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !['==', '!='].includes(parts.operator)) continue
      const [left, right] = [textOf(p, parts.left, scope), textOf(p, parts.right, scope)]
      if (left === null || right === null || left === right || left.toLowerCase() !== right.toLowerCase()) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node), one: `"${left}"`, two: `"${right}"` },
        edits: [
          inserted(parts.left.to, '.lower()'),
          inserted(parts.right.to, parts.right.kind === 'string' && right === right.toLowerCase() ? '' : '.lower()'),
        ],
      }
    }
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const dict = nameOf(method?.object)
      const wanted = node.arguments[0] ? textOf(p, node.arguments[0].value, scope) : null
      const value = dict && p.binds(dict, scope).length === 1 ? p.binds(dict, scope)[0]?.value : null
      if (method?.name !== 'get' || value?.kind !== 'dict' || wanted === null || !node.arguments[0]) continue
      const keys = value.entries.flatMap(({ key }) => (key?.kind === 'string' ? [key.value] : []))
      const near = keys.find((key) => key !== wanted && key.toLowerCase() === wanted.toLowerCase())
      if (near === undefined || keys.includes(wanted)) continue
      const change = near === near.toLowerCase() ? 'lower' : near === near.toUpperCase() ? 'upper' : 'capitalize'
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node), one: `"${wanted}"`, two: `"${near}"` },
        edits: [inserted(node.arguments[0].value.to, `.${change}()`)],
      }
    }
  },

  *'braces-not-filled'(p) {
    for (const { node, scope } of p.spots('call')) {
      const [template, ...values] = callTo(node, 'print')?.arguments ?? []
      const name = nameOf(template?.value)
      if (!name || values.length === 0 || !/\{\w*\}/.test(textOf(p, template?.value ?? node, scope) ?? '')) continue
      const shown = values.map(({ value }) => p.text(value)).join(', ')
      yield {
        at: node,
        certainty: 0.93,
        facts: { print: p.text(node), name },
        edits: [replaced({ from: template?.from ?? node.from, to: node.to - 1 }, `${name}.format(${shown})`)],
      }
    }
  },

  *'blank-between-parts'(p) {
    for (const { node } of p.spots('call')) {
      const parts = callTo(node, 'print')?.arguments ?? []
      const last = parts.at(-1)?.value
      if (
        parts.length < 2 ||
        parts.some(({ form }) => form !== 'positional') ||
        last?.kind !== 'string' ||
        !/^[.,;:!?%)€]/.test(last.value)
      )
        continue
      const pieces = parts.map(({ value }) =>
        value.kind === 'string' ? p.text(value).slice(1, -1) : `{${p.text(value).replaceAll('"', "'")}}`,
      )
      const told = pieces
        .map((piece, at) =>
          at === 0 || /^[.,;:!?%)€]/.test(piece) ? piece : `${/\s$/.test(pieces[at - 1] ?? '') ? '' : ' '}${piece}`,
        )
        .join('')
      yield { at: node, certainty: 0.55, facts: { print: p.text(node) }, edits: [replaced(node, `print(f"${told}")`)] }
    }
  },

  *'json-text-walked'(p) {
    for (const { node, scope } of p.places('for')) {
      const value = node.iterable.kind === 'name' ? p.binds(node.iterable.name, scope)[0]?.value : node.iterable
      const method = methodCall(value)
      if (nameOf(method?.object) !== 'json' || method?.name !== 'dumps' || !value) continue
      const [given] = method.call.arguments
      yield {
        at: value,
        certainty: 0.93,
        facts: { call: p.text(value), loop: p.line(node) },
        edits: given ? [replaced(value, p.text(given.value))] : null,
      }
    }
  },

  *'module-name-taken'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (!name || scope.kind !== 'module') continue
      const imported = p.binds(name, scope).find(({ form, from }) => form === 'import' && from < node.from)
      const later = p
        .uses(name, scope)
        .some(({ node: use, parent }) => use.from > node.to && parent?.node.kind === 'attribute')
      if (!imported || !later) continue
      yield { at: node, certainty: 0.94, facts: { name, written: p.text(node) } }
    }
  },
}

/** The text that an expression is, where the program states it once. */
function textOf(p: Program, node: Expression, scope: Scope): string | null {
  if (node.kind === 'string') return node.value
  if (node.kind !== 'name') return null
  const [only, second] = p.binds(node.name, scope)
  return only?.form === 'assign' && !second && only.value?.kind === 'string' ? only.value.value : null
}
