import { text } from '../../../engine/blocks'
import { briefAskIn } from '../../../engine/requests/brief-ask'
import type { Answer } from '../../../engine/skill'
import { MAKE_PROGRAMS } from '../../../engine/skill-families'
import type { Asked, Reader } from '../asked'

const MAX_QUOTED = 120

/** «No te he pedido eso»: what was heard is said, nothing is changed, and what was meant is asked. */
export const protest: Reader = (asked) => {
  if (briefAskIn(asked.said) !== 'protest') return null
  const [line = ''] = (asked.state.answered.at(-1)?.question ?? '').trim().split('\n')
  const quoted = line
    .replace(/[`*_«»]/g, '')
    .slice(0, MAX_QUOTED)
    .trim()
  const heard = quoted === '' ? '' : ` De «${quoted}» te he contestado a otra cosa.`
  return {
    outcome: 'asked',
    isFinal: true,
    blocks: [text(`Perdona.${heard} ${asksFor(asked)}`)],
  } satisfies Answer
}

function asksFor({ state, code }: Asked): string {
  if (MAKE_PROGRAMS.has(state.answered.at(-1)?.skill ?? ''))
    return '¿Qué tiene que hacer el programa que no hace, o qué hace de más? Con un ejemplo (estos datos, este resultado) lo cambio.'
  return code === null
    ? '¿Me lo preguntas con otras palabras, o con un ejemplo de lo que quieres saber?'
    : '¿Qué quieres saber de tu programa: una línea, lo que vale un nombre, por qué sale algo? Dímelo con la línea o el nombre y te contesto a eso.'
}
