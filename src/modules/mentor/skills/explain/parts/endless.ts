import type { Module } from '../../../python/ast'
import type { Evaluation } from '../../../python/evaluate/result'
import { indexed } from '../../../python/program/source'
import { ENDLESS } from '../../faults/detect/flow/endless'
import { type Fault, isSearchable } from '../../faults/find-faults'
import { LIKELY } from '../../faults/found'
import { told } from '../../faults/wording'

/** The fault of a loop that never ends; null where the run came to its end, or what is typed may end it. */
export function endlessFault(module: Module, run: Evaluation): Fault | null {
  if (run.kind === 'outside' && run.reason === 'input') return null
  if (run.kind === 'done' || run.kind === 'raised' || module.errors.length > 0 || !isSearchable(module)) return null
  const program = indexed(module)
  for (const [name, detect] of Object.entries(ENDLESS)) {
    for (const found of detect(program))
      if (found.certainty >= LIKELY) return { ...found, kind: name, line: program.line(found.at) }
  }
  return null
}

/** That a loop never ends, and why. */
export function endlessText(module: Module, run: Evaluation): string | null {
  const fault = endlessFault(module, run)
  return fault && `${told(fault, 'what')} ${told(fault, 'why')} Para cortarlo, \`Ctrl + C\`.`
}
