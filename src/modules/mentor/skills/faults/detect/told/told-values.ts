import type { Expression } from '../../../../python/ast'
import {
  callTo,
  comparison,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, inserted, levelOf, removed, replaced, together } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { operatorRange } from '../flow/conditions'

/** Values that are read, drawn, stored or compared otherwise than the words beside the program wish. */
export const TOLD_VALUES: Detectors = {
  /** `read_csv` takes codes for numbers: their zeros are gone. */
  *'code-read-as-number'(p) {
    if (
      !p.says(/\bceros?\b/) ||
      !p.says(
        /\b(?:pierd\w+|quit\w+|borr\w+|desaparec\w+|come\w*|elimin\w+|sin|izquierda|delante|principio|inicial\w*)\b/,
      )
    )
      return
    const column = codeColumn(p)
    for (const { node } of p.spots('call')) {
      const name = methodCall(node)?.name
      if (
        !/^read_(?:csv|excel|table)$/.test(name ?? '') ||
        node.arguments.some((each) => /^(?:dtype|converters)$/.test(each.name ?? ''))
      )
        continue
      const type = column ? `{"${column}": str}` : 'str'
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), mended: `dtype=${type}` },
        edits: [inserted(node.to - 1, `${node.arguments.length > 0 ? ', ' : ''}dtype=${type}`)],
      }
    }
  },

  /** `append(randint(1, 49))` six times: nothing keeps a number from coming again. */
  *'drawn-more-than-once'(p) {
    if (!p.says(/\b(?:repetid\w*|repit\w+|repet\w+|duplicad\w*|iguales|dos veces|distint\w+|diferent\w+)\b/)) return
    for (const { node } of p.places('for')) {
      const times = callTo(node.iterable, 'range')?.arguments
      const [only, more] = node.body
      const added = only?.kind === 'expression' && !more ? methodCall(only.value) : null
      const list = nameOf(added?.object)
      const drawn = added?.call.arguments[0]?.value
      const [low, high] = drawn?.kind === 'call' && /(?:^|\.)randint$/.test(p.text(drawn.callee)) ? drawn.arguments : []
      if (added?.name !== 'append' || !list || !low || !high || times?.length !== 1 || !times[0]) continue
      const start = p
        .places('assign')
        .findLast(({ node: each }) => nameOf(each.targets[0]) === list && each.from < node.from)
      if (!start || p.text(start.node.value) !== '[]' || drawn?.kind !== 'call') continue
      const last = numberOf(high.value)
      const end = last === null ? `${p.text(high.value)} + 1` : String(last + 1)
      const owner = p.text(drawn.callee).replace(/randint$/, '')
      const mended = `${owner}sample(range(${p.text(low.value)}, ${end}), ${p.text(times[0].value)})`
      yield {
        at: drawn,
        certainty: 0.95,
        facts: { written: p.text(drawn), mended },
        edits: together([replaced(start.node.value, mended)], removed(p, node)),
      }
    }
  },

  /** `while x != "fin": x = input(); lista.append(x)`: the word that ends it is stored, too. */
  *'end-word-stored'(p) {
    for (const { node } of p.places('while')) {
      const parts = comparison(node.test)
      const name = nameOf(parts?.left)
      if (!name || parts?.operator !== '!=' || parts.right.kind !== 'string') continue
      const at = node.body.findIndex((each) => plainAssign(each)?.name === name && /\binput\(/.test(p.text(each)))
      const stored =
        at === -1
          ? undefined
          : node.body.slice(at + 1).find((each) => {
              const call = each.kind === 'expression' ? methodCall(each.value) : null
              return /^(?:append|add)$/.test(call?.name ?? '') && nameOf(call?.call.arguments[0]?.value) === name
            })
      if (!stored) continue
      yield {
        at: stored,
        certainty: 0.95,
        facts: { written: p.text(stored).trim(), word: p.text(parts.right), asked: p.line(node.body[at] ?? node) },
        edits: [inserted(stored.from, `if ${p.text(node.test)}:\n${indentOf(p, stored)}${levelOf(p)}`)],
      }
    }
  },

  /** `sorted(notas)` of a dictionary: by its keys, where its values are meant. */
  *'sorted-by-its-keys'(p) {
    if (
      !p.says(
        /\bpor (?:su |el |la |los |las )?(?:valor\w*|notas?|precios?|cantidad\w*|edad\w*|puntos?|puntuacion\w*|ventas?|numeros?|total\w*|mayor|menor)\b|\bde mayor a menor\b|\bde menor a mayor\b/,
      )
    )
      return
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'sorted')
      const [given] = call?.arguments ?? []
      if (!call || !given || call.arguments.some(({ name }) => name === 'key')) continue
      const items = methodCall(given.value)
      const dict = nameOf(items?.name === 'items' ? items.object : given.value)
      if (!dict || p.lastAssigned(dict, scope, node.from)?.value?.kind !== 'dict') continue
      const key = items ? 'key=lambda par: par[1]' : `key=${dict}.get`
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(node), mended: key },
        edits: [inserted(given.to, `, ${key}`)],
      }
    }
  },

  /** `if a >= b` … `elif b > a` … `else`: the tie is taken by the first, and the last is never reached. */
  *'tie-taken-by-first'(p) {
    for (const { node } of p.places('if')) {
      const [first, other] = [comparison(node.test), node.otherwise[0]]
      const second = other?.kind === 'if' && other.isElif ? comparison(other.test) : null
      if (!first || !second || other?.kind !== 'if' || other.otherwise.length === 0) continue
      const isSame = p.text(first.left) === p.text(second.left) && p.text(first.right) === p.text(second.right)
      const isSwapped = p.text(first.left) === p.text(second.right) && p.text(first.right) === p.text(second.left)
      const left = { '>=': ['<', '>'], '<=': ['>', '<'] }[first.operator as string]
      if (!left || !(isSame ? second.operator === left[0] : isSwapped && second.operator === left[1])) continue
      yield {
        at: node.test,
        certainty: 0.95,
        facts: { test: p.text(node.test), other: p.text(other.test), mended: first.operator[0] ?? '>' },
        edits: [replaced(operatorRange(p, first.node, first.operator), first.operator[0] ?? '>')],
      }
    }
  },

  /** Two lists with the same values in another order. */
  *'same-in-other-order'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const lists = [parts?.left, parts?.right].map((side) => listOf(p, side, scope))
      const [a, b] = lists.map((each) => each?.map((item) => p.text(item)))
      if (!parts || !/^[=!]=$/.test(parts.operator) || !a || !b || a.join() === b.join()) continue
      if (a.toSorted().join() !== b.toSorted().join()) continue
      const mended = [parts.left, parts.right].map((side) => `sorted(${p.text(side)})`)
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), mended: mended.join(` ${parts.operator} `) },
        edits: [replaced(parts.left, mended[0] ?? ''), replaced(parts.right, mended[1] ?? '')],
      }
    }
  },

  /** What a page draws by itself in the browser is not in what `requests` is given. */
  *'page-made-in-browser'(p) {
    if (!/BeautifulSoup\(/.test(p.source) || !/requests\.|urlopen\(/.test(p.source)) return
    if (!p.says(/\bvaci\w+\b|\bnada\b|\bnone\b|\bno (?:encuentra|aparece|sale|lo ve|los ve)\b/)) return
    for (const { node } of p.spots('call')) {
      if (!/^(?:find|find_all|select|select_one)$/.test(methodCall(node)?.name ?? '')) continue
      yield { at: node, certainty: 0.94, facts: { written: p.text(node) }, edits: null }
      return
    }
  },

  /** `max(a, b, c)` of what was typed: texts, which are put in order letter by letter. */
  *'typed-texts-ordered'(p) {
    if (!p.says(/\bmayor\w*\b|\bmenor\w*\b|\bmaxim\w+\b|\bminim\w+\b|\bnumeros?\b/)) return
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'max', 'min')
      const names = call?.arguments.map(({ value }) => nameOf(value)) ?? []
      const typed = names.flatMap((name) => (name ? (p.binds(name, scope)[0]?.value ?? []) : []))
      if (!call || names.length < 2 || typed.length !== names.length || !typed.every((value) => callTo(value, 'input')))
        continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), first: names[0] ?? '' },
        edits: typed.flatMap((value) => [inserted(value.from, 'int('), inserted(value.to, ')')]),
      }
    }
  },

  /** `cupon in "VERANO10"`: any piece of the text will do, and nothing at all. */
  *'piece-taken-for-whole'(p) {
    if (!p.says(/\bvaci\w+\b|\bparte\b|\btrozo\b|\bletras?\b|\bcualquier\w*\b|\bsiempre\b|\btodo\b/)) return
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const name = nameOf(parts?.left)
      if (!parts || !name || !/^(?:not )?in$/.test(parts.operator) || parts.right.kind !== 'string') continue
      const isLetter =
        p.binds(name, scope).some(({ form }) => form === 'for') || !/^[\p{L}\d_-]{3,30}$/u.test(parts.right.value)
      if (isLetter || /^[aeiouáéíóúü]+$/i.test(parts.right.value)) continue
      const operator = parts.operator === 'in' ? '==' : '!='
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), mended: `${name} ${operator} ${p.text(parts.right)}` },
        edits: [replaced(node, `${name} ${operator} ${p.text(parts.right)}`)],
      }
    }
  },

  /** `range(10)`, where «del 1 al 10» is wished. */
  *'counted-from-zero'(p) {
    const [, end] = /\b(?:del|desde|de) (?:el )?(?:1|uno) (?:al|a|hasta) (?:el )?(\d{1,4})\b/.exec(p.around.plain) ?? []
    for (const { node } of p.places('for')) {
      const [only, more] = callTo(node.iterable, 'range')?.arguments ?? []
      if (!end || !only || more || numberOf(only.value) !== Number(end)) continue
      const mended = `range(1, ${Number(end) + 1})`
      yield {
        at: node.iterable,
        certainty: 0.96,
        facts: { written: p.text(node.iterable), end: Number(end), mended },
        edits: [replaced(node.iterable, mended)],
      }
    }
  },
}

/** The list that a name holds, as the program writes it. */
function listOf(p: Program, node: Expression | undefined, scope: Scope): Expression[] | null {
  const name = nameOf(node)
  const [only, more] = name ? p.binds(name, scope) : []
  const value = only?.form === 'assign' && !more ? only.value : null
  return value?.kind === 'list' ? value.items : null
}

const CODES =
  /\b(?:dni|nif|rut|cuit|cuil|cp|c[oó]digos?|c[oó]digo postal|tel[eé]fonos?|id|sku|legajo|c[eé]dula|expediente|ref(?:erencia)?|isbn)\b/i

/** The column that holds the codes: as the program names it, else as the person does. */
function codeColumn(p: Program): string | null {
  const named = p.spots('subscript').flatMap(({ node }) => (node.index.kind === 'string' ? [node.index.value] : []))
  const words = CODES.exec(p.around.prose)?.[0]
  const own = named.find((each) => CODES.test(each.replaceAll('_', ' '))) ?? (named.length === 1 ? named[0] : undefined)
  return own ?? words ?? null
}
