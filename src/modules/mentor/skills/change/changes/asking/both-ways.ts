import { inlineCode } from '../../../../engine/compose'
import { codePart } from '../../../../engine/reading/code-part'
import type { Statement } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, programOf, shifted, textLiteral } from '../../../../python/program/source'
import { FROM_TO } from '../../../follow-up/run/inverse'
import { alike, calculationOf, exchanged, inverted } from '../../../follow-up/run/undone'
import { type Change, type Result, STAGE, type Wish } from '../../change'

const THING = '(?:grados? )?[a-z]{1,20}'

/** «que pregunte 1 para km a millas o 2 para millas a km», «que se pueda también al revés»: both directions of a conversion. */
export const bothWaysChange: Change = {
  name: 'both-ways',
  stage: STAGE.structure,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|q|primero|me|se|ahora|quiero|pueda|pregunte|pregunta|pida|elegir|elija|escoger|un menu|menu|opcion(?:es)?|con|deje|dejame|:|,) ?){0,8}["'(]?(?<first>1)["')]? ?(?:\\.|:|=|-|\\(|para|si|es|de)? ?(?:pasar )?(?:de )?(?<one>${THING}) a (?<other>${THING})\\)?[,;]? ?(?:o|y|e|,)? ?["'(]?2["')]? ?(?:\\.|:|=|-|\\(|para|si|es|de)? ?(?:pasar )?(?:de )?(?:${THING} a ${THING}|al reves)\\)?(?:,? (?:y )?(?:despues|luego) (?:que )?(?:me )?(?:pida |pregunte )?(?:la cantidad|el valor|cuant[oa]s?))?`,
    ),
    new RegExp(
      `\\b(?:pueda|se puede|puedas?|deje|elija|elegir|escoger|elegirse|pregunte|tambien|ademas|menu)\\b[^.;]{0,40}?(?:(?:de )?(?<one2>${THING}) a (?<other2>${THING}) (?:o|y) (?:tambien )?)?(?:al reves|a la inversa|lo contrario|viceversa|(?:en )?(?:los dos|ambos) sentidos|en las dos direcciones|de (?<one3>${THING}) a (?<other3>${THING})(?: (?:o|y) (?:(?:de )?${THING} a ${THING}|al reves|a la inversa|viceversa))?)`,
    ),
    /\b(?:y )?si (?:lo |la )?(?:quiero|quisiera|necesito) (?:tambien )?(?:al reves|a la inversa)(?: tambien)?\??/,
    /\b(?:(?:y|que|me|se) )*(?:deje|pueda|permita|poder)(?: (?:elegir|escoger|hacerlo|convertir|pasar))* (?:tambien )?(?:al reves|a la inversa)(?: tambien)?(?:,? (?:es decir,? |o sea,? )?de [a-z]+ a [a-z]+)?/,
    /\b(?:y )?(?:tambien )?(?:al reves|a la inversa|lo contrario|viceversa)\b[^.;]{0,24}?\b(?:elij\w+|elegir|se elige|escoj\w+|escoger)(?: (?:el usuario|yo|la persona|cual|uno))?/,
  ],
  make: (p, wish) => bothWays(p, wish),
}

function bothWays(p: Program, wish: Wish): Result {
  const code = codePart(p.source, 'pasted')
  const calculation = calculationOf(code)
  const undone = calculation && inverted(calculation)
  if (!calculation || undone === null) return null
  const said = spoken(wish)
  const isOwn = said === null || alike(said[0], calculation.from) || !alike(said[0], calculation.result)
  const words = said === null ? null : isOwn ? said : ([said[1], said[0]] as const)
  const other = programOf(exchanged(p.source, { ...calculation, words, undone }))
  if (other.module.errors.length > 0 || other.body.length !== p.body.length) return null
  const labels = (words ?? [calculation.from, calculation.result]).map((word) => word.trim())
  return isOwn || said === null ? chosen(p, [p, other], labels) : chosen(p, [other, p], labels.toReversed())
}

function spoken({ parts, said }: Wish): readonly [string, string] | null {
  const [one, other] = [parts.one ?? parts.one2 ?? parts.one3, parts.other ?? parts.other2 ?? parts.other3]
  // «que me pregunte de qué a qué» names neither.
  if ([one, other].some((word) => /\bqu[eé]$/.test(word ?? ''))) return null
  if (one !== undefined && other !== undefined) return [one, other]
  const [, from, to] = FROM_TO.exec(said.prose) ?? []
  return from === undefined || to === undefined ? null : [from, to]
}

const stays = ({ kind }: Statement) => kind === 'import' || kind === 'import-from' || kind === 'function'

/** What both programs begin with stays before the question; the rest of each is a branch. */
function chosen(p: Program, [one, two]: readonly [Program, Program], [from = '', to = '']: readonly string[]): Result {
  const level = levelOf(p)
  const [first, second] = [one, two].map((each) => each.body.map((node) => each.text(node).trimEnd()))
  if (!first || !second) return null
  const isShared = (at: number) => first[at] === second[at]
  const start = one.body.findIndex((node, at) => !stays(node) && !isShared(at))
  if (start === -1 || one.body.slice(start).some(stays)) return null
  const head = one.body.slice(0, start).flatMap((_, at) => (isShared(at) ? [first[at]] : [first[at], second[at]]))
  const branch = (each: Program) => {
    const [begin, end] = [each.body[start], each.body.at(-1)]
    return begin && end ? shifted(each, linesOf(each, begin, end), level) : ''
  }
  const name = freeName(p, 'opcion', 'sentido')
  const lines = [
    ...(head.length === 0
      ? []
      : [head.join(one.body.slice(0, start).some(({ kind }) => kind === 'function') ? '\n\n\n' : '\n'), '']),
    `print(${textLiteral(p, `1. De ${from} a ${to}`)})`,
    `print(${textLiteral(p, `2. De ${to} a ${from}`)})`,
    `${name} = input(${textLiteral(p, 'Elige 1 o 2: ')})`,
    `if ${name} == ${textLiteral(p, '1')}:`,
    branch(one),
    `elif ${name} == ${textLiteral(p, '2')}:`,
    branch(two),
    'else:',
    `${level}print(${textLiteral(p, 'Esa opción no está: escribe 1 o 2.')})`,
  ]
  return {
    code: `${lines.join('\n')}\n`,
    told: `Ahora pregunta primero en qué sentido: 1, de ${from} a ${to}; 2, de ${to} a ${from}.`,
    how: [
      `${inlineCode(name)} es un texto, y por eso se compara con ${inlineCode(textLiteral(p, '1'))}; la cuenta del segundo sentido es la primera despejada.`,
    ],
  }
}
