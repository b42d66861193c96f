import { upperFirst } from '~/platform/text/first-letter'
import { fieldKind } from '../../../../../engine/task/classes/field-kinds'
import { figureBody } from '../bodies/figure-body'
import { type Body, refTo, type Store, spokenName, type Told } from '../sketch'

/** What a method tells of all that is kept: the total, how many, the best, or each of them. */
export function storeResult(told: Told, store: Store): Body | null {
  return (
    peekBody(told, store) ??
    countBody(told, store) ??
    totalBody(told, store) ??
    bestBody(told, store) ??
    (store.kind === 'values' ? figureBody(told) : null) ??
    listBody(told, store)
  )
}

const spoken = (name: string) => name.replaceAll('_', ' ')
const wordsOf = ({ method, text }: Told) => `${spoken(method.name)} ${text}`
const gives = (value: string, { method }: Told, how: string): Body => ({
  lines: [`return ${value}`],
  how,
  parameters: method.parameters,
  gives: 'value',
})

/** «ver el de arriba», «cima», «esta_vacia» */
function peekBody(told: Told, { field, kind }: Store): Body | null {
  const words = wordsOf(told)
  const ref = refTo(field)
  if (/\b(?:esta vaci[oa]|vaci[oa]$|is empty|saber si (?:esta )?vaci)/.test(words))
    return gives(`len(${ref}) == 0`, told, '`len` cuenta cuántos hay: con 0 está vacía.')
  if (kind !== 'values') return null
  const isTop = /\b(?:cima|tope|peek|top|de arriba|ultim[oa])\b/.test(words)
  const isFront = /\b(?:frente|primer[oa]?|de delante|siguiente)\b/.test(words)
  if (!isTop && !isFront) return null
  return {
    lines: [`if not ${ref}:`, '    return None', `return ${ref}[${isTop ? '-1' : '0'}]`],
    how: `\`${ref}[${isTop ? '-1' : '0'}]\` lo mira sin quitarlo.`,
    parameters: [],
    gives: 'value',
  }
}

const COUNTS =
  /\b(?:cuant[oa]s|tamano|numero de|contar|size|longitud|len|cantidad de (?!dinero))\b|^(?:cantidad|pendientes|total (?:libros|productos|contactos|tareas|alumnos|elementos|clientes))\b/

function countBody(told: Told, { field, kind, fields }: Store): Body | null {
  const { text, method } = told
  if (method.parameters.length > 0 || !COUNTS.test(wordsOf(told)) || /\bvale|\bprecio|\bimporte/.test(text)) return null
  if (/pendientes|disponibles/.test(method.name) && kind === 'objects') return null
  if (/\bunidades\b/.test(text) && fields.includes('cantidad') && kind === 'records')
    return gives(
      `sum(datos['cantidad'] for datos in ${refTo(field)}.values())`,
      told,
      '`sum` suma las cantidades de todos.',
    )
  return gives(`len(${refTo(field)})`, told, '`len` dice cuántos hay.')
}

/** How the fields of each one are got at in a loop over all. */
function each({ field, kind, item, key }: Store): { loop: string; at: (name: string) => string; key: string } {
  const ref = refTo(field)
  if (kind === 'objects') return { loop: `${item} in ${ref}`, at: (name) => `${item}.${name}`, key: `${item}.${key}` }
  if (kind === 'records') return { loop: `${key}, datos in ${ref}.items()`, at: (name) => `datos['${name}']`, key }
  if (kind === 'map') return { loop: `${key}, valor in ${ref}.items()`, at: () => 'valor', key }
  return { loop: `${item} in ${ref}`, at: () => item, key: item }
}

function totalBody(told: Told, store: Store): Body | null {
  const { method, text } = told
  const words = wordsOf(told)
  if (
    method.parameters.length > 0 ||
    !/\b(?:total|valor|importe|suma|media|promedio|cuanto (?:vale|cuesta|suma|hay)|gastado|coste|recaudado|factura\w*|nomina)\b/.test(
      words,
    ) ||
    /\b(?:mayor|mejor|peor|mas (?:car|alt))/.test(words)
  )
    return null
  const ref = refTo(store.field)
  const isMean = /\bmedia\b|\bpromedio\b/.test(words)
  const prices = store.fields.find((name) =>
    /^(?:precio|importe|coste|pvp|valor|saldo|sueldo|salario|monto|nota)/.test(name),
  )
  const amounts = store.fields.find((name) => /^(?:cantidad|stock|unidades|existencias|horas)/.test(name))
  if (store.kind === 'values') return null
  if (store.kind === 'map') {
    const total = `sum(${ref}.values())`
    if (fieldKind(store.fields[0] ?? '') !== 'number' && !/precio|valor|total/.test(words)) return null
    return isMean
      ? {
          ...gives(total, told, 'La media es la suma entre cuántos hay.'),
          lines: [`if not ${ref}:`, '    return 0', `return ${total} / len(${ref})`],
        }
      : gives(total, told, `\`${ref}.values()\` son los valores, sin las claves.`)
  }
  const value =
    prices && amounts && !isMean
      ? `${each(store).at(amounts)} * ${each(store).at(prices)}`
      : (prices ?? amounts)
        ? each(store).at(prices ?? amounts ?? '')
        : null
  if (value === null) return null
  const loop = store.kind === 'records' ? `datos in ${ref}.values()` : each(store).loop
  const rate = /\b(?:con|mas) (?:el )?(\d+ ?(?:%|por ciento) de )?iva\b/.test(text) ? ' * 1.21' : ''
  const sum = `sum(${value} for ${loop})${rate}`
  if (isMean)
    return {
      ...gives(sum, told, 'La media es la suma entre cuántos hay.'),
      lines: [`if not ${ref}:`, '    return 0', `return ${sum} / len(${ref})`],
    }
  return gives(sum, told, `\`sum\` suma \`${value}\` de cada uno.`)
}

