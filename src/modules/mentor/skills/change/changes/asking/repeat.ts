import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { applyEdits } from '../../../../python/edit'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName, inputIn, linesOf, mainStatements, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { TALLY_WORDS, withTally } from '../results/tally'
import { asksAgain } from './again'

const WRITES =
  '(?:escrib\\w+|pong\\w+|pon|ponga|dig\\w+|tecle\\w+|met\\w+|introdu\\w+|ingres\\w+|de|marque|pulse|elija|escribir|poner|meter|teclear|introducir|ingresar|marcar|decir|pulsar)'

/** «que siga preguntando hasta que ponga salir», «tres veces», «que pregunte si quiere seguir». */
export const repeatChange: Change = {
  name: 'repeat',
  stage: STAGE.repeat,
  says: [
    new RegExp(
      `\\b(?:hasta que|hasta(?= (?:poner|escribir|meter|teclear|introducir|ingresar|marcar|decir|pulsar) )|a menos que|mientras (?:que )?no|y (?:que )?(?:si|cuando)|(?:que )?(?:se )?(?:pare|termine|acabe|salga|deje de pedir\\w*) (?:cuando|si|al)) (?:(?:en|al|como|cuando (?:me |le )?(?:pid|pregunt)[ae]n?) (?:(?:el|la|los|las) )?(?<field>[a-z]{3,14}) )?(?:el usuario |la persona |yo |uno |se |le )?${WRITES} (?:la palabra |un |el |a )?["'«“]?(?<word>salir|fin|exit|q|stop|terminar|parar|basta|adios|no|cero|0|listo|quit|nada|[a-z]{2,12}(?=["'»”])|-?\\d{1,4}\\b)["'»”]?(?: (?:cuando (?:me |le )?(?:pid|pregunt)[ae]n?|en) (?:el |la |los |las )?(?<field2>[a-z]{3,14}))?(?: (?:se )?(?:acab\\w+|termin\\w+|par\\w+|salg\\w+|salir|salga|sale))?`,
    ),
    new RegExp(
      `\\b(?:que )?(?:(?:se )?repit\\w+|lo repita|repet\\w+|lo haga|hazlo|ejecut\\w+|pregunte|pida|(?:lo|la|los|las) \\w+e|salga|imprima\\w*|tira\\w*|lanza\\w*|se haga)(?: \\w+){0,3}? (?<times>${NUMBER}) veces`,
    ),
    new RegExp(
      `\\b(?:que )?(?:lo |la |se |me )?(?:haga|haz|repita|sirva|sean?|pida|pregunte|valga|funcione|para)(?: (?:lo mismo|para|con|los datos|a|de|datos|el|por))* (?<people>${NUMBER}) (?!veces|decimal|intent|cifra|numer|euro|linea|dia|hora|segund|minut)[a-z]{4,14}s(?: no (?:a |para )?un[oa] solo)?`,
    ),
    /\b(?<again>(?:que )?(?:me )?pregunt\w+ (?:al final )?si (?:(?:se|el usuario|yo|la persona) )?(?:quier\w+|dese\w+) (?:seguir|continuar|otr[oa]\w*|tirar|lanzar|sumar|apuntar|añadir|anadir|volver|hacer|jugar|repetir|calcular|meter|introducir|intentar\w*|probar|comprobar|convertir|ver|salir)[^.,;]{0,30}|jugar (?:otra vez|de nuevo)|(?:quier\w+|dese\w+) (?:seguir|continuar)|volver a (?:jugar|empezar|calcular))/,
    /\b(?<loops>(?:que )?(?:no (?:se )?(?:acabe|termine|pare|cierre|salga)(?: nunca)?|siga (?:preguntando|pidiendo|funcionando|corriendo)|sigue preguntando|se repita|en (?:un )?bucle|todo el rato|una y otra vez|varias veces|se quede preguntando|vuelva a empezar|indefinidamente|sin parar|vuelva al (?:inicio|principio)))\b/,
    ...TALLY_WORDS,
    /(?<anycase>\b(?:y )?(?:que )?(?:da igual|de igual|sin importar|no importa|aunque|lo mismo da|tanto)[^.;¦]{0,40}?(?:mayuscul|minuscul)\w*(?: (?:o|y|ni|que) (?:en )?(?:mayuscul|minuscul)\w*)?)/,
  ],
  needs: ({ parts: { word, times, people, loops, again } }) =>
    (word ?? times ?? people ?? loops ?? again) !== undefined,
  make(p, wish) {
    const main = mainStatements(p)
    const first = main.findIndex((node) => asks(p, node))
    const times = numberFrom(wish.parts.times ?? wish.parts.people)
    if (wish.parts.people !== undefined && (first === -1 || p.places('for').length > 0 || asksForEach(p, wish)))
      return null
    // What is to be told at the end of so many times is not counted here.
    if (times !== null && (wish.parts.ending ?? wish.parts.ending2) !== undefined) return null
    if (times !== null && first === -1) return counted(p, main, times)
    if (first === -1 && wish.parts.again !== undefined) return asksAgain(p, main, wish)
    if (first === -1) return leavesLoop(p, wish)
    const repeated = main.slice(first)
    if (wish.parts.again !== undefined && wish.parts.word === undefined) return asksAgain(p, main, wish)
    const leaving = repeated.find((node) => node.kind === 'while' && hasBreakOnText(p, node))
    if (leaving) return leftAlready(p, leaving, wish.parts.word)
    if (times !== null) return counted(p, repeated, times)
    const inLoop = repeated[0]?.kind === 'for' || repeated[0]?.kind === 'while' ? leavesLoop(p, wish) : null
    if (inLoop) return inLoop
    return talliedUntilWord(p, wish, first)
  },
}

