import type { Expression, ExpressionOf } from '../../../../python/ast'
import { hasSemicolons, rowsOf } from '../../../../python/program/around'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore, inserted, replaced } from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { modeOf, opened } from '../files'

/** Files whose form the program does not tell, as their rows or the complaint show. */
export const TOLD_FILES: Detectors = {
  *'semicolons-not-told'(p) {
    const isSeen = hasSemicolons(p.around.data) || p.says(/\bpuntos? y comas?\b/) || /;/.test(p.around.prose)
    if (!isSeen) return
    for (const { node } of p.spots('call')) {
      const name = readerOf(node)
      if (!name || named(node, 'delimiter', 'sep', 'dialect')) continue
      const option = name === 'read_csv' ? 'sep=";"' : 'delimiter=";"'
      const isFile = name === 'read_csv' || node.arguments.length > 0
      if (!isFile) continue
      yield {
        at: node,
        certainty: hasSemicolons(p.around.data) ? 0.97 : 0.85,
        facts: { read: p.text(node), option },
        edits: [inserted(node.to - 1, `, ${option}`), ...decimalOption(p, node, name)],
      }
    }
  },

  *'decimals-with-comma'(p) {
    const hasDecimals = rowsOf(p.around.data, ';').some((row) => row.some((cell) => DECIMAL.test(cell)))
    if (!hasDecimals && !p.says(/(?<!\bpunto y )\b(?:comas?|decimal\w*)\b/)) return
    for (const { node } of p.spots('call')) {
      if (readerOf(node) !== 'read_csv' || named(node, 'decimal') || !(hasDecimals || named(node, 'sep'))) continue
      if (hasSemicolons(p.around.data) && !named(node, 'sep', 'delimiter')) continue
      yield {
        at: node,
        certainty: hasDecimals ? 0.95 : 0.6,
        facts: { read: p.text(node) },
        edits: [inserted(node.to - 1, ', decimal=","')],
      }
    }
  },

  *'thousands-with-point'(p) {
    const [, ...rows] = rowsOf(p.around.data, hasSemicolons(p.around.data) ? ';' : ',')
    const isOfThousands = (at: number) => rows.every((row) => THOUSANDS.test(row[at] ?? ''))
    const isSeen = rows.length > 1 && rows[0]?.some((_, at) => isOfThousands(at))
    for (const { node } of isSeen ? p.spots('call') : []) {
      if (readerOf(node) !== 'read_csv' || named(node, 'thousands')) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { read: p.text(node) },
        edits: [inserted(node.to - 1, ', thousands="."')],
      }
    }
  },

  *'header-taken-for-row'(p) {
    const [first, second] = rowsOf(p.around.data, hasSemicolons(p.around.data) ? ';' : ',')
    const isShown = first?.some((cell, at) => !NUMBER.test(cell) && NUMBER.test(second?.[at] ?? '')) ?? false
    if (!isShown && !p.says(/\b(?:cabecera|encabezado|titulos?|primera (?:fila|linea)|could not convert)\b/)) return
    for (const { node } of p.places('for')) {
      const row = nameOf(node.target)
      const source = sourceOf(p, node.iterable)
      if (!row || !source || /\bnext\(|DictReader|readlines?\(\)\[1|islice|continue/.test(p.source)) continue
      const converted = p
        .spots('call')
        .find(
          ({ node: call }) =>
            call.from > node.from &&
            call.to <= node.to &&
            callTo(call, 'int', 'float') &&
            call.arguments[0]?.value.kind === 'subscript',
        )
      if (!converted && !p.says(/\b(?:cabecera|encabezado|titulos?)\b/)) continue
      yield {
        at: node,
        certainty: isShown ? 0.95 : 0.8,
        facts: { row, loop: p.text(node).split('\n')[0] ?? '', mended: `next(${source})` },
        edits: addedBefore(p, node, `next(${source})`),
      }
    }
  },

  *'blank-rows-written'(p) {
    const isTold = p.says(
      /\b(?:blanco|vacia\w*|vacio\w*|por medio|intercalad\w+|saltad\w+|de mas|entre (?:cada )?fila\w*)\b/,
    )
    for (const { node } of p.spots('call')) {
      const mode = modeOf(node)
      if (mode?.kind !== 'string' || !/^[wax]/.test(mode.value) || named(node, 'newline')) continue
      if (!/\bcsv\.(?:writer|DictWriter)\(/.test(p.source)) continue
      yield {
        at: node,
        certainty: isTold ? 0.95 : 0.5,
        facts: { open: p.text(node) },
        edits: [inserted(node.to - 1, ', newline=""')],
      }
    }
  },

  *'mark-before-first-name'(p) {
    if (!/\ufeff|\\ufeff|ï»¿|\bbom\b/i.test(p.around.prose + p.around.data)) return
    for (const { node } of p.spots('call')) {
      if (!callTo(node, 'open') && readerOf(node) !== 'read_csv') continue
      const told = node.arguments.find(({ name }) => name === 'encoding')?.value
      if (told && !/^["']utf-?8["']$/i.test(p.text(told))) continue
      yield {
        at: node,
        certainty: 0.97,
        facts: { open: p.text(node) },
        edits: [told ? replaced(told, '"utf-8-sig"') : inserted(node.to - 1, ', encoding="utf-8-sig"')],
      }
    }
  },

  *'letters-read-otherwise'(p) {
    const isTold =
      /[ÃÂ�]|eñe|acento|tilde|\bñ\b/i.test(p.around.prose) &&
      p.says(/\b(?:rar\w+|simbolos?|mal|signos?|cambia\w*|salen?|lee|muestra|caracteres|bien)\b/)
    if (!isTold) return
    for (const { node } of p.spots('call')) {
      const mode = modeOf(node)
      if (!callTo(node, 'open') || named(node, 'encoding') || (mode?.kind === 'string' && mode.value.includes('b')))
        continue
      yield {
        at: node,
        certainty: 0.94,
        facts: { open: p.text(node) },
        edits: [inserted(node.to - 1, ', encoding="utf-8"')],
      }
    }
  },

  *'file-emptied-each-run'(p) {
    const isTold = p.says(
      /\b(?:borr\w+|pierd\w+|sobre?e?scrib\w+|machac\w+|pisa\w*|ultim\w+|anterior\w*|lo de antes|desaparec\w+|desde cero)\b/,
    )
    for (const { node, place } of p.spots('call')) {
      const mode = modeOf(node)
      if (mode?.kind !== 'string' || !/^wt?$/.test(mode.value) || loopsAround(place).length > 0) continue
      yield {
        at: node,
        certainty: isTold ? 0.93 : 0.3,
        facts: { open: p.text(node) },
        edits: [replaced(mode, '"a"')],
      }
    }
  },

  *'rows-never-committed'(p) {
    if (!/\bsqlite3\.connect\(/.test(p.source) || /\.commit\(|isolation_level|autocommit|:memory:/.test(p.source))
      return
    const connected = p.places('assign').find(({ node }) => methodCall(node.value)?.name === 'connect')
    const name = nameOf(connected?.node.targets[0])
    const writes = p
      .spots('call')
      .filter(
        ({ node }) =>
          /^execute(?:many)?$/.test(methodCall(node)?.name ?? '') &&
          /^\W*(?:insert|update|delete|replace)\b/i.test(node.arguments[0] ? p.text(node.arguments[0].value) : ''),
      )
    const last = writes.at(-1)
    const isManaged = p.places('with').some(({ node }) => node.items.some(({ context }) => nameOf(context) === name))
    if (!name || !last || isManaged) return
    const outer = loopsAround(last.place).at(-1)?.node ?? last.place.node
    yield {
      at: last.place.node,
      certainty: 0.93,
      facts: { written: p.text(last.node), name, mended: `${name}.commit()` },
      edits: addedAfter(p, outer, `${name}.commit()`),
    }
  },
}

const DECIMAL = /^"?-?\d+,\d{1,2}"?$/
/** `1.500`, as many countries write a thousand and a half. */
const THOUSANDS = /^"?\d{1,3}(?:\.\d{3})+"?$/
const NUMBER = /^"?-?\d+(?:[.,]\d+)?"?$/

const named = (node: ExpressionOf<'call'>, ...names: string[]) =>
  node.arguments.some(({ name }) => name !== null && names.includes(name))

function readerOf(node: Expression): string | null {
  const name = methodCall(node)?.name ?? (node.kind === 'call' ? nameOf(node.callee) : null)
  return name === 'reader' || name === 'DictReader' || name === 'read_csv' ? name : null
}

/** With semicolons come decimal commas, where the rows show them. */
function decimalOption(p: Program, node: ExpressionOf<'call'>, reader: string) {
  const hasDecimals = rowsOf(p.around.data, ';').some((row) => row.some((cell) => DECIMAL.test(cell)))
  return reader === 'read_csv' && hasDecimals && !named(node, 'decimal') ? [inserted(node.to - 1, ', decimal=","')] : []
}

/** What `next` can be asked of before a loop over rows: the reader, or the file itself. */
function sourceOf(p: Program, iterable: Expression): string | null {
  const file = nameOf(iterable)
  if (file !== null) {
    const isFile = opened(p).some(({ binding }) => binding.name === file)
    const isReader = p.places('assign').some(({ node }) => nameOf(node.targets[0]) === file && readerOf(node.value))
    return isFile || isReader ? file : null
  }
  const [first] = iterable.kind === 'call' ? iterable.arguments : []
  return readerOf(iterable) === 'reader' ? nameOf(first?.value) : null
}
