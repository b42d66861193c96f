import { indented } from '../../program'
import { outcomeLines, statedText } from '../bodies/method-tests'
import { type Body, refTo, type Store, speaksOf, type Told } from '../sketch'
import { type Access, accessTo, STORES } from './store'
import { EXISTS, finder, isAmount } from './store-guards'

/** What puts one more into what a class keeps. */
export function addBody(told: Told, store: Store): Body | null {
  const { method, main, text, rules, sketch } = told
  const first = main.split(' ')[0] ?? ''
  if (!STORES.test(method.name) && !STORES.test(first)) return null
  const ref = refTo(store.field)
  const how = `\`${method.name}\` guarda uno más en \`${ref}\`.`
  if (store.kind === 'objects' && store.itemClass) {
    const passed = store.itemClass.fields.filter(({ isPassed }) => isPassed)
    const isMade =
      /^crear|^nuev|^dar_de_alta|^registrar/.test(method.name) ||
      method.parameters.length > 1 ||
      (method.parameters.length === 1 &&
        method.parameters[0] !== store.item &&
        passed.some(({ name }) => name === method.parameters[0]))
    const parameters =
      method.parameters.length > 0 ? method.parameters : isMade ? passed.map(({ name }) => name) : [store.item]
    const defaults = isMade
      ? Object.fromEntries(
          passed.flatMap(({ name, initial }) =>
            initial === null || !parameters.includes(name) ? [] : [[name, initial]],
          ),
        )
      : {}
    const value = isMade ? `${store.itemClass.name}(${parameters.join(', ')})` : (parameters[0] ?? store.item)
    const exists = rules.find(({ condition }) => EXISTS.test(condition))
    const key = isMade ? (parameters[0] ?? store.key) : `${value}.${store.key}`
    const guard = exists
      ? [
          `if self.${finder(told)}(${key}) is not None:`,
          ...indented(outcomeLines(exists.outcome, `Ya existe {${key}}`, statedText(exists.written))),
        ]
      : []
    return {
      lines: [...guard, ...fullGuard(told, ref), `${ref}.append(${value})`],
      how,
      parameters,
      defaults: { ...defaults, ...method.defaults },
      gives: 'nothing',
    }
  }
  if (store.kind === 'values') return addedValue(told, store)
  if (store.kind === 'map' && method.parameters.length === 1 && store.fields[0] === 'veces') {
    const [name = store.key] = method.parameters
    return {
      lines: [`${ref}[${name}] = ${ref}.get(${name}, 0) + 1`],
      how: `\`.get(${name}, 0)\` da 0 la primera vez, y luego se suma 1.`,
      parameters: [name],
      gives: 'nothing',
    }
  }
  const parameters = method.parameters.length > 0 ? method.parameters : [store.key, ...store.fields]
  const [key = store.key, ...fields] = parameters
  const access = accessTo(sketch, store, key)
  const value =
    store.kind === 'map'
      ? (fields[0] ?? "''")
      : `{${store.fields.map((name) => `'${name}': ${fields.includes(name) ? name : (method.defaults[name] ?? '0')}`).join(', ')}}`
  const put = `${ref}[${key}] = ${value}`
  const exists = rules.find(({ condition }) => EXISTS.test(condition))
  if (exists === undefined) {
    const isSum = /\b(?:acumul\w+|se sum\w+)\b/.test(text) && store.kind === 'map'
    return {
      lines: [...fullGuard(told, ref), isSum ? `${ref}[${key}] = ${ref}.get(${key}, 0) + ${fields[0]}` : put],
      how,
      parameters,
      gives: 'nothing',
    }
  }
  const updates = updatesIn(exists.outcome, { store, access, fields })
  const lines =
    updates.length > 0
      ? [`if ${access.present}:`, ...indented(updates), 'else:', ...indented([put])]
      : [
          `if ${access.present}:`,
          ...indented(outcomeLines(exists.outcome, `Ya existe {${key}}`, statedText(exists.written))),
          put,
        ]
  return {
    lines,
    how:
      updates.length > 0 ? `\`${access.present}\` mira si ya estaba: entonces se actualiza en lugar de crearse.` : how,
    parameters,
    gives: 'nothing',
  }
}

