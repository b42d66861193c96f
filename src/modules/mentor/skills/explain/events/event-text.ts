import { upperFirst } from '~/platform/text/first-letter'
import { EVENT_TEXTS, type EventKind } from '../content/event-texts'
import type { IdiomName } from '../content/idiom-names'
import { saidText } from '../focus/said'
import { findIdioms } from '../idioms/find-idioms'
import type { Ask } from '../parts/questions/ask'
import type { RunEvent } from './event'
import { runEvents } from './run-events'

/** What comes out is asked about, not what is written. */
const OF_OUTCOME =
  /\b(?:sal\w+|imprim\w+|muestr\w+|da|dan|dio|dice|devuelv\w+|qued\w+|val\w+|cambi\w+|aparec\w+|tien\w+|hay|es|son|ve|ven|esper\w+|va|van|ordena\w*|suma\w*|cuenta\w*|funciona\w*|tambien|sigue\w*|pone\w*|hace|solo|ido|fue|motivo|se (?:modific|llen|vaci|borr|gast)\w+|compart\w+)\b/

/** Only where the words mean it: of what happens in many programs, and rightly. */
const MEANT: Readonly<Partial<Record<EventKind, RegExp>>> = {
  'whole-division': /\d\.0\b|\b(?:decimal\w*|float|coma|punto|enter\w+)\b/,
  'decimals-cut': /\b(?:decimal\w*|redonde\w*|entero|int|coma|punto)\b|\d/,
  'half-to-even': /\b(?:redonde\w*|round|arriba|abajo|mitad|medio|error\w*|bug|fallo|justific\w*|mal)\b|\d/,
  'rest-below-zero': /\b(?:negativ\w*|resto|modulo|signo|positiv\w*)\b|\d/,
  'set-smaller': /\b(?:repet\w+|duplic\w+|falta\w*|menos|solo|len|cuant\w+|desaparec\w+|pierd\w+|\d)\b/,
  'letters-of-text': /\b(?:letra\w*|separ\w+|caracter\w*|suelt\w+|cad[ae]|una a una|cort\w+|troce\w+)\b|\['/,
  'all-of-nothing': /\b(?:true|false|vaci\w+|all|any)\b/,
  caught:
    /\b(?:error\w*|except|try|salta\w*|no (?:se )?(?:imprim\w+|sale|llega|ejecut\w+|muestr\w+)|se (?:salta|mete|va))\b/,
  'generator-made':
    /\b(?:antes|despues|orden|primero|nunca|generator|generador|object|nada|no (?:se )?(?:sale|imprim\w+|ejecut\w+|hace|muestra))\b/,
  'generator-left': /\b(?:nunca|final|ultim\w+|no (?:se |me )?(?:sale|imprim\w+|ejecut\w+|llega|aparece|muestra))\b/,
  'copied-apart':
    /\b(?:sigue\w*|igual|no (?:se |me )?(?:cambi\w+|modific\w+|actualiz\w+|tiene|aparece|ve)|copia\w*|intact\w+)\b/,
  'operand-given': /\b(?:none|true|false|\d+|sale|devuelve|da|imprime|vale)\b/,
  skipped: /\b(?:no (?:se )?(?:llama|ejecut|imprim|entra|llega|da|sale|salta|fall|peta)\w*|ni siquiera|and|or|orden)\b/,
  'shared-argument': /\b(?:fuera|cambi\w+|modific\w+|original|funcion|dentro|tambien|copia\w*)\b/,
}

const VALUES =
  /(?<![\w.,])-?\d+(?:[.,]\d+)?(?![\w.,]*\w)|\b(?:True|False|None|true|false|none|nan)\b|["«“'](?<text>[^"»”'\n]{1,40})["»”']|(?:\[|\()[^\n\])]{0,60}[\])]/g

/** How well an event answers the question: by the value that came of it at once, by one that was made of it later, by its names or its line; 1 where it only may. */
function relevance(
  event: RunEvent,
  { frame, source }: Pick<Ask, 'frame' | 'source'>,
  values: readonly string[],
): number {
  const { kind, node, shown } = event
  if (MEANT[kind]?.test(saidText(frame.message.prose)) === false) return 0
  if (shown.some((value) => value !== null && values.includes(bare(value)))) return 4
  if (values.some((value) => event.comes().has(value))) return 3
  const text = source.module.source.slice(node.from, node.to)
  if (frame.lines.includes(source.lines.lineAt(node.from))) return 2
  return frame.names.some((name) => new RegExp(`\\b${name}\\b`).test(text)) ? 2 : 1
}

