import { quoted } from '../../../../engine/task/read-data'
import type { Attribute, Effect, Method } from './class-parts'

export const ADDS =
  /\b(?:sum[ea]\w*|aument\w+|increment\w+|ingres\w+|deposit\w+|agreg\w+|anad\w+|met[ea]\w*|sub[ea]\w*|acumul\w+|cumpl\w+|crezca|crece|rellen\w+|repon\w+|carg\w+|guard\w+|inscrib\w+|matricul\w+|apil\w+|push|encol\w+|llegar|poner|compr\w+)\b/
export const RAISE = /\b(?:lanc\w+|lanz\w+|salt\w+|error|excepcion|raise|valueerror)\b/
export const FALSE = /\b(?:devuelv\w+|regres\w+)(?: (?:un|el))? false\b/

/** «entrar suma 1», «sale un coche»: by how much, where it is not passed. */
export function stepOf(words: string): string | null {
  const step =
    /\b(?:suma\w*|resta\w*|sub\w+|baj\w+|aument\w+|increment\w+|quit\w+|anad\w+|disminuy\w+|reduc\w+)(?: (?:en|un|una|el|la))* (\d+)\b/.exec(
      words,
    )?.[1]
  if (step !== undefined) return step
  return /\b(?:suma|resta|entra|sale|ocupa|libera|quita|anade|sube|baja)\w* (?:un|una|1)\b/.test(words) ? '1' : null
}

/** «esta_vivo() que devuelva True o False»: whether anything is left. */
export function alive({ name, parameters }: Method, words: string, attributes: readonly Attribute[]): Effect | null {
  const life = attributes.find((each) => /^(?:vida\w*|energia|salud|bateria|carga|saldo|stock|puntos)$/.test(each.name))
  if (parameters.length > 0 || life === undefined) return null
  const own = name.replaceAll('_', ' ')
  if (/\b(?:viv[oa]|queda|activ[oa]|tiene)\b/.test(own) && /\btrue\b|\bdevuelv/.test(words))
    return {
      lines: [`return self.${life.name} > 0`],
      how: `\`${name}\` mira si queda algo: la comparación ya vale \`True\` o \`False\`.`,
    }
  if (/\b(?:muert[oa]|vaci[oa]|agotad[oa]|descargad[oa])\b/.test(own))
    return { lines: [`return self.${life.name} <= 0`], how: `\`${name}\` mira si ya no queda nada.` }
  return null
}

const BETWEEN = /\bentre (-?\d+(?:[.,]\d+)?) y (-?\d+(?:[.,]\d+)?)\b/

/** «agregar_nota(n) que solo acepta notas entre 0 y 5, si no avisa»: what is kept in a list, where it is valid. */
export function kept(
  { name, parameters: [parameter] }: Method,
  words: string,
  attributes: readonly Attribute[],
): Effect | null {
  const list = attributes.find(({ kind }) => kind === 'list')
  const range = BETWEEN.exec(words)
  if (parameter === undefined || list === undefined || range === null || !ADDS.test(words)) return null
  const [, low = '0', high = '10'] = range.map((each) => each.replace(',', '.'))
  const message = quoted(`No vale: tiene que estar entre ${low} y ${high}`)
  const refused =
    RAISE.test(words) && !/\bavis\w+/.test(words)
      ? [`    raise ValueError(${message})`]
      : FALSE.test(words)
        ? ['    return False']
        : [`    print(${message})`, '    return']
  return {
    lines: [
      `if not ${low} <= ${parameter} <= ${high}:`,
      ...refused,
      `self.${list.name}.append(${parameter})`,
      ...(FALSE.test(words) ? ['return True'] : []),
    ],
    how: `\`${name}\` mira primero si el valor vale; si no, la lista se queda como estaba.`,
  }
}

/** How much of what there may be is there, is free, or whether it is all or nothing. */
export function measured({ name, parameters }: Method, words: string, attributes: readonly Attribute[]): Effect | null {
  const limit = attributes.find((each) => LIMITS.test(each.name))
  const held = attributes.find(
    (each) => each !== limit && (each.kind === 'list' || (each.kind === 'number' && each.initial !== null)),
  )
  if (parameters.length > 0 || limit === undefined || held === undefined) return null
  const [own] = words.split(' devuelv')
  const amount = held.kind === 'list' ? `len(self.${held.name})` : `self.${held.name}`
  const result = /\bporcentaje|\bocupacion|\bpor ciento/.test(words)
    ? `${amount} / self.${limit.name} * 100`
    : /\blibres?\b|\bdisponibles?\b|\bquedan\b|\bfalta\w*\b|\bhuecos?\b/.test(words)
      ? `self.${limit.name} - ${amount}`
      : /\blleno|\bllena/.test(own ?? '') && /\b(?:esta|devuelv|true|lleno|llena)/.test(words)
        ? `${amount} == self.${limit.name}`
        : null
  // «entrar suma 1 y si está lleno …» changes something.
  if (result === null || stepOf(words) !== null || RAISE.test(words)) return null
  return { lines: [`return ${result}`], how: `\`${name}\` compara lo que hay con lo que cabe: \`${result}\`.` }
}

/** How much there may be of something. */
export const LIMITS = /^(?:capacidad\w*|maximo\w*|limite\w*|aforo\w*|plazas\w*|tope\w*|max_\w+)$/
const TOO_MUCH =
  /\b(?:no (?:cab\w+|quep\w+|entra\w*)|(?:se )?(?:pas[ae]\w*|super[ae]\w*|exced[ae]\w*|rebas[ae]\w*|sobrepas[ae]\w*|desbord\w+)|llen[oa]|mas de (?:la|el) (?:capacidad|maximo|limite|aforo))\b/

/** «pero nunca menos de 0» */
export const NOT_BELOW =
  /\b(?:nunca|no)(?: (?:puede|pueda|debe|se))? ?(?:sea |ser |quede |quedar |baje\w* |bajar )?(?:en |a |de |por )?(?:menos de (?:0|cero)|negativ[oa]|debajo de (?:0|cero)|(?:de )?(?:0|cero))\b|\b(?:como )?minimo (?:0|cero)\b|\bse qued[ae]\w* en (?:0|cero)\b/

/** «sin pasarse nunca del máximo», «como mucho hasta la capacidad». */
export const STOPS =
  /\bsin (?:que (?:se )?)?(?:pas\w+|super\w+|exced\w+)|\bcomo (?:mucho|maximo)\b|\bse qued[ae]\w* en (?:el|la) (?:maximo|tope|capacidad|limite)|\bnunca (?:se )?(?:pas\w+|super\w+)|\b(?:se (?:pierde|tira)|lo que sobr\w+)\b/

/** «si no cabe, ValueError»: what is added must not pass what there may be. */
export function limitFor(
  parameter: string,
  target: string,
  { words, attributes }: { words: string; attributes: readonly Attribute[] },
): string[] {
  const limit = attributes.find(({ name }) => LIMITS.test(name))
  if (limit === undefined || !TOO_MUCH.test(words)) return []
  const condition = `if self.${target} + ${parameter} > self.${limit.name}:`
  const message = quoted(`No cabe: el máximo es {self.${limit.name}}`)
  if (RAISE.test(words)) return [condition, `    raise ValueError(f${message})`]
  if (FALSE.test(words)) return [condition, '    return False']
  return [condition, `    print(f${message})`, '    return']
}
