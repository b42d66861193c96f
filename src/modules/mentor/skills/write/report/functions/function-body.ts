import type { Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { columnsOf, isDerived, type Measure, type Query } from '../query'
import { type Column, isNumeric, type Source } from '../read/column'
import { readQuery } from '../read/read-query'
import type { Tokens } from '../read/tokens'
import { loopOf } from '../write/loop'
import { expressionOf, testOf, usedIn } from '../write/python-terms'

export type Body = { lines: string[]; how: string[]; said: string }

type Asked = { task: Task; tokens: Tokens; source: Source; message: string; decimals: number | null }

/** What a query of the rows comes to, returned. */
export function queryBody({ task, tokens, source, message, decimals }: Asked): Body | null {
  const best = bestBody({ task, tokens, source })
  if (best) return best
  const query = readQuery({ task, tokens, source, message, template: null, isPlain: false })
  if (query === null || query.saving || query.tax) return null
  if (query.group) return groupBody(query, decimals)
  if (query.measures.length > 0) return measuresBody(query, decimals)
  return query.listing ? listBody(query) : null
}

const MOST =
  /\b(?:(?:el|la|su|C\d+|nombre|MONEY|clave|de|del|al|quien|cual|que|tiene|WANT|SHOW) ){1,24}(mas|MAX|menos|MIN)\b(?: (?:tiene|lleva|vale|cuesta|ha|goles|puntos|C\d+|vendid[oa]|alt[oa]|car[oa]|barat[oa]|votos|valor|unidades|[a-z]+ad[oa])){0,24}/

/** The key of a dictionary with the largest or smallest value, by hand where `max` and `sorted` are forbidden. */
function bestBody({ task, tokens, source }: Pick<Asked, 'task' | 'tokens' | 'source'>): Body | null {
  const [key, value] = source.columns
  const found = source.shape === 'dict' ? tokens.find(MOST) : null
  if (!found || !key || !value || value.type === 'numbers') return null
  tokens.use(found)
  const isMost = found.groups[0] === 'mas' || found.groups[0] === 'MAX'
  const name = isMost ? 'max' : 'min'
  const isForbidden = task.constraints.some((each) => each.kind === 'without' && each.what === name)
  const said = `devuelve la clave con el valor ${isMost ? 'mayor' : 'menor'}`
  if (!isForbidden)
    return {
      lines: [`return ${name}(${source.variable}, key=${source.variable}.get)`],
      how: ['`key=….get` compara los valores, y lo que se devuelve es la clave.'],
      said,
    }
  return {
    lines: [
      'mejor = None',
      `for ${key.name}, ${value.name} in ${source.variable}.items():`,
      `    if mejor is None or ${value.name} ${isMost ? '>' : '<'} ${source.variable}[mejor]:`,
      `        mejor = ${key.name}`,
      'return mejor',
    ],
    how: [
      '`mejor` guarda la clave que va ganando y cambia cuando aparece un valor que la supera; en un diccionario vacío se queda en `None`.',
    ],
    said,
  }
}

const round = (expression: string, decimals: number | null) =>
  decimals === null ? expression : `round(${expression}, ${decimals})`

function groupBody({ source, group, measures, where }: Query, decimals: number | null): Body | null {
  const [measure] = measures
  if (
    !group ||
    !measure ||
    measures.length > 1 ||
    group.part !== 'whole' ||
    !/^(?:sum|count|mean)$/.test(measure.operation)
  )
    return null
  const key = group.column.name
  const used = [group.column, ...(measure.value ? columnsOf(measure.value) : []), ...usedIn(where)]
  const loop = loopOf(source, used)
  const value = measure.value ? expressionOf(measure.value) : '1'
  const isMean = measure.operation === 'mean'
  const fill = isMean
    ? `grupos.setdefault(${key}, []).append(${value})`
    : `totales[${key}] = totales.get(${key}, 0) + ${measure.operation === 'count' ? '1' : value}`
  const test = testOf(where)
  const name = isMean ? 'grupos' : 'totales'
  return {
    lines: [
      `${name} = {}`,
      `for ${loop.target} in ${loop.items}:`,
      ...indented([...loop.cells, ...(test === '' ? [fill] : [`if ${test}:`, ...indented([fill])])]),
      isMean
        ? `return {${key}: ${round('sum(valores) / len(valores)', decimals)} for ${key}, valores in grupos.items()}`
        : decimals === null
          ? 'return totales'
          : `return {${key}: round(total, ${decimals}) for ${key}, total in totales.items()}`,
    ],
    how: [
      isMean
        ? `\`setdefault\` crea la lista de cada ${key} la primera vez.`
        : `\`totales.get(${key}, 0)\` da lo que llevaba cada ${key}, o 0 la primera vez.`,
    ],
    said: `devuelve un diccionario con ${isMean ? 'la media' : measure.operation === 'count' ? 'cuántos hay' : 'el total'} de cada ${key}`,
  }
}

const NAMES: Partial<Record<Measure['operation'], string>> = {
  sum: 'total',
  mean: 'media',
  max: 'maximo',
  min: 'minimo',
  count: 'cuantos',
}

function measuresBody({ source, measures, where }: Query, decimals: number | null): Body | null {
  const lines: string[] = []
  const results: string[] = []
  const lists = new Map<string, string>()
  for (const { operation, value, where: own } of measures) {
    const name = NAMES[operation]
    if (name === undefined) return null
    const all = [...where, ...own]
    const loop = loopOf(source, [...(value ? columnsOf(value) : []), ...usedIn(all)])
    const inline = (column: Column) => (source.shape === 'dicts' ? `${source.one}['${column.header}']` : column.name)
    const test = testOf(all, inline)
    const inside = (element: string) =>
      `${element} for ${loop.target} in ${loop.items}${test === '' ? '' : ` if ${test}`}`
    if (operation === 'count') {
      results.push(test === '' ? `len(${source.variable})` : `sum(${inside('1')})`)
      continue
    }
    if (!value) return null
    const key = inside(expressionOf(value, inline))
    const list = lists.get(key) ?? (lists.size === 0 ? 'valores' : `valores_${lists.size + 1}`)
    if (!lists.has(key)) lines.push(`${list} = [${key}]`)
    lists.set(key, list)
    results.push(
      operation === 'mean'
        ? round(`sum(${list}) / len(${list})`, decimals)
        : operation === 'sum'
          ? round(`sum(${list})`, decimals)
          : `${operation}(${list})`,
    )
  }
  const needsOne = measures.some(({ operation }) => /^(?:mean|max|min)$/.test(operation))
  if (needsOne)
    lines.push('if not valores:', `    return ${results.length === 1 ? '0' : `(${results.map(() => '0').join(', ')})`}`)
  return {
    lines: [...lines, `return ${results.join(', ')}`],
    how: [
      ...(lines.length > 0 ? ['La lista `valores` recoge el dato de cada fila.'] : []),
      ...(needsOne ? ['Si no hay ninguna fila se devuelve 0, en vez de fallar al dividir.'] : []),
      ...(results.length > 1 ? ['`return` con comas devuelve los valores juntos, en una tupla.'] : []),
    ],
    said: 'devuelve lo que pides de las filas',
  }
}

function listBody({ source, where, listing, order, limit, derived }: Query): Body | null {
  const fields = listing?.fields ?? []
  const [first] = fields
  if (
    source.shape === 'dict' &&
    first &&
    derived.length === 0 &&
    order === null &&
    limit === null &&
    where.length > 0
  ) {
    const [key, value] = source.columns
    const chosen = testOf(where)
    return {
      lines: [
        `return {${key?.name}: ${value?.name} for ${key?.name}, ${value?.name} in ${source.variable}.items() if ${chosen}}`,
      ],
      how: [`El diccionario nuevo se queda con las parejas que cumplen \`${chosen}\`.`],
      said: 'devuelve un diccionario con lo elegido',
    }
  }
  if (!first || derived.length > 0 || limit !== null || fields.some(isDerived)) return null
  const isWhole = fields.length === source.columns.length
  const columns = fields as Column[]
  const loop = loopOf(source, [...columns, ...usedIn(where)])
  const inline = (column: Column) => (source.shape === 'dicts' ? `${source.one}['${column.header}']` : column.name)
  const test = testOf(where, inline)
  const element =
    isWhole && source.shape === 'dicts'
      ? source.one
      : columns.length === 1
        ? inline(first as Column)
        : `(${columns.map(inline).join(', ')})`
  const stated = order && typeof order.by === 'object' && !isDerived(order.by) ? order.by : null
  // «del que más lleva al que menos», of those that have more than 30: by what was compared.
  const by = stated ?? (order ? (usedIn(where).find(isNumeric) ?? null) : null)
  const at = by ? source.columns.indexOf(by) : -1
  const key = by ? `, key=lambda fila: fila[${source.shape === 'dicts' ? `'${by.header}'` : at}]` : ''
  const items = order ? `sorted(${loop.items}${key}${order.isDown ? ', reverse=True' : ''})` : loop.items
  return {
    lines: [`return [${element} for ${loop.target} in ${items}${test === '' ? '' : ` if ${test}`}]`],
    how: [
      test === ''
        ? 'La lista recorre las filas en su orden.'
        : `La lista se queda con las filas que cumplen \`${test}\`.`,
    ],
    said: 'devuelve las filas elegidas',
  }
}