const MAX_EVENTS = 2

/** «¿Por qué …?», «¿cómo va a ser igual?», «es que el 10 es más grande». */
export const asksWhy = ({ requests, message }: Ask['frame']): boolean =>
  requests.has('why') || WONDERS.test(saidText(message.prose))
const WONDERS =
  /\b(?:por que|motivo|razon|justific\w+|es que|donde (?:se (?:ha|han|fue|van?)|esta|estan|quedo)|desaparec\w+|como (?:va\w* a|puede\w*|es que|es posible)|a que se debe|esperaba|pensaba|creia|se supone|pero si|rar[oa]|deberia|si (?:yo )?(?:solo|no|nunca))\b/

/** «¿Por qué sale …?», rather than «¿por qué usas …?». */
export const isWondering = ({ frame }: Pick<Ask, 'frame'>): boolean => OF_OUTCOME.test(saidText(frame.message.prose))

/** Why it comes out so, as the run shows it: what surprises in it, the event that the words mean first. `isSure`: only what they name. */
export const eventTexts = (ask: Pick<Ask, 'frame' | 'source'>, isSure: boolean): string[] =>
  eventsTold(ask, isSure).map(({ kind, slots }) =>
    EVENT_TEXTS[kind].replace(/\{(\w+)\}/g, (_whole, slot: string) => slots[slot] ?? ''),
  )

function eventsTold(ask: Pick<Ask, 'frame' | 'source'>, isSure = false): RunEvent[] {
  if (!asksWhy(ask.frame)) return []
  const { prose } = ask.frame.message
  const values = [...prose.slice(0, 600).matchAll(VALUES)].flatMap(([whole, text]) =>
    text === undefined ? [whole, whole.replace(',', '.'), upperFirst(whole)] : [text],
  )
  const ranked = runEvents(ask.source).map((event) => ({ event, score: relevance(event, ask, values) }))
  const best = Math.max(0, ...ranked.map(({ score }) => score))
  if (best < (isSure ? 2 : 1) || (best === 1 && !isWondering(ask))) return []
  const meant = ranked.flatMap(({ event, score }) => (score === best ? [event] : []))
  const told = firstOfEach(meant)
  return told.slice(0, told.every(isOfNan) ? MAX_EVENTS + 1 : MAX_EVENTS)
}

/** What is so of any `nan` is told once. */
const isOfNan = ({ kind }: RunEvent) => kind.startsWith('nan-')
const firstOfEach = (events: readonly RunEvent[]) =>
  events.filter((event, at) => !isOfNan(event) || events.findIndex(({ kind }) => kind === event.kind) === at)

/** Whether what happened in the run says why, and nothing in the program is wrong. */
export const isExplainedByRun = (ask: Pick<Ask, 'frame' | 'source'>, isSure = false): boolean =>
  asksWhy(ask.frame) &&
  (eventTexts(ask, isSure).length > 0 ||
    findIdioms(ask.source).some(({ name }) => name === 'spent-iterator' || name === 'gather'))

/** What the idioms of a program would say of the same once more. */
export const toldByEvents = (ask: Pick<Ask, 'frame' | 'source'>): ReadonlySet<string> =>
  new Set(eventsTold(ask).flatMap(({ kind }) => SAME[kind] ?? []))

const SAME: Readonly<Partial<Record<EventKind, readonly IdiomName[]>>> = {
  'used-up': ['spent-iterator', 'generator-expression'],
  'text-times': ['text-repeat'],
  'text-compared': ['text-order'],
  'text-order': ['text-order'],
  'boolean-counted': ['boolean-number', 'boolean-sum'],
  'generator-made': ['generator'],
  'shared-alias': ['same-list'],
  'shared-rows': ['repeated-rows'],
  'shared-inside': ['shallow-copy'],
  'shared-default': ['shared-default'],
  'shared-class': ['class-attribute'],
  'shared-argument': ['parameter-change', 'outer-change'],
  'operand-given': ['short-circuit'],
  'text-case': ['text-order'],
}

/** A text without its quotes. */
const bare = (value: string) => value.replace(/^'(.*)'$/, '$1')
