import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { detailOf } from '../../wording'
import { type Case, type Diagnose, type Diagnosis, indentAt, insertAt, sourceOf, suspectsOf } from '../case'
import type { Binding } from '../failing-program'
import { typeOf } from '../numbers/types'

/** A name that a function reads before it sets it. */
export const unboundLocal: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name') ?? addedToNothing(fault)
  if (name === null) return null
  const use = suspectsOf(fault, 'name').find(({ node, place }) => node.name === name && place.scope !== null) ?? null
  const augmented = fault.program.bindings.find(
    (binding) => binding.name === name && binding.form === 'augmented' && binding.place.scope !== null,
  )
  const scope = use?.place.scope ?? augmented?.place.scope
  if (!scope) return null
  const line = fault.line ?? fault.lines.lineAt(use?.node.from ?? augmented?.from ?? scope.from)
  const global = fault.program.bindings.find((binding) => binding.name === name && binding.place.scope === null)
  const own = fault.program.bindings.filter((binding) => binding.name === name && binding.place.scope === scope)
  const code = inlineCode(name)
  const [first] = scope.body
  if (first === undefined) return null
  const set = own.map(({ from }) => fault.lines.lineAt(from))
  if (global) {
    const cause = `${code} se crea fuera (línea ${fault.lines.lineAt(global.from)}), y la función ${inlineCode(`${scope.name}()`)} también le da un valor (línea ${set[0]}). Eso la convierte en una variable propia de la función, que en la línea ${line} aún está sin valor.`
    const at = fault.lines.rangeOf(fault.lines.lineAt(first.from)).from
    const indent = indentAt(fault, fault.lines.lineAt(first.from))
    return {
      line,
      cause,
      edits: [insertAt(at, `${indent}global ${name}\n`)],
      decide: `Con \`global\` funciona y es el cambio más pequeño. Mejor aún: que la función reciba ${code} como parámetro y lo devuelva con \`return\`.`,
    }
  }
  const attribute = forgottenSelf(fault, name, scope)
  if (attribute) return { ...attribute, failsAt: line }
  const inBranch =
    line > Math.min(...set) && own.every(({ place }) => place.node !== first && place.block !== scope.body)
  const cause = inBranch
    ? `En ${inlineCode(`${scope.name}()`)}, ${code} solo recibe valor dentro de un bloque que no siempre se ejecuta (línea ${set.join(' y ')}). Esta vez no pasó por ahí, y en la línea ${line} no tiene valor.`
    : `En ${inlineCode(`${scope.name}()`)}, ${code} se usa en la línea ${line} antes de darle un valor (línea ${set.join(' y ')}).`
  const boundary = inBranch ? ofBoundary(fault, own, line) : null
  if (boundary) return boundary
  const missed = inBranch ? casesMissed(fault, own, line) : null
  const start = startOf(fault, own, scope)
  const before = scope.body.find((node) => own.some(({ place }) => place.node === node || place.parents.includes(node)))
  const at = fault.lines.rangeOf(fault.lines.lineAt(before?.from ?? first.from)).from
  const indent = indentAt(fault, fault.lines.lineAt(first.from))
  return {
    line,
    cause: missed ? `${cause} ${missed}` : cause,
    edits: [insertAt(at, `${indent}${name} = ${start}\n`)],
    decide: `He puesto que empiece en ${inlineCode(start)}, antes de la línea ${set[0]}: cámbialo por el valor que tenga que dar en ese caso${missed ? ', o añade un `else` con él' : ''}.`,
  }
}

/** The name that a function adds to, and gives no value: the one that is meant where the message does not say it. */
function addedToNothing({ program }: Case): string | null {
  const added = program.bindings.filter(({ form, name, place: { scope } }) => {
    const isOwn = program.bindings.some(
      (each) => each.name === name && each.place.scope === scope && each.form !== 'augmented',
    )
    return form === 'augmented' && scope !== null && !isOwn
  })
  const names = new Set(added.map(({ name }) => name))
  return names.size === 1 ? (added[0]?.name ?? null) : null
}

/** `saldo = saldo + 1` in a method of a class that keeps `self.saldo`. */
function forgottenSelf(fault: Case, name: string, scope: StatementOf<'function'>): Diagnosis | null {
  const [self] = scope.parameters
  const owner = fault.program.places.find(({ node }) => node === scope)?.owner
  const isKept = fault.program.expressions.some(
    ({ node, place }) => node.kind === 'attribute' && node.name === name && place.owner === owner && isSelf(node.value),
  )
  if (!owner || !isKept || self?.name !== 'self') return null
  const uses = fault.program.expressions.flatMap(({ node, place }) =>
    place.scope === scope && node.kind === 'name' && node.name === name ? [node] : [],
  )
  const line = fault.lines.lineAt(uses[0]?.from ?? scope.from)
  return {
    line,
    cause: `En ${inlineCode(`${scope.name}()`)} falta ${inlineCode('self.')}: ${inlineCode(name)} a secas es una variable local del método, que aún no tiene valor. El dato del objeto es el atributo ${inlineCode(`self.${name}`)}.`,
    edits: uses.map(({ from }) => insertAt(from, 'self.')),
  }
}

const isSelf = (node: Expression) => node.kind === 'name' && node.name === 'self'

