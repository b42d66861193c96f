import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import {
  endOf,
  type FindImprovements,
  type Improvement,
  isSame,
  marginOf,
  type Reviewed,
  reindented,
  textOf,
} from '../improvement'

/** Long chains that choose by equality: a table of functions, or of pairs. */
export const findChoices: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) =>
    node.kind === 'if' && !node.isElif
      ? [...operations(program, node), ...calls(program, node), ...pairs(program, node)]
      : [],
  )

const MIN_OPERATIONS = 4
const MIN_CALLS = 3
const MIN_PAIRS = 5

type Branch = { test: Expression; body: readonly Statement[] }

function chainOf(node: StatementOf<'if'>): { branches: Branch[]; otherwise: readonly Statement[] } {
  const branches: Branch[] = []
  let at: Statement | undefined = node
  let otherwise: readonly Statement[] = []
  while (at?.kind === 'if') {
    branches.push({ test: at.test, body: at.body })
    otherwise = at.otherwise
    at = at.otherwise.length === 1 ? at.otherwise[0] : undefined
  }
  return { branches, otherwise }
}

const equality = (test: Expression) => {
  const [only, more] = test.kind === 'compare' ? test.comparisons : []
  return test.kind === 'compare' && only?.operator === '==' && !more && only.right.kind === 'string'
    ? { subject: test.left, value: only.right }
    : null
}

/** `if op == "+": return a + b` and so on: a dictionary with a function for each sign. */
function operations(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const { branches, otherwise } = chainOf(node)
  if (branches.length < MIN_OPERATIONS) return []
  const [first] = branches
  const subject = first && equality(first.test)?.subject
  const rows = branches.map(({ test, body: [only, more] }) => {
    const parts = equality(test)
    const value = only?.kind === 'return' && !more ? only.value : null
    return parts && value?.kind === 'binary' && subject && isSame(program, parts.subject, subject)
      ? `${textOf(program, parts.value)}: lambda: ${textOf(program, value)}`
      : null
  })
  const [last, more] = otherwise
  const rest = last?.kind === 'return' && !more && last.value ? textOf(program, last.value) : null
  if (!subject || rows.some((row) => row === null) || (otherwise.length > 0 && rest === null)) return []
  const margin = marginOf(program, node)
  const key = textOf(program, subject)
  const look = `operaciones.get(${key}, lambda: ${rest ?? 'None'})()`
  const text = [
    `operaciones = {`,
    ...rows.map((row) => `${margin}    ${row},`),
    `${margin}}`,
    `${margin}return ${look}`,
  ]
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.67,
      what: `Son ${branches.length} ramas iguales con otra cuenta: pon las parejas en un **diccionario** de funciones (una \`lambda\` por signo, o las de \`operator\`) y busca en él, ${inlineCode(look)}.`,
      why: 'Añadir un caso será añadir una línea, y la lista de lo que se admite se ve de un vistazo.',
      edits: [{ from: node.from, to: endOf(program, node), text: text.join('\n') }],
    },
  ]
}

/** `if op == "1": sumar()` and so on: a dictionary with the function of each option. */
function calls(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const { branches, otherwise } = chainOf(node)
  const subject = equality(branches[0]?.test ?? node.test)?.subject
  const rows = branches.map(({ test, body: [only, more] }) => {
    const parts = equality(test)
    const call = only?.kind === 'expression' && !more && only.value.kind === 'call' ? only.value : null
    const isPlain = call?.callee.kind === 'name' && call.callee.name !== 'print'
    if (!parts || !subject || !call || !isPlain || !isSame(program, parts.subject, subject)) return null
    const given = program.source.slice(call.callee.to, call.to)
    return { key: textOf(program, parts.value), name: textOf(program, call.callee), given }
  })
  const [first] = rows
  const known = rows.filter((row) => row !== null)
  if (!subject || !first || known.length < Math.max(MIN_CALLS, rows.length)) return []
  if (known.some(({ given }) => given !== first.given)) return []
  const margin = marginOf(program, node)
  const key = textOf(program, subject)
  const rest = otherwise.length === 0 ? [] : [`${margin}else:`, reindented(program, otherwise, `${margin}    `)]
  const text = [
    'opciones = {',
    ...known.map((row) => `${margin}    ${row.key}: ${row.name},`),
    `${margin}}`,
    `${margin}if ${key} in opciones:`,
    `${margin}    opciones[${key}]${first.given}`,
    ...rest,
  ]
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.66,
      what: `Cada opción nueva es un \`elif\` más. Pon las opciones en un **diccionario** que lleve de cada una a su función, sin paréntesis (${inlineCode(`{${first.key}: ${first.name}, …}`)}), y llama a la que toque: ${inlineCode(`opciones[${key}]${first.given}`)}.`,
      why: 'Añadir una opción será añadir una línea a la tabla, y el resto no se toca. (Con `match` se lee mejor que con muchos `elif`, pero también crece con cada opción.)',
      edits: [{ from: node.from, to: endOf(program, node), text: text.join('\n') }],
    },
  ]
}

/** `if a == "x" and b == "y"` for every pair. */
function pairs(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const { branches } = chainOf(node)
  const sides = branches.map(({ test }) => {
    if (test.kind !== 'boolean-operation' || test.operator !== 'and' || test.values.length !== 2) return null
    const parts = test.values.map(equality)
    return parts.every((part) => part !== null)
      ? parts.map(({ subject }) => textOf(program, subject)).join(' y ')
      : null
  })
  const [first] = sides
  const same = sides.filter((each) => each !== null && each === first).length
  if (branches.length < MIN_PAIRS || !first || same < MIN_PAIRS) return []
  const [one = '', two = ''] = first.split(' y ')
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.68,
      what: `Hay ${branches.length} ramas, una por cada pareja de ${inlineCode(one)} y ${inlineCode(two)}. Empieza por el caso en que son iguales, y guarda los demás en un **diccionario** (qué vence a qué, ${inlineCode('gana_a = {"piedra": "tijera", …}')}) o en un conjunto de tuplas: bastan tres ramas, ${inlineCode(`if ${one} == ${two}:`)}, ${inlineCode(`elif gana_a[${one}] == ${two}:`)} y \`else\`.`,
      why: 'Son datos y no decisiones: en una tabla se ven enteros, y añadir uno no alarga el programa.',
      edits: [],
    },
  ]
}
