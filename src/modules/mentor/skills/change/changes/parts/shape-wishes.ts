import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, shifted } from '../../../../python/program/source'
import type { Result } from '../../change'
import type { PartReader } from './clause'
import { isMainGuard } from './placing'

/** «ponle un main». */
export const shapeReaders: readonly PartReader[] = [
  {
    name: 'main',
    says: [
      /(?:(?:ponle|ponele|pon|anade|anadele|agrega|agregale|mete|metele|usa|con|tenga|lleve|haz|dentro de|en|crea) )*(?:(?:el|la|una?|su|lo de) )*(?:funcion )?(?:main|(?:if )?_?_?_?name_?_?(?: ?==? ?["'«“]?_{0,2}main_{0,2}["'»”]?)?:?)(?: (?:y|con) (?:el )?(?:if )?_{0,2}name_{0,2}.{0,20})?/,
    ],
    make: (p) => withMain(p),
  },
]

/** What the program does stands in a function that its start calls. */
function withMain(p: Program): Result {
  const main = mainStatements(p)
  const [first, last] = [main[0], main.at(-1)]
  if (!first || !last || main.some(isMainGuard)) return null
  const level = levelOf(p)
  const start = `if __name__ == "__main__":`
  const told = 'El programa empieza ahora en el `if __name__ == "__main__":` del final.'
  const how = ['Lo que hay dentro se ejecuta al lanzar el archivo, y no cuando otro lo importa.']
  const isCall = main.length === 1 && callTo(first.kind === 'expression' ? first.value : null, 'main') !== null
  if (isCall)
    return {
      code: edited(p, [{ ...linesOf(p, first), text: `${start}\n${level}main()` }]),
      told,
      how,
      keepsOutput: true,
    }
  if (p.functions.has('main')) return null
  const block = mainBlock(p)
  if (block === null) return null
  const lines = linesOf(p, block.first, block.last)
  const body = shifted(p, lines, level)
  const gap = p.source.slice(0, lines.from).trim() === '' ? '' : '\n'
  const text = `${gap}def main():\n${body}\n\n\n${start}\n${level}main()`
  const before = p.source.slice(0, lines.from).trimEnd()
  return {
    code: `${before}${before === '' ? '' : '\n\n'}${text}${p.source.slice(lines.to)}`,
    told: `${told} Lo que hacía está en ${inlineCode('main')}.`,
    how,
    keepsOutput: true,
  }
}

/** The main statements, where they stand together and no function needs their names. */
function mainBlock(p: Program): { first: Statement; last: Statement } | null {
  const main = mainStatements(p)
  const settings = main.findIndex((node) => !(node.kind === 'assign' && isReadByFunction(p, node)))
  const rest = settings < 0 ? [] : main.slice(settings)
  const [first, last] = [rest[0], rest.at(-1)]
  if (!first || !last || rest.some((node) => node.kind === 'assign' && isReadByFunction(p, node))) return null
  const between = p.body.filter(({ from }) => from >= first.from && from <= last.from)
  return between.length === rest.length ? { first, last } : null
}

function isReadByFunction(p: Program, node: Statement): boolean {
  if (node.kind !== 'assign') return false
  const names = node.targets.flatMap((target) => (target.kind === 'name' ? [target.name] : []))
  return p.body.some(
    (each) =>
      (each.kind === 'function' || each.kind === 'class') &&
      names.some((name) => new RegExp(`(?<![\\w."'])${name}\\b`).test(p.text(each))),
  )
}
