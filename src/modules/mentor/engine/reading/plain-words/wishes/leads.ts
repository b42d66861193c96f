import { isSubjunctive } from '../../../lexicon/subjunctive'
import type { WishRule } from './said-again'
import { presentOf, shall } from './verbs'

/** How somebody begins to say what is wanted: before an infinitive, «que» or a thing. */
const WANT =
  '(?:(?:yo|ahora|tambien|ademas|mejor|solo|lo que|pues|aqui|entonces|y|e|pero|oye) ){0,3}(?:me |nos |le |se )?(?:lo |la |los |las )?(?:quisiera|querria|quiero|queremos|gustaria|encantaria|vendria (?:bien|genial|de perlas)|ha(?:ce|ria) falta|interesa(?:ria)?|necesito|necesitaria|necesitamos|ocupo|prefiero|preferiria|faltaria|falta|estaria (?:bien|bueno|genial|guay|padre)|seria (?:bueno|genial|ideal|mejor|posible|util)|es posible|habria que|habra que|hay que|convendria|conviene|tendri?a(?:n|s|mos)? que|tienen? que|tienes que|deberian?|deberias?|deben?|podrian?|podrias|puedes|puede|podes|podemos|podriamos|pudieras|la idea (?:es|seria)|lo suyo (?:es|seria)|lo ideal (?:es|seria)|se trata de|ha(?:ce|z)me el favor de|te pido|te importaria|busco)(?: (?:es|seria))?(?: poder| que se pued[ae]n?| que pued[ae]n?)?'
const HOW =
  '(?:como (?:(?:le|lo|la|me|se) )?(?:hago|haria|podria(?:mos)?|puedo|podemos|hacemos|hace|consigo|logro|harias)(?: (?:yo|esto|eso))?(?: para)?|de que (?:forma|manera) (?:puedo|podria))'

/** What one does with a program oneself, or asks of a teacher. */
const NOT_OF_PROGRAMS =
  /^(?:mejor|arregl|solucion|corregir|entend|sab|aprend|resolv|optimiz|explic|refactor|prob|ejecut|encontr|ayud|revis|practic|estudi|hac|empez|corr|instal|abr|limpi|simplific|acort|reduc|compact|deb|pod|quer|evit|ser$|ir$|estar)/

/** `mostrarlo` → «que lo muestre». */
const order =
  (before = '') =>
  ([, lead = '', infinitive = '', hung = '', rest = '']: readonly (string | undefined)[]): string | null => {
    const plain = infinitive.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const said = NOT_OF_PROGRAMS.test(plain) ? null : shall(plain)
    // «Conviértelo» is no infinitive.
    if (said === null || /[áéíóú](?!r$)/i.test(infinitive)) return null
    const isPlainNot = /\bno $/.test(lead)
    const pronouns = hung.replace(/^(me|te|se|nos)(?=l)/, '$1 ')
    return `${before}que ${isPlainNot ? 'no ' : ''}${pronouns === '' ? '' : `${pronouns} `}${said}${rest}`
  }

const VERB = '[a-z]{2,}?(?:ar|er|ir)'
const HUNG = '(?:me|se|nos)?(?:l[oae]s?|les)?'
const INFINITIVE = `(${VERB})(${HUNG})\\b`

/** «¿Cómo le agrego …?»: what one does oneself with a program. */
const OWN_ACTS: Record<string, string> = {
  agreg: 'agregue',
  anad: 'añada',
  quit: 'quite',
  elimin: 'elimine',
  borr: 'borre',
  muestr: 'muestre',
  imprim: 'imprima',
  orden: 'ordene',
  guard: 'guarde',
  cambi: 'cambie',
  conviert: 'convierta',
  cuent: 'cuente',
  sum: 'sume',
  redonde: 'redondee',
  filtr: 'filtre',
  lim: 'limite',
  limit: 'limite',
  valid: 'valide',
  sac: 'saque',
  numer: 'numere',
  repit: 'repita',
  agrup: 'agrupe',
}

