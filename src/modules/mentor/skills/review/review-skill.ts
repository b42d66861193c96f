import type { Frame } from '../../engine/frame'
import { ladderOf, ON_YOUR_OWN } from '../../engine/ladder/rung-blocks'
import type { CodePart } from '../../engine/message'
import { ordersProgram } from '../../engine/requests/specification'
import type { Answer, Block, Ladder, Skill } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { parsePython } from '../../python/parse'
import { complexity } from '../explain/parts/complexity'
import { told as wordsOf } from '../faults/wording'
import { comparedTold, leftTold, leftToThem } from './compared-versions'
import { diffOf } from './diff'
import { findImprovements, improve } from './find-improvements'
import type { Improvement } from './improvement'
import { mannerOf } from './manner'
import { strengthsOf } from './strengths'

const MAX_POINTS = 4
/** Matters of taste are told only where there is nothing else. */
const WORTH_TELLING = 0.3
/** Below it all there is to tell is a detail of good code. */
const SMALL = 0.45
/** From here on it goes wrong. */
const FAULTY = 0.75
/** Who has not asked for a review is only told what may go wrong. */
const WEIGHTY = 0.7

/** Says what could be better in code that works, why, and how it looks then. */
export const reviewSkill: Skill = {
  name: 'review',

  accepts({ code, requests, error, message, plain, likely }, state) {
    if (code === null) return state.code === null && state.program === null && isWithoutCode(message, plain) ? 0.6 : 0
    const ownsCode = message.code.some(({ form }) => form !== 'inline')
    if (code.form === 'inline' || code.syntax || error !== null) return 0
    if (requests.has('review') && (JUDGED.test(plain) || PLAINLY.test(plain))) return 0.97
    if (ownsCode && SLOW.test(plain) && hasWeighty(code)) return 0.965
    if (requests.has('review') && BETTER.test(plain) && hasWeighty(code)) return 0.965
    if (requests.has('review') && likely.review > MORE_THAN_ALL) return 0.95
    if (requests.has('review')) return requests.has('find-fault') ? 0.72 : 0.9
    if (requests.has('find-fault')) return 0.4
    if (requests.has('simpler')) return 0.4
    return requests.size === 0 && code.form !== 'session' && ownsCode ? 0.3 : 0
  },

  async answer(frame, _state, { check }): Promise<Answer | null> {
    const { code } = frame
    if (code === null) return CODE_PLEASE
    const findings = (check ? await check(code.code) : null) ?? []
    const points = findImprovements(code.tree, findings)
    const isAsked = frame.requests.has('review')
    const { most, praise, isLeft } = mannerOf(frame)
    const worth = points
      .filter(({ weight }) => weight >= (isAsked ? WORTH_TELLING : WEIGHTY))
      .slice(0, most ?? MAX_POINTS)
    if (worth.length === 0 && !isAsked) return null
    const good = praise === 'none' ? [] : strengthsOf(code.tree)
    const praised: Block[] =
      good.length === 0
        ? []
        : [
            { kind: 'text', markdown: 'Lo que está bien:' },
            { kind: 'list', items: good },
          ]
    if (praise === 'only' && praised.length > 0) return { outcome: 'answered', blocks: praised }
    if (worth.length === 0) return { outcome: 'answered', blocks: [{ kind: 'text', markdown: fine(frame) }] }
    const { source: better, made } = improve(code.tree, most === null ? undefined : worth)
    const wished = isLeft ? null : await stillWished(better, frame)
    const source = wished?.program ?? better
    const further = most === null && !isLeft ? furtherOf(worth, made) : []
    const told = tell(code.code, worth, { isJudged: JUDGED.test(frame.plain), further, wished: wished?.told ?? null })
    const said = [...praised, ...told]
    const speed = speedOf(frame)
    if (source === code.code || isLeft) return { outcome: 'answered', blocks: [...said, ...speed] }
    const mendsFault = made.some(({ weight }) => weight >= FAULTY)
    const closing = [
      comparedTold(code.tree, source, mendsFault),
      leftTold(leftToThem(worth, source), linesOf(code.code).lineAt),
    ]
    const blocks = [...said, ...show(code.code, source, closing.filter((each) => each !== '').join(' ')), ...speed]
    return {
      outcome: 'answered',
      blocks,
      ladder: reviewLadder({ before: code.code, after: source, worth, said }, blocks),
    }
  },
}

