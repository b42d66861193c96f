import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  indentAt,
  insertAt,
  lineOf,
  replaceWith,
  sourceOf,
} from './case'
import { calledFunction } from './failing-program'
import { wantedAtLast } from './wish'

/** A function that never stops calling itself. */
export const recursion: Diagnose = (fault) => {
  const own = fault.program.places.flatMap(({ node }) => (node.kind === 'function' ? [node] : []))
  const named =
    fault.scope === null ? own : [...own.filter(({ name }) => name === fault.scope?.split('.').at(-1)), ...own]
  return firstOf(named, (node) => ofProperty(fault, node) ?? endsFirst(ofFunction(fault, node)))
}

/** What a function that calls itself lacks is always avoided alike. */
const endsFirst = (found: Diagnosis | null): Diagnosis | null =>
  found && { avoid: 'Escribe primero el caso que termina, y comprueba que cada llamada se acerca a él.', ...found }

const innerOf = ({ program }: Case, own: StatementOf<'function'>) =>
  program.expressions.filter(({ place }) => place.scope === own)

const BESIDE_PROPERTY =
  'En una propiedad, el dato se guarda con un guion bajo delante (`self._edad`) y la propiedad se llama sin él: así no se confunden.'

/** `return self.name` in the property `name`, or `self.name = …` in what sets it. */
function ofProperty(fault: Case, own: StatementOf<'function'>): Diagnosis | null {
  if (!own.decorators.some((each) => each.kind === 'name' && each.name === 'property')) return null
  const itself = innerOf(fault, own).find(
    ({ node }) =>
      node.kind === 'attribute' && node.name === own.name && node.value.kind === 'name' && node.value.name === 'self',
  )
  if (!itself) return null
  const setter = fault.program.places.flatMap(({ node }) =>
    node.kind === 'function' && isSetter(node, own.name) ? [node] : [],
  )[0]
  const isInSetter = setter !== undefined && fault.line !== null && lineOf(fault, setter) < fault.line
  const line = isInSetter ? (fault.line ?? 0) : lineOf(fault, itself.node)
  const hidden = inlineCode(`_${own.name}`)
  if (isInSetter)
    return {
      line,
      cause: `Dentro del *setter* de ${inlineCode(own.name)}, la línea ${line} asigna a ${inlineCode(`self.${own.name}`)}, y eso vuelve a llamar al mismo *setter*, una y otra vez. El dato guardado tiene que llamarse distinto, por ejemplo ${hidden}, también en la propiedad que lo lee.`,
      edits: keptOtherwise(fault, own.name),
      avoid: BESIDE_PROPERTY,
    }
  return {
    line,
    cause: `La propiedad ${inlineCode(own.name)} (línea ${lineOf(fault, { from: own.nameFrom })}) se pide a sí misma en la línea ${line}, una y otra vez. El dato guardado tiene que llamarse distinto, por ejemplo ${hidden}.`,
    edits: keptOtherwise(fault, own.name),
    avoid: BESIDE_PROPERTY,
  }
}

/** The value that a property keeps, under a name of its own: in the property and what sets it, and where nothing sets it in `__init__`. */
function keptOtherwise({ program }: Case, name: string): Edit[] {
  const setter = program.places.some(({ node }) => node.kind === 'function' && isSetter(node, name))
  return program.expressions.flatMap(({ node, place: { scope } }) => {
    if (node.kind !== 'attribute' || node.name !== name || node.value.kind !== 'name' || node.value.name !== 'self')
      return []
    const isOwn = scope?.kind === 'function' && (scope.name === name || (!setter && scope.name === '__init__'))
    return isOwn ? [{ from: node.nameFrom, to: node.to, text: `_${name}` }] : []
  })
}

const isSetter = ({ decorators }: StatementOf<'function'>, name: string) =>
  decorators.some(
    (each) =>
      each.kind === 'attribute' && each.name === 'setter' && each.value.kind === 'name' && each.value.name === name,
  )

/** A function and where it calls itself. */
type Recursion = {
  fault: Case
  own: StatementOf<'function'>
  call: ExpressionOf<'call'>
  line: number
  /** The function with its line, and that it calls itself: what its causes begin with. */
  who: string
  told: string
  /** Whether there is a case in which it ends. */
  stops: boolean
}

/** Why it does not end, in the order in which it is tried. */
const READINGS: readonly ((recursion: Recursion) => Diagnosis | null)[] = [
  sameValues,
  secondCase,
  missesItsCase,
  neverAtItsCase,
  givesAtLast,
  stopsAtLast,
  neverStops,
]

