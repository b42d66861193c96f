import { literally } from '~/platform/text/literally'
import { plainText } from '../../engine/lexicon/plain-text'
import type { ExpressionOf, Module } from '../../python/ast'
import { applyEdits, type Edit } from '../../python/edit'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { allExpressions, statementsIn } from '../../python/walk'

/** `why`: what was wrong and what the change does; `output`: what the program prints then. */
export type TableMend = { corrected: string; line: number; why: string; output: string | null }

/** What stands at the line that fails. */
type Failing = { tree: Module; source: string; line: number; message: string }
type Candidates = (failing: Failing) => readonly (readonly Edit[])[]

/**
 * A program with tables that raises an error of this type, put right: of the changes that mend such errors the first after which it runs
 * past its line. Null where none does, or where that is not sure.
 */
export function tableMend(tree: Module, type: string | null): TableMend | null {
  if (!/\bpandas\b/.test(tree.source) || tree.errors.length > 0) return null
  const run = evaluateProgram(tree)
  if (run.kind !== 'raised' || (type !== null && run.type !== type)) return null
  const failing = { tree, source: tree.source, line: run.line, message: run.message }
  const found = MENDS.find(({ message }) => message.test(run.message))
  for (const edits of found?.candidates(failing) ?? []) {
    const corrected = applyEdits(tree.source, [...edits])
    const after = evaluateProgram(parsePython(corrected))
    if (after.kind === 'done')
      return { corrected, line: run.line, why: found?.why ?? '', output: after.output === '' ? null : after.output }
  }
  return null
}

const NAME = '"[^"\\n]*"|\'[^\'\\n]*\''
const COLUMN = `\\w+(?:\\[(?:${NAME})\\]|\\.\\w+)`

type Mend = { message: RegExp; candidates: Candidates; why: string }

