import { inlineCode } from '../../../../engine/compose'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { withImport } from '../style/imports'

/** «que coja el año actual solo»: a year that is written down is the clock's. */
export const thisYearChange: Change = {
  name: 'this-year',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|me|lo|el programa) )*(?:coja|use|tome|saque|sepa|ponga|calcule|detecte|con|lea|obtenga|usa|pon)(?: (?:automaticamente|solo|con|por si solo|ya))* (?:el|la) (?:ano|fecha) (?:actual|de hoy|de ahora|del sistema|en (?:el )?que estamos|del ordenador)(?: (?:solo|sola|automatic\w+|por si sol[oa]|el solo|directamente))*(?: (?:en (?:vez|lugar) de|y no) [^.,;¦]{3,40}?(?= y |[.,;]|$))?/,
  ],
  make(p): Result {
    const years = p.spots('number').filter(({ node }) => /^(?:19|20)\d\d$/.test(node.text))
    if (years.length === 0) return null
    const code = edited(
      p,
      years.map(({ node }) => ({ from: node.from, to: node.to, text: 'datetime.now().year' })),
    )
    return {
      code: withImport(code, 'from datetime import datetime'),
      told: 'El año lo da ahora el reloj del ordenador.',
      how: ['`datetime.now().year` es el año de hoy, como número entero.'],
    }
  },
}

/** «cuántos años me faltan para jubilarme (67)»: how far a number is from another. */
export const remainingChange: Change = {
  name: 'remaining',
  stage: STAGE.output,
  says: [
    /\b(?:(?:y|que|me|tambien|ademas|al final|dig\w+|muestr\w+|calcul\w+|saqu\w+|dime) )*(?:cuant[oa]s|lo que) (?<unit>[a-z]+ )?(?:me |te |le )?(?:falta\w*|queda\w*) (?:para|hasta) (?<what>[^.,;:()\d¦]{2,40}?),? ?\(?(?:a los |son |que son |es a los |los )?(?<goal>\d{1,6})(?: (?:anos|euros|puntos))?\)?/,
  ],
  make(p, { parts, words }): Result {
    const last = mainStatements(p).at(-1)
    const names = p.allPlaces.flatMap(({ node, scope }) =>
      scope.kind === 'module'
        ? (plainAssign(node)?.name ?? (node.kind === 'augmented-assign' ? nameOf(node.target) : null) ?? [])
        : [],
    )
    const own = /\banos\b/.test(words) ? names.find((name) => /edad|anos|años/.test(name)) : undefined
    const subject =
      own ??
      names.findLast((name) => mentionsStem(words, name)) ??
      names.findLast((name) => /total|suma|saldo|puntos|ahorro/.test(name))
    if (!last || subject === undefined || parts.goal === undefined) return null
    const what = (parts.what ?? '').trim()
    const unit = (parts.unit ?? '').trim()
    const { to } = linesOf(p, last)
    const line = `print(${textLiteral(p, 'Faltan')}, ${parts.goal} - ${subject}, ${textLiteral(p, `${unit} para ${what}`.trim())})`
    return {
      code: `${p.source.slice(0, to)}\n${line}${p.source.slice(to)}`,
      told: `Al final dice lo que falta para ${what}.`,
      how: [`${inlineCode(`${parts.goal} - ${subject}`)} es lo que hay entre los dos números.`],
    }
  },
}
