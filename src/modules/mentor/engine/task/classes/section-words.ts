export const BEGINS =
  /\b(?:(?:y|que|se|siempre) )*(?:empie[zc]\w+|comien[zc]\w+|arran[cq]\w+|nac[ea]\w*|inici[ae]\w*)\b(?: siempre)?/
export const METHODS =
  /^(?:(?:y|con|que|tenga[n]?|tiene[n]?|tener|un|una|2|3|4|los|las|el|la|otro|otra|siguientes|sus|mas|ademas|tambien|debe|property|@property|nuevo|estos|implement\w+|cre\w+|anad\w+|agreg\w+) )*(?:metodos?|funcion(?:es)?|property|propiedad|operaciones|acciones)\b ?(?:publicos? |estaticos? |de clase |abstractos? |siguientes? |calculada |de solo lectura )*(?:(?:llamad[oa]s?|que se llame|como|son|:) )*/
export const OTHER = /^(?:y )?(?:otr[oa]|uno)(?: mas)? (?=(?:que|para|llamad|de)\b|[a-z_]+(?: \(|$))(?:llamad[oa] )?/
/** «que se pueda ingresar», «que permita», «tiene que poder». */
export const CAN =
  /^(?:(?:y|que|con|tambien|ademas|se|debe|tiene|tenga|le|lo|me|capaz|de|yo|el|ella|objetos?|quiero|necesito|sea) )*(?:pued[ae][ns]?|podamos|poder|permit[ae]n?|sepa[n]?|sabe|sirva para|deje|para) (?:(?:a|al|que|se|le|lo|yo|usuario|me) )*(?=[a-z]+(?:ar|er|ir)(?:l[oa]s?|le|se)?\b)/
/** What is wanted of the objects as a whole, or of all of them. */
export const WISHES =
  /\b__\w+__|\b(?:al|cuando|si) (?:se |lo |la |los |hago |haga |hacer |un )*(?:print|imprim)|\bprint (?:\(|de|del)|\bque se (?:imprima|vea|muestre)\b|\bque (?:el|un) print\b|\blen \(|\blen\b|\bcuant[oa]s (?:\w+ ){1,3}(?:se )?(?:han creado|hay cread[oa]s?|existen|se crearon|se crean|llevo|hemos creado)|\b(?:compar\w+|iguales|ordenar(?:se|los|las)?|sum(?:ar|en|arse|a)(?: \w+){0,2} con (?:el )?\+|con (?:los operadores|el operador|\+|==|<))|\boperador|\b(?:lleve|llevar) la cuenta\b|\bse puedan (?:sumar|restar|comparar|ordenar)\b|\bcon (?:el |un )?for\b|\biterable|\biterar\b|\bdataclass\b|\b(?:no (?:se |le |lo |me )?(?:puede|pueda|debe|deba|permita|deje|acepte|admita)n?|nunca|no (?:baj[ea]|pas[ea]|sub[ae]|super[ea]|sea|qued[ea]))\b|\b(?:contador|variable|atributo) de clase\b|\b(?:puede|pueda|debe|sea|tiene que ser|valida\w*)\b.*\b(?:negativ|mayor|menor|entre|positiv|vaci)|\bprotegid[oa]s?\b$|\bgetters?\b|\bsetters?\b|\bejemplo\b|\bprueba\w*\b/
export const GOES_ON =
  /^(?:si|cuando|pero|sin|sino|salvo|excepto|solo|nunca|no|para|luego|despues|donde|porque|hasta|de lo contrario|en (?:caso|otro|vez)|en ese caso|segun|al|entonces|con|(?:la|lo|las|los) (?:vuelv|intent|quier|pued|dej)\w*|como|ej|por ejemplo|tipo|redonde\w+|lo|le|se|a|o|en|por|de|cada vez|y|todo|todos|siempre|ademas si)\b/
export const FIELDS =
  /^(?:(?:y|que|con|se|el|la|su|un|una|los|las|cuyo|debe|tiene|constructor|ademas|tambien|solo|nada|mas) )*(?:con|teng\w+|tien\w+|guard\w+|recib\w+|atributos?|propiedades|campos|crea|cree|almacen\w+|constructor|lleve|contenga|datos|anad[ae]|agreg(?:a|ue))\b/

/** What is to be done with the class, and not by it. */
export const ORDERS =
  /^(?:y |luego |despues |ahora |al final )*(?:haz\w*|hac[eé]\w*|crea\w*|ponme|dame|prueb\w*|quiero|necesito|usa\w*|ejemplo|con (?:un |una )?ejemplo|gracias|porfa)\b/

export const SAME = [
  /\b(?:retirar|sacar|extraer)\b/,
  /\b(?:ingresar|depositar|meter)\b/,
  /\b(?:quitar|eliminar|borrar)\b/,
  /\b(?:agregar|anadir|meter)\b/,
]

export const WORKED_OUT = /^(?:area|perimetro|volumen|diametro|hipotenusa|distancia|superficie|imc)$/
export const RESULTS =
  /^(?:total|media|maximo|minimo|tamano|pendientes|cima|frente|saldo|info|informacion|vacia|vacio|size|push|pop|peek|subtotal|valor|longitud|inverso|norma|modulo|edad|stock|descripcion|resumen|historial|listado|disponibles)$/
export const STARTS = /\b(?:empiez|empiec|empez|comienz|comienc|arran)/
export const startsList = (text: string) => /^(?:nombre|titulo|marca|titular|precio|lista)\b/.test(text)

/** «y al imprimirlo salga …» after a method is about the object. */
export const isOfAll = (text: string) =>
  /\b(?:al|cuando|si) (?:se |lo |la |hago |haga |hacer |un )*(?:print|imprim(?!ir (?:que|el|la|los|un)))|\b__\w+__/.test(
    text,
  )

export const wordCount = (text: string) => text.trim().split(' ').filter(Boolean).length

/** «(el piano) dice "plin"» */
export const SAYS = /^(?:que |y )?(?:dice|diga|hace|haga|suena|suene|devuelve|devuelva|imprime|imprima) \S+$|^«\S+»$/
