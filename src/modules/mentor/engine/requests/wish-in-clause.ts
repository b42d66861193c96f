import type { Words } from './clauses'
import { type Asked, isAskedOfYou, isOrder, isThatShall, rest } from './wish-forms'

/**
 * How a message wants a program to be: `said` outright («que no explote», «ponle un menú»), or `hinted` at, in the form of a question or
 * of a few words («¿cómo hago para que …?», «y ordenado por nombre»), which may ask or mean something else.
 */
export type Wish = 'said' | 'hinted' | 'none'

/** What stands before what is said. */
const LEAD = new Set(
  'y e o u pero vale ok okey okay oki bien bueno buena buenas buenos buenisimo buenisima genial perfecto perfecta excelente estupendo fenomenal gracias muchas mil chevere bacano bacan chido padre copado joya barbaro listo dale venga va anda ah ahh ay uy uf uff jaja jajaja oye oiga hey che hola profe amigo mentor ahora luego despues tambien ademas aparte mejor igual solo simplemente entonces pues no ya otra cosa una mira asi orale andale perdon aparte nomas yo dias tardes noches noche primero segundo lo mismo eso si'.split(
    ' ',
  ),
)

const WANT =
  /^(?:quiero|quisiera|querria|queria|queremos|quisieramos|necesito|necesitaria|necesitamos|ocupo|preciso|desearia|prefiero|preferiria)$/
/** «Quiero», «hay que», «me gustaría», «el profe quiere que …». */
const WANTS =
  /^(?:(?:me|le|lo|la|los|las|se) )?(?:quiero|quisiera|querria|queria|queremos|quisieramos|necesito|necesitaria|necesitamos|ocupo|preciso|desearia|prefiero|preferiria|(?:me |nos )?(?:gustaria|encantaria)|(?:me|nos) ha(?:ce|ria) falta|me falt(?:an?|o|aron|aba)|faltan?|(?:me )?vendria (?:bien|genial|de lujo)|(?:me )?serviria (?:mas |mejor )?que|estaria (?:bien|bueno|genial|guay|chido|padre|perfecto)|seria (?:bueno|genial|ideal)|molaria)\b/
/** What must be, or what somebody demands: who shows a program tells so what it fails to do. */
const MUST =
  /^(?:hay que|ha(?:ce|ria) falta|(?:(?:el|la|los|las|cada) \w+ (?:de \w+ )?)?deben? [a-z]*(?:ar|er|ir)(?:se|lo|la)?(?= |$)|(?:(?:el|la|mi) \w+ )(?:ahora )?l[oa]s? quieren? (?:con|sin|en|que|mas)|(?:(?:el|la|los|las|eso|cada|mi) \w+ (?:de \w+ )?)?(?:tiene|tienen|tendria|tendrian) que|(?:(?:el|la|mi|un|una) \w+ )?(?:me |nos )?(?:piden?|pidio|pidieron|exigen?|quieren?) (?:\w+ ){0,4}?(?:que|con|sin)|(?:(?:el|la|mi|un|una) \w+ )(?:me |nos )?(?:dice|dijo) que (?:con|sin|mejor|use|ponga|haga))\b/
/** Who wants to know asks. */
const WANTS_TO_KNOW =
  /^(?:(?:me|te) )?\w+ (?:que (?:me |nos )?(?:expli\w+|ayud\w+|aclar\w+|ensenes?|cuentes?|revis\w+|corri\w+|arregl\w+|resuelv\w+|digas? (?:que|si|por|como|cual|donde))|(?:poder )?(?:saber|entender|aprender|comprender|practicar|repasar|documentar|escribir como|programar como)\w*|enterarme|preguntar\w*|confirmar|ayuda|(?:un|una|otro|otra|algun|alguna|mas) (?:explicacion|ejemplos?|ejercicios?|pistas?|duda|ayuda|opinion))\b/
