import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { statementsIn } from '../../../python/walk'
import { listed, type Source } from '../idioms/idiom'
import { type Entry, givenBetween, heldBefore, type Loop, lastLine, runLog, type Turn, turnsOf } from './run-log'
import { isMeant } from './said-value'
import { shownBefore } from './values'

/** «Antes del if», «después del bucle», «al salir del for», «al llegar a la línea 4». */
const BESIDE =
  /\b(antes de|despues de|tras|al salir de|al acabar|cuando (?:acaba|termina|sale de)|al terminar|al entrar (?:en|a)|al llegar (?:a|al?))l? (?:(?:que |entrar (?:en|a)l? |llegar al? |hacer |ejecutar(?:se)? |empezar |terminar |salir del? )?)(?:(?:el|la|los|mi|ese|este) )?(?:(primer|primera|ultimo|ultima) )?(if|condicion|for|while|bucle|ciclo|print|linea (\d{1,3}))\b/
const ALL =
  /\b(?:(?:que|cuales|cuantos|por que|los) (?:\w+ )?valores|va (?:valiendo|tomando|teniendo|guardando|cambiando|pasando)|como (?:va|van) (?:cambiando|variando|creciendo|quedando))\b/
const TURN =
  /\b(?:(primer|segund|tercer|cuart|quint|ultim)[ao]?|(?:vuelta|iteracion|pasada|repeticion) (?:numero )?(\d{1,2})) ?(?:vuelta|iteracion|pasada|repeticion|ronda)?(?: (?:del?|de la)(?: (?:el|la|bucle|for|while|ciclo))?(?: de)? (\w+))?/
const CALL = /\b(?:en|de) la (primer|segund|tercer|cuart|quint|ultim)a llamada\b/
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint']
const MAX_VALUES = 8

/** What a name is worth at a moment of the run that the words say; null where they say none, or the run does not tell it. */
export function momentText(name: string, said: string, source: Source): string | null {
  const called = CALL.exec(said)
  if (called !== null) return callText(name, called[1] ?? '', source)
  const log = runLog(source.module)
  if (log === null) return null
  return (
    besideText(name, said, { source, log }) ??
    turnText(name, said, { source, log }) ??
    elementText(name, said, { source, log }) ??
    allText(name, said, { source, log })
  )
}

type Run = { source: Source; log: readonly Entry[] }

const KINDS: Readonly<Record<string, readonly Statement['kind'][]>> = {
  if: ['if'],
  condicion: ['if'],
  for: ['for'],
  while: ['while'],
  bucle: ['for', 'while'],
  ciclo: ['for', 'while'],
  print: ['expression'],
}

function besideText(name: string, said: string, { source, log }: Run): string | null {
  const [, when = '', which = '', what = '', number] = BESIDE.exec(said) ?? []
  if (what === '') return null
  const { module, lines } = source
  const all = [...statementsIn(module.body)]
  const meant =
    number === undefined
      ? all.filter(
          (node) =>
            KINDS[what]?.includes(node.kind) &&
            (what !== 'print' || /^print\b/.test(module.source.slice(node.from, node.to))),
        )
      : all.filter((node) => lines.lineAt(node.from) === Number(number))
  const node = which.startsWith('ultim') ? meant.at(-1) : meant[0]
  if (node === undefined) return null
  const [first, last] = [lines.lineAt(node.from), lastLine(node, module)]
  const places = log.flatMap(({ line }, at) => (line >= first && line <= last ? [at] : []))
  const [begin, end] = [places[0], places.at(-1)]
  if (begin === undefined || end === undefined) return null
  const isBefore = /^(?:antes|al (?:entrar|llegar))/.test(when)
  const word = number === undefined ? `${node.kind === 'expression' ? 'print' : node.kind}` : null
  const place = word === null ? `la **línea ${first}**` : `${inlineCode(word)} de la **línea ${first}**`
  const head = `${isBefore ? 'Antes' : 'Después'} ${word === null ? 'de' : 'del'} ${place}`
  const value = heldBefore(name, isBefore ? begin : end + 1, log)
  if (value === null) return isBefore ? `${head}, ${inlineCode(name)} todavía no existe.` : null
  const isRepeated = places.some((at, index) => index > 0 && at > (places[index - 1] ?? at) + 1)
  if (isRepeated && blocksAround(node, source)) return null
  const way = isBefore ? wayTo(name, begin, log) : wayTo(name, end + 1, log)
  return `${head}, ${inlineCode(name)} vale ${inlineCode(value)}.${way}`
}

/** A statement of a loop is come by again and again. */
const blocksAround = (node: Statement, { module }: Source): boolean =>
  [...statementsIn(module.body)].some(
    (outer) => (outer.kind === 'for' || outer.kind === 'while') && outer.from < node.from && node.to <= outer.to,
  )

function wayTo(name: string, at: number, log: readonly Entry[]): string {
  const values = givenBetween(name, { from: 0, to: at }, log)
  return values.length < 2 ? '' : ` Hasta ahí ha ido valiendo ${arrows(values)}.`
}

const arrows = (values: readonly string[]) =>
  values.length > MAX_VALUES
    ? `${values
        .slice(0, MAX_VALUES - 1)
        .map(inlineCode)
        .join(' → ')} → … → ${inlineCode(values.at(-1) ?? '')}`
    : values.map(inlineCode).join(' → ')