const MENDS: readonly Mend[] = [
  {
    message: /truth value of a Series/,
    candidates: (failing) => [...masksIn(failing), ...filtersIn(failing)],
    why: 'Comparar una columna da un `True` o `False` **por cada fila**, y `and`, `or` o `if` quieren uno solo: por eso dice que es ambiguo. Con `&` y `|` (y cada comparación entre paréntesis) se juntan fila a fila, y entre corchetes dejan solo las filas que cumplen.',
  },
  {
    message: /unsupported operand type\(s\) for [&|]/,
    candidates: (failing) => masksIn(failing),
    why: '`&` y `|` se calculan antes que `>` o `==`: cada comparación tiene que ir entre paréntesis.',
  },
  {
    message: /could not convert string to float|invalid literal for int/,
    candidates: replacing(
      new RegExp(`(${COLUMN})\\.astype\\((?:float|int|"float"|"int")\\)`),
      'pd.to_numeric($1, errors="coerce")',
    ),
    why: '`astype` se para en la primera celda que no es un número. `pd.to_numeric(…, errors="coerce")` convierte las que lo son y deja las demás en `NaN` (dato que falta), que `mean`, `sum` y las demás cuentas **no** tienen en cuenta: no es un cero.',
  },
  {
    message: /time data .* doesn't match format/,
    candidates: (failing) => [
      ...replacing(/(to_datetime\([^()]*)\)/, '$1, dayfirst=True)')(failing),
      ...replacing(/(to_datetime\([^()]*)\)/, '$1, errors="coerce")')(failing),
    ],
    why: 'En `05/03/2023`, pandas lee primero el **mes**, así que las que puede leer salen con el mes y el día cambiados, y las demás fallan. `dayfirst=True` le dice que va primero el día; `errors="coerce"` deja en `NaT` lo que no es una fecha.',
  },
  {
    message: /You are trying to merge on/,
    candidates: (failing) => keysAsTexts(failing),
    why: 'No hace falta `concat`: basta con que la columna por la que unes sea del mismo tipo en las dos tablas.',
  },
  {
    message: /does not support operation|Cannot perform reduction/,
    candidates: (failing) => [
      ...replacing(
        new RegExp(`(?<![\\w.])(${COLUMN})\\.(mean|median|std|sum)\\(\\)`),
        'pd.to_numeric($1, errors="coerce").$2()',
      )(failing),
      ...replacing(/\.(mean|median|std)\(\)/, '.$1(numeric_only=True)')(failing),
    ],
    why: 'Esa cuenta solo se puede hacer con números, y ahí hay alguna columna de textos. Con `numeric_only=True` se dejan fuera; si deberían ser números, conviértela con `pd.to_numeric`.',
  },
  {
    message: /Can only use \.str accessor/,
    candidates: replacing(new RegExp(`(${COLUMN})\\.str\\.`), '$1.astype(str).str.'),
    why: '`.str` solo vale para textos, y esa columna es de números: se convierte antes con `astype(str)`.',
  },
  {
    message: /'DataFrame' object is not callable/,
    candidates: replacing(new RegExp(`(\\w+)\\((${NAME})\\)`), '$1[$2]'),
    why: 'Las columnas de una tabla se piden con corchetes; los paréntesis llaman a una función.',
  },
  {
    message: /^(?:'|"\[')?(?:Column not found: )?[^'[\]]+(?:'|'\] not in index")?$/,
    candidates: (failing) => otherNames(failing),
    why: 'El nombre de la columna tiene que estar escrito exactamente igual: cuentan las mayúsculas, las tildes y los espacios.',
  },
]

/** What the line says, written otherwise. */
function replacing(pattern: RegExp, by: string): Candidates {
  return ({ source, line }) => {
    const { from, to } = linesOf(source).rangeOf(line)
    const text = source.slice(from, to)
    const changed = text.replace(pattern, by)
    return changed === text ? [] : [[{ from, to, text: changed }]]
  }
}

/** Comparisons that are joined by `and`, or by `&` without parentheses. */
function masksIn(failing: Failing): readonly Edit[][] {
  const { tree, source, line } = failing
  const lines = linesOf(source)
  const isHere = (from: number) => lines.lineAt(from) === line
  return [...allExpressions(tree.body)].flatMap((node) => {
    if (!isHere(node.from) || (node.kind !== 'boolean-operation' && node.kind !== 'compare')) return []
    const mask = node.kind === 'compare' ? unclear(source.slice(node.from, node.to)) : maskOf(failing, node)
    return mask === null ? [] : [[{ from: node.from, to: node.to, text: mask }]]
  })
}

function maskOf({ source }: Failing, { values, operator }: ExpressionOf<'boolean-operation'>): string | null {
  if (!values.every(({ kind }) => kind === 'compare' || kind === 'call')) return null
  const parts = values.map((part) =>
    part.kind === 'compare' ? `(${source.slice(part.from, part.to)})` : source.slice(part.from, part.to),
  )
  return parts.join(operator === 'and' ? ' & ' : ' | ')
}

/** `a > 1 & b == 2`, which Python reads as `a > (1 & b) == 2`. */
function unclear(text: string): string | null {
  const parts = text.split(/ ?([&|]) ?/)
  if (parts.length < 3 || /[()]/.test(text)) return null
  return parts.map((part, at) => (at % 2 === 1 ? ` ${part} ` : /[<>=]/.test(part) ? `(${part})` : part)).join('')
}

/** `if df["a"] > 1 and …: grandes = df`: the rows of the table for which that holds. */
function filtersIn(failing: Failing): readonly Edit[][] {
  const { tree, source, line } = failing
  return [...statementsIn(tree.body)].flatMap((node) => {
    const [only, more] = node.kind === 'if' ? node.body : []
    if (node.kind !== 'if' || linesOf(source).lineAt(node.from) !== line || more || node.otherwise.length > 0) return []
    const [target] = only?.kind === 'assign' ? only.targets : []
    if (only?.kind !== 'assign' || only.value.kind !== 'name' || target === undefined) return []
    const { test } = node
    const mask = test.kind === 'boolean-operation' ? maskOf(failing, test) : source.slice(test.from, test.to)
    if (mask === null) return []
    const text = `${source.slice(target.from, target.to)} = ${only.value.name}[${mask}]`
    return [[{ from: node.from, to: node.from + source.slice(node.from, node.to).trimEnd().length, text }]]
  })
}

/** Keys of two types are made texts in the table where they are numbers. */
function keysAsTexts({ source, line, message }: Failing): readonly Edit[][] {
  const { from, to } = linesOf(source).rangeOf(line)
  const text = source.slice(from, to)
  const [, left, right] = /(\w+)\.merge\((\w+)/.exec(text) ?? /\bmerge\((\w+), *(\w+)/.exec(text) ?? []
  const key = /for key '([^']+)'/.exec(message)?.[1]
  if (left === undefined || right === undefined || key === undefined) return []
  const column = `["${key}"]`
  return [left, right].map((table) => [{ from, to: from, text: `${table}${column} = ${table}${column}.astype(str)\n` }])
}

/** A column of the program whose name is the wanted one but for capitals, accents and spaces. */
function otherNames({ tree, source, line, message }: Failing): readonly Edit[][] {
  const wanted = message.replace(/^["'[]+|Column not found: |(?:\] not in index)?["'\]]*$/g, '')
  const plain = (text: string) => plainText(text).trim()
  const { from, to } = linesOf(source).rangeOf(line)
  const others = new Set(
    [...allExpressions(tree.body)].flatMap((node) =>
      node.kind === 'string' && node.value !== wanted && plain(node.value) === plain(wanted) ? [node.value] : [],
    ),
  )
  const text = source.slice(from, to)
  return [...others].map((other) => [
    {
      from,
      to,
      text: text.replace(new RegExp(`(["'])${literally(wanted)}\\1`), `$1${other.replace(/\$/g, '$$$$')}$1`),
    },
  ])
}
