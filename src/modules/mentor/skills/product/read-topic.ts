import { bothReadings } from '../../engine/lexicon/languages/both-readings'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import { ACCOUNT_PATTERNS } from './account-patterns'
import { PLAN_PATTERNS } from './plan-patterns'
import { isAboutProduct, topicByConcepts } from './product-concepts'
import { matterOf, surerMatter } from './product-matters'
import type { ProductTopic } from './product-topics'

/**
 * Turns of phrase for each topic, tried in this order. They are looked for in the plain words and in their meanings
 * (`engine/lexicon/read-words.ts`), each a line of its own, so `^` and `$` are the ends of what was said.
 */
const PRODUCT_PATTERNS = [...PLAN_PATTERNS, ...ACCOUNT_PATTERNS]

/** Something is to be programmed: what it is about is data, not this product. */
const TASK =
  /\b(?:programa|programita|funcion|script|clase|algoritmo|bot|calculadora|ejercicio|diagrama|consulta sql|regex|expresion regular)s? (?:en python )?(?:(?:que|q)(?! (?:me )?(?:das|haces|escribes|generas|sabes|puedes))|para|pa|de|llamad[ao]|con)\b|\bcodigo (?:en python )?(?:para|pa|que (?:haga|calcul\w+|pida|muestre|lea|sume|imprima|genere|valide|envie|mande|guarde|borre|cuente))\b|\b(?:clase|variable|lista|diccionario|tabla|columna|bucle|dataframe|csv|json|atributo|metodo|base de datos) (?!gratis)\w+|\b(?:HAZ|CREAR) (?:me )?(?:un|una|unos|el|la) (?!cuenta\b)\w+|\b(?:en|con|usando|de) python\b|\bcomo (?:calculo|hago para (?:calcular|guardar|leer)|guardo en|leo|imprimo|recorro|valido|programo|envio|mando)\b|\bun (?:producto|articulo|libro|coche|cliente|viaje)\b|\b(?:hipoteca|prestamo|nomina|sueldo bruto)\b/m
/** Beyond any doubt about this product. */
const OURS =
  /\b(?:pymentor|mentor (?:pro|basic)|(?:plan|version|el|suscripcion) (?:pro|premium)|suscripcion|suscribirme)\b/

/** «Aparte de Python», «un colega de clase»: no program is meant. */
const BESIDES = /\b(?:aparte|ademas|fuera) de python\b|\bde (?:la |mi )?clase\b/g

/** Of what is run in these pages, whatever the program is for. */
const HERE = /\b(?:vuestr\w+|ustedes|aqui|aca|le (?:doy|das|dan) a|boton|esta (?:web|pagina|app))\b/

/** To be on leave is no subscription's end. */
const OF_WORK = /\b(?:desped\w+|despid\w+|(?:estar|estoy|esta) de baja|baja (?:medica|laboral|maternal|paternal))\b/

