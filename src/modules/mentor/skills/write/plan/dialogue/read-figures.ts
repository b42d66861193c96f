import { singular } from '../../../../engine/task/identifier'
import { type FoundPredicate, predicatesIn } from '../../compose/sequences/find-predicates'
import { type ClauseText, clausePattern } from './clause-text'
import type { Want } from './dialogue'

const THING = '[a-z]{3,}'
const DET = '(?:(?:el|la|los|las|su|sus|de|del|que|todos|todas|un|una|en|cual|cuales|es|fue|ha sido|son|lo|ell[oa]s) )*'
const HAS =
  '(?:ha(?:n|s|y)?|he|se|son|hubo|fue(?:ron)?|tiene|metio|ingreso|introdujo|hay|sali(?:o|eron)|leyeron|metieron|pusieron|escribieron|introdujeron|ingresaron|escribio|puso|tengo|quedan|de ell[oa]s|de l[oa]s|en total|eran|salen|que|hicieron falta|hizo falta|hice falta|necesit\\w+)'
const DONE = `(?: (?:${HAS}|metid[oa]s?|introducid[oa]s?|ingresad[oa]s?|escrit[oa]s?|leid[oa]s?|puest[oa]s?|habido|sido|el usuario|compr\\w+|l[oa]s|lleva\\w*))*`

const COUNT = clausePattern(
  `(?:cuant[oa]s|el numero de|la cantidad de|cuantas veces)(?: (?!son |hay |ha |se |fueron |de |hic|hizo |hac|leyer|metier|pusier|escribier|introduj|ingresar)(${THING}))?${DONE}`,
)
/** Whatever was asked for. */
const COUNTED =
  /^(?:numeros|valores|datos|elementos|cosas|veces|total|articulos|productos|compras|ventas|personas|alumnos|clientes|gastos)$/
const COUNT_HEAD =
  /^(?:cuant[oa]s|el numero (?:total )?de|la cantidad (?:total )?de) (?:(?:son|hay|de ell[oa]s|fueron|eran|han sido|numeros|valores|personas|alumnos|notas|que|se|es|est[ae]n|los|las|tienen|miden|pesan|cuestan|valen|veces|salio|sale|fueron) )*/
const EXTREME = '(?:mas|menos) [a-z]{3,}|mayor(?:es)?|menor(?:es)?|maxim[oa]|minim[oa]|mejor|peor'
const MAX = clausePattern(
  `${DET}(?:(${THING}) )?(?:que )?(?:es |sea |fue )?(${EXTREME})(?: (?:numero|valor|de (?:tod[oa]s|ell[oa]s|l[oa]s)|introducid[oa]|ingresad[oa]|metid[oa]|que (?:ha|he) \\w+)| [a-z]+ado)*`,
)
/** «quién gana más». */
const WHO_MOST = clausePattern(
  '(?:quien|cual|que [a-z]+)(?: (?:es el que|es la que|de ell[oa]s))? (?:gan|tien|cobr|pes|mid|vend|sac|gast|cuest|val|recorr|trabaj|corr)\\w* (mas|menos)',
)
const SMALL = /^(?:menor|minim|peor|menos|mas (?:baj|pequen|barat|chic|fri|jov|corto|ligero))/
const SUM = clausePattern(
  `(?:l[oa]s )?(?:(?:la )?(?:suma|sumatoria)(?: (?:total|de (?:tod[oa]s(?: (?:l[oa]s|ell[oa]s))?|ell[oa]s|es[oa]s|ambos)))*|(?:sum[ae]n?|sumar|sumando)(?:l[oa]s)?(?: (?:todo|tod[oa]s|l[oa]s|en total))*|(?:el )?(?:sub)?total|lo que suman?|cuanto (?:es|suma|sale|fue|llevo|hay que pagar|tengo que pagar|debe(?:mos)?|ha[ny]? gastado|gast[oe]|cuesta|seria|queda)(?: (?:en total|todo|el total))?)(?: (?:a pagar|final|de (?:la |el |mi )?(?:compra|cuenta|ticket|mesa|venta|pedido|semana)|del (?:dia|mes)|de hoy|de tod[oa]|que (?:ha|he) \\w+|en total|gastado|vendido))*`,
)
const NOUN_BEHIND = clausePattern(
  `(?:de )?(?:l[oa]s |las |mis |sus |l[oa]s )?(numeros|valores|notas|precios|datos|calificaciones|edades|importes|gastos|temperaturas|pesos|sueldos|ventas|puntos|elementos|introducidos|cantidades|alturas)(?: (?:introducid|ingresad|metid|leid)[oa]s)?`,
)
const MEAN = clausePattern(
  `(?:l[ea]s? |el |su )?(?:saqu\\w+ )?(?:media|(?:[a-z]+ )?medi[oa])(?: (?:aritmetica|final|total|de (?:tod[oa]s|ell[oa]s)|general))*`,
)
const LISTS = clausePattern(
  `(?:(?:l[oa]s?|el|tod[oa]s?|que|sus|en) )*(?:(?:lista|listado)(?: (?:de|la|${THING}))*|orden\\w*|numer\\w+|${THING})?`,
)
const ORDERED: readonly [RegExp, 'ascending' | 'descending' | 'reversed'][] = [
  [/\bde mayor a menor\b|\bdescendente\b|\bde mas a menos\b|\bde la z a la a\b/, 'descending'],
  [/\bal reves\b|\borden inverso\b|\binvertid[oa]s\b/, 'reversed'],
  [
    /\borden(?:ad[oa]s?|e|ar|a|en)?\b|\balfabetic\w+|\bde menor a mayor\b|\bascendente\b|\bde la a a la z\b/,
    'ascending',
  ],
]
const STYLE = clausePattern(
  `(?:(?:l[oa]s|en|por|y|,|de|que|un[oa]|cada|:|con|su|sus|linea|orden|mayor|menor|mas|menos|la|z|a|numero|delante|1|2|3|\\.) )*(?:orden(?:ad[oa]s?|e|ar|a)?|alfabetic\\w+|numerad[oa]s?|numeros?|ascendente|descendente|(?:al )?reves|inverso|invertid[oa]s|menor|mayor|linea|lista(?:do)?|de la z a la a|de la a a la z|1 \\.(?: 2 \\.)?(?: 3)?(?: \\.(?: \\.)*)?|entera|complet[oa])`,
)
const VERDICT =
  /^(?:si )?(?:(?:el |la )?(?:numero|ano|nota|palabra|valor|resultado|texto) )?(?:(?:es|son|sea|esta|cada un[oa]|un|una|numero|ha) )*/
