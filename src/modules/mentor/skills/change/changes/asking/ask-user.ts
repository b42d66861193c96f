import { singularOf } from '~/modules/mentor/python/singular'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  edited,
  freeName,
  linesOf,
  mainStatements,
  positional,
  programOf,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { elementsOf, mentionsEnd, mentionsStem } from '../../elements'
import { isMeasured } from '../../number-names'
import { spokenName } from '../../spoken-name'
import { rangeMeant } from '../flow/ranges'

/** «que lo pida por teclado», «que el usuario meta los números»: fixed values become questions. */
export const askUserChange: Change = {
  name: 'ask-user',
  stage: STAGE.value,
  says: [
    /(?:\b(?:el|la|los|las) (?<noun>[a-z_]\w*) (?=(?:lo |la |los |las )?(?:elij|escoj|pid|decid|introduzc|ingres|met)\w+ (?:el usuario|yo|la persona)))?\b(?:que |y )?(?:(?:me |le |nos |lo |la |los |las )?(?:pid[ae]\w*(?! ?¦)(?! (?:con|usar|hacer|que (?:lo|la|use|sea|este))\b)|pregunt[ae]\w*|pedir(?:lo|la|los|las|le)?)|(?:el |la |un )?(?:usuario|persona|cliente|uno|yo) (?:\w+ ){0,2}?(?:escrib\w+|met\w+|ingres\w+|introdu\w+|pong\w+|diga|elij\w+|escoj\w+|decid\w+|pued\w+ (?:escrib\w+|met\w+|elegir|poner|ingresar|introducir))|(?:lo |la |los |las )?(?:introduc\w+|ingres\w+|met\w+|escrib\w+|tecle\w+|elij\w+|escoj\w+|decid\w+|pong\w+) (?:el usuario|yo|la persona|uno|por teclado)|por teclado|con (?:un )?input|usando input|(?:pueda|poder) (?:yo )?(?:meter|escribir|poner|elegir|ingresar|introducir))(?: (?:al|el|la|los|las|un|una|usuario|por teclado|valores|valor|datos?|numeros?|lista|en vez de|en lugar de|que|esten|este|fijos?|a|de|con|input|por|teclado|(?:\w+ )?puestos?|cual|cuanto|hasta que numero|[a-z]{3,14})){0,7}/,
    /\b(?:que )?(?:yo )?(?:dejame|me dejes?|me deje|pueda|poder|quiero poder) (?:elegir|escoger|decidir) (?:yo )?(?:el|la|los|las) [a-z_]\w*/,
  ],
  make: (p, wish) =>
    oneByOne(p, wish) ??
    fixedValues(p, wish) ??
    numberAndLimit(p, wish) ??
    fixedNumber(p, wish) ??
    fixedLimit(p) ??
    fixedArguments(p),
}

type Fixed = { name: string; value: Expression; edit: Edit }

/** Names of the main program that have a value written down and never another. */
function fixedIn(p: Program): Fixed[] {
  return mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const scope = p.placeOf(node)?.scope
    if (!plain || !scope || p.binds(plain.name, scope).length > 1) return []
    const text = questionFor(p, plain.name, plain.value)
    return text === null
      ? []
      : [{ name: plain.name, value: plain.value, edit: { from: plain.value.from, to: plain.value.to, text } }]
  })
}

function questionFor(p: Program, name: string, value: Expression): string | null {
  const ask = `input(${textLiteral(p, `${spokenName(name)}: `)})`
  if (numberOf(value) !== null)
    return `${Number.isInteger(numberOf(value)) && !p.text(value).includes('.') && !isMeasured(name) ? 'int' : 'float'}(${ask})`
  if (value.kind === 'string') return ask
  if (value.kind !== 'list' || value.items.length === 0) return null
  const scope = p.scopes[0]
  const element = scope ? elementsOf(p, value, scope) : null
  const list = `input(${textLiteral(p, `${spokenName(name)} (separados por espacios): `)}).split()`
  if (element?.kind === 'text') return list
  if (element?.kind !== 'number') return null
  const conversion = isMeasured(name) || value.items.some((item) => p.text(item).includes('.')) ? 'float' : 'int'
  return `[${conversion}(dato) for dato in ${list}]`
}

