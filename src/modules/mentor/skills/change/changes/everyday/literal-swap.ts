import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { parsePython } from '../../../../python/parse'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { fitting } from '../fitting'

const PIECE = '[^\\s,;¦]{1,60}'
const WORD = '[\\p{L}\\d_.-]{2,40}'
const ITEMS = '(?<items>[^:¦.]{1,30}(?:, ?[^,:¦.]{1,30}| y [^,:¦.]{1,30}){1,12})$'

/** What stands in the program, letter by letter, and what shall stand there: «cambia dias=7 por dias=30», «pon MINIMO = 0». */
export const literalSwapChange: Change = {
  name: 'literal-swap',
  stage: STAGE.value,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `\\b(?:cambi|sustitu|reempla|remplaz)\\w*(?: (?:el|la|los|las|lo|de|texto|nombre|valor|archivo|donde|dice|pone)){0,5} (?<was>${PIECE}(?: ?= ?${PIECE})?) (?:por|a) (?<becomes>${PIECE}(?: ?= ?${PIECE})?)(?=$| )`,
      ),
      new RegExp(
        `\\b(?:que )?(?:se )?(?:llam|dig|pong|pon|us|sea)\\w*(?: el| la)? (?<fresh>${WORD}),? (?:y )?(?:no|en (?:vez|lugar) de) (?:el |la )?(?<old>${WORD})(?=$| ?[.,;!])`,
        'u',
      ),
      /\b(?:pon|ponle|poner|deja|usa|cambia)(?: que)? (?<name>[a-z_]\w{0,30}) ?= ?(?<value>[^¦]{1,160})$/,
      new RegExp(
        `\\b(?:cambi\\w+|pon\\w*|us\\w+|sustituy\\w+|met\\w+)(?: que)?(?: sean?)? (?:las|los|mis|estas|estos) (?<list>[a-z]{3,20})(?: (?:de dentro|de la lista|mias|mios))?(?: (?:por|a|son|sean)(?: (?:estas|estos|las mias|los mios))?:?|:|,) ${ITEMS}`,
      ),
      new RegExp(
        `\\bpon\\w* (?:mis|estas|estos|las|los) (?<list2>[a-z]{3,20})[:,] ${ITEMS.replace('items', 'items2')}`,
      ),
      /\b(?:mi|el) (?:archivo|fichero|csv|txt|excel) (?:es|se llama) (?<file>[\w-]{1,40}\.[a-z]{2,4})(?=$| ?[.,;!])/,
    ],
    (p, { parts }) => {
      if (parts.file !== undefined) return otherFile(p, parts.file)
      const { was, becomes, fresh, old, name, value, list, items, list2, items2 } = parts
      if (was !== undefined && becomes !== undefined) return swapped(p, bare(was), bare(becomes))
      if (fresh !== undefined && old !== undefined) return inTexts(p, bare(old), bare(fresh))
      if (name !== undefined && value !== undefined) return valued(p, name, value.trim())
      return listed(p, list ?? list2 ?? '', items ?? items2 ?? '')
    },
  ),
}