/** What of the product is asked for, or null. `plain` as `plainText` gives it. */
export function readTopic(plain: string): ProductTopic | null {
  if (OF_WORK.test(plain)) return null
  const words = bothReadings(plain)
  const byConcepts = topicByConcepts(plain)
  if (byConcepts === 'runs' && HERE.test(plain)) return byConcepts
  if (byConcepts === 'python-version') return byConcepts
  if (TASK.test(words.replace(BESIDES, ' ')) && !OURS.test(words)) return null
  const surer = surerMatter(plain)
  if (surer !== null) return surer
  if (byConcepts !== null && FIRST.has(byConcepts)) return byConcepts
  const byPhrase = PRODUCT_PATTERNS.find(([, patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0]
  return byPhrase ?? byConcepts ?? matterOf(plain)
}

/** Told by two things together where a turn of phrase takes only one of them. */
const FIRST = new Set<ProductTopic>([
  'lifetime',
  'mistakes',
  'testing',
  'runs',
  'share',
  'renewal',
  'practice',
  'refund',
  'files',
  'python-version',
  'counting',
  'not-offered',
])

/** Parts of a question, each with a verb of its own as a rule. */
const SENTENCE = /[?!.,;:\n]+/
const PART = / (?:y|e|o|pero|porque|y si) /i
const MAX_TOPICS = 3
const LEAST_WORDS = 2
/** Said of the mentor or to it, which a word in passing may sound like: no further part of another question. */
const ALONE = new Set<ProductTopic>(['secrets', 'abilities', 'contact', 'age', 'theme', 'licence', 'access'])

/** What is asked in few words once the product is what is spoken of: «¿y puedo borrar todo después?». In the plain words. */
const IN_PASSING: readonly (readonly [ProductTopic, RegExp])[] = [
  ['cancel', /\bcomo (?:me )?(?:lo|la|los) (?:quito|cancelo|paro|anulo|dejo|corto|doy)\b|\bme (?:amarran|atan)\b/],
  [
    'renewal',
    /\b(?:a que hora|cuando) (?:se |me |vuelv\w+ a )*(?:reinici|renuev|recarg|resete|empiez|empez|tener|cuent|vuelv)\w*/,
  ],
  [
    'delete-account',
    /\b(?:borr|elimin)\w+(?: \w+){0,3}? (?:todo|todos|todas|cosas|datos|rastro|cuenta)\b|\bque no quede nada\b/,
  ],
  [
    'limits',
    /\bcuant[oa]s (?:preguntas|mensajes|consultas|veces|cosas|dudas) (?:\w+ ){0,5}(?:dia|mes|dejan?|dejais|puedo)\b/,
  ],
  [
    'export',
    /\b(?:guard|baj|descarg|export)\w+ (?:\w+ )?(?:fuera|afuera|en mi (?:pc|ordenador|compu\w*|disco|movil))\b/,
  ],
  [
    'devices',
    /\bsi (?:\w+ ){1,5}?(?:sin (?:datos|internet|conexion|wifi|cobertura|senal|red)|se (?:me )?va (?:el|la) (?:wifi|internet|luz|conexion|red|senal))\b/,
  ],
  [
    'export',
    /\b(?:bajar|bajo|descarg\w+|export\w+|llevar|guardar)(?:me|lo)? (?:\w+ )?todo\b|\b(?:bajar|descargar|exportar|llevar)me\b/,
  ],
]

/** Each thing that is asked of the product, in its order; none where it asks for none. */
export function readTopics(prose: string, plain: string): ProductTopic[] {
  const whole = readTopic(plain)
  if (whole === null) return []
  if (TASK.test(bothReadings(plain).replace(BESIDES, ' '))) return [whole]
  // «La diferencia entre el Basic y el PRO»: what its parts do not tell, the whole sentence may.
  const found = prose
    .slice(0, 1_000)
    .split(SENTENCE)
    .flatMap((sentence) => {
      const parts = topicsOf(sentence.split(PART))
      return parts.length > 0 ? parts : topicsOf([sentence])
    })
    .filter((topic) => topic === whole || !ALONE.has(topic))
  const topics = new Set(found.length > 1 ? found : [whole, ...found])
  return withoutIncluded(topics).slice(0, MAX_TOPICS)
}

const topicsOf = (parts: readonly string[]): ProductTopic[] =>
  parts
    .map(plainText)
    .filter((part) => part.split(' ').length >= LEAST_WORDS)
    .flatMap((part) => inPassing(part) ?? readTopic(part) ?? [])

const inPassing = (part: string) => IN_PASSING.find(([, pattern]) => pattern.test(part))?.[0]

/** What one answer says already needs no second. */
const INCLUDED: readonly (readonly [ProductTopic, ProductTopic])[] = [
  ['compare', 'pro'],
  ['compare', 'prices'],
  ['pro', 'prices'],
  ['renewal', 'limits'],
  ['trial', 'prices'],
  ['identity', 'model'],
  ['prices', 'lifetime'],
]
const withoutIncluded = (topics: ReadonlySet<ProductTopic>) =>
  [...topics].filter((topic) => !INCLUDED.some(([says, included]) => included === topic && topics.has(says)))

/** Whether it is the product that is asked about, though what is asked is not known. */
export function isUnknownOfProduct(plain: string): boolean {
  if (!isAboutProduct(plain) || plain.split(' ').length > MAX_WORDS) return false
  return /\bpymentor\b/.test(plain) || !(namesProgramming(plain) || TASK.test(bothReadings(plain)))
}
const MAX_WORDS = 60
