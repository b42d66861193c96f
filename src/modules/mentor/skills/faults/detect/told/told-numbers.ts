import type { Expression, ExpressionOf } from '../../../../python/ast'
import {
  argumentsOf,
  callTo,
  comparison,
  methodCall,
  nameOf,
  numberOf,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { typeOf } from '../../type-of'

const ROUNDS =
  /\b(?:redonde\w+|round|medi[oa]s?|centimo\w*|centavo\w*|factura\w*|contab\w+|hacia arriba|decimal\w*|exact\w+)\b/

/** Numbers whose form is not what its author takes it for, as the complaint shows. */
export const TOLD_NUMBERS: Detectors = {
  *'halves-go-to-even'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'round')
      const [value, second] = (call && argumentsOf(call)) ?? []
      if (!call || !value || (second && numberOf(second) !== 0) || p.binds('round', scope).length > 0) continue
      if (value.kind === 'number' || !(p.says(ROUNDS) || hasHalves(p, value, scope))) continue
      const mended = `math.floor(${p.text(value)} + 0.5)`
      yield {
        at: call,
        certainty: hasHalves(p, value, scope) ? 0.96 : 0.75,
        facts: { call: p.text(call), mended },
        edits: [replaced(call, mended), ...(/\bimport math\b/.test(p.source) ? [] : [atTop(p, 'import math')])],
      }
    }
  },

  *'decimals-kept-in-binary'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'round')
      const [value, places] = (call && argumentsOf(call)) ?? []
      const digits = numberOf(places)
      if (!call || !value || digits === null || digits < 1 || digits > 6 || p.binds('round', scope).length > 0) continue
      const known = decimalsOf(p, value, scope)
      const isHalf = known !== null && new RegExp(`\\.\\d{${digits}}5$`).test(known)
      if (
        !isHalf &&
        !(
          p.says(ROUNDS) &&
          p.says(/\b(?:centimo\w*|centavo\w*|factura\w*|tendria|deberia|tiene que|calculadora|excel|mal)\b/)
        )
      )
        continue
      const unit = `0.${'0'.repeat(digits - 1)}1`
      const mended = `Decimal(str(${p.text(value)})).quantize(Decimal("${unit}"), ROUND_HALF_UP)`
      yield {
        at: call,
        certainty: isHalf ? 0.94 : 0.72,
        facts: { call: p.text(call), value: known ?? p.text(value), mended },
        edits: [replaced(call, mended), atTop(p, 'from decimal import ROUND_HALF_UP, Decimal')],
      }
    }
  },

  *'decimals-shown-in-full'(p) {
    if (!/\d\.\d*(?:0{6,}|9{6,})\d*/.test(p.around.prose)) return
    for (const { node, scope } of p.spots('call')) {
      if (!callTo(node, 'print')) continue
      for (const { value } of node.arguments) {
        const shown = value.kind === 'format-string' ? fieldOf(value) : value
        if (!shown || shown.kind === 'string' || typeOf(shown, scope) === 'str' || callTo(shown, 'round')) continue
        if (typeOf(shown, scope) === 'int') continue
        yield {
          at: node,
          certainty: 0.94,
          facts: { shown: p.text(shown) },
          edits:
            value.kind === 'format-string'
              ? [inserted(shown.to, ':.2f')]
              : [replaced(p.whole(shown), `round(${p.text(shown)}, 2)`)],
        }
        return
      }
    }
  },

  *'comma-within-a-sum'(p) {
    for (const { node } of p.spots<'list' | 'tuple' | 'set'>('tuple')) {
      const [whole, part] = node.items
      if (!whole || !part || node.items.length !== 2 || part.from !== whole.to + 1) continue
      const left = /(?<![\w.])\d+$/.exec(p.text(whole))
      const right = /^\d+(?![\w.])/.exec(p.text(part))
      const isPlain = whole.kind === 'number' && part.kind === 'number'
      if (!left || !right || isPlain) continue
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), number: `${left[0]},${right[0]}`, mended: `${left[0]}.${right[0]}` },
        edits: [replaced({ from: whole.to, to: part.from }, '.')],
      }
    }
  },

  *'comma-in-a-call'(p) {
    for (const { node } of p.spots('call')) {
      const [whole, part, more] = node.arguments
      const name = methodCall(node)?.name ?? nameOf(node.callee) ?? ''
      if (!whole || !part || more || !/^(?:round|float|int|abs|sqrt|str)$/.test(name)) continue
      const isNumber = whole.value.kind === 'number' && part.value.kind === 'number' && part.from === whole.to + 1
      if (!isNumber || /\D/.test(p.text(whole) + p.text(part)) || (name === 'round' && Number(p.text(part)) < 10))
        continue
      const mended = `${p.text(whole)}.${p.text(part)}`
      yield {
        at: node,
        certainty: 0.95,
        facts: { written: p.text(node), name, mended },
        edits: [replaced({ from: whole.to, to: part.from }, '.')],
      }
    }
  },

  *'angle-given-in-degrees'(p) {
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const name = nameOf(node.callee) ?? method?.name ?? ''
      const argument = node.arguments[0]?.value
      if (!['sin', 'cos', 'tan'].includes(name) || !argument || argument.kind === 'number') continue
      if (/radian|\bpi\b|degree|grado/i.test(p.text(argument))) continue
      const isDegrees = anglesIn(p, argument, scope).some((value) => Number.isInteger(value) && value >= 15)
      if (nameOf(argument) !== null && isDegrees && method) continue
      if (!isDegrees && !p.says(/\bgrados?\b/)) continue
      const radians = method ? `${p.text(method.object)}.radians` : 'radians'
      yield {
        at: node,
        certainty: isDegrees ? 0.94 : 0.8,
        facts: { call: p.text(node), argument: p.text(argument) },
        edits: [replaced(argument, `${radians}(${p.text(argument)})`), ...(method ? [] : importedToo(p, 'radians'))],
      }
    }
  },

  *'angle-shown-in-radians'(p) {
    if (!p.says(/\bgrados?\b/)) return
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const name = nameOf(node.callee) ?? method?.name ?? ''
      if (!['asin', 'acos', 'atan', 'atan2'].includes(name) || /degrees|\/ ?math\.pi/.test(p.source)) continue
      const degrees = method ? `${p.text(method.object)}.degrees` : 'degrees'
      yield {
        at: node,
        certainty: 0.94,
        facts: { call: p.text(node), mended: `${degrees}(${p.text(node)})` },
        edits: [replaced(node, `${degrees}(${p.text(node)})`), ...(method ? [] : importedToo(p, 'degrees'))],
      }
    }
  },

  *'typed-numbers-compared'(p) {
    const isTold = p.says(/\d|\b(?:mayor\w*|menor\w*|numero\w*|grande|pequen\w+)\b/)
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !/^[<>]=?$/.test(parts.operator)) continue
      const typed = [parts.left, parts.right].map((side) => {
        const name = nameOf(side)
        const [only, second] = name === null ? [] : p.binds(name, scope)
        return name !== null && !second && callTo(only?.value, 'input') && !TEXTS.test(name) ? only?.value : null
      })
      const [a, b] = typed
      if (!a || !b) continue
      yield {
        at: node,
        certainty: isTold ? 0.94 : 0.6,
        facts: { test: p.text(node), mended: `float(${p.text(a)})` },
        edits: [a, b].map((value) => replaced(value, `float(${p.text(value)})`)),
      }
    }
  },

  *'chance-misses-end'(p) {
    for (const { node } of p.spots('call')) {
      const name = methodCall(node)?.name ?? nameOf(node.callee)
      const [low, high] = argumentsOf(node) ?? []
      const [from, to] = [numberOf(low), numberOf(high)]
      if (!low || !high || from === null || to === null) continue
      const isDie = p.says(/\bdados?\b/) && from === 0 && (to === 5 || to === 6)
      const never = new RegExp(
        `\\b(?:nunca|jamas|ni|no)(?: \\w+){0,4} (?:un |el )?${name === 'randint' ? to + 1 : to}\\b`,
      )
      if (name === 'randint' && isDie) {
        yield {
          at: node,
          certainty: 0.93,
          facts: { written: p.text(node), mended: 'randint(1, 6)', low: from, high: to },
          edits: [replaced(low, '1'), replaced(high, '6')],
        }
      } else if ((name === 'randrange' || name === 'randint') && p.says(never)) {
        const mended = String(to + 1)
        yield {
          at: node,
          certainty: 0.93,
          facts: {
            written: p.text(node),
            mended: `${name}(${from}, ${mended})`,
            low: from,
            high: name === 'randint' ? to : to - 1,
          },
          edits: [replaced(high, mended)],
        }
      }
    }
  },

  *'seed-always-the-same'(p) {
    if (!p.says(/\b(?:siempre|mism[oa]s?|iguales|repit\w+)\b/)) return
    if (p.says(/\b(?:para que|sin (?:ella|eso|esa))\b/)) return
    for (const { node } of p.places('expression')) {
      const method = methodCall(node.value)
      const isFixed =
        method?.call.arguments[0]?.value.kind === 'number' || method?.call.arguments[0]?.value.kind === 'string'
      if (method?.name !== 'seed' || !isFixed) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { seed: p.text(node) },
        edits: [
          replaced(
            { from: method.call.arguments[0]?.from ?? node.to, to: method.call.arguments[0]?.to ?? node.to },
            '',
          ),
        ],
      }
    }
  },
}

