import { clausePattern } from './clause-text'

/** Signs and words between two clauses. */
export const JOINS = clausePattern(
  '(?:(?:[,;.:()!?¿¡"]|y|e|o|que|luego|despues|entonces|tambien|ademas|primero|al final|(?:al|cuando) (?:terminar|acabar|termine|acabe)|una vez (?:terminado|acabado)|debajo|finalmente|por ultimo|a continuacion|pero|eh|asi|en (?:ese|este) orden|por (?:pantalla|teclado|favor)|una por una|uno por uno|un[oa] a un[oa]|todo el rato|varias veces|cada vez|por cada un[oa]|de cada un[oa]) ?)+(?<! )',
)
/** Who it is for and why, politeness, and the words with which a program is ordered. */
export const CHAT = clausePattern(
  [
    '(?:me|nos) hace falta(?: (?:un|una) (?:programa|programita|codigo|script)(?: (?:que|para|donde))?)?',
    'hola|buen[oa]s(?: tardes| noches| dias)?|hey|oye|che|profe|por favor|porfa\\w*|porfis|xfa|gracias|saludos|ayuda\\w*|me ayudas|urgente',
    '(?:ejercicio|tarea|practica|deberes)(?: (?:de|para) [a-z]+)?(?: \\d+)?(?= (?::|,|\\.|;)|$)',
    '(?:(?:y|que|l[oa]s?) )*(?:vaya|va|ir|vayan|se vayan|se van|voy)(?: (?:guard|anot|anad|met|almacen|apunt)\\w+)?(?: (?:en (?:una|la) lista|en memoria))?(?= [,;.:]|$)',
    'para (?:un|una|mi|la|el) (?:practica|ejercicio|clase|tarea|trabajo|caja|tienda|negocio|hij[oa]|curso|curro|cole|colegio|instituto|examen|casa|bar|cafeteria|taller|papeleria|panaderia|kiosko|puesto|prima|sobrin[oa]|herman[oa]|novi[oa]|mama|papa|amig[oa])(?: de [a-z]+)?',
    '(?:mi|el|la) (?:profe\\w*|maestr[oa]|jefe) (?:pide|quiere|dice|me pide|nos pide|ha mandado|pidio|mando)',
    '(?:me|nos) (?:han|piden|mandaron|pidieron|toca|mandan)(?: (?:pedido|mandado|hacer|para clase|en clase|en el curso|de deberes))*',
    'es para (?:mi|el|la|un|una) [a-z]+(?: (?:de|que) [a-z]+(?: [a-z]+)?)?',
    '(?:soy|estoy|vengo|vivo)(?: [a-z]+){1,4}(?= [,.;:!])',
    'desde [a-z]+(?= ,)',
    'tengo (?:un|una|mi) [a-z]+(?: (?:de|con) [a-z]+)?(?= (?:[,.;:]|y|e))',
    '(?:en|con|usando) python',
    '(?:(?:un|el) )?(?:while|bucle(?: while| for)?)(?: (?:que|donde|para))?|(?:con|usando|mediante) (?:un )?(?:while|for|bucle(?: while| for)?)',
    '(?:necesito|quiero) (?:cotizar|facturar|cobrar|vender|hacer (?:la )?(?:cuenta|caja|factura))(?: (?:en|de|para) (?:mi|la|el|un|una) [a-z]+)?(?= [:,;.])',
    'de [a-z]+(?: [a-z]+)?(?= :)',
    '(?:(?:yo|me|pues|solo|bueno|a ver|ahora|como|y) )*(?:necesito|quiero|quisiera|ocupo|busco|hazme|haz|hacer|haceme|armame|armas|haces|podrias|puedes|podes|escribe|escribeme|escribir|crea|crear|creame|dame|haria|aria|hago|seria|hace|programar|gustaria|realiza|realizar|realice|desarrolla|desarrollar|elabora|elaborar|disena|pasame|generar|genera|hay que|tengo que)(?: (?:que|me|nos|ayudes|hagas|hacer|tener|crear|escribir|con))*(?: (?:un|una|el|algun))?(?: (?:programa|programita|script|codigo|cosa|algo|while|bucle|ciclo|app|aplicacion|algoritmo|calculadora|conversor|codigo|programilla)(?: (?:sencill[oa]|simple|basic[oa]|en python|facil|cort[oa]|pequen[oa]|en consola|chiquito))*(?: (?:que|donde|en (?:el|la) que|para que|con (?:el|la) que|como|:))?)',
    '(?:(?:yo|me|pues|solo) )*(?:necesito|quiero|quisiera|ocupo|gustaria)(?= que)',
    '(?:un |el |una? )?(?:programa|programita|script|codigo|algo|algoritmo)(?: (?:sencillo|simple|basico|en python|facil|corto))*(?: (?:que|donde|en el que|para que|:))?',
    'un juego(?: donde)?',
    '(?:me |nos )?(?:podrian?|podeis|pueden|puedes) ayudar(?:me|nos)?(?: con (?:est[ae]|un|una) [a-z]+)?',
    '(?:l[oa]s )?(?:2|3|ambos|ambas|tod[oa]s)? ?(?:calculad[oa]s )?sobre (?:el|la) (?:bruto|base|sueldo|importe|subtotal|total|precio)(?: bruto| inicial| original)?',
  ].join('|'),
)

/** «lista de la compra: …» */
export const TITLE = clausePattern(
  '(?:(?!que |pid|pregunt|le[ae] |met[aeo] |(?:un )?programa|[a-z]+(?:ar|er|ir) )[a-z]+ ){1,6}:',
)
