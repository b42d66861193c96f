import { clausePattern } from '../dialogue/clause-text'

const ORDERS =
  '(?:(?:que|y|yo|me|le|se|te|para|pueda|puedo|poder|donde|ir|vaya|voy|quiero|quisiera|necesito|ocupo|hazme|haz|un|una|algo|programa|programita|script|sencillo|simple|la|lo|las|los|con|de) )*'
export const KEEP = clausePattern(
  `${ORDERS}(?:(?:apunt|anot|registr|guard|almacen|agreg|gestion|control)\\w*|llev(?:ar|e|o)|met(?:er|a|o)|añad\\w*|anad\\w*)(?: (?:yo|ahi|en ella))*(?: (?:el|la|un|una))?(?: (?:control|registro|listado|lista|cuenta|relacion|seguimiento) (?:de|con))?`,
)
export const LISTED = clausePattern(
  `${ORDERS}(?:(?:el|la|mi) )?(?:lista|listado|agenda|registro|libreta|directorio|control|diccionario|base de datos|inventario|cuaderno)(?: (?:de|con|para|donde))?`,
)
export const ASKED = clausePattern(`${ORDERS}(?:pid|pregunt|solicit|ped)\\w*(?: (?:al usuario|por teclado|primero))*`)
/** «un programa con las citas del taller». */
export const OF_THESE = clausePattern(`${ORDERS}(?:programa|programita|algo|app|sistema) (?:con|para|de)`)
/** «que sume mis gastos»: the sum is all that is kept. */
export const SUMS = clausePattern(`${ORDERS}(?:sum[ae]|sumar|sumando)`)
/** «los pedidos de los clientes», «lo que vendo», «la merma»: what is kept. */
export const WHAT = clausePattern(
  '(?:(?:tod[oa]s?|aqui|ahi) )*(?:(?:el|la|los|las|mi|mis|su|sus|un|una|unos|unas|nuev[oa]s) )?(lo que|[a-z]{4,})(?= |$)',
)
export const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^vend/, 'ventas'],
  [/^(?:gast|pag)/, 'gastos'],
  [/^compr/, 'compras'],
  [/^(?:prest|dej)/, 'prestamos'],
  [/^(?:com|desayun)/, 'comidas'],
  [/^(?:cobr|ingres|gan)/, 'ingresos'],
  [/^(?:tir|desperdici)/, 'merma'],
]
/** Whose it is and when: it changes nothing of what is kept. */
export const WHOSE = clausePattern(
  '(?:de|en|para|del)(?: (?:la|el|los|las|mi|mis|cada|un|una|su))? (?!fecha|csv|archivo|txt|excel)[a-z]{3,}(?: (?:de|del) (?:la |el |mi )?[a-z]{3,})?|que (?:(?:yo|me|se|vamos?|van|voy|vaya) )*(?!guard|se |muestr|dig|pueda)[a-z]{3,}(?: (?:a|en|de|por) (?:la |el |mi |los |las )?[a-z]{3,})?(?: cada (?:dia|semana|mes|vez))?|que (?:(?:yo|le|el usuario|me|se|vaya|voy|va) )+[a-z]{3,}|(?:cada|al|del) (?:dia|semana|mes)|pendientes?|diari[oa]s?',
)
export const LO_QUE = clausePattern(
  '(?:(?:yo|me|se|voy|vamos) )*([a-z]{3,})(?: (?:cada dia|al dia|cada semana|cada mes|hoy))?',
)
/** «:», «con su», «(»: what is kept of each follows. */
export const OF_EACH = clausePattern('(?::|\\(|,|con|y)(?: (?:el|la|los|las|cada|su|sus)(?= ))*|sus?')
/** «: lo que se tira cada día,» says what the noun means. */
export const ASIDE = clausePattern(
  '(?:o sea |es decir )?lo que (?:(?:se|me|yo|nos) )?[a-z]{3,}(?: (?:cada|al|en) (?:el |la )?[a-z]+)?(?= [,:;)])',
)
export const FILLS = clausePattern(
  '(?:(?:que|y|se|l[oa]s?|yo|me|pueda|pueden|puedo|poder|vaya|voy|ir|deje|quiero) )+(?:rellen|complet|llen|agreg|anad|apunt|anot|escrib|ingres|introdu|actualiz|pon)\\w*(?: (?:yo|mas|cada dia|nuev[oa]s|datos|cuando quiera|los datos|poco a poco))*',
)
const TO =
  '(?:(?:en|dentro de|a) )?(?:(?:un|una|el|la|mi) )?(?:(?:archivo|fichero) )?(?:de (?:texto|tipo) )?(?:\\.? ?)?(csv|archivo|fichero|txt|texto|lista|diccionario|[^ ]+\\.(?:csv|txt))'
