type Rewording = readonly [words: RegExp, put: (match: RegExpExecArray) => string, supposed?: string]

const NUMBER = '(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
/**
 * What people ask for by what it is for, in the words that say what is typed and what is told. Each is the whole of a request, but for what
 * orders a program.
 */
const REWORDINGS: readonly Rewording[] = [
  [
    /^(?:(?:que )?(?:me )?(?:calcul|dig|sac|sab)\w+ )?(?:el|cuanto) (?:cambio|vuelto|devolver)(?: (?:que )?(?:tengo que|hay que|debo|le)? ?(?:dar|devolver|doy|devuelvo|entregar)(?:le)?)?(?: (?:al|a un|a mi) cliente)?$/,
    () => 'que pida cuánto cuesta y cuánto paga el cliente y diga el cambio',
  ],
  [
    /^(?:que )?(?:me )?(?:dig\w+|calcul\w+|saber) (?:a )?que precio (?:le )?(?:poner|pongo|vender|vendo|cobrar|cobro)\b.*\b(?:cuestan?|coste|costo|gasto)\b.*\bmargen\b.*$/,
    () => 'que pida el coste y el margen y diga el precio de venta',
  ],
  [
    /^(?:que )?(?:me )?(?:calcul\w+|dig\w+|saber) (?:cuanto gano|la ganancia|mi ganancia|el beneficio)\b.*\b(?:gasto|coste|costo|me cuesta)\b.*\b(?:precio|vendo|venta)\b.*$/,
    () => 'que pida el coste y el precio de venta y diga cuánto gano',
  ],
  [
    /^.*\badivin\w+\b.*\b(?:al reves|que (?:la|el) (?:compu\w*|maquina|ordenador|programa|pc) (?:lo )?adivine)\b.*$/,
    () => 'la máquina adivina el número que yo pienso',
  ],
  [
    new RegExp(`^(?:que )?orden[ae]n? (${NUMBER}) ([a-z]+)( alfabeticamente)?$`),
    ([, count, what, how = '']) => `que pida ${count} ${what} y muestre la lista ordenada${how}`,
  ],
  [
    /^.*\bstock\b.*\bavis\w+ (?:cuando|si) (?:se )?(?:qued|acab|agot|haya)\w*(?: (?:poco|poca|pocos|pocas|acabando|stock))*$/,
    () => 'programa de stock: añadir productos, vender y avisar si quedan menos de 5',
    'No me has dicho cuánto es poco: avisa con menos de 5 (`MINIMO`). Los productos se añaden con la opción 1, también los que has nombrado.',
  ],
  [
    /^(?:donde|en el que|que)? ?(?:(?:la|el) (?:compu\w*|maquina|ordenador|programa|pc) )(?:elija|piense|escoja|saque|genere) un numero (?:al azar )?(?:entre(?: el)?|del?) (\d+) (?:y|al?)(?: el)? (\d+)(?:,? (?:y|que) (?:(?:yo|se|solo) )*(?:tenga|tengo|tiene|haya|den?) (\d+) (?:intentos|oportunidades|vidas))?(?: para adivinarlo)?$/,
    ([, from, to, tries]) =>
      `juego de adivinar el número del ${from} al ${to}${tries === undefined ? '' : ` con ${tries} intentos`}`,
  ],
  [
    /^(?:que )?(?:me )?(?:dig\w+|cuent\w+|calcul\w+) (cuant[oa]s [a-z]+ tiene) mi (nombre|apellido|frase|palabra)$/,
    ([, what, noun]) => `que pida ${noun} y diga ${what}`,
  ],
  [
    /^tengo (?:los |mis |unos )?(nombres|datos|palabras|clientes|alumnos)(?: de (?:mis |los )?[a-z]+)? en un (?:archivo )?(?:de texto|txt) y quiero (?:ordenarl[oa]s|verl[oa]s ordenad[oa]s)(?: alfabeticamente)?$/,
    ([, noun]) => `lee ${noun}.txt, ordena las líneas y las muestra`,
    'No me has dicho cómo se llama el archivo: pon su nombre en `open`. He supuesto que hay uno en cada línea.',
  ],
  [
    /^(?:para |que haga |de )?(?:sorte(?:ar|o)|rifar?)(?: de)? (?:un |una |el |la )?[a-z]+ entre (?:mis |los |las |unos )?(clientes|amigos|alumnos|nombres|participantes|empleados|invitados)$/,
    ([, noun]) => `${noun} = ['Marta', 'Ana', 'Luis', 'Eva']\nelige uno al azar`,
    'No me has dado los nombres: he puesto unos de ejemplo. Cámbialos por los tuyos.',
  ],
  [
    /^(?:que )?(?:pase|convierta|transforme|cambie) (?:de |los |las )?((?:segundo|minuto|hora|dia|semana|metro|centimetro|kilometro|gramo|kilo|milla)s) (?:a|en) ((?:(?:segundo|minuto|hora|dia|semana|metro|centimetro|kilometro|gramo|kilo|milla)s(?:, | y )?)+)$/,
    ([, from, to]) => `que pida los ${from} y los pase a ${to}`,
  ],
  [
    /^calculadora con (?:un )?menu(?: (?:de|con|para))?[:,]? ((?:sum|rest|multiplic|divid)[a-z]+(?:,? (?:y )?(?:sum|rest|multiplic|divid)[a-z]+)*),? y salir$/,
    ([, options = '']) => `menu: ${options.replace(/(?<=[a-z]) (?=[a-z])/g, ', ').replace(/, y, /g, ', ')} y salir`,
  ],
  [
    /^(?:para |de )?(?:hacer )?facturas?,? (?:que|donde) (?:me )?(?:pid|pregunt)\w+ (?:l[oa]s )?(?:productos|articulos|lineas),? y (?:(?:que )?(?:pong|sum|calcul|anad|agreg|aplique)\w* )?(?:el )?(iva|igv) del? (\d+(?:[.,]\d+)?) ?%$/,
    ([, tax, percent]) =>
      `que pida producto, cantidad y precio hasta que escriba fin y diga el subtotal, el ${tax} del ${percent}% y el total`,
  ],
]

