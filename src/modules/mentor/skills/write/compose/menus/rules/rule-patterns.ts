import type { Action } from '../menu-actions'
import type { RuleKind } from './menu-rule'

/** A few words between others. */
const W = '(?:(?!si |que )[a-z0-9_«»]+ ){0,8}?'
const ENDS =
  '[;.()]|, (?:y|que|si|al|no|pero|cuando)|y (?:no|que|si|al|se|vuelv\\w+|lo|la|me|en)|pero|porque|sin|en vez'
const TEXT = `«[^»]+»|(?!(?:${ENDS})(?: |$))(?:(?! (?:${ENDS})(?: |$)).)+`
/** «que diga Ya lo tienes apuntado», «que avise», «que salga un mensaje diciendo …». */
export const SAY = `(?: ,)?(?: entonces| pues)?(?: (?:que|q|me|le|te|se|lo|nos|ya|pon|haz))* (?<verb>dig\\w+|dice|avis\\w+|muestr\\w+|pong\\w+|pon|salg\\w+|sale|imprim\\w+|escrib\\w+|saqu\\w+|aparezc\\w+|respond\\w+|contest\\w+|mensaje)\\b(?<of>(?: (?:de que|el mensaje|un mensaje|mensaje|el texto|un aviso|diciendo|que diga|que ponga|con|:|por pantalla|solo|simplemente|algo como))*)(?: que)?(?: (?<text>${TEXT}))?`
/** What follows of itself: what is refused is not done. */
const SO =
  '(?:(?: ,)?(?: y)?(?: que)? (?:no|sin) (?:(?:que|se|lo|la|le|me|los|las|deje|pueda) )*(?:anad\\w+|agreg\\w+|descont\\w+|descuent\\w+|guard\\w+|dej\\w+|hag\\w+|hac\\w+|rest\\w+|borr\\w+|met\\w+|cambi\\w+|vend\\w+|sac\\w+|retir\\w+|apunt\\w+)(?: (?:nada|lo|la|otra vez|de nuevo))*|(?: ,)?(?: y)?(?: que)? vuelv\\w+ al menu)?'
const NOT_LET =
  '(?:que )?no (?:se )?(?:pued\\w+|dej\\w+|permit\\w+|admit\\w+|acept\\w+|haya)(?: (?:dejar|que se|que|poder|me))*'

export type RulePattern = { kind: RuleKind; on: readonly Action[]; says: RegExp }

const rule = (kind: RuleKind, on: readonly Action[], when: string): RulePattern => ({
  kind,
  on,
  says: new RegExp(`(?:${when})(?: al [a-z]+[aei]r(?:l[oa]s?)?)?(?:${SAY})?${SO}`, 'gd'),
})
const ANSWER =
  '(?:(?: ,)?(?: y)? (?:si (?:dice|responde|pone|contesta|es|escribe) (?:que )?[«]?no?[»]?(?: ,)? (?:que )?(?:no (?:haga|cambie) nada|vuelv\\w+ (?:al menu|atras)|l[oa] deje\\w*(?: como esta\\w*)?|no (?:haga nada|se cambie\\w*))))?'
const OVERWRITE = `(?:(?: ,)? que (?:me )?pregunt\\w+ (?:si )?(?:(?:lo|la|se|quier\\w+|desea\\w*|hay que) )*(?:sobre ?escrib\\w+|reemplaz\\w+|sustitu\\w+|cambi\\w+|actualiz\\w+)(?: \\( s / n \\))?(?: justo)?(?: (?:y )?(?:antes|despues|nada mas) (?:de )?(?:pedir|escribir|poner|meter)(?: [a-z]+){1,2})*(?:${ANSWER}|(?: [.;])${ANSWER})?)`
const ADDING: readonly Action[] = ['add']
const OF_ONE: readonly Action[] = ['find', 'remove', 'edit', 'mark', 'lend', 'giveback', 'take', 'give']

const AT_END = '(?:al final|abajo|debajo|al terminar(?: de mostrarl[oa]s)?|despues)'
const SHOWS = '(?:dig|muestr|pong|salg|imprim|saqu|aparezc|cuent)\\w+'

