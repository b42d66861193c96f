import { literally } from '~/platform/text/literally'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { allNames } from '../../../../python/names'
import { parsePython } from '../../../../python/parse'
import { numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { mentionsStem } from '../../elements'

const ORDER = '(?:cambi|sustitu|reempla|rempla|pon|us[ae]|dej|modific|actualiz)[a-z]{0,7}'
const FILE = /^[\w-]{1,40}\.(?:txt|csv|json|log|md|dat|xlsx|py|jpg|png|pdf)$/i
const END = '(?=$|[;\\n¦]|[.,] |, | y (?:que|luego|tambien|despues|ademas|quit|anad|agreg|guard|muestr) )'

/** What is there and what shall be: the words are cut where both sides make sense in the program. */
const PAIRS: readonly { says: RegExp; as: readonly Reading[] }[] = [
  {
    says: new RegExp(
      `\\b(?:que |${ORDER} )(?<was>(?:las|los|mis|otr[oa]s) [a-z]{3,20})(?: del? (?:la |el )?[a-z]{3,15})?(?: (?:sean|son|a|por|como))?[: ] ?(?<becomes>[^¦\\n]{1,200}?)(?=$|[;¦]|\\. )`,
      'd',
    ),
    as: [listAs],
  },
  {
    says: new RegExp(`\\b${ORDER} (?<was>[^¦\\n]{1,80}?) por (?<becomes>[^¦\\n]{1,160}?)${END}`, 'd'),
    as: [heldBy, codeAs, textAs],
  },
  {
    says: new RegExp(
      `\\ben (?:vez|lugar) de (?<was>[^¦\\n]{1,60}?),? (?:que )?(?:${ORDER}|sea|diga) (?<becomes>[^¦\\n]{1,160}?)${END}`,
      'd',
    ),
    as: [heldBy, codeAs, textAs],
  },
  {
    says: new RegExp(
      `\\b(?:${ORDER}|sea|diga|se llamen?) (?<becomes>[^¦\\n]{1,80}?),? (?:en (?:vez|lugar) de|y no) (?<was>[^¦\\n]{1,60}?)${END}`,
      'd',
    ),
    as: [heldBy, codeAs, textAs],
  },
  {
    says: /^(?:(?:pero|no|y|mejor|pon)[, ]+){0,3}(?<becomes>[a-zñ]{3,25}) en (?:vez|lugar) de (?<was>[a-zñ]{3,25})(?=$|[ ,.;])/d,
    as: [textAs],
  },
  {
    says: /^(?:(?:pero|no|oye|perdon|y)[, ]+){0,3}(?:es|son) (?<becomes>[a-zñ]{3,20}),? (?:y )?no (?<was>[a-zñ]{3,20})(?=$|[.,;]| y )/d,
    as: [textAs],
  },
  {
    says: new RegExp(
      `\\bdonde (?:pone|dice) (?<was>[^¦\\n]{1,60}?),? (?:que )?(?:pon[a-z]{0,4}|diga) (?<becomes>[^¦\\n]{1,80}?)${END}`,
      'd',
    ),
    as: [codeAs, textAs],
  },
  {
    says: new RegExp(`\\b${ORDER} (?<was>[a-z_]\\w{0,40}) ?(?:=|a|en|como) ?(?<becomes>[^¦\\n]{1,200}?)$`, 'd'),
    as: [heldBy],
  },
  {
    says: /\b(?:archivo|fichero|csv|excel|txt)(?: (?:csv|txt|de \w{1,20}))? (?:es|se llam[ae]|sea|debe ser) (?<becomes>[\w-]{1,40}\.\w{2,4})\b(?:,? (?:y )?no (?<was>[\w.-]{1,40}))?/d,
    as: [otherFile],
  },
]

type Found = { edits: Edit[]; told: string }
type Reading = (p: Program, was: string, becomes: string) => Found | null

/** «cambia datos.txt por ventas.csv», «pon MINIMO = 0», «cambia las palabras por playa y helado»: what is written is written otherwise. */
export const writtenChange: Change = {
  name: 'written',
  repeats: true,
  isWhole: true,
  stage: STAGE.value,
  says: [],
  reads(said, program) {
    const found = foundIn(said, program)
    return found === null ? null : [found.span]
  },
  make(p, { said }): Result {
    const found = foundIn(said, p)
    return found && { code: edited(p, found.edits), told: found.told }
  },
}

function foundIn({ plain, prose }: Said, p: Program): (Found & { span: Span }) | null {
  for (const { says, as } of PAIRS) {
    const match = says.exec(plain)
    const { was, becomes } = match?.indices?.groups ?? {}
    if (!match || becomes === undefined) continue
    const [old, fresh] = [bare(was ? prose.slice(...was) : ''), prose.slice(...becomes).trim()]
    if (unquoted(old) === unquoted(fresh)) continue
    for (const reading of as) {
      const found = reading(p, old, fresh)
      if (found !== null) return { ...found, span: { from: match.index, to: match.index + match[0].length } }
    }
  }
  return null
}

const ARTICLES =
  /^(?:(?:el|la|los|las|lo|ese|esa|de|del|un|una|donde|pone|dice|texto|palabra|mensaje|archivo|fichero|nombre|valor|mis|otr[oa]s) ){1,4}/i
const bare = (text: string) => text.trim().replace(ARTICLES, '')
const QUOTED = /^(["'«“`])(.*)["'»”`]$/
const unquoted = (text: string) => QUOTED.exec(text)?.[2] ?? text

/** «pon MINIMO = 0»: a name of the program that holds a written value. */
function heldBy(p: Program, was: string, becomes: string): Found | null {
  const fresh = becomes.replace(/^= */, '').trim()
  if (!allNames(p.module).has(was) || !isValue(fresh)) return null
  const places = p.places('assign').flatMap(({ node }) => plainAssign(node) ?? [])
  const own = places.filter(({ name, value }) => name === was && isWritten(value))
  const [first] = own
  // What is set to its beginning in more than one place has no one value.
  if (!first || own.length > 1 || p.text(first.value).trim() === fresh) return null
  return {
    edits: [{ from: first.value.from, to: first.value.to, text: fresh }],
    told: `${inlineCode(was)} vale ahora ${inlineCode(fresh)}.`,
  }
}

const isWritten = (node: Expression): boolean =>
  numberOf(node) !== null || /^(?:string|list|dict|tuple|set|boolean|none)$/.test(node.kind)

function isValue(text: string): boolean {
  const { body, errors } = parsePython(text)
  const [only] = body
  return errors.length === 0 && body.length === 1 && only?.kind === 'expression' && isWritten(only.value)
}

const TOKENS = /[\p{L}_][\p{L}\d_]*|\d[\d.]*|"[^"]*"|'[^']*'|[^\s\p{L}\d_]/gu

/** «cambia dias=7 por dias=30»: a piece of code, however it is spaced. */
function codeAs(p: Program, was: string, becomes: string): Found | null {
  const tokens = was.match(TOKENS) ?? []
  if (tokens.length < 2 || tokens.length > 24 || !/[=()[\]+*<>]/.test(was)) return null
  const wanted = new RegExp(`(?<![\\p{L}\\d_])${tokens.map(literally).join(' {0,3}')}(?![\\p{L}\\d_.]*\\d)`, 'gu')
  const places = [...p.source.matchAll(wanted)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
    old: text,
  }))
  const [first] = places
  if (!first) return null
  const fresh = / = /.test(first.old) ? becomes.replace(/ ?(?<![=<>!+*/-])=(?!=) ?/, ' = ') : becomes
  return {
    edits: places.map(({ from, to }) => ({ from, to, text: fresh })),
    told: `Donde ponía ${inlineCode(first.old)} pone ahora ${inlineCode(fresh)}.`,
  }
}

