import { inlineCode } from '../../../../engine/compose'
import { CHANGES_IN_PLACE } from '../../../../python/in-place'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { fitting } from '../fitting'

const CHANGES = '(?:modifi\\w+|cambi\\w+|toqu\\w+|alter\\w+|estrope\\w+|desorden\\w+)'
const GIVES = '(?:devuelv\\w+|d[eé]|retorn\\w+|regres\\w+|haga|cree|trabaje (?:con|sobre))'
const OTHER = '(?:un[ao]|otr[ao]) ?(?:lista |copia )?(?:nuev[ao]|distint[ao]|aparte|copia|de la lista)?'

/** «que no modifique la lista original, que devuelva una nueva»: the function works on a copy of what it is given. */
export const ownCopyChange: Change = {
  name: 'own-copy',
  stage: STAGE.expression,
  ...fitting(
    [
      new RegExp(
        `\\b(?:y |pero )?(?:que |sin )(?:(?:la funcion|me|la|lo|se|le|no) )*${CHANGES}(?: (?:la|el|mi|lista|diccionario|original|de entrada|que le (?:paso|doy)|que recibe|inicial))+(?:,? (?:y |sino )*(?:que )?(?:me )?${GIVES} ${OTHER})?`,
      ),
      new RegExp(
        `\\b(?:y |pero |sino )*que (?:me )?${GIVES} (?:otr[oa]|una lista nueva|otra lista|una nueva|una copia)`,
      ),
    ],
    (p) => {
      const found = p.places('function').flatMap((place) => changedIn(p, place))
      const [only, other] = found
      const [first] = only?.place.node.body ?? []
      if (!only || other || !first) return null
      const { from } = linesOf(p, first)
      return {
        code: edited(p, [{ from, to: from, text: `${indentOf(p, first)}${only.name} = ${only.name}.copy()\n` }]),
        told: `${inlineCode(only.place.node.name)} trabaja ahora con una copia: lo que se le pasa se queda como estaba.`,
        how: [`${inlineCode(`${only.name}.copy()`)} da una lista nueva con los mismos elementos.`],
      }
    },
  ),
}

/** The parameters that a function changes from within. */
function changedIn(p: Program, place: FunctionPlace): { place: FunctionPlace; name: string }[] {
  const { node } = place
  const inside = ({ from, to }: { from: number; to: number }) => from > node.from && to <= node.to
  const stored = p
    .places('assign')
    .filter((each) => inside(each.node))
    .flatMap((each) => each.node.targets)
    .flatMap((target) => (target.kind === 'tuple' ? target.items : [target]))
    .flatMap((target) => (target.kind === 'subscript' ? (nameOf(target.value) ?? []) : []))
  const called = p.spots('call').flatMap((spot) => {
    const method = inside(spot.node) ? methodCall(spot.node) : null
    return method && CHANGES_IN_PLACE.has(method.name) ? (nameOf(method.object) ?? []) : []
  })
  const names = new Set([...stored, ...called])
  return node.parameters.flatMap(({ name }) => (names.has(name) ? [{ place, name }] : []))
}
