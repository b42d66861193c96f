import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { codePart } from '../../../engine/reading/code-part'
import type { Step } from '../../../python/evaluate/result'
import { run } from '../../explain/parts/output'
import type { Asked, Reader } from '../asked'

const OUTPUT =
  /^(?:que|cuanto|cual) (?:me |se )?(?:sale|saldria|imprime|imprimiria|da|daria|queda|quedaria|muestra|vale|valdria|es el resultado)(?: (?:entonces|ahora|asi|con eso|al final|en total))*$/
const WHY =
  /^(?:y |pero )?(?:eso |esto )?(?:por que|a que se debe|como es eso)(?: (?:pasa|ocurre|sale|es|cambia|sucede))?(?: (?:eso|esto|asi|igual|lo mismo|distinto))?$/
const TRIED = /```python\n([\s\S]{1,6000}?)\n```/
/** What came out of it stands behind it, the last of two. */
const NOW = /```text\n([\s\S]{1,2000}?)\n```/g

/** «¿Cuánto sale entonces?», «¿por qué?», after a change was tried: what it printed, and where the two runs part. */
export const triedBefore: Reader = (asked) => {
  const last = asked.state.said.at(-1) ?? ''
  const [, program] = TRIED.exec(last) ?? []
  const isTried = asked.state.answered.at(-1)?.skill === 'what-if'
  if (!isTried || program === undefined || asked.code === null) return null
  if (OUTPUT.test(asked.said)) {
    const output = [...last.matchAll(NOW)].at(-1)?.[1]
    return output === undefined ? null : answered('tried', [text('Con ese cambio imprime:'), printed(output)])
  }
  return WHY.test(asked.said) ? partedAt(asked, program) : null
}

/** The first step that the two runs do not share. */
function partedAt({ code }: Asked, program: string) {
  if (code === null) return null
  const [before, after] = [run(code.tree), run(codePart(program, 'fenced').tree)]
  if (!('steps' in before) || !('steps' in after)) return null
  const [old, now] = [before.steps, after.steps]
  const at = old.findIndex((step, index) => !isSame(step, now[index]))
  const [was, is] = [old[at], now[at]]
  if (at === -1 || (was === undefined && is === undefined)) return null
  const same = at === 0 ? '' : 'Hasta ahí las dos versiones hacen lo mismo. '
  const told = [
    was === undefined ? 'como estaba, ya había acabado' : `como estaba, la línea ${was.line} ${doneText(was)}`,
    is === undefined
      ? after.kind === 'raised'
        ? `con el cambio, se para en la línea ${after.line} con ${inlineCode(after.type)}`
        : 'con el cambio, ya ha acabado'
      : `con el cambio, la línea ${is.line} ${doneText(is)}`,
  ]
  return answered('tried', [text(`${same}Se separan aquí: ${told.join('; ')}. Todo lo demás sale de esa diferencia.`)])
}

const isSame = (one: Step, other: Step | undefined): boolean =>
  other !== undefined && one.printed === other.printed && JSON.stringify(one.changes) === JSON.stringify(other.changes)

function doneText({ changes, printed: shown }: Step): string {
  const values = changes.map(({ name, value }) => inlineCode(`${name} = ${value}`)).join(', ')
  const prints = shown === '' ? '' : `imprime ${inlineCode(shown.trim())}`
  return values === '' ? prints : `deja ${values}${prints === '' ? '' : ` e ${prints}`}`
}
