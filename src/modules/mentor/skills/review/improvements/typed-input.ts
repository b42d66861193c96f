import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  marginOf,
  type Reviewed,
  reindented,
  textOf,
} from '../improvement'

/** What somebody may type that the program does not expect: letters, a 0 to divide by, an option that there is none of. */
export const findTypedInput: FindImprovements = (program) => {
  const isGuarded = [...statementsIn(program.module.body)].some(({ kind }) => kind === 'try')
  return [...(isGuarded ? [] : [...letters(program), ...typedDivisor(program)]), ...unknownOption(program)]
}

/** `int(input(...))` with nothing that takes what is no number. */
function letters(program: Reviewed): Improvement[] {
  const call = [...allExpressions(program.module)].find(
    (node) =>
      (calledName(node) === 'int' || calledName(node) === 'float') &&
      node.kind === 'call' &&
      calledName(node.arguments[0]?.value ?? node) === 'input',
  )
  if (/\bis(?:digit|numeric|decimal)\b/.test(program.source) || call === undefined) return []
  return [
    {
      from: call.from,
      to: call.to,
      weight: 0.4,
      what: `Si alguien escribe letras, ${inlineCode(textOf(program, call))} se para con un \`ValueError\`: valida lo que se escribe, con \`try\` y \`except ValueError\` dentro de un bucle que vuelva a preguntar.`,
      why: 'Un programa que otros usan no debe caerse por una tecla.',
      edits: [],
    },
  ]
}

/** A name that holds what is typed. */
const isTyped = (program: Reviewed, name: string) =>
  [...statementsIn(program.module.body)].some(
    (node) =>
      node.kind === 'assign' &&
      node.targets.some((target) => isName(target, name)) &&
      [...allExpressions([node])].some((part) => calledName(part) === 'input'),
  )

/** A division by what is typed, with nothing that asks whether it is 0. */
function typedDivisor(program: Reviewed): Improvement[] {
  for (const node of statementsIn(program.module.body)) {
    if (node.kind !== 'expression' && node.kind !== 'assign') continue
    const division = [...allExpressions([node])].find(
      (part) =>
        part.kind === 'binary' &&
        /^(?:\/|\/\/|%)$/.test(part.operator) &&
        part.right.kind === 'name' &&
        isTyped(program, part.right.name),
    )
    if (division?.kind !== 'binary' || division.right.kind !== 'name') continue
    const { name } = division.right
    if (new RegExp(`\\b${name}\\b *(?:[!=]=|>|<|<=|>=) *0`).test(program.source)) continue
    return [divisorPoint(program, node, name)]
  }
  return []
}

function divisorPoint(program: Reviewed, node: Statement, name: string): Improvement {
  const margin = marginOf(program, node)
  const isShown = node.kind === 'expression' && calledName(node.value) === 'print'
  const guarded = `if ${name} == 0:\n${margin}    print("No se puede dividir entre 0")\n${margin}else:\n${reindented(program, [node], `${margin}    `)}`
  return {
    from: node.from,
    to: node.to,
    weight: 0.78,
    what: `Si en ${inlineCode(name)} se escribe un **0**, ${inlineCode(textOf(program, node).trim())} se para con un \`ZeroDivisionError\`. Compruébalo antes: ${inlineCode(`if ${name} == 0:`)}.`,
    why: 'Dividir entre 0 no se puede, y quien usa el programa no tiene por qué saberlo.',
    edits: isShown ? [{ from: node.from, to: endOf(program, node), text: guarded }] : [],
  }
}

const MIN_OPTIONS = 3

/** `if op == "+" … elif …` of what is typed, with no `else`: another option is passed over in silence. */
function unknownOption(program: Reviewed): Improvement[] {
  for (const node of statementsIn(program.module.body)) {
    if (node.kind !== 'if' || node.isElif) continue
    const chain = chainOf(node)
    const last = chain.at(-1)
    const subject = chain.map(({ test }) => askedName(test))
    const [name] = subject
    if (chain.length < MIN_OPTIONS || last === undefined || last.otherwise.length > 0 || name == null) continue
    if (subject.some((each) => each !== name) || !isTyped(program, name)) continue
    const margin = marginOf(program, node)
    const end = endOf(program, last.body.at(-1) ?? last)
    return [
      {
        from: last.from,
        to: last.test.to,
        weight: 0.68,
        what: `Falta un \`else\`: si en ${inlineCode(name)} se escribe algo que no está en la lista, el programa no dice nada. Al final, ${inlineCode('else: print("Opción no válida")')}.`,
        why: 'Quien se equivoca al escribir necesita saber que ha sido eso, y no que el programa no funciona.',
        edits: [{ from: end, to: end, text: `\n${margin}else:\n${margin}    print("Opción no válida")` }],
      },
    ]
  }
  return []
}

function chainOf(node: StatementOf<'if'>): StatementOf<'if'>[] {
  const [next] = node.otherwise
  return next?.kind === 'if' && next.isElif ? [node, ...chainOf(next)] : [node]
}

/** `op == "+"`. */
function askedName(test: Expression): string | null {
  const [only, more] = test.kind === 'compare' ? test.comparisons : []
  if (test.kind !== 'compare' || only?.operator !== '==' || more || test.left.kind !== 'name') return null
  return only.right.kind === 'string' || only.right.kind === 'number' ? test.left.name : null
}
