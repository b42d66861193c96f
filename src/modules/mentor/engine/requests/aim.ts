import { inFull } from '../lexicon/in-full'

/** Why a change of the program is asked about: what comes of it, whether something is needed, whether it works with something else. */
export type Aim = 'effect' | 'needed' | 'works'

const NEEDED =
  /\b(?:necesari\w+|obligatori\w+|imprescindibles?|hacen? falta|haria falta|sobran?|es opcional|tiene que (?:estar|ir)|debo poner)\b|\b(?:puedo|puede|podria|podemos|pueden) (?:\w+ ){0,2}?(?:quitar|sacar|borrar|eliminar|omitir|obviar|ahorrar|saltar|dejar de)\w*\b|\bpuedo no (?:poner|usar)\b|\b(?:lo|la|los|las) puedo (?:quitar|sacar|borrar|omitir)\b|\b(?:funciona|anda|va|corre|jala|sirve|se puede)(?: \w+){0,2} sin\b/
const WORKS =
  /\b(?:funcion\w+|sirv\w+|vale|valdria|anda|andaria|jala|corre|acepta|admite|soporta|va|rula)\b(?: \w+){0,3}? (?:con|para|en|si|sin|asi|negativ\w+|decimal\w+)\b|\b(?:puedo|se puede|podria|puede) (?:\w+ )?(?:usar|poner|pasar|escribir|meter|darle|llamar)\w*\b|\b(?:seria|es|da) (?:lo mismo|igual) (?:si|que|con|poner|usar)\b|\bse puede (?:con|para)\b|\b(?:ya )?(?:anda|funciona|va|jala|arregla)(?: \w+)?$/

/** Of a message that goes on with a program, as `plainText` gives it. */
export function aimOf(plain: string): Aim | null {
  const said = inFull(plain)
  if (NEEDED.test(said)) return 'needed'
  return WORKS.test(said) ? 'works' : null
}

/** «¿Cuenta las que llevan tilde?», «¿distingue mayúsculas?»: asked, not ordered, where there is a question mark. */
const DOES =
  /^(?:(?:y|e|pero|entonces|tambien|eso|esto|el programa|la funcion) )*(?:cuenta|incluye|coge|toma|distingue|acepta|admite|reconoce|detecta|ignora|suma|ordena|diferencia|respeta|entiende|valida|funciona|sirve|vale) (?:\w+ ){0,4}?/
export const asksWhetherItDoes = (text: string, plain: string): boolean =>
  text.trimEnd().endsWith('?') && DOES.test(plain) && plain.split(' ').length <= MAX_DOES
const MAX_DOES = 10

/** How often, when, of which kind, how many, whether it stays as it is. */
const OF_THE_RUN =
  /\bcuant[oa]s? (?:veces|vueltas|iteraciones|pasadas|elementos|cosas|letras|datos|valores)\b|\b(?:que|cuanto) (?:vale|valdra|tiene|queda)\b.{1,40}\b(?:vuelta|iteracion|pasada|final|principio|termina|acaba)\b|\bque tipo (?:de|es|tiene)\b|\bde que tipo\b|^(?:y )?\w+ es (?:una?|de tipo) \w+$|^(?:y |entonces )?(?:cambia|modifica|se cambia|se modifica|altera|afecta)(?: a)? (?:el|la|los|las)? ?\w+\b|^(?:por que|porque) (?:sale|salen|imprime|da|devuelve|muestra|aparece)\b/

/** Whether words that name nothing else ask about a program that runs. */
export const asksOfProgram = (plain: string): boolean => aimOf(plain) !== null || OF_THE_RUN.test(inFull(plain))

/** What data are called: no name of something that the program lacks. */
export const DATA_WORD =
  /^(?:decimal\w*|textos?|numeros?|letras?|palabras?|frases?|listas?|negativ\w+|mayusculas?|minusculas?|cadenas?|strings?|enteros?|datos?|vaci[oa]s?|acentos?|tildes?|elementos?|tipos?)$/