/** «cambia datos.txt por ventas.csv»: words in the texts of the program. */
function textAs(p: Program, old: string, becomes: string): Found | null {
  const [was, fresh] = [unquoted(old), unquoted(becomes)]
  // «por un saludo más largo» and «para que pare con -1» tell of a text and are none.
  if (fresh === becomes && /^(?:una?|otr[oa]s?|lo|el|la|mi|algo) |\b(?:que|para|cuando) /i.test(fresh)) return null
  const isQuoted = was !== old
  if (
    (was.length < 2 && !isQuoted) ||
    (/^\d+$/.test(was) && !isQuoted) ||
    allNames(p.module).has(was) ||
    /["'\\{}\n]/.test(fresh)
  )
    return null
  const wanted = new RegExp(`(?<![\\p{L}\\d_])${literally(was)}(?![\\p{L}\\d_])`, 'giu')
  const edits = [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }) => {
    const text = p.source.slice(node.from, node.to)
    const [from, to] = [1, text.length - 1]
    return [...text.matchAll(wanted)].flatMap(({ index }) =>
      index >= from && index + was.length <= to && !isHole(text, index)
        ? [
            {
              from: node.from + index,
              to: node.from + index + was.length,
              text: inCaseOf(text.charAt(index), was, fresh),
            },
          ]
        : [],
    )
  })
  if (edits.length === 0 || (FILE.test(was) && !FILE.test(fresh))) return null
  return { edits, told: `Donde ponía ${inlineCode(was)} pone ahora ${inlineCode(fresh)}.` }
}

