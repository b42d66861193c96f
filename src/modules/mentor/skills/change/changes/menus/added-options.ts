import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { indentOf, levelOf } from '../../../faults/mend'
import type { Program } from '../../../faults/program'
import { comparison } from '../../../faults/shapes'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { edited, linesOf } from '../../source'
import { actionFor } from './actions'
import { type Choice, choicesIn, numberOfChoice } from './choices'
import { recordAction, stockOfMenu } from './menu-stock'
import { shownIn } from './menu-texts'

/** «una opción para buscar por nombre y otra para borrar»: more branches of a menu that is there, each for what is usually done. */
export const addedOptionsChange: Change = {
  name: 'added-options',
  stage: STAGE.data,
  says: [],
  reads: (said, p) => (choicesIn(p) === null ? null : (wantedIn(said)?.spans ?? null)),
  make(p, { said }) {
    const chain = choicesIn(p)
    const wanted = wantedIn(said)
    return chain === null || wanted === null ? null : added(p, chain, wanted.options)
  },
}

type Wanted = { label: string; name: string; words: string; number: number | null }

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:busc|encontr|consult\w* un)\w*/, 'Buscar'],
  [/\b(?:borr|elimin|quit|dar de baja|remov)\w*/, 'Borrar'],
  [/\b(?:edit|modific|actualiz|cambi|corregi)\w*/, 'Modificar'],
  [/\bvaci\w*/, 'Vaciar'],
  [/\b(?:deposit|ingres)\w*/, 'Ingresar'],
  [/\b(?:retir|sac(?:ar|o|a)\b)\w*/, 'Retirar'],
  [/\b(?:vend)\w*/, 'Vender'],
  [/\b(?:maxim[oa]|mayor|mas (?:alt|car|grand)\w*)\b/, 'Ver máximo'],
  [/\b(?:minim[oa]|menor|mas (?:baj|barat|peque)\w*)\b/, 'Ver mínimo'],
  [/\b(?:total|sum)\w*/, 'Ver total'],
  [/\b(?:media|promedio)\b/, 'Ver media'],
  [/\b(?:cuant[oa]s|contar|cuent\w+)\b/, 'Contar'],
  [/\borden\w*/, 'Ordenar'],
  [/\b(?:ver|mostrar|muestr\w+|list\w+|ensen\w+)\b/, 'Ver'],
  [/\b(?:anadir|agregar|registrar|insertar|meter|dar de alta)\b/, 'Añadir'],
]

const HEAD =
  /\b(?:(?:y|que|anad\w*|agreg\w*|pon\w*|met\w*|incluy\w*|quiero|tenga|haya|con|otra|tambien|le|una?|la|las|dos|tres|2|3|al menu|mas|nuevas?) ){0,8}opcion(?:es)?(?: (?:mas|nuevas?|al menu|extra))*(?: (?<number>\d)\b)?(?: (?:mas|nueva|al menu|para|de|que|con|q|llamada|donde|la|el)\b)*:? ?|(?<!\bno (?:se |me |te |le )?)\b(?:tambien )?(?:se pueda|pueda|se puedan|poder|deje|permita)(?: tambien)? (?=[a-z]{3,10}[aei]r(?:l[oa]s?)?\b)|\b(?:anad\w*|agreg\w*|pon\w*|met\w*)(?: (?:al menu|tambien|en el menu))+:? (?:la de |lo de |para |un |una )*/
/** What belongs to an option that was named: that nothing breaks where the thing is not there. */
const DETAIL =
  /^(?:y |que |pero |lo |la )*(?:si no (?:esta|existe|lo encuentra)|sin (?:que )?(?:romper|pet|fall)|avis|dig|muestr\w+ (?:el|la|su)|pid|pregunt|(?:lo|la) (?:borr|elimin|busc|muestr))/

