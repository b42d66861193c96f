import { type Family, rounded, type Told, type ToldProgram } from '../told'

const DICE = /\b(?:tir\w+|lanz\w+|simul\w+|juga\w+|echar?)\b[^;.]{0,60}?\bdados?\b|\bdados?\b/
const COIN = /\bmonedas?\b/
const SIDES = /\bdados? (?:de|con) (\d+) caras\b/
const HOW_MANY = /\b(\d+|un|una) (?:dados?|monedas?)\b/
const AS_MAP =
  /\bdiccionario\b|\bfrecuencias?\b|\bcuantas veces (?:sale|salio|ha salido|aparece|se da)(?: cada (?:una?|numero|cara|suma|resultado|valor))\b|\bconteo\b/
const STREAK = /\b(?:racha|seguid[oa]s|consecutiv[oa]s)\b/
const SHARE = /\b(?:porcentaje|proporcion|probabilidad|frecuencia relativa|tanto por ciento)\b/
const MEAN = /\bmedia\b/
const LIST = /\blista\b/

type Event = { expression: string; before: string[]; isSum: boolean; noun: string }

/** Dice or coins thrown many times: how often each result came, how often a certain one, their mean or the list of them. */
export const chanceFamily: Family = (told) => {
  const { reading, asked, decimals, task } = told
  const isCoin = !DICE.test(reading.text) && COIN.test(reading.text)
  if (!/\b(?:tir\w+|lanz\w+|simul\w+|azar|aleatori\w+)\b/.test(reading.text)) return null
  if ((!isCoin && !DICE.test(reading.text)) || task.classes.length > 0) return null
  if (asked === null) return thrownOften(told, isCoin)
  const [times, ...others] = asked.parameters
  if (!times || others.length > 1) return null
  const event = eventOf(told, isCoin, others[0]?.name)
  if (event === null) return null
  const n = times.name
  const result = resultOf(told, event, n)
  if (result === null) return null
  markRead(told)
  const lines = result.lines.map((line) => line)
  const last = rounded(result.value, SHARE.test(reading.text) || MEAN.test(reading.text) ? decimals : null)
  return {
    imports: ['import random'],
    definitions: [
      [
        `def ${asked.name}(${asked.parameters.map(({ name }) => name).join(', ')}):`,
        ...[...lines, `return ${last}`].map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: ['1000', ...others.map(() => '2')],
    typed: null,
    title: `La función \`${asked.name}\` repite la tirada \`${n}\` veces y devuelve ${result.said}.`,
    how: [thrown(isCoin), ...result.how, 'Cada vez que lo ejecutes saldrá distinto: es azar.'],
  }
}

const TIMES = /\b(\d+) (?:veces|tiradas|lanzamientos|simulaciones|partidas)\b/
const SHOWN =
  /\b(?:y )?(?:que )?(?:muestr\w+|mostrar|imprim\w+|dig[ao]|decir|ensen\w+) (?:el resultado|los resultados|lo que sale)\b/

const COUNTED =
  /\b(?:que )?(?:cuent\w+ |contar |dig[ao] |dime )?(?:cuantas veces|cuantas|cuantos)(?: (?:la|el|los|suma\w*|sal\w+|han?|da|dan|un|sea|es|2|veces|caras?|cruz|cruces)){1,6}(?: \d+)?/

/** «tirar dos dados 1000 veces y contar cuántas veces la suma da 7»: a program, for a stated number of throws. */
function thrownOften(told: Told, isCoin: boolean): ToldProgram | null {
  const { reading } = told
  const times = reading.take(TIMES)?.groups[0]
  const event = times === undefined ? null : eventOf(told, isCoin, undefined)
  const result = event && resultOf(told, event, 'lanzamientos')
  if (!event || !result) return null
  markRead(told)
  reading.take(SHOWN)
  if (result.said.startsWith('cuántas veces')) reading.take(COUNTED)
  return {
    imports: ['import random'],
    body: [`lanzamientos = ${times}`, ...result.lines, '', ...result.shown],
    typed: null,
    title: `El programa repite la tirada ${times} veces y dice ${result.said}.`,
    how: [thrown(isCoin), ...result.how, 'Cada vez que lo ejecutes saldrá distinto: es azar.'],
  }
}

const thrown = (isCoin: boolean) =>
  isCoin
    ? '`random.choice` elige cara o cruz al azar, con la misma probabilidad.'
    : '`random.randint` da un número al azar entre los dos, los dos incluidos.'

function eventOf({ reading }: Told, isCoin: boolean, second: string | undefined): Event | null {
  if (isCoin) return { expression: "random.choice(['cara', 'cruz'])", before: [], isSum: false, noun: 'tirada' }
  const sides =
    reading.find(SIDES)?.groups[0] ?? (second !== undefined && /^(?:caras|lados)$/.test(second) ? second : '6')
  const stated = reading.find(HOW_MANY)?.groups[0]
  const count = stated === undefined || /^una?$/.test(stated) ? 1 : Number(stated)
  const one = `random.randint(1, ${sides})`
  if (second !== undefined && /^(?:k|dados|num_dados|cuantos)$/.test(second))
    return { expression: `sum(${one} for _ in range(${second}))`, before: [], isSum: true, noun: 'suma' }
  if (count === 1) return { expression: one, before: [], isSum: false, noun: 'tirada' }
  const isPair = /\b(?:dobles|iguales|el mismo numero|parejas?|coinciden)\b/.test(reading.text)
  if (count === 2 && isPair)
    return {
      expression: 'primero + segundo',
      before: [`primero = ${one}`, `segundo = ${one}`],
      isSum: true,
      noun: 'suma',
    }
  if (count === 2) return { expression: `${one} + ${one}`, before: [], isSum: true, noun: 'suma' }
  return count > 6
    ? null
    : { expression: `sum(${one} for _ in range(${count}))`, before: [], isSum: true, noun: 'suma' }
}

/** `shown` prints it where it stands in a program. */
type Result = { lines: string[]; value: string; said: string; how: string[]; shown: string[] }

function resultOf({ reading }: Told, { expression, before, noun }: Event, n: string): Result | null {
  const { text } = reading
  const each = [...before, `${noun} = ${expression}`]
  const loop = (inside: readonly string[]) => [`for _ in range(${n}):`, ...inside.map((line) => `    ${line}`)]
  if (STREAK.test(text)) {
    const side = /\bcruz\b/.test(text) && !/\bcaras?\b/.test(text) ? "'cruz'" : "'cara'"
    return {
      lines: [
        'racha = 0',
        'mejor = 0',
        ...loop([
          ...each,
          `if ${noun} == ${expression.includes('choice') ? side : '6'}:`,
          '    racha += 1',
          '    mejor = max(mejor, racha)',
          'else:',
          '    racha = 0',
        ]),
      ],
      value: 'mejor',
      shown: ["print(f'La racha más larga es de {mejor}')"],
      said: 'la racha más larga',
      how: ['`racha` vuelve a 0 cada vez que se corta, y `mejor` guarda la más larga.'],
    }
  }
  if (AS_MAP.test(text))
    return {
      lines: ['veces = {}', ...loop([...each, `veces[${noun}] = veces.get(${noun}, 0) + 1`])],
      value: 'veces',
      shown: [`for ${noun} in sorted(veces):`, `    print(f'{${noun}}: {veces[${noun}]} veces')`],
      said: `un diccionario: cada ${noun === 'suma' ? 'suma' : 'resultado'} con las veces que ha salido`,
      how: ['`get` da las veces que ya ha salido, o 0 la primera vez, y se suma 1.'],
    }
  const wanted = wantedIn(text, { noun, isPair: before.length > 0, isCoin: expression.includes('choice') })
  if (wanted !== null) {
    const isShare = SHARE.test(text)
    const only = wanted.includes('primero') ? before : each
    return {
      lines: ['veces = 0', ...loop([...only, `if ${wanted}:`, '    veces += 1'])],
      value: isShare ? `veces / ${n} * 100` : 'veces',
      shown: [
        isShare ? `print(f'Sale el {veces / ${n} * 100:.2f} % de las veces')` : "print(f'Ha salido {veces} veces')",
      ],
      said: isShare ? 'el porcentaje de veces que sale' : 'cuántas veces sale',
      how: [
        `Se suma 1 cada vez que se cumple \`${wanted}\`.`,
        ...(isShare ? ['Las veces entre el total, por 100, es el porcentaje.'] : []),
      ],
    }
  }
  if (MEAN.test(text))
    return {
      lines: ['total = 0', ...loop([...before, `total += ${expression}`])],
      value: `total / ${n}`,
      shown: [`print(f'La media es {total / ${n}:.2f}')`],
      said: 'la media',
      how: ['La media es el total entre las tiradas.'],
    }
  if (LIST.test(text))
    return {
      lines: ['tiradas = []', ...loop([...before, `tiradas.append(${expression})`])],
      value: 'tiradas',
      shown: ['print(tiradas)'],
      said: 'la lista de resultados',
      how: ['`append` va guardando cada resultado.'],
    }
  return null
}

function wantedIn(
  text: string,
  { noun, isPair, isCoin }: { noun: string; isPair: boolean; isCoin: boolean },
): string | null {
  if (!/\b(?:cuant[oa]s|veces|porcentaje|proporcion|probabilidad)\b/.test(text)) return null
  if (isCoin)
    return /\bcaras?\b/.test(text) && !/\bcuantas cruces\b/.test(text) ? `${noun} == 'cara'` : `${noun} == 'cruz'`
  if (isPair && /\b(?:dobles|iguales|el mismo numero|parejas?|coinciden)\b/.test(text)) return 'primero == segundo'
  const sum =
    /\b(?:sum\w+|sal\w+|da\w*|saca\w*|obten\w+)(?: (?:un|el|exactamente|los|2|total|cara)){0,8} (\d+)\b(?! (?:dados|veces))/.exec(
      text,
    )
  return sum ? `${noun} == ${sum[1]}` : null
}

function markRead({ reading }: Told): void {
  for (const words of [
    DICE,
    COIN,
    SIDES,
    AS_MAP,
    STREAK,
    SHARE,
    MEAN,
    LIST,
    /\b(?:tir\w+|lanz\w+|simul\w+)(?: (?:los|las|el|la|2|dados?|monedas?|muchas|n|veces|un|una)){0,8}/,
  ])
    reading.take(words)
  reading.take(/\bdonde la clave (?:es|sea) [^,;.]{0,80}/)
  reading.take(/\bpara (?:probar|ver|comprobar) [^,;.]{0,60}/)
  reading.take(/\b(?:y )?el valor (?:es |sea )?(?:las |cuantas )?veces (?:que )?(?:ha )?sali\w+/)
}