/** What a name begins with: what the search gives where it finds nothing, the first of what is walked, or nothing of its type. */
function startOf(fault: Case, own: readonly Binding[], scope: StatementOf<'function'>): string {
  const [first] = own
  const loop = first?.place.parents.findLast(({ kind }) => kind === 'for')
  const value = first?.value ?? null
  const isElement =
    loop?.kind === 'for' &&
    loop.target.kind === 'name' &&
    value?.kind === 'name' &&
    value.name === loop.target.name &&
    scope.body.includes(loop)
  const isCompared =
    loop?.kind === 'for' &&
    fault.program.expressions.some(
      ({ node, place }) =>
        node.kind === 'compare' &&
        place.parents.includes(loop) &&
        [node.left, ...node.comparisons.map(({ right }) => right)].some(
          (side) => side.kind === 'name' && side.name === first?.name,
        ),
    )
  if (isElement && loop.kind === 'for' && first?.form !== 'augmented')
    return isCompared && loop.iterable.kind === 'name' ? `${loop.iterable.name}[0]` : 'None'
  const type = value && first ? typeOf(fault.program, value, first.place)?.type : null
  const isTried = first?.place.parents.some(({ kind }) => kind === 'try')
  return isTried ? 'None' : (EMPTY[type ?? ''] ?? (first?.form === 'augmented' ? '0' : 'None'))
}

const EMPTY: Readonly<Record<string, string>> = byWord({
  str: '""',
  int: '0',
  float: '0',
  list: '[]',
  dict: '{}',
  bool: 'False',
})

/** The conditions of which none holds, with a value that meets none of them where they compare one name with numbers. */
function casesMissed(fault: Case, own: readonly Binding[], line: number): string | null {
  const outer = own[0]?.place.parents.find(({ kind }) => kind === 'if')
  if (outer?.kind !== 'if') return null
  const tests: Expression[] = []
  let rest: Statement | undefined = outer
  while (rest?.kind === 'if') {
    tests.push(rest.test)
    const [next]: Statement[] = rest.otherwise
    rest = next?.kind === 'if' && next.isElif ? next : undefined
  }
  const told = tests.map((test) => inlineCode(sourceOf(fault, test))).join(' ni ')
  const value = valueMissed(tests)
  return `No se cumplió ${told}${value === null ? '' : `: pasa, por ejemplo, cuando ${value}`}, y se llega a la línea ${line} sin valor.`
}

/** `> 4` and `< 4`: nothing is done with 4 itself. */
function ofBoundary(fault: Case, own: readonly Binding[], line: number): Diagnosis | null {
  const outer = own[0]?.place.parents.find(({ kind }) => kind === 'if')
  const inner = outer?.kind === 'if' ? outer.otherwise[0] : undefined
  if (outer?.kind !== 'if' || inner?.kind !== 'if' || inner.otherwise.length > 0) return null
  const [first, second] = [outer.test, inner.test]
  if (first.kind !== 'compare' || second.kind !== 'compare') return null
  const [one, two] = [first.comparisons[0], second.comparisons[0]]
  const signs = `${one?.operator}${two?.operator}`
  if (!one || !two || !/^(?:><|<>)$/.test(signs) || sourceOf(fault, first.left) !== sourceOf(fault, second.left))
    return null
  const limit = sourceOf(fault, one.right)
  if (sourceOf(fault, two.right) !== limit) return null
  const greater = one.operator === '>' ? first : second
  const at = fault.source.indexOf('>', greater.left.to) + 1
  const name = inlineCode(sourceOf(fault, first.left))
  return {
    line: fault.lines.lineAt(greater.from),
    failsAt: line,
    cause: `Cuando ${name} vale exactamente ${inlineCode(limit)} no se cumple ninguna de las dos condiciones, ni ${inlineCode(sourceOf(fault, first))} ni ${inlineCode(sourceOf(fault, second))}: ${inlineCode(own[0]?.name ?? '')} no recibe valor, y la línea ${line} lo lee.`,
    edits: [insertAt(at, '=')],
    decide: `He puesto \`>=\`, que incluye el ${inlineCode(limit)}. Si tiene que ir con los otros, pon \`<=\` en la otra condición; con \`else\` en lugar de la segunda tampoco queda ningún caso fuera.`,
  }
}

/** A number that none of the tests of one name takes; null where they are of another form. */
function valueMissed(tests: readonly Expression[]): string | null {
  const limits = tests.map((test) => {
    const [only, more] = test.kind === 'compare' ? test.comparisons : []
    if (test.kind !== 'compare' || test.left.kind !== 'name' || only?.right.kind !== 'number' || more) return null
    return { name: test.left.name, operator: only.operator, limit: Number(only.right.text) }
  })
  const known = limits.filter((each) => each !== null)
  const [first] = known
  if (!first || known.length < limits.length || known.some(({ name }) => name !== first.name)) return null
  const holds = (value: number) => known.some(({ operator, limit }) => HOLDS[operator]?.(value, limit) ?? true)
  const found = known.flatMap(({ limit }) => [limit, limit - 1, limit + 1]).find((value) => !holds(value))
  return found === undefined ? null : `${inlineCode(first.name)} vale ${found}`
}

const HOLDS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}
