import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  isSame,
  marginOf,
  type Reviewed,
  textOf,
} from '../improvement'
import { askedValues, isConstant } from './asked-values'
import { globals } from './globals'
import { repeated } from './repetition'

/** How a program is put together: choices that are tables, repetition that is a function, classes that say themselves. */
export const findInStructure: FindImprovements = (program) => [
  ...[...statementsIn(program.module.body)].flatMap((node) => [
    ...(node.kind === 'if' && !node.isElif ? choiceTable(program, node) : []),
    ...(node.kind === 'class' ? plainAccessors(program, node) : []),
    ...(node.kind === 'function' ? globals(program, node) : []),
  ]),
  ...[program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    repeated(program, block),
  ),
  ...[...allExpressions(program.module)].flatMap((node) => gluedText(program, node)),
]

type Choice = { key: string; result: Expression }

/** A chain that compares one variable with constants and only chooses a value each time. */
function choiceTable(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const choices: Choice[] = []
  let subject: Expression | null = null
  let form: Chosen | null = null
  let at: Statement | undefined = node
  let last: readonly Statement[] = []
  while (at?.kind === 'if') {
    const asked = askedValues(program, at.test)
    const chosen = chosenIn(program, at.body)
    if (!asked || !chosen) return []
    if ((subject && !isSame(program, subject, asked.subject)) || (form && form.head !== chosen.head)) return []
    subject = asked.subject
    form = chosen
    choices.push(...asked.values.map((key) => ({ key, result: chosen.value })))
    last = at.otherwise
    at = at.otherwise.length === 1 ? at.otherwise[0] : undefined
  }
  const otherwise = last.length > 0 ? (unchangedIn(program, last, form) ?? chosenIn(program, last)) : null
  if (choices.length < 3 || !subject || !form || (last.length > 0 && otherwise?.head !== form.head)) return []
  const key = textOf(program, subject)
  const rows = choices.map(({ key: one, result }) => `${one}: ${textOf(program, result)}`)
  const margin = marginOf(program, node)
  const table = tableName(subject)
  const rest = otherwise ? (otherwise.text ?? textOf(program, otherwise.value)) : 'None'
  const standard = rest === 'None' ? '' : `, ${rest}`
  // Without an `else` a function gives None for what is in no branch; what is stored or shown stays as it was.
  const isReturned = form.head === 'return '
  const look = otherwise || isReturned ? `${table}.get(${key}${standard})` : `${table}[${key}]`
  const text = [
    `${table} = {`,
    ...rows.map((row) => `${margin}    ${row},`),
    `${margin}}`,
    `${margin}${form.head}${look}${form.tail}`,
  ].join('\n')
  return [
    {
      from: node.from,
      to: node.to,
      // From here on the table is told before branches that are alike.
      weight: choices.length > 3 ? 0.66 : 0.6,
      what: `Todas las ramas hacen lo mismo con otro valor: pon las parejas en un diccionario y busca en él, ${inlineCode(look)}.`,
      why: `Añadir un caso será añadir una línea de datos, sin tocar el programa.${standard === '' ? '' : ' El segundo valor de `get` es lo que sale si no está.'}`,
      edits: otherwise || isReturned ? [{ from: node.from, to: endOf(program, node), text }] : [],
    },
  ]
}

/** `head` and `tail` stand around the value: `precio = `, `return `, `print(` and `)`. */
type Chosen = { head: string; value: Expression; tail: string; text?: string }

/** `return precio`, beside branches of `return precio * 0.9`: times one. */
function unchangedIn(program: Reviewed, [only, more]: readonly Statement[], form: Chosen | null): Chosen | null {
  if (only?.kind !== 'return' || more || !only.value || form === null) return null
  const sign = form.head.replace(`return ${textOf(program, only.value)}`, '').trim()
  const neutral = sign === '*' || sign === '/' ? '1' : sign === '+' || sign === '-' ? '0' : null
  return neutral === null ? null : { ...form, value: only.value, text: neutral }
}

function chosenIn(program: Reviewed, body: readonly Statement[]): Chosen | null {
  const [only] = body
  if (body.length !== 1 || !only) return null
  if (only.kind === 'return' && only.value && isConstant(only.value))
    return { head: 'return ', value: only.value, tail: '' }
  // `return precio * 0.9`: what differs is the number.
  if (only.kind === 'return' && only.value?.kind === 'binary' && isConstant(only.value.right))
    return {
      head: program.source.slice(only.from, only.value.right.from),
      value: only.value.right,
      tail: '',
    }
  if (only.kind === 'assign' && only.targets.length === 1 && isConstant(only.value)) {
    return { head: `${only.targets.map((target) => textOf(program, target)).join('')} = `, value: only.value, tail: '' }
  }
  if (only.kind !== 'expression' || only.value.kind !== 'call' || calledName(only.value) !== 'print') return null
  const [argument] = only.value.arguments
  return only.value.arguments.length === 1 && argument && isConstant(argument.value)
    ? { head: 'print(', value: argument.value, tail: ')' }
    : null
}

