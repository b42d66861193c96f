import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, programOf, textLiteral } from '../../../../python/program/source'
import { type Chart, positionalOf } from './charts'
import type { Touch, Touched } from './touch'

const LIST = '[a-z_]\\w{0,30} ?= ?\\[[^\\]]{1,300}\\]'
const AND = '(?:,? y (?:de )?|,? |; ?)(?:l[oa]s )?'

/** «con inflación: meses = [...] y valores = [...]»: the person's own numbers in the place of those of the chart. */
export const CHART_DATA: readonly Touch<Chart>[] = [
  {
    name: 'own-lists',
    says: [
      new RegExp(
        `(?:(?:con|usa|usando|pon|mete|de|los|mis|estos|datos|son|es|por|los de) ){0,5}(?:(?<subject>[a-z]{3,20}(?: de [a-z]{3,15})?):? )?(?<first>${LIST})(?:${AND}(?<second>${LIST}))?`,
      ),
    ],
    make: (chart, { parts: { subject, first, second } }) => ofLists(chart, subject, [first, second]),
  },
]

type Given = { name: string; text: string; isText: boolean }

function givenIn(text: string | undefined): Given | null {
  if (text === undefined) return null
  const p = programOf(text)
  const [node] = p.body
  const plain = node && plainAssign(node)
  if (!plain || p.module.errors.length > 0 || plain.value.kind !== 'list' || plain.value.items.length === 0) return null
  return {
    name: plain.name,
    text: p.text(plain.value),
    isText: plain.value.items.every(({ kind }) => kind === 'string'),
  }
}

function ofLists(chart: Chart, subject: string | undefined, texts: readonly (string | undefined)[]): Touched {
  const { p, labels, values } = chart
  const given = texts.flatMap((text) => givenIn(text) ?? [])
  if (given.length === 0 || values === null || chart.isOfPandas) return null
  const targets: (Expression | null)[] =
    given.length === 2
      ? [labels, values]
      : given[0]?.isText
        ? [labels]
        : [given[0]?.name === nameIn(labels) ? labels : values]
  const edits: { from: number; to: number; text: string }[] = []
  for (const [at, list] of given.entries()) {
    const target = targets[at]
    const home = target && homeOf(p, target)
    if (!home || !target) return null
    edits.push({ from: home.value.from, to: home.value.to, text: list.text })
    if (home.name === list.name) continue
    for (const { node } of p.spots('name'))
      if (node.name === home.name) edits.push({ from: node.from, to: node.to, text: list.name })
    if (!p.spots('name').some(({ node }) => node.from === home.target.from))
      edits.push({ from: home.target.from, to: home.target.to, text: list.name })
  }
  const about =
    subject && !/^(?:datos|listas?|valores|numeros|esto|estas?|estos|variables?)$/.test(subject.toLowerCase())
      ? subject
      : null
  for (const name of ['title', 'ylabel'] as const) {
    const [old] = positionalOf(chart, name)
    if (about === null || old?.kind !== 'string') continue
    const word = about.charAt(0).toUpperCase() + about.slice(1)
    const rest = name === 'title' ? (/ por .*/.exec(old.value)?.[0] ?? '') : ''
    edits.push({ from: old.from, to: old.to, text: textLiteral(p, word + rest) })
  }
  return {
    code: edited(p, edits),
    told: `Dibuja tus datos: ${given.map(({ name }) => inlineCode(name)).join(' y ')}.`,
    how: ['Las dos listas tienen que ser igual de largas: una etiqueta por cada valor.'],
  }
}

const nameIn = (node: Expression | null) => (node?.kind === 'name' ? node.name : null)

function homeOf(p: Program, node: Expression) {
  if (node.kind !== 'name') return null
  return (
    p.body
      .flatMap((one) => plainAssign(one) ?? [])
      .findLast(({ name, value }) => name === node.name && value.kind === 'list') ?? null
  )
}