/** All that is said from where the class is named. */
const classWords = ({ sketch }: Told) =>
  sketch.words
    .slice(sketch.plan.at)
    .map(({ plain }) => plain)
    .join(' ')

/** «si ya existe sume la cantidad y ponga el precio nuevo» */
function updatesIn(
  outcome: string,
  { store, access, fields }: { store: Store; access: Access; fields: string[] },
): string[] {
  const verbs = [
    ...outcome.matchAll(
      /\b(sum|aument|increment|acumul|anad|pon|actualic|actualiz|cambi|reemplac|reemplaz|sustituy|sobreescrib|guard|qued)\w*/g,
    ),
  ]
  if (verbs.length === 0) return []
  const used = new Set<string>()
  const lines = verbs.flatMap((verb, at) => {
    const stretch = outcome.slice(verb.index, verbs[at + 1]?.index)
    const sums = /^(?:sum|aument|increment|acumul|anad)/.test(verb[0])
    const named = fields.filter((name) => speaksOf(stretch, { name }))
    const meant =
      named.length > 0
        ? named
        : sums
          ? fields.filter((name) => isAmount(name)).slice(0, 1)
          : fields.filter((name) => !used.has(name))
    for (const name of meant) used.add(name)
    return meant.map((name) => `${access.at(store.kind === 'map' ? '' : name)} ${sums ? '+=' : '='} ${name}`)
  })
  return lines
}

/** «si está lleno», «máximo 5»: no more than there may be. */
function fullGuard({ rules, sketch, text }: Told, ref: string): string[] {
  const limit = sketch.fields.find(({ name }) => /^(?:capacidad|max|limite|aforo|plazas|tope)/.test(name))
  const number = /\b(?:maximo|hasta|no mas de|como mucho|tope)(?: (?:de|un|a))* (\d+)\b/.exec(text)?.[1]
  const top = limit ? refTo(limit) : number
  const rule = rules.find(({ condition }) =>
    /\b(?:llen[oa]|cab\w+|quep\w+|capacidad|maximo|sitio|plazas|espacio|aforo|limite)\b/.test(condition),
  )
  if (top === undefined || (!rule && number === undefined)) return []
  return [
    `if len(${ref}) >= ${top}:`,
    ...indented(outcomeLines(rule?.outcome ?? '', 'No cabe: está lleno', rule ? statedText(rule.written) : null)),
  ]
}

function addedValue(told: Told, store: Store): Body {
  const { method, rules, text } = told
  const [parameter = store.item] = method.parameters
  const ref = refTo(store.field)
  const between = /\bentre (-?\d+(?:[.,]\d+)?) y (-?\d+(?:[.,]\d+)?)/.exec(text)
  const lines: string[] = []
  if (between) {
    const [, low = '0', high = '10'] = between.map((each) => each.replace(',', '.'))
    const rule = rules.find(({ condition }) => condition === 'else' || /\bno\b|\bentre\b|valid/.test(condition))
    const fallback = /\b(?:lanc|lanz|valueerror|error)/.test(text)
      ? 'lance'
      : /\bfalse\b/.test(text)
        ? 'devuelva false'
        : ''
    lines.push(
      `if not ${low} <= ${parameter} <= ${high}:`,
      ...indented(
        outcomeLines(
          rule?.outcome || fallback,
          `No vale: tiene que estar entre ${low} y ${high}`,
          rule ? statedText(rule.written) : null,
        ),
      ),
    )
  }
  const exists = rules.find(({ condition }) => EXISTS.test(condition))
  if (
    exists ||
    /\bsin (?:que se )?repet|\bsin repetir|\bno (?:se )?(?:repit|(?:deje|permita|admita|acepte) (?:\w+ )?repet)|sin duplicados/.test(
      `${text} ${classWords(told)}`,
    )
  )
    lines.push(
      `if ${parameter} in ${ref}:`,
      ...indented(
        outcomeLines(exists?.outcome ?? '', `Ya está {${parameter}}`, exists ? statedText(exists.written) : null),
      ),
    )
  lines.push(...fullGuard(told, ref), `${ref}.append(${parameter})`)
  return { lines, how: `\`append\` añade al final de la lista \`${ref}\`.`, parameters: [parameter], gives: 'nothing' }
}