/** In the order in which they are read: what says more of a case stands first. */
export const RULE_PATTERNS: readonly RulePattern[] = [
  {
    kind: 'invalid',
    on: [],
    says: new RegExp(
      `(?:(?:si ${W}(?:(?:la )?opcion (?:que )?(?:no (?:es valida|existe|esta|sea valida|vale)|invalida|incorrecta|no valida|desconocida)|otr[oa] (?:cosa|opcion|numero|letra|valor)|(?:met\\w+|pon\\w+|escrib\\w+|elij\\w+) (?:un|el|una) \\d+)(?: no (?:me )?(?:dice|hace|pasa|sale|avisa) ?(?:de )?nada)?|(?:con|para) opcion(?:es)? (?:invalida|incorrecta|no valida)s?))${SAY}|(?:que |pon que )?(?:(?:me|le|se) )?(?<verb2>avis\\w+|dig\\w+) (?<of2>de que|que|si) (?<text2>la opcion (?:no es valida|no existe|es incorrecta|es invalida))`,
      'gd',
    ),
  },
  { kind: 'exists', on: ADDING, says: new RegExp(`si ${W}(?:ya )?(?:existe|est[ae]|hay)${OVERWRITE}`, 'gd') },
  {
    kind: 'exists',
    on: ADDING,
    says: new RegExp(
      `si ${W}(?<!no )(?:ya (?:existe|est[ae]|hay)|existe)(?: (?!que)\\w+)?(?: ,)? (?:que )?(?:(?:le|se|lo|solo) )*(?<sum>sum\\w+|acumul\\w+|anad\\w+ a)(?: (?:la|las|el|los|esas|cantidad|unidades|kilos|stock|a|que|hay|habia|tenia|tiene|ya|habian?))*`,
      'gd',
    ),
  },
  rule(
    'exists',
    ADDING,
    `si ${W}(?:que )?(?<!no )(?:ya (?:existe|est[ae](?:ba)?|l[oa] tengo|hay (?:un[oa]?|otr[oa])|se ha|ha sido)(?: (?:en (?:la|el) \\w+|apuntad[oa]|vendid[oa]|cogid[oa]|registrad[oa]|guardad[oa]|ocupad[oa]|repetid[oa]|dad[oa] de alta|con ese \\w+))*|(?:este|esta|es|sea) (?:repetid|duplicad|ocupad)[oa]|existe)`,
  ),
  rule(
    'exists',
    ADDING,
    `(?:${NOT_LET}|que no) ${W}(?:repetid\\w+|duplicad\\w+|se repitan?|repetir\\w*|(?:2|otr[oa]) ${W}(?:(?:el|la|con el|con la|al|a la) mism[oa] (?<same>\\w+)(?: (?:a|y|en|con) (?:el|la) mism[oa] (?<same2>\\w+))?|iguales))|sin repetid\\w+`,
  ),
  rule(
    'missing',
    OF_ONE,
    `si ${W}no (?:existe|est[ae](?! segur)|se encuentra|l[oa] encuentra|aparece|l[oa] tengo|hay (?:ningun[oa]?|nadie)(?: \\w+)?|sale)(?: (?:en (?:la|el) \\w+|con ese \\w+|apuntad[oa]|registrad[oa]|(?:el|la|ese|esa|es[ae]) (?!que )[a-z]+))*`,
  ),
  rule('flagged', ['lend'], `si ${W}(?:ya )?est[ae] (?:prestad|alquilad|reservad|ocupad)[oa]`),
  rule('blank', ADDING, `(?:${NOT_LET}|si) ${W}(?:vaci[oa]s?|en blanco|sin nombre)`),
  {
    kind: 'gone',
    on: ['take', 'withdraw', 'minus'],
    says: new RegExp(
      `(?:si|cuando) ${W}(?:se )?(?:queda\\w*|llega\\w*|acab\\w+|agot\\w+)(?: (?:a|en|sin|0|cero|unidades|stock|ninguna?|existencias))*(?: ,)? (?:que )?(?:(?:lo|la|se) )*(?:borr\\w+|elimin\\w+|quit\\w+)(?: (?:de la lista|del stock|del inventario|del todo))?`,
      'gd',
    ),
  },
  {
    kind: 'most',
    on: ['withdraw', 'take', 'deposit', 'other'],
    says: new RegExp(
      `(?:${NOT_LET} ${W}|maximo (?:de )?)(?:(?:sacar|retirar|vender|gastar|ingresar|depositar|meter|saque\\w*|retire\\w*|venda\\w*|ingrese\\w*) ${W}(?:mas|mayor\\w*) (?:de|que|a) )(?<most>\\d+)(?: (?:euros|pesos|unidades|soles|dolares))?(?: (?:de|por|cada|a|en|una|la|1) ?(?:vez|operacion|retiro|una))*(?:${SAY})?`,
      'gd',
    ),
  },
  rule(
    'scarce',
    ['withdraw', 'take', 'minus', 'enter', 'other', 'remove'],
    `si ${W}no (?:(?:me |le |te )?(?:alcanza|llega)(?: para \\w+| el \\w+)?|(?:hay|quedan?|tiene|tengo|hubiera|hubiese)(?: (?:el|la|bastantes?|suficientes?|tant[oa]s?|dinero|saldo|stock|unidades|existencias|para eso|plazas?|sitio|hueco|libres?|de es[oae]))+)|si ${W}(?:mas|mayor) (?:de|del|que) (?:(?:lo que|la que|l[oa]s que|el|la) )?(?:hay|queda\\w*|tengo|tiene|saldo|stock|dinero|disponible)(?: (?:en|el|la|que|hay|disponible|stock|cuenta|caja))*|si esta (?:llen|complet)[oa]|(?:${NOT_LET} )(?:sacar|retirar|vender|gastar|quitar|restar|venda\\w*|saque\\w*|retire\\w*) ${W}(?:mas|mayor\\w*) (?:de|del|que) (?:(?:lo que|la que|l[oa]s que|dinero que|el|la) )?(?:hay|queda\\w*|tengo|tiene|saldo|stock|dinero|disponible)(?: (?:en|el|la|que|hay|disponible|stock|cuenta|caja))*`,
  ),
  {
    kind: 'full',
    on: ADDING,
    says: new RegExp(
      `(?:(?:como )?maximo(?: de)?|como mucho|no mas de|tope de|aforo(?: de)?|limite de|caben) (?<full>\\d+)(?: (?!si |y |que )[a-z]+)?(?:(?: [,.;])?(?: y)? si ${W}(?:se pasa\\w*|hay mas|ya hay (?:\\d+|mas)|esta llen[oa]|se llena|no caben|no cabe|llega\\w*(?: a(?:l)? \\w+)?|se supera)(?: \\w+)??${SAY})?`,
      'gd',
    ),
  },
  rule(
    'empty',
    ['list', 'pending', 'balance'],
    `si ${W}(?:esta vaci[oa]|no hay (?:nada|ningun[oa]?(?: \\w+)?|[a-z]+s)(?: (?:guardad|apuntad|registrad)[oa]s?)?)`,
  ),
  rule(
    'negative',
    ['deposit', 'withdraw', 'take', 'give', 'add'],
    `(?:si ${W}(?:es |sea )?|(?:(?:que )?(?:el|la|los|las) [a-z]+ )?${NOT_LET} ${W})(?:negativ[oa]s?(?: (?:o|ni) (?:0|cero))?|(?:0|cero) o (?:menos|negativ[oa])|menor\\w* (?:o igual\\w* )?(?:que|a|de) (?:0|cero)|menos de (?:0|cero))`,
  ),
  {
    kind: 'low',
    on: ['take', 'withdraw', 'minus', 'remove'],
    says: new RegExp(
      `(?:si|cuando) ${W}qued[ae]n? (?:(?:ya|solo) )*(?:menos de|por debajo de) (?<low>\\d+)(?: (?!que )[a-z]+)?${SAY}`,
      'gd',
    ),
  },
  {
    kind: 'confirm',
    on: ['remove', 'clear'],
    says: /(?:antes (?:de [a-z]+(?:l[oa]s?)?(?: (?!que )[a-z]+)?(?: ,)? )?)?(?:que )?(?:(?:me|le|se) )?(?:pregunt\w+|pid\w+|confirm\w+)(?: antes)? (?:(?:por|que|si|de|antes|est[aeo]y?|quier\w+|usuario|al|el|realmente) )*(?:segur[oa]s?|confirm\w+)(?: de (?:que )?[a-z]+(?:l[oa])?)?(?: \( s \/ n \))?(?: antes(?: de [a-z]+)?)?|\bcon confirmacion\b/dg,
  },
  {
    kind: 'range',
    on: ADDING,
    says: new RegExp(
      `(?:(?:(?:que )?(?:el|la) )?(?<field>nota|hora|edad|numero|cantidad|puntuacion|precio|valor|calificacion|prioridad|puntos)s? (?:(?:tiene que|debe|que|solo|puede|ha de|este|sea|es|estar|ser|vaya|va|valida|valido) )*|(?<=\\( ))(?:entre|del?) (?<least>\\d+) (?:y|al?) (?:el )?(?<most>\\d+)(?:(?: ,)?(?: y)? si no(?: (?:lo|la) (?:es|esta))?${SAY})?`,
      'gd',
    ),
  },
  {
    kind: 'ending',
    on: ['list', 'pending'],
    says: new RegExp(
      `(?:${AT_END}(?: (?:de (?:la|las|los|el) \\w+|tambien|del todo|del listado))*(?: ,)? (?:que )?(?:(?:me|se|le|tambien) )*(?<verb>${SHOWS})|(?:(?:que|me|se|le|tambien) )*(?<verb2>${SHOWS})(?: tambien)? ${AT_END})(?: (?:al final|tambien|abajo|un|el mensaje))*(?: (?:que|:))? (?<text>${TEXT})`,
      'gd',
    ),
  },
]

/** «al salir que diga Adiós», «cuando añada un contacto que ponga Guardado». */
export const SAYS_OF_OPTION = new RegExp(
  `(?:al|cuando|despues de|tras) (?:(?:se|yo|el usuario|el cliente|haya) )*(?<act>[a-z]{3,12})(?: (?!que |dig|muestr|pong|imprim)[a-z]+){0,3}?(?: ,)?(?: y)?(?= que | dig| pong| muestr| imprim)${SAY}`,
  'gd',
)