/** «que me pida las ventas una por una»: the values of a list are asked for in a loop. */
function oneByOne(p: Program, { said }: Wish): Result {
  if (!/\bun[oa] (?:por|a) un[oa]\b|\bde un[oa] en un[oa]\b/i.test(said.prose)) return null
  const lists = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const scope = p.placeOf(node)?.scope
    const element = plain?.value.kind === 'list' && scope ? elementsOf(p, plain.value, scope) : null
    return plain && element && /^(?:text|number)$/.test(element.kind) ? [{ node, plain, element }] : []
  })
  const [only, other] = lists
  if (!only || (other && !lists.some(({ plain }) => mentionsStem(said.plain, plain.name)))) return null
  const { node, plain, element } = lists.find((each) => mentionsStem(said.plain, each.plain.name)) ?? only
  const isWhole = !isMeasured(plain.name) && !p.text(plain.value).includes('.')
  const value = element.kind === 'text' ? 'dato' : isWhole ? 'int(dato)' : 'float(dato)'
  const level = '    '
  const label = textLiteral(p, `${spokenName(singularOf(plain.name))} (Enter para terminar): `)
  return {
    code: edited(p, [
      {
        ...linesOf(p, node),
        text: `${plain.name} = []\nwhile True:\n${level}dato = input(${label}).strip()\n${level}if dato == ${textLiteral(p, '')}:\n${level}${level}break\n${level}${plain.name}.append(${value})`,
      },
    ]),
    told: `${inlineCode(plain.name)} empieza vacía: se pide un dato cada vez, hasta que se pulsa Enter sin escribir nada.`,
    how: ['`while True` repite la pregunta, y `break` sale del bucle cuando se deja en blanco.'],
  }
}

/** «separados por comas» */
const BY_COMMAS = /\bcomas?\b/
const byCommas = (edit: Edit): Edit => ({
  ...edit,
  text: edit.text.replace('separados por espacios', 'separados por comas').replace('.split()', '.split(",")'),
})

function fixedValues(p: Program, wish: Wish): Result {
  const all = fixedIn(p).filter(
    ({ name }) => !/^[A-Z_]+$/.test(name) || mentionsStem(wish.said.plain + wish.words, name),
  )
  const words = `${wish.words} ${restOf(wish)}`
  const named = all.filter(
    ({ name }) =>
      mentionsStem(words, name) || mentionsEnd(words, name) || words.split(/\W+/).includes(name.toLowerCase()),
  )
  const chosen = named.length > 0 ? named : all.filter(({ name, value }) => !isCounter(p, name, value))
  if (chosen.length === 0) return null
  const names = chosen.map(({ name }) => inlineCode(name)).join(', ')
  const isList = chosen.some(({ value }) => value.kind === 'list')
  return {
    code: edited(
      p,
      chosen.map(({ edit }) => (BY_COMMAS.test(wish.said.plain) ? byCommas(edit) : edit)),
    ),
    told: `${names} ya no ${chosen.length > 1 ? 'tienen valores fijos: se piden' : 'tiene un valor fijo: se pide'} por teclado.`,
    how: [
      '`input` espera a que se escriba algo y lo da como texto; `int` o `float` lo convierten en número.',
      ...(isList ? ['`.split(…)` corta lo escrito en trozos, y la comprensión convierte cada uno.'] : []),
    ],
  }
}

/** «… la base y luego la altura»: the list of what is asked goes on behind the words that were found. */
function restOf({ spans, said }: Wish): string {
  const end = Math.max(...spans.map(({ to }) => to))
  return (
    /^(?:(?:,| y| e| luego| despues| tambien)(?: (?:luego|despues|tambien))* (?:(?:el|la|los|las) )?[a-z_ñ]+){1,6}/.exec(
      said.plain.slice(end),
    )?.[0] ?? ''
  )
}

/** A zero or one that a loop only starts from. */
const isCounter = (p: Program, _name: string, value: Expression) => p.text(value) === '0'

/** «que la tabla la elija el usuario»: a number that is used again and again without a name. */
function fixedNumber(p: Program, wish: Wish): Result {
  const noun = wish.parts.noun?.toLowerCase() ?? OF_WHICH.exec(wish.said.plain)?.[1]
  if (noun === undefined) return null
  const factors = p
    .spots('number')
    .filter(({ parent }) => parent?.node.kind === 'binary' && parent.node.operator === '*')
  const [first] = factors
  if (!first || factors.some(({ node }) => p.text(node) !== p.text(first.node))) return null
  const name = freeName(p, noun, /a$/.test(noun) ? `${noun}_elegida` : `${noun}_elegido`)
  const value = p.text(first.node)
  const titles = p
    .spots('string')
    .filter(({ node }) => new RegExp(`\\b${noun}[^\\d]{0,12}${value}(?!\\d)`, 'i').test(node.value))
  const labels = p.spots('format-string').flatMap(({ node }) => labelsIn(p, node, value))
  const top = mainStatements(p)[0]
  if (!top) return null
  const { from } = linesOf(p, top)
  const edits: Edit[] = [
    { from, to: from, text: `${name} = int(input(${textLiteral(p, `${spokenName(name)}: `)}))\n` },
    ...factors.map(({ node }) => ({ from: node.from, to: node.to, text: name })),
    ...labels.map((range) => ({ ...range, text: `{${name}}` })),
    ...titles.map(({ node }) => ({
      from: node.from,
      to: node.to,
      text: `f${p.text(node).replace(value, `{${name}}`)}`,
    })),
  ]
  return {
    code: edited(p, edits),
    told: `El ${value} ya no es fijo: se pide por teclado y se guarda en ${inlineCode(name)}.`,
    how: ['`int(input(...))` convierte lo que se escribe en un número entero para poder multiplicar.'],
  }
}

