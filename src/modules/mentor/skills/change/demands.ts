import type { Said } from './change'

/** Forms that say how a program shall be: «que salgan», «que lo guarde». */
const SUBJUNCTIVE =
  '(?:aplique|descuente|desglose|lleve|contenga|espere|tire|juegue|gane|cobre|pague|lance|revise|verifique|invierta|limite|exija|reparta|indique|liste|mezcle|oculte|mantenga|acumule|transfiera|genere|tarde|funcione|pregunte|importe|distinga|pida|salude|distinga|numere|bloquee|convierta|sirva|duplique|sumen|resten|escoja|muestre|cuente|guarde|ordene|sume|calcule|use|acepte|empiece|pare|redondee|repita|diga|salga|lea|haga|tenga|ponga|devuelva|retorne|escriba|imprima|sea|vuelva|avise|deje|pete|aparezca|incluya|divida|valga|reciba|quite|este|vaya|pueda|elija|termine|acabe|llegue|busque|reste|multiplique|compruebe|valide|saque|ensene|separe|agrupe|filtre|cambie|borre|elimine|agregue|anada|marque|alinee|vea|queden?|coja|tome|permita|controle|evite|falle|ignore|cargue)n?'
const CLITICS =
  '(?:(?:no|me|nos|se|le|les|lo|la|los|las|solo|tambien|ademas|al final|al principio|primero|luego|despues|en vez de \\w+(?: \\w+)?|en lugar de \\w+(?: \\w+)?|cada \\w+|todos?|el programa|la funcion) )*'
const IMPERATIVE =
  '(?:saca(?= (?:tambien|ademas|la|el|los|las|cuant))|haz(?:l[oa]s?|melo|me|le)?|deja(?:me)? (?:que |elegir|escoger|poner|meter|escribir|cambiar)|con (?:una? |el |la )?[a-z]+ en (?:vez|lugar) de|(?:hacer|poner|cambiar|pasar|guardar|ordenar|quitar|anadir|agregar)(?:me|se)?l[oa]s?|(?<=(?:me|nos) l[oa]s? )(?:pones|haces|cambias|guardas|ordenas|pasas|conviertes|metes|quitas|puedes (?:poner|hacer|cambiar|guardar|ordenar|pasar|convertir|meter|quitar))|pasal[oa]s?|hacel[oae]|hace que|pon(?:l[eoa]s?|me|el[eoa])?|cambia(?:l[oae]s?|me(?:l[oae]s?)?)?|conviertel[oa]|convierte|pasal[oa]s?|pasame\\w*|quita(?:l[eoa]s?|me)?|saca(?:l[eoa]s?)|anade(?:l[eo]|me)?|agrega(?:l[eo]|me)?|agregue\\w*|mete(?:l[eoa]s?)?|usa|acortal[oa]|simplifical[oa]|traducel[oa]|renombra\\w*|guardal[oa]s?|ordenal[oa]s?|redondea\\w*|comental[oa]|incluye\\w*|reemplaza\\w*|sustituye\\w*|elimina\\w*|borra(?:l[eoa]s?)?|modifical[oa]|adaptal[oa]|alinea\\w*|separa(?:l[oa]s?)|imprimel[oa]s?|devuelve\\w*)'
const BEFORE =
  '(?:(?:y|pero|vale|ok|okey|bien|gracias|genial|perfecto|ahora|luego|despues|tambien|ademas|mejor|porfa|por favor|puedes|podrias|pues|lo mismo|eso mismo|si|hola|oye|profe|me|me l[oa]s?|en mi codigo|en este codigo|al codigo|al programa) )*'

const ORDER = new RegExp(
  `^${BEFORE}(?:${IMPERATIVE}|que (?:(?:el|la|los|las) [a-z]+ (?:(?:y|e) (?:(?:el|la|los|las) )?[a-z]+ )?)?${CLITICS}${SUBJUNCTIVE}|(?:quiero|quisiera|necesito|me gustaria) (?:(?:tambien|ademas) )?(?:que ${CLITICS}${SUBJUNCTIVE}|ver|sacar|anadir|agregar|poner|cambiar|quitar|poder|guardar|ordenar|(?<=tambien |ademas )(?:el|la|los|las|un|una))|en (?:vez|lugar) de|si (?:[a-z0-9]+ ){1,8}?q(?:ue)? ${CLITICS}${SUBJUNCTIVE}|que si (?:[a-z0-9]+ ){1,8}?${CLITICS}${SUBJUNCTIVE}|sin (?:usar|el|la|los|las|pandas|import\\w*|librerias|bucles?)|y si (?:solo |tambien |ademas |ahora )?(?:quiero|quisiera|necesito)|y si no quiero que|y si (?:pongo|hago) que ${CLITICS}${SUBJUNCTIVE}|(?:y )?como (?:seria|quedaria) (?:con|sin|usando|en)|(?:y )?como (?:hago|haria|hacemos|puedo hacer|podria hacer|le hago) (?:para |pa )?que ${CLITICS}${SUBJUNCTIVE})\\b`,
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