const TEXTS = /nombre|palabra|texto|letra|frase|apellid|fecha/i

/** Whether some of the numbers that a name stands for end in .5. */
function hasHalves(p: Program, value: Expression, scope: Scope): boolean {
  if (value.kind === 'number') return /\.50*$/.test(value.text)
  const name = nameOf(value)
  return name !== null && p.binds(name, scope).some((binding) => binding.value && holdsHalves(p, binding.value, scope))
}

function holdsHalves(p: Program, value: Expression, scope: Scope): boolean {
  if (value.kind === 'number') return /\.50*$/.test(value.text)
  if (value.kind === 'list' || value.kind === 'tuple')
    return value.items.some((item) => item.kind === 'number' && /\.50*$/.test(item.text))
  const name = nameOf(value)
  return (
    name !== null &&
    p.binds(name, scope).some(({ value: made }) => made?.kind === 'list' && holdsHalves(p, made, scope))
  )
}

/** The number that a value is written as: `2.675`. */
function decimalsOf(p: Program, value: Expression, scope: Scope): string | null {
  if (value.kind === 'number') return value.text
  const name = nameOf(value)
  const [only, second] = name === null ? [] : p.binds(name, scope)
  return only?.value?.kind === 'number' && !second ? only.value.text : null
}

function fieldOf(text: ExpressionOf<'format-string'>): Expression | null {
  const fields = text.parts.flatMap((part) => (part.kind === 'field' && part.spec.length === 0 ? [part.value] : []))
  return fields.at(-1) ?? null
}

/** The numbers that the names of an expression stand for. */
function anglesIn(p: Program, node: Expression, scope: Scope): number[] {
  if (node.kind === 'binary') return [...anglesIn(p, node.left, scope), ...anglesIn(p, node.right, scope)]
  const name = nameOf(node)
  const bindings = name === null ? [] : p.binds(name, scope)
  return bindings.flatMap(({ value }) => {
    const known = numberOf(value)
    return known === null || !/ang|grad|alfa|alpha|theta|teta|beta|lat|lon|incl/i.test(name ?? '') ? [] : [known]
  })
}

/** `from math import sin` needs the other name as well. */
function importedToo(p: Program, name: string) {
  const imported = p.places('import-from').find(({ node }) => node.module === 'math')?.node
  const isThere = imported?.names.some((each) => each.name === name || each.name === '*')
  return imported && !isThere ? [inserted(imported.to, `, ${name}`)] : []
}