const tableName = (subject: Expression) => (subject.kind === 'name' ? `por_${subject.name.toLowerCase()}` : 'opciones')

/** `get_x` that returns `self.x`, `set_x` that stores it. */
function plainAccessors(program: Reviewed, node: StatementOf<'class'>): Improvement[] {
  const methods = node.body.filter((inner) => inner.kind === 'function')
  const plain = methods.filter(
    (method) => /^(get|set|obtener|poner)_?/i.test(method.name) && isAccessor(program, method),
  )
  const [first] = plain
  const found: Improvement[] = []
  if (first) {
    found.push({
      from: first.from,
      to: first.to,
      weight: 0.6,
      what: `${plain.map(({ name }) => inlineCode(name)).join(', ')} solo ${plain.length > 1 ? 'leen o guardan' : 'lee o guarda'} un atributo: en Python se usa el atributo directamente (${inlineCode(`objeto.${attributeOf(first) ?? 'nombre'}`)}).`,
      why: 'Si un día hace falta comprobar algo al leerlo o al guardarlo, se convierte en una `@property` sin cambiar a quien lo usa.',
      edits: [],
    })
  }
  const printer = methods.find(
    ({ name, body }) =>
      /^to_?string$/i.test(name) || (/^(mostrar|imprimir|ver|info|print|show)/i.test(name) && printsSelf(body)),
  )
  if (printer && !methods.some(({ name }) => name === '__str__')) {
    found.push({
      from: printer.from,
      to: printer.to,
      weight: 0.45,
      what: `${inlineCode(printer.name)} convierte el objeto en texto: en Python eso es \`__str__\`, que devuelve el texto.`,
      why: `Con \`__str__\` basta \`print(objeto)\`, y el mismo texto sirve para un archivo o una f-string.`,
      edits: [],
    })
  }
  return found
}

function isAccessor(program: Reviewed, { body }: StatementOf<'function'>): boolean {
  const [only] = body
  if (body.length !== 1 || !only) return false
  if (only.kind === 'return') return only.value?.kind === 'attribute' && isName(only.value.value, 'self')
  return (
    only.kind === 'assign' &&
    only.targets.every((target) => textOf(program, target).startsWith('self.')) &&
    only.value.kind === 'name'
  )
}

function attributeOf({ body }: StatementOf<'function'>): string | null {
  const [only] = body
  const target = only?.kind === 'return' ? only.value : only?.kind === 'assign' ? only.targets[0] : null
  return target?.kind === 'attribute' ? target.name.replace(/^_+/, '') : null
}

const printsSelf = (body: readonly Statement[]) =>
  body.length <= 3 &&
  [...allExpressions(body)].some(
    (node) => calledName(node) === 'print' && [...allExpressions(body)].some((inner) => isName(inner, 'self')),
  )

/** `'a' + str(b) + 'c'`. */
function gluedText(program: Reviewed, node: Expression): Improvement[] {
  if (node.kind !== 'binary' || node.operator !== '+') return []
  const parts = partsOf(node)
  const converted = parts.filter((part) => calledName(part) === 'str')
  const isText = parts.every((part) => part.kind === 'string' || calledName(part) === 'str' || part.kind === 'name')
  if (converted.length === 0 || !isText || !parts.some(({ kind }) => kind === 'string')) return []
  const pieces = parts.map((part) => pieceOf(program, part))
  if (pieces.some((piece) => piece === null)) return []
  const better = `f"${pieces.join('')}"`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.45,
      what: `Con una f-string no hay que convertir ni sumar: ${inlineCode(better)}.`,
      why: 'Se lee como la frase que va a salir.',
      edits: [{ from: node.from, to: node.to, text: better }],
    },
  ]
}

const partsOf = (node: Expression): Expression[] =>
  node.kind === 'binary' && node.operator === '+' ? [...partsOf(node.left), ...partsOf(node.right)] : [node]

function pieceOf(program: Reviewed, part: Expression): string | null {
  if (part.kind === 'string') return /["\\{}\n]/.test(part.value) ? null : part.value
  const inner = part.kind === 'call' ? part.arguments[0]?.value : part
  const text = inner ? textOf(program, inner) : ''
  return text === '' || /["'\n]/.test(text) ? null : `{${text}}`
}
