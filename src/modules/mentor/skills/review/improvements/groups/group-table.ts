import type { Edit } from '../../../../python/edit'
import { allNames } from '../../../../python/names'
import type { Reviewed } from '../../improvement'
import { type Alike, isLiteral, isName, tokensOf } from './group-tokens'

/** Groups that are alike, with their tokens, where they stand, and where the second begins. */
export type Groups = Alike & { tokens: readonly (readonly string[])[]; from: number; to: number; second: number }

/** A value that differs from group to group: its name in the loop, and what it is in each. */
type Column = { name: string; values: string[] }

/** The groups as a list of their values and one loop; none where names of theirs are needed afterwards in another way than in one sum. */
export function asTable(program: Reviewed, groups: Groups): Edit[] {
  const read = readColumns(groups)
  if (read === null) return []
  const taken = new Set(tokensOf(program.source.slice(0, groups.from) + program.source.slice(groups.to)))
  const used = [...new Set([...read.columns.map(({ name }) => name), ...groups.names.values()])].filter(
    (name) => name !== '',
  )
  const list = ['datos', 'filas', 'casos'].find((name) => !allNames(program.module).has(name))
  if (!list || used.some((name) => taken.has(name)) || read.columns.length === 0) return []
  const after = sumAfter(program, groups)
  if (after === null) return []
  const rows = groups.labels.map((_, at) => read.columns.map(({ values }) => values[at] ?? '').join(', '))
  const isOne = read.columns.length === 1
  const table = [`${list} = [`, ...rows.map((row) => `    ${isOne ? row : `(${row})`},`), ']']
  const header = `for ${read.columns.map(({ name }) => name).join(', ')} in ${list}:`
  const body = read.body.split('\n').map((line) => (line.trim() === '' ? line : `    ${line}`))
  const sum = after.edit ? [`    ${SUM} += ${after.name}`] : []
  const text = [...table, ...(after.edit ? [`${SUM} = 0`] : []), header, ...body, ...sum].join('\n')
  return [{ from: groups.from, to: groups.to, text }, ...(after.edit ? [after.edit] : [])]
}

const SUM = 'suma_total'

/** What differs between the groups, and the first of them with names for it. */
function readColumns({ tokens, names, labels }: Groups): { columns: Column[]; body: string } | null {
  const [model = []] = tokens
  const columns: Column[] = []
  const body = model.map((token, at) => {
    if (names.has(token)) return names.get(token) || 'valores'
    const values = tokens.map((each) => each[at] ?? '')
    if (!isLiteral(token) || values.every((value) => value === token))
      return isName(token) || !/^[fF]["']/.test(token) ? token : null
    const known = columns.find((column) => column.values.join('\u0000') === values.join('\u0000'))
    if (known) return known.name
    const name = columnName({ model, at, values, labels, names, taken: columns.map((column) => column.name) })
    columns.push({ name, values })
    return name
  })
  // A formatted text may hold a name that differs.
  if (body.some((part) => part === null)) return null
  const kept = body
    .join('')
    .split('\n')
    .filter((line) => !/^([\p{L}_][\p{L}\d_]*) = \1$/u.test(line))
  return kept.some((line) => line.trim() !== '') ? { columns, body: kept.join('\n') } : null
}

type Naming = {
  model: readonly string[]
  at: number
  values: readonly string[]
  labels: readonly string[]
  names: ReadonlyMap<string, string>
  taken: readonly string[]
}

/** `lavanda_precio = 1500` is the price; a text that says the label is the name. */
function columnName({ model, at, values, labels, names, taken }: Naming): string {
  const plain = (text: string) => text.replace(/^["']|["']$/g, '').toLowerCase()
  const isLabel = values.every((value, group) =>
    plain(value).includes((labels[group] ?? '').toLowerCase().split('_')[0] ?? ''),
  )
  const target = model.slice(0, at).join('').split('\n').at(-1) ?? ''
  const assigned = /^([\p{L}_][\p{L}\d_]*) = $/u.exec(target)?.[1]
  const ends = /^(?:\n|$)/.test(model[at + 1] ?? '')
  const stem = assigned && ends ? names.get(assigned) : undefined
  const wish =
    stem !== undefined
      ? stem || 'valores'
      : /^["']/.test(values[0] ?? '') && isLabel
        ? 'nombre'
        : /^["']/.test(values[0] ?? '')
          ? 'texto'
          : 'valor'
  return taken.includes(wish) ? `${wish}_${taken.length + 1}` : wish
}

type After = { name: string; edit: Edit | null }

/** What the rest of the program needs of the groups: nothing, or the sum of one name of each. */
function sumAfter(program: Reviewed, groups: Groups): After | null {
  const rest = program.source.slice(groups.to)
  const each = [...groups.names.keys()].map((name) =>
    groups.tokens.map((tokens) => tokens[groups.tokens[0]?.indexOf(name) ?? -1] ?? ''),
  )
  const needed = each.filter((names) => names.some((name) => tokensOf(rest).includes(name)))
  if (needed.length === 0) return { name: '', edit: null }
  const [names, more] = needed
  const sum = names?.join(' + ') ?? ''
  const at = rest.indexOf(sum)
  const own = groups.names.get(names?.[0] ?? '')
  if (
    more ||
    !names ||
    at === -1 ||
    !own ||
    names.some((name) => tokensOf(rest).filter((token) => token === name).length !== 1)
  )
    return null
  return { name: own, edit: { from: groups.to + at, to: groups.to + at + sum.length, text: SUM } }
}
