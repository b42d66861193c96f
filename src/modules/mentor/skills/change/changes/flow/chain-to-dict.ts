import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { callTo, comparison, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

const IFS =
  '(?:(?:l[oa]s?|el|tant[oa]s?|tod[oa]s?|es[oa]s?|estos?|un|de|muchos) ){0,3}(?:elifs?|ifs?|condicion(?:es|al(?:es)?)?)'

/** «con un diccionario en vez de tanto if, y mete también Perú que es Lima»: a chain of comparisons with one name. */
export const chainToDictChange: Change = {
  name: 'chain-to-dict',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `\\b(?:(?:con|usa\\w*|use|usando|mediante|pas\\w+|conviert\\w+|cambi\\w+|hac\\w+|haz\\w*|mejor|en|a|por|sea) ){1,3}(?:un )?diccionario(?:s)?\\b(?: (?:y no|en (?:vez|lugar) de|sin|y sin)(?: (?:con|usar|poner))? ${IFS})?`,
    ),
    new RegExp(`\\b(?:sin|quit\\w+|evit\\w+) ${IFS}(?: (?:con|usando) un diccionario)?`),
    /\b(?:y )?(?:met\w+|anad\w+|agreg\w+|incluy\w+|pon\w*|suma)(?: (?:tambien|ademas|a|el|la))* (?<key>[\p{L}\d]+)(?:,? que (?:es|sea|son|tiene)| con| es|:| ?=| ?->) (?:el |la )?(?<value>[\p{L}\d][\p{L}\d. ]{0,30})/u,
  ],
  needs: ({ words }) => /diccionario/.test(words),
  make(p, { parts: { key, value } }): Result {
    const [chain] = p.places('if').flatMap(({ node }) => (node.isElif ? [] : (chainOf(p, node) ?? [])))
    if (!chain) return null
    if (chain.use.kind === 'call') {
      const made = key === undefined ? asFunctions(p, chain) : null
      return made && { ...made, keepsOutput: true }
    }
    const added = key !== undefined && value !== undefined ? [pairLike(chain.pairs, key, value.trim())] : []
    return { ...written(p, { ...chain, pairs: [...chain.pairs, ...added] }), keepsOutput: added.length === 0 }
  },
}

type Pair = { key: string; value: string }
/** What each branch does with its value: shows it, gives it a name, gives it back; `call` gives back what it works out. */
type Use = { kind: 'print' | 'return' } | { kind: 'call' } | { kind: 'assign'; name: string }
type Chain = { node: StatementOf<'if'>; subject: string; pairs: Pair[]; use: Use; other: string | null }

function chainOf(p: Program, head: StatementOf<'if'>): Chain | null {
  const pairs: Pair[] = []
  let use: Use | null = null
  let subject: string | null = null
  let other: string | null = null
  for (let node: StatementOf<'if'> | undefined = head; node; ) {
    const keys = keysOf(p, node.test)
    const branch = branchOf(p, node.body)
    if (!keys || !branch || (subject !== null && keys.subject !== subject) || (use && !isSame(use, branch.use)))
      return null
    ;({ subject } = keys)
    ;({ use } = branch)
    for (const key of keys.values) pairs.push({ key, value: branch.value })
    const [next, more]: readonly Statement[] = node.otherwise
    const isNext: boolean = next?.kind === 'if' && next.isElif
    if (!isNext && next) {
      const last = branchOf(p, node.otherwise)
      if (more || !last || !(isSame(use, last.use) || (use.kind === 'call' && last.use.kind === 'return'))) return null
      other = last.value
    }
    node = isNext ? (next as StatementOf<'if'>) : undefined
  }
  return subject !== null && use && pairs.length >= 2 ? { node: head, subject, pairs, use, other } : null
}

const isSame = (one: Use, other: Use) =>
  one.kind === other.kind && (one.kind !== 'assign' || other.kind !== 'assign' || one.name === other.name)

/** `x == 1`, `x == 1 or x == 3`, `x in (1, 3)`: one name and literals. */
function keysOf(p: Program, test: Expression): { subject: string; values: string[] } | null {
  if (test.kind === 'boolean-operation' && test.operator === 'or') {
    const all = test.values.map((each) => keysOf(p, each))
    const [first] = all
    if (!first || all.some((each) => each?.subject !== first.subject)) return null
    return { subject: first.subject, values: all.flatMap((each) => each?.values ?? []) }
  }
  const found = comparison(test)
  const subject = nameOf(found?.left)
  if (!found || subject === null) return null
  if (found.operator === '==' && isLiteral(found.right)) return { subject, values: [p.text(found.right)] }
  const { right } = found
  if (found.operator !== 'in' || (right.kind !== 'list' && right.kind !== 'tuple' && right.kind !== 'set')) return null
  return right.items.every(isLiteral) ? { subject, values: right.items.map((item) => p.text(item)) } : null
}

