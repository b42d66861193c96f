import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import { codePart } from '../../../engine/reading/code-part'
import type { Answer, Block } from '../../../engine/skill'
import type { Expression, Module } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import { allExpressions, statementsIn } from '../../../python/walk'
import { changedLines } from '../../errors/changed-lines'
import { focusTexts } from '../../explain/focus/focus'
import { findIdioms, idiomText } from '../../explain/idioms/find-idioms'
import { calledName } from '../../explain/idioms/in-calls'
import { reasonText } from '../../explain/parts/questions/why'
import { orderOf } from '../../what-if/change'
import { OUTCOMES, type OutcomeName, VERDICTS } from '../../what-if/content'
import { otherwiseBlocks } from '../../what-if/otherwise'
import { outcomeOf, runsOf } from '../../what-if/outcome'
import { readChange } from '../../what-if/read-change'
import type { Asked, Reader } from '../asked'

const MAX_WORDS = 22
const MAX_LINES = 12
/** «Por qué pones el int», «por qué intento = 0», «para qué has puesto el lower»: why something of the program is there. */
const WHY_THERE =
  /^(?:por|para) que (?:(?:hay que|tienes que|tiene que|tengo que|se|lo|la|le|me|has|haces|hiciste|ahi|aqui) ?)*(?:pon\w*|pus\w+|puesto|us\w+|utiliz\w+|escrib\w+|met\w+|anad\w+|llev\w+|va|esta|hay|hace falta|necesit\w+)? ?(?:el|la|los|las|un|una|lo de|eso de|ese|esa)? ?(.+)$/
/** «Por qué no vale con total = n», «por qué no pones input()»: why it is not otherwise. */
const WHY_NOT =
  /^por que no (?:(?:se|lo|la|le|me|puedo|puede|podria|has|vale|sirve|basta|funciona|va) ?)+(?:con )?(?:pon\w+|puesto|us\w+|hac\w+|escrib\w+|dejar)? ?(?:solo )?(.+)$/
/** «Por qué >= y no >». */
const INSTEAD = /^(.+?) (?:y no|en vez de|en lugar de) (.+)$/
const isForeignNumber = (named: string, { code }: CodePart) => {
  const [number] = /^\d+\b/.exec(named) ?? []
  return number !== undefined && !new RegExp(`(?<![\\w.])${number}(?![\\w.])`).test(code)
}
/** Of what came out, not of what is written. */
const OF_OUTPUT =
  /\b(?:sale|salen|imprim\w+|da|dan|devuelv\w+|regres\w+|retorn\w+|muestra|falla|error|empieza|acaba|termina|para|llega\w*|hasta|cambia|no (?:va|funciona|hace))\b/
/** Of the place of a line, which leaving it out tells nothing of. */
const OF_PLACE = /\b(?:fuera|dentro|antes|despues|encima|debajo|arriba|abajo)\b/
/** Where it stands, and that it is doubted. */
const BEHIND =
  /\b(?:ahi|aqui|alli|al (?:principio|final)|en la linea \d+|en (?:ese|este) (?:sitio|punto)|si no|sin (?:eso|el|ella|ello)|y si|entonces)\b.*$/

/** What comes of the program without a part that is asked about, or with what is thought to do as well: both are run. */
export const reason: Reader = (asked) => {
  const { said, code, source, frame } = asked
  if (code === null || source === null || said.split(' ').length > MAX_WORDS || asked.state.error !== null) return null
  if (frame.message.code.some(({ form }) => form !== 'inline')) return null
  const [, otherwise] = WHY_NOT.exec(said) ?? []
  if (otherwise !== undefined) return trial(asked, { code, order: `y si pongo ${otherwise}`, outcomes: OUTCOMES })
  const ending = MAKES_END.test(said) ? reasonText({ frame, code, source }) : null
  if (ending !== null) return answered('reason', [text(ending)])
  const end = endOf(asked)
  if (end !== null) return answered('reason', [text(end)])
  const start = startTrial(said, source.module)
  if (start !== null) return reasonText({ frame, code, source }) === null ? trial(asked, { code, ...start }) : null
  const grown = WHY_START.test(said) && namesValue(said, source.module) ? reasonText({ frame, code, source }) : null
  if (grown !== null) return answered('reason', [text(grown)])
  const [, part] = WHY_THERE.exec(said) ?? []
  const named = part?.replace(BEHIND, '').trim() ?? ''
  // A number that does not stand there is one that they thought of.
  if (named === '' || OF_OUTPUT.test(named) || OF_PLACE.test(named) || isForeignNumber(named, code)) return null
  const [, own, other] = INSTEAD.exec(named) ?? []
  // «Por qué mayor = nums[0] y no 0»: another value for the same name.
  const [, name] = /^(\w+) = [^=]/.exec(own ?? '') ?? []
  const instead = name !== undefined && other !== undefined && !other.includes('=') ? `${name} = ${other}` : other
  const order = other === undefined ? `y si quito ${named}` : `y si pongo ${instead} en vez de ${own}`
  return trial(asked, { code, order, outcomes: other === undefined ? { ...OUTCOMES, ...VERDICTS.needed } : OUTCOMES })
}

/** «Qué hace que se detenga al poner 0». */
const MAKES_END = /\bhace que (?:\w+ ){0,2}?(?:pare|termine|acabe|salga|detenga|frene|corte)\b/

