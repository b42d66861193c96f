import type { Want } from './dialogue'

const MEASURES = { sum: 'la suma', mean: 'la media', max: 'lo más alto', min: 'lo más bajo' } as const

/** What is told, in a few words each. */
export const toldWants = (wants: readonly Want[]): string[] => [...new Set(wants.map(told))]

function told(want: Want): string {
  switch (want.kind) {
    case 'count':
      return want.test ? 'cuántos son de cada clase' : 'cuántos son'
    case 'longest':
      return 'el más largo'
    case 'shortest':
      return 'el más corto'
    case 'list':
      return want.order === 'as-typed' ? 'la lista' : 'la lista ordenada'
    case 'verdict':
      return 'cómo es'
    case 'units':
      return 'cuánto es en cada unidad'
    case 'amount':
    case 'change':
      return `«${want.label}»`
    case 'part':
      return 'qué parte es'
    case 'share':
      return `el ${want.percent} % de ${want.name.length < 5 ? want.name.toUpperCase() : want.name.replaceAll('_', ' ')}`
    case 'say':
      return `«${want.text}»`
    case 'greeting':
      return 'un saludo'
    case 'remaining':
      return 'lo que falta'
    case 'operation':
      return 'lo que sale'
    default:
      return MEASURES[want.kind]
  }
}
