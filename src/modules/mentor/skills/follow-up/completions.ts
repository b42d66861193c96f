import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { skillSet } from '../../engine/skill-families'
import { ownCode } from '../../engine/state'
import { cardsOf } from '../concepts/cards/cards'
import { lastExercises } from '../exercises/given'
import { type Asked, askedOf } from './asked'
import { HEARSAY } from './said/doubted'
import { ideaOf, ideasAsked } from './said/idea-of'
import { swappedIn } from './swapped'

/** What a few words go on with; `mended` and `told` are programs that a fault was looked for in, or that were explained. */
type Last = 'error' | 'exercise' | 'idea' | 'program' | 'mended' | 'told'

const MAX_WORDS = 16
const PLEASE = '(?: (?:por favor|porfa|porfis|plis|pls|please|profe|nomas|si|no|se puede|podria ser|puede ser))*'
const whole = (words: string) => new RegExp(`^(?:${words})${PLEASE}$`)
const GIVE =
  '(?:(?:me|nos) (?:das|pones|puedes dar|puedes poner|podrias dar|dices|pasas|muestras) |da(?:me|nos) |pon(?:me|nos)? |quiero |a ver |con |y |tienes |pasame |muestrame |algun[oa]? |la |un[oa]? |otr[oa]? |mas )*'

