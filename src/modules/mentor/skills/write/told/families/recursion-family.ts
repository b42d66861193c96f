import type { Family, Told } from '../told'

type Kind = { words: RegExp; lines: (call: string, n: string, told: Told) => string[]; said: string; how: string }

const DIGITS: Readonly<Record<string, string>> = {
  ceros: '0',
  unos: '1',
  doses: '2',
  treses: '3',
  cincos: '5',
  sietes: '7',
  nueves: '9',
}

/** What is worked out of a whole number by calling oneself with the rest of it; more particular ones stand first. */
const KINDS: readonly Kind[] = [
  {
    words:
      /\braiz digital\b|\bsum\w+ (?:las|sus|los)?(?: cifras| digitos)[^;.]{0,80}\b(?:una (?:sola|cifra)|un solo digito|vuelve a sumar\w*)\b/,
    lines: (call, n) => [`if ${n} < 10:`, `    return ${n}`, `return ${call}(${n} // 10 + ${n} % 10)`],
    said: 'suma las cifras hasta que queda una',
    how: '`n // 10 + n % 10` junta la última cifra con lo demás: la suma de las cifras no cambia de raíz, y cada llamada tiene un número más pequeño.',
  },
  {
    words:
      /\bcuant[oa]s (ceros|unos|doses|treses|cincos|sietes|nueves)\b|\bcuant[oa]s veces (?:aparece|sale|esta|hay) (?:el |la )?(?:cifra |digito )?(\d)\b/,
    lines: (call, n, { reading }) => {
      const found =
        /\bcuant[oa]s (ceros|unos|doses|treses|cincos|sietes|nueves)\b|\bcuant[oa]s veces (?:aparece|sale|esta|hay) (?:el |la )?(?:cifra |digito )?(\d)\b/.exec(
          reading.text,
        )
      const digit = found?.[2] ?? DIGITS[found?.[1] ?? 'ceros'] ?? '0'
      return [
        `if ${n} < 10:`,
        `    return 1 if ${n} == ${digit} else 0`,
        `return ${call}(${n} // 10) + (1 if ${n} % 10 == ${digit} else 0)`,
      ]
    },
    said: 'cuenta cuántas veces está la cifra',
    how: '`n % 10` es la última cifra: se suma 1 si es la buscada, y se sigue con el número sin ella.',
  },
  {
    words: /\b(?:cuant[oa]s|numero de) (?:cifras|digitos)\b/,
    lines: (call, n) => [`if ${n} < 10:`, '    return 1', `return 1 + ${call}(${n} // 10)`],
    said: 'cuenta las cifras',
    how: 'Cada llamada quita una cifra con `// 10` y suma 1.',
  },
  {
    words: /\bsum\w+ (?:de )?(?:las|los|sus)? ?(?:cifras|digitos) pares\b/,
    lines: (call, n) => [
      `if ${n} == 0:`,
      '    return 0',
      `cifra = ${n} % 10`,
      `return ${call}(${n} // 10) + (cifra if cifra % 2 == 0 else 0)`,
    ],
    said: 'suma las cifras pares',
    how: '`n % 10` es la última cifra: se suma si es par, y se sigue con las demás.',
  },
  {
    words: /\bsum\w+ (?:de )?(?:las|los|sus)? ?(?:cifras|digitos)\b/,
    lines: (call, n) => [`if ${n} < 10:`, `    return ${n}`, `return ${n} % 10 + ${call}(${n} // 10)`],
    said: 'suma las cifras',
    how: '`n % 10` es la última cifra; se suma a lo que dé el número sin ella.',
  },
  {
    words: /\b(?:la )?(?:cifra|digito) (?:mayor|mas grande|mas alt[oa])\b|\bmayor (?:cifra|digito)\b/,
    lines: (call, n) => [`if ${n} < 10:`, `    return ${n}`, `return max(${n} % 10, ${call}(${n} // 10))`],
    said: 'busca la cifra mayor',
    how: 'La mayor es la última, o la mayor de las demás.',
  },
  {
    words: /\bsuma\w* (?:de )?(?:los numeros )?(?:del 1|desde 1|de 1|hasta)(?: (?:a|al|hasta)){0,8}(?: n)?\b/,
    lines: (call, n) => [`if ${n} <= 0:`, '    return 0', `return ${n} + ${call}(${n} - 1)`],
    said: 'suma los números del 1 al que se le pasa',
    how: 'La suma hasta `n` es `n` más la suma hasta el anterior.',
  },
]

/** A recursive function of one whole number. */
export const recursionFamily: Family = (told) => {
  const { reading, asked } = told
  const [number, ...others] = asked?.parameters ?? []
  if (
    !asked ||
    !number ||
    others.length > 0 ||
    number.type !== 'number' ||
    !/\brecursiv\w*|\brecursion\b/.test(reading.text)
  )
    return null
  const kind = KINDS.find(({ words }) => words.test(reading.text))
  if (kind === undefined) return null
  reading.take(kind.words)
  reading.take(/\b(?:y )?si el resultado tiene mas de una cifra [^;.]{0,60}/)
  reading.take(/\b(?:tiene|sea|es|una|funcion|hacerla|de forma|tiene que ser)? ?recursiv\w*(?: \( [^)]{0,30}\))?/)
  reading.take(/\bsin (?:usar )?bucles?(?: \( [^)]{0,30}\))?/)
  reading.take(/\bno se vale usar [^;.,]{0,40}/)
  reading.take(/\b(?:de|en|tiene) un (?:numero )?entero(?: positivo)?/)
  const lines = kind.lines(asked.name, number.name, told)
  return {
    definitions: [[`def ${asked.name}(${number.name}):`, ...lines.map((line) => `    ${line}`)]],
    body: [],
    call: ['10050'],
    typed: [],
    title: `La función \`${asked.name}\` se llama a sí misma: ${kind.said}.`,
    how: [
      kind.how.replaceAll('`n ', `\`${number.name} `),
      'El primer `if` es el caso base: ahí ya no se llama otra vez.',
    ],
  }
}
