import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { methodCall, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, levelOf } from '../../../../python/program/line-edits'
import { edited, type Loop, printsIn, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const TELL =
  '^(?:(?:y|que|me|si|vale|ahora|tambien|quiero|diga|vaya diciendo|dig[ae]\\w*|muestr\\w+|imprim\\w+|cada vez|en cada (?:pregunta|vuelta|turno))[, ]+){1,8}'

/** «que diga cuántas llevo», «y si acierto las 3 que diga perfecto»: what a counter of the program has, on the way and at the end. */
export const soFarChange: Change = {
  name: 'so-far',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `${TELL}(?:cuant[oa]s|l[oa]s) (?<noun>[a-z]{3,14} )?(?:que )?(?:llevo|lleva|llevas|van|voy|he|hemos|tengo)(?: (?<noun2>[a-z]{3,14}))?(?: (?:hasta ahora|de momento|por ahora|cada vez|en cada (?:pregunta|vuelta|turno))){0,2}[ ?!.]*$`,
      ),
    ],
    // «cuántos van» of what is gathered is told at the end.
    (p, { parts, words }) => onTheWay(p, `${parts.noun ?? ''} ${parts.noun2 ?? ''}`.trim(), !/\bvan\b/.test(words)),
  ),
}

type Counter = { name: string; value: string; loop: Loop }

function countersIn(p: Program): Counter[] {
  return [...p.places('for'), ...p.places('while')].flatMap(({ node: loop, scope }) => {
    if (scope.kind !== 'module') return []
    const inner = [...statementsIn(loop.body)]
    const counted = inner.flatMap((node) => {
      const step = updateOf(node)
      return step?.operator === '+' && numberOf(step.value) === 1 ? [{ name: step.name, value: step.name, loop }] : []
    })
    const listed = inner.flatMap((node) => {
      const method = node.kind === 'expression' ? methodCall(node.value) : null
      const list = method?.name === 'append' ? nameOf(method.object) : null
      return list === null ? [] : [{ name: list, value: `len(${list})`, loop }]
    })
    const all = counted.length > 0 ? counted : listed
    return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at)
  })
}

function meantIn(p: Program, said: string): Counter | null {
  const all = countersIn(p)
  const named = all.filter(({ name }) =>
    said
      .split(' ')
      .some((word) => word.length > 2 && (mentionsStem(word, name) || mentionsStem(name, word) || alike(word, name))),
  )
  // Those that failed are not what another counter has.
  const isOther = named.length === 0 && /^(?:fall|perd|mal)/.test(said)
  const [only, other] = named.length > 0 ? named : all
  return only && !other && !isOther ? only : null
}

/** «acertadas» are `aciertos`. */
const alike = (word: string, name: string) =>
  [/^a(?:cert|ciert)/, /^fall/, /^gan/, /^perd|^pierd/, /^punt/].some((stem) => stem.test(word) && stem.test(name))

function onTheWay(p: Program, said: string, isOfLists: boolean): Result {
  const counter = meantIn(p, said)
  const last = counter?.loop.body.at(-1)
  if (!counter || !last || (counter.value !== counter.name && !isOfLists)) return null
  const shown = printsIn(counter.loop.body).find((call) => p.text(call).includes(counter.value))
  if (shown) return { why: `Eso ya lo dice tu programa: línea ${p.line(shown)}, ${inlineCode(p.text(shown))}.` }
  const line = `print(f${textLiteral(p, `Llevas {${counter.value}}.`)})`
  const edits = addedAfter(p, last, line)
  return (
    edits && {
      code: edited(p, edits),
      told: `Al final de cada vuelta dice cuántos van: ${inlineCode(counter.value)}.`,
      how: ['Está dentro del bucle, en la última línea: por eso sale en cada vuelta.'],
    }
  )
}

const RIGHT = '(?:aciert|acert|gan|consig|complet|hag|hac|respond|contest)[a-z]{0,4}(?: bien)?'
const TEXT = '["\'«“]?(?<text>[^"\'»”¦.;]{2,40}?)["\'»”]?'

