import { upperFirst } from '~/platform/text/first-letter'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

/** What a method is to do, in plain words, and the class that it stands in. A tab in a line is one more level. */
export type Effect = {
  effect: string
  prose: string
  name: string
  parameters: readonly string[]
  attributes: readonly string[]
  /** What the class works out already without being given anything: `media()`. */
  results: readonly string[]
  kinds: ReadonlyMap<string, 'list' | 'number' | 'text'>
  testIn: (words: string, name: string) => string | null
}
export type Body = { lines: string[]; how: string[]; parameters?: string[] }

const LESS =
  /\b(?:rebaj\w*|baj\w*|rest\w*|quit\w*|disminu\w*|reduc\w*|descuent\w*|sac\w*|retir\w*|gast\w*|fren\w*|pierd\w*|vend\w*)\b/
const MORE =
  /\b(?:sub\w*|aument\w*|sum\w*|anad\w*|increment\w*|ingres\w*|deposit\w*|acumul\w*|encarec\w*|recib\w*|repon\w*|gan\w*|cumpl\w*)\b/

/** The body of a method; null where the words do not tell what it does. */
export function methodBody(of: Effect): Body | null {
  const { effect } = of
  const [action = '', ...conditions] = effect.split(/,? (?:y )?(?:que )?(?:si|cuando) /)
  const claim = tells(of)
  const guard = claim === null ? guardIn(of, conditions.join(' si ')) : []
  const main = claim ?? changes(of, action === '' ? effect : action) ?? shows(of, effect)
  if (main === null) return null
  return {
    ...main,
    lines: [...guard, ...main.lines],
    how: [
      ...main.how,
      ...(guard.length > 0 ? ['Lo primero es comprobar el dato: si no vale, el método no llega a cambiar nada.'] : []),
    ],
  }
}

/** «si es menor que 0 o mayor de 100 salte un ValueError». */
function guardIn({ parameters, attributes, testIn }: Effect, words: string): string[] {
  if (words === '') return []
  const named =
    parameters.find((name) => mentionsStem(words, name)) ??
    (attributes.some((name) => mentionsStem(words, name)) ? undefined : parameters[0])
  const attribute = attributes.find((name) => mentionsStem(words, name))
  const subject = named ?? (attribute === undefined ? undefined : `self.${attribute}`)
  if (subject === undefined) return []
  const own =
    /(?:no (?:hay|tiene|queda|alcanza)|insuficiente|mas (?:de lo )?que|mayor que)/.test(words) &&
    attribute !== undefined &&
    parameters[0] !== undefined
  const test = testIn(words, subject) ?? (own ? `${parameters[0]} > self.${attribute}` : null)
  if (test === null) return []
  const between = /^not (\S+) <= \S+ <= (\S+)$/.exec(test)
  const spoken = subject.replace('self.', '').replaceAll('_', ' ')
  const why = between ? `${spoken} debe estar entre ${between[1]} y ${between[2]}` : `${spoken} no vale`
  if (/error|excepcion|raise/.test(words))
    return [`if ${test}:`, `\traise ${/typeerror/.test(words) ? 'TypeError' : 'ValueError'}("${why}")`]
  if (/devuelv|retorn|regres/.test(words)) return [`if ${test}:`, '\treturn None']
  return [`if ${test}:`, `\tprint("${upperFirst(why)}.")`, '\treturn']
}

/** «que diga si tiene 18 o más»: a claim. */
function tells({ effect, name, attributes, results }: Effect): Body | null {
  const result = results.find((each) => mentionsStem(effect, each))
  const passes = results.find((each) => /^(?:media|promedio|nota)/.test(each))
  if (PASSES.test(name) && (effect === '' || result !== undefined) && passes !== undefined)
    return comparison(`self.${passes}()`, numberFrom(new RegExp(`${NUMBER}(?!\\w)`).exec(effect)?.[0]) ?? 5, '>=')
  const isClaim =
    /\b(?:dig\w+|devuelv\w+|retorn\w+|regres\w+|indiqu\w+|compruebe|sepa|muestr\w+) (?:true |verdadero )?si\b/.test(
      effect,
    ) || /^(?:es|esta|hay|tiene|puede)_/.test(name)
  if (!isClaim) return null
  const numeric =
    (result === undefined ? undefined : `${result}()`) ??
    attributes.find((attribute) => mentionsStem(effect, attribute)) ??
    (/anos|mayor|edad/.test(`${effect} ${name}`)
      ? attributes.find((attribute) => /edad/.test(attribute))
      : undefined) ??
    attributes.at(-1)
  const number =
    numberFrom(new RegExp(`${NUMBER}(?!\\w)`).exec(effect.replace(/\b(?:un|una|uno)\b/g, ''))?.[0]) ??
    (/mayor/.test(name) ? 18 : null)
  if (numeric === undefined || number === null) return null
  const isLess = /menos de|menor/.test(effect) && !/o mas/.test(effect)
  const sign = isLess ? '<' : /mas de|mayor que/.test(effect) ? '>' : '>='
  return comparison(`self.${numeric}`, number, sign)
}