/** What each kind of terse message asks in full of what was said last: `{s}` is the idea, `{w}` what the message says behind its first word. */
const ACTS: readonly (readonly [RegExp, Partial<Record<Last, readonly string[]>>])[] = [
  [
    whole(`${GIVE}(?:ejemplos?|ejemplitos?|casos?)(?: mas| practicos?| sencillos?| distinto| de eso)?`),
    {
      program: ['ponme otro ejemplo'],
      error: ['ponme un ejemplo de {e}'],
      idea: ['ponme otro ejemplo de {s}', 'ponme un ejemplo de {s}'],
      exercise: ['ponme un ejemplo de {s}'],
    },
  ],
  [
    whole(`${GIVE}(?:otr[oa]s?|uno mas|una mas|otr[oa] (?:mas|distint[oa]|igual|parecid[oa]|asi))`),
    {
      program: ['ponme otro ejemplo'],
      error: ['ponme un ejemplo de {e}'],
      idea: ['ponme otro ejemplo de {s}', 'ponme un ejemplo de {s}'],
      exercise: ['ponme otro ejercicio de {s}'],
    },
  ],
  [
    whole(
      '(?:(?:hay|una|alguna|forma|manera|eso|esto|lo|la|se|puede|puedes|podria|podrias|me|haz\\w*|hacer\\w*|dim\\w*|decir\\w*|escrib\\w*|y|en una version|seria posible|es posible|version) )*(?:mas (?:corto|corta|breve|resumid[oa]|compact[oa])|menos lineas|acort\\w+|resum\\w+)(?: (?:de (?:hacerlo|escribirlo|ponerlo)|eso|esto|el codigo|el programa))?',
    ),
    {
      told: ['cómo hago mi código más corto?'],
      program: ['hazlo más corto', 'cómo hago mi código más corto?'],
      error: ['explícamelo más corto'],
    },
  ],
  [
    whole('(?:(?:se puede|lo puedes|puedes|hacer\\w*|haz\\w*|y|todo) )*(?:en )?(?:una|1) (?:sola )?(?:linea|frase)'),
    { program: ['hazlo en una línea'], idea: ['resúmelo en una frase'] },
  ],
  [
    whole(
      `${GIVE}(?:solucion|respuesta|codigo corregido|codigo (?:ya )?(?:bien|arreglado))|(?:y )?(?:que hago|como (?:lo|la) (?:arreglo|soluciono|resuelvo))(?: entonces| ahora)?|entonces (?:que hago|como lo hago|como es|como queda)`,
    ),
    { error: ['dame el código corregido'], mended: ['dame el código corregido'], exercise: ['dame la solución'] },
  ],
  [
    whole('(?:(?:y|pero) )*(?:entonces|asi que|y ahora)(?: que)?'),
    {
      error: ['dame el código corregido'],
      mended: ['dame el código corregido'],
      idea: ['¿qué sigue después de esto?'],
      exercise: ['dame una pista'],
    },
  ],
  [
    whole(
      `${GIVE}(?:pistas?|ayuda|ayudita)|no (?:me |lo |la |le )*(?:entiendo|entendi|pillo|cacho|sale|salio|sigo|comprendo)(?: nada| bien| el (?:ejercicio|enunciado))?|por donde empiezo|como (?:lo |la )?(?:empiezo|hago)|no se (?:como )?(?:empezar|hacerlo)`,
    ),
    { exercise: ['dame una pista'], error: ['explícamelo más fácil'] },
  ],
  [
    /\b(?:mas (?:simple|facil|sencill\w+|claro|despacio)|(?:otras|palabras) (?:palabras|normales)|no (?:te|lo|la|me|le) (?:entiendo|entendi|sigo|queda claro|pillo)|con (?:un )?dibujo|para tontos|desde cero)\b/,
    {
      error: ['no entiendo el error, explícamelo más fácil'],
      idea: ['explícamelo más fácil'],
      program: ['explícame el código más fácil'],
      exercise: ['dame una pista'],
    },
  ],
  [
    /\b(?:resuelt[oa]|resolver\w*|la solucion|la respuesta|como (?:se hace|se resuelve|quedaria|seria|es))\b/,
    { exercise: ['dame la solución'] },
  ],
  [
    /\b(?:un[oa]|otr[oa])s? (?:\w+ )?(?:parecid|similar|igual|distint|asi|mas)\w*\b.*\b(?:con|de|sobre|use|usa|usando|tenga|lleve) (?:tambien |ademas )?(?<w>[a-zñ ]{3,30})$/,
    { exercise: ['ponme otro ejercicio de {s} y {w}', 'ponme un ejercicio de {w}'] },
  ],
  [
    whole(
      '(?:(?:y|eso|esto|a mi|pero) )*(?:cuando|para que|en que|donde|de que)(?: cosas?| casos?| situacion(?:es)?)? (?:(?:me|se|lo|la|le|puedo|podria|deberia|debo|conviene|te) )*(?:us\\w+|sirv\\w+|utili\\w+|val\\w+|necesit\\w+|aplic\\w+|interesa|conviene)(?: (?:eso|esto|un[oa]|cada un[oa]|cada cual|y cuando (?:la |el )?otr[oa]))*(?: (?:en|de) (?:la )?(?:vida real|practica|trabajo|realidad|verdad|serio))?',
    ),
    {
      idea: ['¿cuándo se usa?', '¿para qué sirve {s}?'],
      told: ['¿cuándo se usa {s}?'],
      program: ['¿qué hace este programa?'],
      error: ['¿cuándo se usa {s}?'],
      exercise: ['¿para qué sirve {s}?'],
    },
  ],
  [
    whole(
      '(?:(?:y|pero|entonces|ahora|lo|la) )*(?:esta|estan|va|queda|quedo|quedaria|tengo) (?:bien|correcto|ok)(?: (?:asi|eso|esto|entonces|ahora|hecho|ya))*(?: o (?:no|esta mal|mal|le falta algo|hay algo mal))?',
    ),
    { program: ['revisa mi código'] },
  ],
  [
    whole(
      '(?:(?:y|eso|esto|mucho) )*(?:cuanto|mucho) (?:tiempo )?(?:se )?(?:tarda|tardo|tardare|demora|lleva|cuesta)(?: \\w+)? (?:en |a )?aprend\\w+',
    ),
    Object.fromEntries(
      (['error', 'idea', 'program', 'exercise'] as const).map((last) => [
        last,
        ['¿cuánto se tarda en aprender Python?'],
      ]),
    ),
  ],
  [
    whole('(?:(?:y|eso|esto) )*que (?:es|era|significa)(?: (?:eso|esto|lo))?'),
    { exercise: ['¿qué es {s}?'], error: ['explícamelo más fácil'] },
  ],
  [
    whole('(?:como|donde) (?:se |lo |la |los )*(?:guardo|guarda|guardaria|conservo)'),
    { program: ['que guarde el resultado en un archivo'], idea: ['¿cómo guardo {d} en un archivo?'] },
  ],
  [
    whole('(?:como|donde) (?:se |lo |la |los )*(?:pruebo|prueba|ejecuto|ejecuta|corro|corre)'),
    {
      program: ['¿cómo ejecuto un programa de Python?'],
      error: ['¿cómo ejecuto un programa de Python?'],
      idea: ['¿cómo ejecuto un programa de Python?'],
    },
  ],
  [
    /^(?:con|usando|pero con|pero de|de|sobre) (?:el |la |los |las |un |una |lo )?(?<w>[a-zñ ]{2,30})$/,
    {
      program: ['hazlo con {w}'],
      error: ['hazlo con {w}'],
      exercise: ['ponme otro ejercicio de {w}', 'ponme otro ejercicio de {s} con {w}'],
    },
  ],
  [
    /^(?:pero )?(?:(?:en|al|sin|por|de|solo) (?:\w+ ?){1,4}|ordenad[oa]\w*|para ordenarl[oa]s?)$/,
    { program: ['quiero que salga {all}', 'hazlo {all}'], error: ['quiero que salga {all}'] },
  ],
]
/** What leads into a few words says nothing. */
const LEADS =
  /^(?:(?:y|e|pero|vale|ok|okay|ah+|ya|bueno|pues|genial|perfecto|gracias|oye|hola|a ver|oki|dale|listo|profe|jaja\w*)\b ?)+/

