import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { comparison, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const LEAD =
  '^(?:(?:y|vale|ok|ahora|pero|mejor|si|quiero|quisiera|que|tambien|bueno|no|genial|bien|perfecto)[, ]+){0,6}'

/** «que me pregunte la ciudad» of a program that looks for the one that is written down: who is asked says which. */
export const askedLiteralChange: Change = {
  name: 'asked-literal',
  stage: STAGE.input,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `${LEAD}(?:(?:el programa )?(?:me )?(?:pregunt|pid)[a-z]{1,4}(?:me)?(?: (?:por|antes))?|(?:yo )?(?:pueda )?(?:elij|elig|eleg|escrib|pong|pon|decid|meta)[a-z]{1,4}(?: yo)?) (?:que |cual |de que )?(?:el |la |los |las )?(?<what>[a-z]{3,15})(?: (?:que (?:quiero|busco|quiera)|a (?:buscar|mostrar|filtrar)|por teclado|con input|al (?:usuario|principio)|quiero(?: ver)?|se busca)){0,2}[ ?!.]*$`,
      ),
      new RegExp(
        `${LEAD}(?:el |la )(?<what2>[a-z]{3,15}|\\d{1,6}) (?:(?:me )?la (?:pregunte|pida)|(?:me )?lo (?:pregunte|pida)|(?:la|lo) (?:escriba|elija|ponga|meta|diga) (?:yo|el usuario)|(?:la|lo) (?:pueda|quiero) (?:cambiar|elegir|poner|escribir)(?: yo)?|que (?:la|lo) (?:escriba|elija|ponga) yo)[ ?!.]*$`,
      ),
    ],
    (p, { parts }) => asked(p, folded(parts.what ?? parts.what2 ?? '')),
  ),
}

const LIMIT = /^(?:limite|tope|umbral|corte|minimo|maximo)$/

function asked(p: Program, noun: string): Result {
  const found = p.spots('compare').flatMap(({ node }) => {
    const test = comparison(node)
    if (!test || !(test.operator === '==' || /^[<>]=?$/.test(test.operator))) return []
    const isText = test.operator === '==' && test.right.kind === 'string'
    const isNumber = numberOf(test.right) !== null
    const words = (folded(p.text(test.left)).match(/[a-z]{3,}/g) ?? []).filter(
      (word) => !/^(?:lower|strip|fila|float|int|upper)$/.test(word),
    )
    const isMeant =
      words.some((word) => word === noun || mentionsStem(noun, word)) ||
      (isNumber && (LIMIT.test(noun) || p.text(test.right) === noun))
    return (isText || isNumber) && isMeant ? [{ left: test.left, literal: test.right, isNumber }] : []
  })
  const [only] = found
  const texts = new Set(found.map(({ literal }) => p.text(literal)))
  if (!only || texts.size !== 1) return null
  return askedFor(
    p,
    only,
    found.map(({ literal }) => literal),
    noun,
  )
}

type Only = { left: Expression; literal: Expression; isNumber: boolean }

function askedFor(p: Program, { left, literal, isNumber }: Only, all: readonly Expression[], noun: string): Result {
  const called = /^\d/.test(noun) ? 'limite' : noun
  const known = freeName(p, called, `${called}_buscado`)
  const isLower = /\.lower\(\)$/.test(p.text(left))
  const prompt = `input(${textLiteral(p, `${called === 'limite' ? 'Límite' : upperFirst(called)}: `)})`
  const value = isNumber
    ? `float(${prompt}.replace(${textLiteral(p, ',')}, ${textLiteral(p, '.')}))`
    : `${prompt}.strip()${isLower ? '.lower()' : ''}`
  const first = p.body.find(({ kind, from }) => !/^(?:import|import-from|function|class)$/.test(kind) && from >= 0)
  if (
    !first ||
    p
      .spots('compare')
      .some(
        ({ scope, node }) =>
          all.some((each) => each.from >= node.from && each.to <= node.to) && scope.kind === 'function',
      )
  )
    return null
  return {
    code: edited(p, [
      { from: first.from, to: first.from, text: `${known} = ${value}\n` },
      ...all.map(({ from, to }) => ({ from, to, text: known })),
    ]),
    told: `${inlineCode(p.text(literal))} ya no es fijo: se pregunta y se guarda en ${inlineCode(known)}.`,
    how: [`Donde se comparaba con ${inlineCode(p.text(literal))} se compara ahora con ${inlineCode(known)}.`],
  }
}
