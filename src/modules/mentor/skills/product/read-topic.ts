import { bothReadings } from '../../engine/lexicon/both-readings'
import { PRODUCT_PATTERNS } from './product-patterns'
import type { ProductTopic } from './product-topics'

/** Something is to be programmed: what it is about is data, not this product. */
const TASK =
  /\b(?:programa|programita|funcion|script|clase|algoritmo|bot|calculadora|ejercicio|diagrama|consulta sql|regex|expresion regular)s? (?:en python )?(?:(?:que|q)(?! (?:me )?(?:das|haces|escribes|generas))|para|pa|de|llamad[ao]|con)\b|\bcodigo (?:en python )?(?:para|pa|que (?:haga|calcul\w+|pida|muestre|lea|sume|imprima|genere|valide|envie|mande|guarde|borre|cuente))\b|\b(?:clase|variable|lista|diccionario|tabla|columna|bucle|dataframe|csv|json|atributo|metodo|base de datos) (?!gratis)\w+|\b(?:HAZ|CREAR) (?:me )?(?:un|una|unos|el|la) (?!cuenta\b)\w+|\b(?:en|con|usando|de) python\b|\bcomo (?:calculo|hago para (?:calcular|guardar|leer)|guardo en|leo|imprimo|recorro|valido|programo|envio|mando)\b|\bun (?:producto|articulo|libro|coche|cliente|viaje)\b/m
/** Beyond any doubt about this product. */
const OURS =
  /\b(?:pymentor|mentor (?:pro|basic)|(?:plan|version|el|suscripcion) (?:pro|premium)|suscripcion|suscribirme)\b/

/** What of the product is asked for, or null. `plain` as `plainText` gives it. */
export function readTopic(plain: string): ProductTopic | null {
  const words = bothReadings(plain)
  if (TASK.test(words) && !OURS.test(words)) return null
  return PRODUCT_PATTERNS.find(([, patterns]) => patterns.some((pattern) => pattern.test(words)))?.[0] ?? null
}
