import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'
import { withImport } from '../style/imports'

/** «y que diga la hora», «con la fecha de hoy»: said once, before what the program says. */
export const nowShownChange: Change = {
  name: 'now-shown',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      /^(?:(?:y|que|me|tambien|ademas|quiero|ahora|al principio|al final)[, ]+){0,6}(?:(?:dig|muestr|imprim|pong|salg|ensen)[a-z]{1,5}|con|pon(?:le)?|anade(?:le)?|agrega(?:le)?) (?:tambien )?(?:la |una )?(?<what>hora|fecha)(?: (?:de hoy|actual|de ahora|que es|del dia|y hora))?(?: (?:tambien|al principio|al final|arriba|abajo))?[ ?!.]*$/,
      /^(?:(?:y|que|me|tambien|ademas|quiero|ahora|al final|vale)[, ]+){0,6}(?:(?:dig|muestr|imprim|pong)[a-z]{1,5}|saber) (?:tambien )?(?:en )?(?:que|el) (?<born>ano) (?:en (?:el )?que )?(?:naci|nacio|naciste|de nacimiento)[ ?!.]*$/,
    ],
    (p, { parts: { what, born }, words }) =>
      born !== undefined ? bornIn(p) : now(p, { isHour: what === 'hora', isLast: /\b(?:final|abajo)\b/.test(words) }),
  ),
}

function now(p: Program, { isHour, isLast }: { isHour: boolean; isLast: boolean }): Result {
  const main = mainStatements(p)
  const place = isLast ? main.at(-1) : main[0]
  // Who has dates of its own means one of these.
  if (!place || /\bdatetime\b|\btime\b|\bfecha|\bhora/.test(p.source)) return null
  const text = isHour ? 'Son las {datetime.now():%H:%M}' : 'Hoy es {datetime.now():%d/%m/%Y}'
  const line = `print(f${textLiteral(p, text)})`
  const { from, to } = linesOf(p, place)
  return {
    code: withImport(
      edited(p, [isLast ? { from: to, to, text: `\n${line}` } : { from, to: from, text: `${line}\n` }]),
      'from datetime import datetime',
    ),
    told: isHour ? 'Dice también la hora.' : 'Dice también la fecha de hoy.',
    how: [`${inlineCode('datetime.now()')} es este momento; lo que va detrás de los dos puntos dice cómo se escribe.`],
  }
}

/** The year of birth is this year without the age, or one less before the birthday. */
function bornIn(p: Program): Result {
  const ages = p.places('assign').filter(({ node }) => /^edad\w* = int\(/.test(p.text(node)))
  const [only, other] = ages
  const last = mainStatements(p).at(-1)
  if (!only || other || !last || !mainStatements(p).includes(only.node) || /\bdate\b|datetime/.test(p.source))
    return null
  const { to } = linesOf(p, last)
  const name = /^\w+/.exec(p.text(only.node))?.[0] ?? 'edad'
  const line = `print(f${textLiteral(p, `Naciste en {date.today().year - ${name}}`)})`
  return {
    code: withImport(edited(p, [{ from: to, to, text: `\n${line}` }]), 'from datetime import date'),
    told: 'Dice también el año de nacimiento.',
    how: [`Es el año de hoy menos ${inlineCode(name)}; si este año aún no has cumplido, naciste un año antes.`],
  }
}
