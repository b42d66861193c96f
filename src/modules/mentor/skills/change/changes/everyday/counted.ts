import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, mentions, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, inputIn, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const TELLS =
  '(?:(?:vale|ok|genial|y|que|al final|tambien|ademas|me|si|quiero|diga|dig[ae]\\w*|di|muestre|imprima|saber|cuent[ae]|contar|lleve la cuenta de|cuente)[, ]+){1,8}'
const TAIL =
  '(?: (?:al final|tambien|ademas|hay|son|he (?:puesto|metido|escrito|leido|dado)|ha (?:puesto|metido|escrito)|se han (?:puesto|escrito|metido)|pone|escribo|meto|en total)){0,3}[ ?!.]*$'

/** Those that a counter leaves out: «y los impares», «cuántos suspensos», «cuántos nombres he puesto», «las partidas ganadas». */
export const countedChange: Change = {
  name: 'counted',
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${TELLS}(?:cuant[oa]s |el numero de |la cantidad de |l[oa]s )(?<noun>[a-z]{3,16})(?<won> ganadas| perdidas| que (?:gan[aoe]|gane|pierd[oae]|he ganado|he perdido|ha ganado))?${TAIL}`,
      ),
    ],
    (p, { parts: { noun = '', won } }) =>
      /^(?:partidas|rondas|juegos|veces)$/.test(noun) && won !== undefined
        ? wins(p, /gan/.test(won) ? 'ganadas' : 'perdidas')
        : (othersCounted(p, noun) ?? branchCounted(p, noun) ?? turnsCounted(p, noun)),
  ),
}

/** What is not the one is the other. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['par', 'impar'],
  ['aprobad', 'suspens'],
  ['aprobad', 'suspendid'],
  ['aprobad', 'reprobad'],
  ['aciert', 'fallo'],
  ['acertad', 'fallad'],
  ['ganad', 'perdid'],
  ['correct', 'incorrect'],
  ['vocal', 'consonant'],
  ['mayor', 'menor'],
]
const stemIn = (text: string, stem: string) => new RegExp(`(?<![a-z])${stem}(?:[oa]s?|es)?(?![a-z])`, 'i').exec(text)

type Step = { node: Extract<Statement, { kind: 'if' }>; counter: string; other: string; found: string }

/** `if n % 2 == 0: pares += 1`, where those that are not even are asked for. */
function othersCounted(p: Program, noun: string): Result {
  const steps = p.places('if').flatMap(({ node }): Step[] => {
    const step = node.body.length === 1 ? updateOf(node.body[0] as Statement) : null
    if (step?.operator !== '+' || numberOf(step.value) !== 1 || node.otherwise.length > 0 || node.isElif) return []
    for (const [one, two] of OTHERS)
      for (const [have, want] of [
        [one, two],
        [two, one],
      ] as const) {
        const found = stemIn(step.name, have)
        if (found && stemIn(noun, want)) return [{ node, counter: step.name, other: noun, found: found[0] }]
      }
    return []
  })
  const [only, other] = steps
  if (!only || other) return null
  const fresh = freeName(p, only.counter.replace(only.found, only.other))
  const start = p
    .places('assign')
    .find(({ node }) => node.targets[0]?.kind === 'name' && node.targets[0].name === only.counter)
  const shown = p.allPlaces.find(
    ({ node }) => node.kind === 'expression' && callTo(node.value, 'print') && mentions(node.value, only.counter),
  )
  if (!start || !shown || shown.node.from < only.node.from || numberOf(start.node.value) !== 0) return null
  const indent = indentOf(p, only.node)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const text = p.source.slice(shown.node.from, endOf(p, shown.node))
  const named = text.replace(new RegExp(`\\b${only.counter}\\b(?![^"'{]*["'](?=[,)]))`, 'g'), '\u0000')
  const said = named.replace(new RegExp(`(?<!\\p{L})${only.found}(?!\\p{L})`, 'giu'), (word) =>
    /^\p{Lu}/u.test(word) ? capital(only.other) : only.other,
  )
  if (!named.includes('\u0000')) return null
  return {
    code: edited(p, [
      { from: endOf(p, start.node), to: endOf(p, start.node), text: `\n${indentOf(p, start.node)}${fresh} = 0` },
      {
        from: endOf(p, only.node),
        to: endOf(p, only.node),
        text: `\n${indent}${otherwise(p, only)}\n${indent}${levelOf(p)}${fresh} += 1`,
      },
      {
        from: endOf(p, shown.node),
        to: endOf(p, shown.node),
        text: `\n${indentOf(p, shown.node)}${said.replaceAll('\u0000', fresh)}`,
      },
    ]),
    told: `Cuenta también los demás, en ${inlineCode(fresh)}.`,
    how: [
      `El \`else\` se ejecuta cuando no se cumple ${inlineCode(p.text(only.node.test))}: ahí sube ${inlineCode(fresh)}.`,
    ],
  }
}

/** «y cuántos pares» of a loop that says of each one whether it is: it is counted where that is said. */
function branchCounted(p: Program, noun: string): Result {
  const saying = p.allPlaces.filter(({ node, parent }) => {
    const text = node.kind === 'expression' && callTo(node.value, 'print') ? p.text(node) : ''
    const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
    return (
      parent?.node.kind === 'if' &&
      words.some((word) => word === noun || word === noun.replace(/e?s$/, '') || word === noun.replace(/s$/, ''))
    )
  })
  const [only, other] = saying
  const loop = p.body.find(
    (node) =>
      (node.kind === 'for' || node.kind === 'while') && only && node.from < only.node.from && only.node.to <= node.to,
  )
  if (!only || other || !loop || p.spots('name').some(({ node }) => node.name === noun)) return null
  const name = freeName(p, noun)
  return {
    code: edited(p, [
      { from: loop.from, to: loop.from, text: `${name} = 0\n` },
      { from: endOf(p, only.node), to: endOf(p, only.node), text: `\n${indentOf(p, only.node)}${name} += 1` },
      {
        from: endOf(p, loop),
        to: endOf(p, loop),
        text: `\nprint(${textLiteral(p, `${noun.charAt(0).toUpperCase()}${noun.slice(1)}:`)}, ${name})`,
      },
    ]),
    told: `Al final dice cuántos ${noun} ha habido, contados en ${inlineCode(name)}.`.replace(
      /cuántos (\w+as )/,
      'cuántas $1',
    ),
    how: [`${inlineCode(`${name} += 1`)} está justo donde se dice que lo es.`],
  }
}

/** What is no vowel may be a space. */
function otherwise(p: Program, { node, counter }: Step): string {
  const letter = comparison(node.test)?.left
  return /^vocal/i.test(counter) && letter ? `elif ${p.text(letter)}.isalpha():` : 'else:'
}

/** `while True:` that asks for one thing after the other until a word: how many there were. */
function turnsCounted(p: Program, noun: string): Result {
  for (const { node, scope } of p.places('while')) {
    if (scope.kind !== 'module' || !p.body.includes(node) || node.otherwise.length > 0) continue
    const read = node.body.find((step) => step.kind === 'assign' && inputIn(step.value) !== null)
    const name = read?.kind === 'assign' && read.targets[0]?.kind === 'name' ? read.targets[0].name : null
    const last = node.body.findLast(
      (step) => step.kind === 'if' && step.body.some(({ kind }) => kind === 'break' || kind === 'continue'),
    )
    if (name === null || !last || !(mentionsStem(noun, name) || mentionsStem(name, noun))) continue
    const asks = last.kind === 'if' ? comparison(last.test) : null
    if (!asks || printsIn([node]).some((call) => p.text(call).includes('len('))) continue
    const counter = freeName(p, 'cuantos', 'contador')
    const label = textLiteral(p, `${noun.charAt(0).toUpperCase()}${noun.slice(1)}:`)
    const { from } = linesOf(p, node)
    const edits: Edit[] = [
      { from, to: from, text: `${counter} = 0\n` },
      { from: endOf(p, last), to: endOf(p, last), text: `\n${indentOf(p, last)}${counter} += 1` },
      { from: endOf(p, node), to: endOf(p, node), text: `\nprint(${label}, ${counter})` },
    ]
    return {
      code: edited(p, edits),
      told: `Al final dice cuántos has escrito.`,
      how: [`${inlineCode(counter)} empieza en 0 y sube uno con cada uno que vale; la palabra que lo para no cuenta.`],
    }
  }
  return null
}

const WON = /felici|has acertado|enhorabuena|\bganas(?:te)?\b|has ganado|¡?(?:correcto|acertaste)/i
const LOST = /se acabaron|has perdido|perdiste|\bpierdes\b|fin del juego|game over/i

/** A game that is played again and again: in how many rounds it comes to where it says that you have won (or lost). */
function wins(p: Program, kind: string): Result {
  const outer = p.body.find((node) => node.kind === 'while' && node.test.kind === 'boolean' && node.test.value)
  const said = p.allPlaces.filter(
    ({ node }) =>
      node.kind === 'expression' && callTo(node.value, 'print') && (kind === 'ganadas' ? WON : LOST).test(p.text(node)),
  )
  const [only, other] = said
  if (!outer || !only || other || only.node.from < outer.from || only.node.to > outer.to) return null
  const name = freeName(p, kind)
  const { from } = linesOf(p, outer)
  return {
    code: edited(p, [
      { from, to: from, text: `${name} = 0\n` },
      { from: endOf(p, only.node), to: endOf(p, only.node), text: `\n${indentOf(p, only.node)}${name} += 1` },
      { from: endOf(p, outer), to: endOf(p, outer), text: `\nprint(${textLiteral(p, `Partidas ${kind}:`)}, ${name})` },
    ]),
    told: `Cuenta las partidas ${kind} y las dice al terminar.`,
    how: [`${inlineCode(name)} se pone a 0 antes del bucle que repite el juego: dentro volvería a 0 en cada partida.`],
  }
}
