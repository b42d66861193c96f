import type { FieldPlan } from '../../../../../engine/task/classes/class-plan'
import { indented } from '../../program'
import { addedField, allFields, type Body, fieldNamed, refTo, type Sketch, type Told } from '../sketch'
import { outcomeLines, statedText, testsOf } from './method-tests'

/** Verbs that turn a state on or off: the stem of the state, and what it becomes. */
const TURNS: readonly [RegExp, string, boolean][] = [
  [/^(?:encend|prend)/, 'encendid', true],
  [/^apag/, 'encendid', false],
  [/^abr/, 'abiert', true],
  [/^(?:cerr|cierr)/, 'abiert', false],
  [/^prest/, 'prestad', true],
  [/^alquil/, 'alquilad', true],
  [/^reserv/, 'reservad', true],
  [/^ocup/, 'ocupad', true],
  [/^(?:liber|desocup)/, 'ocupad', false],
  [/^activ/, 'activ', true],
  [/^desactiv/, 'activ', false],
  [/^(?:bloque)/, 'bloquead', true],
  [/^desbloque/, 'bloquead', false],
  [/^(?:arranc)/, 'arrancad', true],
  [/^(?:par|deten)[ae]r/, 'arrancad', false],
  [/^conect/, 'conectad', true],
  [/^desconect/, 'conectad', false],
  [/^(?:complet|termin|finaliz|marcar)/, 'completad', true],
  [/^public/, 'publicad', true],
  [/^pag[au]r?/, 'pagad', true],
  [/^entreg/, 'entregad', true],
]
const DONE = /^(?:hech|completad|terminad|acabad|finalizad|leid)[oa]$/

/** The state that a verb changes: one of the class, by its stem; where it is alone, `devolver` is of it. */
export function turnOf(
  verb: string,
  fields: readonly FieldPlan[],
): { field: FieldPlan | null; stem: string; on: boolean } | null {
  const flags = fields.filter(({ kind }) => kind === 'flag')
  const stemmed = verb.replace(/(?:ar|er|ir)(?:_.*)?$/, '')
  const same = flags.find(({ name }) => stemmed.length > 2 && new RegExp(`^${stemmed}(?:ad|id)[oa]$`).test(name))
  const marked = /^marcar_([a-z]+)$/.exec(verb)?.[1]
  const flag = flags.find(({ name }) => name === marked || (marked !== undefined && /^como$/.test(marked)))
  if (flag) return { field: flag, stem: flag.name, on: true }
  if (same) return { field: same, stem: same.name, on: true }
  if (/^(?:devolv|devuelv|cancel|anul)/.test(verb)) {
    const field = flags.find(({ name }) =>
      /^(?:prestad|alquilad|reservad|ocupad|disponible|confirmad|activ)/.test(name),
    )
    return field ? { field, stem: field.name, on: field.name === 'disponible' } : null
  }
  const turn = TURNS.find(([pattern]) => pattern.test(verb))
  if (!turn) return null
  const [, stem, on] = turn
  const field =
    flags.find(({ name }) => name.startsWith(stem)) ??
    (/^complet/.test(stem) ? flags.find(({ name }) => DONE.test(name)) : undefined)
  const taken = flags.find(({ name }) => /^ocupad[oa]$/.test(name))
  if (!field && taken && /^(?:reservad|alquilad)/.test(stem)) return { field: taken, stem: taken.name, on }
  const free = flags.find(({ name }) => /^(?:disponible|libre)$/.test(name))
  if (!field && free && /^(?:prestad|alquilad|reservad|ocupad)/.test(stem)) return { field: free, stem, on: !on }
  return { field: field ?? null, stem, on }
}

/** `encender`, `prestar`, `cambiar de color`: what changes the state of one object. */
export function stateBody(told: Told): Body | null {
  return flagBody(told) ?? namedState(told) ?? nextState(told)
}

function flagBody(told: Told): Body | null {
  const { sketch, method, rules } = told
  const turn = turnOf(method.name, allFields(sketch))
  if (turn === null || method.parameters.length > 0) return null
  const hasNumber = /^(?:pag|par)/.test(method.name) && turn.field === null
  if (
    hasNumber ||
    (turn.field === null &&
      (sketch.store !== null ||
        !/^(?:encendid|abiert|arrancad|prestad|alquilad|activ|bloquead|ocupad|reservad|conectad)/.test(turn.stem) ||
        namedStateOf(sketch, turn.stem)))
  )
    return null
  const ending = sketch.plan.name.endsWith('a') ? 'a' : 'o'
  const field = turn.field ?? addedField(sketch, turn.stem + ending, { kind: 'flag', initial: 'False' })
  const ref = refTo(field)
  const adjective =
    turn.field && turn.field.name === 'disponible'
      ? turn.on
        ? 'disponible'
        : 'prestado'
      : turn.on
        ? field.name
        : `${opposite(field.name)}`
  const rule =
    rules.find(({ condition }) => testsOf(condition, { sketch, parameter: null, target: null }) !== null) ??
    classRule(sketch)
  const test = turn.on ? ref : `not ${ref}`
  const guard = rule
    ? [
        `if ${test}:`,
        ...indented(
          outcomeLines(
            rule.outcome,
            `Ya está ${adjective}`,
            isAbout(rule.condition, adjective) ? statedText(rule.written) : null,
          ),
        ),
      ]
    : []
  return {
    lines: [
      ...guard,
      `${ref} = ${turn.on ? 'True' : 'False'}`,
      ...(guard.some((line) => line.includes('return False')) ? ['return True'] : []),
    ],
    how: `\`${ref}\` es \`True\` o \`False\`: \`${method.name}\` lo pone a \`${turn.on ? 'True' : 'False'}\`.`,
    parameters: [],
    gives: 'nothing',
  }
}

