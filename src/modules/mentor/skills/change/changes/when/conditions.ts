import type { StatementOf } from '../../../../python/ast'
import type { Place } from '../../../../python/scope'
import type { Program } from '../../../faults/program'
import { comparison, methodCall, nameOf, namesIn } from '../../../faults/shapes'
import { NUMBER } from '../../numbers'
import { textLiteral } from '../../source'
import { type Compared, comparedIn } from './comparisons'
import type { Condition, Tested } from './condition'
import { heldIn, isText, quotedAs } from './contents'
import { ofCollection } from './of-collections'
import { namedIn, readsIn, type Value, valuesIn } from './values'

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
const COUNTED = new RegExp(`\\b${NUMBER} (?:veces|intentos|fallos|errores|oportunidades|rondas)\\b|\\b(?:segunda|tercera|cuarta|ultima) vez\\b`)

/** Words that nobody accounts for are another condition. */
const MAX_LEFT = 1

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

const NONE =
  /\bno (?:es|sea|este|esta|existe|exista|coincid\w+|vale|valga|pon\w+|elig\w+|elij\w+|escrib\w+|met\w+|esta bien|este bien)(?: (?:ni|una?|el|la|de|las|los|entre|bien|correctamente))*(?: (?:ningun\w*|valid\w+|correct\w+|opcion\w*|esas?|esos|[a-z0-9]{1,12} (?:ni|o) [a-z0-9]{1,12}|opciones|escrit\w+|ser))*|\b(?:otra cosa|cualquier otr[oa]|cosa rara|opcion (?:rara|mala)|invalid[oa]s?|incorrect[oa]s?|mal escrit[oa]|desconocid[oa]|distint[oa]s?|ninguna?|raro)\b|\b(?:exista|vale|valid[oa]s?|bien escrit[oa]|correct[oa]s?)\b/

/** The option is none of a chain's. */
function noneOfThem(p: Program, words: string): Condition | null {
  if (!NONE.test(words)) return null
  for (const chain of p.places('if')) {
    if (chain.node.isElif) continue
    const subject = subjectOf(p, chain.node)
    const last = lastOf(chain.node)
    // A single `if` is a list of what is known only where it looks into one.
    if (subject === null || last === null || (last === chain.node && !isLookup(chain.node))) continue
    const read = readsIn(p).find(({ name }) => name === subject.name)?.place ?? null
    return { kind: 'otherwise', chain, last, read, known: subject.known, right: null }
  }
  return null
}

/** What is typed is compared with several texts, wherever: it is none of those. */
function notAmongKnown(p: Program, words: string): Condition | null {
  if (!NONE.test(words)) return null
  const texts = valuesIn(p).filter(isText)
  const { named } = namedIn(texts, words)
  const value = named[0] ?? (texts.length === 1 ? texts[0] : undefined)
  const known = new Set(
    p.spots('compare').flatMap(({ node }) => {
      const test = comparison(node)
      return test?.operator === '==' && value && p.text(test.left) === value.code && test.right.kind === 'string' ? [p.text(test.right)] : []
    }),
  )
  // A chain with an `else` says what all others are.
  const isTold = value && p.places('if').some(({ node }) => node.otherwise.length > 0 && [...namesIn(node.test)].join() === value.code)
  if (!value || known.size < 2 || isTold) return null
  const list = `(${[...known].join(', ')})`
  const [test, opposite] = [`${value.code} not in ${list}`, `${value.code} in ${list}`]
  const isGood = /\b(?:bien|valid[oa]|correct[oa])/.test(words) && !/\b(?:no|in)(?: |valid|correct)/.test(words)
  return ofValue(p, value, { test: isGood ? opposite : test, opposite: isGood ? test : opposite, isWrong: !isGood, notice: 'Eso no es ninguna de las opciones.' })
}

const isLookup = ({ test }: StatementOf<'if'>) => comparison(test)?.operator === 'in'

