import { lowerFirst } from '~/platform/text/first-letter'
import { fieldKind } from '../../../../engine/task/classes/field-kinds'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { indented } from '../program'
import { parametersOf } from './class-lines'
import { INDEX, sample, statedValues } from './samples'
import { allFields, type Body } from './sketch'
import { programOf, type Written } from './written-classes'

const variable = (name: string) => lowerFirst(name).replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A short use of the classes that runs in the evaluator; without it nothing is handed out. */
export function classUsage(written: readonly Written[]): { body: string[]; isRunning: boolean } {
  const groups = written.filter((each) => isShown(each, written)).map((each) => linesFor(each, written))
  for (let left = groups.flat().length; left >= 0; left -= 1) {
    const body = groups.flat().slice(0, left).flat()
    const result = evaluateProgram(parsePython(programOf(written, body)), { input: [], showsInput: true })
    if (result.kind === 'done' && result.output.trim() === '')
      return { body: [...body, ...shownState(written)], isRunning: true }
    if (result.kind === 'done' || result.kind === 'outside') return { body, isRunning: true }
  }
  return { body: [], isRunning: false }
}

/** Where the calls show nothing, what has become of the object. */
function shownState(written: readonly Written[]): string[] {
  const last = written.filter((each) => isShown(each, written)).at(-1)
  if (!last) return []
  const field = allFields(last.sketch).findLast(({ kind }) => kind === 'number') ?? allFields(last.sketch)[0]
  const { members } = last
  const other = members.flatMap(({ body }) => body.parameters.filter((name) => OTHER.test(name)))[0]
  const changed = allFields(last.sketch).find(({ name }) =>
    members.some(({ body }) => body.lines.some((line) => line.includes(`${other}.${name} `))),
  )
  if (other && changed) return [`print(${other}.${changed.name})`]
  return field ? [`print(${variable(last.sketch.plan.name)}.${field.name})`] : []
}

/** Of classes that inherit, those below; of what is kept in another, the other. */
const isShown = ({ sketch }: Written, written: readonly Written[]) =>
  !written.some(
    (other) =>
      other.sketch.parent === sketch ||
      (other !== undefined && other.sketch.store?.itemClass === sketch.plan && other.sketch !== sketch),
  )

function made(each: Written, at: 0 | 1): string {
  const needed = parametersOf(each.sketch).filter(({ initial }) => initial === null)
  const { texts, numbers } = at === 0 ? statedValues(each.sketch) : { texts: [], numbers: [] }
  if (numbers.length > 0) {
    const given = needed.map(
      ({ name }) =>
        (fieldKind(name) === 'number' ? numbers : texts).shift() ?? sample(name, { of: each.sketch.plan.name, at }),
    )
    return `${each.sketch.plan.name}(${given.join(', ')})`
  }
  return `${each.sketch.plan.name}(${needed.map(({ name }) => sample(name, { of: each.sketch.plan.name, at })).join(', ')})`
}

/** Each of the calls is a group of lines, so that one which cannot run is left out alone. */
function linesFor(each: Written, written: readonly Written[]): string[][] {
  const { sketch, whole } = each
  const it = variable(sketch.plan.name)
  const groups = [[`${it} = ${made(each, 0)}`]]
  const members = [...parentMembers(sketch.parent, written), ...each.members].filter(
    ({ name, isAbstract }, at, all) =>
      !name.startsWith('_') && !isAbstract && all.findLastIndex((other) => other.name === name) === at,
  )
  const needsOther =
    whole.counter !== null ||
    members.some(({ body }) => body.parameters.some((name) => OTHER.test(name))) ||
    whole.calls.some((call) => /\botro\b/.test(call))
  const other = members.flatMap(({ body }) => body.parameters.filter((name) => OTHER.test(name)))[0] ?? 'otro'
  if (needsOther) groups.push([`${other} = ${made(each, 1)}`])
  const adds = members.filter(({ body }) => isAdding(body, each))
  for (const { name, body } of adds)
    for (const at of [0, 1] as const) groups.push([called(it, { name, body, each, written, at })])
  const kept = written.find((other) => other.sketch.plan === sketch.store?.itemClass)
  if (adds.length === 0 && kept && sketch.store)
    for (const at of [0, 1] as const) groups.push([`${it}.${sketch.store.field.name}.append(${made(kept, at)})`])
  for (const { name, body, form } of members) {
    if (adds.some((add) => add.name === name)) continue
    if (form === 'property') groups.push([`print(${it}.${name})`])
    else if (form === 'class' || form === 'static')
      groups.push([`print(${called(sketch.plan.name, { name, body, each, written, at: 0 })})`])
    else {
      const call = called(it, { name, body, each, written, at: 0 })
      groups.push([body.gives === 'value' ? `print(${call})` : call])
    }
  }
  for (const call of whole.calls) groups.push([call.replace('{}', it)])
  if (whole.counter !== null && !members.some(({ form }) => form === 'class'))
    groups.push([`print(${sketch.plan.name}.${whole.counter})`])
  groups.push(...shownAtEnd(it, { each, members: members.map(({ body }) => body) }), ...failing(it, each))
  return groups
}

const OTHER = /^(?:otr[oa]|destino|enemigo)$/
const parentMembers = (parent: Written['sketch'] | null, written: readonly Written[]): Written['members'] => {
  const own = written.find(({ sketch }) => sketch === parent)
  return own ? [...parentMembers(own.sketch.parent, written), ...own.members] : []
}

