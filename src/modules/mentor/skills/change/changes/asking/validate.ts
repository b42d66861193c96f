import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { loopsAround, type Place } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { messageIn } from '../output/message'

const BREAKS =
  '(?:pet\\w+|truen\\w+|tron\\w+|fall\\w+|romp\\w+|revient\\w+|revent\\w+|explot\\w+|casqu\\w+|caiga|crash\\w+|cae|bote|bot[ae]|colaps\\w+|cierr\\w+|de error|da error|salte? (?:el |un )?(?:error|excepcion)|salga error|muer\\w+)'

/** «que no pete si escribo letras», «que lo vuelva a pedir hasta que sea un número», «entre 1 y 10». */
export const validateChange: Change = {
  name: 'validate',
  stage: STAGE.input,
  says: [
    new RegExp(
      `\\b(?:y )?(?:pero )?(?:que )?(?:el programa )?(?:no (?:me |se |le )?${BREAKS})(?: el programa)?(?: (?:si|cuando|al) (?!(?:\\w+ ){0,4}?(?:cero|0\\b|division|archivo|fichero))[^.,;]{3,60})?(?! (?:si|cuando|al) (?:\\w+ ){0,5}(?:cero|0\\b|archivo|fichero))`,
    ),
    new RegExp(
      `\\b(?:se |me |le )?${BREAKS}(?: todo| el programa)? (?:si|cuando|al) (?!(?:\\w+ ){0,4}?(?:archivo|fichero|division))[^.,;]{3,70}`,
    ),
    new RegExp(
      `\\b(?:si|cuando) (?!(?:\\w+ ){0,4}?(?:archivo|fichero|division))[^.,;]{3,50} (?:se |me |le )?${BREAKS}(?: todo| el programa)?(?: con un error)?`,
    ),
    /\b(?:si|cuando) (?:alguien |el usuario |la persona |uno )?(?:escrib\w+|pong\w+|pon\w*|met\w+|introdu\w+|ingres\w+|tecle\w+) (?:una |un |unas |algo )?(?:letras?|textos?|palabras?|burrada|tonteria|cosas? raras?|chorrada|otra cosa|que no sea)[^.,;]{0,60}/,
    /\b(?:(?:que )?(?:lo |la |me |los |las )?(?:vuelv\w+ a (?:pedir|preguntar)\w*(?= |$)|pid\w+ (?:otra vez|de nuevo)|(?:siga|sigue) pidiendo\w*|pregunt\w+ (?:otra vez|de nuevo)))(?: \w+){0,3}?(?: hasta que (?:sea|este|ponga|escriba|meta|introduzca|den?|pong\w+) [^.,;]{3,40})?/,
    /\b(?:valid\w+|compru\w+|comprob\w+|verifi\w+|asegur\w+|control\w+)(?: (?:que|de|la|el|los|las|lo|si|sea|son|entrada|datos?|numeros?|un|errores|error|usuario|input)){1,7}/,
    /\b(?:con |usa\w* |usando |ponle |metele |anade(?:le)? |agrega(?:le)? |mete(?:le)? )?(?:(?:un |el |los |con |de )?(?:try ?(?:except|catch)?|try|manejo de (?:los )?errores|control de errores|manejo de excepciones|gestion de errores|excepciones))\b/,
    /\bque no (?:me |se )?(?:acept\w+|admit\w+|dej\w+|permit\w+)\b(?! (?:que se |a nadie )?(?:sac|retir|gast|vend|compr|repet|qued|repit)\w+)/,
    /\bsolo (?:acepte|admita|deje|permita) (?:numeros|enteros|valores)[^.,;]{0,30}/,
    new RegExp(`\\b(?:entre (?:el )?(?<low>${NUMBER}) y (?:el )?(?<high>${NUMBER}))(?! (?:personas|partes))`),
    new RegExp(`\\bdel? (?<low3>${NUMBER}) al? (?<high3>${NUMBER})(?!\\w)`),
    new RegExp(
      `(?:menos|menor(?:es)?|por debajo) (?:de|que|a) (?<low2>${NUMBER}) (?:ni|o|y) (?:mas|mayor(?:es)?|por encima) (?:de|que|a) (?<high2>${NUMBER})`,
    ),
    /(?<positive>\b(?:numeros? )?(?:positiv[oa]s?|mayor(?:es)? (?:que|a|de) (?:0|cero)|no (?:sea|admita|acepte|deje|permita)(?: numeros?)? (?:negativ[oa]s?|menor(?:es)? (?:que|a|de) (?:0|cero))|negativ[oa]s?)\b)/,
    /(?<zero>\b(?:pon\w*|met\w+|escrib\w+|teclee?\w*|es|sea|son|divid\w+ (?:entre|por)|ni) (?:un |el )?(?:0|cero)\b(?: [a-z]+)?)/,
    /\b(?:avis\w+|dig\w+(?= (?:que|un mensaje|el mensaje|error|dato|numero|no |["'«“]))|dato inval\w+|numero inval\w+)(?: \w+){0,2}?(?: dato inval\w+| numero inval\w+| no valido)?/,
  ],
  needs: ({ words }) => TRIGGERS.test(words),
  // «que con negativos devuelva False» is asked of a function, unless it is to ask as well.
  make: (p, wish) => (GIVES_BACK.test(wish.said.prose) && !ASKS.test(wish.said.prose) ? null : retried(p, wish)),
}

const GIVES_BACK = /\b(?:devuelv|retorn|regres)/i
const ASKS = /\b(?:pid[ae]|pedir|teclado|pregunt)/i

/** A range of numbers or a notice alone asks for nothing. */
const TRIGGERS =
  /\bno (?:me |se |le )?\w+|valid|compr|verif|asegur|control|letras|texto|burrada|tonteria|vuelv|otra vez|de nuevo|siga|try|excep|errores|acept|admit|dej|permit|inval|positiv|negativ/

type Read = { place: Place<StatementOf<'assign'>>; name: string; conversion: 'int' | 'float' }

/** Numbers that are read at the keyboard, each in a statement of its own. */
function readNumbers(p: Program): Read[] {
  return p.places('assign').flatMap((place) => {
    const found = inputIn(place.node.value)
    const name = place.node.targets.length === 1 ? nameOf(place.node.targets[0]) : null
    return found?.conversion && name !== null ? [{ place, name, conversion: found.conversion }] : []
  })
}

/** Conversions of a text that was read before, in a loop: it goes on to the next round. */
function convertedLater(p: Program): Read[] {
  return p.places('assign').flatMap((place) => {
    const { value } = place.node
    const isConversion =
      value.kind === 'call' && value.callee.kind === 'name' && /^(?:int|float)$/.test(value.callee.name)
    const name = place.node.targets.length === 1 ? nameOf(place.node.targets[0]) : null
    if (!isConversion || name === null || inputIn(value)) return []
    const source = positional(value).map((part) => nameOf(textAtCore(part)))[0]
    const isRead =
      source !== undefined &&
      source !== null &&
      p.binds(source, place.scope).some((binding) => binding.value !== null && inputIn(binding.value) !== null)
    const isInLoop = place.parent?.node.kind === 'while'
    return isRead && isInLoop ? [{ place, name, conversion: nameOf(value.callee) === 'int' ? 'int' : 'float' }] : []
  })
}

const textAtCore = (node: Expression): Expression =>
  node.kind === 'call' && node.callee.kind === 'attribute' ? textAtCore(node.callee.value) : node

export function retried(p: Program, wish: Wish): Result {
  const reads = [...readNumbers(p), ...convertedLater(p)].filter(({ place }) => place.parent?.node.kind !== 'try')
  if (reads.length === 0) return triedAgain(p, wish)
  const notice =
    messageIn(wish) ??
    (reads.some(({ conversion }) => conversion === 'float')
      ? 'Dato inválido: escribe un número.'
      : 'Dato inválido: escribe un número entero.')
  const edits: Edit[] = []
  for (const read of reads) edits.push(guarded(p, read, { notice, check: checkFor(p, wish, read.name) }))
  const names = [...new Set(reads.map(({ name }) => name))].map(inlineCode).join(', ')
  return {
    code: edited(p, edits),
    told: `Si lo que se escribe no vale, el programa no se para: avisa y lo vuelve a pedir (${names}).`,
    how: [
      '`try` intenta convertir el texto en número; si no se puede, salta `ValueError` y se ejecuta lo de `except`.',
      ...(readNumbers(p).length > 0
        ? ['El `while True` repite la pregunta, y `break` sale cuando el dato ya es bueno.']
        : ['`continue` salta a la siguiente vuelta, que vuelve a preguntar.']),
    ],
  }
}

const ASKS_AGAIN = /\b(?:vuelv|otra vez|de nuevo|hasta que|siga|sigue|letras|texto)/
const LEAVES = /\b(?:break|return|raise|continue|exit|quit)\b/

/** A number that is read within a `try` already: in a loop it is asked for again as it is, else all of the `try` is repeated. */
function triedAgain(p: Program, { words, parts }: Wish): Result {
  const [read] = readNumbers(p).filter(({ place }) => place.parent?.node.kind === 'try')
  const tried = read?.place.parent
  if (read === undefined || tried?.node.kind !== 'try' || !ASKS_AGAIN.test(words) || Object.values(parts).some(Boolean))
    return null
  const [loop] = loopsAround(read.place)
  const lineOf = (node: Statement) => p.source.slice(0, node.from).split('\n').length
  if (loop?.node.kind === 'while')
    return {
      why: `El programa **ya lo hace**: ${inlineCode(read.name)} se lee dentro de un \`try\` (línea ${lineOf(tried.node)}). Si lo que se escribe no es un número, se ejecuta lo de \`except\`, y el \`while\` de la línea ${lineOf(loop.node)} vuelve a preguntar:\n\n\`\`\`python\n${p.source.trimEnd()}\n\`\`\``,
    }
  const last = tried.node.body.at(-1)
  if (last === undefined || LEAVES.test(p.text(tried.node))) return null
  const [indent, level] = [indentOf(p, tried.node), levelOf(p)]
  const lines = linesOf(p, tried.node)
  const inside = `${p.source.slice(lines.from, last.to)}\n${indentOf(p, last)}break${p.source.slice(last.to, lines.to)}`
  const deeper = inside.replace(/^(?=.)/gm, level)
  return {
    code: edited(p, [{ ...lines, text: `${indent}while True:\n${deeper}` }]),
    told: `Si lo que se escribe no vale, se vuelve a pedir ${inlineCode(read.name)}.`,
    how: ['`while True` repite la pregunta, y `break` sale del bucle en cuanto el dato es bueno.'],
  }
}

/** What else the number must be: the condition under which it is refused, and what is said then. */
type Check = { test: string; notice: string } | null
function checkFor(p: Program, { parts }: Wish, name: string): Check {
  const [low, high] = [
    numberFrom(parts.low ?? parts.low2 ?? parts.low3),
    numberFrom(parts.high ?? parts.high2 ?? parts.high3),
  ]
  if (low !== null && high !== null)
    return { test: `not ${low} <= ${name} <= ${high}`, notice: `Tiene que estar entre ${low} y ${high}.` }
  if (parts.zero !== undefined && dividesBy(p, name)) return { test: `${name} == 0`, notice: 'No puede ser cero.' }
  if (parts.positive === undefined) return null
  return /negativ/.test(parts.positive)
    ? { test: `${name} < 0`, notice: 'No puede ser negativo.' }
    : { test: `${name} <= 0`, notice: 'Tiene que ser mayor que cero.' }
}

const dividesBy = (p: Program, name: string) =>
  p.spots('binary').some(({ node }) => ['/', '//', '%'].includes(node.operator) && nameOf(node.right) === name)

function guarded(p: Program, { place }: Read, { notice, check }: { notice: string; check: Check }): Edit {
  const { node } = place
  const level = levelOf(p)
  const outer = indentOf(p, node)
  const lines = linesOf(p, node)
  const statement = p.text(lines).trim()
  const isLater = inputIn(node.value) === null
  const one = isLater ? outer : outer + level
  const tries = [
    `${one}try:`,
    `${one}${level}${statement}`,
    `${one}except ValueError:`,
    `${one}${level}print(${textLiteral(p, notice)})`,
    `${one}${level}continue`,
    ...(check
      ? [`${one}if ${check.test}:`, `${one}${level}print(${textLiteral(p, check.notice)})`, `${one}${level}continue`]
      : []),
  ]
  const whole = isLater ? tries : [`${outer}while True:`, ...tries, `${one}break`]
  if (!check && !isLater) {
    const short = [
      `${outer}while True:`,
      `${one}try:`,
      `${one}${level}${statement}`,
      `${one}${level}break`,
      `${one}except ValueError:`,
      `${one}${level}print(${textLiteral(p, notice)})`,
    ]
    return { ...lines, text: short.join('\n') }
  }
  return { ...lines, text: whole.join('\n') }
}