/** `f'5 x {n}'`: where a number is told outside the braces. */
function labelsIn(p: Program, node: Expression, value: string): { from: number; to: number }[] {
  const text = p.text(node).replace(/\{[^{}]*\}/g, (field) => ' '.repeat(field.length))
  return [...text.matchAll(new RegExp(`(?<![\\w.])${value}(?![\\w.])`, 'g'))]
    .slice(0, 1)
    .map(({ index }) => ({ from: node.from + index, to: node.from + index + value.length }))
}

/** «de qué número», «qué tabla quiero» */
const OF_WHICH = /\b(?:de )?(?:que|cual) (numero|tabla)\b/

/** «primero de qué número y después hasta cuál»: both are asked for, in that order. */
function numberAndLimit(p: Program, wish: Wish): Result {
  const { plain } = wish.said
  const isBoth = OF_WHICH.test(plain.replace(/\bhasta (?:que|cual) numero\b/g, '')) && /\bhasta\b/.test(plain)
  const limit = isBoth ? fixedLimit(p) : null
  if (limit === null || !('code' in limit)) return null
  const number = fixedNumber(programOf(limit.code), wish)
  return number !== null && 'code' in number ? { ...number, told: `${number.told} ${limit.told}` } : null
}

/** `range(1, 11)` in a program without other values. */
function fixedLimit(p: Program): Result {
  const [range, other] = rangeMeant(p)
  if (!range || other) return null
  const [first, second] = positional(range)
  const limit = second ?? first
  const value = numberOf(limit)
  const loop = p.places('for').find(({ node }) => node.iterable === range)
  if (!limit || value === null || !loop) return null
  const name = freeName(p, 'limite', 'hasta')
  const top = mainStatements(p)[0] ?? loop.node
  const { from } = linesOf(p, loop.scope.kind === 'module' ? top : loop.node)
  const text = second ? `${name} + 1` : name
  return {
    code: edited(p, [
      {
        from,
        to: from,
        text: `${name} = int(input(${textLiteral(p, second ? '¿Hasta qué número? ' : '¿Cuántas veces? ')}))\n`,
      },
      { from: limit.from, to: limit.to, text },
    ]),
    told: `El límite del bucle se pide ahora por teclado y se guarda en ${inlineCode(name)}.`,
    how: [`\`int(input(...))\` convierte lo escrito en un número entero para poder usarlo en \`range\`.`],
  }
}

/** The values that the program's own functions are called with. */
function fixedArguments(p: Program): Result {
  for (const { node, scope, place } of p.spots('call')) {
    if (scope.kind !== 'module' || node.callee.kind !== 'name') continue
    const fn = p.functionNamed(node.callee.name, scope)
    const given = positional(node)
    if (!fn || given.length === 0) continue
    const edits = given.flatMap((value, at): Edit[] => {
      const name = fn.node.parameters[at]?.name ?? 'valor'
      const text = questionFor(p, name, value)
      return text === null
        ? []
        : [
            { from: value.from, to: value.to, text: freeName(p, name) && name },
            { from: linesOf(p, place.node).from, to: linesOf(p, place.node).from, text: `${name} = ${text}\n` },
          ]
    })
    if (edits.length === 0) continue
    return {
      code: edited(p, [...edits, ...otherExamples(p, fn.node.name, place.node)]),
      told: `Los datos de ${inlineCode(fn.node.name)} se piden ahora por teclado.`,
      how: ['`input` espera a que se escriba algo; después se llama a la función con eso.'],
    }
  }
  return null
}

/** More calls with values of their own, which only showed what the function does. */
function otherExamples(p: Program, name: string, kept: Statement): Edit[] {
  return mainStatements(p).flatMap((node): Edit[] => {
    const call = node.kind === 'expression' ? (callTo(node.value, name) ?? callTo(printedIn(node.value), name)) : null
    const isExample = call?.arguments.every(({ value }) => numberOf(value) !== null || value.kind === 'string')
    if (node === kept || !isExample) return []
    const { from, to } = linesOf(p, node)
    return [{ from, to: Math.min(p.source.length, to + 1), text: '' }]
  })
}

/** What a call of `print` shows, where it is one thing. */
function printedIn(node: Expression): Expression {
  const print = callTo(node, 'print')
  const [only, other] = print ? positional(print) : []
  return only && !other ? only : node
}
