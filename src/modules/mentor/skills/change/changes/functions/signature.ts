import { applyEdits } from '../../../../python/edit'
import { parsePython } from '../../../../python/parse'
import { programOf } from '../../../../python/program/source'
import { renameVariable } from '../../../../python/rename'
import { scopesOf } from '../../../../python/scope'
import { mentionsStem } from '../../elements'

/** Parameters as they are asked for: `names` in their order; `renamed` tells which data each is; `missing` are those that no data fits. */
export type Signature = { names: string[]; renamed: Map<string, string>; missing: string[] }

/** «total_con_igv(lista)» for a program with `precios`: that is what `lista` is. */
export function signatureOf(asked: string | undefined, data: readonly string[]): Signature {
  const wanted = (asked ?? '')
    .split(',')
    .map((name) => name.replace(/=.*$/, '').trim())
    .filter((name) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name))
  if (wanted.length === 0) return { names: [...data], renamed: new Map(), missing: [] }
  const free = new Set(data)
  const meant = new Map<string, string>()
  for (const isSame of [exact, alike, always])
    for (const name of wanted) {
      const found = meant.has(name) ? undefined : [...free].find((each) => isSame(name, each))
      if (found === undefined) continue
      meant.set(name, found)
      free.delete(found)
    }
  return {
    names: wanted.flatMap((name) => meant.get(name) ?? []),
    renamed: new Map([...meant].flatMap(([name, own]) => (name === own ? [] : [[own, name] as const]))),
    missing: wanted.filter((name) => !meant.has(name)),
  }
}

const exact = (name: string, own: string) => name === own
const alike = (name: string, own: string) => mentionsStem(own, name) || mentionsStem(name, own)
const always = () => true

/** The program with the parameters of one of its functions called otherwise. */
export function withParameters(code: string, fn: string, renamed: Signature['renamed']): string {
  let result = code
  for (const [from, to] of renamed) {
    const all = scopesOf(parsePython(result))
    const scope = all.scopes.find(({ node }) => node?.kind === 'function' && node.name === fn)
    const edits = scope ? renameVariable(all, { source: result, scope, from, to }) : null
    if (edits) result = applyEdits(result, edits)
  }
  return result
}

/** A parameter that stands in the program as a number: «el mínimo para aprobar, si no lo digo que sea 5». */
export type Constant = { name: string; value: string }

/** The program whose function takes a number that it had written down as a parameter with that number as its default. */
export function withConstant(code: string, fn: string, { name, value }: Constant): string | null {
  const p = programOf(code)
  const place = p.places('function').find(({ node }) => node.name === fn)
  const [first] = place?.node.body ?? []
  const last = place?.node.parameters.at(-1)
  if (!place || !first) return null
  const uses = p
    .spots('number')
    .filter(({ node }) => node.from >= first.from && node.to <= place.node.to && node.text === value)
  if (uses.length === 0 || code.includes(`${name} `)) return null
  const at = last?.to ?? p.source.indexOf('(', place.node.nameFrom) + 1
  return applyEdits(code, [
    { from: at, to: at, text: `${last ? ', ' : ''}${name}=${value}` },
    ...uses.map(({ node }) => ({ from: node.from, to: node.to, text: name })),
  ])
}
