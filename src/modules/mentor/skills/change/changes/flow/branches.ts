import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { comparison, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  endOf,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { collectionsIn } from '../collections/collection'
import { printIn } from '../collections/print-in'
import { testIn } from '../functions/function-guards'
import { messageIn } from '../output/message'

/** «que avise si la opción no existe»: the `else` of a chain. */
export const elseChange: Change = {
  name: 'else-branch',
  stage: STAGE.expression,
  says: [
    /\b(?:avis\w+|dig\w+|muestr\w+|controle?|pong\w+)?[^.;]{0,30}?(?:si|cuando) (?:la |el |eligen? (?:una )?|(?:pon|met|dig)\w+ (?:una )?|escrib\w+ (?:una )?)?(?:opcion|operacion|respuesta|letra|eleccion|otra cosa|otr[oa] [a-z]{3,12})(?: que)? ?(?:no (?:existe|esta|es valid\w+|vale|es correct\w+)|es otra|inval\w+|incorrect\w+|mal\w*)?(?: (?:que )?(?:me )?(?:lo )?(?:dig|avis)\w+(?: que)?(?: no (?:existe|vale|esta|es valid[oa]))?)?|\b(?:opcion|operacion) (?:inval\w+|no valid\w+|incorrect\w+)\b/,
    /\b(?:(?:y|que|falta|tambien|me|quiero) )*(?:saqu\w+|dig\w+|pong\w+|muestr\w+|imprim\w+|escrib\w+|salg\w+)(?: (?:tambien|me))* ["'«“]?(?<text>(?!(?:el|la|los|las|un|una|cuant|cual|lo|solo)\w*\b)[^"'»”.;,¦]{2,30}?)["'»”]? (?:para|a|en|con|si son|si es|cuando sean?) (?:los|las|el|lo|tod[oa]s)?(?: los| las)? ?(?:otr[oa]s?|demas|resto|que no(?: [a-z]+){0,3})\b/,
  ],
  make(p, wish) {
    for (const { node } of p.places('if')) {
      if (node.isElif || (wish.parts.text !== undefined && printsIn(node.body).length === 0)) continue
      const last = lastOf(node)
      if (
        last === null &&
        wish.parts.text === undefined &&
        p.places('if').filter((each) => !each.node.isElif).length === 1
      ) {
        const shown = printsIn(node.otherwise).at(-1)
        if (shown)
          return {
            why: `Eso ya lo hace tu programa: si no es ninguna, la línea ${p.line(shown)} dice ${inlineCode(p.text(shown))}.`,
          }
      }
      if (last === null || (last === node && wish.parts.text === undefined)) continue
      const end = last.body.at(-1)
      const indent = indentOf(p, node)
      if (!end) continue
      const { to } = linesOf(p, end)
      return {
        code: edited(p, [
          {
            from: to,
            to,
            text: `\n${indent}${stays(p) ?? 'else:'}\n${indent}${levelOf(p)}print(${textLiteral(p, wish.parts.text ?? messageIn(wish) ?? 'Esa opción no existe.')})`,
          },
        ]),
        told:
          wish.parts.text === undefined
            ? 'Si lo que se elige no es ninguna de las opciones, el programa avisa.'
            : `En los demás casos dice «${wish.parts.text}».`,
        how: ['El `else` del final se ejecuta cuando no se ha cumplido ninguna de las condiciones anteriores.'],
      }
    }
    return null
  },
}

/** `while opcion != "3":` is left by an option that has no branch: it is no mistake. */
function stays(p: Program): string | null {
  const test = p
    .places('while')
    .map(({ node }) => comparison(node.test))
    .find((each) => each?.operator === '!=')
  return test ? `elif ${p.text(test.node)}:` : null
}

/** The last `elif` of a chain without an `else`. */
function lastOf(node: StatementOf<'if'>): StatementOf<'if'> | null {
  const [next] = node.otherwise
  if (!next) return node
  return next.kind === 'if' && next.isElif ? lastOf(next) : null
}

/** «que si tiene más de 65 diga jubilado»: one more case, before the others. */
export const caseBranchChange: Change = {
  name: 'case-branch',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `\\b(?:y )?(?:que )?(?:(?:si|cuando)(?: (?:la|el|es|tiene|saca|vale|son|esta|hay|sea)){0,7} |(?=entre ))(?<condition>[^.;]{0,30}?(?:entre ${NUMBER} y ${NUMBER}|(?:mas|menos|mayor|menor|igual)(?: o igual)? (?:de|que|a) ${NUMBER}|${NUMBER} o (?:mas|menos)))(?: (?!dig|pong|que\\b)\\w+)?,? (?:que )?(?:dig\\w+|pong\\w+|muestr\\w+|imprim\\w+|salga|escrib\\w+)(?: que)? ["'«“]?(?<text>[^"'»”.;,]{2,40})`,
    ),
  ],
  make(p, { parts }) {
    for (const { node } of p.places('if')) {
      const test = comparison(node.test)
      if (node.isElif || !test || numberOf(test.right) === null || printsIn(node.body).length === 0) continue
      const words = folded(parts.condition ?? '')
      const fresh = betweenIn(words, p.text(test.left)) ?? testIn(words, p.text(test.left))
      if (fresh === null) return null
      const indent = indentOf(p, node)
      const said = (parts.text ?? '').trim()
      const text = `if ${fresh}:\n${indent}${levelOf(p)}print(${textLiteral(p, upperFirst(said))})\n${indent}elif`
      return {
        code: edited(p, [{ from: node.from, to: node.from + 2, text }]),
        told: `Hay un caso más: si ${inlineCode(fresh)}, dice «${said.replaceAll('`', '')}».`,
        how: [
          'Va el primero porque Python se queda con la primera condición que se cumple, y las demás ya no las mira.',
        ],
      }
    }
    return null
  },
}

