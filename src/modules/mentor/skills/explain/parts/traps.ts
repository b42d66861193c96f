import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const MAX_TRAPS = 2

/** What may surprise whoever uses this code. */
export function traps(source: Source): string[] {
  const found: string[] = []
  for (const node of statementsIn(source.module.body)) {
    const line = source.lines.lineAt(node.from)
    if (node.kind === 'try' && node.handlers.some(({ type }) => type === null)) {
      found.push(
        'Un `except:` sin tipo se traga cualquier error, también los que no esperas: pon el nombre de la excepción.',
      )
    }
    if (node.kind === 'for' && node.iterable.kind === 'name') {
      const name = node.iterable.name
      const isChanged = [...allExpressions(node.body)].some(
        (part) =>
          part.kind === 'call' &&
          ['remove', 'pop', 'append', 'insert'].includes(calledName(part)) &&
          part.callee.kind === 'attribute' &&
          part.callee.value.kind === 'name' &&
          part.callee.value.name === name,
      )
      if (isChanged)
        found.push(
          `El bucle de la línea ${line} cambia \`${name}\` mientras la recorre: se pueden saltar elementos. Recorre una copia: \`${name}[:]\`.`,
        )
    }
    const division =
      node.kind === 'return' && node.value
        ? [...expressionsIn(node.value)].find(
            (part) =>
              part.kind === 'binary' &&
              part.operator === '/' &&
              part.right.kind === 'call' &&
              calledName(part.right) === 'len',
          )
        : undefined
    if (division)
      found.push(
        `${quote(source, division)} da \`ZeroDivisionError\` si no hay ningún elemento: conviene comprobarlo antes.`,
      )
  }
  return found.slice(0, MAX_TRAPS)
}
