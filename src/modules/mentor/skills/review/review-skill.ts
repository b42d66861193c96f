import { listed } from '~/platform/text/listed'
import { text } from '../../engine/blocks'
import type { Frame } from '../../engine/frame'
import { ladderOf, ON_YOUR_OWN } from '../../engine/ladder/rung-blocks'
import type { CodePart } from '../../engine/message'
import { ordersProgram } from '../../engine/requests/specification'
import type { Answer, Block, Ladder, Skill } from '../../engine/skill'
import { linesOf } from '../../python/lines'
import { complexity } from '../explain/parts/complexity'
import { told as wordsOf } from '../faults/wording'
import { comparedTold, leftTold } from './compared-versions'
import { diffOf } from './diff'
import { findImprovements } from './find-improvements'
import { FAULTY, improve } from './improve'
import { mannerOf } from './manner'
import { JUDGED, openingOf } from './opening'
import { strengthsOf } from './strengths'
import { type Point, toldOf, WORTH_TELLING } from './told'
import { triedTold } from './tried'

const MAX_POINTS = 4
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
    if (worth.length === 0 && (!isAsked || asksElse(frame))) return null
    const good = praise === 'none' ? [] : strengthsOf(code.tree)
    const praised: Block[] = good.length === 0 ? [] : [text('Lo que está bien:'), { kind: 'list', items: good }]
    if (praise === 'only' && praised.length > 0) return { outcome: 'answered', blocks: praised }
    const tried = triedTold(code.tree)
    if (worth.length === 0) return { outcome: 'answered', blocks: fine(frame, tried) }
    const better: Better = isLeft
      ? { source: code.code, made: [] }
      : improve(code.tree, most === null ? undefined : worth)
    const wished = isLeft ? null : await stillWished(better.source, frame)
    const source = wished?.program ?? better.source
    const told = toldOf(code.tree, worth, better).slice(0, most ?? Number.POSITIVE_INFINITY)
    const said = [
      ...praised,
      ...rightTold(frame, told, tried),
      ...tell({ frame, points: told, before: code.code, after: source }, wished?.told ?? null),
    ]
    const speed = speedOf(frame)
    if (source === code.code || isLeft) return { outcome: 'answered', blocks: [...said, ...speed] }
    const closing = [comparedTold(code.tree, source), leftTold(told)]
    const blocks = [...said, ...show(code.code, source, closing.filter((each) => each !== '').join(' ')), ...speed]
    return {
      outcome: 'answered',
      blocks,
      ladder: reviewLadder({ before: code.code, after: source, told, said }, blocks),
    }
  },
}

type Better = ReturnType<typeof improve>

/** More likely than all else together. */
const MORE_THAN_ALL = 0.5

/** What it means is asked, in words that judge nothing: good code is explained then. */
const asksElse = ({ plain, requests, likely, isFollowUp }: Frame) =>
  !isFollowUp &&
  !OF_QUALITY.test(plain) &&
  (requests.has('explain-code') || likely.explain + likely.concept > LITTLE || /^(?:y )?se puede\b/.test(plain))
const OF_QUALITY =
  /\b(?:bien|mal|mejor\w*|correct\w+|revis\w+|cort[oa]s?|limpi\w+|elegante|eficiente|optim\w+|pyth?onic\w+|profesional|opin\w+|cambiari\w+|practica|razon|clar[oa]s?|legibl\w+|formas?|maneras?|fe[oa]|rar[oa])\b/
const LITTLE = 0.2

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

function fine({ code }: Frame, tried: readonly Block[]): Block[] {
  const functions = code?.tree.body.filter(({ kind }) => kind === 'function').length ?? 0
  const good = functions > 0 ? ' y está repartido en funciones' : ''
  const unknown =
    'Lo que no puedo saber es si hace lo que tú quieres: pruébalo con un caso normal, con uno vacío y con el valor justo del límite, y compara con lo que esperas.'
  return tried.length === 0
    ? [text(`Está bien: es Python válido${good}, y no cambiaría nada. ${unknown}`)]
    : [text('Está bien: no cambiaría nada.'), ...tried, text('Si es lo que te pedían, ya lo tienes.')]
}

/** Who asks whether it is right hears first that it is, where nothing that is told of it is wrong. */
const rightTold = (frame: Frame, points: readonly Point[], tried: readonly Block[]): readonly Block[] =>
  ASKS_RIGHT.test(frame.plain) && points.every(({ weight }) => weight < FAULTY) ? tried : []
const ASKS_RIGHT =
  /\b(?:(?:es|esta|estan|estara|queda|quedo|va|lo tengo) (?:\w+ )?(?:bien|correct[oa]s?)|(?:da|das|doy|dar) por (?:buen[oa]|valid[oa]))\b/

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

function tell(reviewed: Parameters<typeof openingOf>[0], wished: string | null): Block[] {
  const items = reviewed.points.map(({ lines, isPlaced, what, why }) =>
    [isPlaced ? '' : `**${placed(lines)}.**`, what, why].filter((part) => part !== '').join(' '),
  )
  return [text(openingOf(reviewed)), { kind: 'list', items: [...(wished === null ? [] : [wished]), ...items] }]
}

const placed = (lines: readonly number[]) =>
  lines.length === 1 ? `Línea ${lines[0]}` : `Líneas ${listed(lines.map(String))}`

type Shown = { before: string; after: string; told: readonly Point[]; said: readonly Block[] }

/** What could be better, led up to: why and where, what, the lines, the program. */
function reviewLadder({ before, after, told, said }: Shown, solution: Block[]): Ladder {
  const diff = diffOf(before, after)
  return ladderOf({
    idea: () => [
      { kind: 'list', items: told.map(({ lines, what, why }) => `**${placed(lines)}.** ${why || what}`) },
      text(ON_YOUR_OWN.idea),
    ],
    plan: () => [...said, text(ON_YOUR_OWN.plan)],
    fragment: () => [
      ...(diff === null ? said : [{ kind: 'code', language: 'diff', code: diff } as const]),
      text(ON_YOUR_OWN.fragment),
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
    ...(closing === '' ? [] : [text(closing)]),
  ]
}
