import type { Known, Step } from './scalar-step'

const SHARE = /(\d{1,2}(?:[.,]\d+)?) ?(?:%|por ciento)/g
const TELLS =
  /\b(?:y )?(?:(?:que|me|dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|imprim\w+) )*(?:la |su )?(?:nota|calificacion|media|puntuacion)?(?: (?:final|ponderada|definitiva|total|del curso|media))+\b/
const PASSES =
  /\b(?:y )?(?:(?:que|me|dig\w+|dime|di|muestr\w+) )*(?:si )?(?:(?:el alumno|la alumna|ha|esta|se|la materia|la asignatura|he) )*(?:aprueb\w+|aprob\w+|pas[aeo]\w*)(?: (?:o (?:no|suspend\w*|reprueb\w*|reprob\w*)|la materia|el curso|la asignatura))*(?:(?: [a-z(,]+){0,4}? (\d+(?:[.,]\d+)?))?(?: \))?/

/** «el primero vale el 20 %, el segundo el 30 %…»: as many shares as values, which make a hundred. */
export function weighted({ reading, quantities }: Known): Step | null {
  const numbers = quantities.filter(({ type }) => type === 'number' || type === 'whole' || type === 'money')
  const shares = [...reading.text.matchAll(SHARE)]
  const values = shares.map(([, value = '0']) => Number(value.replace(',', '.')))
  const isWhole = Math.abs(values.reduce((sum, value) => sum + value, 0) - 100) < 0.01
  if (numbers.length < 2 || values.length !== numbers.length || !isWhole) return null
  const [first, last] = [shares[0], shares.at(-1)]
  if (!first || !last) return null
  reading.use({ from: clauseStart(reading.text, first.index), to: last.index + last[0].length })
  reading.take(TELLS)
  const passes = reading.take(PASSES)
  const terms = numbers.map(({ name }, at) => `${name} * ${Number(((values[at] ?? 0) / 100).toFixed(4))}`)
  const limit = (passes?.groups[0] ?? '5').replace(',', '.')
  return {
    lines: [
      `final = ${terms.join(' + ')}`,
      ...(passes ? [`resultado = 'aprobado' if final >= ${limit} else 'suspenso'`] : []),
    ],
    results: [
      { name: 'final', label: 'Nota final', type: 'mean' },
      ...(passes ? [{ name: 'resultado', label: 'Resultado', type: 'text' as const }] : []),
    ],
    how: [
      'Cada valor se multiplica por su peso: el 20 % es 0.2. Como los pesos suman 100, no hay que dividir.',
      ...(passes ? [`Se aprueba con ${limit} o más.`] : []),
    ],
    said: 'calcula la nota final con el peso de cada una',
  }
}

/** Behind the last sign before a place. */
const clauseStart = (text: string, at: number): number => {
  const sign = /.*[,.;:(] /.exec(text.slice(0, at))
  return sign ? sign[0].length : at
}