/** «que sean 6 notas» of a program that asks for three of them: not all of it six times. */
function asksForEach(p: Program, { words }: Wish): boolean {
  const read = p.places('assign').flatMap(({ node }) => {
    const plain = plainAssign(node)
    return plain && inputIn(plain.value) !== null ? [plain.name.replace(/_?\d+$/, '')] : []
  })
  return read.some((name, at) => read.indexOf(name) !== at && mentionsStem(words, name))
}

/** A loop that asks in each round is left when the word is typed; one that counted runs on until then. */
function leavesLoop(p: Program, wish: Wish): Result {
  const word = wish.parts.word?.toLowerCase()
  const spot = p.spots('call').find(({ node, parent, place }) => {
    const found = inputIn(node)
    return (
      found?.conversion === null &&
      parent !== undefined &&
      (place.parent?.node.kind === 'for' || place.parent?.node.kind === 'while')
    )
  })
  const loop = spot?.place.parent?.node
  if (word === undefined || !spot || !loop || (loop.kind !== 'for' && loop.kind !== 'while')) return null
  const level = levelOf(p)
  const { from } = linesOf(p, spot.place.node)
  const indent = /^[ \t]*/.exec(p.source.slice(from))?.[0] ?? ''
  const name = freeName(p, 'texto', 'entrada', 'respuesta')
  const counter = loop.kind === 'for' ? nameOf(loop.target) : null
  const counts =
    counter !== null &&
    p
      .spots('name')
      .some(
        ({ node }) =>
          node.name === counter &&
          node.from > loop.to - (loop.to - loop.from) &&
          node.from > (loop.kind === 'for' ? loop.iterable.to : 0) &&
          node.to <= loop.to,
      )
  const head =
    loop.kind === 'for' && !counts && loop.iterable.kind === 'call'
      ? [{ from: loop.from, to: p.whole(loop.iterable).to, text: 'while True' }]
      : []
  const lines = [
    `${indent}${name} = ${hinted(p.text(spot.node), word)}`,
    `${indent}if ${name}.strip().lower() == ${textLiteral(p, word)}:`,
    `${indent}${level}break`,
  ]
  return {
    code: applyEdits(p.source, [
      ...head,
      { from, to: from, text: `${lines.join('\n')}\n` },
      { from: spot.node.from, to: spot.node.to, text: name },
    ]),
    told: `El bucle pide datos hasta que se escribe ${inlineCode(word)}.`,
    how: [
      `Lo escrito se guarda como texto en ${inlineCode(name)} y se compara con ${inlineCode(word)} antes de usarlo; \`break\` sale del bucle.`,
    ],
  }
}

const asks = (p: Program, node: Statement) =>
  p
    .spots('call')
    .some(
      ({ node: call, scope }) =>
        inputIn(call)?.conversion === null && call.from >= node.from && call.to <= node.to && scope.kind === 'module',
    )