export const INTO = clausePattern(TO)
export const STORES = clausePattern(
  `(?:(?:que|y|se|l[oa]s?|me|todo|pueda|quiero|vaya|vayan) )*(?:(?:guard|almacen|grab)\\w*(?: (?:todo|l[oa]s|datos|ahi))*(?: ${TO}|(?= (?:,|y|\\.|para|con|al)|$))|(?:met|apunt|regist|anot)\\w*(?: (?:todo|l[oa]s|datos|ahi))* ${TO})|(?:y |se |que )*queden? (?:guardad|apuntad|registrad)[oa]s?(?: ${TO})?|${TO}(?= (?:con|,|y|\\.|$)|$)`,
)
export const SO_THAT = clausePattern(
  'para (?:que )?(?:(?:no |se |l[oa]s? |me |poder |despues |luego |pueda )*)(?:pierd|borr|perd|ver|consult|tener|revis|mir|sab|us)\\w*(?: (?:luego|despues|mas tarde|otro dia|siempre))*',
)
export const WITH_DATE = clausePattern(
  '(?:con|y|mas) (?:la )?(?:fecha|hora|dia)(?: (?:de hoy|actual|del dia|del momento|y (?:la )?hora))?',
)
export const SHOWS = clausePattern(
  '(?:(?:que|y|al final|luego|despues|me|se|l[oa]s?|puedan?|quiero|poder) )*(?:muestr|imprim|ensen|list|ver|vea|mostr|saqu)\\w*(?: (?:al final|tod[oa]s?|(?:el|la|las|los) (?:lista|listado|datos)|por pantalla|en pantalla|despues|complet[oa]))*',
)
export const MORE_FIELDS = clausePattern(
  `(?:(?:que|y|me|se|le|quiero|tambien|ademas|por) )*(?:(?:pregunt|pid|ped|agreg|anad|pon|inclu|guard|apunt|anot|registr|llev|teng|met)\\w*)(?: (?:tambien|ademas|por))*(?= )|(?:y )?(?:tambien|ademas)(?= )`,
)
export const THE_DATE = clausePattern('(?:la )?fecha(?: (?:de hoy|actual|del dia))?(?: tambien)?')
export const ORDERED = clausePattern(
  '(?:(?:que|y|se|l[oa]s?|me|salgan?|esten?|aparezcan?|muestr\\w+|quiero|al final) )*(?:ordenad[oa]s?|orden[ae]\\w*|orden)(?: (?:alfabetic(?:o|amente)|la lista|por (?:orden )?(?:(?:el|la|su) )?([a-z]+)))*( (?:(?:de|del) )?(?:mayor a menor|mas a menos|mas (?:car[oa]|alt[oa]|grande) al? (?:mas )?[a-z]+|descendente|al reves|forma descendente))?( de menor a mayor)?',
)
export const OF_A_FIELD = clausePattern(
  '(?:(?:que|y|me|al final|dig\\w+|muestr\\w+|quiero|calcul\\w+|sum[ae]\\w*) )*(?:(?:el|la) )?(total|suma|media|promedio)(?: (?:total|de))*(?: (?:el|la|las|los))? ([a-z]+)',
)
/** «el total de cada categoría», «cuánto he gastado por categoría». */
export const TOTAL_OF_EACH = clausePattern(
  '(?:(?:que|y|me|al final|dig\\w+|muestr\\w+|quiero|calcul\\w+|sum[ae]\\w*|saber|ver|imprim\\w+|tambien) )*(?:(?:el |la |los |las )?(?:total(?:es)?|sumas?)(?: (?:gastad[oa]|vendid[oa]|acumulad[oa]))?|cuanto (?:(?:he|ha|hemos|llevo|se|va|me|hay) )*[a-z]*) ?(?:(?:de|por|en|con) cada|por|cada) ([a-z]+)(?: al final)?',
)
/** What is more than to keep: a menu, a search. */
export const MORE =
  /\b(?:menu|vender|devolver|busc\w+|borr(?:ar|e)|elimin\w+|quit\w+|modific\w+|edit\w+|clase|funcion|pandas|sqlite|excel|json|grafic\w+|promedi\w+ de cada|avis\w+)\b/