/** What fills a collection is called twice, and before the others. */
const isAdding = ({ lines }: Body, { sketch }: Written) =>
  sketch.store !== null &&
  lines.some((line) => new RegExp(`self\\._?${sketch.store?.field.name}(?:\\.append\\(|\\[\\w+\\] = )`).test(line))

type Call = { name: string; body: Body; each: Written; written: readonly Written[]; at: 0 | 1 }

function called(it: string, { name, body, each, written, at }: Call): string {
  const { store } = each.sketch
  const isMixed = body.lines.some((line) => / -= |max\(0/.test(line))
  const stated =
    at === 0
      ? statedValues(each.sketch).numbers.slice(
          parametersOf(each.sketch).filter(({ name: own, initial }) => initial === null && fieldKind(own) === 'number')
            .length,
        )
      : []
  const given = body.parameters
    .filter((parameter) => body.defaults?.[parameter] === undefined)
    .map((parameter) => {
      const value = fieldKind(parameter) === 'number' ? stated.shift() : undefined
      if (value !== undefined) return value
      const item = written.find(({ sketch }) => store?.itemClass === sketch.plan)
      if (OTHER.test(parameter)) return parameter
      if (store && item && parameter === store.item && body.lines.some((line) => line.includes(`append(${parameter})`)))
        return made(item, at)
      if (
        store &&
        (parameter === body.parameters[0] || /^(?:origen|destino)/.test(parameter)) &&
        store.kind !== 'values'
      )
        return store.itemClass
          ? keySample(parameter, store.itemClass.name, store.key)
          : sample(parameter, { of: each.sketch.plan.name, at })
      const isCounted = body.lines.some(
        (line) =>
          new RegExp(`[-+*/<>]=? ${parameter}\\b|\\b${parameter} [-+*/<>]`).test(line) && !line.includes(`in self`),
      )
      const multiple = body.lines.map((line) => new RegExp(`${parameter} % (\\d+)`).exec(line)?.[1]).find(Boolean)
      if (multiple !== undefined) return String(Number(multiple) * 2)
      if (INDEX.test(parameter)) return '0'
      if (parameter === 'numero' && body.lines.some((line) => /- 1\]/.test(line))) return '1'
      if (isMixed && (isCounted || fieldKind(parameter) === 'number')) return '2'
      if (isCounted && /^'/.test(sample(parameter, { of: each.sketch.plan.name, at }))) return at === 0 ? '10' : '5'
      return sample(parameter, { of: each.sketch.plan.name, at })
    })
  return `${it}.${name}(${given.join(', ')})`
}

const keySample = (parameter: string, of: string, key: string) =>
  /^(?:numero|posicion|indice)$/.test(parameter) && parameter !== key
    ? '1'
    : sample(key, { of, at: /^destino/.test(parameter) ? 1 : 0 })

/** What the calls have changed, where none of them shows it. */
function shownAtEnd(
  it: string,
  { each: { sketch, whole }, members }: { each: Written; members: readonly Body[] },
): string[][] {
  if (whole.methods.some((lines) => lines[0]?.includes('__str__')) || sketch.plan.isData) return [[`print(${it})`]]
  if (
    members.some(
      ({ gives, lines }) =>
        gives === 'value' ||
        lines.some((line) => /^\s*print\(/.test(line) && !lines.some((each) => each.startsWith('if '))),
    )
  ) {
    const isShown = members.every(
      ({ gives, lines }) => gives === 'value' || !lines.some((line) => /[-+]?= /.test(line)),
    )
    if (isShown) return []
  }
  const changed = allFields(sketch).find(
    ({ name, kind }) =>
      (sketch.store?.kind !== 'objects' || kind !== 'list') &&
      members.some(({ lines }) =>
        lines.some((line) => new RegExp(`self\\._?${name}(?: [-+]?= |\\.(?:append|remove)|\\[)`).test(line)),
      ),
  )
  const field = changed ?? (members.length === 0 ? allFields(sketch)[0] : undefined)
  return field ? [[`print(${it}.${field.isPrivate && field.kind === 'list' ? '_' : ''}${field.name})`]] : []
}

/** «si ya está alquilada»: twice in a row. */
const againIn = (it: string, member: Written['members'][number] | undefined): string[][] =>
  member
    ? [
        [
          'try:',
          ...indented([`${it}.${member.name}()`, `${it}.${member.name}()`]),
          'except ValueError as error:',
          ...indented(["print('Error:', error)"]),
        ],
      ]
    : []

/** «que lance ValueError»: once more with too much, caught. */
function failing(it: string, { members, sketch }: Written): string[][] {
  const raising = members.filter(({ body }) => body.lines.some((line) => line.includes('raise ')))
  const member = raising.find(({ body }) => body.lines.some((line) => /^if \w+ > /.test(line)))
  if (!member)
    return againIn(
      it,
      raising.find(({ body }) => body.parameters.length === 0),
    )
  const { body, name } = member
  const type = /raise (\w+)/.exec(body.lines.join('\n'))?.[1] ?? 'ValueError'
  const given = body.parameters.map((parameter) =>
    fieldKind(parameter) === 'number' || /^(?:cantidad|monto|importe|l)$/.test(parameter)
      ? '1000'
      : sample(parameter, { of: sketch.plan.name }),
  )
  return [
    [
      'try:',
      ...indented([`${it}.${name}(${given.join(', ')})`]),
      `except ${type} as error:`,
      ...indented(["print('Error:', error)"]),
    ],
  ]
}