const hasBreakOnText = (p: Program, node: Statement) =>
  node.kind === 'while' && node.test.kind === 'boolean' && /==\s*["']\w+["']\s*:\s*\n\s*break/.test(p.text(node))

/** «hasta que le dé a fin» of what ends with that word. */
function leftAlready(p: Program, loop: Statement, word: string | undefined): Result {
  const [test] =
    word === undefined ? [] : (new RegExp(`if [^\\n]*== *["']${word.toLowerCase()}["']:`).exec(p.text(loop)) ?? [])
  if (test === undefined) return null
  return {
    why: `Eso ya lo hace tu programa: repite hasta que se escribe \`${word?.toLowerCase()}\` (${inlineCode(test)}).`,
  }
}

function counted(p: Program, repeated: readonly Statement[], times: number): Result {
  const [from, to] = spanOf(p, repeated)
  const level = levelOf(p)
  const body = shifted(p, { from, to }, level)
  return {
    code: `${p.source.slice(0, from)}for vuelta in range(${times}):\n${body}${p.source.slice(to)}`,
    told: `El programa se repite ahora ${times} veces.`,
    how: [
      `\`range(${times})\` da ${times} vueltas; en cada una se ejecuta todo lo que está sangrado dentro del \`for\`.`,
    ],
  }
}

function spanOf(p: Program, repeated: readonly Statement[]): [number, number] {
  const [first, last] = [repeated[0], repeated.at(-1)]
  if (!first || !last) return [0, 0]
  const { from, to } = linesOf(p, first, last)
  return [from, to]
}

/** With what is to be counted or added up on the way. */
function talliedUntilWord(p: Program, wish: Wish, first: number): Result {
  const { word = 'salir', field, field2, ending, ending2 } = wish.parts
  const words = folded(ending ?? ending2 ?? '')
  const tally = words === '' ? null : withTally(p, words, first)
  const made = untilWord(tally?.p ?? p, mainStatements(tally?.p ?? p).slice(first + (tally?.added ?? 0)), {
    word,
    field: field ?? field2,
  })
  if (made === null || !('code' in made)) return made
  if (tally === null)
    return words === ''
      ? made
      : { ...made, but: `Lo de «${words}» no lo he hecho: no sé de qué dato hay que llevar la cuenta.` }
  return {
    ...made,
    code: `${made.code.trimEnd()}\n${tally.after.join('\n')}\n`,
    told: `${made.told.replace(/\.$/, '')}, y al final muestra ${tally.told}.`,
  }
}

type Until = { word: string; field?: string | undefined }

/** All from the first question on in a loop that one word ends, typed where `field` is asked, or else first. */
function untilWord(p: Program, repeated: readonly Statement[], until: Until): Result {
  const word = until.word === 'cero' ? '0' : until.word.toLowerCase()
  const level = levelOf(p)
  const [from, to] = spanOf(p, repeated)
  const asked = repeated.findIndex((node) => isAskedFor(node, until.field))
  const first = repeated[Math.max(0, asked)]
  const read = first ? readFirst(p, first) : null
  if (!first || read === null) return withQuestion(p, { from, to, level, word })
  const own = linesOf(p, first)
  const rest = p.source.slice(Math.min(own.to + 1, to), to)
  const after = rest === '' ? '' : `\n${shifted(p, { from: own.to + 1, to }, level)}`
  const before = own.from > from ? `${shifted(p, { from, to: own.from - 1 }, level)}\n` : ''
  const isNumber = /^-?\d+$/.test(word)
  const text = `${read.text}.strip()${isNumber ? '' : '.lower()'}`
  const head = [
    `${level}${read.text} = ${read.question(word)}`,
    `${level}if ${text} == ${textLiteral(p, word)}:`,
    `${level}${level}break`,
    ...(read.convert === null ? [] : [`${level}${read.convert}`]),
  ]
  return {
    code: `${p.source.slice(0, from)}while True:\n${before}${head.join('\n')}${after}${p.source.slice(to)}`,
    told: `El programa sigue preguntando hasta que se escribe ${inlineCode(word)}.`,
    how: [
      `Lo que se escribe se guarda primero como texto en ${inlineCode(read.text)}, para poder compararlo con ${inlineCode(word)} antes de convertirlo.`,
      '`while True` repite todo lo que está dentro, y `break` sale del bucle.',
      ...(isNumber ? [] : ['`.lower()` hace que dé igual escribirlo en mayúsculas.']),
    ],
  }
}

function isAskedFor(node: Statement, field: string | undefined): boolean {
  const plain = plainAssign(node)
  return plain !== null && field !== undefined && inputIn(plain.value) !== null && mentionsStem(field, plain.name)
}

/** The first question as `name = conversion(input(...))`. */
function readFirst(p: Program, node: Statement) {
  if (node.kind !== 'assign' || node.targets.length !== 1) return null
  const name = nameOf(node.targets[0])
  const found = inputIn(node.value)
  if (name === null || found === null) return null
  const input = p.text(found.input)
  const text = found.conversion === null ? name : freeName(p, 'texto', 'entrada', 'respuesta')
  const value = p.text(node.value)
  return {
    text,
    question: (word: string) => (found.conversion === null ? hinted(p.text(node.value), word) : hinted(input, word)),
    convert: found.conversion === null ? null : `${name} = ${value.replace(input, text)}`,
  }
}

/** The question says which word ends it. */
function hinted(input: string, word: string): string {
  const match = /^(.*input\(\s*f?(["']))(.*?)(\s{0,3}[:?]?\s{0,3})(\2\s*\).*)$/.exec(input)
  if (!match) return input
  const [, head = '', , question = '', sign = '', tail = ''] = match
  if (question.toLowerCase().includes(word)) return input
  return sign.includes('?')
    ? `${head}${question}? (${word} para terminar) ${tail}`
    : `${head}${question} (${word} para terminar)${sign === '' ? ': ' : sign}${tail}`
}

/** Where the first question is within something else, another one is asked before it. */
function withQuestion(
  p: Program,
  { from, to, level, word }: { from: number; to: number; level: string; word: string },
): Result {
  const name = freeName(p, 'respuesta', 'orden')
  const head = [
    'while True:',
    `${level}${name} = input("Pulsa Intro para seguir o escribe ${word}: ")`,
    `${level}if ${name}.strip().lower() == "${word}":`,
    `${level}${level}break`,
  ]
  return {
    code: `${p.source.slice(0, from)}${head.join('\n')}\n${shifted(p, { from, to }, level)}${p.source.slice(to)}`,
    told: `El programa se repite hasta que se escribe ${inlineCode(word)}.`,
    how: ['`while True` repite todo lo que está dentro, y `break` sale del bucle.'],
  }
}
