import { upperFirst } from '~/platform/text/first-letter'
import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { fieldKind } from '../../../../../engine/task/classes/field-kinds'
import { indented } from '../../program'
import { allFields, type Body, fieldNamed, refTo, type Sketch, speaksOf, type Told, wordsAbout } from '../sketch'
import { boundsIn } from './amount-bounds'
import { targetOf } from './amount-targets'
import { LIMIT, outcomeLines, statedText, type Test, testsOf } from './method-tests'

export const ADDS =
  /\b(?:ingres|deposit|sum[aei]|aument|increment|sub[aei]|carg|recarg|repon|repus|gan[aeo]|acumul|llen|rellen|cur[aei]|acele|infl|repost|abon|recib\w* dinero|met[aeio]|anad|agreg|cumpl|crec|mejora[rd]|recuper|sub_|recorr|avanz|entren|anot|ech[ae]|comprar? stock|ahorr)\w*/
export const TAKES =
  /\b(?:retir|sac[ao]|saqu|rest[aeo]|vend|gast|quit|baj[aeo]|reduc|reduz|disminu|descont|descuent|consum|us[ae]r|fren|perd|pierd|pag[ao]|pagu|decrement|descarg|extra[ei]|desacel|recibir_da|recibir_gol|golpe|dano|danio|rebaj|hier|herir|cobrar?_danio)\w*/
const SETS =
  /\b(?:cambi|modific|actualiz|establec|asign|fij|renombr|pon(?:er|ga)|set_|mov|muev|trasl|corrig|corregir)\w*/
const RESETS = /\b(?:reinici|resete|reset|vaci[ae]r|limpi|a cero|poner a 0)\w*/

/** A method that adds to a number of its object, takes from it, sets a field or puts it back. */
export function amountBody(told: Told): Body | null {
  const { sketch, main, method } = told
  const words = `${spoken(method.name)} ${main}`
  if (/\bcuant[oa]s? veces\b|^contar\b/.test(words)) return null
  const isReset = RESETS.test(words)
  if (isReset && method.parameters.length === 0) return resetBody(told)
  const own = told.main.replace(/^\w+/, '')
  const sign = signOf(own.replace(/\b(?:a|de) (?:sumar|restar)\b/, '')) ?? signOf(words)
  if (sign === null) return SETS.test(words) ? setBody(told) : null
  const target = targetOf(told, words)
  if (target === null) return null
  const fixed = /\b(?:dej|pon|vuelv)\w*(?: (?:otra vez|de nuevo))? (?:en|a|al) (\d+)\b/.exec(told.main)?.[1]
  if (fixed !== undefined && method.parameters.length === 0)
    return {
      lines: [`${refTo(target)} = ${fixed}`],
      how: `\`${method.name}\` deja \`${refTo(target)}\` en ${fixed}.`,
      parameters: [],
      gives: 'nothing',
    }
  return changeBody(told, { target, sign, words, sketch })
}

const spoken = (name: string) => `${name} ${name.replaceAll('_', ' ')}`

function signOf(words: string): '+' | '-' | null {
  const [adds, takes] = [ADDS.exec(words)?.index ?? Infinity, TAKES.exec(words)?.index ?? Infinity]
  return adds === takes ? null : takes < adds ? '-' : '+'
}

type Change = { target: FieldPlan; sign: '+' | '-'; words: string; sketch: Sketch }

/** «subir_nivel», «cumplir años», «incrementar»: one more each time, where no amount is spoken of. */
const BY_ONE =
  /^(?:incrementar|decrementar|cumplir\w*|(?:subir|bajar|pasar)_(?:nivel|piso|canal|volumen|de_nivel|curso)|siguiente|anterior|entrar|salir|anotar\w*|marcar\w*|ganar_partido|dar_un_paso|sumar_uno|restar_uno|crecer)$/

