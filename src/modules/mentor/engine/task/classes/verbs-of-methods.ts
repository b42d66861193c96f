import { byWord } from '~/platform/text/by-word'
import { verbForms } from '../../lexicon/verb-forms'
import { identifier, singular } from '../identifier'

/** Verbs whose told forms no ending gives away. */
const TOLD = byWord<string>({})
for (const entry of 'mostrar/o>ue devolver/o>ue contar/o>ue mover/o>ue encender/e>ie cerrar/e>ie medir/e>i comprobar/o>ue repetir/e>i empezar/e>ie perder/e>ie despertar/e>ie dormir/o>ue jugar/u>ue volar/o>ue nadar ladrar maullar trepar saltar acelerar frenar pedir/e>i vender comer leer correr beber escribir subir anadir imprimir recibir abrir cumplir describir reducir consumir añadir meter'.split(
  ' ',
))
  for (const form of verbForms(entry)) TOLD[form] ??= entry.split('/')[0] ?? entry
Object.assign(
  TOLD,
  byWord({
    diga: 'decir',
    digan: 'decir',
    dice: 'decir',
    haga: 'hacer',
    hace: 'hacer',
    de: 'dar',
    ponga: 'poner',
    pone: 'poner',
    salude: 'saludar',
    ataque: 'atacar',
    frene: 'frenar',
    saque: 'sacar',
    saca: 'sacar',
    reduzca: 'reducir',
    sume: 'sumar',
    reste: 'restar',
  }),
)

const NOUNS =
  /^(?:lugar|hogar|celular|dolar|mujer|taller|alquiler|caracter|familiar|titular|pilar|placer|poder|militar|escolar|particular|similar|par|mar|bar|ayer|solar|lunar|auxiliar|primer|tercer|cualquier|super|ser|ir|popular|regular|ejemplar|server|order|user|number|color|valor|kilometraje|ticket)$/
const PRONOUN = /(?<=[aei]r)(?:l[oa]s?|les?|se)$/

/** «retirar», «mostrarlo»: the infinitive, or null. */
export function infinitiveOf(plain: string): string | null {
  const bare = plain.replace(PRONOUN, '')
  return /[a-z](?:ar|er|ir)$/.test(bare) && !NOUNS.test(bare) ? bare : null
}

/** «acelere», «venda», «muestra» after «que»: its infinitive, by its ending where it is no known verb. */
export function toldInfinitive(plain: string): string | null {
  const known = TOLD[plain] ?? TOLD[plain.replace(/l[oa]s?$/, '')]
  if (known !== undefined) return known
  const stem = /^([a-z]{3,})e(?:n)?$/.exec(plain)?.[1]
  if (stem !== undefined)
    return `${stem
      .replace(/qu$/, 'c')
      .replace(/gu$/, 'g')
      .replace(/c$/, stem.endsWith('c') ? 'z' : 'c')}ar`
  return null
}

/** What follows a verb without being what it is done to. */
const NO_OBJECT =
  /^(?:dinero|plata|todo|todos|todas|uno|una|algo|cosas|por|para|a|al|de|del|en|con|que|si|sin|y|e|o|,|;|\.|:|\(|\)|hasta|segun|cuando|desde|otro|otra|ella|pero|cada|mas|se|lo|le|cuantos|cuantas|cantidad|unidades|cierta|cierto|ese|esa|x|n|tambien|ademas|solo|siempre|como|porque|-|=|entre|llamado)$/
/** «alimentar baja el hambre»: what it does, and no object. */
const TELLS =
  /^(?:baj[ae]|sub[ae]|sum[ae]|rest[ae]|quit[ae]|gast[ae]|aument[ae]|increment[ae]|reduce|pone|ponga|pasa|pase|hace|haga|devuelve|devuelva|muestra|muestre|imprime|imprima|cambia|cambie|deja|deje|dice|diga|resetea|vuelve|lanza|lance|crea|genera|es|son|sea)$/
const ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|su|sus|nuevo|nueva|nuevos|nuevas|otro|otra|lo)$/
/** Verbs that say nothing of what is done: the thing gives the name. */
const GIVES = /^(?:calcular|devolver|obtener|dar|decir|saber|sacar|conocer|tener|consultar|retornar|regresar|hallar)$/
const KEEPS_MANY = /^(?:datos|anos|puntos|km|kilometros|detalles|movimientos|disponibles|pendientes|notas)$/

/** A method's name after its verb: «subir el sueldo» → subir_sueldo, «calcular la media» → media, «buscar por nombre» → buscar. */
export function methodName(verb: string, after: readonly string[]): string {
  const isGiven =
    GIVES.test(verb) && (verb !== 'sacar' || /\b(?:media|total|area|maxim|minim|suma|promedio)/.test(after.join(' ')))
  let at = 0
  while (ARTICLE.test(after[at] ?? '')) at += 1
  if (isGiven && /^si$/.test(after[at] ?? '')) return claimName(after.slice(at + 1))
  if (isGiven && /^cuant[oa]s?$/.test(after[at] ?? '')) return countName(after.slice(at + 1))
  const noun = after[at] ?? ''
  if (!/^[a-z]\w+$/.test(noun) || NO_OBJECT.test(noun) || TELLS.test(noun) || infinitiveOf(noun) !== null)
    return identifier(verb)
  const object = KEEPS_MANY.test(noun) || isGiven ? noun : singular(noun)
  if (!isGiven) return identifier(spelled(`${verb}_${object}`))
  const more = after.slice(at + 1)
  const adjective = /^[a-z]+(?:al|ada|ado|il|or|ivo|iva|able|ible|ante|ente|eto|eta)$/.test(more[0] ?? '')
    ? `_${more[0]}`
    : ''
  const taxed = /^(?:con|sin) iva\b/.exec(more.join(' '))
  if (/^(?:consultar|conocer|saber|sacar)$/.test(verb) && /^(?:saldo|stock|precio|nombre|estado)$/.test(object))
    return identifier(`${verb}_${object}`)
  return identifier(spelled(`${object}${adjective}${taxed ? `_${taxed[0].replace(' ', '_')}` : ''}`))
}

const spelled = (name: string) => name.replace(/_anos$/, '_anios').replace(/dano\b/, 'danio')

/** «si es mayor de edad» → es_mayor_de_edad. */
const claimName = (after: readonly string[]) =>
  identifier(
    after
      .slice(0, after[1] === 'mayor' ? 4 : 2)
      .filter((word) => /^[a-z]+$/.test(word))
      .join('_') || 'comprobar',
  )

const countName = (after: readonly string[]) => {
  const [noun = ''] = after
  return /^[a-z]{3,}$/.test(noun) && !/^(?:hay|tiene|quedan|son|se)$/.test(noun) ? `total_${noun}` : 'cantidad'
}
