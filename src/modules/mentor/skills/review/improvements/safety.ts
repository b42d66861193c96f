import { inlineCode } from '../../../engine/compose'
import type { Expression, Handler, Statement, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allNames } from '../../../python/names'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  calledName,
  endOf,
  type FindImprovements,
  type Improvement,
  isName,
  marginOf,
  type Reviewed,
  textOf,
} from '../improvement'
import { asCalculator } from './calculators'
import { typedKeys } from './typed-keys'

/** What works today and will go wrong one day: files left open, errors swallowed, text run as code. */
export const findRisks: FindImprovements = (program) => [
  ...[...statementsIn(program.module.body)].flatMap((node) => [
    ...(node.kind === 'try' ? node.handlers.flatMap((handler) => wideHandler(program, node, handler)) : []),
    ...blocksOf(node).flatMap((block) => leftOpen(program, block)),
  ]),
  ...leftOpen(program, program.module.body),
  ...[...allExpressions(program.module)].flatMap((node) => [
    ...runsText(program, node),
    ...fixedDivisor(program, node),
  ]),
  ...typedKeys(program),
]

/** `except:` and `except Exception:`, with what the body can really raise. */
function wideHandler(program: Reviewed, node: StatementOf<'try'>, handler: Handler): Improvement[] {
  const isBare = handler.type === null
  const isWide = handler.type?.kind === 'name' && /^(Base)?Exception$/.test(handler.type.name)
  const isSilent = handler.body.every(({ kind }) => kind === 'pass')
  if (!isBare && !isWide) return []
  const likely = raisedBy(node.body)
  const named = likely.length > 1 ? `(${likely.join(', ')})` : likely[0]
  const end = handler.type?.to ?? handler.from + 'except'.length
  // What is advised is done: the `pass` becomes a word on what has happened.
  const [silent] = handler.body
  const told: Edit[] =
    isSilent && silent && handler.body.length === 1 && handler.name === null && !allNames(program.module).has('error')
      ? [{ from: silent.from, to: endOf(program, silent), text: "print('No se ha podido:', error)" }]
      : []
  const silence = isSilent ? ' Y con `pass` no se entera nadie: escribe al menos un aviso.' : ''
  return [
    {
      from: handler.from,
      to: end,
      weight: isBare || isSilent ? 0.99 : 0.6,
      what: `El ${inlineCode(textOf(program, { from: handler.from, to: end }))} de la línea ${program.lines.lineAt(handler.from)} atrapa cualquier error, también los tuyos (un nombre mal escrito, por ejemplo), y los oculta. Captura solo errores concretos, los que esperas${named ? `: ${inlineCode(`except ${named}:`)}` : ''}.${silence}`,
      isPlaced: true,
      why: 'Un error que se esconde vuelve más tarde, en otro sitio y sin explicación.',
      edits: named
        ? [{ from: handler.from, to: end, text: `except ${named}${told.length > 0 ? ' as error' : ''}` }, ...told]
        : [],
    },
  ]
}

/** The exceptions that a block can be expected to raise, by what it does. */
function raisedBy(body: readonly Statement[]): string[] {
  const found = new Set<string>()
  for (const node of allExpressions(body)) {
    const called = calledName(node)
    if (called === 'int' || called === 'float') found.add('ValueError')
    if (called === 'open') found.add('FileNotFoundError')
    if (
      node.kind === 'binary' &&
      (node.operator === '/' || node.operator === '//' || node.operator === '%') &&
      node.left.kind !== 'string'
    ) {
      if (node.right.kind !== 'number') found.add('ZeroDivisionError')
    }
    if (node.kind === 'subscript' && node.index.kind !== 'slice') {
      if (node.index.kind === 'string') found.add('KeyError')
      else if (node.index.kind === 'number' || node.index.kind === 'unary') found.add('IndexError')
    }
  }
  return [...found].toSorted()
}

/** `f = open(…)` that no `with` closes. */
function leftOpen(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((node, at) => {
    if (node.kind !== 'assign' || calledName(node.value) !== 'open' || node.targets[0]?.kind !== 'name') return []
    const { name } = node.targets[0]
    const rest = block.slice(at + 1)
    const lastUse = rest.findLastIndex((other) => [...allExpressions([other])].some((use) => isName(use, name)))
    const used = rest.slice(0, lastUse + 1).filter((other) => !isClose(other, name))
    const end = rest[lastUse] ?? node
    const margin = marginOf(program, node)
    const encoded = withEncoding(program, node.value)
    const lines = used.map((other) => deeper(program, other))
    return {
      from: node.from,
      to: node.to,
      weight: 0.65,
      what: `Abre el archivo con \`with\`: ${inlineCode(`with ${encoded} as ${name}:`)}.`,
      why: 'Se cierra solo al acabar el bloque, también si algo falla en medio.',
      edits:
        used.length === 0
          ? []
          : [
              {
                from: node.from,
                to: endOf(program, end),
                text: [`with ${encoded} as ${name}:`, ...lines.map((line) => margin + line)].join('\n'),
              },
            ],
    }
  })
}