const OR_NOT = clausePattern('(?:, )?(?:o|u|y)(?: (?:si|no|es|esta|lo|un|una|lo contrario))*|,')
const LONGEST = clausePattern(`${DET}(?:[a-z]+ )?(mas larg[oa]|mas cort[oa])`)
export function longestAt(c: ClauseText): Want | null {
  const found = c.take(LONGEST)
  return found && { kind: found[1]?.startsWith('mas larg') ? 'longest' : 'shortest' }
}

/** «cuántos son pares». */
export function countOfAt(c: ClauseText): Want | null {
  const head = COUNT_HEAD.exec(c.rest)
  if (!head) return null
  const test = ageAt(c) ?? testAt(c, head[0].length) ?? testBehind(c, head[0].length)
  if (!test) return null
  c.take(UNIT)
  c.take(
    clausePattern(
      DONE.trim()
        .replace(/^\(\?: /, '(?:')
        .replace(/\)\*$/, '(?= |$) ?)+(?<! )'),
    ),
  )
  return { kind: 'count', test, noun: null }
}

/** «cuántos son menores» of ages. */
function ageAt(c: ClauseText): FoundPredicate | null {
  if (!/\bedad(?:es)?\b/.test(c.text)) return null
  const found = c.take(
    clausePattern(
      'cuant[oa]s (?:(?:son|hay|de ell[oa]s) )*(menores|mayores|adult[oa]s)(?= (?:[,;.)]|y|e|son|hay|de edad)|$)(?: de edad)?',
    ),
  )
  const [test] = found ? predicatesIn(found[1] === 'menores' ? 'menores de edad' : 'mayores de edad') : []
  return test ?? null
}

const UNIT = clausePattern(
  '(?:€|euros|dolares|pesos|soles|kilos|kg|grados|puntos|metros|cm|km|anos|litros|unidades|horas|minutos|%)(?: (?:de|en) [a-z]+)?',
)

/** «cuántos días vendí más de 200»: what was done stands before the test. */
function testBehind(c: ClauseText, from: number): FoundPredicate | null {
  const words = /^(?:(?!y |e |que |si |mas |menos |mayor|menor)[a-z]+ ){1,3}/.exec(c.rest.slice(from))?.[0] ?? ''
  return words === '' ? null : testAt(c, from + words.length)
}

