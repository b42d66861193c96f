import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { namesIn, numberOf, reads } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, shifted, textLiteral } from '../../../../python/program/source'
import type { Place, Spot } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { messageIn } from '../output/message'

/** «que no pete si divido entre 0». */
export const divisionChange: Change = {
  name: 'division',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:que |y ){0,7}(?:no (?:me |se |le )?\w+|avis\w+|controle?\w*|compruebe?|valid\w+|evit\w+|maneje|no deje|no permita|dig\w+|muestre|tenga en cuenta|proteg\w+)[^.,;]{0,40})?(?:(?:si|cuando|al|la|lo de|el de|que|el caso de|de) ?)?(?:(?:se |el |la |los |alguien |usuario |segundo |numero |divisor ){0,7})?(?:divid\w+|division|divisor|dividir)(?: (?:sea|es|vale))? (?:entre |por |para |a |con )?(?:0|cero)\b(?:[^.,;]{0,3})?/,
    /\b(?:si|cuando) (?:el )?(?:segundo|divisor|b|numero|num2|n2)(?: numero)? (?:es|sea|vale|fuera) (?:0|cero)[^.;]{0,40}/,
    /\bno (?:me |se |le )?\w+ (?:con|por|entre) (?:el )?(?:0|cero)\b/,
    /\b(?:y )?(?:si|cuando|aunque|con) (?:la |el |no )?(?:lista|diccionario|datos|texto|archivo)?(?: \w+){0,2}? ?(?:vaci[oa]s?|sin (?:elementos|datos|nada))(?:[^.;]{0,20}(?:no (?:me |se |le )?\w+|avis\w+|dig\w+))?/,
    /\bzero ?division\w*\b/,
  ],
  make(p, wish) {
    const divisions = p
      .spots('binary')
      .filter(({ node }) => ['/', '//', '%'].includes(node.operator) && numberOf(node.right) === null)
    const open = divisions.filter(({ place, node }) => !isGuarded(p, place, node.right))
    const [spot] = open
    if (!spot) return divisions.length > 0 ? { why: 'La división entre cero ya está controlada en tu programa.' } : null
    return guardedDivision(p, spot, wish)
  },
}

/** Whether an `if` or `try` around it, or an `if` that leaves before it, speaks of the divisor already. */
function isGuarded(p: Program, place: Place, divisor: Expression): boolean {
  const text = p.text(divisor)
  for (let at: Place | null = place; at; at = at.parent) {
    if (at.node.kind === 'try') return true
    if (at.node.kind === 'if' && new RegExp(`(?<!\\w)${text.replace(/\W/g, '\\$&')}(?!\\w)`).test(p.text(at.node.test)))
      return true
    if (at.block.slice(0, at.at).some((node) => node.kind === 'if' && p.text(node.test).includes(text))) return true
    if (at.node.kind === 'function') return false
  }
  return false
}

function guardedDivision(p: Program, { node, place }: Spot<ExpressionOf<'binary'>>, wish: Wish): Result {
  const divisor = p.text(node.right)
  const level = levelOf(p)
  const indent = indentOf(p, place.node)
  const isEmpty = /^len\(/.test(divisor)
  const notice = textLiteral(p, messageIn(wish) ?? (isEmpty ? 'No hay datos.' : 'No se puede dividir entre cero.'))
  const test = `${divisor} == 0`
  const how = [
    `Antes de dividir se mira si ${inlineCode(divisor)} vale 0: en ese caso se avisa y no se llega a la división.`,
  ]
  const told = `Si ${inlineCode(divisor)} es 0, el programa avisa en vez de pararse con un \`ZeroDivisionError\`.`
  if (place.node.kind === 'return') {
    const { from } = linesOf(p, place.node)
    const edit: Edit = { from, to: from, text: `${indent}if ${test}:\n${indent}${level}return ${notice}\n` }
    return {
      code: edited(p, [edit]),
      told,
      how: [...how, 'La función devuelve el aviso como texto, y quien la llama lo muestra.'],
    }
  }
  const last = lastDependent(place)
  const lines = linesOf(p, place.node, last)
  const text = `${indent}if ${test}:\n${indent}${level}print(${notice})\n${indent}else:\n${shifted(p, lines, level)}`
  return { code: edited(p, [{ ...lines, text }]), told, how }
}

/** The last statement of the block that needs what the division gave. */
function lastDependent({ node, block, at }: Place): Statement {
  const names = new Set(node.kind === 'assign' ? node.targets.flatMap((target) => [...namesIn(target)]) : [])
  let last = node
  for (const other of block.slice(at + 1)) {
    if (![...names].some((name) => reads([other], name))) continue
    last = other
    if (other.kind === 'assign') for (const target of other.targets) for (const name of namesIn(target)) names.add(name)
  }
  return last
}