/** «Por qué el range llega hasta 11». */
const WHY_END =
  /^por que (?:(?:el|la|lo|se|\w+) ){0,2}?(?:llega|acaba|termina|va|para) (?:hasta|en|a) (?:el )?(\d+)(?: y no (?:hasta |en |a )?(?:el )?\d+)?$/

/** The number before which a `range` stops: what it gives. */
function endOf({ said, source }: Asked): string | null {
  const [, end] = WHY_END.exec(said) ?? []
  if (end === undefined || source === null) return null
  const range = findIdioms(source).find(
    ({ name, from, to }) => name === 'range' && new RegExp(`\\b${end}\\)$`).test(source.module.source.slice(from, to)),
  )
  return range === undefined ? null : idiomText(range)
}

/** «Por qué el for empieza en 2», «por qué va desde 1 y no desde 0». */
const WHY_START =
  /^por que (?:(?:el|la|lo|se|\w+) ){0,2}?(?:empi\w+|comien\w+|arranc\w+|va|parte) (?:en|desde|por|con) (?:el )?(\d+)(?: y no (?:en |desde |por |con )?(?:el )?(\d+))?$/

/** A name that the program gives a value is spoken of, and not where positions begin. */
const namesValue = (said: string, { body }: Module): boolean =>
  [...statementsIn(body)].some(
    (node) =>
      node.kind === 'assign' &&
      node.targets.some((target) => target.kind === 'name' && said.split(' ').includes(target.name.toLowerCase())),
  )

/** The number with which a `range` or a name begins, tried with another: the one that is named, or the one before it. */
function startTrial(said: string, module: Module): Pick<Trial, 'order' | 'outcomes'> | null {
  const [, first, named] = WHY_START.exec(said) ?? []
  const other = named ?? `${Number(first) - 1}`
  if (first === undefined || Number(other) < 0) return null
  const written = startIn(module, first)
  if (written === null) return null
  const head = `El \`${first}\` de ${inlineCode(written)} es donde empieza.`
  const outcomes = {
    ...OUTCOMES,
    different: `${head} Si empezara en ${other}, saldría otra cosa.`,
    same: `${head} Con estos datos, empezar en ${other} no cambiaría lo que sale.`,
    breaks: `${head} Si empezara en ${other}, se pararía en la **línea {line}** con {error}.`,
  }
  const changed = written.replace(new RegExp(`(?<!\\w)${first}(?!\\w)`), other)
  return { order: `y si pongo ${changed} en vez de ${written}`, outcomes }
}

/** `range(2, n)`, or the only name that is given that number. */
function startIn({ body, source }: Module, first: string): string | null {
  const call = [...allExpressions(body)].find(
    (part) =>
      part.kind === 'call' &&
      calledName(part) === 'range' &&
      part.arguments.length > 1 &&
      source.slice(part.arguments[0]?.from, part.arguments[0]?.to) === first,
  )
  if (call !== undefined) return source.slice(call.from, call.to)
  const given = [...statementsIn(body)].filter((node) => node.kind === 'assign' && isNumber(node.value, first))
  const [only, ...more] = given
  return only === undefined || more.length > 0 ? null : source.slice(only.from, only.to)
}
const isNumber = (node: Expression, text: string) => node.kind === 'number' && node.text === text

/** Nothing can be told of what comes of it. */
const UNTOLD: ReadonlySet<OutcomeName> = new Set(['unseen', 'outside', 'first-output'])
type Trial = { code: CodePart; order: string; outcomes: Readonly<Record<OutcomeName, string>> }

function trial({ frame, source }: Asked, { code, order, outcomes }: Trial): Answer | null {
  const change = readChange(orderOf(order, code.tree))
  if (source === null || change === null || 'question' in change || change.input !== undefined) return null
  const after = codePart(applyEdits(code.tree.source, change.edits), 'pasted')
  const came = cameOf()
  const told = focusTexts({ frame: { ...frame, code }, code, source }).map(text)
  if (came.length === 0) return null
  const lines = changedLines(code.code, after.code).filter((line) => !BLANK.test(line))
  return answered('reason', [...told, ...lines.slice(0, 2).map(text), ...came])

  function cameOf(): Block[] {
    if (after.tree.errors.length > 0) return [text(outcomes.invalid)]
    const { runs } = runsOf({ code, after }, undefined)
    const { before, now } = runs
    const slots: Record<string, string> = {
      line: 'line' in now ? `${now.line}` : '',
      error: now.kind === 'raised' ? inlineCode(`${now.type}: ${now.message}`) : '',
      last: before.kind === 'raised' ? before.type : '',
    }
    const outcome = outcomeOf(runs, { code, after }, false)
    if (UNTOLD.has(outcome)) return []
    const verdict = text(outcomes[outcome].replace(/\{(\w+)\}/g, (_whole, slot) => slots[slot] ?? ''))
    const output = now.kind === 'done' ? now.output : ''
    if (outcome === 'same') return [verdict, ...otherwiseBlocks({ code, after })]
    return [verdict, ...(output === '' ? [] : [text('Saldría esto:'), printed(firstLines(output))])]
  }
}

/** A line that held nothing. */
const BLANK = /: *$/
const firstLines = (output: string) => output.split('\n').slice(0, MAX_LINES).join('\n')