/** What all tests of a chain compare, and the Python that all they compare it with is written as. */
function subjectOf(p: Program, node: StatementOf<'if'>): { name: string; known: string | null } | null {
  const known: string[] = []
  let name: string | null = null
  for (let each: StatementOf<'if'> | null = node; each; each = nextOf(each)) {
    const test = comparison(each.test)
    const left = test && (nameOf(test.left) ?? nameOf(methodCall(test.left)?.object))
    if (!test || !left || (name !== null && left !== name)) return null
    name = left
    if (test.operator === '==') known.push(p.text(test.right))
    else if (test.operator === 'in' && (test.right.kind === 'tuple' || test.right.kind === 'list'))
      known.push(...test.right.items.map((item) => p.text(item)))
    else return { name, known: test.operator === 'in' ? p.text(test.right) : null }
  }
  return name === null ? null : { name, known: `(${known.join(', ')})` }
}

const nextOf = ({ otherwise: [next] }: StatementOf<'if'>): StatementOf<'if'> | null =>
  next?.kind === 'if' && next.isElif ? next : null

/** The last `elif` of a chain that has no `else`. */
function lastOf(node: StatementOf<'if'>): StatementOf<'if'> | null {
  const next = nextOf(node)
  if (next) return lastOf(next)
  return node.otherwise.length === 0 ? node : null
}

const WRONG =
  /\b(?:fall[aeo]\w*|pierd\w+|perd\w+|se equivo\w+|no (?:l[oa] )?(?:aciert\w+|es (?:correct\w+|la (?:buena|correcta)|es[ea]|asi)|adivin\w+|coincid\w+|es igual)|(?:es|sea|este|esta) (?:mal|incorrect\w+))\b/

/** What is asked has one right answer, and nothing is said of any other. */
function wrongAnswer(p: Program, words: string): Condition | null {
  if (!WRONG.test(words) || namedIn([], words.replace(WRONG, ' ')).left.length > MAX_LEFT) return null
  for (const chain of p.places('if')) {
    const test = comparison(chain.node.test)
    const name = nameOf(test?.left)
    if (chain.node.isElif || test?.operator !== '==' || chain.node.otherwise.length > 0 || name === null) continue
    const read = readsIn(p).find((each) => each.name === name)?.place ?? null
    if (read) return { kind: 'otherwise', chain, last: chain.node, read, known: null, right: p.text(test.right) }
  }
  return null
}

const EMPTY =
  /\b(?:vaci[oa]s?|en blanco|no (?:pon\w+|met\w+|escrib\w+|introduc\w+|ingres\w+|dig\w+|contest\w+) nada|solo (?:da|pulsa|le da) (?:a |al )?(?:enter|intro))\b/

function emptyText(p: Program, words: string): Condition | null {
  if (!EMPTY.test(words)) return null
  const texts = valuesIn(p).filter(({ read, kind }) => read !== null && kind === 'text')
  const { named } = namedIn(texts, words)
  const [value] = named.length > 0 ? named : texts
  if (!value || (named.length === 0 && texts.length > 1)) return null
  return ofValue(p, value, {
    test: `${value.code}.strip() == ""`,
    opposite: `${value.code}.strip() != ""`,
    isWrong: true,
    notice: 'No puede quedar vacío.',
  })
}

function holding(p: Program, words: string): Condition | null {
  const held = heldIn(words)
  const texts = held === null ? [] : valuesIn(p).filter(isText)
  if (held === null || texts.length === 0) return null
  const { named, left } = namedIn(texts, held.rest)
  const value = named[0] ?? (texts.length === 1 ? texts[0] : undefined)
  if (!value || left.length > 0) return null
  const [test, opposite] = [held.test(value.code), held.opposite(value.code)].map((code) => quotedAs(p, code))
  return ofValue(p, value, { test: test ?? '', opposite: opposite ?? '', isWrong: true, notice: '' })
}