const PASSES = /^(?:es_|esta_|ha_)?(?:aprobad[oa]|aprueba|apto)$/
const comparison = (value: string, number: number, sign: string): Body => ({
  lines: [`return ${value} ${sign} ${number}`],
  how: ['La comparación ya vale `True` o `False`: se devuelve tal cual.'],
})

/** An attribute that goes up or down, or gets another value. */
function changes({ name, parameters, attributes, kinds, effect }: Effect, words: string): Body | null {
  const both = `${words} ${name.replaceAll('_', ' ')}`
  const sign = LESS.test(words) ? '-' : MORE.test(words) ? '+' : LESS.test(both) ? '-' : MORE.test(both) ? '+' : null
  const [parameter] = parameters
  const list = attributes.find((attribute) => kinds.get(attribute) === 'list')
  if (list !== undefined && parameter !== undefined && (sign !== null || /guard|met|agreg/.test(both))) {
    return sign === '-'
      ? { lines: [`if ${parameter} in self.${list}:`, `\tself.${list}.remove(${parameter})`], how: [] }
      : {
          lines: [`self.${list}.append(${parameter})`],
          how: [`\`append\` añade al final de la lista que guarda el objeto.`],
        }
  }
  const attribute = attributes.find((each) => mentionsStem(effect, each)) ?? onlyNumber(attributes, kinds)
  if (attribute === undefined) return null
  const by = parameter ?? String(numberFrom(new RegExp(`${NUMBER}(?!\\w)`).exec(words)?.[0]) ?? '1')
  if (sign === null)
    return parameter !== undefined && /cambi|modific|pon|actualiz|asign|nuev/.test(both)
      ? { lines: [`self.${attribute} = ${parameter}`], how: [] }
      : null
  const isPercent =
    /porcentaje|descuento|%|por ciento/.test(`${parameter ?? ''} ${effect} ${parameter === undefined ? '' : name}`) &&
    parameter !== undefined &&
    !/cantidad|importe|monto/.test(parameter)
  const change = isPercent
    ? `self.${attribute} ${sign}= self.${attribute} * ${by} / 100`
    : `self.${attribute} ${sign}= ${by}`
  const floor =
    /no (?:\w+ ){0,4}(?:baj\w*|menos|menor|negativ\w*|por debajo)(?: (?:de|que|a))? ?(?<floor>\d+|cero)?/.exec(effect)
  if (floor && sign === '-') {
    const least = numberFrom(floor.groups?.floor) ?? 0
    return {
      lines: [`self.${attribute} = max(${least}, self.${attribute} - ${by})`],
      how: [`\`max(${least}, …)\` se queda con el mayor de los dos: por eso \`${attribute}\` nunca baja de ${least}.`],
    }
  }
  return {
    lines: [change],
    how: [
      isPercent
        ? `El porcentaje se calcula sobre el \`${attribute}\` que tiene el objeto en ese momento.`
        : `\`${sign}=\` cambia el atributo del objeto.`,
    ],
  }
}

function onlyNumber(attributes: readonly string[], kinds: Effect['kinds']): string | undefined {
  const numbers = attributes.filter(
    (attribute) =>
      kinds.get(attribute) === 'number' ||
      /precio|saldo|velocidad|stock|cantidad|edad|nivel|vida|puntos|total|km|kilometros/.test(attribute),
  )
  return numbers.length === 1 ? numbers[0] : undefined
}

/** «que muestre los datos», «que devuelva el área». */
function shows({ attributes, name }: Effect, effect: string): Body | null {
  const named = attributes.filter((attribute) => mentionsStem(effect, attribute))
  const chosen = named.length > 0 ? named : attributes
  if (chosen.length === 0) return null
  if (
    /\b(?:muestr\w*|imprim\w*|ense\w*|present\w*|salud\w*|dig\w*)\b/.test(effect) ||
    /mostrar|imprimir|presentar|info/.test(name)
  ) {
    const hello = /salud|present/.test(`${effect} ${name}`) ? 'Hola, soy ' : ''
    return {
      lines: [
        hello === ''
          ? `print(${chosen.map((each) => `self.${each}`).join(', ')})`
          : `print("${hello.trim()}", self.${chosen[0]})`,
      ],
      how: [],
    }
  }
  const product = /area|superficie|valor total|importe|total/.test(`${effect} ${name}`) && attributes.length === 2
  if (product) return { lines: [`return self.${attributes[0]} * self.${attributes[1]}`], how: [] }
  if (/perimetro/.test(`${effect} ${name}`) && attributes.length === 2)
    return { lines: [`return 2 * (self.${attributes[0]} + self.${attributes[1]})`], how: [] }
  return /devuelv|retorn|regres/.test(effect) && named.length === 1
    ? { lines: [`return self.${named[0]}`], how: [] }
    : null
}