function amountIn({ method, main, sketch }: Told, words: string): { amount: string; parameter: string | null } {
  const given = method.parameters.find((name) => !/^(?:nombre|titulo|codigo|id|otro|otra|destino)$/.test(name))
  if (given !== undefined) return { amount: given, parameter: given }
  const half = /\bde (medi[oa]|\d+(?:[.,]\d+)?) en (?:medi[oa]|\d)/.exec(
    sketch.plan.methods
      .filter(({ name }) => /^(?:subir|bajar|aumentar|disminuir|incrementar|decrementar)/.test(name))
      .map((each) =>
        wordsAbout(each, sketch.words)
          .map(({ plain }) => plain)
          .join(' '),
      )
      .join(' ; '),
  )?.[1]
  if (half !== undefined) return { amount: /^medi/.test(half) ? '0.5' : half.replace(',', '.'), parameter: null }
  const doing = main.replace(/\b(?:no|nunca|ni|sin|solo)\b.*$|\bmultiplos? de \d+/g, '')
  const step =
    /\b(?:en|suma\w*|sume|resta\w*|reste|sub[aei]\w*|baj[ae]\w*|aument\w*|increment\w*|quit\w*|de|gast[ae]\w*|consum\w*|pierd\w*|gan[ae]\w*|rest[ae]\w*)(?: (?:en|un|una|el|la|su|[a-z]{4,})){0,3} (\d+(?:[.,]\d+)?)\b(?! (?:%|por ciento\b|a\b|o\b|minut|veces|por\b))/.exec(
      doing,
    )?.[1]
  if (step !== undefined) return { amount: step.replace(',', '.'), parameter: null }
  if (
    /\b(?:sum|rest|sub|baj|anad|quit)[ae]\w* (?:un|una|1) [a-z]+|\b(?:un|una|1)$|\b(?:un|1) (?:punto|ano|nivel|anio|gol|piso|coche|unidad)\b|\bde (?:uno|1) en (?:uno|1)\b/.test(
      doing,
    ) ||
    /\bde (?:uno|1) en (?:uno|1)\b/.test(
      sketch.plan.methods
        .map((each) =>
          wordsAbout(each, sketch.words)
            .map(({ plain }) => plain)
            .join(' '),
        )
        .join(' ; '),
    ) ||
    BY_ONE.test(method.name)
  )
    return { amount: '1', parameter: null }
  const noun = /\b(?:minutos|kilometros|litros|puntos|horas|grados|dias|unidades|goles|metros|monedas)\b/.exec(
    words,
  )?.[0]
  const parameter = /porcentaje|por ciento|%/.test(words) ? 'porcentaje' : (noun ?? 'cantidad')
  return { amount: parameter, parameter }
}

