import { byWord } from '~/platform/text/by-word'
import type { Task } from '../../../../engine/task/task'
import type { Input } from './inputs'
import type { TellType } from './scalar-operator'

/** Decimals that a request states, or null. */
export const decimalsOf = ({ constraints }: Task): number | null => {
  const found = constraints.find((each) => each.kind === 'decimals')
  return found?.kind === 'decimals' ? found.count : null
}

/** A value in an f-string: money and ratios with two decimals, where nothing else is stated. */
export function field(expression: string, type: TellType, decimals: number | null): string {
  if (type === 'text' || type === 'int' || type === 'lines') return `{${expression}}`
  const places = decimals ?? (type === 'money' || type === 'ratio' ? 2 : null)
  return places === null ? `{${expression}}` : `{${expression}:.${places}f}`
}

/** What somebody would type for an input in an example. */
export function typedFor({ name, type }: Input, at: number): string {
  if (type === 'text') return SAMPLE_TEXTS[name] ?? SAMPLE_WORDS[at % SAMPLE_WORDS.length] ?? 'hola'
  if (/^edad/.test(name)) return '20'
  if (/^anio/.test(name)) return '2024'
  if (/^altura_|^altura$|^estatura/.test(name)) return '1,75'
  if (type === 'int') return ['12', '5', '8', '3'][at % 4] ?? '7'
  if (type === 'money') return ['120', '15,50', '40'][at % 3] ?? '10'
  return ['7,5', '4', '10', '2'][at % 4] ?? '3'
}

const SAMPLE_WORDS = ['Ana', 'Luis', 'Marta']
const SAMPLE_TEXTS: Record<string, string> = byWord({
  palabra: 'reconocer',
  frase: 'Hola a todos',
  texto: 'Hola a todos',
  cadena: 'Hola a todos',
  ciudad: 'Lima',
  apellido: 'Pérez',
  letra: 'a',
  operacion: '*',
  operador: '*',
  signo: '*',
  contrasena: 'sol-2024',
})
