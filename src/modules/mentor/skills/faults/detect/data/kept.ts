import type { Expression, Statement } from '../../../../python/ast'
import { callTo, comparison, mentions, methodCall, nameOf, within } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, indentOf, inserted, replaced } from '../../../../python/program/line-edits'
import { loopsAround, type Place } from '../../../../python/scope'
import { statementsIn } from '../../../../python/walk'
import { CERTAIN, type Detectors } from '../../found'
import { readsAfter } from './accumulators'

/** What is worked out or changed and then lost: with a file, in a wrapper, for a loop's own name, of an amount that runs out. */
export const KEPT: Detectors = {
  *'sum-thrown-away'(p) {
    for (const place of p.places('expression')) {
      const { value } = place.node
      if (value.kind !== 'binary' || !['+', '-', '*', '/', '//'].includes(value.operator)) continue
      const name = nameOf(value.left)
      const own =
        place.scope.kind === 'function' && place.scope.node?.kind === 'function' ? place.scope.node.name : null
      if (!name || [...within([place.node])].length !== 1) continue
      // What comes of calling itself is to be given back.
      if (own !== null && p.text(value).includes(`${own}(`)) continue
      yield {
        at: place.node,
        certainty: loopsAround(place).length > 0 || readsAfter(place, name) ? CERTAIN : 0.6,
        facts: {
          name,
          expression: p.text(value),
          mended: `${name} ${value.operator}= ${p.text(value.right)}`,
          ...waitedFor(p, place, name),
        },
        edits: [replaced({ from: value.left.to, to: value.right.from }, ` ${value.operator}= `)],
      }
    }
  },

  /** `contactos[nombre] = tel`, of what was read from a file, with nothing that writes it back. */
  *'read-data-not-written-back'(p) {
    if (/\bdump\(|\.write\(|\.writerow|\.to_csv\(|\.to_excel\(|write_text\(|\.save\(/.test(p.source)) return
    for (const { node: opening } of p.places('with')) {
      const [item] = opening.items
      const call = callTo(item?.context, 'open')
      const path = call?.arguments[0]?.value
      const mode = call?.arguments[1]?.value
      if (!call || !path || (mode?.kind === 'string' && !mode.value.startsWith('r'))) continue
      const read = [...within(opening.body)].find(
        (node) => node.kind === 'assign' && methodCall(node.value)?.name === 'load',
      )
      const name = read?.kind === 'assign' ? nameOf(read.targets[0]) : null
      if (name === null) continue
      const change = p.allPlaces.findLast(({ node }) => node.from > opening.from && changes(node, name))
      const last = change && topOf(p, change.node)
      if (!change || !last) continue
      const file = nameOf(item?.target) ?? 'f'
      const path_ = p.text(path)
      const code = `with open(${path_}, "w", encoding="utf-8") as ${file}:\n    json.dump(${name}, ${file}, ensure_ascii=False, indent=2)`
      yield {
        at: change.node,
        certainty: 0.86,
        facts: { change: p.text(change.node).split('\n')[0] ?? '', name, path: path_ },
        edits: addedAfter(p, last, code, indentOf(p, last)),
      }
    }
  },

  /** A wrapper that calls the function and keeps what it gives to itself. */
  *'wrapper-loses-result'(p) {
    for (const { node: outer } of p.places('function')) {
      const inner = outer.body.find((node) => node.kind === 'function')
      const given = outer.parameters[0]?.name
      const last = outer.body.at(-1)
      if (inner?.kind !== 'function' || !given || last?.kind !== 'return' || nameOf(last.value) !== inner.name) continue
      if ([...within(inner.body)].some((node) => node.kind === 'return' && node.value)) continue
      const call = [...within(inner.body)].find(
        (node) =>
          (node.kind === 'expression' || node.kind === 'assign') &&
          node.value.kind === 'call' &&
          nameOf(node.value.callee) === given,
      )
      const end = inner.body.at(-1)
      if (!call || !end || (call.kind !== 'expression' && call.kind !== 'assign')) continue
      const kept = call.kind === 'assign' ? (nameOf(call.targets[0]) ?? 'resultado') : 'resultado'
      const edits =
        end === call && call.kind === 'expression'
          ? [inserted(call.from, 'return ')]
          : [
              ...(call.kind === 'expression' ? [inserted(call.from, `${kept} = `)] : []),
              ...(addedAfter(p, end, `return ${kept}`, indentOf(p, end)) ?? []),
            ]
      yield {
        at: call,
        certainty: 0.93,
        facts: { call: p.text(call), wrapper: inner.name, given },
        edits,
      }
    }
  },

  /** `if stock > 0: stock -= cantidad` */
  *'amount-checked-against-zero'(p) {
    for (const { node } of p.places('if')) {
      const parts = comparison(node.test)
      const isAboveNothing =
        parts &&
        ((parts.operator === '>' && p.text(parts.right) === '0') ||
          (parts.operator === '>=' && p.text(parts.right) === '1'))
      if (!parts || !isAboveNothing) continue
      const taken = [...within(node.body)].find(
        (each) =>
          each.kind === 'augmented-assign' &&
          each.operator === '-' &&
          p.text(each.target) === p.text(parts.left) &&
          each.value.kind === 'name',
      )
      if (taken?.kind !== 'augmented-assign') continue
      const mended = `${p.text(parts.left)} >= ${p.text(taken.value)}`
      yield {
        at: node.test,
        certainty: 0.74,
        facts: { test: p.text(node.test), amount: p.text(taken.value), left: p.text(parts.left), mended },
        edits: [replaced(p.whole(node.test), mended)],
      }
    }
  },
}

/** Whether a statement puts something into what a name holds. */
function changes(node: Statement, name: string): boolean {
  const target = node.kind === 'assign' ? node.targets[0] : node.kind === 'augmented-assign' ? node.target : null
  if (target?.kind === 'subscript') return rootOf(target) === name
  if (node.kind === 'delete') return node.targets.some((each) => rootOf(each) === name)
  const method = node.kind === 'expression' ? methodCall(node.value) : null
  return (
    method !== null &&
    /^(?:append|insert|remove|pop|update|extend|clear|setdefault)$/.test(method.name) &&
    rootOf(method.object) === name
  )
}

const rootOf = (node: Expression): string | null =>
  node.kind === 'subscript' || node.kind === 'attribute' ? rootOf(node.value) : nameOf(node)

/** The outermost statement of the same body that holds another. */
const topOf = (p: Program, node: Statement): Statement | null =>
  p.body.find((each) => each === node || [...statementsIn([each])].includes(node)) ?? null

/** The `while` around, where it waits for the name. */
function waitedFor(p: Program, place: Place, name: string) {
  const loop = loopsAround(place).find(({ node }) => node.kind === 'while' && mentions(node.test, name))
  return loop && { loop: p.line(loop.node) }
}
