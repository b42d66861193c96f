import { clauseAround, type Family, type Told } from '../told'

type Step = { words: RegExp; lines: (n: string) => string[]; how: string }
type Stop = { words: RegExp; goesOn: (n: string, value: string) => string }

/** What is done again and again to a whole number; more particular ones stand first. */
const STEPS: readonly Step[] = [
  {
    words:
      /\brest\w+[^;.]{0,80}\b(?:mayor a menor|descendente)[^;.]{0,60}\b(?:menor a mayor|ascendente)\b|\bkaprekar\b/,
    lines: (n) => [
      `cifras = sorted(str(${n}).zfill(4))`,
      "menor = int(''.join(cifras))",
      "mayor = int(''.join(reversed(cifras)))",
      `${n} = mayor - menor`,
    ],
    how: '`zfill(4)` pone ceros delante hasta cuatro cifras; `sorted` las ordena de menor a mayor y `reversed` les da la vuelta.',
  },
  {
    words: /\bpar\b[^;.]{0,40}\b(?:mitad|entre 2|\/ 2|divid\w+)[^;.]{0,60}\bimpar\b[^;.]{0,40}\b3\b|\bcollatz\b/,
    lines: (n) => [`if ${n} % 2 == 0:`, `    ${n} //= 2`, 'else:', `    ${n} = 3 * ${n} + 1`],
    how: 'Si es par se divide entre 2; si es impar se multiplica por 3 y se suma 1.',
  },
  {
    words: /\bsum\w+[^;.]{0,20}\bcuadrados? de (?:sus|las|los) (?:cifras|digitos)/,
    lines: (n) => [`${n} = sum(int(cifra) ** 2 for cifra in str(${n}))`],
    how: 'Se suman los cuadrados de sus cifras.',
  },
  {
    words: /\b(?:multiplic\w+|producto)[^;.]{0,24}\b(?:cifras|digitos)/,
    lines: (n) => ['producto = 1', `for cifra in str(${n}):`, '    producto *= int(cifra)', `${n} = producto`],
    how: 'Se multiplican todas sus cifras.',
  },
  {
    words: /\bsum\w+[^;.]{0,24}\b(?:cifras|digitos)/,
    lines: (n) => [`${n} = sum(int(cifra) for cifra in str(${n}))`],
    how: 'Se suman sus cifras.',
  },
  {
    words: /\bsum\w+[^;.]{0,40}\b(?:al reves|invertid[oa]|del reves|inverso|dado la vuelta)\b/,
    lines: (n) => [`${n} += int(str(${n})[::-1])`],
    how: '`str(…)[::-1]` da la vuelta al número, y se suma.',
  },
  {
    words: /\b(?:divid\w+|mitad)(?: [a-z]+){0,4} (?:entre|por|a la) ?(?:2|mitad)?\b/,
    lines: (n) => [`${n} //= 2`],
    how: '`//= 2` se queda con la mitad, sin decimales.',
  },
]
const STOPS: readonly Stop[] = [
  {
    words: /\b(?:una|un|1)(?: sola| solo| unica| unico)? (?:cifra|digito)\b/,
    goesOn: (n) => `${n} > 9`,
  },
  {
    words: /\bhasta (?:que )?[^;.]{0,30}\b(?:capicua|palindrom[oa])\b/,
    goesOn: (n) => `str(${n}) != str(${n})[::-1]`,
  },
  {
    words:
      /\bhasta (?:que )?(?:llegue?n?|llegar|sea|valga|quede|de|obtener|alcanz\w+|se (?:llega|llegue|queda)|salga)(?: (?:a|al|en|el|un|igual)){0,8} (\d+)\b/,
    goesOn: (n, value) => `${n} != ${value}`,
  },
]
const COUNTED =
  /\b(?:cuant[oa]s (?:veces|pasos|iteraciones|vueltas)|numero de (?:pasos|veces|iteraciones)|(?:cuent\w+|devuelv\w+|diga) los pasos (?:que|hasta|para))\b/
const LISTED = /\b(?:lista|todos los (?:pasos|numeros|valores)|secuencia|sucesion)\b/

/** A number that is changed by the same step until it stops: how many steps, the numbers on the way, or what is left. */
export const stepsFamily: Family = (told) => {
  const { reading, asked } = told
  const [number, ...others] = asked?.parameters ?? []
  if (!asked || !number || others.length > 0 || (number.type !== 'number' && number.type !== 'numbers')) return null
  const step = STEPS.find(({ words }) => words.test(reading.text))
  const stop = STOPS.find(({ words }) => words.test(reading.text))
  if (!step || !stop) return null
  const found = reading.take(step.words)
  const end = reading.take(stop.words)
  if (!found || !end) return null
  reading.use(clauseAround(reading, found))
  reading.use(clauseAround(reading, end))
  const n = number.name
  const counted = reading.take(COUNTED) !== null
  const listed = !counted && reading.take(LISTED) !== null
  markAsides(told)
  const loop = [`while ${stop.goesOn(n, end.groups[0] ?? '1')}:`, ...step.lines(n).map((line) => `    ${line}`)]
  const lines = counted
    ? ['pasos = 0', ...loop, '    pasos += 1', 'return pasos']
    : listed
      ? [`valores = [${n}]`, ...loop, `    valores.append(${n})`, 'return valores']
      : [...loop, `return ${n}`]
  return {
    definitions: [[`def ${asked.name}(${n}):`, ...lines.map((line) => `    ${line}`)]],
    body: [],
    call: ['3524'],
    typed: [],
    title: `La función \`${asked.name}\` repite el mismo paso hasta que toca parar${counted ? ' y cuenta cuántas veces lo ha hecho' : listed ? ' y guarda cada número' : ''}.`,
    how: [
      step.how,
      `\`while\` repite mientras se cumple \`${stop.goesOn(n, end.groups[0] ?? '1')}\`: si ya se cumple lo que se busca, no da ni una vuelta.`,
      ...(counted
        ? ['`pasos` sube en 1 en cada vuelta.']
        : listed
          ? ['`append` guarda cada número al que se llega.']
          : []),
    ],
  }
}

function markAsides({ reading }: Told): void {
  reading.take(/\b(?:y )?si ya es \d+(?: (?:pues|,|devuelve|da|es)){0,8} \d+/)
  reading.take(/\bojo con [^;.]{0,60}\bceros?\b/)
  reading.take(/\bun numero de \d+ cifras(?: \( [^)]{0,40} \))?/)
  reading.take(/\( no todas iguales \)/)
  reading.take(/\b(?:hay )?que (?:hacerlo|repetir(?:lo)?)\b/)
}
