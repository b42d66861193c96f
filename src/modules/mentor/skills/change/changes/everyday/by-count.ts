import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const LEAD =
  '(?:(?:y|que|pero|ahora|quiero|me|lo|los|las|salga[n]?|sal[ae]n?|muestr\\w+|imprim\\w+|pon\\w*|orden\\w+)[, ]+){0,8}'
const VERB = '(?:sal|aparec|se repit|hay|tien|se vend|vend|gast|vot)[a-z]{0,4}'
const WHICH = '(?:l[oa]s?|el|la) que (?:se )?'

/** «ordenado por la que más sale», «de la que más a la que menos»: a dictionary that is shown one by one, by its values. */
export const byCountChange: Change = {
  name: 'by-count',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}(?:por |desde |de |primero )${WHICH}(?<less>menos|mas) (?:veces )?${VERB}(?: a ${WHICH}(?:menos|mas)(?: ${VERB})?)?(?: primero)?[ ?!.]*$`,
      ),
      new RegExp(`^${LEAD}(?:primero )?${WHICH}(?<less2>menos|mas) ${VERB}(?: primero)?[ ?!.]*$`),
      new RegExp(`^${LEAD}de ${WHICH}(?<less3>menos|mas) a ${WHICH}(?:menos|mas)[ ?!.]*$`),
      new RegExp(
        `^${LEAD}por (?:su |el |la |los )?(?:frecuencia|numero de veces|veces|apariciones|valor(?:es)?|recuento)(?:,? de (?<less4>menor|mayor) a (?:mayor|menor))?[ ?!.]*$`,
      ),
    ],
    (p, { words, parts: { less, less2, less3, less4 } }) =>
      // «que salga la que más aparece» alone asks for one of them.
      less2 !== undefined && !/orden|primero/.test(words)
        ? null
        : byValue(p, /^men/.test(less ?? less2 ?? less3 ?? less4 ?? '')),
  ),
}

type Shown = { at: Expression; text: (isUp: boolean) => string }

/** `for k, v in d.items()`, sorted or not, and `for k in d` that shows `d[k]`. */
function shownOf(p: Program, { iterable, target, body }: StatementOf<'for'>): Shown[] {
  if (printsIn(body).length === 0) return []
  const sorted = callTo(iterable, 'sorted')
  const [inner = null, more = null] = sorted ? positional(sorted) : [iterable]
  if (inner === null || more !== null) return []
  const down = (isUp: boolean) => (isUp ? '' : ', reverse=True')
  if (methodCall(inner)?.name === 'items')
    return [{ at: iterable, text: (isUp) => `sorted(${p.text(inner)}, key=lambda par: par[1]${down(isUp)})` }]
  const [dict, key] = [nameOf(inner), nameOf(target)]
  const isOfKeys =
    dict !== null && key !== null && printsIn(body).some((call) => p.text(call).includes(`${dict}[${key}]`))
  return isOfKeys ? [{ at: iterable, text: (isUp) => `sorted(${dict}, key=${dict}.get${down(isUp)})` }] : []
}

function byValue(p: Program, isUp: boolean): Result {
  const [only, other] = p.places('for').flatMap(({ node }) => shownOf(p, node))
  if (!only || other) return null
  const text = only.text(isUp)
  return {
    code: edited(p, [{ from: only.at.from, to: only.at.to, text }]),
    told: `Ahora sale ordenado por el valor, de ${isUp ? 'menor a mayor' : 'mayor a menor'}.`,
    how: [
      text.includes('lambda')
        ? '`.items()` da parejas de clave y valor; `key=lambda par: par[1]` dice que se ordenen por lo segundo.'
        : `${inlineCode('key=')} dice por qué se ordena cada clave: por el valor que tiene.`,
    ],
  }
}
