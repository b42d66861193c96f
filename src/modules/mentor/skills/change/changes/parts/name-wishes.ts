import { inlineCode } from '../../../../engine/compose'
import { allNames } from '../../../../python/names'
import { numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { renameVariable } from '../../../../python/rename'
import { scopeOfName, scopesOf } from '../../../../python/scope'
import type { Result } from '../../change'
import { unquoted } from '../bare-clause'
import { CHANGES, NAME, type PartReader } from './clause'

const Q = `["'«“\`]?`
const E = `["'»”\`]?`
const OLD = `(?:(?:a|de) )?(?:(?:la|el) (?:variable|lista|diccionario|funcion|parametro|nombre) )?(?:llamad[oa] |que se llama )?${Q}(?<was>${NAME})${E}`
const FRESH = `${Q}(?<becomes>${NAME})${E}`

/** «que total se llame suma», «saca el 0.21 a una constante IVA». */
export const nameReaders: readonly PartReader[] = [
  {
    name: 'renamed',
    says: [
      new RegExp(`(?:que )?${OLD} (?:se llame|se llama|pase a llamarse|pase a ser|llamal[oa]) ${FRESH}`),
      new RegExp(
        `(?:la )?(?:variable |lista |funcion )?(?:que )?(?:se llame|llamal[oa]|llame) ${FRESH} (?:en (?:vez|lugar) de|y no) ${OLD}`,
      ),
      new RegExp(`(?:renombr[a-z]{1,6}|llam[a-z]{1,6}) ${OLD} (?:a|por|como) ${FRESH}`),
      new RegExp(`${CHANGES} (?:(?:el|de) )*(?:nombre )?${OLD} (?:por|a|como) ${FRESH}`),
      new RegExp(`(?:ponle|ponele|pon|llama|llamale|dale)(?: el nombre(?: de)?)? ${FRESH} a ${OLD}`),
    ],
    make: (p, { parts: { was = '', becomes = '' } }) => renamed(p, was, becomes),
  },
  {
    name: 'constant',
    says: [
      new RegExp(
        `(?:(?:sac|pon|guard|met|extra|extraig|convert|conviert|almacen|defin)[a-z]{0,5} )?(?:el |ese |en una variable el )?(?<number>\\d{1,9}(?:[.,]\\d{1,8})?) (?:a|en|como)(?: (?:una|la|otra))?(?: (?:constante|variable))?(?: (?:llamad[oa]|que se llame|de nombre))? ${FRESH}`,
      ),
    ],
    make: (p, { parts: { number = '', becomes = '' } }) => constant(p, number.replace(',', '.'), becomes),
  },
]

const KEYWORD =
  /^(?:False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$/

function renamed(p: Program, was: string, becomes: string): Result {
  const [from, to] = [unquoted(was), unquoted(becomes)]
  const names = allNames(p.module)
  if (!names.has(from) || names.has(to) || KEYWORD.test(to)) return null
  const all = scopesOf(p.module)
  const homes = new Set(
    all.scopes.flatMap((scope) => {
      const home = scope.bindings.has(from) ? scopeOfName(from, scope) : null
      return home ? [home] : []
    }),
  )
  const edits = [...homes].map((scope) => renameVariable(all, { source: p.source, scope, from, to }))
  if (edits.length === 0 || edits.some((each) => each === null)) return null
  const unique = new Map(edits.flatMap((each) => (each ?? []).map((edit) => [edit.from, edit] as const)))
  if (unique.size === 0) return null
  return {
    code: edited(p, [...unique.values()]),
    told: `${inlineCode(from)} se llama ahora ${inlineCode(to)}, en todos los sitios donde aparece.`,
    how: ['Un nombre es una etiqueta del valor: al programa le da igual cuál sea, a quien lo lee no.'],
    keepsOutput: true,
  }
}

/** A number that stands in the program gets a name, above everything. */
function constant(p: Program, number: string, becomes: string): Result {
  const name = unquoted(becomes)
  const uses = p.spots('number').filter(({ node }) => numberOf(node) === Number(number))
  const first = p.body.find(({ kind }) => kind !== 'import' && kind !== 'import-from')
  if (uses.length === 0 || !first || allNames(p.module).has(name) || KEYWORD.test(name)) return null
  const { from } = first
  const text = p.text(uses[0]?.node ?? first)
  return {
    code: edited(p, [
      {
        from,
        to: from,
        text: `${name} = ${text}\n${first.kind === 'function' || first.kind === 'class' ? '\n\n' : ''}`,
      },
      ...uses.map(({ node }) => ({ from: node.from, to: node.to, text: name })),
    ]),
    told: `El ${inlineCode(text)} está ahora en ${inlineCode(name)}, arriba${uses.length > 1 ? `, y se usa en los ${uses.length} sitios donde aparecía` : ''}.`,
    how: ['Si un día cambia, se cambia en una sola línea; y el nombre dice qué es ese número.'],
    keepsOutput: true,
  }
}
