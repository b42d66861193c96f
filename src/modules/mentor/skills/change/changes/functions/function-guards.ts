import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

const COMPARED = `(?:(?:es|sea|son|sean|fuera|esta|este|vale|valga|tiene|queda|quede) )?(?:(?:menor|mayor|mas|menos|superior|inferior|igual)(?: o igual)? (?:que|de|a)|distint\\w+ de|por debajo de|por encima de|menos de|mas de|negativ\\w+|positiv\\w+|no (?:es|sea|esta|este)(?: un)? (?:positiv\\w+|numero)|(?:es|sea|vale|valga) (?:igual a )?${NUMBER}|cero|vaci[oa]s?|no (?:tiene|hay) (?:elementos|datos|nada)|fuera de)`
const ERRORS = 'valueerror|typeerror|indexerror|keyerror|zerodivisionerror|exception|error|excepcion'

/** «si el porcentaje es menor que 0 o mayor que 100, lanza un ValueError»; «si está vacía que devuelva 0»; «que con el cero devuelva None y avise». */
export const guardChange: Change = {
  name: 'guard',
  // A function that the same message asks for is made before.
  stage: STAGE.structure + 0.5,
  says: [
    new RegExp(
      `\\b(?:y )?(?:que )?si (?<condition>[^.;]{0,60}?${COMPARED}(?: (?:que |de |a )?${NUMBER})?(?: (?:o|ni|u) (?:es |sea )?(?:${COMPARED})?(?: (?:que |de |a )?${NUMBER})?)?),? (?:(?:entonces|la funcion|me|se|que|el programa) ){0,7}(?<does>(?:lan[cz]\\w+|salt\\w+|da|de|levant\\w+|tir\\w+|raise|arroj\\w+)(?: (?:un|una|el|error|de|tipo)){0,7} (?<error>${ERRORS})|(?:devuelv\\w+|retorn\\w+|regres\\w+|return) (?:un |una |el |la |a )?(?<value>-?\\d+(?:[.,]\\d+)?|none|nada|false|true|falso|verdadero|cero|["'][^"']*["']|lista vacia|\\[\\]|texto vacio|\\([^()]{1,24}\\)))(?:[^.;]{0,3}(?<notify>y (?:que )?avis\\w+|avis\\w+))?`,
    ),
    new RegExp(
      `\\b(?<after>(?:lan[cz]\\w+|salt\\w+|raise|levant\\w+|de|da|tir\\w+) (?:un |una )?(?<error2>${ERRORS})|(?:devuelv\\w+|retorn\\w+|regres\\w+|return) (?:un |una |el |la |a )?(?<value2>-?\\d+(?:[.,]\\d+)?|none|nada|false|true|falso|verdadero|cero|["'][^"']*["']|(?:una )?lista vacia|\\[\\]|texto vacio)) (?:si|cuando) (?<condition2>[^.;]{0,60}?${COMPARED}(?: (?:que |de |a )?${NUMBER})?(?: (?:o|ni|u) (?:es |sea )?(?:${COMPARED})?(?: (?:que |de |a )?${NUMBER})?)?)`,
    ),
    /\b(?:y )?(?:que )?si (?<condition3>(?:(?:la|el|se|le|me) )?(?:[a-z]+ ){0,3}?(?:esta |es |viene |llega |recibe |pasan? )?(?:una? )?(?:[a-z]+ )?vaci[oa]s?)[,:]? (?<value4>\([^()]{1,24}\)|none|0|cero)(?= ?$|[.,;¦])/,
    /(?<zero>(?:no )?[^.;]{0,20}(?:divid\w+ (?:entre|por) |(?:con|por|si es|cuando es|para) )(?:el |un )?(?:cero|0))[^.;]{0,12}?(?:que )?(?:devuelv\w+|retorn\w+|regres\w+) (?<value3>none|nada|0|cero|-1|["'][^"']*["'])(?<notify3>[^.;]{0,4}y (?:que )?avis\w+)?/,
  ],
  make(p, wish) {
    const { condition, condition2, condition3, zero } = wish.parts
    if (zero !== undefined) return zeroGuard(p, wish)
    const words = folded(condition ?? condition2 ?? condition3 ?? '')
    return words === '' ? null : guarded(p, wish, words)
  },
}

