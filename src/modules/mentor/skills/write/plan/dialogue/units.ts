import { byWord } from '~/platform/text/by-word'
import { singular } from '../../../../engine/task/identifier'
import { nounType } from '../../compose/scalars/nouns'

const SHORT: Record<string, string> = byWord({
  km: 'kilometro',
  kms: 'kilometro',
  kg: 'kilo',
  kilogramo: 'kilo',
  m: 'metro',
  m2: 'metro cuadrado',
  cm: 'centimetro',
  mm: 'milimetro',
  l: 'litro',
  lt: 'litro',
  h: 'hora',
  min: 'minuto',
  seg: 'segundo',
  g: 'gramo',
  gr: 'gramo',
  eur: 'euro',
  usd: 'dolar',
  dolare: 'dolar',
  cent: 'centimo',
})

/** Strongest first: a rate between two of them says what one of the stronger costs. */
export const CURRENCIES = new Set(
  'libra euro dolar real sol boliviano peso yen colon lempira quetzal bolivar guarani'.split(' '),
)

const LENGTHS = new Set('ancho alto largo altura anchura lado profundidad fondo'.split(' '))

/** What a noun counts, in one spelling; money, whatever it is called, is `money`, and a currency its name. */
export function unitOf(noun: string): string {
  const one = singular(noun)
  const unit = SHORT[one] ?? SHORT[noun] ?? (noun === 'meses' ? 'mes' : one)
  if (CURRENCIES.has(unit)) return unit
  if (LENGTHS.has(unit)) return 'metro'
  if (/^(?:bruto|neto)$/.test(unit)) return 'money'
  return nounType(noun) === 'money' || nounType(one) === 'money' || unit === 'dinero' ? 'money' : unit
}

export const isMoney = (unit: string): boolean => unit === 'money' || CURRENCIES.has(unit)

/** Units of one kind, each with how many of the smallest it is. */
const SCALES: readonly Readonly<Record<string, number>>[] = [
  { segundo: 1, minuto: 60, hora: 3_600, dia: 86_400, semana: 604_800 },
  { mes: 1, ano: 12 },
  { milimetro: 1, centimetro: 10, metro: 1_000, kilometro: 1_000_000 },
  { gramo: 1, kilo: 1_000, tonelada: 1_000_000 },
  { mililitro: 1, litro: 1_000 },
  { centimo: 1, euro: 100 },
  { centavo: 1, peso: 100 },
  { pulgada: 1, pie: 12 },
  { unidad: 1, docena: 12 },
  { bit: 1, byte: 8 },
]

/** How many of the smaller unit the greater is; null where they are of no one kind. */
export function timesAsLarge(greater: string, smaller: string): number | null {
  const scale = SCALES.find((each) => greater in each && smaller in each)
  const [large, small] = [scale?.[greater], scale?.[smaller]]
  return large === undefined || small === undefined || large <= small ? null : large / small
}

/** «metro cuadrado» is a metre twice. */
export function powerOf(unit: string): { unit: string; power: number } {
  const [of = unit, power] = unit.split(' ')
  return { unit: of, power: power === 'cuadrado' ? 2 : power === 'cubico' ? 3 : 1 }
}

/** What time is told in. */
export const isTime = (unit: string): boolean => /^(?:segundo|minuto|hora|dia|semana|mes|ano|tiempo)$/.test(unit)