function changeBody(told: Told, { target, sign, words, sketch }: Change): Body {
  const { method, rules } = told
  const share = /(\d+(?:[.,]\d+)?) ?(?:%|por ciento)/.exec(told.main)?.[1]
  // «que por defecto suba un 5 %»
  const isStandard = share !== undefined && method.parameters.length === 0 && /\bpor defecto\b/.test(told.main)
  const { amount, parameter } = isStandard
    ? { amount: 'porcentaje', parameter: 'porcentaje' }
    : share && method.parameters.length === 0
      ? { amount: share.replace(',', '.'), parameter: null }
      : amountIn(told, words)
  const isShare =
    share !== undefined ||
    /^(?:porcentaje|pct|descuento|porciento|tanto)/.test(amount) ||
    (parameter !== null && /\bporcentaje|\bpor ciento|%/.test(words))
  const ref = refTo(target)
  const rate =
    parameter === null
      ? undefined
      : /\b(\d+(?:[.,]\d+)?) (?:de [a-z]+ |puntos |litros )?por (?:cada )?(?:minuto|hora|km|kilometro|dia|unidad|litro|punto)/.exec(
          told.main,
        )?.[1]
  const each = rate === undefined || rate === '1' ? amount : `${rate.replace(',', '.')} * ${amount}`
  const use = fieldNamed(sketch, 'consumo')
  const burnt =
    use && sign === '-' && /^(?:km|kilometros|distancia)$/.test(amount) ? `${amount} * ${refTo(use)} / 100` : each
  const by = isShare ? `${ref} * ${amount} / 100` : burnt
  const bounds = boundsIn(told, sketch, target)
  const parameters = method.parameters.length > 0 ? method.parameters : parameter === null ? [] : [parameter]
  if (/\bsin (?:cambi|modific|tocar|alter)/.test(told.text))
    return {
      lines: [`return ${ref} ${sign} ${by}`],
      how: `\`${method.name}\` devuelve el resultado y deja \`${ref}\` como estaba.`,
      parameters,
      gives: 'value',
    }
  const before: string[] = []
  const after: string[] = []
  let result: string | null = null
  const multiple = /\bmultiplos? de (\d+)/.exec(told.text)?.[1]
  if (multiple !== undefined && parameter !== null)
    before.push(
      `if ${parameter} % ${multiple} != 0:`,
      ...indented(outcomeLines('', `Tiene que ser múltiplo de ${multiple}`, null)),
    )
  const limit = allFields(sketch).find(({ name }) => LIMIT.test(name))
  const isGuarded = /\bno (?:se )?(?:dej|pued|permit)\w*(?: que)?(?: se)? (?:pas|super|exced)\w+/.test(told.text)
  if (isGuarded && limit && sign === '+' && rules.every(({ outcome }) => outcome === ''))
    before.push(
      `if ${ref} + ${by} > ${refTo(limit)}:`,
      ...indented(outcomeLines('', `No cabe: el máximo es {${refTo(limit)}}`, null)),
    )
  for (const rule of rules) {
    const isOnly = rule.condition.startsWith('solo ')
    const tests =
      testsOf(rule.condition.replace(/^solo /, ''), { sketch, parameter, target: ref }) ??
      positive(rule.condition, { ref, parameter, sketch })
    if (tests === null) continue
    for (const test of tests) {
      const lines = outcomeLines(rule.outcome, whose(test, sketch), textOf(rule, sketch))
      const [first] = lines
      if (test.isAfter && first?.startsWith('print')) after.push(`if ${test.test}:`, ...indented([first]))
      else if (bounds.isClamped && rule.outcome === '') continue
      else before.push(`if ${isOnly && !NEGATED.test(test.test) ? notOf(test.test) : test.test}:`, ...indented(lines))
    }
    if (/\bfalse\b/.test(rule.outcome) || /\btrue\b/.test(told.main)) result = 'True'
  }
  const change =
    bounds.high !== null && sign === '+'
      ? `${ref} = min(${bounds.high}, ${ref} + ${by})`
      : bounds.low !== null && sign === '-'
        ? `${ref} = max(${bounds.low}, ${ref} - ${by})`
        : `${ref} ${sign}= ${by}`
  return {
    lines: [...before, change, ...after, ...(result === null ? returned(told, ref) : [`return ${result}`])],
    how: howOf(change, { before, name: method.name, isShare, amount }),
    parameters,
    ...(isStandard ? { defaults: { porcentaje: share } } : {}),
    gives: result !== null || returned(told, ref).length > 0 ? 'value' : 'nothing',
  }
}

const NEGATED = /^(?:\w+ > self|not )/
const notOf = (test: string) => (/^not /.test(test) ? test.slice(4) : `not (${test})`)
/** «solo si hay bastante»: the opposite of it, which is refused. */
function positive(
  condition: string,
  { ref, parameter, sketch }: { ref: string; parameter: string | null; sketch: Sketch },
): Test[] | null {
  if (!/^solo\b/.test(condition) || parameter === null) return null
  return testsOf(`no ${condition.replace(/^solo /, '').replace(/^(?!hay|tiene|queda|cabe).*/, 'hay suficiente')}`, {
    sketch,
    parameter,
    target: ref,
  })
}

/** «devuelva el nuevo saldo» */
const returned = ({ main }: Told, ref: string) =>
  /\bdev(?:uelv\w+|olv\w+) (?:el|la|lo)\b/.test(main) ? [`return ${ref}`] : []