/** More likely than all else together. */
const MORE_THAN_ALL = 0.5

/** It takes too long: a faster way is wanted, rather than how long it takes. */
const SLOW = /\b(?:lent[oa]s?|lentisim[oa]s?|tard(?:a|an|o|ando)|etern\w+|rapid[oa]s?|acelerar\w*)\b/

/** Another way is wanted, and there is one. */
const BETTER =
  /\b(?:manera|forma|modo) (?:\w+ )?mejor\b|\bmejor (?:manera|forma)\b|\b(?:acort\w+|simplific\w+|resum\w+)\b|\bmas (?:corto|facil|simple|rapido)\b|\b(?:ya|que) (?:vien\w+|est[ea]) hech[oa]\b/

/** A browser loads what tries small changes only where a result is wished. */
async function stillWished(source: string, frame: Frame): Promise<{ program: string; told: string } | null> {
  if (!/\b(?:deber\w+|tendr\w+|tiene que|tienen que|quiero que|esperaba)\b/.test(frame.plain)) return null
  const { towardsWish } = await import('../faults/towards-wish')
  const found = towardsWish(source, frame)
  return (
    found && {
      program: found.program,
      told: wordsOf(found.fault, 'what').replace(/^En la línea \d+, /, 'Para que salga lo que dices: '),
    }
  )
}

const hasWeighty = ({ tree }: CodePart) => findImprovements(tree, []).some(({ weight }) => weight >= WEIGHTY)

/** «¿Cómo lo hago más rápido?»: how the time grows as the code stands. */
const speedOf = ({ code, requests }: Frame): Block[] =>
  code !== null && requests.has('complexity')
    ? [
        { kind: 'heading', text: 'Cuánto tarda el tuyo' },
        { kind: 'text', markdown: complexity({ module: code.tree, lines: linesOf(code.tree.source) }) },
      ]
    : []

function fine({ code }: Frame): string {
  const functions = code?.tree.body.filter(({ kind }) => kind === 'function').length ?? 0
  const good = functions > 0 ? ' y está repartido en funciones' : ''
  return `Está bien: es Python válido${good}, y no cambiaría nada. Lo que no puedo saber es si hace lo que tú quieres: pruébalo con un caso normal, con uno vacío y con el valor justo del límite, y compara con lo que esperas.`
}

/** Code is to be reviewed, and none has come with the message. */
const isWithoutCode = (message: Frame['message'], plain: string) =>
  message.code.length === 0 &&
  message.traceback === null &&
  !ordersProgram(message) &&
  (PLAINLY.test(plain) || JUDGED.test(plain) || /\b(?:mejorar\w*|prolijo|mas limpio|mas corto)\b/.test(plain)) &&
  /\b(?:(?:este|mi|el|un) (?:codigo|programa\w*|script|funcion|clase|juego)|funca|funciona|anda bien|me va bien)\b/.test(
    plain,
  )

const CODE_PLEASE: Answer = {
  outcome: 'asked',
  blocks: [
    {
      kind: 'text',
      markdown:
        'No me ha llegado el código: en tu mensaje solo veo el texto. Pégamelo entero aquí debajo y te digo qué está bien, qué mejoraría y por qué.',
    },
  ],
  isFinal: true,
}

/** «¿Me revisas esto?», of code that works: whatever else the words ask is a part of that. */
const PLAINLY =
  /^(?!.*\b(?:no (?:me )?(?:funciona|va|sale|hace|anda|jala)|error|falla)\b)(?=.*\b(?:revis(?:a|e|as|es|ame|alo|arme|arlo|ar|ion)|review|echa(?:le|s|me)? un (?:ojo|vistazo))\b)/

/** Somebody else has judged the code, and the person asks who is right. */
const JUDGED =
  /\brazon\b|\b(?:baj|quit|rest|descont)\w+ (?:\w+ ){0,3}(?:puntos?|nota)\b|\b(?:profe\w*|director\w*|maestr[oa]|jef[ea]|prim[oa]|companer[oa]|colega|amig[oa]|herman[oa]|tutor\w*|senior|novi[oa]|cunad[oa]|soci[oa]|marido|mujer|compi) (?:\w+ ){0,4}?(?:dice|dijo|dicen|cree|opina|piensa|suelta) (?:\w+ ){0,6}?(?:mal[oa]?|bien|fe[oa]|horrible|no|chapuz\w+|fatal|verguenza|mejor\w*|cambi\w+|cutre|basura|practica)\b/