function guarded(p: Program, wish: Wish, words: string): Result {
  const found = subjectOf(p, words)
  if (!found) return null
  const names = alikeNames(found.place.node, found.name, words)
  const tests = names.flatMap((name) => testIn(words, name) ?? [])
  const [first] = tests
  if (first === undefined) return null
  const test = tests.join(' or ')
  const told = reason(names, first)
  const error = wish.parts.error ?? wish.parts.error2
  const action =
    error === undefined
      ? `return ${literalOf(wish.parts.value ?? wish.parts.value2 ?? wish.parts.value4)}`
      : `raise ${errorName(error)}(${textLiteral(p, told)})`
  const lines = wish.parts.notify === undefined ? [action] : [`print(${textLiteral(p, told)})`, action]
  return inserted(p, found.place, {
    test,
    lines,
    told:
      error === undefined
        ? `Si ${inlineCode(test)}, la función devuelve ${inlineCode(literalOf(wish.parts.value ?? wish.parts.value2 ?? wish.parts.value4))} sin hacer nada más.`
        : `Si ${inlineCode(test)}, la función lanza un ${inlineCode(errorName(error))}.`,
    isRaise: error !== undefined,
  })
}

type Guard = { test: string; lines: string[]; told: string; isRaise: boolean }

function inserted(p: Program, { node }: Place<StatementOf<'function'>>, { test, lines, told, isRaise }: Guard): Result {
  const docstring = node.body[0]?.kind === 'expression' && node.body[0].value.kind === 'string'
  const first = node.body[docstring ? 1 : 0]
  if (!first) return null
  const level = levelOf(p)
  // «def f(x): return x» gets lines of its own.
  const isOneLine = p.lines.lineAt(first.from) === p.lines.lineAt(node.nameFrom)
  const indent = isOneLine ? indentOf(p, node) + level : indentOf(p, first)
  const text = [`${indent}if ${test}:`, ...lines.map((line) => `${indent}${level}${line}`)].join('\n')
  const { from } = linesOf(p, first)
  const edit = isOneLine
    ? { from: p.source.slice(0, first.from).trimEnd().length, to: first.from, text: `\n${text}\n${indent}` }
    : { from, to: from, text: `${text}\n` }
  return {
    code: edited(p, [edit]),
    told,
    how: [
      `Lo primero que hace ${inlineCode(node.name)} es comprobar ${inlineCode(test)}; si se cumple, no llega al resto.`,
      ...(isRaise
        ? ['`raise` para la función en ese punto: quien la llama puede recoger el error con `try` y `except`.']
        : []),
    ],
  }
}

/** The function and its parameter that the words speak of. */
export function subjectOf(p: Program, words: string): { place: Place<StatementOf<'function'>>; name: string } | null {
  const functions = p.places('function')
  for (const place of functions) {
    const own = place.node.parameters.filter(({ name }) => name !== 'self')
    const named = own.find(
      ({ name }) => new RegExp(`(?<!\\w)${name.toLowerCase()}(?!\\w)`).test(words) || mentionsStem(words, name),
    )
    if (named) return { place, name: named.name }
  }
  const [only, other] = functions.filter(({ node }) => !node.name.startsWith('__'))
  const parameters = only?.node.parameters.filter(({ name }) => name !== 'self') ?? []
  const [first] = parameters
  return only && !other && first && parameters.length === 1 ? { place: only, name: first.name } : null
}

/** «si la base o la altura son negativas», «si alguno es negativo»: the parameters of which the same is said. */
function alikeNames({ parameters }: StatementOf<'function'>, subject: string, words: string): string[] {
  const own = parameters.filter(({ name, form }) => name !== 'self' && form === 'positional').map(({ name }) => name)
  if (/\b(?:alguno?|alguna|cualquier\w*|(?:l[oa]s|sus) (?:dos|tres|parametros|argumentos|datos|valores))\b/.test(words))
    return own.length > 0 ? own : [subject]
  const isName = (word: string, name: string) => word === name.toLowerCase() || mentionsStem(word, name)
  const said = words.split(/[\s,]+/)
  const last = said.findLastIndex((word) => own.some((name) => isName(word, name)))
  const listed = said.slice(0, last + 1).filter((word) => !/^(?:si|la|el|las|los|o|u|y|e|ni|bien)$/.test(word))
  const named = listed.map((word) => own.find((name) => isName(word, name)))
  return named.length > 1 && named.every((name) => name !== undefined) ? [...new Set(named)] : [subject]
}

