import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** Whether all that a function returns is true or false. */
export function isTest(p: Program, { node }: FunctionPlace): boolean {
  const values = p
    .places('return')
    .filter((each) => each.node.from > node.from && each.node.to <= node.to)
    .flatMap((each) => each.node.value ?? [])
  return (
    values.length > 0 && values.every(({ kind }) => ['boolean', 'compare', 'not', 'boolean-operation'].includes(kind))
  )
}

const MANY = /^(?:lista\w*|[a-z_]+s|xs|datos|l)$/

/** «otra función primos_hasta(n) que use esa y devuelva la lista»: a second function that calls the first for each of many. */
export const helperFunctionChange: Change = {
  name: 'helper-function',
  stage: STAGE.structure + 0.4,
  says: [
    /\b(?:(?:ahora|anad\w*|agreg\w*|cre\w+|haz\w*|dame|escrib\w+|quiero|necesito|me|y|tambien|pon\w*) ){0,5}(?:otra|una|la|nueva|segunda)(?: otra| nueva)?(?: funcion)?(?: que se llame| llamada)? (?<name>[a-z_]\w*) ?\((?<parameter>[a-z_]\w*)\),? (?:y )?(?:que )?(?<rule>(?:[^;.]{0,60} )?(?:us[ea]|usando|llam\w+|utili[cz]\w+|apoy\w+|aprovech\w+)(?: a| en)? (?:es[ao]|est[ao]|la (?:anterior|primera|de antes|de arriba)|la funcion(?: anterior| de antes)?|(?<called>[a-z_]\w*))\b[^;]{0,140})/,
  ],
  make(p, { parts: { name = '', parameter = '', called, rule = '' }, said }): Result {
    const all = p.places('function').filter(({ scope }) => scope.kind === 'module')
    const place = all.find(({ node }) => node.name === called) ?? all.findLast((each) => isTest(p, each)) ?? all.at(-1)
    if (place?.node.parameters.length !== 1 || all.some(({ node }) => node.name === name)) return null
    const words = folded(`${rule} ${said.plain}`)
    const made = bodyOf(p, place, { parameter, words })
    if (made === null) return null
    const level = levelOf(p)
    const { to } = linesOf(p, place.node)
    return {
      code: `${p.source.slice(0, to)}\n\n\ndef ${name}(${parameter}):\n${level}return ${made.code}${p.source.slice(to)}`,
      told: `Hay además una función ${inlineCode(`${name}(${parameter})`)}, que llama a ${inlineCode(place.node.name)} con cada número o dato.`,
      how: [made.how],
      keepsOutput: true,
    }
  },
}

type Given = { parameter: string; words: string }

function bodyOf(p: Program, place: FunctionPlace, { parameter, words }: Given): { code: string; how: string } | null {
  const isMany = MANY.test(parameter) && !/^n\w?$/.test(parameter)
  const item =
    isMany && parameter.endsWith('s') && parameter.length > 3
      ? parameter.replace(/(?<=[lrnd])es$|s$/, '')
      : isMany
        ? 'elemento'
        : 'numero'
  const first = /primo/.test(place.node.name) ? 2 : 1
  const items = isMany
    ? parameter
    : `range(${first}, ${/\bmenor(?:es)? (?:que|de|a)\b|\bsin incluir/.test(words) ? parameter : `${parameter} + 1`})`
  const call = `${place.node.name}(${item})`
  const loop = `for ${item} in ${items}`
  if (!isTest(p, place)) {
    if (/\bsum[ae]\w*/.test(words)) return { code: `sum(${call} ${loop})`, how: '`sum` suma lo que da cada llamada.' }
    return /\blista\b|\bcada\b/.test(words)
      ? { code: `[${call} ${loop}]`, how: 'La lista recoge lo que da cada llamada.' }
      : null
  }
  if (/\b(?:cuent\w+|cuant[oa]s|contar_)/.test(`${words}`))
    return {
      code: `sum(1 ${loop} if ${call})`,
      how: `Se suma 1 por cada uno para el que ${inlineCode(call)} es verdadero.`,
    }
  if (/\bsum[ae]\w*/.test(words))
    return {
      code: `sum(${item} ${loop} if ${call})`,
      how: `Se suman aquellos para los que ${inlineCode(call)} es verdadero.`,
    }
  if (/\b(?:todos|todas) (?:l[oa]s )?(?:son|sean|cumpl)/.test(words))
    return { code: `all(${call} ${loop})`, how: '`all` es verdadero si todos lo cumplen.' }
  return /\b(?:lista|devuelv\w+|l[oa]s|filtr\w+)\b/.test(words)
    ? {
        code: `[${item} ${loop} if ${call}]`,
        how: `La lista se queda con aquellos para los que ${inlineCode(call)} es verdadero.`,
      }
    : null
}
