import type { Said } from './change'

/** Forms that say how a program shall be: «que salgan», «que lo guarde». */
const SUBJUNCTIVE =
  '(?:siga|pase|baje|suba|supere|pierda|cierre|desaparezca|aplique|cobre|coja|pague|juegue|cree|compare|lleve|lance|capture|meta|mande|monte|baje|suba|sirva|busque|rompa|sepa|acierte|anule|avance|descuente|ingrese|retire|deposite|registre|conecte|descargue|imponga|obligue|falten|sobren|coincida|aguante|reparta|duerma|pase|supere|exceda|gane|pierda|funcione|cuadre|respete|mantenga|detecte|reconozca|combine|una|junte|elija|traduzca|ofrezca|envie|recorra|recoja|reciba|rellene|represente|dibuje|pinte|salte|espere|actualice|edite|modifique|liste|numere|enumere|recuerde|conserve|cumpla|herede|admita|pregunte|importe|distinga|pida|salude|bloquee|convierta|duplique|sumen|resten|escoja|muestre|cuente|guarde|ordene|sume|calcule|use|acepte|empiece|pare|redondee|repita|diga|salga|lea|haga|tenga|ponga|devuelva|retorne|escriba|imprima|sea|vuelva|avise|deje|pete|aparezca|incluya|divida|valga|quite|este|vaya|pueda|termine|acabe|llegue|reste|multiplique|compruebe|valide|saque|ensene|separe|agrupe|filtre|cambie|borre|elimine|agregue|anada|marque|alinee|vea|queden?|tome|permita|controle|evite|falle|ignore|cargue|desglose|contenga|tire|revise|verifique|invierta|limite|exija|indique|mezcle|oculte|acumule|transfiera|genere|tarde)n?'
const CLITICS =
  '(?:(?:no|me|nos|se|le|les|lo|la|los|las|solo|tambien|ademas|al final|al principio|primero|luego|despues|en vez de \\w+(?: \\w+)?|en lugar de \\w+(?: \\w+)?|cada \\w+|todos?|el programa|la funcion) )*'
const IMPERATIVE =
  '(?:saca(?= (?:tambien|ademas|la|el|los|las|cuant))|haz(?:l[oa]s?|melo|me|le)?|deja(?:me)? (?:que |elegir|escoger|poner|meter|escribir|cambiar)|con (?:una? |el |la )?[a-z]+ en (?:vez|lugar) de|(?:hacer|poner|cambiar|pasar|guardar|ordenar|quitar|anadir|agregar)(?:me|se)?l[oa]s?|(?<=(?:me|nos) l[oa]s? )(?:pones|haces|cambias|guardas|ordenas|pasas|conviertes|metes|quitas|puedes (?:poner|hacer|cambiar|guardar|ordenar|pasar|convertir|meter|quitar))|pasal[oa]s?|hacel[oae]|hace que|pon(?:l[eoa]s?|me|el[eoa])?|cambia(?:l[oae]s?|me(?:l[oae]s?)?)?|conviertel[oa]|convierte|pasal[oa]s?|pasame\\w*|quita(?:l[eoa]s?|me)?|saca(?:l[eoa]s?)|anade(?:l[eo]|me)?|agrega(?:l[eo]|me)?|agregue\\w*|mete(?:l[eoa]s?)?|usa|acortal[oa]|simplifical[oa]|traducel[oa]|renombra\\w*|guardal[oa]s?|ordenal[oa]s?|redondea\\w*|comental[oa]|incluye\\w*|reemplaza\\w*|sustituye\\w*|elimina\\w*|borra(?:l[eoa]s?)?|modifical[oa]|adaptal[oa]|alinea\\w*|separa(?:l[oa]s?)|imprimel[oa]s?|devuelve\\w*)'
const BEFORE =
  '(?:(?:y|pero|vale|ok|okey|bien|gracias|genial|perfecto|ahora|luego|despues|tambien|ademas|mejor|porfa|por favor|puedes|podrias|pues|lo mismo|eso mismo|si|hola|oye|profe|me|me l[oa]s?|en mi codigo|en este codigo|al codigo|al programa) )*'

const ORDER = new RegExp(
  `^${BEFORE}(?:${IMPERATIVE}|que (?!(?:es|hace|pasa|pasaria|significa|imprime|sale|tiene|hay|hago|puedo|quiere|diferencia|falla|esta|error|mal|cosa|tal|te|opinas)\\b)(?:[a-z0-9]+ ){0,7}?${CLITICS}${SUBJUNCTIVE}|(?:muestra|imprime|calcula|crea|cuenta|suma|lee|numera|guarda|pide|pregunta|comprueba|valida|repite|busca|filtra|agrupa|dime|saca)(?:me|l[oae]s?|mel[oae]s?)? (?=.)|[a-z]{3,9}(?:a|e)l[oa]s (?=.)|solo (?:quiero |que |l[oa]s |el |la )|(?:quiero|quisiera|necesito|me gustaria) (?:(?:tambien|ademas) )?(?:que ${CLITICS}${SUBJUNCTIVE}|ver|sacar|anadir|agregar|poner|cambiar|quitar|poder|guardar|ordenar|(?<=tambien |ademas )(?:el|la|los|las|un|una))|en (?:vez|lugar) de|si (?:[a-z0-9]+ ){1,8}?q(?:ue)? ${CLITICS}${SUBJUNCTIVE}|sin (?:usar|el|la|los|las|pandas|import\\w*|librerias|bucles?)|y si (?:solo |tambien |ademas |ahora )?(?:quiero|quisiera|necesito)|y si no quiero que|y si (?:pongo|hago) que ${CLITICS}${SUBJUNCTIVE}|(?:y )?como (?:seria|quedaria) (?:con|sin|usando|en)|(?:y )?como (?:hago|haria|hacemos|puedo hacer|podria hacer|le hago) (?:para |pa )?que ${CLITICS}${SUBJUNCTIVE})\\b`,
)
/** Only right after «ahora»: what else the program shall give. */
const NOW =
  /^(?:(?:y|pero|vale|ok|bien|gracias|genial|perfecto) )*ahora (?:quiero|necesito|quisiera|con|en vez|sin|el|la|los|las|solo|saca|muestra|imprime|dame|calcula|ordena|suma|cuenta|que)\b/
/** A program or an explanation is meant, not a change of the one at hand. */
const ANEW =
  /(?:^|[.,;:?¿!] ?)(?:y |pero |oye )*(?:cual es|que (?:es|hace|significa))\b|\b(?:expli[cq]\w+|respuestas?|soluci[oó]n|ejemplos?|ejercicios?|otr[oa] (?:programa|funcion|script)|me (?:escrib|hagas? un|programes|ensen|ayud)\w*)/

/** Whether the words begin with a demand: what is to be, whatever words of faults stand in it. */
export const beginsWithDemand = ({ plain }: Said): boolean =>
  !ANEW.test(plain) && ORDER.test(plain.replace(/[^a-z0-9ñ]+/g, ' ').trim())

/** Whether a clause of some words demands that a program be otherwise. */
export function isDemand({ plain }: Said): boolean {
  if (ANEW.test(plain)) return false
  const clauses = plain.split(/[.,;:!?¿¡()]+(?!\d)/).map((clause) => clause.replace(/[^a-z0-9ñ]+/g, ' ').trim())
  return clauses.some((clause) => ORDER.test(clause) || NOW.test(clause))
}
