import type { Expression } from '../../../../python/ast'
import { evaluatePiece } from '../../../../python/evaluate/evaluate'
import { namesOf } from '../../../../python/evaluate/statements/scope'
import { parsePython } from '../../../../python/parse'
import { allExpressions, statementsIn } from '../../../../python/walk'
import { listed, quote, quoteLink, type Source } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { entryOfCall, roleText } from '../called'
import { run } from '../output'
import type { Ask } from './ask'

const MARK = '\u0001'

/** What comes out right and surprises: keys that write over each other, capitals that come first, gaps in tables. */
export const surpriseText = (ask: Ask): string | null => gapsText(ask) ?? lostKeysText(ask) ?? capitalsText(ask)

/** That a gap comes of it, rather than what is done with gaps. */
const LEAVES_GAPS = /\b(?:queda|quedan|sale|salen|pone|deja)\b[^.;]{0,20}`NaN`/

/** «¿De dónde salen los NaN?»: what leaves them. */
function gapsText({ frame, source }: Ask): string | null {
  if (!/\b(?:nan|none|huecos?|vaci[oa]s?)\b/.test(frame.plain)) return null
  for (const node of allExpressions(source.module)) {
    if (node.kind !== 'call') continue
    const note = entryOfCall(node, source)?.entry.note ?? ''
    if (LEAVES_GAPS.test(note)) return `${quoteLink(source, node)}: ${note}`
    const roles = node.arguments.flatMap((_given, at) => roleText(node, at, source) ?? [])
    const leaves = roles.find((role) => LEAVES_GAPS.test(role))
    if (leaves !== undefined) return `En ${quoteLink(source, node)}, ${leaves}`
  }
  return null
}

const LOSES =
  /\b(?:pierd\w+|perd\w+|falta\w*|desaparec\w+|sol[oa]|queda\w*|menos|donde (?:esta|quedo|se fue)|pis[ao]\w*|sobr\w+escri\w+|repet\w+|ultim[oa]|tiene|sale\w*|hay)\b/

type Pair = { key: Expression; value: Expression; names: string[]; at: number; head: string; margin: string }

/** Keys that are made more than once: the last value stays. */
function lostKeysText({ frame, source }: Ask): string | null {
  if (!LOSES.test(frame.plain)) return null
  for (const pair of pairsIn(source)) {
    const seen = Map.groupBy(pairsMade(pair, source), ([key]) => key)
    const [double] = [...seen].filter(([, made]) => made.length > 1)
    if (!double) continue
    const [key, made] = double
    const values = made.map(([, value = '']) => `\`${value}\``)
    const last = values.at(-1) ?? ''
    return `En un diccionario las **claves no se repiten**: ${listed(values)} llevan la misma clave, \`${key}\`, y cada uno **pisa** al anterior. Se queda el último, ${last}; ${listed(values.slice(0, -1))} se pierde${values.length > 2 ? 'n' : ''}. Para guardarlos todos, que el valor sea una lista.`
  }
  return null
}

/** `{k: v for …}`, and `d[k] = v` in a loop. */
function pairsIn({ module, lines }: Source): Pair[] {
  const text = (node: Expression) => module.source.slice(node.from, node.to)
  return [...statementsIn(module.body)].flatMap((node): Pair[] => {
    const margin = module.source.slice(node.from - lines.columnAt(node.from), node.from)
    if (node.kind === 'for') {
      return node.body.flatMap((each): Pair[] => {
        const [target] = each.kind === 'assign' ? each.targets : []
        if (each.kind !== 'assign' || target?.kind !== 'subscript' || target.index.kind === 'slice') return []
        const inner = module.source.slice(each.from - lines.columnAt(each.from), each.from)
        return [
          { key: target.index, value: each.value, names: namesOf(node.target), at: each.from, head: '', margin: inner },
        ]
      })
    }
    if (node.kind !== 'assign' || node.value.kind !== 'comprehension' || node.value.form !== 'dict') return []
    const [clause, more] = node.value.clauses
    // The grammar names the key `element`, as it does the one value of a list.
    const { element: key, value } = node.value
    if (!clause || more || clause.conditions.length > 0 || !value) return []
    const head = `for ${text(clause.target)} in ${text(clause.iterable)}: `
    return [{ key, value, names: namesOf(clause.target), at: node.from, head, margin }]
  })
}

/** The program is run with a mark that shows each pair. */
function pairsMade({ key, value, at, head, margin }: Pair, { module }: Source): [string, string][] {
  if (margin.trim() !== '') return []
  const text = (node: Expression) => module.source.slice(node.from, node.to)
  const probe = `${head}print("${MARK}" + repr(${text(key)}) + "${MARK}" + repr(${text(value)}))\n${margin}`
  const result = evaluatePiece(parsePython(module.source.slice(0, at) + probe + module.source.slice(at)))
  return result.output.split('\n').flatMap((line): [string, string][] => {
    const [, made, kept] = line.split(MARK)
    return made === undefined || kept === undefined ? [] : [[made, kept]]
  })
}

/** Texts in order of their letters' numbers: capitals before small letters, accents behind. */
function capitalsText({ frame, source, code }: Ask): string | null {
  if (!/\b(?:orden\w*|primero|antes|despues|final|abecedario|alfabetic\w*)\b/.test(frame.plain)) return null
  const sort = [...allExpressions(source.module)].find(
    (node) =>
      node.kind === 'call' &&
      /^(?:sorted|sort|min|max)$/.test(calledName(node)) &&
      !node.arguments.some(({ name }) => name === 'key'),
  )
  const texts = [...allExpressions(source.module)].flatMap((node) => (node.kind === 'string' ? [node.value] : []))
  const isMixed = texts.some((text) => /^\p{Lu}/u.test(text)) && texts.some((text) => /^\p{Ll}/u.test(text))
  const hasAccents = texts.some((text) => /^[ÁÉÍÓÚÑáéíóúñ]/u.test(text))
  if (sort === undefined || (!isMixed && !hasAccents) || run(code.tree).kind !== 'done') return null
  const why = isMixed
    ? 'todas las **mayúsculas** van antes que todas las **minúsculas** (`"Z"` es el 90 y `"a"`, el 97)'
    : 'las letras con **tilde** y la `ñ` van detrás de la `z`'
  const mended = isMixed ? ' Para ordenar sin mirar mayúsculas: `key=str.lower` (o `key=str.casefold`).' : ''
  return `${quote(source, sort)} compara los textos por el **código** de sus letras, y en él ${why}.${mended}`
}
