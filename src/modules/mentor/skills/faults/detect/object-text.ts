import type { Expression, StatementOf } from '../../../python/ast'
import { callTo, nameOf, within } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { addedAfter, indentOf, levelOf, replaced } from '../../../python/program/line-edits'
import type { Place } from '../../../python/scope'
import { CERTAIN, type Detectors } from '../found'
import { attributesOf, methodsOf } from './classes'

/** How objects are shown. */
export const OBJECT_TEXT: Detectors = {
  *'str-prints'(p) {
    for (const { node } of p.places('class')) {
      for (const method of methodsOf(node)) {
        if (method.name !== '__str__' && method.name !== '__repr__') continue
        const last = method.body.at(-1)
        const print = last?.kind === 'expression' ? callTo(last.value, 'print') : null
        if (!print || [...within(method.body)].some(({ kind }) => kind === 'return')) continue
        const [only] = print.arguments
        yield {
          at: print,
          certainty: CERTAIN,
          facts: { method: method.name, print: p.text(print) },
          edits: print.arguments.length === 1 && only ? [replaced(print, `return ${p.text(only.value)}`)] : null,
        }
      }
    }
  },

  *'object-shown-without-str'(p) {
    for (const { node, scope } of p.spots('call')) {
      const print = callTo(node, 'print')
      const argument = print?.arguments.find(({ value }) => classOf(p, value, scope) !== null)
      const made = argument ? classOf(p, argument.value, scope) : null
      if (!print || !argument || !made) continue
      const { body, arguments: bases, decorators, name } = made.node
      if (
        bases.length > 0 ||
        decorators.length > 0 ||
        methodsOf(made.node).some((method) => method.name === '__str__' || method.name === '__repr__')
      )
        continue
      const attributes = attributesOf(made.node).slice(0, 4)
      const last = body.at(-1)
      const level = levelOf(p)
      const text = `def __str__(self):\n${level}return f"${name}(${attributes.map((attribute) => `${attribute}={self.${attribute}}`).join(', ')})"`
      yield {
        at: argument,
        certainty: 0.82,
        facts: { name: p.text(argument), class: name },
        edits: last
          ? (addedAfter(p, last, `\n${text}`, indentOf(p, last))?.map((edit) => ({
              ...edit,
              text: edit.text.replace(/^[ \t]+$/gm, ''),
            })) ?? null)
          : null,
      }
    }
  },
}

function classOf(p: Program, value: Expression, scope: Place['scope']): Place<StatementOf<'class'>> | null {
  const name = nameOf(value)
  const bindings = name ? p.binds(name, scope) : []
  const call = callTo(name ? (bindings.length === 1 ? bindings[0]?.value : null) : value)
  const made = call ? nameOf(call.callee) : null
  return (bindings[0]?.form === 'for' ? null : p.places('class').find(({ node }) => node.name === made)) ?? null
}
