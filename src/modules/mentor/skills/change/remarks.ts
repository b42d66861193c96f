import { wishIn } from '../../engine/requests/wish-in-clause'

/** Why a change is wanted, and what stays as it is: nobody's wish, though the words are those of one. */
const REMARKS: readonly RegExp[] = [
  /,? ?\b(?:que|porque|pq|xq|ya que|pues|como) (?:[a-z]+ ){0,4}?(?:(?:me|nos|se|te) )?l[oa]s? (?:pide[ns]?|pidio|pidieron|exigen?|mandan?|mando|califican?|valoran?)\b(?: (?:el|la|mi|en|los|las) [a-z]+){0,2}/g,
  /,? ?\b(?:que|porque) (?:en|el|la|mi|los|las) (?:rubrica|enunciado|practica|tarea|profe\w*|maestr[oa]|jef[ea]|clase) [^.,;]{0,30}?(?:pide[ns]?|exigen?|quieren?|mandan?)\b/g,
  /,? ?\b(?:es que|ya que|que|porque|pues) (?:(?:el|la|mi|los|las) [a-z]+ )?(?:(?:nos|me|todavia|aun) )?no (?:(?:nos|me) )?(?:dejan?|permiten?|hemos visto|sabemos) (?:aun |todavia )?(?:usar |poner |meter |hacer )?(?:el |la |los |las )?[a-z]{2,12}(?= ?$| ?[.,;¦])/g,
  /,? ?\bes que [^.;,¦]{0,40}? no (?:l[oa]s? )?(?:tengo|tenemos|tiene[n]?|hay|dejan?|permiten?|puedo|podemos)\b[^.;,¦]{0,20}/g,
  /\b(?:pero )?(?:sin|y sin) (?:cambiar|modificar|tocar|alterar)(?:le|lo|la)? [^.,;¦]{2,40}/g,
  /\b(?:y |pero )?(?:que )?(?:(?:la|el) (?:funcion|clase|variable|nombre) )?(?:(?:se )?sig(?:a|ue|an) llamandose?|(?:tiene|ha|debe) (?:que |de )?llamarse|se (?:siga llamando|llame)) (?:igual|lo mismo)\b/g,
  /\b(?:pero |y )?no (?:me |le |lo |la )?(?:cambi|toqu|modifiqu|alter)[ea]s(?:le|lo|la)? [^.,;¦]{2,40}/g,
  /(?<!\bque (?:(?:el|la|los|las) [a-z]+ )?)\b(?:pero |y )?no (?:me |le |lo |la )?(?:cambi|toqu|modifiqu|alter)[ea](?:le|lo|la)? [^.,;¦]{2,40}/g,
  /\b(?:el|la|los|las) [a-z]+ no (?:l[oae]s? |me l[oa]s? )?(?:cambi|toqu|modifiqu|alter)[ea]s?\b/g,
  /\b(?:y |pero )?(?:que )?(?:todo )?lo demas (?:(?:dejalo|que|se|quede|siga|tiene|sea|esta|este|esta bien|tal cual|como|lo|mismo|igual|estaba) ?){1,5}/g,
  /\b(?:y |pero )?(?:que )?(?:el|la|los|las|al) (?:nombres?|resto|parametros?|variables?|funcion(?:es)?)(?: de (?:la|el|las|los) [a-z]+)? (?:dejal[oa]s?|dejad[oa]s?|se queden?|que se queden?|sigan?|queda) (?:igual(?:es)?|como (?:esta|estaba)n?|tal cual|lo mismo)/g,
  /\b(?:y |pero )?(?:el|la|ese|ese ultimo) (?:-?\d+|cero|fin|salir|ultimo) no (?:se )?cuent[ae]n?(?: (?:claro|obviamente|como nota|eh))?\b/g,
  /\b(?:y |pero )?(?:deja|dejame|dejad|manten)(?:lo|la|los|las)? (?:(?:el|la|los|las) [^.,;¦]{2,40}? )?(?:como (?:esta|estan|estaba)n?|tal cual|igual)(?: (?:que|porque|ya|es) [^.,;¦]{0,40})?(?= ?$| ?[.,;¦])/g,
  /,? ?\b(?:y )?(?:muestr|ensen|dime|dig|pon)[a-z]* (?:un ejemplo de )?como (?:se |la |lo )?(?:llam|us)[aeo]\w*(?: (?:a la funcion|la funcion|luego|despues))?/g,
  /,? ?\b(?:yo )?(?:la|lo) necesito para (?:usar|guardar|luego|despues)[^.,;¦]{0,40}/g,
  /\b(?:y |pero )?(?:deja|dejad)l[oa]s? asi\b/g,
  /\b(?:me|nos) (?:lo )?(?:han )?(?:piden?|pedido) (?=hacer)/g,
  /,? ?\b(?:que|porque|pq) ahora (?:(?:solo|me|lo|la|los|las|se|no) )+(?:pone|saca|dice|muestra|hace|imprime|sale|ordena|cuenta|suma|cambia|da)n? [^.,;¦]{2,40}/g,
  /\b(?:ahora mismo|de momento|por ahora|hasta ahora) (?:(?:solo|me|lo|la|se|ya|no) )*(?:saca|dice|muestra|hace|pide|imprime|sale|pone|ensena|cuenta|suma|tengo|calcula)n?\b[^.,;¦]{0,40}/g,
  /,? ?\b(?:que|porque|pq|ya que|pues) (?:l[oa]s? |me l[oa]s? )?(?:tengo|tenemos|voy|vamos|necesito) (?:que |a )?(?:usar|utilizar|llamar|aplicar)[^.;,¦]{0,40}/g,
  /,? ?\bpara (?:poder )?(?:abrir|ver|mandar|ensenar|imprimir|entregar|llevar|enviar|pasar)(?:lo|la|los|las|se[lm][oa]s?|melo|mela)\b[^.,;¦]{0,30}/g,
  /\b(?:es que |porque )?(?:yo )?(?:solo|solamente|unicamente) (?:conozco|entiendo|manejo|se usar|he visto|hemos visto|hemos dado) [^.,;¦?]{2,40}/g,
  /\b(?:me |nos )?piden? (?:en|el|la|mi|los|las) [a-z]+ (?=que )/g,
  /\b(?:el|la|mi|los|las) (?:ayudante|profe\w*|jef[ea]|maestr[oa]) (?:me |nos )?pide[n]? /g,
  /,? ?\b(?:rollo|en plan|tipo|estilo|algo asi como|por ejemplo|p\.? ?ej\.?|asi como|o sea asi):? ?["'«“]?(?:1|uno?)[.):-][^;¦\n]{0,60}$/g,
]

/** The plain words with each letter of a remark replaced. */
export function withoutRemarks(plain: string, blank: string): string {
  return REMARKS.reduce((rest, remark) => rest.replace(remark, (found) => blank.repeat(found.length)), plain)
}

const THING = '(?:programa|codigo|script|juego|funcion|bucle|calculadora|clase|metodo|menu)'
const TOLD = '(?:me|se|lo|la|los|las|no|ya|solo|siempre|ahora|bien)'
const DOES =
  '(?:funciona|va|sale|salen|da|dan|acaba|termina|para|pide|suma|cuenta|imprime|muestra|hace|tira|lee|calcula|pone|saca|deja|repite|pregunta|guarda|devuelve|dice|escribe|ordena|usa|acepta|empieza|llega|coge)'
/** «este script me suma todo», «pero no acaba hasta que aciertas», «solo funciona en minúsculas»: what the program does now. */
const DESCRIBES = new RegExp(
  `^ ?(?:(?:hola|buenas|pero|y|es que|tengo|que) )*(?:(?:el|este|esta|mi|la|un|una) ${THING}(?: (?:de|del|para|que) (?:[a-z]+ ){0,4}?[a-z]+)? (?:${TOLD} )*${DOES}\\b|(?:no|solo|siempre|ahora(?: mismo)?(?: solo)?) (?:(?:me|se|lo|la) )*${DOES}\\b|tengo (?:est[aeo]|el|la|un|una|hech[oa]) |(?:acabo de|llevo|te dejo|aqui (?:va|esta)|uno) )`,
)

/** Whether a clause tells what the program is like and asks for nothing. */
export const tellsWhatIs = (clause: string): boolean =>
  DESCRIBES.test(clause) && wishIn(clause.match(/[a-z0-9_%]+/g) ?? [], { isAsked: false, isOwn: true }) === 'none'
