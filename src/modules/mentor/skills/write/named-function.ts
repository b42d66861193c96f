import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import type { Frame } from '../../engine/frame'
import { inDigits } from '../../engine/lexicon/number-words'
import { readMessage } from '../../engine/reading/read-message'
import { startState } from '../../engine/state'
import { identifier } from '../../engine/task/identifier'
import { readTask } from '../../engine/task/read-task'
import type { Draft } from '../../engine/task/task'
import { understand } from '../../engine/understand'

/** «función que reciba un texto y un número n y devuelva …»: what it is given, and what is said of it. */
const UNNAMED =
  /\b(?:funci[oó]n|func)\s+(?:(?:en|de)\s+python\s+)?(?:(?:que|q|a\s+la\s+que)\s+)?(?:(?:le|se\s+le)\s+)?(?:recib[ae]|tom[ae]|acept[ae]|dad[oa]s?|pas[aeo]s?|pasemos)\s+(?:como\s+(?:par[aá]metros?|argumentos?)\s+)?((?:[^.;:()]|\([^()]{2,60}\)){2,90}?)\s*,?\s*(?:(?:y|e)\s+)?(?:que\s+)?(?:(?:me|te|nos|lo|la|los|las)\s+)?(?=\b(?:devuelv|devolv|retorn|regres|calcul|dig[ao]|cuent|dev\b)\w*)/i
/** «función que diga si una lista está ordenada», «función que cuente las vocales de un texto»: given what it is about. */
const ABOUT =
  /\b(?:funci[oó]n|func)\s+(?:(?:en|de)\s+python\s+)?(?:que|q|para)\s+(?=(?!recib|tom|acept|le\s)[^.;:()\n]{4,120})/i
const OBJECT =
  /\b(una?)\s+((?:lista|texto|cadena|frase|palabra|n[uú]mero|entero|diccionario)(?:\s+de\s+(?:palabras|n[uú]meros|nombres|textos|notas|precios|edades|enteros))?)(?=\s|$|[.,;])/gi
const GIVES = /^(?:\w+ )?(?:me |te |nos )?(?:devuelv\w+|devolv\w+|retorn\w+|regres\w+|calcul\w+|diga|cuent\w+|dev)/
const ARTICLE = /^(?:como |el |la |los |las |un |una |unos |unas |otro |otra |su |mi )+/
const LETTERS = ['a', 'b', 'c', 'd']
const MAX_PARAMETERS = 4
const MAX_CHARACTERS = 1_200
const MEASURES =
  /^(?:media|mediana|moda|suma|total|area|perimetro|volumen|producto|diferencia|edad|precio|sueldo|distancia|porcentaje|factorial)$/

/** The name that the function has while it is written: makers read names, and this one says nothing. */
const OTHER_NAME = 'comprobar'
const NAMELESS = 'funcion_pedida'

/**
 * A request with a function for the one that it leaves without a name, and how a draft for it gets its own; null where it needs none.
 * `isGuess`: what it is given follows only from what it is about.
 */
export type Named = { frame: Frame; named: (draft: Draft) => Draft; isGuess: boolean }

export function withNamedFunction(frame: Frame): Named | null {
  const { message } = frame
  const { functions, classes, data } = readTask(frame)
  if (functions.length + classes.length > 0 || data !== null || message.code.length > 0) return null
  if (message.text.length > MAX_CHARACTERS) return null
  const stated = toldTo(message.text)
  const told = stated ?? toldAbout(message.text)
  if (told === null) return null
  const { before, parameters, said, rest } = told
  const isMap = parameters.length === 0
  const signature = isMap ? `${NAMELESS} que reciba ${said} y` : `${NAMELESS}(${parameters.join(', ')}) que`
  const name = nameFor(folded(rest))
  const owning = (wanted: string) => (said: string) => said.replaceAll(NAMELESS, wanted)
  return {
    frame: { ...understand(readMessage(`${before}función ${signature} ${rest}`), startState()), level: frame.level },
    isGuess: stated === null,
    named: (draft) => {
      // Its own helper may have the very name: the function would call itself for ever.
      const own = owning(draft.code.includes(`def ${name}(`) ? OTHER_NAME : name)
      return { ...draft, code: own(draft.code), title: own(draft.title), how: draft.how.map(own) }
    },
  }
}

/** The words before the function, what it is given, and what is said of it. */
type Told = { before: string; parameters: string[]; said: string; rest: string }

function toldTo(text: string): Told | null {
  const match = UNNAMED.exec(text)
  const parameters = match?.[1] === undefined ? null : parametersOf(folded(match[1]))
  if (match === null || parameters === null) return null
  return {
    before: text.slice(0, match.index),
    parameters,
    said: match[1] ?? '',
    rest: text.slice(match.index + match[0].length),
  }
}

