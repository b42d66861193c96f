import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { allNames } from '../../../../python/names'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { removed } from '../../../../python/program/line-edits'
import { edited, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'
import { unquoted } from '../bare-clause'
import { ADDS, CHANGES, type Clause, NAME, type PartReader, QUOTED, SHOWS, TAKES } from './clause'
import { putAt } from './placing'

const MESSAGE = '(?:(?:un|una|el|otro) )?(?:mensaje|texto|frase|saludo|print|aviso|linea|titulo|despedida)'
const THAT = '(?:(?: (?:de|con|que (?:diga|ponga|dice|pone|salude)|diciendo|poniendo|como))*:?)'

/** «que al final diga «Fin»», «ponle un mensaje de "Hola" al empezar», «cambia «Total» por «Suma»». */
export const textReaders: readonly PartReader[] = [
  {
    name: 'said',
    isPlaced: true,
    says: [
      new RegExp(`${SHOWS}(?: ${MESSAGE})?${THAT} (?<text>${QUOTED})`),
      new RegExp(`${ADDS} ${MESSAGE}${THAT} (?<text>${QUOTED})`),
      new RegExp(`(?:salude|saluda|saludes|se despida|despidete|empiece|termine|acabe)${THAT} (?<text>${QUOTED})`),
      new RegExp(`(?:${SHOWS}|${ADDS})(?: ${MESSAGE})?${THAT} (?<bare>[a-z][a-z !]{2,40})`),
    ],
    make: (p, { parts: { text, bare }, clause }) =>
      said(p, clause, text === undefined ? bareText(p, bare ?? '') : unquoted(text)),
  },
  {
    name: 'other-text',
    says: [
      new RegExp(
        `${CHANGES}(?: (?:el|la) (?:texto|mensaje|palabra|frase))?(?: de)? (?<was>${QUOTED}|[^"'«“»”]{2,40}?) (?:por|a|con) (?<becomes>${QUOTED}|[^"'«“»”]{2,40})`,
      ),
      new RegExp(
        `${SHOWS} (?<becomes>${QUOTED}|[^"'«“»”]{2,40}?),? (?:donde (?:dice|pone|sale)|en (?:vez|lugar) de) (?<was>${QUOTED}|[^"'«“»”]{2,40})`,
      ),
      new RegExp(
        `(?:donde (?:dice|pone|sale)|en (?:vez|lugar) de) (?<was>${QUOTED}|[^"'«“»”]{2,40}?),? (?:que )?${SHOWS} (?<becomes>${QUOTED}|[^"'«“»”]{2,40})`,
      ),
    ],
    make: (p, { parts: { was = '', becomes = '' } }) => otherText(p, was, becomes),
  },
]

/** «sacá el print que dice Total», «no quiero que imprima fin». */
export const printReaders: readonly PartReader[] = [
  {
    name: 'print-out',
    says: [
      new RegExp(
        `${TAKES} (?:(?:el|la|ese|esa|lo) )*(?:print|linea|mensaje|texto|frase)(?: (?:de|del|que (?:dice|pone|imprime|muestra)|con|donde (?:dice|pone)))* (?<text>${QUOTED}|[^"'«“»”]{2,40})`,
      ),
      new RegExp(`no (?:quiero que )?${SHOWS} (?:lo de |el |la |lo )?(?<text>${QUOTED}|[^"'«“»”]{2,40})`),
    ],
    make: (p, { parts: { text = '' } }) => printOut(p, unquoted(text)),
  },
]

/** Words without quotes are said where they begin with a capital and name nothing of the program. */
function bareText(p: Program, text: string): string {
  const names = new Set([...allNames(p.module)].map(folded))
  return /^\p{Lu}/u.test(text) && text.split(' ').every((word) => !names.has(folded(word))) ? text : ''
}

function said(p: Program, { place }: Clause, text: string): Result {
  if (place === null || text === '') return null
  const words = upperFirst(text)
  const put = putAt(p, `print(${textLiteral(p, words)})`, place)
  if (!put) return null
  const where =
    place === 'start' ? 'Al principio' : place === 'end' ? 'Al final' : place === 'loop' ? 'En cada vuelta' : 'Ahí'
  return { code: edited(p, [put]), told: `${where} sale «${words.replaceAll('`', '')}».` }
}

/** A word of what is printed; a name of the program in quotes is no name. */
function otherText(p: Program, was: string, becomes: string): Result {
  const [old, fresh] = [unquoted(was), unquoted(becomes)]
  const isQuoted = /^["'«“]/.test(was)
  if (old === '' || (!isQuoted && new RegExp(`^${NAME}$`).test(old) && allNames(p.module).has(old))) return null
  const found = texts(p).flatMap((range) => placesIn(p.source, range, old))
  if (found.length === 0 || /["'\\{}\n]/.test(fresh)) return null
  return {
    code: edited(
      p,
      found.map((range) => ({ ...range, text: fresh })),
    ),
    told: `Donde decía «${old}» dice ahora «${fresh}»${found.length > 1 ? `, en los ${found.length} sitios` : ''}.`,
    how: [`Es solo el texto que se muestra: ${inlineCode('print')} escribe lo que hay entre comillas tal cual.`],
  }
}

/** The one line that prints these words, where its block does something else as well. */
function printOut(p: Program, text: string): Result {
  const prints = p.allPlaces.filter(({ node }) => node.kind === 'expression' && callTo(node.value, 'print') !== null)
  const meant = prints.filter(({ node }) =>
    ` ${folded(p.text(node)).replace(/[^a-z0-9_]+/g, ' ')} `.includes(` ${folded(text)} `),
  )
  const [only, other] = meant
  if (!only || other || prints.length < 2 || only.block.length < 2) return null
  const edits = removed(p, only.node)
  return (
    edits && {
      code: edited(p, edits),
      told: `Ya no está la línea ${p.line(only.node)}: ${inlineCode(p.text(only.node))}.`,
    }
  )
}

type Piece = { from: number; to: number }
/** What stands between quotes: of f-strings what is no field. */
const texts = (p: Program): Piece[] => [
  ...p.spots('string').map(({ node }) => node),
  ...p.spots('format-string').flatMap(({ node }) => {
    const fields = node.parts.filter((part) => part.kind === 'field')
    const edges = [node.from, ...fields.flatMap(({ from, to }) => [from, to]), node.to]
    return edges.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: edges[at + 1] ?? node.to }] : []))
  }),
]

function placesIn(source: string, { from, to }: Piece, word: string): Piece[] {
  const piece = source.slice(from, to)
  const search = (text: string, what: string) => {
    const found: Piece[] = []
    for (let at = text.indexOf(what); at >= 0; at = text.indexOf(what, at + what.length)) {
      const isWord = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[at + what.length] ?? ' ')
      if (isWord) found.push({ from: from + at, to: from + at + what.length })
    }
    return found
  }
  const exact = search(piece, word)
  return exact.length > 0 ? exact : search(folded(piece), folded(word))
}
