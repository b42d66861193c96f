import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

const TEST =
  '(?:para|asi|y asi) (?:lo |la )?(?:poder )?(?:prob|pruebe?|comprob|ver)\\w*(?: (?:lo|la|bien|si funciona))?'
const SETS =
  '(?:(?:sea|es|este|salga|quede|tiene que ser|debe ser|siempre|fij[oa]|fijad[oa]|en|a|al|con|el|la|un|una|por ejemplo)[, ]+)*'

/** «pon el secreto fijo, el 42», «que la palabra sea siempre python»: what is drawn by chance is stated, mostly to try the program. */
export const fixedDrawChange: Change = {
  name: 'fixed-draw',
  stage: STAGE.value,
  says: [
    new RegExp(
      `(?:${TEST},? )?\\b(?:(?:y|que|pero|ah|pon(?:me|le)?|dejam?e?|haz que|fija(?:me)?|con|quiero que) )*(?:el|la) (?<noun>(?:numero|palabra|valor|codigo)(?: secret[oa]| ocult[oa])?|secreto)(?: (?:a|que hay que|por) (?:adivinar|acertar))?[, ]+(?:que )?${SETS}["'«“]?(?<value>\\d{1,6}|[a-z]{3,20})["'»”]?(?![\\w])(?:,? ${TEST})?`,
    ),
  ],
  needs: ({ parts, words }) =>
    /^\d+$/.test(parts.value ?? '')
      ? /\b(?:secret|ocult|adivin|fij|siempre|prob)/.test(words)
      : /palabra/.test(parts.noun ?? '') &&
        /\b(?:siempre|sea|fija|es)\b/.test(words) &&
        !NO_WORD.test(parts.value ?? ''),
  make(p, { parts }) {
    const value = parts.value ?? ''
    const draws = drawnIn(p)
    const stem = (parts.noun ?? '').split(' ')[0]?.slice(0, 5) ?? ''
    const draw = draws.find(({ name }) => name.includes(stem)) ?? (draws.length === 1 ? draws[0] : undefined)
    if (draw === undefined || draw.isNumber !== /^\d+$/.test(value)) return null
    const text = draw.isNumber ? value : textLiteral(p, value)
    const code = edited(p, [{ from: draw.from, to: draw.to, text }, ...importLeft(p, draw)])
    return {
      code,
      told: `${inlineCode(draw.name)} ya no sale al azar: vale siempre ${inlineCode(text)}.`,
      how: ['Con el valor fijo se puede probar el programa; para jugar de verdad, vuelve a poner la línea de antes.'],
    }
  },
}

const NO_WORD =
  /^(?:siempre|secret[oa]|fij[oa]|que|mas|otra|aleatoria|azar|misma|larga|corta|distinta|elegida|correcta)$/i
const BY_CHANCE = /^(?:randint|randrange|choice|randbelow|uniform)$/

type Drawn = { name: string; from: number; to: number; isNumber: boolean; module: string }

/** Names that are given something by chance. */
function drawnIn(p: Program): Drawn[] {
  return p.places('assign').flatMap(({ node }) => {
    const name = plainAssign(node)?.name
    const call = node.value && methodCall(node.value)
    const module = call ? nameOf(call.object) : null
    if (name === undefined || !call || module === null || !node.value || !BY_CHANCE.test(call.name)) return []
    return [{ name, from: node.value.from, to: node.value.to, isNumber: call.name !== 'choice', module }]
  })
}

/** The import that nothing else needs. */
function importLeft(p: Program, { module }: Drawn) {
  const uses = [...p.source.matchAll(new RegExp(`\\b${module}\\.`, 'g'))].length
  const own = p.module.body.find(
    (node): node is StatementOf<'import'> => node.kind === 'import' && p.text(node).trim() === `import ${module}`,
  )
  if (own === undefined || uses > 1) return []
  const { from, to } = linesOf(p, own)
  const gap = /^\n*/.exec(p.source.slice(to))?.[0].length ?? 0
  return [{ from, to: to + gap, text: '' }]
}