function toldAbout(text: string): Told | null {
  const match = ABOUT.exec(text)
  if (match === null) return null
  const said = text.slice(match.index + match[0].length)
  const objects = [...said.matchAll(OBJECT)].map(([, , noun = '']) => noun)
  // Of two things one cannot tell which is given and which is made.
  const parameters = objects.length === 1 ? parametersOf(folded(objects[0] ?? '')) : null
  if (parameters === null) return null
  const rest = said.replace(OBJECT, (_, article: string, noun: string) => `${article === 'una' ? 'la' : 'el'} ${noun}`)
  return { before: text.slice(0, match.index), parameters, said: 'un diccionario', rest }
}

/** A name for each thing that is given: `texto`, `n`, `lista1`; none for a dictionary or rows alone, whose words say it; null where one cannot tell. */
function parametersOf(given: string): string[] | null {
  if (/^(?:un |el )?diccionario\b/.test(given) && !/\b(?:y|,) (?:un|una|el|la|otro)\b/.test(given)) return []
  if (
    /^(?:una |la )?lista de (?:tuplas|diccionarios|listas|pares)\b/.test(given) &&
    !/\b(?:y|,) (?:un|una|otr[oa])\b/.test(given)
  )
    return []
  if (/\b(?:diccionario|archivo|matriz|fila|tupla)/.test(given)) return null
  // «dos números a y b»
  const bare = given.replace(/\b(?:dos|tres|2|3) [a-z]+s (?=[a-z](?: ?,| y ))/, '')
  const names = bare.split(/\s*,\s*|\s+(?:y|e)\s+/).flatMap((part) => namesIn(part.trim().replace(ARTICLE, '')))
  const isClear = names.length > 0 && names.length <= MAX_PARAMETERS && names.every((name) => /^[a-z]\w*$/.test(name))
  return isClear && new Set(names).size === names.length ? names : null
}

function namesIn(part: string): string[] {
  const [first = '', noun = '', ...others] = part.split(/\s+/)
  const count = Number(inDigits(first))
  if (count > 1 && count <= MAX_PARAMETERS) {
    const one = noun.replace(/(?<=[lrnd])es$|s$/, '')
    if (/^(?:numero|entero|valor|parametro|argumento)$/.test(one)) return LETTERS.slice(0, count)
    return Array.from({ length: count }, (_, at) => identifier(`${one}${at + 1}`))
  }
  // «un número n», «una lista de palabras», «precio de compra»
  const bare = [noun, ...others].filter(
    (word) => !/^(?:)$|^(?:de|con|del|la|los|las|el|entero|enteros?|decimal(?:es)?|llamad[oa])$/.test(word),
  )
  const [own] = bare
  if (/^(?:lista|numero|texto|cadena|palabra|letra|valor|entero|parametro)$/.test(first) && own !== undefined)
    return [identifier(own)]
  return [identifier([first, ...bare].slice(0, 2).join('_'))]
}

/** What is done or worked out, as the name of a function. */
function nameFor(rest: string): string {
  const said = rest.replace(GIVES, '').trim()
  const test = /^(?:(?:un )?(?:true|booleano|verdadero) )?si (?:el |la |los |las )?(.*)$/.exec(said)?.[1]
  if (test !== undefined) return nameOfTest(test)
  const words = said.replace(ARTICLE, '').split(/[^a-z]+/)
  const [verb = '', ...others] = words
  const noun = words.find((word) => word.length > 3 && !DOES[word])
  if (DOES[verb] !== undefined) return identifier(`${DOES[verb]}_${noun ?? 'datos'}`)
  if (/^cuant[oa]s?$/.test(verb)) return identifier(`contar_${others.find((word) => word.length > 3) ?? 'veces'}`)
  const measure = words.find((word) => MEASURES.test(word))
  return identifier(measure === undefined ? `obtener_${noun ?? 'resultado'}` : `calcular_${measure}`)
}

/** «es capicúa», «la lista tiene repetidos» */
function nameOfTest(test: string): string {
  const is = /\b(?:es|son|esta|estan) (?:un |una )?([a-z]{3,})\b/.exec(test)?.[1]
  return identifier(
    is === undefined ? `comprobar_${test.split(/[^a-z]+/).findLast((word) => word.length > 3) ?? 'datos'}` : `es_${is}`,
  )
}

/** In the forms in which one tells what a function is to do. */
const DOES: Readonly<Record<string, string>> = byWord({
  sume: 'sumar',
  cuente: 'contar',
  quite: 'quitar',
  elimine: 'eliminar',
  borre: 'borrar',
  busque: 'buscar',
  encuentre: 'encontrar',
  pase: 'pasar',
  convierta: 'convertir',
  invierta: 'invertir',
  ordene: 'ordenar',
  filtre: 'filtrar',
  cambie: 'cambiar',
  genere: 'generar',
  compruebe: 'comprobar',
  valide: 'validar',
  separe: 'separar',
  divida: 'dividir',
  junte: 'juntar',
  reemplace: 'reemplazar',
  sustituya: 'sustituir',
  multiplique: 'multiplicar',
  imprima: 'imprimir',
  muestre: 'mostrar',
  limpie: 'limpiar',
  agrupe: 'agrupar',
})