/** «y si acierto las 3 que diga perfecto» */
export const allRightChange: Change = {
  name: 'all-right',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|que|al final|pero|ahora)[, ]+){0,3}(?:si|cuando) (?:l[oa]s? )?${RIGHT} (?:(?:tod[oa]s|tod[oa]|l[oa]s) ?){1,2}(?:l[oa]s )?(?<count>${NUMBER})?(?: [a-z]{4,12}s)?,? (?:que )?(?:me )?(?:dig|pong|muestr|imprim|salg|felicit)[a-z]{1,5}(?: que)? ${TEXT}[ !.]*$`,
      ),
    ],
    (p, { parts: { count, text = '' } }) => praised(p, numberFrom(count), text),
  ),
}

function praised(p: Program, count: number | null, text: string): Result {
  const counter = meantIn(p, 'aciertos') ?? meantIn(p, 'puntos')
  if (!counter || counter.value.startsWith('len(') || !p.body.includes(counter.loop)) return null
  const shown = p.body.findLast(
    (node) => node.from > counter.loop.from && node.kind === 'expression' && p.text(node).includes(counter.name),
  )
  const iterable = counter.loop.kind === 'for' ? nameOf(counter.loop.iterable) : null
  const all = iterable === null ? (/\blen\(\w+\)/.exec(shown ? p.text(shown) : '')?.[0] ?? count) : `len(${iterable})`
  if (all === null) return null
  const said = textLiteral(p, `¡${upperFirst(text.replace(/^[¡!]+|[¡!]+$/g, '').trim())}!`)
  const edits = addedAfter(p, shown ?? counter.loop, `if ${counter.name} == ${all}:\n${levelOf(p)}print(${said})`)
  return (
    edits && {
      code: edited(p, edits),
      told: `Si ${inlineCode(counter.name)} llega a ${inlineCode(String(all))}, lo dice al final.`,
    }
  )
}

const LOST =
  '(?:pierd[oae]s?|no (?:lo )?(?:acierto|aciertas|acierta|consigo|adivino)|me quedo sin [a-z]+|se (?:me )?(?:acaban|terminan) (?:las |los )?[a-z]+)'

/** «y al final diga game over si pierdo»: what the loop says that no `break` has left. */
export const lostGameChange: Change = {
  name: 'lost-game',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|que|al final|pero|ahora|me)[, ]+){0,4}(?:dig|pong|muestr|imprim)[a-z]{1,5} (?!cual|quien|que |la |el )${TEXT} (?:si|cuando) ${LOST}[ !.]*$`,
      ),
      new RegExp(
        `^(?:(?:y|que|al final|pero|ahora)[, ]+){0,4}(?:si|cuando) ${LOST},? (?:que )?(?:me )?(?:dig|pong|muestr|imprim)[a-z]{1,5} (?!cual|quien|que |la |el )${TEXT}[ !.]*$`,
      ),
    ],
    (p, { parts: { text = '' } }) => whenLost(p, text),
  ),
}

function whenLost(p: Program, text: string): Result {
  const loops = [...p.places('while'), ...p.places('for')].flatMap(({ node }) =>
    p.body.includes(node) &&
    node.otherwise.length === 0 &&
    [...statementsIn(node.body)].some(({ kind }) => kind === 'break')
      ? [node]
      : [],
  )
  const [loop, other] = loops
  if (!loop || other || p.text(loop).startsWith('while True')) return null
  const edits = addedAfter(p, loop, `else:\n${levelOf(p)}print(${textLiteral(p, upperFirst(text.trim()))})`)
  return (
    edits && {
      code: edited(p, edits),
      told: `Si el bucle acaba sin acertar, dice «${upperFirst(text.trim())}».`,
      how: ['El `else` de un bucle se hace solo si no se ha salido con `break`.'],
    }
  )
}
