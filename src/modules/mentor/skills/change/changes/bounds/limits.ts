import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { messageIn } from '../output/message'

/** «que pregunte hasta qué número»: one limit for all the ranges that have the same. */
export const askLimitChange: Change = {
  name: 'ask-limit',
  stage: STAGE.input,
  says: [
    /\b(?:que |me |y |el usuario )*(?:pregunt\w+|pid\w+|dig\w+|elij\w+|pued\w+ elegir)(?: (?:el|la|al usuario|me|usuario|primero))* (?:hasta (?:que|cual|donde)(?: numero)?|hasta cuant[oa]s?|el (?:limite|maximo|tope))(?: (?:llega\w*|quier\w+|va\w*|numeros?))*/,
  ],
  make(p) {
    const ranges = p.spots('call').flatMap(({ node }) => callTo(node, 'range') ?? [])
    const ends = ranges.flatMap((range) => {
      const given = positional(range)
      const end = given[1] ?? given[0]
      return end && numberOf(end) !== null ? [{ end, isClosed: numberOf(given[0]) === 1 && given.length > 1 }] : []
    })
    const [first] = ends
    const top = mainStatements(p)[0]
    if (!first || !top || ends.length !== ranges.length || ends.some(({ end }) => p.text(end) !== p.text(first.end)))
      return null
    const name = freeName(p, 'limite', 'hasta')
    const { from } = linesOf(p, top)
    return {
      code: edited(p, [
        { from, to: from, text: `${name} = int(input(${textLiteral(p, '¿Hasta qué número? ')}))\n` },
        ...ends.map(
          ({ end, isClosed }): Edit => ({ from: end.from, to: end.to, text: isClosed ? `${name} + 1` : name }),
        ),
      ]),
      told: `El límite se pide por teclado y se guarda en ${inlineCode(name)}.`,
      how: ['`range` se para justo antes del final: por eso se le suma 1 al límite.'],
    }
  },
}

/** «que no deje sacar más de lo que hay, que avise con Saldo insuficiente»: what is taken away is checked first. */
export const notBelowChange: Change = {
  name: 'not-below',
  stage: STAGE.expression,
  says: [
    /\b(?:que |y )?no (?:me |le |se )?(?:dej\w+|permit\w+|pued\w+|acept\w+)(?: [a-z]+){0,4} (?:mas|mayor(?:es)?|de mas)(?: (?:de|que|a|del|al|lo|la|el|los|las|hay|tiene|tengo|queda|saldo|disponible|stock|dinero|en|cuenta))*(?:,? (?:y )?(?:que )?(?:avis\w+|dig\w+|muestr\w+|salga|ponga)(?: (?:con|un|una|el|mensaje|de|que|por pantalla))* ["'«“]?[^,.;¦"]{2,50})?/,
  ],
  make(p, wish) {
    for (const { node, block, parent } of p.allPlaces) {
      const update = updateOf(node)
      const amount = update?.operator === '-' ? nameOf(update.value) : null
      if (!update || amount === null || parent === null) continue
      const rest = block.slice(block.indexOf(node))
      const [first, last] = [rest[0], rest.at(-1)]
      if (!first || !last) continue
      const indent = indentOf(p, node)
      const level = levelOf(p)
      const { from, to } = linesOf(p, first, last)
      const inner = p.source
        .slice(from, to)
        .split('\n')
        .map((line) => (line.trim() === '' ? line : level + line))
      const message = messageIn(wish) ?? 'No hay suficiente.'
      const text = [
        `${indent}if ${amount} > ${update.name}:`,
        `${indent}${level}print(${textLiteral(p, message)})`,
        `${indent}else:`,
        ...inner,
      ]
      return {
        code: edited(p, [{ from, to, text: text.join('\n') }]),
        told: `Antes de restar comprueba que ${inlineCode(amount)} no pasa de ${inlineCode(update.name)}.`,
        how: ['El `if` avisa cuando no alcanza; lo demás está en el `else` y solo se hace cuando sí.'],
      }
    }
    return null
  },
}

/** «la opción de salir escribiendo 0»: a loop that asks in each round is left. */
export const leaveOptionChange: Change = {
  name: 'leave-option',
  stage: STAGE.repeat,
  says: [
    /\b(?:(?:y|pon\w*|anad\w*|agreg\w*|con|que|tambien|tenga|haya|una?|la) ){0,6}(?:opcion|forma|manera|poder|pueda)(?: (?:de|para))? (?:salir|terminar|parar|acabar)(?: (?:escribiendo|poniendo|con|al|metiendo|tecleando|pulsando|si|cuando|el|un|se|escrib\w+|pon\w*|marc\w+))* ["'«“]?(?<word>\d+|[a-z]{1,12})["'»”]?|\b(?:que )?(?:se )?(?:salga|pare|termine|acabe|salir|sal)(?: del (?:bucle|programa))? (?:al (?:escribir|poner|meter|teclear|pulsar)|(?:cuando|si)(?: (?:yo|el usuario|se))? (?:escrib\w+|pon\w*|met\w+|tecle\w+|pulse)|escribiendo|con)(?: (?:un|el|la letra))? ["'«“]?(?<word2>\d+|[a-z]{1,12})["'»”]?/,
  ],
  make(p, { parts }) {
    const word = parts.word ?? parts.word2 ?? ''
    for (const { node, parent } of p.places('assign')) {
      const name = nameOf(node.targets[0])
      const read = inputIn(node.value)
      if (name === null || !read || parent?.node.kind !== 'while') continue
      if (read.conversion !== null && !/^\d+$/.test(word)) return null
      const [indent, level] = [indentOf(p, node), levelOf(p)]
      const { to } = linesOf(p, node)
      const value = read.conversion === null ? textLiteral(p, word) : word
      return {
        code: edited(p, [{ from: to, to, text: `\n${indent}if ${name} == ${value}:\n${indent}${level}break` }]),
        told: `El bucle se deja al escribir ${inlineCode(word)}.`,
        how: ['`break` sale del bucle en el que está.'],
      }
    }
    return null
  },
}
