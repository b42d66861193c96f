import type { Expression, ExpressionOf } from '../../../python/ast'
import { callTo, comparison, methodCall, nameOf, within } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { addedAfter, addedBefore, inserted, replaced } from '../../../python/program/line-edits'
import { type Binding, loopsAround, type Place, type Spot } from '../../../python/scope'
import { expressionsIn } from '../../../python/walk'
import { type Detectors, POSSIBLE } from '../found'
import { openedOnce } from './opened-once'

/** A line of a file that is gone through ends in `\n` already, unless that is taken off. */
function keepsLineEnd(p: Program, value: Expression, place: Place): boolean {
  const around = loopsAround(place).flatMap(({ node }) => (node.kind === 'for' ? [node] : []))
  const names = new Set([...expressionsIn(value)].map(nameOf))
  return around.some((loop) => {
    const variable = nameOf(loop.target)
    if (variable === null || !names.has(variable)) return false
    const list = nameOf(loop.iterable)
    const made =
      list === null ? [] : p.binds(list, place.scope).flatMap(({ value: given }) => (given ? [p.text(given)] : []))
    const isOfFile =
      [p.text(loop.iterable), ...made].some((text) => /\breadlines\(|^open\(/.test(text)) ||
      opened(p).some(({ binding }) => binding.name === list)
    return isOfFile && !/\b(?:strip|rstrip|splitlines|replace|split)\(/.test(p.text(loop))
  })
}

/** Files, and errors that are swallowed. */
export const FILES: Detectors = {
  *'file-emptied-in-loop'(p) {
    for (const { node, place } of p.spots('call')) {
      const mode = modeOf(node)
      const path = node.arguments[0]?.value
      const mine = p
        .places('function')
        .find(({ node: { body } }) => body.some((each) => each.from <= node.from && node.to <= each.to))
      const calls = mine ? p.callsOf(mine) : []
      const again = calls.length > 1 ? calls[1]?.place : calls.find((call) => loopsAround(call.place).length > 0)?.place
      const loop = loopsAround(place).find(({ node: around }) => place.node.from > (around.body[0]?.from ?? 0) - 1)
      if (!loop && again && mode?.kind === 'string' && mode.value.startsWith('w') && path?.kind === 'string') {
        yield {
          at: node,
          certainty: 0.82,
          facts: { open: p.text(node), loop: p.line(again.node) },
          edits: [replaced({ from: mode.from + 1, to: mode.from + 2 }, 'a')],
        }
      }
      if (!loop || !mode || mode.kind !== 'string' || !mode.value.startsWith('w') || !path) continue
      const isFixed =
        path.kind === 'string' ||
        (path.kind === 'name' && p.binds(path.name, place.scope).every(({ from }) => from < loop.node.from))
      if (!isFixed) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { open: p.text(node), loop: p.line(loop.node) },
        edits: openedOnce(p, place.node, loop.node) ?? [replaced({ from: mode.from + 1, to: mode.from + 2 }, 'a')],
      }
    }
  },

  *'file-not-closed'(p) {
    for (const { binding, call } of opened(p)) {
      const uses = binding.place ? p.uses(binding.name, binding.place.scope) : []
      const isWriting = modeOf(call)?.kind === 'string' && /^[wax]/.test(stringOf(modeOf(call)))
      const last = uses.at(-1)
      if (
        binding.form === 'with' ||
        !isWriting ||
        !last ||
        !binding.place ||
        uses.some(({ parent }) => parent?.node.kind === 'attribute' && parent.node.name === 'close')
      )
        continue
      const path = call.arguments[0] ? p.text(call.arguments[0].value) : ''
      const again = p
        .spots('call')
        .find(
          ({ node }) =>
            callTo(node, 'open') &&
            node.from > last.node.to &&
            node.arguments[0] &&
            p.text(node.arguments[0].value) === path,
        )
      const outer = loopsAround(last.place).at(-1)?.node ?? last.place.node
      yield {
        at: call,
        certainty: again ? 0.9 : 0.65,
        facts: { name: binding.name, open: p.text(call) },
        edits: addedAfter(p, outer, `${binding.name}.close()`),
      }
    }
  },

  *'file-read-twice'(p) {
    for (const { binding } of opened(p)) {
      if (!binding.place) continue
      const uses = p.uses(binding.name, binding.place.scope).filter(({ node }) => node.from > binding.from)
      const reading = uses.filter(readsAll)
      const [first, second] = reading
      if (!first || !second || loopsAround(second.place).length > loopsAround(binding.place).length) continue
      const between = uses.some(
        ({ node, parent }) =>
          node.from > first.node.from &&
          node.from < second.node.from &&
          parent?.node.kind === 'attribute' &&
          parent.node.name === 'seek',
      )
      if (between || first.place === second.place) continue
      yield {
        at: second.place.node,
        certainty: 0.93,
        facts: { name: binding.name, first: p.text(first.parent?.node ?? first.node), firstLine: p.line(first.node) },
        edits: addedBefore(p, second.place.node, `${binding.name}.seek(0)`),
      }
    }
  },

  *'line-end-compared'(p) {
    const files = new Set(opened(p).map(({ binding }) => binding.name))
    for (const loop of p.places('for')) {
      const variable = nameOf(loop.node.target)
      const source =
        nameOf(loop.node.iterable) ??
        nameOf(methodCall(loop.node.iterable)?.name === 'readlines' ? methodCall(loop.node.iterable)?.object : null)
      if (!variable || !source || !files.has(source)) continue
      for (const { node, place } of p.spots('compare')) {
        if (place.node.from < loop.node.from || node.to > loop.node.to) continue
        const parts = comparison(node)
        if (parts?.operator !== '==' || nameOf(parts.left) !== variable || parts.right.kind === 'number') continue
        if (parts.right.kind === 'string' && /\n$|^$/.test(parts.right.value)) continue
        if (
          [...within(loop.node.body)].some((inner) => inner.kind === 'assign' && nameOf(inner.targets[0]) === variable)
        )
          continue
        yield {
          at: node,
          certainty: 0.9,
          facts: { variable, test: p.text(node), mended: `${variable}.strip()` },
          edits: [inserted(parts.left.to, '.strip()')],
        }
      }
    }
  },

  *'line-end-looked-up'(p) {
    const files = new Set(opened(p).map(({ binding }) => binding.name))
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const list = nameOf(parts?.right)
      if (!parts || !list || (parts.operator !== 'in' && parts.operator !== 'not in')) continue
      const made = p.lastAssigned(list, scope, node.from)
      const lines = methodCall(made?.value)
      const file = lines && nameOf(lines.object)
      const source =
        lines && (file !== null && files.has(file) ? file : callTo(lines.object, 'open') ? p.text(lines.object) : null)
      if (lines?.name !== 'readlines' || source === null || !made?.value) continue
      if (parts.left.kind === 'string' && /\n$/.test(parts.left.value)) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node), list, made: p.line(made), mended: `${source}.read().splitlines()` },
        edits: [replaced(made.value, `${source}.read().splitlines()`)],
      }
    }
  },

  *'lines-run-together'(p) {
    for (const { node, place } of p.spots('call')) {
      const method = methodCall(node)
      const value = node.arguments[0]?.value
      if (
        method?.name !== 'write' ||
        !value ||
        loopsAround(place).length === 0 ||
        !opened(p).some(({ binding }) => binding.name === nameOf(method.object))
      )
        continue
      const source = p.text(value)
      const isBare =
        ['name', 'string', 'format-string', 'call', 'binary'].includes(value.kind) &&
        !/\\n|end|join|linea|line\b/.test(source)
      const others = place.block.some(
        (inner) => inner !== place.node && inner.kind === 'expression' && methodCall(inner.value)?.name === 'write',
      )
      if (!isBare || others || keepsLineEnd(p, value, place)) continue
      const isText = value.kind === 'string' || value.kind === 'format-string'
      yield {
        at: node,
        certainty: 0.62,
        facts: { call: p.text(node) },
        edits: isText ? [inserted(value.to - 1, '\\n')] : [inserted(value.to, ' + "\\n"')],
      }
    }
  },

  *'error-swallowed'(p) {
    for (const { node } of p.places('try')) {
      for (const handler of node.handlers) {
        const [only] = handler.body
        const isWide = handler.type === null || nameOf(handler.type) === 'Exception'
        if (!isWide || handler.body.length !== 1 || (only?.kind !== 'pass' && only?.kind !== 'continue')) continue
        yield {
          at: handler,
          certainty: 0.62,
          facts: { handler: p.text(handler).split('\n')[0] ?? '' },
          edits:
            p.line(only) === p.line(handler)
              ? null
              : [
                  replaced(
                    { from: handler.from, to: handler.from + p.text(handler).indexOf(':') },
                    'except Exception as error',
                  ),
                  only.kind === 'pass'
                    ? replaced(only, 'print("Error:", error)')
                    : inserted(only.from, `print("Error:", error)\n${' '.repeat(p.lines.columnAt(only.from))}`),
                ],
        }
      }
    }
  },

  *'error-guessed'(p) {
    for (const { node } of p.places('try')) {
      for (const handler of node.handlers) {
        const [only] = handler.body
        const print = only?.kind === 'expression' ? callTo(only.value, 'print') : null
        const isWide = handler.type === null || nameOf(handler.type) === 'Exception'
        if (!isWide || !print || !only || handler.name || handler.body.length !== 1 || node.body.length < 2) continue
        yield {
          at: handler,
          certainty: POSSIBLE,
          facts: { handler: p.text(handler).split('\n')[0] ?? '', message: p.text(print) },
          edits:
            p.line(only) === p.line(handler)
              ? null
              : [
                  replaced(
                    { from: handler.from, to: handler.from + p.text(handler).indexOf(':') },
                    'except Exception as error',
                  ),
                  inserted(print.to - 1, `${print.arguments.length > 0 ? ', ' : ''}error`),
                ],
        }
      }
    }
  },

  *'path-with-escapes'(p) {
    for (const { node } of p.spots('string')) {
      const source = p.text(node)
      if (node.isRaw || !/^["'][A-Za-z]:\\/.test(source) || !/\\[nrtabfv0xuUN]/.test(source) || /\\\\/.test(source))
        continue
      yield {
        at: node,
        certainty: 0.92,
        facts: { text: source, escape: /\\[nrtabfv0xuUN]/.exec(source)?.[0] ?? '\\n' },
        edits: [inserted(node.from, 'r')],
      }
    }
  },
}

export function modeOf(node: Expression): Expression | null {
  const call = callTo(node, 'open')
  if (!call) return null
  return (
    call.arguments.find(({ name }) => name === 'mode')?.value ??
    (call.arguments[1]?.form === 'positional' ? call.arguments[1].value : null)
  )
}

const stringOf = (node: Expression | null) => (node?.kind === 'string' ? node.value : '')

/** Names that stand for an opened file: from `with` or by assignment (those are to be closed). */
export function opened(p: Program): { binding: Binding; call: ExpressionOf<'call'> }[] {
  return p.scopes.flatMap((scope) =>
    [...scope.bindings.values()].flat().flatMap((binding) => {
      const call = callTo(binding.value, 'open')
      return call && (binding.form === 'assign' || binding.form === 'with') ? [{ binding, call }] : []
    }),
  )
}

/** `f.read()`, `f.readlines()`, `for line in f`, `list(f)`: afterwards the file is at its end. */
function readsAll({ node, parent, place }: Spot): boolean {
  if (parent?.node.kind === 'attribute') return parent.node.name === 'read' || parent.node.name === 'readlines'
  return (
    (place.node.kind === 'for' && place.node.iterable === node) ||
    callTo(parent?.node, 'list', 'sorted', 'reader', 'DictReader') !== null
  )
}