const TELLS: Record<string, string> = {
  devuelve: 'devuelva',
  muestra: 'muestre',
  dice: 'diga',
  imprime: 'imprima',
  da: 'devuelva',
}

export const LEADS: readonly WishRule[] = [
  // What the program does now, and what somebody thinks of it.
  [
    /(?<=^|[.!?\n] ?)(?:esto|eso|ahi|ahora mismo|ahorita|de momento|por ahora|con (?:esto|eso|est[ea] [a-z]+)|el problema es que|resulta que)(?: (?!(?:quiero|que|pero|para|una?|lo|sin|con|a|en|mismo|porque|si)\b)[\wñ]+)(?: (?!(?:quiero|quisiera|pero|necesito|hay que)\b)[\wñ]+){1,12}[.:](?: |$)/dg,
    '',
  ],
  [/(?:tengo (?:un|una) [a-z]+ y )?con (?:esto|eso) [a-z]+o (?:los |las |el |la )?[a-z]+: ?/dg, ''],
  [
    /(?<=^|[.!?\n] ?)(?:parece|me dicen|dicen|me han dicho|por lo visto|segun [^.,]{3,30},)(?: que)? [^.;]{3,60}\b(?:mala practica|feo|no se debe|no es bueno|mal visto)\.? ?/dg,
    '',
  ],
  // What is praised, begins or joins.
  [
    /(?:^|(?<=[.!?;\n]\s{0,2}))(?:(?:ojo|oye|dale|listo|perfecto|muy bien|entendido|genial|chido|buenisimo|perdon|ok|okey|vale|bien|bueno|ya|eso ya quedo|si|ah|porfa|por favor|gracias|entonces|pues|no)[,.!:]+\s?)+/dg,
    '',
  ],
  [/(?:,? porfa(?:vor|s)?|,? por favor|,? porfis|,? plis)\b/dg, ''],
  [/\b(?:lo que sigue|otra cosa|una cosa(?: mas)?|lo ultimo|ultima cosa|cambio|un cambio|y otro)\s?:\s/dg, ''],
  [
    /(?<=(?:^|[.,;:!?]) ?)(?:y )?(?:de paso|aparte|ademas|encima|asimismo|por otro lado|por ultimo|para acabar),? (?!de )/dg,
    'y también ',
  ],
  // A wish in the form of a question.
  [
    /\b(?!quisiera|hubiera|pudiera|debiera)[a-z]{2,}(?:ara|iera|iese|jera|jese|uera|uese)n?\b/dg,
    ([said = '']) => presentOf(said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')),
  ],
  [
    /¿\s?(?:y )?(?:que tal )?si (?:y |tambien |de paso |ademas |el programa )*((?:me |nos |le |lo |la |los |las |se )*[a-z]{2,}[ae]n?\b[^?¿]{2,200})\?/dg,
    ([, wish = '']) =>
      isSubjunctive(
        wish
          .toLowerCase()
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/^(?:(?:me|nos|le|lo|la|los|las|se) )*/, '')
          .split(' ')[0] ?? '',
      )
        ? `que ${wish}.`
        : null,
  ],
  [new RegExp(`¿\\s?(${WANT} (?:que |${VERB}${HUNG}\\b)[^?¿]{0,200})\\?`, 'dg'), '$1.'],
  [new RegExp(`¿\\s?(${HOW} (?:que |${VERB}${HUNG}\\b)[^?¿]{0,200})\\?`, 'dg'), '$1.'],
  [/¿\s?(?:me )?l[oae]s? (?:modificas|cambias|agregas|anades|haces|pones|pasas|adaptas|arreglas)\?/dg, ''],
  [
    /¿?\s?\b(?:me )?l[oa]s? (?:modific|cambi|adapt|pon|dej|arregl|retoc)[a-z]+ (?:para|de (?:manera|modo|forma)|de tal (?:manera|modo|forma)) que ([^?¿.]{2,200})\??/dg,
    'que $1',
  ],
  // «¿Cómo elimino …?» beside a program.
  [
    /¿\s?como (?:(?:le|lo|la|los|las|me) )?([a-z]{3,})o ((?:el|la|los|las|un|una|solo|unicamente|nada|a|que|en|al|cada) [^?¿]{2,200})\?/dg,
    ([, stem = '', rest]) => {
      const said = OWN_ACTS[stem.toLowerCase()]
      return said === undefined ? null : `que ${said} ${rest}.`
    },
  ],
  // What is wanted, as what the program shall do.
  [new RegExp(`\\b(?:que )?no (?:${WANT}) que (?=\\w)`, 'dg'), 'que no '],
  [new RegExp(`\\b(?:que )?(?:${WANT}|${HOW}) que (?=\\w)`, 'dg'), 'que '],
  [new RegExp(`\\b(no )?(?<!\\bque )(?:${WANT}|${HOW})(?: a)? ${INFINITIVE}`, 'dg'), order()],
  [/\b(?:asegurate de|procura|fijate|haz|haga|hace|haceme|hazme|intenta|consigue|logra) que (?=\w)/dg, 'que '],
  [
    /(?<=(?:^|[.:;,]) ?(?:y |mejor )?)(?:mejor )([a-z]{3,}(?:ar|er|ir))((?:l[oae]s?|me|se)?)\b(?! (?:de|si)\b)/dg,
    (found) => order()([found[0], '', found[1], found[2]]),
  ],
  // Further infinitives: «y volver a preguntar», «preguntar qué tipo es».
  [
    new RegExp(
      `(?<=(?:^|[.;:,] ?)(?:(?:y|e|luego|despues|tambien|al (?:final|acabar|terminar),?) ){0,2}|\\b(?:y|e) (?:luego |despues |tambien |al (?:final|acabar|terminar) )?)()(?!(?:lugar|par|ayer|mujer|taller|alquiler|azar|bar|mar|hogar|ser|ir|poder|querer|saber|deber|haber)\\b)${INFINITIVE}(?= [a-z\\d\uE000-\uE1FF]|(?<=l[oa]s?)(?:[.,;]|$))`,
      'dg',
    ),
    order(),
  ],
  // What is spoken of first: «los montos que se vean …».
  [
    /(?<=(?:^|[.:;,] ?)(?:y |que )?)((?:el|la|los|las) [a-z]+(?: de (?:la |el |los |las )?[a-z]+)?) que ((?:no |se |me )*)([a-z]{3,}[aen])\b/dg,
    ([, thing = '', pronouns = '', verb = '']) =>
      isSubjunctive(verb.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
        ? `que ${thing} ${pronouns}${verb}`
        : null,
  ],
  [/\b(?:agreg|anad|pon|met)[a-z]*? que,? (?=[a-z])/dg, 'que '],
  [/\bque (?:l[oa]s? )?(?:reescriba|rehaga|haga|escriba) (?=con una? |usando |utilizando |sin |en una )/dg, 'hazlo '],
  [/,? pues (?:eso|esa|ese) es l[oa] que sale/dg, ''],
  [/; ?si quiero ((?:la|el|los|las) [^.;]{2,40})(?=[.;]|$)/dg, ', por ejemplo $1'],
  [/\bque (?:se )?guarden? (?:eso|esto|todo|la lista|los datos)[:.;,] (?=(?:al acabar )?que lo guarde en)/dg, ''],
  [
    /\b(que [a-z]+ [^.;:]{2,50}) y (?:me |se )?(devuelve|muestra|dice|imprime|da)\b/dg,
    ([, head, verb = '']) => `${head} y que ${TELLS[verb.toLowerCase()] ?? verb}`,
  ],
  [/\b(?:asi |de (?:modo|manera|forma|tal (?:forma|modo|manera)) )que (?=(?:lo|la|los|las|se|me|no) )/dg, 'que '],
]