/** Known is what the program shall tell: «quiero saber cuántos hay». */
const TO_BE_TOLD =
  /^(?:\w+ ){1,3}saber (?:tambien |ademas )?(?:cuant\w+|cual|quien\w*|el|la|los|las|que (?:porcentaje|parte|dia))\b/

const MORE = /\b(?:tambien|ademas)\b/
const INSTEAD = /^en (?:vez|lugar) de (?!que )/

/** «¿Cómo hago para que no se repitan?», «cómo quedaría con un diccionario». */
const HOW_TO =
  /^(?:como (?:le |lo |la )?(?:hago|haria|hacemos|puedo hacer|podria hacer|se hace|se haria|hacer|consigo|logro)(?: yo)? (?:para )?que|como (?:le |lo |la )?(?:puedo|podria|podemos|hago para|haria para) (?:cambi|modific|adapt|transform)ar\w*(?: \w+){0,4}? para que|(?:hay|existe) (?:alguna )?(?:forma|manera|modo) (?:de|para) que)\b/
/** «¿Se puede hacer que …?» may ask whether. */
const CAN_BE = /^(?:(?:lo|la|los|las) )?(?:se p|es posible|seria posible|hay)/
const HOW_WOULD = /^como (?:l[oa] )?(?:seria|quedaria|dejarias|harias|pondrias) (?:con|sin|usando|en|si)\b/
/** A few words of how it is to be. */
const FRAGMENT =
  /^(?:y |pero |ahora |mejor |tambien |ademas |lo mismo pero |eso mismo pero )*(?:(?<=(?:ahora|mejor|tambien|ademas) )(?:el|la|los|las|cuant[oa]s?|comentarios) \w+|(?<=pero )(?:de|con|sin) (?!(?:cambi|modific|toc|alter|perd|mov)ar?\w*)\w+|solo (?:el|la|los|las|quiero|con)\b|sin (?:usar|el|la|los|las|recurs\w+|bucles?|librerias?|import\w*|pandas)\b|(?:con|usando) (?:un|una|el|la|dos|tres|tipos|while|for|funciones|decimales|\d)\b|en (?:vez|lugar) de|en (?:una|un|mayusculas|columnas|orden)\b|al reves\b|(?:y )?(?:abajo|arriba|al final|al principio) (?:el|la|los|las|un|una|cuant\w+)|(?:el|la|los|las) \w+ (?:ahora |ya )?(?:seran?|l[oa]s? (?:mete|pone|escribe|elige|decide|teclea|introduce)n?)\b|orden\w+ (?:por|de|del|segun)\b|(?:maximo|minimo) \d)/
/** «Y el menor también», «y además la media». */
const ADDS =
  /^(?:y )?(?:tambien |ademas )?(?:el|la|los|las) (?:[a-z]+ ){1,4}(?:tambien|ademas)$|^(?:y (?:tambien |ademas )?|tambien |ademas )(?:el|la|los|las) [a-z]+(?: (?:mas |menos )?[a-z]+| de [a-z]+){0,2}$/

/** A wish that begins with this word, of what strength. */
function wishFrom(words: Words, from: number, { isAsked, isOwn }: Asked): Wish {
  const text = rest(words, from)
  if (text === '') return 'none'
  if (WANTS.test(text)) {
    const isElse = words[0] === 'en' && INSTEAD.test(words.join(' '))
    if (TO_BE_TOLD.test(text)) return isElse ? 'said' : 'hinted'
    if (WANTS_TO_KNOW.test(text)) return 'none'
    // Beside a program of one's own, «quiero la suma» tells what it should have done; «en vez de la media quiero la suma», what it shall do.
    return isOwn && !isElse && !thatShallBehind(words, from) && !MORE.test(text) ? 'hinted' : 'said'
  }
  if (MUST.test(text)) return isAsked ? 'none' : isOwn && !thatShallBehind(words, from) ? 'hinted' : 'said'
  if (HOW_TO.test(text)) return isThatShall(words, words.indexOf('que', from)) ? 'hinted' : 'none'
  if (HOW_WOULD.test(text)) return 'hinted'
  if (isAskedOfYou(words, from)) return isAsked && CAN_BE.test(text) ? 'hinted' : 'said'
  return isThatShall(words, from) || isOrder(words, from, { isAsked, isOwn }) ? 'said' : 'none'
}
const thatShallBehind = (words: Words, from: number) => {
  const at = words.indexOf('que', from)
  return at !== -1 && isThatShall(words, at)
}