const COLLECTION = /\b(?:(agenda)|(inventario)|(?:lista|listado|registro|control|catalogo) de ([a-z]{4,}))\b/
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/\bbusc(?:ar|o|a)\b/, 'buscar por nombre'],
  [/\b(?:borr|elimin|quit)ar\b/, 'borrar'],
  [/\b(?:ver|mostrar|listar|consultar)\b/, 'ver todos'],
]
const ADDS = /\b(?:anadir|agregar|meter|guardar|apuntar|registrar)\b/
const FIELDS =
  /(?:: ?|\b(?:anadir|agregar|meter|guardar|apuntar|registrar) (?:el |la )?)([a-z]{4,}(?:, [a-z]{4,})*,? y (?:el |la )?[a-z]{4,})(?=,| y | que |$)/

/** «una agenda donde pueda meter nombre y correo y buscar por nombre» is a menu, though nobody says so. */
function menuOf(wish: string): string | null {
  const [, agenda, stock, said] = COLLECTION.exec(wish) ?? []
  const noun = agenda ? 'contactos' : stock ? 'productos' : said
  const fields = FIELDS.exec(wish)?.[1]
  const verbs = VERBS.flatMap(([words, option]) => (words.test(wish) ? [option] : []))
  if (noun === undefined || fields === undefined || !ADDS.test(wish) || verbs.length === 0 || /\bmenu\b/.test(wish))
    return null
  if (ADDS.test(fields) || VERBS.some(([words]) => words.test(fields))) return null
  return `menu para ${noun}: añadir con ${fields.replace(/\b(?:el|la) /g, '')}, ${verbs.join(', ')} y salir`
}

/** What orders a program, and is no part of what it does. */
const ORDER =
  /^(?:(?:necesito|quiero|quisiera|haz(?:me)?|ocupo|dame|me haces|crea(?:me)?|escribe|tengo un negocio de [a-z]+ y quiero) )?(?:(?:(?:un|una|otro) )?(?:programa|script|programita|codigo|juego) ?)?/

/** A request in plainer words; null where nobody knows any. */
export function reworded(plain: string): { text: string; supposed: string[] } | null {
  const asked = plain.trim().replace(/[.!?\s]+$/, '')
  const order = ORDER.exec(asked)?.[0].length ?? 0
  const wish = asked.slice(order)
  const menu = menuOf(wish)
  if (menu !== null) return { text: menu, supposed: [] }
  for (const [words, put, supposed] of REWORDINGS) {
    const match = words.exec(wish)
    if (match) return { text: put(match), supposed: supposed === undefined ? [] : [supposed] }
  }
  return null
}