function ofFunction(fault: Case, own: StatementOf<'function'>): Diagnosis | null {
  const inner = innerOf(fault, own)
  const call = inner.find(({ node }) => node.kind === 'call' && calledFunction(fault.program, node) === own)?.node
  if (call?.kind !== 'call') return null
  const line = lineOf(fault, call)
  const stops =
    fault.program.places.some(
      ({ node, scope, parents }) =>
        scope === own && parents.some(({ kind }) => kind === 'if') && (node.kind === 'return' || node.kind === 'raise'),
    ) || inner.some(({ node }) => node.kind === 'conditional')
  const who = `${inlineCode(`${own.name}()`)} (línea ${lineOf(fault, { from: own.nameFrom })})`
  const told = `${who} se llama a sí misma en la línea ${line}`
  return firstOf(READINGS, (reading) => reading({ fault, own, call, line, who, told, stops }))
}

/** `f(n)` in `f(n)`. */
function sameValues({ fault, own, call, line, told }: Recursion): Diagnosis | null {
  const isSame =
    call.arguments.length > 0 &&
    call.arguments.every(({ value }, index) => value.kind === 'name' && value.name === own.parameters[index]?.name)
  if (!isSame) return null
  const [argument] = call.arguments
  const base = call.arguments.length === 1 && argument ? smallCase(fault, own) : null
  if (base && argument)
    return {
      line,
      cause: `${told} con los mismos valores, así que nunca se acerca al final, ${inlineCode(base)}.`,
      edits: [insertAt(argument.value.to, ' - 1')],
      decide: 'He puesto que cada llamada lleve uno menos. Mira si es el paso que pide tu problema.',
    }
  return {
    line,
    cause: `${told} con los mismos valores, así que nunca se acerca al final.`,
    edits: [],
    decide: `Cambia lo que le pasas en la línea ${line}, por ejemplo ${inlineCode(`${own.parameters[0]?.name} - 1`)}.`,
  }
}

/** `fib(n - 1) + fib(n - 2)` with one case that ends it: two steps need two. */
function secondCase({ fault, own, line }: Recursion): Diagnosis | null {
  const [parameter] = own.parameters
  if (parameter === undefined || own.parameters.length !== 1) return null
  const name = parameter.name
  const steps = innerOf(fault, own).flatMap(({ node }) =>
    node.kind === 'call' && calledFunction(fault.program, node) === own
      ? node.arguments.map((each) => sourceOf(fault, each).replaceAll(' ', ''))
      : [],
  )
  const base = own.body.find(({ kind }) => kind === 'if')
  const returned = base?.kind === 'if' ? base.body[0] : null
  if (base?.kind !== 'if' || returned?.kind !== 'return' || !returned.value) return null
  const isZero = sourceOf(fault, base.test).replaceAll(' ', '') === `${name}==0`
  if (!isZero || !steps.includes(`${name}-1`) || !steps.includes(`${name}-2`)) return null
  const gives = sourceOf(fault, returned.value)
  return {
    line,
    cause: `${inlineCode(`${own.name}(1)`)} llama a ${inlineCode(`${own.name}(0)`)} y a ${inlineCode(`${own.name}(-1)`)}, y desde ahí sigue para siempre con números negativos. Como se llama con ${inlineCode(`${name} - 1`)} y con ${inlineCode(`${name} - 2`)}, hacen falta dos casos que la terminen: 0 y 1.`,
    edits: [replaceWith(base.test, `${name} <= 1`), ...(gives === '0' ? [replaceWith(returned.value, name)] : [])],
    ...(gives === '0' && {
      decide: `Con ${inlineCode(`if ${name} <= 1: return ${name}`)} están los dos: el de 0 da 0 y el de 1 da 1.`,
    }),
  }
}

/** `if n == 0`, which a negative number goes past. */
function missesItsCase({ fault, own, line, who, stops }: Recursion): Diagnosis | null {
  const missed = stops ? missedCase(fault, own) : null
  if (!missed) return null
  return {
    line,
    cause: `${who} solo para cuando ${inlineCode(sourceOf(fault, missed))}, y las llamadas de la línea ${line} se lo pueden saltar: entonces sigue para siempre con números negativos. Con \`<=\` el caso base se cumple también si se pasa.`,
    edits: [{ from: missed.left.to, to: missed.comparisons[0]?.right.from ?? missed.left.to, text: ' <= ' }],
  }
}

/** There is a case in which it ends, and these values never get there. */
function neverAtItsCase({ line, told, stops }: Recursion): Diagnosis | null {
  if (!stops) return null
  return {
    line,
    cause: `${told}, y con estos valores no llega nunca al caso que la detiene.`,
    edits: [],
    decide:
      'Comprueba que cada llamada se acerca al caso que termina, también con números negativos o decimales: `<= 0` es más seguro que `== 0`.',
  }
}

const WITHOUT_CASE = 'siempre: le falta el caso base, aquel en que termina sin volver a llamarse.'