const loopsIn = ({ module }: Source): Loop[] =>
  [...statementsIn(module.body)].filter((node): node is Loop => node.kind === 'for' || node.kind === 'while')

/** A turn of a loop that is named by what it goes through, or in which the name gets several values. */
function turnText(name: string, said: string, { source, log }: Run): string | null {
  const [, ordinal, number, of] = TURN.exec(said) ?? []
  if (!/\b(?:vuelta|iteracion|pasada|repeticion|ronda)\b/.test(said) || (ordinal ?? number) === undefined) return null
  const named = loopsIn(source).find(
    (loop) => loop.kind === 'for' && of !== undefined && namesOf(loop.target).includes(of),
  )
  const loop = named ?? loopsIn(source).find((each) => source.module.source.slice(each.from, each.to).includes(name))
  if (loop === undefined) return null
  const turns = turnsOf(loop, log, source.module)
  const at = ordinal?.startsWith('ultim')
    ? turns.length - 1
    : number === undefined
      ? ORDINALS.indexOf(ordinal ?? '')
      : Number(number) - 1
  const turn = turns[at]
  if (turn === undefined) return null
  const values = givenBetween(name, turn, log)
  if (values.length < 2 && named === undefined) return null
  const held = heldBefore(name, turn.to, log)
  if (held === null) return null
  const told = values.length < 2 ? `vale ${inlineCode(held)}` : `va valiendo ${arrows(values)}`
  return `En la **vuelta ${at + 1}** del ${inlineCode(loop.kind)} de la línea ${source.lines.lineAt(loop.from)}${withTargets(loop, turn, log)}, ${inlineCode(name)} ${told}.`
}

function withTargets(loop: Loop, turn: Turn, log: readonly Entry[]): string {
  if (loop.kind !== 'for') return ''
  const given = namesOf(loop.target).flatMap((name) => {
    const [value] = givenBetween(name, turn, log)
    return value === undefined ? [] : [inlineCode(`${name} = ${value}`)]
  })
  return given.length === 0 ? '' : ` (con ${listed(given)})`
}

/** «Qué vale conteo después de "perro"», «qué media tiene Eva»: at the end of the turn of an element that the words name. */
function elementText(name: string, said: string, { source, log }: Run): string | null {
  if (!ASKS_VALUE.test(said)) return null
  for (const loop of loopsIn(source)) {
    const targets = loop.kind === 'for' ? namesOf(loop.target) : []
    if (targets.includes(name)) continue
    const turns = turnsOf(loop, log, source.module)
    const at = turns.findIndex((turn) =>
      targets.some((target) =>
        givenBetween(target, turn, log).some((value) => isMeant(said, { name: target, value }, loop)),
      ),
    )
    const turn = turns[at]
    const held = turn === undefined ? null : heldBefore(name, turn.to, log)
    if (turn !== undefined && held !== null)
      return `En la **vuelta ${at + 1}** del ${inlineCode(loop.kind)} de la línea ${source.lines.lineAt(loop.from)}${withTargets(loop, turn, log)}, ${inlineCode(name)} queda en ${inlineCode(held)}.`
  }
  return null
}
const ASKS_VALUE =
  /\b(?:que|cuanto|cual|como) (?:\w+ ){0,2}?(?:vale|valdra|tiene|tendra|queda|esta|contiene|hay|lleva|es|guarda|saca)\b/

/** Every value that a name gets, with the line and the turn that gives it. */
function allText(name: string, said: string, { source, log }: Run): string | null {
  if (!ALL.test(said)) return null
  const loops = loopsIn(source)
  const turns = loops.map((loop) => turnsOf(loop, log, source.module))
  const given = log.flatMap((entry, at) => {
    const change = entry.kind === 'step' ? entry.changes.find((each) => each.name === name) : undefined
    if (change === undefined) return []
    const inner = turns.findLastIndex((each) => each.some(({ from, to }) => from <= at && at < to))
    const round = turns[inner]?.findIndex(({ from, to }) => from <= at && at < to) ?? -1
    const place = round === -1 ? `línea ${entry.line}` : `línea ${entry.line}, vuelta ${round + 1}`
    return [`${inlineCode(change.value)} (${place})`]
  })
  if (given.length < 2) return null
  const shown = given.length > MAX_VALUES ? [...given.slice(0, MAX_VALUES - 1), '…', ...given.slice(-1)] : given
  return `${inlineCode(name)} va valiendo ${shown.join(' → ')}. El último es el que se queda.`
}

/** What a parameter is worth in one of the calls. */
function callText(name: string, ordinal: string, source: Source): string | null {
  const owner = [...statementsIn(source.module.body)].find(
    (node) => node.kind === 'function' && node.parameters.some((each) => each.name === name),
  )
  const [first] = owner?.kind === 'function' ? owner.body : []
  if (owner?.kind !== 'function' || first === undefined) return null
  const values = shownBefore(first, `repr(${name})`, source)
  const at = ordinal === 'ultim' ? values.length - 1 : ORDINALS.indexOf(ordinal)
  const value = values[at]
  if (value === undefined) return null
  return `En la **llamada ${at + 1}** a ${inlineCode(owner.name)}, ${inlineCode(name)} vale ${inlineCode(value)}. Llamada a llamada: ${arrows(values)}.`
}