/** «ana por eva» where «Ana» stands. */
const inCaseOf = (first: string, was: string, fresh: string) =>
  first !== was.charAt(0) && first === first.toUpperCase() ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh

/** Whether a place of a formatted text stands between its braces. */
const isHole = (text: string, at: number) => text.lastIndexOf('{', at) > text.lastIndexOf('}', at)

/** «mi archivo es ventas.csv»: the only file that the program names. */
function otherFile(p: Program, _was: string, becomes: string): Found | null {
  const named = p.spots('string').flatMap(({ node }) => (FILE.test(node.value) ? [node] : []))
  const [first] = named
  if (!first || new Set(named.map(({ value }) => value)).size > 1 || first.value === becomes) return null
  return {
    edits: named.map(({ from, to }) => ({ from, to, text: textLiteral(p, becomes) })),
    told: `Donde ponía ${inlineCode(first.value)} pone ahora ${inlineCode(becomes)}.`,
  }
}

/** «cambia las palabras por playa, verano y helado»: other things in the list that is called so. */
function listAs(p: Program, was: string, becomes: string): Found | null {
  const lists = p.places('assign').flatMap(({ node }) => {
    const plain = plainAssign(node)
    return plain && ['list', 'tuple', 'set'].includes(plain.value.kind)
      ? [{ ...plain, value: plain.value as ListLike }]
      : []
  })
  const noun = was.toLowerCase()
  const meant = lists.filter(({ name }) => /^[a-z]{4,}$/.test(noun) && mentionsStem(noun, name))
  const [list] = meant
  if (!list || meant.length > 1 || list.value.items.length === 0) return null
  const said = becomes.replace(/^(?:est[ao]s|las siguientes|los siguientes)?:? */, '')
  const items = said.split(/ *[,;] *(?:[ye] )?| [ye] /).map((item) => unquoted(item.trim()))
  if (
    items.some((item) => item === '' || item.split(' ').length > 3) ||
    (items.length === 1 && !/^[\p{L}\d]+$/u.test(said))
  )
    return null
  const isNumbers = list.value.items.every((item) => numberOf(item) !== null)
  if (!isNumbers && !list.value.items.every(({ kind }) => kind === 'string')) return null
  if (isNumbers && !items.every((item) => /^-?\d+(?:\.\d+)?$/.test(item))) return null
  const text = `${p.source[list.value.from]}${items.map((item) => (isNumbers ? item : textLiteral(p, item))).join(', ')}${p.source[list.value.to - 1]}`
  return {
    edits: [{ from: list.value.from, to: list.value.to, text }],
    told: `${inlineCode(list.name)} tiene ahora ${inlineCode(items.join(', '))}.`,
  }
}
type ListLike = Expression & { items: readonly Expression[] }

/** «cambia fresa por limón» where no «fresa» is: said, for nothing else can be meant. */
export const notWrittenChange: Change = {
  name: 'not-written',
  readsRest: true,
  stage: STAGE.value,
  says: [
    /\b(?:cambi|sustitu|reempla|rempla)[a-z]{0,6} (?<was>[^\s¦]{2,40}) por (?<becomes>[^\s¦]{1,40})$/,
    /\b(?:cambi|sustitu|reempla|rempla)[a-z]{0,6} (?:(?:el|la|los|las|lo de) )?(?<was2>["'«“][^¦"'»”]{2,60}["'»”]|\d[\d.,]{0,12}|\w{1,40}(?:[.=_]\w{1,40}){1,4}) por (?<becomes2>[^¦]{1,80})$/,
  ],
  make(p, { parts }): Result {
    const was = unquoted(parts.was ?? parts.was2 ?? '')
    const isThere = p.source.toLowerCase().includes(was.toLowerCase()) || /^(?:el|la|los|las|un|una|lo)$/i.test(was)
    return was === '' || isThere
      ? null
      : {
          why: `En tu programa no aparece ${inlineCode(was)}, así que no lo he cambiado. Míralo: quizá se escribe de otra manera, o está en otro programa.`,
        }
  },
}

/** «IVA (21 %)»: what is printed of the number says the new one. */
export function rateLabels(p: Program, old: string, fresh: string): Edit[] {
  const wanted = new RegExp(`(?<![\\d.,])${old.replace('.', '\\.')}(?= ?%| por ciento)`, 'g')
  return [...p.spots('string'), ...p.spots('format-string')].flatMap(({ node }) =>
    [...p.text(node).matchAll(wanted)].map(({ index }) => ({
      from: node.from + index,
      to: node.from + index + old.length,
      text: fresh,
    })),
  )
}