/** «Ha muerto» of somebody with a name. */
function whose({ message }: Test, _sketch: Sketch): string {
  return message
}

function textOf({ written }: { written: string }, sketch: Sketch): string | null {
  const text = statedText(written)
  if (text === null) return null
  const name = fieldNamed(sketch, 'nombre')
  return name && /^(?:ha|esta|se ha|se queda|está|tiene|no puede|murió|murio)(?= |$)/.test(text) && !/«/.test(written)
    ? `{${refTo(name)}} ${text}`
    : upperFirst(text)
}

function resetBody({ sketch, method, text }: Told): Body | null {
  const fields = allFields(sketch)
  const many = sketch.store ?? null
  const chosen = fields.filter((field) => speaksOf(text, field))
  const all = (chosen.length > 0 ? chosen : fields).filter(({ initial, name }) => initial !== null && !LIMIT.test(name))
  const own =
    all.length > 0
      ? all
      : many
        ? [many.field]
        : fields.filter(({ kind, name }) => kind === 'number' && fieldKind(name) === 'number')
  if (own.length === 0) return null
  return {
    lines: own.map((field) => `${refTo(field)} = ${field.initial ?? '0'}`),
    how: `\`${method.name}\` deja el objeto como al principio.`,
    parameters: [],
    gives: 'nothing',
  }
}

/** «mover(dx, dy)», «cambiar(nombre, precio)»: each parameter is of one field. */
function setEach({ sketch, method }: Told): Body | null {
  const lines = method.parameters.map((parameter) => {
    const field = allFields(sketch).find(({ name }) =>
      [name, `d${name}`, `nuevo_${name}`, `nueva_${name}`].includes(parameter),
    )
    return field ? `${refTo(field)} ${parameter === `d${field.name}` ? '+=' : '='} ${parameter}` : null
  })
  if (lines.some((line) => line === null)) return null
  return {
    lines: lines.filter((line) => line !== null),
    how: `\`${method.name}\` cambia cada atributo con lo que le pases.`,
    parameters: method.parameters,
    gives: 'nothing',
  }
}

function setBody(told: Told): Body | null {
  const { sketch, method, main, rules } = told
  const words = `${spoken(method.name)} ${main}`
  const fields = allFields(sketch).filter(({ kind }) => kind === 'text' || kind === 'number')
  if (method.parameters.length > 1) return setEach(told)
  const target =
    fields.find((field) => speaksOf(words, field)) ??
    fields.find(({ name }) => method.parameters.some((each) => each.includes(name)))
  if (!target || (target.kind === 'text' && target.of.length > 0)) return null
  const parameters = method.parameters.length > 0 ? method.parameters : [target.name]
  const [parameter = target.name] = parameters
  const guards = rules.flatMap((rule) =>
    (testsOf(rule.condition, { sketch, parameter, target: refTo(target) }) ?? []).flatMap((test) => [
      `if ${test.test}:`,
      ...indented(outcomeLines(rule.outcome, test.message, textOf(rule, sketch))),
    ]),
  )
  return {
    lines: [...guards, `${refTo(target)} = ${parameter}`],
    how: `\`${method.name}\` cambia \`${refTo(target)}\` por lo que le pases.`,
    parameters,
    gives: 'nothing',
  }
}

function howOf(
  change: string,
  { before, name, isShare, amount }: { before: string[]; name: string; isShare: boolean; amount: string },
): string {
  const ref = change.split(' ')[0]
  if (before.length > 0)
    return `\`${name}\` comprueba antes de cambiar nada: si no se puede, \`${ref}\` se queda como estaba.`
  if (change.includes('max(')) return `\`max\` se queda con el mayor: \`${ref}\` no baja del mínimo.`
  if (change.includes('min(')) return `\`min\` se queda con el menor: \`${ref}\` no pasa del máximo.`
  if (isShare) return `El ${/^\d/.test(amount) ? amount : `\`${amount}\``} % de algo es \`… * ${amount} / 100\`.`
  return `\`${change}\` cambia el atributo de ese objeto y de ninguno más.`
}
