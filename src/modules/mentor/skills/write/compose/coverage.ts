import type { Reading } from './reading'

/** Words that ask for nothing of their own: articles, politeness, who asks, and the verbs of asking, telling and making. */
const FILLER = new Set(
  `a al algo alguien algun alguna ahi ahora alla antes aqui asi aun aunque bien buen buena buenas bueno buenos cada casa como con cosa cosas creo cual cuales cualquier cuando da dar darle de del deberes debe deben
  deja demas dentro desde despues di dia dias diferentes donde dos e el ella ellos en entonces entre era es esa ese eso esos esta estan este esto estos estoy fin final fue gracias ha haber hacer hay he hola
  la las le les lo los luego mas me mediante mi mientras mis mismo mucho muchas muy nada ni ninguna no nos o ok oye para pero poco podria por porfa porque primero profe profesor profesora pues que quiero
  quisiera quien rapido saber se sea segun ser si sin sino sobre sola solo son soy su sus tal también tambien tan te tengo ti tiene tipo toda todas todo todos tu tus u ultimo un una unas uno unos usando usar usted va vale
  valga vamos van vaya ver vez voy y ya yo dia dias programa programita programas funcion python codigo script usuario pantalla teclado consola valor valores resultado dato datos numero numeros lista texto
  favor urgente manana hoy clase examen tarea curso daw dam uni primer primero segundo semestre jubilado jubilada autonomo autonoma principiante empezando aprendiendo nuevo nueva llamada llamado nombre parametro
  parametros variable variables facil sencillo sencilla simple basico basica ejemplo quieres puedes puede podrias podes podras ayuda ayudas ayudame gracias saludos ejercicio practica practicar veces oiga
  maestro maestra cosillas tipico tipica ideal decir misma estilo posible poner caso orden vos che parcero compa amigo pls plis please porfis euros pesos dolares soles principio encima arriba abajo misma medio manera forma q true false bool entero enteros
  total linea salida entrada pone ponga pongo pon suponte decimales decimal media`.split(/\s+/),
)
const FILLER_VERB =
  /^(?:hac\w+|hag\w+|haz\w*|crea\w*|dame|escrib\w+|necesit\w+|ocup\w+|quier\w+|quisier\w+|pid\w+|ped\w+|pregunt\w+|dig\w+|dice|decir\w*|dime|muestr\w+|mostr\w+|imprim\w+|calcul\w+|devuelv\w+|saqu\w+|saca\w*|sal[eg]\w*|ensen\w+|reciba\w*|recibe|dad[oa]s?|tom\w+|met[aeo]\w*|introdu\w+|ingres\w+|tecle\w+|teng\w+|tien\w+|llam\w+|usa\w*|util\w+|pas\w+|form\w+|pod\w+|pued\w+|gener\w+|regres\w+|retorn\w+|sepa|gust\w+|solicit\w+|lea|leer|llev\w+|encarg\w+|dej\w+|fuer\w+|funcion\w*|trabaj\w+|estudi\w+|aprend\w+|practic\w+)$/
/** What a person tells of themselves, or of why. */
export const PERSONAL =
  /^(?:hola|buenas|buenos|soy|estoy|es (?:para|un ejercicio|mi|el)|para (?:mi|el|la|clase|un|1|primero|segundo|practicar|entender|aprender)|tengo (?:una?|que)|el profe|la profe|mi profe|me (?:han|lo|piden|mandaron|toca|llegan?|vienen?|mandan|pasan)|porque|gracias|profe|oye|trabajo|en (?:mi|el) (?:trabajo|oficina|negocio|tienda)|universidad|1 daw)\b/

/** The words of a request that nothing has made use of and that may ask for something, clause by clause. */
export function unread(reading: Reading): { words: number; clauses: string[]; isWhole: boolean } {
  let words = 0
  let isWhole = false
  const clauses: string[] = []
  let from = 0
  const { words: all } = reading
  for (let at = 0; at <= all.length; at += 1) {
    if (at < all.length && !/^[,;.:!?¿¡()]$/.test(all[at]?.plain ?? '')) continue
    const clause = all.slice(from, at).map(({ plain }) => plain)
    const left = [...clause.keys()].filter(
      (index) => !reading.isUsed(from + index) && asksForSomething(clause[index] ?? ''),
    )
    if (left.length > 0 && !PERSONAL.test(clause.join(' '))) {
      words += left.length
      if (left.some((index) => ASKING.test(clause[index] ?? '')) || left.length > 2) {
        const [first = 0, end = clause.length] = [left[0], (left.at(-1) ?? 0) + 1]
        clauses.push(reading.written({ from: reading.offsetOf(from + first), to: reading.offsetOf(from + end) }))
        isWhole ||= end - first > WHOLE * all.length
      }
    }
    from = at + 1
  }
  return { words, clauses, isWhole }
}

/** Whether a word may ask for something of its own. */
export const asksForSomething = (word: string) =>
  word.length > 2 && !FILLER.has(word) && !FILLER_VERB.test(word) && !/^[\d«%]/.test(word)

/** Words of doing or of conditions: a clause that holds one and was not read would be missed. */
export const ASKING =
  /^(?:guard\w+|export\w+|orden\w+|envi\w+|mand\w+|dibuj\w+|graf\w+|valid\w+|repit\w+|repet\w+|vuelv\w+|cuent\w+|cont(?!rol)\w+|borr\w+|elimin\w+|busc\w+|filtr\w+|sum\w+|rest\w+|multipl\w+|divi\w+|comprob\w+|compru\w+|avis\w+|convier\w+|convert\w+|excepto|salvo|menos|mayor\w*|menor\w*|hasta|mientras|redonde\w+|ignor\w+|agrup\w+|compar\w+|invert\w+|inviert\w+|intent\w+|error\w*|lanc\w+|valueerror|none|aleatori\w+|azar|recursiv\w+|alfabetic\w+|repetid\w+|duplicad\w+|porcentaje|descuento|fecha|letra\w*|palabra\w*)$/

const WORD_COST = 0.11
const CLAUSE_COST = 0.08
/** Who is told that all but this share of a request was left out was not understood: that is asked back. */
const WHOLE = 0.6
const MOST_OF_WHOLE = 0.45
/** Of what is asked for, so much may be unread: of «calculadora de hipoteca» a half is another program. */
const MUCH = 0.4

/** How far a request is understood: 1 where every word was made use of. */
export function coverageOf(reading: Reading): number {
  const { words, clauses, isWhole } = unread(reading)
  const share = Math.max(0, 1 - WORD_COST * words - CLAUSE_COST * clauses.length)
  // Clauses are named as missing; a single word («calculadora de hipoteca») is not.
  return isWhole || (clauses.length === 0 && isMuch(reading)) ? Math.min(MOST_OF_WHOLE, share) : share
}

/** Names of Python are of a signature, and ask for nothing. */
function isMuch(reading: Reading): boolean {
  const asked = [...reading.words.keys()].filter((at) => {
    const { plain } = reading.words[at] ?? { plain: '' }
    return asksForSomething(plain) && !plain.includes('_')
  })
  return asked.filter((at) => !reading.isUsed(at)).length > MUCH * asked.length
}

/** What was left out, as it was written. */
export const leftOut = (reading: Reading): string[] =>
  unread(reading)
    .clauses.slice(0, 2)
    .map((clause) => clause.slice(0, 120))
