import { quoted } from '../../../../engine/task/read-data'
import { indented } from '../program'
import { ADDS, FALSE, LIMITS, limitFor, NOT_BELOW, RAISE, STOPS } from './class-measures'
import type { Attribute, Effect, Method } from './class-parts'

const TAKES =
  /\b(?:rest[ea]\w*|descuent[ea]\w*|disminuy\w+|reduz\w+|reduc\w+|quit\w+|sac[ae]\w*|saqu\w+|retir\w+|vend[ea]\w*|vender|gast\w+|baj[ea]\w*|consum\w+|extra\w+|pag\w+|prest\w+|reserv\w+)\b/
const LOWERS = /\b(?:rebaj\w+|descuento|aplic\w+ (?:un |el )?descuento)\b/
const RAISES = /\b(?:sub[ea]r? (?:el|un)|aument\w+ (?:el|un)|incremento)\b.*\b(?:porcentaje|%|por ciento)/
const NOT_ENOUGH =
  /\b(?:si|cuando) (?:no (?:hay|tiene|queda|alcanza|llega)(?: \w+){0,3}? ?(?:suficiente|suficientes|bastante|stock|saldo|dinero|fondos|existencias)?|(?:intent\w+|quier\w+|pid\w+|se) (?:\w+ )?(?:sacar|retirar|vender|saca|retira|vende|pasa\w*)? ?(?:mas|demasiado)|(?:la )?(?:cantidad|monto|importe) (?:es |sea )?(?:mayor|supera|mas)|(?:el )?\w+ (?:no alcanza|es insuficiente|quedaria negativo|queda negativo))|\bno (?:puede|pueda|deje|permita|se puede)(?: \w+){0,4}? (?:mas de|negativo|por debajo)|\bsolo si (?:hay|tiene|queda|alcanza)/
const SILENT = /\b(?:no (?:haga|hace|toca|toque) nada|se quede igual|no le deje|no cambie)\b/

/** «aplicar_descuento(porcentaje) que rebaje el precio, y si es menor que 0 o mayor de 100 …». */
export function changedByPercent(
  { parameters: [parameter] }: Method,
  words: string,
  attributes: readonly Attribute[],
): Effect | null {
  const isPercent =
    parameter !== undefined &&
    (/^(?:porcentaje|descuento|pct|porciento)/.test(parameter) || /%|por ciento|porcentaje/.test(words))
  if (parameter === undefined || !isPercent) return null
  const target = targetOf(words, attributes)
  if (target === null || !(LOWERS.test(words) || RAISES.test(words) || TAKES.test(words) || ADDS.test(words)))
    return null
  const sign = LOWERS.test(words) || (TAKES.test(words) && !ADDS.test(words)) ? '-' : '+'
  const range = /menor (?:que|de|a) 0 o mayor (?:que|de|a) 100|entre 0 y 100/.test(words)
  const guard = range ? [`if not 0 <= ${parameter} <= 100:`, `    raise ValueError('El porcentaje va de 0 a 100')`] : []
  return {
    lines: [...guard, `self.${target.name} ${sign}= self.${target.name} * ${parameter} / 100`],
    how: `El \`${parameter}\` % de algo es \`… * ${parameter} / 100\`; ${sign === '-' ? 'se quita de' : 'se suma a'} \`self.${target.name}\`.`,
  }
}

/** What a parameter is added to or taken from, with the guard that is stated. */
export function changed(parameter: string | null, words: string, attributes: readonly Attribute[]): Effect | null {
  if (parameter === null) return null
  const target = targetOf(words, attributes)
  if (target === null) return null
  const [adds, takes] = [ADDS.exec(words)?.index ?? Infinity, TAKES.exec(words)?.index ?? Infinity]
  if (target.kind === 'list') {
    if (takes < adds || /\b(?:elimin\w+|borr\w+)\b/.test(words)) {
      return {
        lines: [`if ${parameter} in self.${target.name}:`, `    self.${target.name}.remove(${parameter})`],
        how: `Se comprueba con \`in\` antes de quitarlo, porque \`remove\` falla si no está.`,
      }
    }
    return adds === Infinity
      ? null
      : {
          lines: [`self.${target.name}.append(${parameter})`],
          how: `\`append\` añade al final de la lista \`self.${target.name}\`.`,
        }
  }
  if (adds === Infinity && takes === Infinity) return setTo(parameter, words, attributes)
  if (adds < takes) {
    const top = attributes.find(({ name }) => LIMITS.test(name))
    if (top !== undefined && STOPS.test(words))
      return {
        lines: [
          ...positive(parameter, words),
          `self.${target.name} = min(self.${top.name}, self.${target.name} + ${parameter})`,
        ],
        how: `\`min\` se queda con el menor: \`self.${target.name}\` nunca pasa de \`self.${top.name}\`.`,
      }
    const limit = limitFor(parameter, target.name, { words, attributes })
    return {
      lines: [
        ...positive(parameter, words),
        ...limit,
        `self.${target.name} += ${parameter}`,
        ...(limit.some((line) => line.endsWith('return False')) ? ['return True'] : []),
      ],
      how:
        limit.length > 0
          ? `Antes de sumar se mira si cabe: si no, \`self.${target.name}\` se queda como estaba.`
          : `\`+=\` suma \`${parameter}\` a \`self.${target.name}\`.`,
    }
  }
  if (NOT_BELOW.test(words))
    return {
      lines: [...positive(parameter, words), `self.${target.name} = max(0, self.${target.name} - ${parameter})`],
      how: `\`max\` se queda con el mayor: \`self.${target.name}\` nunca baja de 0.`,
    }
  const guard = guardFor(parameter, target.name, words)
  return {
    lines: [
      ...positive(parameter, words),
      ...guard.lines,
      `self.${target.name} -= ${parameter}`,
      ...(guard.isTold ? ['return True'] : []),
    ],
    how: guard.how,
  }
}