const bare = (text: string) => text.replace(/^["'«“`]|["'»”`.!?]$/g, '').replace(/["'»”`]$/, '')

/** Plain words and numbers are looked for elsewhere: here, what is written as only code is. */
function swapped(p: Program, was: string, becomes: string): Result {
  const [, name, old] = /^([a-z_]\w*) ?= ?(.+)$/i.exec(was) ?? []
  if (name !== undefined && old !== undefined)
    return valued(p, name, becomes.replace(new RegExp(`^${name} ?= ?`), ''), bare(old))
  return /[./_-]/.test(was) && !/^-?\d+(?:[.,]\d+)?$/.test(was) ? inTexts(p, was, becomes) : null
}

function inTexts(p: Program, old: string, fresh: string): Result {
  if (/["'\\{}]/.test(fresh)) return null
  const edits = [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }): Edit[] => {
    const text = p.source.slice(node.from, node.to)
    const at = text.toLowerCase().indexOf(old.toLowerCase())
    const [before, after] = [text[at - 1] ?? '', text[at + old.length] ?? '']
    const isWhole = at > 0 && !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)
    return isWhole ? [{ from: node.from + at, to: node.from + at + old.length, text: fresh }] : []
  })
  if (edits.length === 0) return null
  return { code: edited(p, edits), told: `Donde ponía ${inlineCode(old)} pone ahora ${inlineCode(fresh)}.` }
}

/** «mi archivo es ventas.csv»: the only file that the program names. */
function otherFile(p: Program, file: string): Result {
  const names = p
    .spots('string')
    .flatMap(({ node }) => (/^[\w-]{1,40}\.[a-z]{2,4}$/.test(node.value) ? [node.value] : []))
  const [only, other] = new Set(names)
  return only === undefined || other !== undefined || only === file ? null : inTexts(p, only, file)
}

const isLiteral = (node: Expression): boolean =>
  numberOf(node) !== null ||
  ['string', 'boolean', 'none'].includes(node.kind) ||
  ((node.kind === 'list' || node.kind === 'tuple') && node.items.every(isLiteral))

/** A name, a parameter or an argument that has a value written down; `old` is the value that it must have now. */
function valued(p: Program, name: string, value: string, old?: string): Result {
  const holders: { value: Expression; name: string }[] = [
    ...p.places('assign').flatMap(({ node }) => {
      const [target] = node.targets
      return target?.kind === 'name' ? [{ name: target.name, value: node.value }] : []
    }),
    ...p
      .places('function')
      .flatMap(({ node }) =>
        node.parameters.flatMap(({ name: own, standard }) => (standard ? [{ name: own, value: standard }] : [])),
      ),
    ...p
      .spots('call')
      .flatMap(({ node }) =>
        node.arguments.flatMap(({ name: own, value: given }) => (own ? [{ name: own, value: given }] : [])),
      ),
  ]
  const found = holders.filter(
    (each) =>
      each.name.toLowerCase() === name.toLowerCase() &&
      isLiteral(each.value) &&
      (old === undefined || bare(p.text(each.value)) === old),
  )
  const [first, other] = found
  if (!first || (other && p.text(other.value) !== p.text(first.value))) return null
  const text = literalFor(p, value, first.value)
  if (text === null || text === p.text(first.value)) return null
  return {
    code: edited(
      p,
      found.map(({ value: { from, to } }) => ({ from, to, text })),
    ),
    told: `${inlineCode(first.name)} vale ahora ${inlineCode(text)}.`,
  }
}

function literalFor(p: Program, value: string, now: Expression): string | null {
  const [node] = parsePython(`x = ${value}`).body
  if (node?.kind === 'assign' && isLiteral(node.value)) return value
  return now.kind === 'string' && /^[\p{L}\d_.-]{1,40}$/u.test(value) ? textLiteral(p, value) : null
}

/** «cambia las palabras por playa, verano y helado»: the texts or numbers of a list that is written down. */
function listed(p: Program, noun: string, items: string): Result {
  const lists = p.places('assign').flatMap(({ node }) => {
    const [target] = node.targets
    const list: Expression = node.value
    return list.kind === 'list' && isLiteral(list) && target?.kind === 'name' ? [{ name: target.name, list }] : []
  })
  const found = lists.find(({ name }) => mentionsStem(noun, name))
  const [kind, other] = new Set(found?.list.items.map((item) => item.kind))
  if (!found || other !== undefined || (kind !== 'string' && kind !== 'number')) return null
  const fresh = items.split(/,| y /).flatMap((item) => bare(item.trim()) || [])
  if (kind === 'number' && !fresh.every((item) => /^-?\d+(?:\.\d+)?$/.test(item))) return null
  const text = `[${fresh.map((item) => (kind === 'string' ? textLiteral(p, item) : item)).join(', ')}]`
  const { from, to } = found.list
  return { code: edited(p, [{ from, to, text }]), told: `${inlineCode(found.name)} tiene ahora lo que dices.` }
}
