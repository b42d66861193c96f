import { isSubjunctive } from '../../../lexicon/subjunctive'
import { verbForms } from '../../../lexicon/verb-forms'
import type { WishRule } from './said-again'

/** Stems of verbs in -er and -ir whose subjunctive does not follow from the infinitive. */
const IRREGULAR: Record<string, string> = {
  hacer: 'haga',
  poner: 'ponga',
  tener: 'tenga',
  salir: 'salga',
  decir: 'diga',
  venir: 'venga',
  ver: 'vea',
  leer: 'lea',
  ser: 'sea',
  ir: 'vaya',
  dar: 'dé',
  estar: 'esté',
  saber: 'sepa',
  traer: 'traiga',
  caer: 'caiga',
  poder: 'pueda',
  pedir: 'pida',
  seguir: 'siga',
  repetir: 'repita',
  elegir: 'elija',
  escoger: 'escoja',
  recoger: 'recoja',
  coger: 'coja',
  volver: 'vuelva',
  devolver: 'devuelva',
  convertir: 'convierta',
  incluir: 'incluya',
  sustituir: 'sustituya',
  aparecer: 'aparezca',
  ofrecer: 'ofrezca',
  reconocer: 'reconozca',
  introducir: 'introduzca',
  traducir: 'traduzca',
  reducir: 'reduzca',
  invertir: 'invierta',
  corregir: 'corrija',
  perder: 'pierda',
  jugar: 'juegue',
  mantener: 'mantenga',
  advertir: 'advierta',
  impedir: 'impida',
  distinguir: 'distinga',
  construir: 'construya',
  resolver: 'resuelva',
  mover: 'mueva',
}
/** Verbs in -ar whose stem changes under the stress. */
const CHANGING: Record<string, string> = {
  mostrar: 'muestr',
  contar: 'cuent',
  cerrar: 'cierr',
  empezar: 'empiec',
  comenzar: 'comienc',
  encontrar: 'encuentr',
  probar: 'prueb',
  comprobar: 'comprueb',
  recordar: 'recuerd',
  calentar: 'calient',
  apostar: 'apuest',
  soltar: 'suelt',
  desplegar: 'despliegu',
  negar: 'niegu',
}

/** «mostrar» → «muestre»; null where it is no verb that is known to go so. */
export function shall(infinitive: string): string | null {
  const known = IRREGULAR[infinitive]
  if (known !== undefined) return known
  const stem = infinitive.slice(0, -2)
  if (stem.length < 2) return null
  if (!infinitive.endsWith('ar')) return `${stem}a`
  const changed = CHANGING[infinitive]
  if (changed !== undefined) return `${changed}e`
  return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e`
}

/** Verbs that mean what another, which changes know, does: its subjunctive, its infinitive, and how it is ordered. */
const SAME: readonly (readonly [string, string, string, string])[] = [
  ['devuelva', 'devolver', 'devuelve', 'retornar regresar'],
  ['muestre', 'mostrar', 'muestra', 'desplegar/e>ie visualizar exhibir'],
  ['guarde', 'guardar', 'guarda', 'grabar almacenar salvar volcar/o>ue'],
  ['añada', 'añadir', 'añade', 'incorporar adicionar anexar integrar insertar'],
  ['quite', 'quitar', 'quita', 'suprimir remover/o>ue'],
  ['pida', 'pedir', 'pide', 'solicitar'],
  ['avise', 'avisar', 'avisa', 'advertir/e>ie notificar alertar'],
  ['ordene', 'ordenar', 'ordena', 'clasificar acomodar'],
  ['use', 'usar', 'usa', 'utilizar emplear'],
  ['ignore', 'ignorar', 'ignora', 'omitir'],
  ['diga', 'decir', 'di', 'indicar senalar comunicar'],
]
const NO_ORDER = /(?:ad[oa]s?|id[oa]s?|[ae]ndo|aba[ns]?|o|aron|ieron)$/

const SAID: ReadonlyMap<string, string> = new Map(
  SAME.flatMap(([subjunctive, infinitive, order, entries]) =>
    entries.split(' ').flatMap((entry) => {
      const shalls = entry.replace(/\/.*/, '').endsWith('ar') ? /en?s?$|ara[ns]?$/ : /an?s?$/
      return verbForms(entry)
        .filter((form) => !NO_ORDER.test(form))
        .map((form) => {
          const many = form.endsWith('n') ? 'n' : ''
          return [form, /[aei]r$/.test(form) ? infinitive : (shalls.test(form) ? subjunctive : order) + many] as const
        })
    }),
  ),
)

/** «Enseñara», «fuese» → «enseñe», «sea». */
export function presentOf(imperfect: string): string | null {
  const [, stem = '', ending = '', many = ''] =
    /^([a-z]{1,}?)(ara|iera|iese|jera|jese|uera|uese)(n?)$/.exec(imperfect) ?? []
  if (ending === '' || !isSubjunctive(imperfect)) return null
  const said =
    ending === 'ara'
      ? shall(`${stem}ar`)
      : (STRONG[stem + ending.replace(/^(j|u)?.*$/, '$1')] ?? (ending.startsWith('i') ? `${stem}a` : null))
  return said === null ? null : said + many
}
/** Past stems that do not tell the infinitive. */
const STRONG: Record<string, string> = {
  f: 'sea',
  fu: 'sea',
  hic: 'haga',
  pus: 'ponga',
  tuv: 'tenga',
  estuv: 'esté',
  pud: 'pueda',
  quis: 'quiera',
  d: 'dé',
  dij: 'diga',
  pid: 'pida',
  sigu: 'siga',
  repit: 'repita',
  volv: 'vuelva',
  devolv: 'devuelva',
  sal: 'salga',
  ten: 'tenga',
  aparec: 'aparezca',
  convirt: 'convierta',
  le: 'lea',
  v: 'vea',
  hub: 'haya',
  eligi: 'elija',
  introduj: 'introduzca',
  mantuv: 'mantenga',
}

export const SAME_VERBS: readonly WishRule[] = [
  [
    /\b([a-z]{3,}?)((?:me|te|se|nos)?(?:l[oae]s?|les?)|me|nos|)\b/dg,
    ([, said = '', hung = '']) => {
      const own = said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
      const known = SAID.get(own)
      return known === undefined ? null : known.replace(hung === '' ? /$^/ : /n$/, '') + hung
    },
  ],
]