/** What a few words ask in full, by what was said last, likeliest first; none where they say all that they mean. */
export function completionsOf(frame: Frame, state: State): readonly string[] {
  if (state.answered.length === 0 || ownCode(frame.message) !== null || frame.message.traceback !== null) return []
  const asked = askedOf(frame, state)
  const said = frame.plain.replace(LEADS, '').trim()
  if (said === '' ? frame.plain.split(' ').length > 3 : said.split(' ').length > MAX_WORDS) return []
  const other = HEARSAY.exec(asked.said)?.groups?.said
  if (other !== undefined) return [other]
  const swapped = swappedIn(asked)
  if (swapped !== null) return [swapped]
  const kinds = lastOf(asked)
  for (const [words, full] of ACTS) {
    const read = words.exec(said) ?? words.exec(frame.plain)
    const requests = kinds.flatMap((kind) => full[kind] ?? [])
    if (read === null || requests.length === 0) continue
    const subject = subjectOf(asked, kinds[0] ?? 'idea')
    const slots: Record<string, string | null | undefined> = {
      s: subject,
      d: subject !== null && DATA.test(subject) ? subject : null,
      e: state.error?.type,
      w: read.groups?.w,
      all: said,
    }
    return requests.flatMap((request) => filled(request, slots))
  }
  return []
}

/** Kept in a file is what holds data. */
const DATA = /^(?:lista|diccionario|tupla|conjunto|dataframe|texto|cadena|str|string|set|grafico|variable)/

/** What has a blank that nothing is known for is not asked. */
function filled(request: string, slots: Readonly<Record<string, string | null | undefined>>): string[] {
  const named = [...request.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return named.every((name) => slots[name])
    ? [request.replace(/\{(\w+)\}/g, (_whole, name: string) => slots[name] ?? '')]
    : []
}

const MENDS = skillSet('faults', 'review', 'errors')
const TELLS = skillSet('explain', 'follow-up')

/** The kinds of what was said last, the most telling first. */
function lastOf({ state, code }: Asked): Last[] {
  const skill = state.answered.at(-1)?.skill ?? ''
  if (skill === 'exercises') return ['exercise']
  if (state.error !== null) return ['error']
  if (code === null || state.isExample) return ['idea']
  return [
    ...(MENDS.has(skill) ? (['mended'] as const) : []),
    ...(TELLS.has(skill) ? (['told'] as const) : []),
    'program',
  ]
}

/** What is spoken about, as people call it. */
function subjectOf(asked: Asked, last: Last): string | null {
  const { cards, state } = asked
  const ids =
    last === 'exercise'
      ? lastExercises(state).flatMap(({ subjects }) => subjects)
      : [...cards, ...ideasAsked(asked), ideaOf(asked) ?? []].flat()
  const [card] = cardsOf(ids.slice(0, 1))
  return card === undefined ? null : plainText(card.terms[0] ?? card.title)
}