function wantedIn({ plain }: Said): { options: Wanted[]; spans: Span[] } | null {
  const head = HEAD.exec(plain)
  if (!head || /\bsalir (?:pase|sea|quede|pasa)/.test(plain)) return null
  const start = head.index + head[0].length
  const rest = plain.slice(start)
  const end = start + (/[.;\n¦]|,? y que (?!si no|avis|pid|lo |la )/.exec(rest)?.index ?? rest.length)
  const options: Wanted[] = []
  let to = start
  for (const { 0: piece, index } of plain.slice(start, end).matchAll(/(?:(?!,| y | e ).)+/g)) {
    const words = piece
      .replace(/^(?: |y |e |otra |una |tambien |opcion |para |de |que |la |el |(?<number>\d) )+/, '')
      .trim()
    const verb = VERBS.find(([says]) => says.test(words))
    const isDetail = options.length > 0 && DETAIL.test(piece.trim())
    if (verb && !(isDetail && options.length === 1 && options[0]?.label === verb[1])) {
      const number = Number(
        /^\D{0,12}(\d)\b/.exec(piece)?.[1] ?? (options.length === 0 ? head.groups?.number : undefined),
      )
      const asksFirst = options.length === 1 && isDetail && options[0]?.label === 'Ver'
      if (asksFirst) options.pop()
      options.push({
        label: verb[1],
        name: nameIn(words) ?? verb[1],
        words,
        number: Number.isNaN(number) ? null : number,
      })
    } else if (!isDetail && words !== '' && options.length > 0) break
    to = start + index + piece.length
  }
  return options.length === 0 ? null : { options, spans: [{ from: head.index, to }] }
}

/** «depositar»: what the option is called, as it was asked for. */
function nameIn(words: string): string | null {
  const said = /^(?!ver\b|dar\b|poder\b|hacer\b)[a-z]{4,12}[aei]r\b/.exec(words)?.[0]
  return said === undefined ? null : said.charAt(0).toUpperCase() + said.slice(1).replace('nadir', 'ñadir')
}

function added(p: Program, chain: readonly Choice[], options: readonly Wanted[]): Result {
  const stock = stockOfMenu(
    p,
    chain.map(({ node }) => node),
  )
  const leaves = p
    .places('while')
    .flatMap(({ node }) => [...p.text(node.test).matchAll(/!= ?["']?(\d)\b/g)].map(([, number]) => Number(number)))
  const taken = new Set([...chain.map((branch) => numberOfChoice(p, branch)), ...leaves])
  const made = options.map(({ label, name, words, number }) => {
    const wanted = number !== null && !taken.has(number) ? number : Math.max(...taken) + 1
    taken.add(wanted)
    const lines =
      stock === null
        ? null
        : (recordAction(p, stock, { label, words }) ??
          actionFor(p, stock, {
            number: wanted,
            label: label
              .toLowerCase()
              .replace(/^ver (?=total|media)/, '')
              .normalize('NFD')
              .replace(/\p{M}/gu, ''),
            detail: '',
          }))
    return lines === null ? null : { number: wanted, label: name, lines }
  })
  const known = made.flatMap((each) => each ?? [])
  if (known.length < options.length) return null
  const [model, leaving] = [chain[0], chain.at(-1)]
  const test = comparison(model?.node.test)
  if (!model || !leaving || !test) return null
  const [indent, level] = [indentOf(p, model.node), levelOf(p)]
  const branches = known.map(({ number, lines }) =>
    [
      `${indent}elif ${p.text(test.left)} == ${p.text(test.right).replace(/\d+/, String(number))}:`,
      ...lines.map(
        (line) => `${indent}${level}${line.replace(/^(?: {4})+/, (spaces) => level.repeat(spaces.length / 4))}`,
      ),
    ].join('\n'),
  )
  const edits: Edit[] = [
    branchEdit(p, leaving, branches.join('\n')),
    ...shownIn(p, { known, last: leaves[0] ?? numberOfChoice(p, leaving) }),
  ]
  return {
    code: edited(p, edits),
    told: `El menú tiene ahora ${known.map(({ number, label }) => `la opción ${number} (${label.toLowerCase()})`).join(' y ')}.`,
    how: [`Cada opción nueva es una rama ${inlineCode('elif')} más, delante de la de salir.`],
  }
}

/** Before the branch that leaves, or behind the last one. */
function branchEdit(p: Program, { node }: Choice, text: string): Edit {
  const leaves = /\b(?:break|exit|quit|return)\b|= ?False/.test(
    p.source.slice(node.body[0]?.from ?? node.from, node.body.at(-1)?.to),
  )
  const last = node.body.at(-1) ?? node
  if (leaves && node.isElif) {
    const { from } = linesOf(p, node)
    return { from, to: from, text: `${text}\n` }
  }
  const { to } = linesOf(p, last)
  return { from: to, to, text: `\n${text}` }
}
