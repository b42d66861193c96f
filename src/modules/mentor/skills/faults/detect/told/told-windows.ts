import { callTo, comparison, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import { inserted, movedBefore, replaced } from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import type { Detectors } from '../../found'

const SIDES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:triangulo|triangle)\b/, 3],
  [/\b(?:cuadrado|square|rectangulo)\b/, 4],
  [/\b(?:pentagono|pentagon)\b/, 5],
  [/\b(?:hexagono|hexagon)\b/, 6],
  [/\b(?:octogono|octagono)\b/, 8],
]

/** Windows, drawings, waiting and chance: what only shows when the program is run by somebody. */
export const TOLD_WINDOWS: Detectors = {
  *'window-not-kept-open'(p) {
    const isWindow = /\bimport tkinter\b|\bfrom tkinter\b/.test(p.source)
    const isTurtle = /\bimport turtle\b|\bfrom turtle\b/.test(p.source)
    if (!(isWindow || isTurtle) || /mainloop|exitonclick|\bdone\(|bye\(|wait_window/.test(p.source)) return
    const root = p.places('assign').find(({ node }) => /(?:^|\.)Tk\(\)$/.test(p.text(node.value)))?.node.targets[0]
    const last = p.body.at(-1)
    const whole = /^[ \t]*import turtle(?: as (\w+))?/m.exec(p.source)
    const call = isWindow ? root && `${p.text(root)}.mainloop()` : whole ? `${whole[1] ?? 'turtle'}.done()` : 'done()'
    if (!call || !last) return
    yield {
      at: last,
      certainty: p.says(/\b(?:cierra\w*|nada|aparece|desaparece|instante|momento|segundo|abre)\b/) ? 0.95 : 0.8,
      facts: { mended: call },
      edits: [inserted(p.source.trimEnd().length, `\n${call}`)],
    }
  },

  *'box-for-its-text'(p) {
    for (const { node, parent, scope } of p.spots('name')) {
      const made = p.binds(node.name, scope)[0]?.value
      if (!/(?:^|\.)Entry\(/.test(made ? p.text(made) : '') || callTo(made)?.callee === node) continue
      const isShown =
        callTo(parent?.node, 'print', 'str', 'int', 'float', 'len') !== null ||
        parent?.node.kind === 'compare' ||
        parent?.node.kind === 'format-string' ||
        parent?.node.kind === 'binary'
      if (!isShown) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { name: node.name, mended: `${node.name}.get()` },
        edits: [inserted(node.to, '.get()')],
      }
    }
  },

  *'figure-does-not-close'(p) {
    const sides = SIDES.find(([word]) => p.says(word) || word.test(p.source.toLowerCase()))?.[1]
    if (!sides || !/\bturtle\b/.test(p.source)) return
    for (const { node } of p.places('for')) {
      const range = callTo(node.iterable, 'range')
      const count = numberOf(range?.arguments[0]?.value)
      const turn = p
        .spots('call')
        .find(
          ({ node: call }) =>
            call.from > node.from &&
            call.to <= node.to &&
            /^(?:right|left|rt|lt)$/.test(methodCall(call)?.name ?? nameOf(call.callee) ?? ''),
        )?.node
      const angle = turn?.arguments[0]?.value
      const turned = numberOf(angle)
      if (!range || count === null || !angle || turned === null || range.arguments.length !== 1) continue
      const right = 360 / sides
      if (count === sides && turned === right) continue
      const end = range.arguments[0]?.value
      const wrong = turned === right ? end : angle
      if (!wrong || !end) continue
      yield {
        at: wrong,
        certainty: 0.93,
        facts: { count, turned, sides, right },
        edits: [
          ...(turned === right ? [] : [replaced(angle, String(right))]),
          ...(count === sides ? [] : [replaced(end, String(sides))]),
        ],
      }
    }
  },

  *'seconds-for-minutes'(p) {
    const said = /\b(\d+|un|dos|tres|cinco|diez) minutos?\b/.exec(p.around.plain)
    if (!said) return
    for (const { node } of p.spots('call')) {
      const argument = node.arguments[0]?.value
      const given = numberOf(argument)
      if ((methodCall(node)?.name ?? nameOf(node.callee)) !== 'sleep' || !argument || given === null || given >= 60)
        continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(node), mended: `${p.text(argument)} * 60` },
        edits: [inserted(argument.to, ' * 60')],
      }
    }
  },

  *'secret-drawn-in-each-round'(p) {
    for (const place of p.places('assign')) {
      const { node } = place
      const name = nameOf(node.targets[0])
      const loop = loopsAround(place)[0]
      const isDrawn = /\b(?:randint|randrange|choice|random)\(/.test(p.text(node.value))
      if (!name || !isDrawn || loop?.node.kind !== 'while' || place.parent?.node !== loop.node) continue
      const guess = p.spots('compare').find(({ node: compare }) => {
        const parts = comparison(compare)
        return (
          compare.from > loop.node.from &&
          compare.to <= loop.node.to &&
          parts !== null &&
          [parts.left, parts.right].some((side) => nameOf(side) === name)
        )
      })
      const asks = /\binput\(/.test(p.text(loop.node))
      if (!guess || !asks) continue
      yield {
        at: node,
        certainty: p.says(/\b(?:cambia\w*|distint\w+|intento\w*|nunca|otro|cada|imposible|acert\w+|aciert\w+)\b/)
          ? 0.93
          : 0.7,
        facts: { name, written: p.text(node), loop: p.line(loop.node) },
        edits: movedBefore(p, node, loop.node),
      }
    }
  },

  *'typed-text-breaks-it'(p) {
    if (
      !p.says(/\b(?:letras?|texto|palabras?|vacio|enter|cierra|peta|rompe|revienta|se cae|sin nada)\b/) ||
      /\btry\s*:/.test(p.source)
    )
      return
    for (const place of p.places('assign')) {
      const { node } = place
      const call = callTo(node.value, 'int', 'float')
      const asked = call?.arguments[0]?.value
      if (!call || !asked || !callTo(asked, 'input') || p.line(node) !== p.line({ from: node.to, to: node.to }))
        continue
      const indent = ' '.repeat(p.lines.columnAt(node.from))
      const loop = loopsAround(place)[0]
      const isInLoop = loop?.node.kind === 'while' && loop.node === place.parent?.node && place.at === 0
      const line = p.text(node)
      const mended = isInLoop
        ? guarded(line, indent, 'continue')
        : `while True:\n${indent}    ${guarded(`${line}\n${indent}        break`, `${indent}    `, null)}`
      yield {
        at: node,
        certainty: 0.92,
        facts: { written: line, call: `${p.text(call.callee)}(...)` },
        edits: [replaced(node, mended)],
      }
    }
  },
}

/** A line in a `try`; what cannot be converted is said, and asked again. */
function guarded(line: string, indent: string, then: string | null): string {
  const after = then === null ? '' : `\n${indent}    ${then}`
  return `try:\n${indent}    ${line}\n${indent}except ValueError:\n${indent}    print("Eso no es un número. Prueba otra vez.")${after}`
}
