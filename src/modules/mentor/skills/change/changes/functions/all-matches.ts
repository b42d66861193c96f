import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «que devuelva todas las posiciones donde esté»: a search that stops at the first goes on, and gives a list. */
export const allMatchesChange: Change = {
  name: 'all-matches',
  stage: STAGE.expression,
  says: [
    /\b(?:que )?(?:me )?(?:devuelv\w+|retorn\w+|regres\w+|d[ea]|busqu\w+|encuentr\w+)(?: (?:una|la|lista|con|de))* tod[oa]s (?:(?:las|los|l[oa]s que) )?(?:posiciones|indices|lugares|sitios|coincidencias|veces|que (?:cumpl|coincid|empiec|sean|haya|encuentr)\w+|resultados)[^.;,¦]{0,40}/,
    /\b(?:y )?(?:una lista )?vaci[oa] si (?:no|ningun)[^.;,¦]{0,30}/,
    /\b(?:y )?si no (?:esta|hay|encuentra|aparece)[^.;,¦]{0,20} (?:una )?(?:lista )?vaci[oa]/,
  ],
  needs: ({ words }) => /\btod[oa]s\b/.test(words),
  make(p): Result {
    for (const { node: fn } of p.places('function')) {
      const loop = fn.body.find((node) => node.kind === 'for')
      const check =
        loop?.kind === 'for' ? loop.body.find((node): node is StatementOf<'if'> => node.kind === 'if') : undefined
      const found = check?.body.find(isReturn)
      const end = fn.body.at(-1)
      if (!loop || !found?.value || !end || !isReturn(end)) continue
      const name = freeName(
        p,
        /range|enumerate/.test(p.text(loop).split('\n')[0] ?? '') ? 'posiciones' : 'encontrados',
        'resultado',
      )
      const start = linesOf(p, loop).from
      return {
        code: edited(p, [
          { from: start, to: start, text: `${indentOf(p, loop)}${name} = []\n` },
          { from: found.from, to: found.value.to, text: `${name}.append(${p.text(found.value)})` },
          { from: end.from, to: end.value?.to ?? end.to, text: `return ${name}` },
        ]),
        told: `${inlineCode(fn.name)} devuelve ahora una lista con todos; si no hay ninguno, vacía.`,
        how: ['`return` terminaba en el primero: ahora `append` lo apunta y el bucle sigue hasta el final.'],
      }
    }
    return null
  },
}

const isReturn = (node: Statement): node is StatementOf<'return'> => node.kind === 'return'
