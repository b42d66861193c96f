import type { Program } from '../../../../python/program/indexed-program'
import type { Place } from '../../../../python/scope'
import { NUMBER } from '../../numbers'
import { noneOfThem, notAmongKnown, wrongAnswer } from './chains'
import type { Condition } from './condition'
import { ofCollection } from './of-collections'
import { compared, same } from './of-numbers'
import { emptyText, equalTo, holding, oneOfThese } from './of-texts'
import { namedIn, readsIn, valuesIn } from './values'

type Reader = (p: Program, words: string) => Condition | null

const READERS: readonly Reader[] = [
  letters,
  noFile,
  moreThanThereIs,
  ofCollection,
  noneOfThem,
  notAmongKnown,
  wrongAnswer,
  emptyText,
  same,
  compared,
  holding,
  oneOfThese,
  equalTo,
]

/** What the words of a condition mean in a program; null where they mean nothing there, or more than is understood. */
export function conditionIn(p: Program, words: string): Condition | null {
  if (COUNTED.test(words)) return null
  for (const read of READERS) {
    const found = read(p, ` ${words.replace(/[,;:. ]+$/, '')} `)
    if (found !== null) return found
  }
  return null
}

/** «si falla 3 veces»: what is counted is no single case. */
const COUNTED = new RegExp(
  `\\b${NUMBER} (?:veces|intentos|fallos|errores|oportunidades|rondas)\\b|\\b(?:segunda|tercera|cuarta|ultima) vez\\b`,
)

const TYPES = '(?:pon|met|escrib|introdu|tecle|ingres|dig|hay|con|es|sea|cuel|use|usa)[a-z]*'
const LETTERS = new RegExp(
  `\\b${TYPES}(?: (?:una?|unas|unos|algo|cualquier|como|que|el|usuario))* (?:letras?|textos?|palabras?|tonterias?|cosas raras|simbolos|caracteres raros|chorradas?|burradas?|barbaridad\\w*|locuras?)(?! (?:de|mas|menos|o))|\\b(?:letras?|texto) (?:en vez|en lugar)|\\bno (?:me |se )?(?:${TYPES}|son|lo es|fuera)(?: (?:el|la|usuario|ser))*(?: una?| unos)? (?:numer\\w+|enter[oa]s?|cifras?|digitos?)(?! (?:entre|de|mayor|menor|posit|par))|\\botra cosa que (?:no sea )?un numero|\\bcosas? que no (?:sea|son|es)n? (?:un )?numeros?|\\b(?:sea|es|pon\\w+|met\\w+|escrib\\w+|den?) (?:solo |solamente )?(?:un |unos )?numeros?(?: validos?| enteros?| de verdad)?(?= *$)`,
)

function letters(p: Program, words: string): Condition | null {
  if (!LETTERS.test(words)) return null
  const reads = readsIn(p).flatMap(({ conversion, ...read }) => (conversion === null ? [] : [{ ...read, conversion }]))
  const { named } = namedIn(
    valuesIn(p).filter(({ read, kind }) => read !== null && kind === 'number'),
    words,
  )
  const meant = reads.filter(({ name }) => named.length === 0 || named.some(({ code }) => code === name))
  return meant.length === 0 ? null : { kind: 'letters', reads: meant }
}

const FILE = '(?:archivo|fichero|csv|txt|documento|json|excel|[\\w-]+\\.(?:csv|txt|json))'
const NO_FILE = new RegExp(
  `\\b${FILE}(?: [a-z]+){0,2} no (?:existe|exista|existiera|esta|este|se encuentr\\w+|aparece|lo encuentra)|\\bno (?:existe|exista|encuentr\\w+|esta|este|hay|haya|aparece)(?: (?:el|ese|este|ningun|un))? ${FILE}|\\bfalt[ae](?: el| ese)? ${FILE}`,
)

function noFile(p: Program, words: string): Condition | null {
  if (!NO_FILE.test(words)) return null
  const opening = p.allPlaces.find(
    ({ node, parent }) =>
      parent?.node.kind !== 'try' &&
      ((node.kind === 'with' && node.items.some(({ context }) => p.text(context).startsWith('open('))) ||
        (node.kind === 'assign' && /^(?:open\(|(?:pd|pandas)\.read_)/.test(p.text(node.value)))),
  )
  return opening ? { kind: 'no-file', opening } : null
}

const THERE_IS =
  /\bmas (?:dinero |unidades |cantidad |saldo |plata |stock )?(?:de l[oa]s? |del |que |de )?(?:(?:lo |l[oa]s )?que (?:hay|haya|queda\w*|tiene\w*|tenga|tengo|tenemos)|(?:la |el )?(?:saldo|stock|disponible|existencias|hay|cuenta|queda\w*))|\bno (?:hay|haya|queda\w*|tiene|tengo|tenemos|alcanza|llega|tenga)(?: (?:el|la|para|tanto|tanta|tantos|tantas|saldo|stock|dinero|suficiente\w*|bastante\w*|unidades|existencias|plata))+|\b(?:saldo|stock|dinero|existencias|unidades) insuficientes?|\bno (?:es|sea) suficiente/

/** «si quiere sacar más de lo que hay»: what is taken away is compared with what it is taken from. */
function moreThanThereIs(p: Program, words: string): Condition | null {
  if (!THERE_IS.test(words)) return null
  for (const place of p.allPlaces) {
    const taken = takenAway(p, place)
    if (taken === null) continue
    const read = readsIn(p).find(({ name }) => name === taken.amount)?.place ?? null
    return {
      kind: 'test',
      test: `${taken.amount} > ${taken.from}`,
      opposite: `${taken.amount} <= ${taken.from}`,
      read,
      after: read,
      use: place,
      isWrong: true,
      notice: 'No hay suficiente.',
    }
  }
  return null
}

function takenAway(p: Program, { node }: Place): { amount: string; from: string } | null {
  if (node.kind === 'augmented-assign' && node.operator === '-' && node.value.kind === 'name')
    return { amount: node.value.name, from: p.text(node.target) }
  if (node.kind !== 'assign' || node.value.kind !== 'binary' || node.value.operator !== '-') return null
  const { left, right } = node.value
  return p.text(left) === p.text(node.targets[0] ?? left) && right.kind === 'name'
    ? { amount: right.name, from: p.text(left) }
    : null
}