/** «si los dos números son iguales», «si el mínimo es mayor que el máximo» */
function same(p: Program, words: string): Condition | null {
  const match =
    /\b(?:son |sean |es |sea )?(?<how>iguales|el mismo|la misma|coinciden|distint[oa]s|diferentes|mayor que|menor que|mas grande que|mas pequen[oa] que|igual (?:a|que)|distint[oa] (?:de|a)|supera)(?= (?:el|la|al)? ?(?:[a-z]+) *$| *$)/.exec(
      words,
    )
  const values = valuesIn(p).filter(({ read }) => read !== null)
  if (!match || /\d/.test(words)) return null
  const [before, behind] = [words.slice(0, match.index), words.slice(match.index + match[0].length)]
  const [left, right] = behind.trim() === '' ? bothOf(values, before) : [oneOf(values, before), oneOf(values, behind)]
  if (!left || !right || left === right || left.kind !== right.kind) return null
  const how = match.groups?.how ?? ''
  const [operator, against] = /mayor|grande|super/.test(how)
    ? ['>', '<=']
    : /menor|pequen/.test(how)
      ? ['<', '>=']
      : /distint|diferent/.test(how) !== /\bno (?:son |sean |es |sea )?$/.test(before)
        ? ['!=', '==']
        : ['==', '!=']
  const later = left.last.node.from > right.last.node.from ? left : right
  return ofValue(p, later, {
    test: `${left.code} ${operator} ${right.code}`,
    opposite: `${left.code} ${against} ${right.code}`,
    isWrong: false,
    notice: '',
  })
}

function bothOf(values: readonly Value[], words: string): (Value | undefined)[] {
  const { named } = namedIn(values, words)
  const two = named.length === 2 ? named : values.length === 2 ? values : []
  return [two[0], two[1]]
}
const oneOf = (values: readonly Value[], words: string): Value | undefined => {
  const { named } = namedIn(values, words)
  return named.length === 1 ? named[0] : undefined
}