/** Without an `if`, where the code tells what it would give in the end. */
function givesAtLast({ fault, own, line, told }: Recursion): Diagnosis | null {
  const ending = endingOf(fault, own)
  if (!ending) return null
  const [first] = own.body
  const indent = first ? indentAt(fault, lineOf(fault, first)) : '    '
  return {
    line,
    cause: `${told} ${WITHOUT_CASE}`,
    edits: first ? [insertAt(first.from, `if ${ending.test}:\n${indent}    return ${ending.value}\n${indent}`)] : [],
    decide: `He puesto el caso base ${inlineCode(`if ${ending.test}: return ${ending.value}`)}. Mira si es el que pide tu problema.`,
  }
}

/** Without an `if`, counting down and giving nothing: it may just stop. */
function stopsAtLast({ fault, own, call, line, told }: Recursion): Diagnosis | null {
  const [start] = own.body
  const [argument] = call.arguments
  const isDown = argument?.value.kind === 'binary' && /^(?:-|\/\/)$/.test(argument.value.operator)
  const gives = fault.program.places.some(({ node, scope }) => scope === own && node.kind === 'return' && node.value)
  if (!isDown || !start || gives) return null
  const guard = guardOf(own)
  const indent = indentAt(fault, lineOf(fault, start))
  const last = wantedAtLast(fault)
  const ends = last === null ? 'return' : `print(${last})\n${indent}    return`
  return {
    line,
    cause: `${told} siempre: le falta el caso base, la condición de parada en que termina sin volver a llamarse.`,
    edits: [insertAt(start.from, `${guard}\n${indent}    ${ends}\n${indent}`)],
    decide: `He puesto que pare cuando ${inlineCode(guard.slice(3, -1))}. Mira si es el final que pide tu problema.`,
  }
}

/** Without an `if`, and only its author knows what it gives in the end. */
function neverStops({ own, line, told }: Recursion): Diagnosis {
  return {
    line,
    cause: `${told} ${WITHOUT_CASE}`,
    edits: [],
    decide: `Empieza la función con ese caso, por ejemplo ${inlineCode(guardOf(own))} y dentro un \`return\` con el resultado más simple.`,
  }
}

const guardOf = (own: StatementOf<'function'>) => `if ${own.parameters[0]?.name ?? 'n'} <= 0:`

/** `return n * f(n - 1)`: what the product of nothing is, and of what it is. */
function endingOf(fault: Case, own: StatementOf<'function'>): { test: string; value: string } | null {
  const [only] = own.body
  const [parameter] = own.parameters
  if (own.body.length !== 1 || only?.kind !== 'return' || only.value?.kind !== 'binary' || !parameter) return null
  const { operator, left } = only.value
  const counted = countedDown(fault, own)
  if (sourceOf(fault, left) !== parameter.name) return null
  // `b * potencia(b, e - 1)`: as many times as the second says, and none of them gives 1.
  if (counted && counted !== parameter.name) return { test: `${counted} <= 0`, value: operator === '*' ? '1' : '0' }
  if (operator === '*') return { test: `${parameter.name} <= 1`, value: '1' }
  return operator === '+' ? { test: `${parameter.name} <= 0`, value: '0' } : null
}

/** The parameter that the own call is given smaller. */
const countedDown = ({ program }: Case, own: StatementOf<'function'>): string | null =>
  program.expressions
    .flatMap(({ node, place }) =>
      place.scope === own && node.kind === 'call' && calledFunction(program, node) === own ? node.arguments : [],
    )
    .flatMap(({ value }) =>
      value.kind === 'binary' && value.operator === '-' && value.left.kind === 'name' ? [value.left.name] : [],
    )[0] ?? null

/** `if n == 0`, the only test of a function that counts down. */
function missedCase({ program }: Case, own: StatementOf<'function'>): ExpressionOf<'compare'> | null {
  const [parameter] = own.parameters
  const tests = program.places.flatMap(({ node, scope }) => (node.kind === 'if' && scope === own ? [node.test] : []))
  const [test] = tests
  if (tests.length !== 1 || test?.kind !== 'compare' || test.comparisons.length !== 1) return null
  const [only] = test.comparisons
  const isZero = only?.operator === '==' && only.right.kind === 'number' && Number(only.right.text) <= 1
  return isZero && test.left.kind === 'name' && test.left.name === parameter?.name ? test : null
}

/** `n == 1`, `n <= 0`: the case in which a function of one number ends. */
function smallCase(fault: Case, own: StatementOf<'function'>): string | null {
  const [parameter] = own.parameters
  for (const { node, scope } of fault.program.places) {
    const test = node.kind === 'if' && scope === own && node.test.kind === 'compare' ? node.test : null
    const right = test?.comparisons[0]?.right
    if (
      test?.left.kind === 'name' &&
      test.left.name === parameter?.name &&
      right?.kind === 'number' &&
      Number(right.text) < 4
    )
      return sourceOf(fault, test)
  }
  return null
}
