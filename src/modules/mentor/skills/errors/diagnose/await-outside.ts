import { inlineCode } from '../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { atTop, type Case, type Diagnose, type Diagnosis, insertAt, lineOf, sourceOf, wrap } from './case'
import { callsOf, type Place } from './failing-program'

type Waiting = { node: ExpressionOf<'await'>; place: Place }

/** `await` in a function that is not `async`, or in none: the function is made so, and so is each that calls it. */
export const awaitOutside: Diagnose = (fault) => {
  const all = fault.program.expressions.filter((each): each is Waiting => each.node.kind === 'await')
  const [first] = all.filter(({ place: { scope } }) => !scope?.isAsync)
  if (!first) return null
  return first.place.scope === null ? ofMain(fault, first) : ofFunction(fault, first, first.place.scope)
}

const MAX_CALLERS = 4

function ofFunction(fault: Case, { node }: Waiting, own: StatementOf<'function'>): Diagnosis {
  const made = new Set([own])
  const edits: Edit[] = []
  for (const each of made) {
    edits.push(insertAt(defFrom(fault, each), 'async '))
    for (const { node: call, place } of callsOf(fault.program, each.name)) {
      if (sourceOf(fault, { from: Math.max(0, call.from - 6), to: call.from }) === 'await ') continue
      // Where nothing waits, the loop of events is started.
      if (place.scope === null) edits.push(...wrap(call, 'asyncio.run(', ')'))
      else edits.push(insertAt(call.from, 'await '))
      if (place.scope && !place.scope.isAsync && made.size < MAX_CALLERS) made.add(place.scope)
    }
  }
  const starts = edits.some(({ text }) => text.startsWith('asyncio.run'))
  const line = lineOf(fault, node)
  const name = inlineCode(`${own.name}()`)
  return {
    line,
    cause: `El \`await\` de la línea ${line} está en ${name} (línea ${lineOf(fault, { from: own.nameFrom })}), que es una función normal: \`await\` solo vale dentro de una \`async def\`. Con \`async\` delante, ${name} tampoco se llama a secas: ${starts ? 'desde el programa principal, con `asyncio.run(…)`' : 'se espera, con `await`'}.`,
    edits: [...edits, ...(starts && !/\bimport asyncio\b/.test(fault.source) ? [atTop(fault, 'import asyncio')] : [])],
    avoid:
      'Toda función que espera algo con `await` es `async def`, y la primera de todas se arranca una sola vez, con `asyncio.run(…)`.',
  }
}

/** Where `def` stands: decorators are above it. */
const defFrom = ({ source }: Case, { nameFrom }: StatementOf<'function'>) => source.lastIndexOf('def', nameFrom)

function ofMain(fault: Case, { node, place }: Waiting): Diagnosis | null {
  const line = lineOf(fault, node)
  const isCall = node.value.kind === 'call' && place.parents.length === 0
  return {
    line,
    cause: `El \`await\` de la línea ${line} está fuera de toda función, y solo vale dentro de una \`async def\` (en un cuaderno de Jupyter sí vale suelto). En un programa se arranca con \`asyncio.run(…)\`.`,
    edits: isCall
      ? [
          { from: node.from, to: node.value.from, text: 'asyncio.run(' },
          insertAt(node.value.to, ')'),
          ...(/\bimport asyncio\b/.test(fault.source) ? [] : [atTop(fault, 'import asyncio')]),
        ]
      : [],
    ...(!isCall && { decide: 'Mete esas líneas en `async def main():` y llámala al final con `asyncio.run(main())`.' }),
  }
}