function compared(p: Program, words: string): Condition | null {
  const read = comparedIn(words)
  if (read === null) return null
  const values = valuesIn(p).filter(({ kind }) => kind === read.kind || kind === 'other' || /str\(/.test(read.test('')))
  const { named, left } = namedIn(values, read.rest)
  if (left.length > MAX_LEFT) return null
  const both = / (?:o|u|ni|y|e) /.test(read.rest) && named.length > 1 ? named.slice(0, 3) : []
  if (both.length > 1) return ofSeveral(p, both, read)
  const value = chosen(p, named.length > 0 ? named : values, words, named.length > 0)
  if (!value) return null
  const division = divisionBy(p, value.code, read.test(value.code))
  const tested = ofValue(p, value, {
    test: read.test(value.code),
    opposite: read.opposite(value.code),
    isWrong: read.isWrong || division !== null,
    notice: division === null ? '' : 'No se puede dividir entre cero.',
  })
  // Where only one branch divides, only that one is spared.
  const isElsewhere = division !== null && tested.after !== null && division.block !== tested.after.block
  return isElsewhere ? { ...tested, use: division } : tested
}

/** «si la base o la altura es menor que cero» */
function ofSeveral(p: Program, values: readonly Value[], read: Compared): Condition | null {
  const last = values.toSorted((a, b) => a.last.node.from - b.last.node.from).at(-1)
  const [joint, against] = / y /.test(read.rest) ? ['and', 'or'] : ['or', 'and']
  const joined = (word: string, of: (code: string) => string) => values.map(({ code }) => of(code)).join(` ${word} `)
  const tested = last && ofValue(p, last, { test: joined(joint, read.test), opposite: joined(against, read.opposite), isWrong: read.isWrong, notice: '' })
  const each = values.map((value) => ofValue(p, value, { test: read.test(value.code), opposite: read.opposite(value.code), isWrong: true, notice: '' }))
  return tested ? { ...tested, read: null, each } : null
}

/** Where a value divides, if the test is that it is zero. */
function divisionBy(p: Program, code: string, test: string): Place | null {
  if (!test.endsWith(' == 0')) return null
  const divisions = p.spots('binary').filter(({ node }) => /^(?:\/|\/\/|%)$/.test(node.operator))
  return divisions.find(({ node }) => p.text(node.right) === code)?.place ?? null
}

/** Of several values the one that is meant: a divisor for zero, what is typed for what is typed, else the last of them. */
function chosen(p: Program, values: readonly Value[], words: string, isNamed: boolean): Value | undefined {
  const divisor = /\b(?:0|cero)\b/.test(words) ? values.find(({ code }) => divisionBy(p, code, ' == 0')) : undefined
  if (divisor) return divisor
  if (isNamed) return values[0]
  const ordinal = /\b(?:segund|ultim)[oa]\b/.test(words) ? -1 : /\bprimer/.test(words) ? 0 : null
  const read = values.filter((value) => value.read !== null)
  if (ordinal !== null) return read.at(ordinal)
  const elements = values.filter(({ last }) => last.node.kind === 'for')
  if (elements.length === 1 && /\b(?:mayores|menores|negativ[oa]s|positiv[oa]s|pares|impares|superiores|inferiores|pasen|superen|lleguen|bajen)\b/.test(words)) return elements[0]
  const kept = values.findLast((value) => value.read === null && value.kind !== 'text')
  if (kept && /\b(?:qued|rest|sobr|baj|llegu|alcanc|agot)[a-z]*/.test(words)) return kept
  return read.length > 0 ? (read.length === 1 ? read[0] : undefined) : values.length === 1 ? values[0] : undefined
}

/** «solo vale sí o no», «si no es A ni B»: all that may be typed. */
function oneOfThese(p: Program, words: string): Condition | null {
  const match = /^(?<who>.*?)\b(?<no>no )?(?:(?:sea|es|ser|son|ponga|meta|escriba|elija|valer|valga|valgan|a|ni|solo) )*(?<list>[a-z0-9]{1,14}(?:, [a-z0-9]{1,14})* (?:o|u|y|e|ni) [a-z0-9]{1,14}) *$/.exec(words)
  const options = match?.groups?.list?.split(/, | (?:o|u|y|e|ni) /) ?? []
  const values = valuesIn(p).filter(({ read }) => read !== null)
  const { named, left } = namedIn(values, match?.groups?.who ?? '')
  const value = named[0] ?? (values.length === 1 ? values[0] : undefined)
  const areNumbers = options.every((option) => /^\d+$/.test(option))
  if (!value || left.length > 0 || options.length < 2 || areNumbers !== (value.kind === 'number')) return null
  const list = `(${options.map((option) => (areNumbers ? option : textLiteral(p, option))).join(', ')})`
  const [within, without] = [`${value.code} in ${list}`, `${value.code} not in ${list}`]
  const isDenied = match?.groups?.no !== undefined || /\bno /.test(match?.groups?.who ?? '')
  return ofValue(p, value, { test: isDenied ? without : within, opposite: isDenied ? within : without, isWrong: isDenied, notice: `Tiene que ser ${options.slice(0, -1).join(', ')} o ${options.at(-1)}.` })
}

/** «si el usuario es admin», «si escribe salir» */
function equalTo(p: Program, words: string): Condition | null {
  const match =
    /\b(?<no>no )?(?:es igual a|es|sea|pon\w+|escrib\w+|dig\w+|dic\w+|met\w+|respond\w+|contest\w+|elig\w+|elij\w+|tecle\w+|introduc\w+|se llama)(?: (?:el|la|que))* ["'«“]?(?<what>[a-z0-9]+)["'»”]?\s*$/.exec(
      words,
    )
  const what = match?.groups?.what
  if (
    !match ||
    what === undefined ||
    /^(?:mal|bien|asi|eso|vez|nada|algo|numero|valido|correcto|mayor|menor|igual)$/.test(what)
  )
    return null
  const values = valuesIn(p).filter(({ kind, read }) => kind === 'text' && read !== null)
  const { named, left } = namedIn(values, words.slice(0, match.index))
  const value = named.length > 0 ? named[0] : values.length === 1 ? values[0] : undefined
  if (!value || left.length > 0) return null
  const literal = textLiteral(p, what)
  const [test, opposite] = [`${value.code} == ${literal}`, `${value.code} != ${literal}`]
  return ofValue(
    p,
    value,
    match.groups?.no === undefined
      ? { test, opposite, isWrong: false, notice: '' }
      : { test: opposite, opposite: test, isWrong: false, notice: '' },
  )
}

/** A test of one value, known behind where it last gets its value; what is typed, right behind that. */
export function ofValue(
  p: Program,
  value: Value,
  tested: Pick<Tested, 'test' | 'opposite' | 'isWrong' | 'notice'>,
): Tested {
  const isTyped =
    value.read !== null &&
    (tested.isWrong || value.last.node.from <= value.read.node.from || value.last.node.kind === 'expression')
  const after = isTyped ? value.read : value.last
  return { kind: 'test', ...tested, read: value.read, after, use: null }
}
