import { inlineCode } from '../../../../engine/compose'
import { callTo } from '../../../../python/program/expression-shapes'
import { edited, keyword, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «que no borre lo de ayer, que lo vaya agregando al final»: a file that is written goes on where it ends. */
export const appendFileChange: Change = {
  name: 'append-file',
  stage: STAGE.output,
  says: [
    /\b(?:(?:y|pero|que) )*(?:sin (?:borrar|machacar|perder|sobrescribir|pisar)|no (?:me |se |lo |la )*(?:borre|machaque|pierda|sobrescriba|pise|elimine)\w*)(?: (?:el|la|los|las|lo|que|de|ya|habia|hay|tenia|ayer|antes|anterior\w*|datos|contenido|archivo|fichero|guardad[oa]s?|otr[oa]s?|dias?|ventas|veces|cada|vez)){0,7}/,
    /\b(?:que )?(?:se |lo |la |los |las )*(?:vaya )?(?:anad\w+|agreg\w+|acumul\w+|sum\w+|escrib\w+|guard\w+)(?: \w+){0,3}? (?:(?:al|a el) final|debajo|a continuacion)(?: (?:del? )?(?:archivo|fichero|todo))?/,
  ],
  needs: ({ words }) =>
    /borr|machac|machaq|perd|pierd|sobresc|pis|elimin|vaya|acumul|debajo|continuacion|archivo/.test(words),
  make(p) {
    const modes = p.spots('call').flatMap(({ node }) => {
      const call = callTo(node, 'open')
      const mode = call ? (keyword(call, 'mode') ?? positional(call)[1]) : undefined
      return mode?.kind === 'string' && mode.value === 'w' ? [mode] : []
    })
    if (modes.length === 0) return null
    return {
      code: edited(
        p,
        modes.map(({ from, to }) => ({ from, to, text: p.source.slice(from, to).replace('w', 'a') })),
      ),
      told: 'Lo nuevo se añade al final del archivo; lo que ya había se queda.',
      how: [`${inlineCode('"a"')} (de *append*) escribe al final; con ${inlineCode('"w"')} el archivo se vacía antes.`],
    }
  },
}
