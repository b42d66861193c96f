/** What somebody says the program at hand does not do, and the wish that this is: «no me pide la cantidad», «que me pregunte la cantidad». */
export type Lack = {
  does: 'asks' | 'says' | 'can' | 'has' | 'waits' | 'sorts' | 'keeps' | 'other'
  what: string
  wish: string
}

const MAX_CHARACTERS = 240
const OPENING =
  '^[\\s¡¿]*(?:(?:pero|y|ya|no|ese|este|eso|es que|oye|vale|ok|ah|bueno|aun|aún|todav[ií]a|ahora|tampoco)[ ,.]{1,3}){0,4}'
const CLITICS = '(?:(?:me|te|se|le|lo|la|nos) ){0,2}'
const VERBS: readonly (readonly [words: string, does: Lack['does'], wish: string])[] = [
  [
    'pide|pedir|preguntar?|pidio|pregunto|deja (?:elegir|poner|escribir|meter|cambiar|decir)',
    'asks',
    'que me pregunte',
  ],
  ['dice|decir|mostrar|muestra|imprimir|imprime|ense[nñ]a|salen?|aparecen?|da|saca|pone', 'says', 'que diga'],
  ['deja|permite|puedo', 'can', 'que se pueda'],
  ['guardar?', 'keeps', 'que guarde'],
  ['sumar?', 'other', 'que sume'],
  ['cuenta|contar', 'other', 'que cuente'],
  ['calcular?', 'other', 'que calcule'],
  ['ordenar?', 'sorts', 'que ordene'],
  ['avisar?', 'other', 'que avise'],
  ['esperar?', 'waits', 'que espere'],
  ['redondear?', 'other', 'que redondee'],
  ['tiene|lleva', 'has', 'que tenga'],
  ['quitar?|descuenta|restar?', 'other', 'que quite'],
]
const LACKS = VERBS.map(
  ([words, does, wish]) =>
    [
      new RegExp(
        `${OPENING}(?:no|sin|sigue sin|siguen sin) ${CLITICS}(?:${words})n?(?:me|lo|la|les?)?(?!\\p{L}) (?<what>(?!(?:nada|bien|si(?! (?:es|son|est[aá]n?|hay)(?!\\p{L}))|cuando|igual|lo mismo|error|un error|none|0)(?!\\p{L}))[^.;:?¿\\n]{2,100})[\\s.!]{0,4}$`,
        'iu',
      ),
      does,
      wish,
    ] as const,
)
const FALTA = new RegExp(
  `${OPENING}(?:(?:me|le|te|nos|ah[ií]|aqu[ií]) ){0,2}falta(?:n|ba|r[ií]a)? (?<what>(?:(?:el|la|los|las|un|una|que|mi|su) [^.;:?¿\\n]{2,80}|\\p{L}{4,20}))[\\s.!]{0,4}$`,
  'iu',
)
/** «…, solo productos»: what it does. A condition tells of a case, and not of what is lacking. */
const ONLY = /,? (?:y )?(?:solo|solamente|nada m[aá]s|s[oó]lo|pero) [^,]{2,60}$/iu
const CASE = /(?<!\p{L})(?:si|cuando|aunque|al) /iu

/** «…, lo quiero por día»: what is wished is said with it. */
const WISHES = /[,.] (?:y |pero )?(?:l[oa]s? )?(?:quiero|quer[ií]a|necesito|que|pon|haz)(?!\p{L})/iu
/** «… te dije precio por cantidad»: the same over again. */
const AS_TOLD = /[.,;] ?(?:ya )?(?:te|os) (?:dije|he dicho|ped[ií]|digo) .{2,120}$/iu
/** «Dice el mayor pero no dice si son iguales». */
const BUT = /^[^.,;?\n]{3,60},? pero (?=no )/iu
const WHETHER = /^si (?:es|son|est[aá]n?|hay|ha|he|puedo|puede|aprob\p{L}+)(?!\p{L})/iu
/** «No me saluda», «no se repite»: the verb alone. */
const BARE = new RegExp(`${OPENING}no ((?:(?:me|se|te|lo|la) ){0,2})(\\p{L}{4,12})[\\s.!]{0,4}$`, 'iu')
const SHALL: Readonly<Record<string, string>> = {
  saluda: 'salude',
  repite: 'repita',
  avisa: 'avise',
  suena: 'suene',
  redondea: 'redondee',
  valida: 'valide',
  ordena: 'ordene',
  guarda: 'guarde',
  despide: 'despida',
}

export function lackIn(said: string): Lack | null {
  const text = said.replace(AS_TOLD, '').replace(BUT, '')
  if (text.length > MAX_CHARACTERS || text.includes('?')) return null
  const [, clitics = '', verb = ''] = BARE.exec(text) ?? []
  const shall = SHALL[verb.toLowerCase()]
  if (shall !== undefined) return { does: 'other', what: verb, wish: `que ${clitics}${shall}` }
  for (const [pattern, does, wish] of LACKS) {
    const what = pattern.exec(text)?.groups?.what
    if (what !== undefined)
      return CASE.test(what) && !(does === 'says' && WHETHER.test(what)) ? null : lackOf(does, what, wish)
  }
  const what = FALTA.exec(text)?.groups?.what
  return what === undefined || CASE.test(what) ? null : lackOf('says', what, what.startsWith('que ') ? '' : 'que diga')
}

function lackOf(does: Lack['does'], said: string, wish: string): Lack | null {
  if (does !== 'asks' && WISHES.test(said)) return null
  const what = said.replace(ONLY, '').replace(/ ni /gi, ' y ').trim()
  if (what === '') return null
  // «No sale con decimales»: how it is to come out.
  const isHow = does === 'says' && /^(?:en|con|de|por|sin) /i.test(what)
  return { does: isHow ? 'other' : does, what, wish: `${isHow ? 'que salga' : wish} ${what}`.trim() }
}
