import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore, indentOf, inserted, levelOf, replaced } from '../../../../python/program/line-edits'
import { loopsAround, type Spot } from '../../../../python/scope'
import type { Detectors } from '../../found'

/** What the web, databases, windows and charts do without saying anything: the complaint and the call tell it together. */
export const TOLD_SERVICES: Detectors = {
  /** `request.args` in a view that a form is sent to. */
  *'form-read-as-address'(p) {
    for (const { node, place } of p.spots('attribute')) {
      if (node.name !== 'args' || nameOf(node.value) !== 'request') continue
      const view = p
        .places('function')
        .find(({ node: each }) => each.from <= place.node.from && place.node.to <= each.to)
      if (!view?.node.decorators.some((each) => /["']POST["']|\.post\(/.test(p.text(each)))) continue
      yield {
        at: node,
        certainty: p.says(/\b(?:formulario|form|vaci\w+|none|post|no llega\w*)\b/) ? 0.93 : 0.55,
        facts: { written: p.text(node), mended: 'request.form' },
        edits: [replaced(node, 'request.form')],
      }
    }
  },

  /** `UPDATE t SET …`, `DELETE FROM t`: without `WHERE` every row is meant. */
  *'order-for-every-row'(p) {
    for (const { node } of p.spots('call')) {
      const sql = methodCall(node)?.name === 'execute' ? node.arguments[0]?.value : undefined
      if (sql?.kind !== 'string' && sql?.kind !== 'format-string') continue
      const [, order, table] = /^\w?["']{1,3}\s*(update|delete\s+from)\s+["`]?(\w+)/i.exec(p.text(sql)) ?? []
      if (!order || !table || /\bwhere\b/i.test(p.text(sql))) continue
      yield {
        at: sql,
        certainty: p.says(/\b(?:tod[oa]s?|enter[oa]|vaci\w+|ningun[oa]?)\b/) ? 0.94 : 0.5,
        facts: { order: order.toUpperCase().replace(/\s+/, ' '), table, mended: 'WHERE id = ?' },
        edits: null,
      }
    }
  },

  /** A header that is written each time to a file that is added to. */
  *'header-each-time'(p) {
    if (!p.says(/\b(?:encabezados?|cabeceras?|titulos?|header|nombres? de (?:las )?columnas?)\b/)) return
    for (const { node } of p.places('with')) {
      const [item] = node.items
      const opened = callTo(item?.context, 'open')
      const [, mode] = opened?.arguments ?? []
      const file = nameOf(item?.target)
      if (!opened || !file || mode?.value.kind !== 'string' || !mode.value.value.startsWith('a')) continue
      const header = node.body.find((each) => {
        const call = each.kind === 'expression' ? methodCall(each.value) : null
        return call?.name === 'writeheader' || (call?.name === 'writerow' && isHeader(call.call.arguments[0]?.value))
      })
      if (!header) continue
      yield {
        at: header,
        certainty: 0.94,
        facts: { header: p.text(header).trim(), mode: p.text(mode.value), mended: `if ${file}.tell() == 0:` },
        edits: [inserted(header.from, `if ${file}.tell() == 0:\n${indentOf(p, header)}${levelOf(p)}`)],
      }
    }
  },

  /** `img = PhotoImage(…)` of a function: nobody keeps it, and the picture goes with the function. */
  *'picture-not-kept'(p) {
    for (const { node, scope } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      if (!name || scope.kind !== 'function' || !/\bPhotoImage\(/.test(p.text(node.value))) continue
      const used = p
        .spots('call')
        .find(({ node: each }) =>
          each.arguments.some((given) => given.name === 'image' && nameOf(given.value) === name),
        )
      const holder = used && heldBy(used)
      if (
        !used ||
        new RegExp(`\\.\\w+\\s*=\\s*${name}\\b|\\.append\\(${name}\\)|\\bglobal\\b[^\\n]*\\b${name}\\b`).test(p.source)
      )
        continue
      const kept = holder ? `${holder}.image = ${name}` : null
      yield {
        at: node,
        certainty: 0.93,
        facts: { name, made: p.text(node.value), mended: kept ?? `etiqueta.image = ${name}` },
        edits: kept ? addedAfter(p, used.place.node, kept) : partedPicture(p, used, name),
      }
    }
  },

  /** A game that draws in each round on what it drew before. */
  *'screen-not-cleared'(p) {
    const [made] = p.spots('call').filter(({ node }) => methodCall(node)?.name === 'set_mode')
    const drawn = p
      .spots('call')
      .find(
        ({ node, place }) =>
          /(?:^|\.)draw\.\w+$|\.blit$/.test(p.text(node.callee)) &&
          loopsAround(place).some(({ node: each }) => each.kind === 'while'),
      )
    if (!drawn || !/\bpygame\b/.test(p.source) || /\.fill\(|blit\((?:fondo|background|bg)\b/.test(p.source)) return
    const target = made?.place.node.kind === 'assign' ? nameOf(made.place.node.targets[0]) : null
    const screen =
      target ?? drawn.node.arguments.map(({ value }) => nameOf(value)).find((name) => name !== null) ?? 'pantalla'
    yield {
      at: drawn.node,
      certainty: p.says(/\b(?:rastro|estela|huella|deja|borra\w*|pinta\w*|manch\w+|repetid\w*|se queda\w*)\b/)
        ? 0.94
        : 0.5,
      facts: { drawn: p.text(drawn.node), mended: `${screen}.fill((0, 0, 0))` },
      edits: addedBefore(p, drawn.place.node, `${screen}.fill((0, 0, 0))`),
    }
  },

  /** `plt.plot(x, y)` of points that are not in order: the line goes to and fro. */
  *'points-out-of-order'(p) {
    for (const { node, place, scope } of p.spots('call')) {
      const [x, y, more] = node.arguments.filter(({ form }) => form === 'positional').map(({ value }) => value)
      const [a, b] = [nameOf(x), nameOf(y)]
      if (methodCall(node)?.name !== 'plot' || !a || !b || more?.kind === 'name') continue
      const list = p.lastAssigned(a, scope, node.from)?.value
      const numbers =
        list?.kind === 'list' ? list.items.map((item) => (item.kind === 'number' ? Number(item.text) : Number.NaN)) : []
      if (
        numbers.length < 3 ||
        numbers.some(Number.isNaN) ||
        numbers.every((each, at) => at === 0 || each >= (numbers[at - 1] ?? 0))
      )
        continue
      const mended = `${a}, ${b} = zip(*sorted(zip(${a}, ${b})))`
      yield {
        at: node,
        certainty: p.says(/\b(?:zigzag|zig|desorden\w*|orden\w*|cruz\w*|lineas? rar\w+|rar[oa]s?|va y v\w+|adelante)\b/)
          ? 0.93
          : 0.5,
        facts: { x: a, y: b, mended },
        edits: addedBefore(p, place.node, mended),
      }
    }
  },
}

/** A row of texts none of which is a number: names of columns. */
const isHeader = (row: Expression | undefined) =>
  (row?.kind === 'list' || row?.kind === 'tuple') &&
  row.items.length > 1 &&
  row.items.every((item) => item.kind === 'string' && !/\d/.test(item.value))

/** `et` of `et = Label(v, image=img)`. */
const heldBy = ({ node, place }: Spot<ExpressionOf<'call'>>) =>
  place.node.kind === 'assign' && place.node.value === node ? nameOf(place.node.targets[0]) : null

/** `Label(v, image=img).pack()`: the label gets a name, and keeps the picture. */
function partedPicture(p: Program, { node, place }: Spot<ExpressionOf<'call'>>, name: string) {
  const whole = place.node.kind === 'expression' ? methodCall(place.node.value) : null
  if (whole?.object !== node) return null
  const indent = indentOf(p, place.node)
  return [
    inserted(place.node.from, 'etiqueta = '),
    inserted(node.to, `\n${indent}etiqueta.image = ${name}\n${indent}etiqueta`),
  ]
}