/** What an improvement made possible: told without a line, for the program it is in is not the person's any more. */
const furtherOf = (points: readonly Improvement[], made: readonly Improvement[]): Improvement[] =>
  made
    .filter(({ why, weight }) => weight >= WORTH_TELLING && !points.some((point) => point.why === why))
    .filter(({ why }, at, all) => all.findIndex((other) => other.why === why) === at)
    .slice(0, MAX_POINTS - points.length)

/** How a review begins that finds nothing wrong. */
export const NOTHING_WRONG = 'A primera vista no veo nada mal.'

/** What is told of a point that may stop the program, make it wrong, or slow. */
const GOES_WRONG = /se para|falla|\bError\b|\w+Error|exponencial|tarda|mal\b|negativ/

type Telling = { isJudged: boolean; further: readonly Improvement[]; wished: string | null }
function tell(source: string, points: readonly Improvement[], { isJudged, further, wished }: Telling): Block[] {
  const lines = linesOf(source)
  const [first] = points
  const isHarmless = !points.some(({ what, why }) => GOES_WRONG.test(`${what} ${why}`))
  const opening =
    first && first.weight >= FAULTY
      ? `Lo he leído entero, y hay algo que conviene cambiar${points.length + further.length > 1 ? '. De más a menos importante' : ''}:`
      : first && first.weight < SMALL
        ? 'Está bien. Si acaso, yo cambiaría esto:'
        : `${isHarmless ? `${NOTHING_WRONG} ` : ''}Esto es lo que yo mejoraría${points.length + further.length > 1 ? ', por orden de importancia' : ''}:`
  const judged =
    isJudged && first && first.weight >= 0.6
      ? 'Lleva razón quien dice que hay que cambiarlo, aunque funcione:'
      : isJudged
        ? 'No es tan grave como te dicen: funciona. Mejorable sí es:'
        : null
  const items = points.map(({ from, what, why, isPlaced = false }) =>
    [isPlaced ? '' : `**Línea ${lines.lineAt(from)}.**`, what, why].filter((part) => part !== '').join(' '),
  )
  const then = further.map(({ what, why }) => `**Al final.** ${what} ${why}`)
  return [
    { kind: 'text', markdown: judged ?? opening },
    { kind: 'list', items: [...(wished === null ? [] : [wished]), ...items, ...then] },
  ]
}

type Reviewed = { before: string; after: string; worth: readonly Improvement[]; said: readonly Block[] }

/** What could be better, led up to: why and where, what, the lines, the program. */
function reviewLadder({ before, after, worth, said }: Reviewed, solution: Block[]): Ladder {
  const lines = linesOf(before)
  const diff = diffOf(before, after)
  return ladderOf({
    idea: () => [
      { kind: 'list', items: worth.map(({ from, why }) => `**Línea ${lines.lineAt(from)}.** ${why}`) },
      { kind: 'text', markdown: ON_YOUR_OWN.idea },
    ],
    plan: () => [...said, { kind: 'text', markdown: ON_YOUR_OWN.plan }],
    fragment: () => [
      ...(diff === null ? said : [{ kind: 'code', language: 'diff', code: diff } as const]),
      { kind: 'text', markdown: ON_YOUR_OWN.fragment },
    ],
    solution,
  })
}

function show(before: string, after: string, closing: string): Block[] {
  const diff = diffOf(before, after)
  return [
    { kind: 'heading', text: 'Así queda' },
    { kind: 'code', language: 'python', code: after },
    ...(diff === null
      ? []
      : ([
          { kind: 'heading', text: 'Qué ha cambiado' },
          { kind: 'code', language: 'diff', code: diff },
        ] as const)),
    ...(closing === '' ? [] : [{ kind: 'text', markdown: closing } as const]),
  ]
}

/** For tests and other skills: what a text of code could be better in. */
export const improvementsOf = (source: string) => findImprovements(parsePython(source), [])
