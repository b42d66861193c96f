import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

/** Files that are walked line by line in more words than Python needs. */
export const findFileLoops: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    block.flatMap((node, at) => [
      ...(node.kind === 'while' ? linesByHand(program, node, block[at - 1]) : []),
      ...(node.kind === 'for' ? [...allLinesAtOnce(program, node), ...splitByHand(program, node)] : []),
    ]),
  )

/** `linea.split(",")` of the lines of a file. */
function splitByHand(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  if (node.target.kind !== 'name' || !/\bopen\s*\(/.test(program.source) || /\bcsv\b(?!["'])/.test(program.source))
    return []
  const { name } = node.target
  const split = [...allExpressions(node.body)].find(
    (use) =>
      use.kind === 'call' &&
      use.callee.kind === 'attribute' &&
      use.callee.name === 'split' &&
      use.arguments[0]?.value.kind === 'string' &&
      /^[,;\t]$/.test(use.arguments[0].value.value) &&
      new RegExp(`^${name}\\b`).test(textOf(program, use.callee.value)),
  )
  if (split?.kind !== 'call') return []
  const sign = split.arguments[0]?.value.kind === 'string' ? split.arguments[0].value.value : ','
  const reader = sign === ',' ? 'csv.reader(f)' : `csv.reader(f, delimiter=${JSON.stringify(sign)})`
  return [
    {
      from: split.from,
      to: split.to,
      weight: 0.63,
      what: `Para leer un CSV está el módulo \`csv\`: con \`import csv\`, ${inlineCode(`for fila in ${reader}:`)} ya da los trozos de cada línea.`,
      why: `Un dato puede llevar ${sign === ',' ? 'una coma' : 'ese signo'} dentro, entre comillas, y \`split\` lo partiría en dos. Con \`csv.DictReader\` además pides cada dato por el nombre de su columna.`,
      edits: [],
    },
  ]
}

const WHY =
  'Un archivo abierto se recorre con `for` y da una línea en cada vuelta: no hay que leer la siguiente a mano, ni cargarlo entero.'

/** `linea = f.readline()`, `while linea != "":` … `linea = f.readline()`. */
function linesByHand(program: Reviewed, node: StatementOf<'while'>, before: Statement | undefined): Improvement[] {
  const last = node.body.at(-1)
  const [first, next] = [lineRead(before), lineRead(last)]
  const file = first && textOf(program, first.file)
  const isSame = first && next && first.name === next.name && textOf(program, next.file) === file
  if (!isSame || !before || !last || node.body.length < 2 || !asksForMore(program, node.test, first.name)) return []
  const head = `for ${first.name} in ${file}`
  const end = node.body.at(-2)
  return [
    {
      from: node.from,
      to: node.test.to,
      weight: 0.64,
      what: `Recorre el archivo directamente: ${inlineCode(`${head}:`)}.`,
      why: WHY,
      edits: [
        { from: before.from, to: node.test.to, text: head },
        { from: end ? endOf(program, end) : last.from, to: endOf(program, last), text: '' },
      ],
    },
  ]
}

/** `x = f.readline()`. */
function lineRead(node: Statement | undefined): { name: string; file: Expression } | null {
  const [target, other] = node?.kind === 'assign' ? node.targets : []
  if (node?.kind !== 'assign' || target?.kind !== 'name' || other) return null
  const file = readFrom(node.value, 'readline')
  return file && { name: target.name, file }
}

const readFrom = (node: Expression, method: string): Expression | null =>
  node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === method && node.arguments.length === 0
    ? node.callee.value
    : null

/** `while linea`, `while linea != ""`, `while len(linea) > 0`. */
const asksForMore = (program: Reviewed, test: Expression, name: string): boolean =>
  isName(test, name) ||
  new RegExp(`^(?:${name} *!= *(?:""|'')|len\\(${name}\\) *(?:> *0|!= *0))$`).test(textOf(program, test))

/** `for linea in f.readlines():`. */
function allLinesAtOnce(program: Reviewed, node: StatementOf<'for'>): Improvement[] {
  const file = readFrom(node.iterable, 'readlines')
  if (file === null) return []
  const head = `for ${textOf(program, node.target)} in ${textOf(program, file)}`
  return [
    {
      from: node.from,
      to: node.iterable.to,
      weight: 0.5,
      what: `No hace falta \`readlines\`: recorre el archivo, ${inlineCode(`${head}:`)}.`,
      why: WHY,
      edits: [{ from: node.iterable.from, to: node.iterable.to, text: textOf(program, file) }],
    },
  ]
}