const isAbout = (condition: string, adjective: string) => condition.includes(adjective.slice(0, 5))
const opposite = (name: string) =>
  name
    .replace(/^encendid/, 'apagad')
    .replace(/^abiert/, 'cerrad')
    .replace(/^(?:prestad|alquilad|reservad)[oa]/, 'disponible')
    .replace(/^confirmad/, 'cancelad')
    .replace(/^ocupad[oa]/, 'libre')
    .replace(/^activ/, 'desactivad')
    .replace(/^arrancad/, 'parad')

/** «y si ya está encendida que avise», said after the other one. */
function classRule({ plan, words }: Sketch) {
  const all = [...plan.wishes, ...plan.methods.flatMap(({ said }) => said)]
    .map(({ from, to }) =>
      words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
    )
    .join(' , ')
  const found =
    /\bsi (?:ya )?(?:lo )?esta\w*(?: [a-z]+){0,8}? ((?:que )?(?:avis|lanc|lanz|dig|muestr|imprim|salt|devuelv|no hag|de error|tire)\w*[^,;]*)/.exec(
      all,
    )
  return found ? { condition: 'ya esta', outcome: found[1] ?? '', written: '' } : null
}

/** A text with states that are told: «estado libre/alquilada». */
const namedStateOf = ({ fields }: Sketch, stem: string) =>
  fields.find(({ kind, of }) => kind === 'text' && of.some((each) => each.startsWith(stem)))

function namedState(told: Told): Body | null {
  const { sketch, method, rules } = told
  const field = sketch.fields.find(({ kind, of }) => kind === 'text' && of.length > 1)
  if (!field || method.parameters.length > 0) return null
  const turn = TURNS.find(([pattern]) => pattern.test(method.name))
  const own = turn ? field.of.find((state) => state.startsWith(turn[1])) : undefined
  const isBack = /^(?:devolv|liber|cancel|termin)/.test(method.name)
  const state = own ?? (isBack ? field.of[0] : undefined)
  if (state === undefined) return null
  const ref = refTo(field)
  const rule = rules[0]
  const guard = rule
    ? [
        `if ${ref} == '${state}':`,
        ...indented(outcomeLines(rule.outcome, `Ya está ${state}`, statedText(rule.written))),
      ]
    : []
  return {
    lines: [...guard, `${ref} = '${state}'`],
    how: `\`${ref}\` dice en qué estado está; \`${method.name}\` lo cambia a \`'${state}'\`.`,
    parameters: [],
    gives: 'nothing',
  }
}

/** «cambiar que pase al siguiente color: rojo, verde, amarillo» */
function nextState({ sketch, method, text }: Told): Body | null {
  if (
    !/\b(?:siguiente|cambi\w+|avanz\w+|pas[ae]\w*|rot\w+)\b/.test(`${method.name.replaceAll('_', ' ')} ${text}`) ||
    method.parameters.length > 0
  )
    return null
  const field = fieldNamed(sketch, 'color') ?? fieldNamed(sketch, 'estado')
  const listed =
    /(?:color|estado|:|orden|en) ?:? ((?:[a-z]+ (?:,|y|a|->|-) )+[a-z]+)$/.exec(text)?.[1] ??
    /((?:de )?[a-z]+ a [a-z]+(?: (?:,|y) (?:de )?[a-z]+ a [a-z]+)+)/.exec(text)?.[1]
  const states = (listed ?? '').split(/ (?:,|y|a|->|-) /).map((each) => each.replace(/^de /, '').trim())
  const known = [...new Set(states)].filter((each) => /^[a-z]{3,}$/.test(each))
  const all =
    known.length > 1
      ? known
      : field?.of.length
        ? field.of
        : /semaforo/i.test(sketch.plan.name)
          ? ['rojo', 'verde', 'amarillo']
          : []
  if (all.length < 2) return null
  const own = field ?? addedField(sketch, 'color', { kind: 'text', initial: `'${all[0]}'` })
  const ref = refTo(own)
  return {
    lines: [
      `orden = [${all.map((each) => `'${each}'`).join(', ')}]`,
      `siguiente = (orden.index(${ref}) + 1) % len(orden)`,
      `${ref} = orden[siguiente]`,
    ],
    how: '`index` dice en qué lugar está y `% len(orden)` vuelve al principio después del último.',
    parameters: [],
    gives: 'nothing',
  }
}
