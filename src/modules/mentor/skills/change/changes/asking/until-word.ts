import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  shifted,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const WORD =
  '["\'«“]?(?<word>fin|salir|listo|basta|nada|stop|exit|ya|parar|terminar|acabar|0|cero|[a-z]{2,10}(?=["\'»”]))["\'»”]?'

const UNTIL = new RegExp(
  `(?:\\ben (?:vez|lugar) de (?:solo )?(?:\\d+|un[oa]?|dos|tres|cuatro|cinco|diez)(?: [a-z]+)?,? )?(?:\\b(?:(?:y|pero) )?(?:si )?no (?:se|sabemos|sabe) cuant[oa]s[^.;¦]{0,40}?[?, ]+)?(?:\\b(?:que |y |me |pueda|poder|se|puedan?|quiero|yo|uno|el usuario|ir) ?){0,6}(?:(?:met|escrib|pon|introdu|ingres|anad|agreg|ped|pid|pregunt|sig|carg)\\w*)[^.;¦]{0,50}?\\bhasta (?:que )?(?:(?:yo|uno|el usuario|la persona|se|le|no|me|ya|no quiera mas y) ){0,3}(?:(?:escrib|pong|pon|dig|met|introdu|ingres|tecle|de)\\w*) (?:la palabra |un |con )?${WORD}`,
)

/** «y si no sé cuántas van a ser, que pueda meter las que quiera hasta escribir fin»: a loop that asks so often goes on until a word. */
export const untilWordChange: Change = {
  name: 'until-word',
  stage: STAGE.repeat,
  ...fitting([UNTIL], (p, { parts }) => untilWord(p, parts.word)),
}

function untilWord(p: Program, said: string | undefined): Result {
  const word = (said ?? 'fin').toLowerCase().replace('cero', '0')
  const loop = p.places('for').find(({ node }) => callTo(node.iterable, 'range') !== null)
  const spot = loop
    ? p.spots('call').find(({ node, place }) => inputIn(node) !== null && place.parent?.node === loop.node)
    : undefined
  const ask = spot ? inputIn(spot.node) : null
  if (!loop || !spot || !ask) return null
  const { node } = loop
  // What counts the rounds stands in the question, at most.
  const counter = p.text(node.target)
  const others = p
    .spots('name')
    .filter(({ node: use }) => use.name === counter && use.from > node.iterable.to && use.to <= node.to)
  if (others.some(({ node: use }) => use.from < ask.input.from || use.to > ask.input.to)) return null
  const level = levelOf(p)
  const [inner, outer] = [indentOf(p, node.body[0] ?? node), indentOf(p, node)]
  const shown = ask.input.arguments[0]?.value
  const label = shown
    ? p
        .text(shown)
        .replace(/^f?["']|["']$/g, '')
        .replace(/\{[^}]*\}/g, '')
        .replace(/[\s:]+$/, '')
        .trim()
    : ''
  const text = freeName(p, 'texto', 'entrada')
  const lines = [
    `${outer}while True:`,
    `${inner}${text} = input(${textLiteral(p, `${label === '' ? 'Dato' : label} (${word} para terminar): `)})`,
    `${inner}if ${text}.strip().lower() == ${textLiteral(p, word)}:`,
    `${inner}${level}break`,
    '',
  ].join('\n')
  const first = linesOf(p, node).from
  const begin = linesOf(p, node.body[0] ?? node).from
  return {
    code: edited(p, [
      { from: first, to: begin, text: lines },
      { from: ask.input.from, to: ask.input.to, text },
      ...whenThereAreSome(p, node),
    ]),
    told: `Ya no pide un número fijo de veces: sigue hasta que se escribe «${word}».`,
    how: [
      `${inlineCode('while True')} repite la pregunta, y ${inlineCode('break')} sale del bucle con la palabra.`,
      'Se mira la palabra antes de convertir lo escrito en número: «fin» no se puede convertir.',
    ],
  }
}

/** Nothing may have been typed: what has no value of an empty list is left out then. */
function whenThereAreSome(p: Program, loop: StatementOf<'for'>): Edit[] {
  const rest = mainStatements(p).filter(({ from }) => from > loop.from)
  const [first, last] = [rest[0], rest.at(-1)]
  const filled = loop.body.flatMap((each) => {
    const method = each.kind === 'expression' ? methodCall(each.value) : null
    return method?.name === 'append' ? [p.text(method.object)] : []
  })[0]
  if (!first || !last || filled === undefined) return []
  const range = linesOf(p, first, last)
  if (!/\b(?:max|min|mean|median)\(|\/ ?len\(/.test(p.source.slice(range.from, range.to))) return []
  return [{ ...range, text: `if ${filled}:\n${shifted(p, range, levelOf(p))}` }]
}
