import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName, isFile, keywordOf } from '../idioms/in-calls'

type Loop = { target: Expression; iterable: Expression }

/** What a variable of a `for` stands for in each turn, by what the loop runs over and by what is done with it. */
export function loopRole(name: string, loop: StatementOf<'for'>, source: Source): string {
  const line = source.lines.lineAt(loop.from)
  const made = `es la variable del \`for\` de la línea ${line}: la crea y le va dando valor el propio \`for\``
  return `${made}. ${turnText(name, loop, { source, body: loop.body })}`
}

/** Likewise of the variable of a comprehension. */
export const clauseRole = (name: string, loop: Loop, source: Source): string =>
  `es la variable del \`for\` de la comprensión. ${turnText(name, loop, { source, body: [] })}`

type Where = { source: Source; body: readonly Statement[] }

function turnText(name: string, { target, iterable }: Loop, { source, body }: Where): string {
  const place = namesOf(target).indexOf(name)
  const over = quote(source, iterable)
  const callee = iterable.kind === 'call' ? calledName(iterable) : ''
  if (iterable.kind === 'call' && callee === 'range') return rangeTurn(name, iterable, { source, body })
  if (iterable.kind === 'call' && callee === 'enumerate' && target.kind === 'tuple' && place <= 1) {
    const [data] = iterable.arguments
    const start = keywordOf(iterable, 'start') ?? iterable.arguments[1]
    if (place === 1) return `En cada vuelta vale el siguiente elemento de ${data ? quote(source, data.value) : over}`
    const from = start
      ? `Empieza en ${quote(source, start.value)} porque se le pide a \`enumerate\` (el ${quote(source, start)}${start.name ? '' : ', que es su `start`'}); sin eso empezaría en 0`
      : 'Empieza en **0** porque en Python las posiciones se cuentan desde 0'
    return `En cada vuelta vale el **número de orden** (la posición) que le pone \`enumerate\` a cada elemento. ${from}`
  }
  if (iterable.kind === 'call' && callee === 'items' && target.kind === 'tuple' && place <= 1)
    return `En cada vuelta vale ${place === 0 ? 'la siguiente **clave**' : 'el **valor** de esa clave'} del diccionario${iterable.callee.kind === 'attribute' ? ` ${quote(source, iterable.callee.value)}` : ''}`
  if (iterable.kind === 'call' && callee === 'zip' && target.kind === 'tuple') {
    const data = iterable.arguments[place]
    if (data) return `En cada vuelta vale el siguiente elemento de ${quote(source, data.value)}`
  }
  const item = isFile(iterable, source) ? 'la siguiente **línea** del archivo' : `el siguiente elemento de ${over}`
  return target.kind === 'tuple'
    ? `En cada vuelta vale el dato número ${place + 1} de ${item}`
    : `En cada vuelta vale ${item}`
}

/** A number of `range`: a position where something is taken by it, the row or the column of a table, or the count of turns. */
function rangeTurn(name: string, range: ExpressionOf<'call'>, { source, body }: Where): string {
  const first = range.arguments.length > 1 ? range.arguments[0]?.value : undefined
  const use = indexUse(name, body)
  const whole = quote(source, range)
  const start =
    first === undefined
      ? `empieza en **0**, porque \`range\` con un solo número cuenta desde 0${use === null ? '' : ' y la primera posición de una lista es la 0'}`
      : `empieza en ${quote(source, first)}, que es lo primero que pide ${whole}`
  if (use === null) return `En cada vuelta vale el siguiente número de ${whole}: sirve de **contador**, y ${start}`
  const what =
    use.place === 'row'
      ? `la posición de la **fila** en ${quote(source, use.of)}`
      : use.place === 'column'
        ? `la posición de la **columna** dentro de esa fila (${quote(source, use.whole)})`
        : `la **posición** (el índice): con ella se toma cada elemento, ${quote(source, use.whole)}`
  return `En cada vuelta vale el siguiente número de ${whole} y es ${what}; ${start}`
}

type Use = { place: 'row' | 'column' | 'item'; whole: Expression; of: Expression }

/** Where a name picks something out: `m[i][j]` by row and column, `notas[i]` by position. */
function indexUse(name: string, body: readonly Statement[]): Use | null {
  const uses = [...allExpressions(body)].flatMap((part): Use[] => {
    if (part.kind !== 'subscript' || !usesName(part.index, name)) return []
    if (part.value.kind === 'subscript' && part.value.index.kind !== 'slice')
      return [{ place: 'column', whole: part, of: part.value }]
    const isRow = [...allExpressions(body)].some((outer) => outer.kind === 'subscript' && outer.value === part)
    return [{ place: isRow ? 'row' : 'item', whole: part, of: part.value }]
  })
  return uses.find(({ place }) => place !== 'item') ?? uses[0] ?? null
}

const usesName = (index: Expression, name: string) =>
  (index.kind === 'name' && index.name === name) ||
  (index.kind === 'binary' && [index.left, index.right].some((side) => side.kind === 'name' && side.name === name))

/** Whether a name counts positions from 0: of `range(len(x))` or of `enumerate(x)`. */
export function countsFromZero(name: string, { module }: Source): boolean {
  return [...statementsIn(module.body)].some((node) => {
    if (node.kind !== 'for' || node.iterable.kind !== 'call') return false
    const [first] = namesOf(node.target)
    const callee = calledName(node.iterable)
    return first === name && (callee === 'range' || callee === 'enumerate') && node.iterable.arguments.length === 1
  })
}