/** «entre 20 y 30» */
function betweenIn(words: string, name: string): string | null {
  const [, low, high] = new RegExp(`entre (${NUMBER}) y (${NUMBER})`).exec(words) ?? []
  return low === undefined || high === undefined ? null : `${numberFrom(low)} <= ${name} <= ${numberFrom(high)}`
}

/** «que diga si aprueba o suspende»: a verdict on the last result. */
export const verdictChange: Change = {
  name: 'verdict',
  stage: STAGE.output,
  says: [
    /\b(?<beside>(?:dig\w+|muestr\w+|indiqu\w+|pon\w*|salg\w+|aparezc\w+|anad\w+|agreg\w+) (?:[a-z]+ ){0,3}?(?:si )?(?:ha |esta |he )?aprob\w+ o (?:no|suspen\w+|reprob\w+)(?: (?:al lado|a cada uno|en cada uno|detras|de cada uno))?)/,
    /\b(?:dig\w+|muestr\w+|avis\w+|indiqu\w+|ponga|diga me)(?: \w+){0,2}? si (?:ha |esta |he )?(?:(?<yes>aprob\w+|aprueb\w+) o (?:no|suspen\w+|reprob\w+)|(?<both>(?:es )?par o (?:es )?impar)|(?<sign>(?:es )?(?:positivo o negativo|negativo o positivo)))/,
  ],
  make(p, { parts, words }) {
    const each = (parts.yes ?? parts.beside) ? verdictOfEach(p, words) : null
    if (each !== null || (parts.beside !== undefined && parts.yes === undefined)) return each
    const printed = mainStatements(p).findLast((node) => printsIn([node]).length > 0)
    const shown = printed
      ? printsIn([printed])
          .slice(0, 1)
          .flatMap(positional)
          .flatMap((part) =>
            part.kind === 'format-string'
              ? part.parts.flatMap((each) => (each.kind === 'field' ? [each.value] : []))
              : [part],
          )
          .findLast(({ kind }) => kind === 'name')
      : undefined
    const name =
      nameOf(shown) ??
      mainStatements(p)
        .flatMap((node) => (node.kind === 'assign' && inputIn(node.value)?.conversion ? [nameOf(node.targets[0])] : []))
        .at(-1)
    const last = mainStatements(p).at(-1)
    if (!name || !last) return null
    const [test, yes, no] =
      parts.yes !== undefined
        ? [`${name} >= 5`, 'Aprobado', 'Suspenso']
        : parts.both !== undefined
          ? [`${name} % 2 == 0`, 'Es par', 'Es impar']
          : [`${name} >= 0`, 'Es positivo', 'Es negativo']
    const to = p.lines.rangeOf(p.lines.lineAt(endOf(p, last) - 1)).to
    const level = levelOf(p)
    const lines = [
      `if ${test}:`,
      `${level}print(${textLiteral(p, yes)})`,
      'else:',
      `${level}print(${textLiteral(p, no)})`,
    ]
    return {
      code: `${p.source.slice(0, to)}\n${lines.join('\n')}${p.source.slice(to)}`,
      told: `Al final dice «${yes}» o «${no}», según ${inlineCode(test)}.`,
      how: [],
    }
  },
}

/** Of each element that a loop prints, the verdict stands beside it. */
function verdictOfEach(p: Program, words: string): Result {
  for (const { loop, fields } of collectionsIn(p).toReversed()) {
    const print = printIn(loop.node)
    const numbers = fields.filter(({ kind }) => kind === 'number')
    const [field] = numbers
    const last = print?.value.kind === 'call' ? print.value.arguments.at(-1) : undefined
    if (!field || numbers.length > 1 || !last) continue
    const no = /reprob/.test(words) ? 'reprobado' : 'suspenso'
    const verdict = `"aprobado" if ${field.code} >= 5 else "${no}"`
    return {
      code: edited(p, [{ from: last.to, to: last.to, text: `, ${verdict}` }]),
      told: `Al lado de cada uno sale «aprobado» o «${no}».`,
      how: [`${inlineCode(verdict)} da un texto u otro según la condición, en una sola expresión.`],
    }
  }
  return null
}
