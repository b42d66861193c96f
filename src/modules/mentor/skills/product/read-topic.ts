import { bothReadings } from '../../engine/lexicon/both-readings'
import { plainText } from '../../engine/lexicon/plain-text'
import { namesProgramming } from '../../engine/lexicon/trade'
import { isAboutProduct, topicByConcepts } from './product-concepts'
import { PRODUCT_PATTERNS } from './product-patterns'
import type { ProductTopic } from './product-topics'

/** Something is to be programmed: what it is about is data, not this product. */
const TASK =
  /\b(?:programa|programita|funcion|script|clase|algoritmo|bot|calculadora|ejercicio|diagrama|consulta sql|regex|expresion regular)s? (?:en python )?(?:(?:que|q)(?! (?:me )?(?:das|haces|escribes|generas))|para|pa|de|llamad[ao]|con)\b|\bcodigo (?:en python )?(?:para|pa|que (?:haga|calcul\w+|pida|muestre|lea|sume|imprima|genere|valide|envie|mande|guarde|borre|cuente))\b|\b(?:clase|variable|lista|diccionario|tabla|columna|bucle|dataframe|csv|json|atributo|metodo|base de datos) (?!gratis)\w+|\b(?:HAZ|CREAR) (?:me )?(?:un|una|unos|el|la) (?!cuenta\b)\w+|\b(?:en|con|usando|de) python\b|\bcomo (?:calculo|hago para (?:calcular|guardar|leer)|guardo en|leo|imprimo|recorro|valido|programo|envio|mando)\b|\bun (?:producto|articulo|libro|coche|cliente|viaje)\b|\b(?:hipoteca|prestamo|nomina|sueldo bruto)\b/m
/** Beyond any doubt about this product. */
const OURS =
  /\b(?:pymentor|mentor (?:pro|basic)|(?:plan|version|el|suscripcion) (?:pro|premium)|suscripcion|suscribirme)\b/

/** «Aparte de Python»: no program is meant. */
const BESIDES = /\b(?:aparte|ademas|fuera) de python\b/g

/** What of the product is asked for, or null. `plain` as `plainText` gives it. */
export function readTopic(plain: string): ProductTopic | null {
  const words = bothReadings(plain)
  if (TASK.test(words.replace(BESIDES, ' ')) && !OURS.test(words)) return null
  const byConcepts = topicByConcepts(plain)
  if (byConcepts !== null && FIRST.has(byConcepts)) return byConcepts
  const byPhrase = PRODUCT_PATTERNS.find(([, patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0]
  return byPhrase ?? byConcepts
}

/** Told by two things together where a turn of phrase takes only one of them. */
const FIRST = new Set<ProductTopic>(['lifetime', 'mistakes', 'testing'])

/** Parts of a question, each with a verb of its own as a rule. */
const PART =
  /[?!.;\n]+|,? \b(?:y|e) (?=(?:luego|despues|despu[eé]s|adem[aá]s|tambi[eé]n|cu[aá]nto|c[oó]mo|si|qu[eé]|d[oó]nde|puedo|se puede)\b)/i
const MAX_TOPICS = 2
/** What goes together with anything of the plans; other topics are hardly ever a second part. */
const BESIDE = new Set<ProductTopic>([
  'trial',
  'lifetime',
  'limits',
  'cancel',
  'refund',
  'invoices',
  'prices',
  'payment',
])

/** What the other parts of a question ask for, beyond what was read of it as a whole. */
export function furtherTopics(prose: string, topic: ProductTopic): ProductTopic[] {
  if (!BESIDE.has(topic)) return []
  const parts = prose.slice(0, 1_000).split(PART)
  if (parts.length < 2) return []
  const found = parts
    .filter((part) => part.trim().split(/\s+/).length > 2)
    .flatMap((part) => readTopic(plainText(part)) ?? [])
  return [...new Set(found)].filter((one) => one !== topic && BESIDE.has(one)).slice(0, MAX_TOPICS - 1)
}

/** Whether it is the product that is asked about, though what is asked is not known. */
export function isUnknownOfProduct(plain: string): boolean {
  if (!isAboutProduct(plain) || plain.split(' ').length > MAX_WORDS) return false
  return /\bpymentor\b/.test(plain) || !(namesProgramming(plain) || TASK.test(bothReadings(plain)))
}
const MAX_WORDS = 60
