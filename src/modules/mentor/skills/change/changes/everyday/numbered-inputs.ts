import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, inputIn, linesOf, positional } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «hazlo con for» of `nota1`, `nota2`, `nota3`: one list, filled in a loop. */
export const numberedInputsChange: Change = {
  name: 'numbered-inputs',
  isWhole: true,
  stage: STAGE.structure,
  ...fitting(
    [
      /\b(?:(?:haz|pas|pon|escrib|cambi|hac|us)[a-z]{0,4}(?:me|l[oa]s?)?|con|que (?:use|sea con|vaya con))(?: (?:con|a|en|usando|el|un|una|lo mismo|todo))* (?:bucle )?(?:for|lista|bucle|ciclo)(?: for)?(?: (?:y|con|en) (?:un |una )?(?:for|lista|bucle))?(?:,? (?:en (?:mi|la) clase )?(?:ya )?(?:vimos|hemos visto|dimos|hemos dado) (?:el )?for)?(?=$|[ .,;!?¦])/,
    ],
    (p) => inLoop(p),
  ),
}

type Asked = { node: Statement; name: string; value: string; prompt: string }

/** One after the other, the same question but for its number. */
function runIn(p: Program): Asked[] {
  const all = p.body.flatMap((node): Asked[] => {
    const plain = plainAssign(node)
    const found = plain && inputIn(plain.value)
    const prompt = found && positional(found.input)[0]
    return plain && prompt?.kind === 'string' && /^[a-z_]+?_?\d+$/i.test(plain.name)
      ? [{ node, name: plain.name, value: p.text(plain.value), prompt: prompt.value }]
      : []
  })
  const stems = new Set(all.map(({ name }) => stemOf(name)))
  return stems.size === 1 && all.length > 2 && all.every(({ name }, at) => name.endsWith(String(at + 1))) ? all : []
}
const stemOf = (name: string) => name.replace(/_?\d+$/, '')

function inLoop(p: Program): Result {
  const run = runIn(p)
  const [first, second] = run
  const last = run.at(-1)
  if (!first || !second || !last) return null
  const numbered = (text: string, number: number) => text.replace(String(number), '{}')
  const same = run.every(
    ({ value }, at) => numbered(value, at + 1) === numbered(first.value, 1) || value === first.value,
  )
  if (!same) return null
  const one = stemOf(first.name)
  const list = freeName(p, /s$/.test(one) ? `lista_${one}` : `${one}${/[aeiou]$/.test(one) ? 's' : 'es'}`)
  const uses = usesOf(p, new Set(run.map(({ name }) => name)), list, { from: first.node.from, to: last.node.to })
  if (uses === null) return null
  const indent = levelOf(p)
  const turn = freeName(p, 'numero', 'vez')
  const isNumbered = first.prompt.includes('1')
  const quoted = /(["'])(?:\\.|(?!\1)[^\\])*\1/.exec(first.value)?.[0] ?? ''
  const value = isNumbered ? first.value.replace(quoted, () => `f${quoted.replace('1', `{${turn}}`)}`) : first.value
  const lines = [
    `${list} = []`,
    `for ${turn} in range(1, ${run.length + 1}):`,
    `${indent}${one} = ${value}`,
    `${indent}${list}.append(${one})`,
  ]
  return {
    code: edited(p, [
      { ...linesOf(p, first.node, last.node), text: lines.map((line) => indentOf(p, first.node) + line).join('\n') },
      ...uses,
    ]),
    told: `Las ${run.length} preguntas están ahora en un bucle, y lo que se escribe, en la lista ${inlineCode(list)}.`,
    how: [`Para pedir más basta con cambiar el ${inlineCode(String(run.length + 1))} de ${inlineCode('range')}.`],
  }
}

/** Where all of them are added up or compared; null where one is used by itself. */
function usesOf(
  p: Program,
  names: ReadonlySet<string>,
  list: string,
  run: { from: number; to: number },
): Edit[] | null {
  const isAll = (found: readonly (string | null)[]) =>
    found.length === names.size && found.every((name) => name !== null && names.has(name))
  const sums = p.spots('binary').filter(({ node }) => isAll(addends(node)))
  const calls = p
    .spots('call')
    .filter(
      ({ node }) => callTo(node, 'max', 'min', 'sum') !== null && isAll(positional(node).map((each) => nameOf(each))),
    )
  const edits: Edit[] = [
    ...sums.flatMap(({ node, parent }): Edit[] => {
      const divides =
        parent?.node.kind === 'binary' &&
        parent.node.operator === '/' &&
        parent.node.left === node &&
        numberOf(parent.node.right) === names.size
      const whole =
        divides && parent
          ? p.whole(parent.node)
          : node.isParenthesized
            ? { from: node.from - 1, to: node.to + 1 }
            : p.whole(node)
      return [{ from: whole.from, to: whole.to, text: divides ? `sum(${list}) / len(${list})` : `sum(${list})` }]
    }),
    ...calls.map(({ node }) => ({
      from: node.from,
      to: node.to,
      text: `${nameOf((node as Extract<Expression, { kind: 'call' }>).callee)}(${list})`,
    })),
  ]
  const isFree = p
    .spots('name')
    .every(
      ({ node }) =>
        !names.has(node.name) ||
        (node.from >= run.from && node.to <= run.to) ||
        edits.some(({ from, to }) => from <= node.from && node.to <= to),
    )
  return isFree && edits.length > 0 ? edits : null
}

const addends = (node: Expression): (string | null)[] =>
  node.kind === 'binary' && node.operator === '+' ? [...addends(node.left), ...addends(node.right)] : [nameOf(node)]