/** «el más caro», «el que tiene más saldo» */
function bestBody(told: Told, store: Store): Body | null {
  const words = wordsOf(told)
  const found =
    /\b(?:ganador|mas (car|barat|alt|baj|viej|joven|larg|cort|rapid|pesad)\w*|(?:mayor|mas|maxim[oa]|mejor) ?([a-z]*)|(?:menor|menos|minim[oa]|peor) ([a-z]*))/.exec(
      words,
    )
  if (!found || store.kind === 'values' || told.method.parameters.length > 0) return null
  const by = /car|barat/.test(found[1] ?? '')
    ? 'precio'
    : /viej|joven/.test(found[1] ?? '')
      ? 'edad'
      : store.fields.find((name) => new RegExp(`\\b${name}\\b`).test(words))
  const field =
    store.fields.find((name) => name === by) ??
    (store.kind === 'map' ? store.fields[0] : store.fields.find((name) => fieldKind(name) === 'number'))
  if (field === undefined) return null
  const least = /barat|joven|cort|baj|menor|menos|minim|peor/.test(found[0])
  const ref = refTo(store.field)
  const way =
    store.kind === 'objects'
      ? `lambda ${store.item}: ${store.item}.${field}`
      : store.kind === 'map'
        ? `${ref}.get`
        : `lambda clave: ${ref}[clave]['${field}']`
  return {
    lines: [`if not ${ref}:`, '    return None', `return ${least ? 'min' : 'max'}(${ref}, key=${way})`],
    how: `\`key=\` dice por qué se comparan: por \`${field}\`.`,
    parameters: [],
    gives: 'value',
  }
}

/** «listar los disponibles», «mostrar todos ordenados» */
function listBody(told: Told, store: Store): Body | null {
  const { method, text } = told
  const words = wordsOf(told)
  if (
    !/\b(?:muestr\w+|mostr\w+|imprim\w+|list\w+|ver|ensen\w+|inventario|disponibles|pendientes|todos|todas|resumen|historial)\b/.test(
      words,
    ) ||
    method.parameters.length > 0
  )
    return null
  const ref = refTo(store.field)
  const { loop, at, key } = each(store)
  const flag = store.itemClass?.fields.find(({ kind }) => kind === 'flag')
  const isFiltered =
    flag !== undefined &&
    /\b(?:disponibles|libres|pendientes|prestad[oa]s|completad[oa]s|hech[oa]s|sin (?:hacer|completar|prestar))\b/.test(
      words,
    )
  const isPositive =
    flag !== undefined &&
    (flag.name === 'disponible' ? /disponibles|libres/.test(words) : new RegExp(`\\b${flag.name}s\\b`).test(words))
  const condition = isFiltered && flag ? `${isPositive ? '' : 'not '}${store.item}.${flag.name}` : null
  const isSorted = /\bordenad|alfabet/.test(text)
  const by = store.fields.find((name) => new RegExp(`\\bpor ${name}\\b`).test(text))
  const over = isSorted ? sortedOver(store, by, ref) : loop
  if (/\bdev(?:uelv|olv)\w+/.test(text) && store.kind === 'objects') {
    return gives(
      `[${store.item} for ${loop}${condition ? ` if ${condition}` : ''}]`,
      told,
      'La lista por comprensión se queda con los que cumplen la condición.',
    )
  }
  const others =
    store.kind === 'objects'
      ? (store.itemClass?.fields ?? [])
          .filter(({ kind, name }) => kind !== 'list' && name !== store.key && !(isFiltered && name === flag?.name))
          .map(({ name }) => name)
      : store.fields
  const parts = store.kind === 'map' || store.kind === 'values' ? [] : others
  const line =
    store.kind === 'values'
      ? key
      : `f'{${key}}: ${store.kind === 'map' ? '{valor}' : parts.map((name) => `${spokenName(name)} {${at(name).replaceAll("'", '"')}}`).join(', ')}'`
  const print = `print(${parts.length === 0 && store.kind === 'objects' ? key : line})`
  return {
    lines: [`for ${over}:`, ...(condition ? [`    if ${condition}:`, `        ${print}`] : [`    ${print}`])],
    how: condition
      ? `Solo se muestran los que cumplen \`${condition}\`.`
      : `\`${method.name}\` los recorre todos${isSorted ? ', ordenados con `sorted`' : ''}.`,
    parameters: [],
    gives: 'nothing',
  }
}

function sortedOver({ kind, item, key, fields }: Store, by: string | undefined, ref: string): string {
  const [field = ''] = fields
  if (kind === 'values') return `${item} in sorted(${ref})`
  if (kind === 'objects') return `${item} in sorted(${ref}, key=lambda ${item}: ${item}.${by ?? key})`
  const value = kind === 'map' ? 'valor' : 'datos'
  const way =
    by === undefined || by === key
      ? ''
      : kind === 'map'
        ? `, key=lambda par: par[1]`
        : `, key=lambda par: par[1]['${by ?? field}']`
  return `${key}, ${value} in sorted(${ref}.items()${way})`
}

export const labelled = (name: string) => upperFirst(spokenName(name))
