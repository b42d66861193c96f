import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { type Case, type Diagnose, type Diagnosis, firstOf, insertAt, sourceOf } from '../case'
import { bindingOf, type Place } from '../failing-program'
import { sidesOf } from '../numbers/operators'

const DAYS =
  'Así cuentan solo los días. Si te importa la hora, haz lo contrario: `datetime.combine(fecha, datetime.min.time())` convierte la fecha en fecha y hora.'
const MOMENT =
  /\bdatetime(?:\.datetime)?(?:\.(?:strptime|now|today|utcnow|fromisoformat|fromtimestamp|combine))?\(|\.to_pydatetime\(/
const DAY = /\bdate(?:\.(?:today|fromisoformat))?\(|\.date\(\)/
const AWARE = /timezone|tzinfo|\btz\s*=|\butc\b|ZoneInfo|astimezone|[+-]\d\d:?\d\d["')]|\dZ["']/

/** A date beside a date and time, or a moment with a time zone beside one without. */
export const mixedMoments: Diagnose = (fault) =>
  firstOf(sidesOf(fault), ({ left, right, place }) => {
    const sides = [left, right].map((node) => ({
      node,
      made: madeAs(fault, node, place),
      type: fault.program.held?.(node)?.type.split('.').at(-1) ?? null,
    }))
    const isMoment = ({ made, type }: Side) =>
      type === 'datetime' || (type === null && MOMENT.test(made.text) && !/\.date\(\)$/.test(made.text))
    const isDay = ({ made, type }: Side) =>
      type === 'date' ||
      (type === null && DAY.test(made.text) && !(MOMENT.test(made.text) && !/\.date\(\)$/.test(made.text)))
    const [moment, day] = [sides.find(isMoment), sides.find(isDay)]
    if (moment && day && moment !== day) return asDays(fault, moment, day)
    if (!/naive|aware/.test(fault.message)) return null
    // What the present moment is compared with has a zone, wherever it comes from: `now()` has none.
    const isPresent = ({ made }: Side) => /\.(?:now|utcnow)\(\)$/.test(made.text)
    const present = sides.filter(isPresent).length === 1 ? sides.find(isPresent) : undefined
    const aware = sides.find(({ made }) => AWARE.test(made.text)) ?? sides.find((side) => present && side !== present)
    const naive = sides.find((side) => side !== aware && !AWARE.test(side.made.text))
    return aware && naive ? withZone(fault, naive, aware) : null
  })

type Side = { node: Expression; made: Made; type: string | null }
/** The expression that gives a side its value, with all that it is worked out from. */
type Made = { value: Expression; text: string; line: number }

function madeAs(fault: Case, node: Expression, place: Place): Made {
  const binding = node.kind === 'name' ? bindingOf(fault.program, node.name, place, node.from) : null
  const value = binding?.form === 'assign' && binding.value ? binding.value : node
  const names = /\b[^\W\d]\w*\b/g
  const own = sourceOf(fault, value)
  const further = [...own.matchAll(names)].flatMap(([name]) => {
    const inner = bindingOf(fault.program, name, binding?.place ?? place, value.from)
    return inner?.value?.kind === 'string' ? [sourceOf(fault, inner.value)] : []
  })
  return { value, text: [own, ...further].join(' '), line: fault.lines.lineAt(value.from) }
}

function asDays(fault: Case, moment: Side, day: Side): Diagnosis {
  const [a, b] = [sourceOf(fault, moment.node), sourceOf(fault, day.node)]
  return {
    line: fault.lines.lineAt(moment.node.from),
    cause: `${inlineCode(a)} (línea ${moment.made.line}) es fecha **con hora** (\`datetime\`), y ${inlineCode(b)} (línea ${day.made.line}) es solo **fecha** (\`date\`): son de distinto tipo, y Python no los mezcla. Con \`.date()\` se queda solo la fecha.`,
    edits: [insertAt(moment.node.to, '.date()')],
    decide: DAYS,
    kind: 'aware-dates',
  }
}

function withZone(fault: Case, naive: Side, aware: Side): Diagnosis {
  const { value } = naive.made
  const imported = fault.program.module.body.find((node) => node.kind === 'import-from' && node.module === 'datetime')
  const zone =
    imported || !/\bdatetime\.(?:datetime|date|timedelta)\b/.test(fault.source)
      ? 'timezone.utc'
      : 'datetime.timezone.utc'
  const hasZone = imported?.kind === 'import-from' && imported.names.some(({ name }) => name === 'timezone')
  const isNow = value.kind === 'call' && value.arguments.length === 0 && /\.now$/.test(sourceOf(fault, value.callee))
  const edits: Edit[] = [
    insertAt(isNow ? value.to - 1 : value.to, isNow ? zone : `.replace(tzinfo=${zone})`),
    ...(imported && !hasZone ? [insertAt(imported.to, ', timezone')] : []),
  ]
  return {
    line: naive.made.line,
    failsAt: fault.line ?? naive.made.line,
    cause: `${inlineCode(sourceOf(fault, aware.node))} lleva **zona horaria** (línea ${aware.made.line}), y ${inlineCode(sourceOf(fault, naive.node))} no (línea ${naive.made.line}): Python no sabe cuál va antes. Se le pone la zona también a la segunda.`,
    edits,
    decide: `He puesto la hora universal, ${inlineCode(zone)}. Si la tuya es la de tu ciudad, usa \`ZoneInfo("Europe/Madrid")\` (de \`zoneinfo\`) en su lugar.`,
  }
}
