import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { edited, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { shareOf } from '../asking/number-meant'
import { signOf } from '../output/other-sign'
import { clausesIn } from '../report/clauses'
import { withOptional } from './optional-parameter'

/** «que n sea opcional y valga 18 si no lo pongo», «un parámetro descuento, que si no se pone valga 0»: a parameter with a default, whatever it was before. */
export const toldDefaultChange: Change = {
  name: 'told-default',
  stage: STAGE.structure + 0.3,
  isWhole: true,
  says: [],
  reads(said, p) {
    const told = defaultIn(said, p)
    return told !== null && made(p, told) !== null ? [told.span] : null
  },
  make(p, { said }) {
    const told = defaultIn(said, p)
    return told && made(p, told)
  },
}

type Told = { name: string; value: string; isNew: boolean; span: Span }

const IF_NOT =
  '(?:si|cuando) no (?:(?:se|l[oae]s?|me|quiero) )*(?:pon\\w+|pas\\w+|dar?|d[aeo]n?|doy|dig\\w+|dice\\w*|indi\\w+|escrib\\w+|recib\\w+|especifi\\w+|met[aeo]\\w*|mand\\w+|envi\\w+|us[aeo]\\w*|elij\\w+|elig\\w+)(?: (?:nada|ningun[oa]?|valor|ese|esa|el|la|un|una|parametro|argumento))*'
const VALUE = `(?:-?\\d+(?:[.,]\\d+)?|["'«“\`][^"'»”\`]{0,40}["'»”\`]|true|false|none|verdadero|falso|[a-zñ][\\w-]{1,20})`
const IS =
  '(?:valga|vale|valer|sea|es|ser|use|usa|tome|coja|quede(?: en)?|tenga|salude con|(?:siga|sigue) siendo|ponga|=|por defecto)'
const OPTIONAL = /\b(?:opcional(?:es)?|por defecto|predeterminad[oa])\b/
const CONDITION = new RegExp(`\\b(?:${IF_NOT}|y si no,? (?=(?:que )?(?:sea|valga|use|es) ))`)
const STATED = [
  new RegExp(
    `\\b${IS}(?: (?:un|una|el|la|de|a|al|sea|valga|siempre|por defecto|defecto|que))* ?(?<value>${VALUE})(?: ?%)?(?: por defecto)?`,
    'g',
  ),
  /(?<value>-?\d+(?:[.,]\d+)?|["'«“`][^"'»”`]{0,40}["'»”`]) ?%? por defecto/g,
  new RegExp(`${IF_NOT},? (?:(?:que|es|son|pues|entonces|el|la|un|a|de) )*(?<value>${VALUE})`, 'g'),
]
const NEW =
  /\b(?<as>(?!que\b|la\b|el\b)[a-z_]\w*),? como (?:(?:un|otro|segundo|tercer|cuarto|ultimo|nuevo|mas) )*(?:parametro|argumento)\b|\b(?:parametro|argumento) (?:opcional )?(?:(?:llamado|que se llame|de nombre|mas|extra|para|de|el|la) )*["'«“`]?(?<name>(?!que\b|opcional\b|con\b|por\b|y\b|si\b|en\b|sea\b|valga\b)[a-z_]\w*)/
/** «y que se aplique después del descuento»: what a share does follows from its name. */
const APPLIED = /^(?:,? (?:y )?(?:que )?(?:se )?(?:apli|sum|calcul|rest)\w+(?: [a-z]+){1,6})/
const NOUN =
  /\b(?:el|la|los|las|que|un|una|su|y) (?<noun>(?!que\b|parametro|argumento|funcion|valor\b|segundo\b|si\b|no\b|por\b|lo\b|la\b|el\b)[a-z_]\w*)(?= (?:(?:que|se|tambien|ahora|ya) )*(?:sean?|es|son|por|opcional|(?:se )?pued[ae]n?|valga|como|venga|llegue|entre)\b)/g

function defaultIn({ plain, prose }: Said, p: Program): Told | null {
  const parameters = p.places('function').flatMap(({ node }) => node.parameters.map(({ name }) => name))
  for (const { from, to } of sentencesOf(plain)) {
    const words = plain.slice(from, to)
    const sign = OPTIONAL.exec(words) ?? CONDITION.exec(words)
    const value = sign && valueIn(p, words, prose.slice(from, to))
    const name = value && nameIn(words, parameters)
    if (!sign || !value || !name) continue
    const start = Math.min(sign.index, value.from, name.at)
    const condition = CONDITION.exec(words)
    const told = Math.max(sign.index + sign[0].length, value.to, condition ? condition.index + condition[0].length : 0)
    const end = told + (name.isNew ? (APPLIED.exec(words.slice(told))?.[0].length ?? 0) : 0)
    const first = clausesIn(plain).find((clause) => clause.from <= from + start && from + start < clause.to)
    return {
      name: name.name,
      isNew: name.isNew,
      value: value.code,
      span: { from: first?.from ?? from + start, to: from + end },
    }
  }
  return null
}

const sentencesOf = (plain: string): Span[] =>
  [...plain.matchAll(/(?:[^.;¦]|\.\d|\.{2,})+/g)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }))

/** A value as Python writes it; a bare word only where the program has it as a text. */
function valueIn(p: Program, words: string, prose: string): { code: string; from: number; to: number } | null {
  for (const pattern of STATED)
    for (const match of words.matchAll(pattern)) {
      const said = match.groups?.value ?? ''
      const at = match.index + match[0].lastIndexOf(said)
      const code = literalOf(p, prose.slice(at, at + said.length))
      if (code !== null) return { code, from: match.index, to: match.index + match[0].length }
    }
  return null
}

function literalOf(p: Program, said: string): string | null {
  if (/^-?\d/.test(said)) return said.replace(',', '.')
  if (/^(?:true|verdadero)$/i.test(said)) return 'True'
  if (/^(?:false|falso)$/i.test(said)) return 'False'
  if (/^none$/i.test(said)) return 'None'
  const [, quoted] = /^["'«“`](.*)["'»”`]$/.exec(said) ?? []
  if (quoted !== undefined) return textLiteral(p, quoted)
  const sign = signOf(said)
  if (sign !== said) return textLiteral(p, sign)
  const spot = p.spots('string').find(({ node }) => node.value.toLowerCase().replace(/\W/g, '') === said.toLowerCase())
  if (spot) return p.text(spot.node)
  const isTold = p.spots('format-string').some(({ node }) => new RegExp(`(?<![\\w{])${said}(?!\\w)`).test(p.text(node)))
  return isTold ? textLiteral(p, said) : null
}

/** A parameter of the program, one that is to be new, or what somebody calls a value of it. */
function nameIn(words: string, parameters: readonly string[]): { name: string; isNew: boolean; at: number } | null {
  const fresh = NEW.exec(words)
  const stated = fresh?.groups?.as ?? fresh?.groups?.name
  const known = parameters.find((name) =>
    name.length > 2 ? mentionsStem(words, name) : new RegExp(`(?<![\\w])${name}(?![\\w])`, 'i').test(words),
  )
  if (fresh && stated !== undefined && (known === undefined || !mentionsStem(stated, known)))
    return { name: stated, isNew: true, at: fresh.index }
  if (known !== undefined)
    return { name: known, isNew: false, at: Math.max(0, words.search(new RegExp(`\\b${known.slice(0, 3)}`, 'i'))) }
  const [noun] = [...words.matchAll(NOUN)]
  return noun?.groups?.noun === undefined ? null : { name: noun.groups.noun, isNew: true, at: noun.index }
}

function made(p: Program, { name, value, isNew }: Told): Result {
  const applied = isNew && value === '0' ? withOptional(p, name, value) : null
  if (applied !== null) return applied
  for (const place of p.places('function')) {
    const result = isNew ? newParameter(p, place, name, value) : onParameter(p, place, name, value)
    if (result !== null) return result
  }
  return isNew ? withOptional(p, name, value) : null
}

function onParameter(p: Program, { node }: FunctionPlace, name: string, value: string): Result {
  const at = node.parameters.findIndex((each) => each.name === name)
  const parameter = node.parameters[at]
  if (!parameter) return null
  if (node.parameters.slice(at + 1).some(({ standard, form }) => standard === null && form === 'positional'))
    return {
      why: `${inlineCode(name)} no puede llevar un valor por defecto mientras tenga detrás un parámetro que no lo lleva: ponlo al final.`,
    }
  const edit: Edit = parameter.standard
    ? { from: parameter.standard.from, to: parameter.standard.to, text: value }
    : { from: parameter.to, to: parameter.to, text: parameter.annotation ? ` = ${value}` : `=${value}` }
  return {
    code: edited(p, [edit]),
    told: `${inlineCode(name)} vale ${inlineCode(value)} cuando no se pasa.`,
    how: [
      `Con ${inlineCode(`${name}=${value}`)} en la primera línea, ese dato se puede dejar fuera al llamar a la función.`,
    ],
  }
}

/** What the body had written down comes in from outside, with the same value where nothing is passed. */
function newParameter(p: Program, { node }: FunctionPlace, name: string, value: string): Result {
  const [first] = node.body
  const last = node.parameters.at(-1)
  if (!first || node.parameters.some((each) => each.name === name)) return null
  const inside = ({ from, to }: { from: number; to: number }) => from >= first.from && to <= node.to
  const texts = p.spots('string').filter((spot) => inside(spot.node) && p.text(spot.node) === value)
  // What counting begins with is no value of anybody.
  const shares = p.spots('number').flatMap((spot) => {
    const code = inside(spot.node) ? shareOf(numberOf(spot.node) ?? 0, Number(value)) : null
    return code === null ? [] : [{ from: spot.node.from, to: spot.node.to, text: code(name) }]
  })
  const numbers = p
    .spots('number')
    .filter((spot) => inside(spot.node) && spot.place.node.kind !== 'assign' && numberOf(spot.node) === Number(value))
  const uses: Edit[] = [
    ...[...texts, ...numbers].map(({ node: { from, to } }) => ({ from, to, text: name })),
    ...(numbers.length === 0 && Number(value) > 1 ? shares : []),
    ...p.spots('format-string').flatMap((spot) => (inside(spot.node) ? toldIn(p, spot.node, { name, value }) : [])),
  ]
  if (uses.length === 0) return null
  const at = last?.to ?? p.source.indexOf('(', node.nameFrom) + 1
  return {
    code: edited(p, [{ from: at, to: at, text: `${last ? ', ' : ''}${name}=${value}` }, ...uses]),
    told: `${inlineCode(node.name)} recibe ahora también ${inlineCode(name)}, que vale ${inlineCode(value)} si no se pasa.`,
    how: [`${inlineCode(value)} ya no está escrito dentro: ${inlineCode(name)} lo trae de fuera.`],
  }
}

/** `f"{x} €"`: the text of a value outside the braces. */
function toldIn(p: Program, node: { from: number; to: number }, { name, value }: Pick<Told, 'name' | 'value'>): Edit[] {
  const [, inner = ''] = /^["'](.+)["']$/.exec(value) ?? []
  if (inner === '') return []
  const text = p.source.slice(node.from, node.to).replace(/\{[^{}]*\}/g, (field) => '\0'.repeat(field.length))
  const at = text.indexOf(inner, 2)
  return at < 0 ? [] : [{ from: node.from + at, to: node.from + at + inner.length, text: `{${name}}` }]
}