const isLiteral = ({ kind }: Expression) => ['string', 'number', 'boolean', 'none', 'unary'].includes(kind)

/** The one thing that a branch does with a literal. */
function branchOf(p: Program, body: readonly Statement[]): { use: Use; value: string } | null {
  const [only, more] = body
  if (!only || more) return null
  const plain = plainAssign(only)
  if (plain && isLiteral(plain.value)) return { use: { kind: 'assign', name: plain.name }, value: p.text(plain.value) }
  if (only.kind === 'return' && only.value && isLiteral(only.value))
    return { use: { kind: 'return' }, value: p.text(only.value) }
  if (only.kind === 'return' && only.value) return { use: { kind: 'call' }, value: p.text(only.value) }
  const call = only.kind === 'expression' ? callTo(only.value, 'print') : null
  const [shown, second] = call ? positional(call) : []
  if (!call || !shown || second || call.arguments.length > 1 || !isLiteral(shown)) return null
  return { use: { kind: 'print' }, value: p.text(shown) }
}

/** What was said as a key and a value, in the quotes of the others. */
function pairLike([model]: readonly Pair[], key: string, value: string): Pair {
  const like = (text: string, old = '') => (/^["']/.test(old) ? `${old.charAt(0)}${text}${old.charAt(0)}` : text)
  return { key: like(key, model?.key), value: like(value, model?.value) }
}

type Written = { code: string; told: string; how: string[] }

/** Each key with a function of its own for what its branch works out. */
function asFunctions(p: Program, { node, subject, pairs, other }: Chain): Written | null {
  const place = p.places('function').find(({ node: fn }) => fn.from < node.from && node.to <= fn.to)
  const inside = pairs.map(({ value }) => value).join(' ')
  const given = (place?.node.parameters ?? [])
    .map(({ name }) => name)
    .filter((name) => name !== subject && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(inside))
  if (!place || given.length === 0 || new RegExp(`(?<!\\w)${subject}(?!\\w)`).test(inside)) return null
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const name = freeName(p, 'operaciones')
  const head = given.join(', ')
  const lines = [
    `${name} = {`,
    ...pairs.map(({ key, value }) => `${level}${key}: lambda ${head}: ${value},`),
    '}',
    `if ${subject} in ${name}:`,
    `${level}return ${name}[${subject}](${head})`,
    ...(other === null ? [] : [`return ${other}`]),
  ]
  return {
    code: edited(p, [{ from: node.from, to: endOf(p, node), text: lines.join(`\n${indent}`) }]),
    told: `La cadena de ${inlineCode('if')} es ahora un diccionario de funciones: cada clave lleva lo que hay que calcular.`,
    how: [
      `${inlineCode(`lambda ${head}: …`)} es una función sin nombre, que no calcula nada hasta que se la llama.`,
      `${inlineCode(`${name}[${subject}](${head})`)} busca la función de esa clave y la llama.`,
      'Para añadir un caso basta otra línea del diccionario.',
    ],
  }
}

function written(p: Program, { node, subject, pairs, use, other }: Chain): Written {
  const indent = indentOf(p, node)
  const level = levelOf(p)
  const noun = use.kind === 'assign' ? use.name : use.kind === 'print' ? 'textos' : 'valores'
  const name = freeName(p, `${noun}_por_${subject}`)
  const got = other === null ? `${name}[${subject}]` : `${name}.get(${subject}, ${other})`
  const shown =
    use.kind === 'assign' ? `${use.name} = ${got}` : use.kind === 'print' ? `print(${got})` : `return ${got}`
  const lines = [
    `${name} = {`,
    ...pairs.map(({ key, value }) => `${level}${key}: ${value},`),
    '}',
    ...(other === null ? [`if ${subject} in ${name}:`, `${level}${shown}`] : [shown]),
  ]
  return {
    code: edited(p, [{ from: node.from, to: endOf(p, node), text: lines.join(`\n${indent}`) }]),
    told: `La cadena de ${inlineCode('if')} es ahora un diccionario: cada clave lleva su valor.`,
    how: [
      other === null
        ? `${inlineCode(`${subject} in ${name}`)} mira si la clave está; ${inlineCode(got)} da su valor.`
        : `${inlineCode(got)} da el valor de la clave, o lo que había en el ${inlineCode('else')} si no está.`,
      'Para añadir un caso basta otra línea del diccionario.',
    ],
  }
}
