import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'

/** «añade a Pedro a la lista», «añade martillos con 5», «quita a Luis»: the data that stand in the program. */
export const dataItemsChange: Change = {
  name: 'data-items',
  repeats: true,
  stage: STAGE.value,
  says: [
    /\b(?<verb>anad\w*|agreg\w*|met[ea]\w*|pon\w*|inclu\w*|sum\w*|quit\w*|borr\w*|elimin\w*|sac\w*)(?: (?:a|el|la|los|las|un|una|producto|numero|nombre|otro|otra|tambien|elemento|llamad\w+)){0,7} ["'«“]?(?<item>(?!(?:de|que|lo|y|el|la|los|las|se|en|por|con|si|al|del|su|una?|para|todo|lista|diccionario|final)\b)[\p{L}\d][\p{L}\d._-]{0,30})["'»”]?(?: (?:con|a|de|=|que (?:vale|cuesta|tiene)|precio|valor|cantidad|un|una|nota){1,7}){0,7}(?: ?(?<value>-?\d+(?:[.,]\d+)?))?(?:,?(?: (?:a|en|de|al|del))? ?(?:la |el )?(?<list>lista|diccionario|[\p{L}_]\w*))?(?=$|[ ,.;])/u,
  ],
  make(p, { parts }) {
    const { verb = '', item = '', value, list } = parts
    const found = dataIn(p, list)
    if (!found) return null
    const isPlain = !/[\d"'«“]/.test(item) && item === item.toLowerCase() && value === undefined && list === undefined
    if (!/^(?:quit|borr|elimin|sac)/i.test(verb) && (isPlain || NO_ITEM.test(item))) return null
    return /^(?:quit|borr|elimin|sac)/i.test(verb) ? removed(p, found, item) : added(p, found, item, value)
  },
}

/** Words that follow «ponle» and are no data. */
const NO_ITEM =
  /^(?:al|a|en|un|una|el|la|los|las|que|con|por|mas|más|otro|otra|nombres?|comentarios?|tipos?|decimales|opci[oó]n|funci[oó]n|m[eé]todo|par[aá]metro|mensaje|color|comprobaci[oó]n|validaci[oó]n|condici[oó]n|control|aviso|caso|cada|tod[oa]s?|delante|detr[aá]s)$/i

type Data = { name: string; value: Extract<Expression, { kind: 'list' | 'tuple' | 'set' | 'dict' }> }

/** The literal that is meant: of that name, or the only one. */
function dataIn(p: Program, said: string | undefined): Data | null {
  const all = p.places('assign').flatMap(({ node }): Data[] => {
    const plain = plainAssign(node)
    return plain && (plain.value.kind === 'list' || plain.value.kind === 'dict')
      ? [{ name: plain.name, value: plain.value }]
      : []
  })
  const named = said === undefined ? undefined : all.find(({ name }) => mentionsStem(said.toLowerCase(), name))
  return named ?? (all.length === 1 ? (all[0] ?? null) : null)
}

function added(p: Program, { name, value: data }: Data, item: string, value: string | undefined): Result {
  const quote = p.text(data).includes("'") ? "'" : '"'
  const text = quote + item + quote
  if (data.kind === 'dict') {
    if (
      value === undefined ||
      data.entries.length === 0 ||
      data.entries.some(({ value: each }) => each.kind === 'dict' || each.kind === 'list')
    )
      return null
    return put(p, data, `${text}: ${value.replace(',', '.')}`, { name, shown: text })
  }
  const [first] = data.items
  if (first && first.kind !== 'string' && first.kind !== 'number') return null
  const isNumber = first?.kind === 'number'
  if (isNumber !== /^-?\d+(?:[.,]\d+)?$/.test(item)) return null
  return put(p, data, isNumber ? item.replace(',', '.') : text, { name, shown: isNumber ? item : text })
}

function put(p: Program, data: Data['value'], text: string, { name, shown }: { name: string; shown: string }): Result {
  const parts = data.kind === 'dict' ? data.entries.map((entry) => entry.value) : data.items
  const last = parts.at(-1)
  const at = last ? last.to : data.to - 1
  return {
    code: edited(p, [{ from: at, to: at, text: last ? `, ${text}` : text }]),
    told: `${inlineCode(name)} lleva ahora también ${inlineCode(shown)}.`,
  }
}

function removed(p: Program, { name, value: data }: Data, item: string): Result {
  const parts =
    data.kind === 'dict'
      ? data.entries.map(({ key, value }) => ({ key: key ?? value, from: (key ?? value).from, to: value.to }))
      : data.items.map((each) => ({ key: each, from: each.from, to: each.to }))
  const at = parts.findIndex(({ key }) =>
    key.kind === 'string' ? key.value.toLowerCase() === item.toLowerCase() : p.text(key) === item,
  )
  const part = parts[at]
  if (!part) return null
  const next = parts[at + 1]
  const before = parts[at - 1]
  const range = next ? { from: part.from, to: next.from } : { from: before?.to ?? part.from, to: part.to }
  return { code: edited(p, [{ ...range, text: '' }]), told: `${inlineCode(item)} ya no está en ${inlineCode(name)}.` }
}
