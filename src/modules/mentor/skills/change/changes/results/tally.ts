import { folded } from '~/platform/text/folded'
import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  printsIn,
  programOf,
} from '../../../../python/program/source'
import { mentionsStem } from '../../elements'
import { lastResult } from '../asking/add-input'

const SHOWS =
  '(?:dig\\w*|di|dime|muestr\\w*|imprim\\w*|ensen\\w*|saqu\\w*|pong\\w*|cuent\\w*|salg\\w*|d[ea]|me d[ea]|calcul\\w*|sum\\w*|saber|ver)'
const WHAT =
  '(?:cuant|(?:la |el )?(?:[a-z]{3,12} (?=media|promedio))?(?:suma|total|media|promedio|nota media|maxim|minim|mayor|menor)|(?:el|la) (?:\\w+ )?mas )'

/** For the wish of a loop: «y al final diga cuántas han sido», «y que cuente cuántas eran pares». */
export const TALLY_WORDS: readonly RegExp[] = [
  new RegExp(
    `(?<ending>\\b(?:y )?(?:que )?(?:al (?:final|acabar|terminar|salir)|cuando (?:acab|termin|salg)\\w*|entonces|despues|luego),? (?:que )?(?:me |le |se |nos )?${SHOWS}(?: que| tambien| me)? ${WHAT}[^.;¦]{0,60})`,
  ),
  new RegExp(
    `(?<ending2>\\b(?:y |ademas |tambien )?(?:que )?(?:me |le |vaya )?(?:lleve la cuenta de|${SHOWS})(?: que| tambien)? ${WHAT}[^.;¦]{0,60})`,
  ),
]

/** What a loop counts or adds up: the program with it, and what is shown behind the loop. */
export type Tally = { p: Program; added: number; after: string[]; told: string }

/** `from`: the main statement with which the loop is going to begin. */
export function withTally(p: Program, words: string, from: number): Tally | null {
  const main = mainStatements(p)
  const [first, last] = [main[from], main.at(-1)]
  if (!first || !last) return null
  const body = main.slice(from)
  const isCount = /\bcuant[oa]s|numero de/.test(words)
  const isMean = /\bmedia\b|promedio/.test(words)
  const isSum = /\bsuma|\btotal\b/.test(words) && !isCount
  const isMost = /maxim|mayor|minim|menor|\bmas /.test(words) && !isCount && !isSum && !isMean
  const value = isCount ? null : valueIn(p, body, words)
  if (!isCount && value === null) return null
  if (isMost && value !== null) {
    const list = freeName(p, 'valores', 'todos')
    const call = /minim|menor|mas (?:baj|barat|peque|cort)/.test(words) ? 'min' : 'max'
    return assembled(p, {
      first,
      edits: [added(p, last, `${list}.append(${value})`)],
      before: [`${list} = []`],
      after: [`if ${list}:`, `    print("${call === 'max' ? 'Mayor' : 'Menor'}:", ${call}(${list}))`],
      told: `${call === 'max' ? 'el mayor' : 'el menor'}`,
    })
  }
  const branch = isCount ? branchFor(p, body, words) : null
  const counter = isCount || isMean ? freeName(p, 'contador', 'cuantos') : null
  const total = isSum || isMean ? freeName(p, 'total', 'suma') : null
  return assembled(p, {
    first,
    edits: [
      ...(total === null ? [] : [added(p, last, `${total} += ${value}`)]),
      ...(counter === null ? [] : [added(p, branch ?? last, `${counter} += 1`)]),
    ],
    before: [...(counter === null ? [] : [`${counter} = 0`]), ...(total === null ? [] : [`${total} = 0`])],
    after:
      isMean && counter !== null
        ? [`if ${counter} > 0:`, `    print("Media:", ${total} / ${counter})`]
        : [counter === null ? `print("Total:", ${total})` : `print("Cantidad:", ${counter})`],
    told: isMean ? 'la media' : isCount ? 'cuántos han sido' : 'el total',
  })
}

type Pieces = { first: Statement; edits: Edit[]; before: string[]; after: string[]; told: string }

function assembled(p: Program, { first, edits, before, after, told }: Pieces): Tally {
  const at = linesOf(p, first).from
  const start = { from: at, to: at, text: before.map((line) => `${line}\n`).join('') }
  return { p: programOf(edited(p, [start, ...joined(edits)])), added: before.length, after, told }
}

/** Lines that are added at one place are one edit. */
const joined = (edits: readonly Edit[]): Edit[] =>
  [...Map.groupBy(edits, ({ from }) => from)].map(([from, all]) => ({
    from,
    to: from,
    text: all.map(({ text }) => text).join(''),
  }))

function added(p: Program, after: Statement, line: string): Edit {
  const { to } = linesOf(p, after)
  return { from: to, to, text: `\n${indentOf(p, after)}${line}` }
}

/** What is added up: the value that the words name, else what the program prints, else the number that is typed. */
function valueIn(p: Program, body: readonly Statement[], words: string): string | null {
  const names = body.flatMap((node) => plainAssign(node) ?? [])
  const named = names.findLast(({ name }) => mentionsStem(words, name))
  if (named) return named.name
  const shown = lastResult(p)?.code
  if (shown !== undefined) return shown
  return names.find(({ value }) => inputIn(value)?.conversion !== null && inputIn(value) !== null)?.name ?? null
}

/** «cuántas eran capicúa»: the branch that prints it. */
function branchFor(p: Program, body: readonly Statement[], words: string): Statement | null {
  const what =
    /cuant[oa]s (?:[a-z]+ )?(?:eran?|fueron|han sido|son|salieron|salen|hubo|habia|hay) (?<what>[a-z]{4,})/.exec(words)
      ?.groups?.what
  if (what === undefined) return null
  const stem = what.replace(/(?:es|s|o|a|os|as)$/, '')
  const places = p
    .places('expression')
    .filter(
      ({ node, parent }) =>
        parent?.node.kind === 'if' && body.some(({ from, to }) => from <= node.from && node.to <= to),
    )
  return (
    places.find(
      ({ node }) =>
        printsIn([node]).length > 0 && folded(p.text(node)).includes(stem) && !/\bno\b/.test(folded(p.text(node))),
    )?.node ?? null
  )
}