const setTo = (parameter: string, words: string, attributes: readonly Attribute[]): Effect | null => {
  const target =
    attributes.find(({ name }) => words.includes(name)) ?? attributes.find(({ name }) => parameter.includes(name))
  return target && /\b(?:cambi\w+|actualiz\w+|modific\w+|asign\w+|pon\w+|fij\w+|set)\b/.test(words)
    ? { lines: [`self.${target.name} = ${parameter}`], how: `Cambia \`self.${target.name}\` por lo que le pases.` }
    : null
}

const positive = (parameter: string, words: string): string[] =>
  /\b(?:cantidad|importe|monto)? ?(?:negativ[oa]s?|menor o igual (?:que|a) 0|<= 0|no positiv[oa])\b/.test(
    words.replace(/queda\w* negativo/g, ''),
  ) && RAISE.test(words)
    ? [`if ${parameter} <= 0:`, "    raise ValueError('La cantidad tiene que ser mayor que 0')"]
    : []

function guardFor(parameter: string, target: string, words: string): { lines: string[]; how: string; isTold: boolean } {
  const condition = `if ${parameter} > self.${target}:`
  const isStated = NOT_ENOUGH.test(words) || RAISE.test(words) || FALSE.test(words) || SILENT.test(words)
  if (!isStated) return { lines: [], how: `\`-=\` resta \`${parameter}\` de \`self.${target}\`.`, isTold: false }
  const why = `Antes de restar se mira si hay bastante: si no, \`self.${target}\` se queda como estaba`
  const message = `No hay suficiente${target.endsWith('s') ? 's' : ''} ${target}`
  if (
    /\b(?:avis\w+|print|mensaje|imprim\w+|muestr\w+|diga)\b/.test(words) &&
    !/\b(?:lanc\w+|lanz\w+|valueerror|excepcion)\b/.test(words)
  )
    return {
      lines: [condition, ...indented([`print(${quoted(message)})`, FALSE.test(words) ? 'return False' : 'return'])],
      how: `${why} y se avisa.`,
      isTold: FALSE.test(words),
    }
  if (FALSE.test(words))
    return { lines: [condition, '    return False'], how: `${why} y se devuelve \`False\`.`, isTold: true }
  if (RAISE.test(words)) {
    const type = /\b(?:excepcion propia|exception)\b/.test(words) ? 'Exception' : 'ValueError'
    return {
      lines: [condition, `    raise ${type}(${quoted(message)})`],
      how: `${why} y \`raise\` lanza un \`${type}\`.`,
      isTold: false,
    }
  }
  return { lines: [condition, `    print(${quoted(message)})`, '    return'], how: `${why}.`, isTold: false }
}

/** The attribute that is meant: one that the words name, else the only one that changes. */
function targetOf(words: string, attributes: readonly Attribute[]): Attribute | null {
  const named = attributes.find(({ name }) => new RegExp(`\\b${name.replaceAll('_', ' ')}\\b`).test(words))
  const changing = attributes.filter(({ name }) =>
    /^(?:saldo|stock|cantidad|existencias|unidades|vida|energia|puntos|dinero|velocidad|gasolina|combustible|nivel|total|edad|notas|precio|salario|sueldo)$/.test(
      name,
    ),
  )
  const lists = attributes.filter(({ kind }) => kind === 'list')
  const isNumber = named !== undefined && (named.kind !== 'text' || changing.includes(named))
  const started = attributes.filter(({ kind, initial }) => kind === 'number' && initial !== null)
  return (
    (isNumber && !LIMITS.test(named?.name ?? '') ? named : undefined) ??
    lists[0] ??
    changing.toSorted((a, b) => rank(a.name) - rank(b.name))[0] ??
    (started.length === 1 ? started[0] : undefined) ??
    null
  )
}

const rank = (name: string) => ['saldo', 'stock', 'existencias', 'cantidad'].indexOf(name) >>> 0
