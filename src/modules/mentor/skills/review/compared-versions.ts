import { inlineCode } from '../../engine/compose'
import type { Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import type { Point } from './told'

const STEPS = 20_000

/** What both versions give where they are run: the same, or what has changed; nothing where they cannot be run. */
export function comparedTold(before: Module, after: string): string {
  const [old, fresh] = [before, parsePython(after)].map((tree) =>
    evaluateProgram(tree, { budget: { steps: STEPS, ofOne: STEPS } }),
  )
  if (old?.kind === 'done' && fresh?.kind === 'done') {
    if (old.output === fresh.output)
      return old.output === '' ? '' : 'He ejecutado las dos versiones, y con esos datos dan lo mismo.'
    if (rounded(old.output) === rounded(fresh.output))
      return 'He ejecutado las dos versiones, y dan lo mismo salvo algún último decimal.'
    const [was, is] = [old.output, fresh.output].map((output) => inlineCode(output.trim()))
    return old.output.length + fresh.output.length > MAX_SHOWN || /\n./.test(old.output + fresh.output)
      ? 'He ejecutado las dos versiones, y no imprimen lo mismo.'
      : `He ejecutado las dos versiones: antes imprimía ${was} y ahora ${is}.`
  }
  return ''
}

const MAX_SHOWN = 120
const rounded = (output: string) =>
  output.replace(/-?\d{1,15}\.\d{6,20}/g, (number) =>
    Number(number)
      .toFixed(6)
      .replace(/\.?0+$/, ''),
  )

/** «Los nombres y lo de la línea 4 no los he cambiado»: what is told and not in the new version. */
export function leftTold(points: readonly Point[]): string {
  const left = points.filter(({ isMade }) => !isMade)
  const lines = [...new Set(left.filter(({ what }) => !NAMES.test(what)).flatMap((point) => point.lines))]
  const names = left.some(({ what }) => NAMES.test(what))
    ? 'Los nombres no los he cambiado: qué guarda cada uno lo sabes tú.'
    : ''
  const others = lines
    .toSorted((a, b) => a - b)
    .join(', ')
    .replace(/, (\d+)$/, ' y $1')
  const rest =
    lines.length === 0
      ? ''
      : `Lo de ${lines.length === 1 ? 'la línea' : 'las líneas'} ${others} no está cambiado ahí arriba.`
  return [rest, names].filter((part) => part !== '').join(' ')
}
const NAMES = /^Los nombres/