/** «menor que 0 o mayor de 100» as a comparison of a name. */
export function testIn(words: string, name: string): string | null {
  if (/vaci[oa]|no (?:tiene|hay)|sin (?:elementos|datos)/.test(words)) return `not ${name}`
  const parts = words.split(/ (?:o|u|ni) (?!igual|mas\b|menos\b)/)
  const tests = parts.flatMap((part) => {
    const number =
      numberFrom(new RegExp(`${NUMBER}(?!\\w)`).exec(part.replace(/\b(?:un|una|uno)\b/g, ''))?.[0]) ??
      (/cero/.test(part) ? 0 : null)
    if (/no (?:es|sea|este|esta)(?: un)? positiv/.test(part)) return [`${name} <= 0`]
    if (/negativ/.test(part)) return [`${name} < 0`]
    if (/positiv/.test(part)) return [`${name} > 0`]
    if (number === null) return []
    const isEqual = /o igual|\d o (?:mas|menos)/.test(part)
    if (/menor|menos|inferior|debajo/.test(part)) return [`${name} ${isEqual ? '<=' : '<'} ${number}`]
    if (/mayor|mas|superior|encima/.test(part)) return [`${name} ${isEqual ? '>=' : '>'} ${number}`]
    return [`${name} ${/distint/.test(part) ? '!=' : '=='} ${number}`]
  })
  const [low, high] = tests
  const bounds = /^\S+ < (\S+)$/.exec(low ?? '')
  const upper = /^\S+ > (\S+)$/.exec(high ?? '')
  if (tests.length === 2 && bounds && upper) return `not ${bounds[1]} <= ${name} <= ${upper[1]}`
  return tests.length === 0 ? null : tests.join(' or ')
}

function reason(names: readonly string[], test: string): string {
  const spoken = names
    .join(', ')
    .replace(/, ([^,]*)$/, ' y $1')
    .replaceAll('_', ' ')
  const isMany = names.length > 1
  const [must, cannot, s] = isMany ? ['deben', 'no pueden', 's'] : ['debe', 'no puede', '']
  const between = /^not (\S+) <= \S+ <= (\S+)$/.exec(test)
  if (between) return `${spoken} ${must} estar entre ${between[1]} y ${between[2]}`
  if (/^not /.test(test)) return `${spoken} ${cannot} estar vacío${s}`
  if (/ < 0$/.test(test)) return `${spoken} ${cannot} ser negativo${s}`
  if (/ <= 0$/.test(test)) return `${spoken} ${must} ser mayor${isMany ? 'es' : ''} que cero`
  if (/ == 0$/.test(test)) return `${spoken} ${cannot} ser cero`
  const bound = /^\S+ ([<>]=?) (\S+)$/.exec(test)
  if (!bound) return isMany ? `${spoken} no valen` : `${spoken} no vale`
  return `${spoken} ${cannot} ser ${bound[1]?.startsWith('<') ? 'menor' : 'mayor'}${isMany ? 'es' : ''} que ${bound[2]}`
}

const ERROR_NAMES: Record<string, string> = byWord({
  valueerror: 'ValueError',
  typeerror: 'TypeError',
  indexerror: 'IndexError',
  keyerror: 'KeyError',
  zerodivisionerror: 'ZeroDivisionError',
  exception: 'Exception',
})
const errorName = (said: string) => ERROR_NAMES[said.toLowerCase()] ?? 'ValueError'

function literalOf(said = 'none'): string {
  const plain = folded(said)
  const known: Record<string, string> = {
    none: 'None',
    nada: 'None',
    false: 'False',
    falso: 'False',
    true: 'True',
    verdadero: 'True',
    cero: '0',
    'lista vacia': '[]',
    '[]': '[]',
    'texto vacio': '""',
  }
  if (plain.startsWith('('))
    return `(${said
      .slice(1, -1)
      .split(',')
      .map((part) => literalOf(part.trim()))
      .join(', ')})`
  return known[plain] ?? said.replace(',', '.')
}

function zeroGuard(p: Program, wish: Wish): Result {
  const division = p
    .spots('binary')
    .find(({ node }) => ['/', '//', '%'].includes(node.operator) && node.right.kind === 'name')
  const name = division?.node.right.kind === 'name' ? division.node.right.name : null
  const place = p.places('function').find(({ node }) => node.parameters.some((parameter) => parameter.name === name))
  if (!place || name === null) return null
  const value = literalOf(wish.parts.value3)
  const isTold = wish.parts.notify3 !== undefined || /avis|dig|mensaje/.test(wish.said.prose.toLowerCase())
  const lines = [...(isTold ? [`print(${textLiteral(p, 'No se puede dividir entre cero.')})`] : []), `return ${value}`]
  return inserted(p, place, {
    test: `${name} == 0`,
    lines,
    told: `Con ${inlineCode(`${name} = 0`)} la función ${isTold ? 'avisa y ' : ''}devuelve ${inlineCode(value)} en vez de romperse.`,
    isRaise: false,
  })
}