const isClose = (node: Statement, name: string) =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  node.value.callee.kind === 'attribute' &&
  node.value.callee.name === 'close' &&
  isName(node.value.callee.value, name)

const INDENT = '    '

/** A statement one level deeper; its first line without the margin of the block. */
function deeper(program: Reviewed, node: Statement): string {
  const text = program.source.slice(node.from, endOf(program, node))
  return INDENT + text.replaceAll('\n', `\n${INDENT}`)
}

function withEncoding(program: Reviewed, call: Expression): string {
  const text = textOf(program, call)
  if (call.kind !== 'call') return text
  const mode = call.arguments[1]?.value
  const isBinary = mode?.kind === 'string' && mode.value.includes('b')
  const hasEncoding = call.arguments.some(({ name }) => name === 'encoding')
  return isBinary || hasEncoding ? text : `${text.slice(0, -1)}, encoding='utf-8')`
}

/** `eval(input())` and the like. */
function runsText(program: Reviewed, node: Expression): Improvement[] {
  const called = calledName(node)
  if (called !== 'eval' && called !== 'exec') return []
  const calculator = called === 'eval' ? asCalculator(program, node) : []
  return [
    {
      from: node.from,
      to: node.to,
      weight: 1,
      what: `${inlineCode(textOf(program, node))} ejecuta cualquier código que le llegue: quien lo escriba puede borrar archivos o leer los tuyos. No lo uses con texto que venga de fuera${calculator.length > 0 ? ': `calcular` solo admite dos números y un signo separados por espacios (`2 + 3`), y con cualquier otra cosa el programa avisa y sigue' : ''}.`,
      why:
        calculator.length > 0
          ? 'Es un riesgo de seguridad. Y una entrada mal escrita, o dividir entre 0, paraba el programa.'
          : called === 'eval'
            ? 'Es un riesgo de seguridad. Para números usa `int()` o `float()`; para una operación, separa los dos números y el signo; para datos, `ast.literal_eval`.'
            : 'Es un riesgo de seguridad. Casi siempre hay otra manera: una función, un diccionario de funciones o un módulo.',
      edits: calculator.length > 0 ? calculator : called === 'eval' ? asNumber(node) : [],
    },
  ]
}

/** `eval(input())` asks for a number in nearly all programs; `float` takes whole ones, too. */
function asNumber(node: Expression): Edit[] {
  if (node.kind !== 'call') return []
  const [argument] = node.arguments
  const isTyped = argument !== undefined && calledName(argument.value) === 'input'
  return isTyped ? [{ from: node.callee.from, to: node.callee.to, text: 'float' }] : []
}

/** `sum(notas) / 3`, where the list has three today. */
function fixedDivisor(program: Reviewed, node: Expression): Improvement[] {
  if (node.kind !== 'binary' || node.operator !== '/' || node.right.kind !== 'number' || Number(node.right.text) < 2)
    return []
  const list = summedList(program, node.left)
  if (list === null || (list.length !== null && Number(node.right.text) !== list.length)) return []
  const { text } = node.right
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.8,
      what: `Divide entre ${inlineCode(`len(${list.name})`)} y no entre ${text}.`,
      why: `El ${text} fijo solo vale mientras ${inlineCode(list.name)} tenga ${text} elementos: con otra cantidad la media sale mal y nada te avisa.`,
      edits: [{ from: node.right.from, to: node.right.to, text: `len(${list.name})` }],
    },
  ]
}

/** The list that a value sums up, by `sum(x)` or by a loop over it; its length where the program writes it down. */
function summedList({ module }: Reviewed, node: Expression): { name: string; length: number | null } | null {
  const [argument] = node.kind === 'call' && calledName(node) === 'sum' ? node.arguments : []
  const summed = node.kind === 'name' ? listSummedInto(module.body, node.name) : null
  const name = argument?.value.kind === 'name' ? argument.value.name : summed
  if (name === null) return null
  for (const statement of statementsIn(module.body)) {
    if (statement.kind !== 'assign' || !statement.targets.some((target) => isName(target, name))) continue
    if (statement.value.kind === 'list') return { name, length: statement.value.items.length }
  }
  return { name, length: null }
}

function listSummedInto(body: readonly Statement[], total: string): string | null {
  for (const node of statementsIn(body)) {
    if (node.kind !== 'for' || node.iterable.kind !== 'name' || node.target.kind !== 'name') continue
    const { target, iterable } = node
    const adds = node.body.some(
      (inner) =>
        (inner.kind === 'augmented-assign' &&
          isName(inner.target, total) &&
          inner.operator === '+' &&
          isName(inner.value, target.name)) ||
        (inner.kind === 'assign' && inner.targets.some((each) => isName(each, total)) && inner.value.kind === 'binary'),
    )
    if (adds) return iterable.name
  }
  return null
}
