import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { run } from '../../explain/parts/output'
import type { Asked, Reader } from '../asked'

const ASKS =
  /^(?:en que|que|cual es la|en cual) linea (?:\w+ ){0,4}?(?:fall|error|romp|par[ae]|pet[ae]|truena|salt|revient)\w*|^donde (?:\w+ ){0,3}?(?:fall\w+|error|se para\w*|peta\w*|truena|romp\w+|salt\w+)\b/
const STOPPED = /se para en la \*\*línea (\d+)\*\* con (`[^`\n]{1,200}`)|^\*\*(`\w+`), línea (\d+)\.\*\*/m
/** Of what was supposed, and not of the program as it stands. */
const WOULD = /\b\w+aria\b/
const MAX_BACK = 3

/** «¿En qué línea fallaría?»: where what was tried, told or shown stops. */
export const whereFails: Reader = (asked) => {
  if (!ASKS.test(asked.said)) return null
  const told = toldBefore(asked) ?? (WOULD.test(asked.said) ? null : ofRun(asked))
  return told === null ? null : answered('where-fails', [text(told)])
}

function toldBefore({ state }: Asked): string | null {
  for (const answer of state.said.slice(-MAX_BACK).toReversed()) {
    const [, tried, error, kind, shown] = STOPPED.exec(answer) ?? []
    const line = tried ?? shown
    if (line !== undefined) return `En la **línea ${line}**: ahí salta ${error ?? kind}. Lo de debajo ya no se ejecuta.`
  }
  return null
}

function ofRun({ code, source }: Asked): string | null {
  const result = code === null ? null : run(code.tree)
  if (result === null || source === null) return null
  if (result.kind === 'done') return 'Tal como está, en ninguna: llega hasta el final sin error.'
  return result.kind === 'raised'
    ? `En la **línea ${result.line}**: ${inlineCode(source.lines.textOf(result.line).trim())}. Ahí salta ${inlineCode(`${result.type}: ${result.message}`)}.`
    : null
}
