/** What a gerund says that is done: «cambiando // por /» is «si cambio // por /». */
const DONE: Readonly<Record<string, string>> = {
  cambiando: 'cambio',
  sustituyendo: 'cambio',
  reemplazando: 'cambio',
  poniendo: 'pongo',
  usando: 'uso',
  quitando: 'quito',
  borrando: 'quito',
  metiendo: 'meto',
  escribiendo: 'escribo',
  introduciendo: 'escribo',
  añadiendo: 'añado',
  dejando: 'dejo',
  llamando: 'llamo',
}
const MAX_CHARACTERS = 300
const GERUND = new RegExp(
  `^[\\s¿¡]*(?:(?:y|pero|entonces|vale),? ){0,2}(?:qu[eé]|cu[aá]l|cu[aá]nto) (?:se |me |le )?(?:pasa|sal|da|imprim|cambi|ocurr|suced|vald|vale|ser|qued|muestra|mostr|devolv|devuelv|obten)\\p{L}*(?: \\p{L}+){0,2}? (${Object.keys(DONE).join('|')}) ([^\\n?]+)\\??\\s*$`,
  'iu',
)
/** «¿Y qué pasaría sin él?», «¿y si no estuviera?»: without what was asked about before. */
const WITHOUT =
  /^[\s¿¡]*(?:(?:y|pero|entonces|vale),? ){0,2}(?:(?:qu[eé] (?:pasa|pasar[ií]a|sale|saldr[ií]a|ocurre|ocurrir[ií]a)|c[oó]mo ser[ií]a) )?(?:sin (?:él|ella|ello|ellos|ellas|eso|esto)|si no (?:estuvier|estuvies|lo pus|la pus|lo pongo|la pongo)\p{L}*)\s*\??\s*$/iu
const ASKED_OF =
  /^[\s¿¡]*(?:y )?(?:(?:por|para) qu[eé] (?:es |sirve |vale |pones |usas |est[aá] |hay |va |hace falta )?|qu[eé] (?:es|hace|hacen|significa|quiere decir) )(?:(?:el|la|los|las|es[eoa]s?|est[eoa]s?|lo del?|un|una) )?([^\n?]{1,40}?)(?: (?:ah[ií]|aqu[ií]|ese|de ah[ií]))?\s*\??\s*$/iu

/** «Si pusiera», «si hubiera puesto»: «si pongo». */
const WOULD: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\bsi (?:yo |le |lo |la |ahora |en vez de \S{1,20} )?)(?:pusi(?:era|ese|eras|éramos)|hubi(?:era|ese) puesto)(?!\p{L})/iu,
    'pongo',
  ],
  [/(?<=\bsi (?:yo |le |lo |la |ahora )?)(?:usa(?:ra|se)|utiliza(?:ra|se)|hubi(?:era|ese) usado)(?!\p{L})/iu, 'uso'],
  [/(?<=\bsi (?:yo |le |lo |la |ahora )?)(?:cambia(?:ra|se)|hubi(?:era|ese) cambiado)(?!\p{L})/iu, 'cambio'],
  [
    /(?<=\bsi (?:yo |le |lo |la |ahora )?)(?:quita(?:ra|se)|borra(?:ra|se)|hubi(?:era|ese) quitado)(?!\p{L})/iu,
    'quito',
  ],
  [/(?<=\bsi (?:yo |le |lo |la |ahora )?)(?:meti(?:era|ese)|hubi(?:era|ese) metido)(?!\p{L})/iu, 'meto'],
]

/** What a message supposes, said as a supposition: by a gerund, by what would be, or by a pronoun for what the last question was about. */
export function supposedIn(text: string, last: string | undefined): string | null {
  if (text.length > MAX_CHARACTERS || text.includes('\n')) return null
  const [, gerund = '', what = ''] = GERUND.exec(text) ?? []
  const done = DONE[gerund.toLowerCase()]
  if (done !== undefined) return `¿y si ${done} ${what.trim()}?`
  const [, thing] =
    (last !== undefined && last.length < MAX_CHARACTERS && WITHOUT.test(text) && ASKED_OF.exec(last)) || []
  if (thing !== undefined) return `¿y si quito el ${thing}?`
  const [would, does] = WOULD.find(([words]) => words.test(text)) ?? []
  return would === undefined || does === undefined ? null : text.replace(would, does)
}
