import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { callTo, comparison, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, type Loop, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const TELL =
  '(?:(?:y|que|si|quiero|tambien|ademas|me|le|cada vez|en cada intento|ahora|di|diga|dig[ae]\\w*|muestr\\w+|imprim\\w+|pong\\w+|avis\\w+|vaya diciendo|saber|sepa)[, ]+){1,8}'

/** «que diga cuántos intentos quedan», «cuántos años le faltan para los 18»: what is missing until a limit of the program. */
export const leftChange: Change = {
  name: 'left',
  stage: STAGE.output,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `\\b${TELL}(?:cuant[oa]s? |l[oa]s |el numero de )(?<noun>[a-z]{3,16} )?(?:(?:que )?(?:(?:me|le|te|nos|les) )?(?:van? )?qued(?:an?|ando|en?)|restantes?|(?:que )?(?:(?:me|le|te|nos) )?(?:faltan?|restan?))(?: (?:para|a|hasta)(?: (?:el|la|los|las|llegar a(?:l| los)?|cumplir(?: los)?|ser mayor(?: de edad)?|terminar|acabar|perder))?(?: (?<limit>\\d{1,6}))?(?: (?:años|anos|puntos|euros))?)?(?: (?:cada vez|en cada (?:intento|turno|vuelta)|despues de cada (?:intento|turno)|tambien|despues de fallar)){0,2}(?=$|[ ?]*[.;,!?¦])`,
      ),
      new RegExp(
        `\\b${TELL}(?:en )?cuanto (?<over>se (?:pasa|excede)|sobra|se ha pasado|supera)(?: (?:de|a|del limite))?(?: (?<limit>\\d{1,6}))?[ ?!.]*$`,
      ),
    ],
    (p, { parts: { noun = '', limit, over }, words }) =>
      over === undefined
        ? (ofBranch(p, { noun: noun.trim(), limit, isOver: false }) ??
          ofLoop(p, noun.trim(), /\bcuant[oa] /.test(words)))
        : ofBranch(p, { noun: '', limit, isOver: true }),
  ),
}

