import { inlineCode } from '../../../engine/compose'
import { allExpressions, statementsIn } from '../../../python/walk'
import { type FindImprovements, importing, textOf } from '../improvement'

/** `time.sleep(10)` in an `async def`: while it waits nothing else of the program is done, and a bot answers nobody. */
export const findBlockingWaits: FindImprovements = (program) => {
  const own = [...statementsIn(program.module.body)].filter((node) => node.kind === 'function' && node.isAsync)
  const waits = [...allExpressions(program.module)].filter(
    (node) =>
      node.kind === 'call' &&
      /^(?:time\.)?sleep$/.test(textOf(program, node.callee)) &&
      own.some(({ from, to }) => from <= node.from && node.to <= to) &&
      !/await\s+$/.test(program.source.slice(Math.max(0, node.from - 10), node.from)),
  )
  const [first] = waits
  if (!first) return []
  return [
    {
      ...{ from: first.from, to: first.to, weight: 0.9, isPlaced: true },
      what: `En la línea ${program.lines.lineAt(first.from)}, ${inlineCode(textOf(program, first))} **bloquea** el programa entero: dentro de una función \`async\` se espera con \`await asyncio.sleep(…)\`.`,
      why: 'Mientras duerme no se atiende nada más: un bot se queda congelado y no contesta a nadie. Con `await`, los demás siguen mientras este espera.',
      edits: [
        ...waits.flatMap((node) =>
          node.kind === 'call' ? [{ from: node.from, to: node.callee.to, text: 'await asyncio.sleep' }] : [],
        ),
        ...importing(program, 'asyncio'),
      ],
    },
  ]
}