/** The predicate that stands so many letters from here, taken with what leads to it. */
function testAt(c: ClauseText, from: number): FoundPredicate | null {
  const [test] = predicatesIn(c.rest.slice(from, from + 60))
  if (test?.from !== 0) return null
  c.goTo(c.place + Math.min(c.rest.length, from + test.to + 1))
  return explained(c) ?? test
}

/** «suspensas (menos de 5)»: what is meant is told behind it. */
function explained(c: ClauseText): FoundPredicate | null {
  const [bracket = ''] = /^\( [^()]{3,40} \)/.exec(c.rest) ?? []
  const head = /^\( (?:(?:son|las|los|que|tienen|nota|con|es|decir|,|o|sea) )*/.exec(bracket)?.[0].length ?? 0
  const test = predicatesIn(bracket.slice(head))[0]
  if (test?.from !== 0 || head + test.to + 2 !== bracket.length) return null
  c.goTo(c.place + Math.min(c.rest.length, bracket.length + 1))
  return test
}

export function countAt(c: ClauseText): Want | null {
  const found = c.take(COUNT)
  if (!found) return null
  const noun = found[1]
  return { kind: 'count', test: null, noun: noun === undefined || COUNTED.test(noun) ? null : singular(noun) }
}

export function extremeAt(c: ClauseText): Want | null {
  const most = c.take(WHO_MOST)
  if (most) return { kind: most[1] === 'mas' ? 'max' : 'min', test: null, noun: null }
  const found = c.take(MAX)
  if (!found || /\b(?:que|de) \d/.test(found[0])) return null
  const [, noun, word = ''] = found
  return {
    kind: SMALL.test(word) ? 'min' : 'max',
    test: null,
    noun: noun === undefined || /^(?:cual|numero|valor)$/.test(noun) ? null : singular(noun),
  }
}

export function sumAt(c: ClauseText): Want | null {
  if (!c.take(SUM)) return null
  return { kind: 'sum', ...whichOf(c) }
}

export function meanAt(c: ClauseText): Want | null {
  return c.take(MEAN) ? { kind: 'mean', ...whichOf(c) } : null
}

/** «de los pares», «de las notas». */
function whichOf(c: ClauseText): { test: FoundPredicate | null; noun: string | null } {
  const head = /^(?:(?:de|solo|los|las|todos|numeros|valores|que|sean|son) )*/.exec(c.rest)?.[0] ?? ''
  const test = head === '' ? null : testAt(c, head.length)
  const noun = test ? null : (c.take(NOUN_BEHIND)?.[1] ?? null)
  return { test, noun: noun === null ? null : singular(noun) }
}

export function listAt(c: ClauseText): Want | null {
  const from = c.place
  const head = c.take(LISTS)
  let styles = 0
  while (c.take(STYLE)) styles += 1
  c.take(
    clausePattern(
      '(?:de|a|en el orden en|del orden en) (?:como|que|el orden en que) (?:(?:se|l[oa]s|fueron|he|han|ha|el usuario) )*[a-z]+',
    ),
  )
  const said = c.text.slice(from, c.place)
  if (!head && styles === 0) return null
  if (styles === 0 && !/\b(?:lista|listado|orden\w*|numer[ae]\w*|tod[oa]s)\b/.test(said)) return null
  return {
    kind: 'list',
    test: null,
    order: ORDERED.find(([words]) => words.test(said))?.[1] ?? 'as-typed',
    isNumbered: /\bnumer(?:ad|e|al|ar)|\b1 \.|\bnumero delante\b|\bsu numero\b/.test(said),
  }
}

/** «si es par o impar», «si es positivo, negativo o cero». */
export function verdictAt(c: ClauseText): Want | null {
  const tests: FoundPredicate[] = []
  for (;;) {
    const head = VERDICT.exec(c.rest)?.[0] ?? ''
    const isFirst = tests.length === 0
    if (isFirst && !/\b(?:si|es|son)\b/.test(head)) return null
    const test = testAt(c, head.length)
    if (!test) break
    tests.push(test)
    const place = c.place
    if (!c.take(OR_NOT)) break
    if (predicatesIn(c.rest.slice(0, 60))[0]?.from !== (VERDICT.exec(c.rest)?.[0].length ?? 0)) {
      if (/^(?:o|u) (?:si )?no/.test(c.text.slice(place))) break
      c.goTo(place)
      break
    }
  }
  return tests.length === 0 ? null : { kind: 'verdict', tests }
}