/** What says when, before what is wanted: «si la lista está vacía que devuelva None», «en vez de sacarlo que lo guarde». */
const WHEN =
  /^(?:si|cuando|al|en (?:vez|lugar) de|despues de|antes de|(?:ademas|aparte) de|para (?:terminar|acabar|empezar)|maximo|minimo)\b/
/** «La idea es que …». */
const AIM_IS = /\b(?:idea|suyo|ideal|objetivo|busco|necesito|quiero|quisiera|gustaria|falta) (?:es|era|seria)$/
/** «Si el porcentaje es menor que 0 lanza un ValueError»; who tries it («si pongo …») tells what comes. */
const IF_SO =
  /^(?:(?:y|pero|ahora) )*si (?!.*\b(?:pongo|meto|escribo|doy|paso|uso|pulso|quito|cambio)\b)(?:\w+ ){2,12}(?:lanza|devuelve|retorna|avisa|muestra|imprime|di|pon|salta) (?:un|una|el|la|los|none|true|false|que)\b/
const JOINS = new Set(['y', 'e', 'pero', 'entonces', 'pues', 'ademas', 'tambien', 'luego', 'primero', 'si'])
/** Before «quiero» where it is no wish by itself: «si quiero …», «lo que quiero». */
const NOT_WANTED = new Set(['que', 'como', 'porque', 'donde', 'cuando', 'no'])

const ASKS_FOR = [WANTS, MUST]

/** How a clause wants a program to be. */
export function wishIn(words: Words, asked: Asked): Wish {
  let from = 0
  while (LEAD.has(words[from] ?? '') && wishFrom(words, from, asked) === 'none') from += 1
  const first = wishFrom(words, from, asked)
  if (first !== 'none') return words.slice(0, from).includes('si') && WANTS.test(rest(words, from)) ? 'hinted' : first
  const begins = [from, from - 1, from - 2].map((at) => WHEN.exec(rest(words, Math.max(0, at)))?.[0])
  const when = begins.find((word) => word !== undefined) ?? null
  for (let at = from + 1; at < words.length; at += 1) {
    const found = wishBehind(words, at, { asked, when })
    if (found !== 'none') return found
  }
  const text = words.join(' ')
  if (asked.isAsked || asked.isOwn) return 'none'
  return [IF_SO, FRAGMENT, ADDS].some((form) => form.test(text)) ? 'hinted' : 'none'
}

/** A wish that begins behind something else; `when` says how the clause begins, where it says when. */
function wishBehind(words: Words, at: number, { asked, when }: { asked: Asked; when: string | null }): Wish {
  const [word = '', before = ''] = [words[at], words[at - 1]]
  if (word === 'que' && isThatShall(words, at)) {
    if (AIM_IS.test(words.slice(0, at).join(' '))) return 'said'
    if (when !== null) return asked.isAsked && when === 'si' ? 'hinted' : 'said'
  }
  if (before === 'si' && JOINS.has(words[at - 2] ?? '')) return wishIn(words.slice(at - 1), asked)
  if (when?.startsWith('en ') && isOrder(words, at, asked)) return 'said'
  const isWanted = WANT.test(word) || (when !== null && ASKS_FOR.some((form) => form.test(rest(words, at))))
  if (!JOINS.has(before) && (!isWanted || NOT_WANTED.has(before))) return 'none'
  const found = wishFrom(words, at, asked)
  return found === 'said' && (before === 'si' || words[at - 2] === 'si') ? 'hinted' : found
}