const fStrings = (p: Program) => /\bf["']/.test(p.source) || !/print\([^)]*\+/.test(p.source)
const said = (p: Program, lead: string, value: string, noun: string) =>
  fStrings(p)
    ? `print(f${textLiteral(p, `${lead} {${value}}${noun === '' ? '' : ` ${noun}`}.`)})`
    : `print(${textLiteral(p, lead)}, ${value}${noun === '' ? '' : `, ${textLiteral(p, noun)}`})`

/** `if edad >= 18: … else: …`: in the branch of those who have not got there. */
type Wanted = { noun: string; limit: string | undefined; isOver: boolean }

function ofBranch(p: Program, { noun, limit, isOver }: Wanted): Result {
  const tests = p.places('if').flatMap(({ node }) => {
    const test = comparison(node.test)
    const bound = test && boundOf(p, test.right)
    const isMeant = bound !== null && (limit === undefined ? node.otherwise.length > 0 : bound === numberFrom(limit))
    return test && isMeant && nameOf(test.left) !== null && /^[<>]=?$/.test(test.operator) && !node.isElif
      ? [{ node, test }]
      : []
  })
  const [only, other] = tests
  if (!only || other || (loopsIn(p).length > 0 && limit === undefined)) return null
  const { node, test } = only
  const isBelow = test.operator.startsWith('<') !== isOver
  const branch = isBelow ? node.body : node.otherwise
  const value = isOver ? `${p.text(test.left)} - ${p.text(test.right)}` : `${p.text(test.right)} - ${p.text(test.left)}`
  const last = branch.at(-1)
  const line = said(p, isOver ? 'Se pasa en' : 'Faltan', value, spelled(noun))
  if (last && last.kind === 'if' && !isBelow) return null
  if (last) {
    const edits = addedAfter(p, last, line)
    return edits && made(edited(p, edits), value, p.text(test.left))
  }
  if (isBelow) return null
  const end = node.body.at(-1)
  const edits = end && addedAfter(p, end, `else:\n${indentOf(p, node)}${levelOf(p)}${line}`, indentOf(p, node))
  return edits ? made(edited(p, edits), value, p.text(test.left)) : null
}

const made = (code: string, value: string, name: string) => ({
  code,
  told: `Dice también lo que falta, solo cuando falta: ${inlineCode(value)}.`,
  how: [`Está en el caso en que ${inlineCode(name)} no llega, así que nunca sale un número negativo.`],
})

function boundOf(p: Program, node: Expression): number | null {
  const written = numberOf(node)
  if (written !== null) return written
  const name = nameOf(node)
  const all = p
    .places('assign')
    .flatMap(({ node: { targets, value } }) => (nameOf(targets[0]) === name ? [numberOf(value)] : []))
  return name !== null && all.length === 1 ? (all[0] ?? null) : null
}

const spelled = (noun: string) => (noun === 'anos' ? 'años' : noun)
const loopsIn = (p: Program): Loop[] => [...p.places('for'), ...p.places('while')].map(({ node }) => node)

type Left = { loop: Loop; value: string; goesOn: string | null; name: string }

function ofLoop(p: Program, noun: string, isOne: boolean): Result {
  const all = loopsIn(p).flatMap((loop) => (loop.kind === 'for' ? ofFor(p, loop) : ofWhile(p, loop)))
  const named = all.filter(
    ({ name, value }) => noun !== '' && mentionsStem(folded(`${name} ${value}`).replaceAll('_', ' '), noun),
  )
  const [only, other] = named.length > 0 ? named : all
  const last = only?.loop.body.at(-1)
  if (!only || other || !last) return null
  const shown = printsIn(only.loop.body).find((call) =>
    p.text(call).replaceAll(' ', '').includes(only.value.replaceAll(' ', '')),
  )
  if (shown) return { why: `Eso ya lo dice tu programa: línea ${p.line(shown)}, ${inlineCode(p.text(shown))}.` }
  const line = said(p, !isOne && (/s$/.test(noun) || noun === '') ? 'Te quedan' : 'Te queda', only.value, spelled(noun))
  const text = only.goesOn === null ? line : `if ${only.goesOn}:\n${levelOf(p)}${line}`
  const edits = addedAfter(p, last, text)
  return (
    edits && {
      code: edited(p, edits),
      told: `Al final de cada vuelta dice ${noun === '' ? 'lo que queda' : `cuántos ${spelled(noun)} quedan`}: ${inlineCode(only.value)}.`.replace(
        /cuántos (\p{L}+as )/u,
        'cuántas $1',
      ),
      how: only.goesOn === null ? [] : [`El ${inlineCode(`if ${only.goesOn}`)} lo calla cuando ya has terminado.`],
    }
  )
}

/** `while n != secreto and intentos < 7`, `while vidas > 0`: what the counter still has, and what else keeps the loop going. */
function ofWhile(p: Program, loop: StatementOf<'while'>): Left[] {
  const tests =
    loop.test.kind === 'boolean-operation' && p.text(loop.test).includes(' and ') ? loop.test.values : [loop.test]
  const updates = [...statementsIn(loop.body)].flatMap((node) => updateOf(node) ?? [])
  return tests.flatMap((each): Left[] => {
    const test = comparison(each)
    const name = test && nameOf(test.left)
    const steps = updates.filter((update) => update.name === name)
    const [step] = steps
    if (!test || name === null || !step) return []
    const rest = tests
      .filter((other) => other !== each)
      .map((other) => p.text(other))
      .join(' and ')
    const goesOn = rest === '' ? null : rest
    const isUp = numberOf(step.value) === 1 && step.operator === '+' && /^<=?$/.test(test.operator)
    const isDown =
      step.operator === '-' && /^>=?$|^!=$/.test(test.operator) && [0, 1].includes(numberOf(test.right) ?? -1)
    if (isDown) return [{ loop, name, value: name, goesOn }]
    if (!isUp) return []
    const bound = p.text(test.right)
    return [{ loop, name, value: test.operator === '<' ? `${bound} - ${name}` : `${bound} - ${name} + 1`, goesOn }]
  })
}

/** `for intento in range(1, 8)` */
function ofFor(p: Program, loop: StatementOf<'for'>): Left[] {
  const range = callTo(loop.iterable, 'range')
  const [first, second, third] = range ? positional(range) : []
  const name = nameOf(loop.target)
  if (!first || third || name === null || !loop.body.some((node) => mentionsInput(p, node))) return []
  const [start, end] = second ? [numberOf(first), second] : [0, first]
  if (start !== 0 && start !== 1) return []
  const bound = /^(?<n>\w+) \+ 1$/.exec(p.text(end))?.groups?.n ?? null
  const number = numberOf(end)
  const total = start === 0 ? p.text(end) : (bound ?? (number === null ? `${p.text(end)} - 1` : String(number - 1)))
  const value =
    start === 0 ? (number === null ? `${total} - ${name} - 1` : `${number - 1} - ${name}`) : `${total} - ${name}`
  return [{ loop, name, value, goesOn: null }]
}

const mentionsInput = (p: Program, node: Statement) => /\binput\(|\bpedir\w*\(/.test(p.text(node))
