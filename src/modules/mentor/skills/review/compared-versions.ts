import type { Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { findImprovements } from './find-improvements'
import type { Improvement } from './improvement'

const STEPS = 20_000

/** What both versions give where they are run: the same, or what has changed; what to look for where they cannot be. */
export function comparedTold(before: Module, after: string, mendsFault: boolean): string {
  const [old, fresh] = [before, parsePython(after)].map((tree) =>
    evaluateProgram(tree, { budget: { steps: STEPS, ofOne: STEPS } }),
  )
  if (old?.kind === 'done' && fresh?.kind === 'done') {
    if (old.output === fresh.output)
      return old.output === '' ? '' : 'He ejecutado las dos versiones, y con esos datos dan lo mismo.'
    return 'He ejecutado las dos versiones: lo que imprimen cambia solo por lo que está en la lista.'
  }
  return mendsFault
    ? 'Ejecuta las dos versiones con los mismos datos: solo puede cambiar lo que estaba mal.'
    : 'Ejecuta las dos versiones con los mismos datos: tienen que dar lo mismo.'
}

/** Which of the points that are told the new version still has: they are the person's to decide. */
export function leftToThem(points: readonly Improvement[], after: string): Improvement[] {
  const still = findImprovements(parsePython(after), [])
  return points.filter(
    (point) =>
      (/^Los nombres/.test(point.what) && point.edits.length === 0) ||
      (point.why !== '' &&
        still.some(({ what, why, edits }) => why === point.why && (what === point.what || edits.length === 0))),
  )
}

/** «los nombres y lo de la línea 4» */
export function leftTold(left: readonly Improvement[], lineAt: (from: number) => number): string {
  if (left.length === 0) return ''
  const named = left.map(({ what, from }) =>
    /^Los nombres/.test(what) ? 'los nombres' : `lo de la línea ${lineAt(from)}`,
  )
  const each = [...new Set(named)]
  const list = each.length === 1 ? each[0] : `${each.slice(0, -1).join(', ')} y ${each.at(-1)}`
  return `No he cambiado ${list}: eso lo decides tú, porque depende de lo que quieras decir o hacer ahí.`
}
