import { withoutAccents } from '~/platform/text/folded'
import { presentOf } from '../../../engine/lexicon/verb-forms'

/** What programs do, regular verbs, as `verbForms` reads them. */
const REGULAR =
  'calcular mostrar/o>ue imprimir ensenar preguntar solicitar contar/o>ue sumar restar multiplicar dividir guardar escribir buscar borrar eliminar agregar ordenar comprobar/o>ue validar verificar generar crear dibujar pintar simular lanzar tirar repartir convertir/e>ie pasar transformar cambiar sustituir reemplazar cargar abrir filtrar agrupar renombrar copiar separar quitar limpiar sacar avisar indicar determinar analizar comparar meter recibir tomar devolver/o>ue retornar invertir/e>ie cifrar descifrar codificar encriptar censurar encontrar/o>ue detectar identificar clasificar asignar anotar apuntar registrar listar recorrer unir juntar mezclar combinar sortear estimar descontar/o>ue aplicar redondear rellenar exportar pedir/e>i leer elegir/e>i adivinar jugar/u>ue llevar mandar repetir/e>i resumir representar rotar ingresar introducir extraer partir trasponer acumular insertar responder saludar marcar tener usar terminar acabar parar cobrar aceptar rechazar ignorar respetar conservar desplazar bloquear cerrar/e>ie descargar mover/o>ue empezar/e>ie quedar informar permitir dejar consultar registrar fusionar rotar contestar'

/** The others: infinitive, how it shall be, how it is. */
const IRREGULAR: readonly (readonly [string, string, string])[] = [
  ['decir', 'diga', 'dice'],
  ['saber', 'sepa', 'dice'],
  ['ver', 'vea', 'muestra'],
  ['hacer', 'haga', 'hace'],
  ['poner', 'ponga', 'pone'],
  ['obtener', 'obtenga', 'obtiene'],
  ['dar', 'de', 'da'],
  ['ir', 'vaya', 'va'],
  ['extraer', 'extraiga', 'extrae'],
  ['anadir', 'anada', 'añade'],
  ['introducir', 'introduzca', 'introduce'],
  ['enviar', 'envie', 'envía'],
  ['evaluar', 'evalue', 'evalúa'],
  ['graficar', 'grafique', 'grafica'],
  ['construir', 'construya', 'construye'],
  ['sustituir', 'sustituya', 'sustituye'],
  ['elegir', 'elija', 'elige'],
  ['ensenar', 'ensene', 'enseña'],
  ['trasponer', 'trasponga', 'traspone'],
  ['rehacer', 'rehaga', 'rehace'],
  ['producir', 'produzca', 'produce'],
  ['seguir', 'siga', 'sigue'],
  ['tener', 'tenga', 'tiene'],
  ['descargar', 'descargue', 'descarga'],
]

/** Orders that have a form of their own. */
const ORDERS: readonly (readonly [string, string])[] = [
  ['di', 'dice'],
  ['dime', 'dice'],
  ['haz', 'hace'],
  ['hazme', 'hace'],
  ['pon', 'pone'],
  ['ponme', 'pone'],
  ['dame', 'da'],
]

const OWN: readonly (readonly [string, string])[] = [
  ['hago', 'hace'],
  ['obtengo', 'obtiene'],
  ['extraigo', 'extrae'],
  ['pongo', 'pone'],
]

/** How a verb is said: `asked` is «que pida», `named` «pedir», `told` «pide», `own` «pido». */
export type Mood = 'asked' | 'named' | 'told' | 'own'
/** A form of a verb in plain spelling: its mood, and the third person of it, as it is spelt. */
export type ToldVerb = { mood: Mood; present: string }

/** «Una», «de», «para». */
const OTHER_WORDS = new Set(['una', 'de', 'para'])

/** «El cálculo», «un paso». */
const NOUNS = new Set(
  'calculo cambio paso uso dibujo registro filtro marco termino juego reparto recibo sorteo cobro resto tiro saco cuento quedo cifro anado acabo roto junto limpio uno bloqueo acepto ignoro indico listo'.split(
    ' ',
  ),
)

let known: ReadonlyMap<string, ToldVerb> | null = null

function forms(): ReadonlyMap<string, ToldVerb> {
  const found = new Map<string, ToldVerb>()
  const irregular = new Set(IRREGULAR.map(([infinitive]) => infinitive))
  const regular = REGULAR.split(' ').flatMap((entry): [string, string, string][] => {
    const { infinitive, asked, present } = presentOf(entry)
    return irregular.has(infinitive) ? [] : [[infinitive, asked, present]]
  })
  for (const [order, present] of ORDERS) found.set(order, { mood: 'told', present })
  for (const [own, present] of OWN) found.set(own, { mood: 'own', present })
  for (const entry of REGULAR.split(' ')) {
    const { own, present } = presentOf(entry)
    if (!NOUNS.has(own)) found.set(own, { mood: 'own', present })
  }
  for (const [infinitive, asked, present] of [...regular, ...IRREGULAR]) {
    found.set(withoutAccents(present), { mood: 'told', present })
    found.set(infinitive, { mood: 'named', present })
    if (!OTHER_WORDS.has(asked)) found.set(asked, { mood: 'asked', present })
  }
  return found
}

/** Pronouns that hang on a verb: «decirme», «guardarlo», «guárdala». */
const HANGING = /^(.{3,}?)(?:(?:me|te|nos|se)(l[oae]s?)?|(l[oae]s?))$/

/** «Quedarme con las primeras». */
const STAYS = /^queda/

/** A verb of what a program does, in whatever form a person says it; `object` is the pronoun that hangs on it and is kept. */
export function toldVerb(word: string): (ToldVerb & { object: string }) | null {
  known ??= forms()
  const own = known.get(word)
  if (own !== undefined) return { ...own, object: '' }
  const [, stem = '', behind = '', alone = ''] = HANGING.exec(word) ?? []
  const hung = known.get(stem)
  // «diga» takes nothing behind it, «la suma» is no order.
  if (hung === undefined || hung.mood === 'asked' || hung.mood === 'own') return null
  return { ...hung, object: STAYS.test(stem) ? 'se' : behind || alone }
}
