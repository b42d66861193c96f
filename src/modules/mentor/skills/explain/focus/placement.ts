import type { Statement } from '../../../python/ast'
import { boundBy, namesOf } from '../../../python/evaluate/statements/scope'
import { blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import type { Ask } from '../parts/questions/ask'
import { partAt } from './quoted'
import { saidText } from './said'
import { targetsOf } from './targets'
import { outputOfText } from './values'

const ASKS_PLACE =
  /\b(?:fuera|afuera|adentro|dentro|antes|despues|arriba|encima|delante|abajo|debajo|sangrad\w*|indentad\w*|tabulad\w*|al (?:principio|final|inicio)|pegad\w*|alinead\w*)\b/

type Loop = Extract<Statement, { kind: 'for' | 'while' }>

/** «¿Por qué va fuera del for?»: what the place of a statement does, and what would come out with it in the other place. */
export function placementText(ask: Ask): string | null {
  const { source } = ask
  if (!ASKS_PLACE.test(saidText(ask.frame.message.prose))) return null
  for (const node of pointedStatements(ask)) {
    const loop = loopBeside(node, source)
    if (loop === null) continue
    const text = loop.where === 'before' ? startText(node, loop.node, source) : endText(node, loop.node, source)
    if (text !== null) return text
  }
  return null
}

/** The statements that the question names: as they stand, or by the name that they give a value. */
function pointedStatements({ frame, source }: Ask): Statement[] {
  const all = [...statementsIn(source.module.body)]
  const { lineAt } = source.lines
  const named = targetsOf(frame, source).flatMap((target) => {
    if (target.kind === 'piece') {
      const part = partAt(target.piece.range, source)
      return all.filter(
        (node) => node === part || (part !== null && expressionsOf(node).some((outer) => outer === part)),
      )
    }
    if (target.kind === 'name') return all.filter((node) => isNamed(node, target.word))
    if (target.kind === 'call' || target.kind === 'keyword') return all.filter((node) => isWord(node, target.word))
    return []
  })
  const print = /\bprint\b/.test(saidText(frame.message.prose)) ? all.filter((node) => isWord(node, 'print')) : []
  return [...named, ...all.filter(({ from }) => frame.lines.includes(lineAt(from))), ...print]
}

const isNamed = (node: Statement, word: string) =>
  node.kind === 'assign' && boundBy(node).some((name) => name.toLowerCase() === word)

const isWord = (node: Statement, word: string) =>
  node.kind === word ||
  (node.kind === 'expression' &&
    node.value.kind === 'call' &&
    node.value.callee.kind === 'name' &&
    node.value.callee.name === word)

type Beside = { node: Loop; where: 'before' | 'behind' }

/** The loop in the same block that comes after a statement or before it. */
function loopBeside(node: Statement, { module }: Source): Beside | null {
  const blocks = [module.body, ...[...statementsIn(module.body)].flatMap(blocksOf)]
  const block = blocks.find((body) => body.includes(node)) ?? []
  const at = block.indexOf(node)
  const isLoop = (each: Statement): each is Loop => each.kind === 'for' || each.kind === 'while'
  const after = block.slice(at + 1).find(isLoop)
  if (after && node.kind === 'assign') return { node: after, where: 'before' }
  const before = block.slice(0, at).findLast(isLoop)
  return before ? { node: before, where: 'behind' } : null
}

/** `suma = 0` before a loop that adds to it. */
function startText(node: Statement, loop: Loop, source: Source): string | null {
  if (node.kind !== 'assign') return null
  const names = boundBy(node)
  const isKept = [...statementsIn(loop.body)].some((each) => keeps(each, names))
  if (!isKept) return null
  const name = `\`${names[0] ?? ''}\``
  const otherwise = outcome(node, loop, { source, at: 'start' })
  return `${quote(source, node)} va **fuera** del \`${loop.kind}\`, antes de empezar, para que se haga **una sola vez**: es el punto de partida. Dentro del bucle se repetiría en **cada vuelta**: ${name} volvería a empezar de cero y al final solo quedaría lo de la última vuelta.${otherwise}`
}

/** Whether a statement goes on with what a name held. */
function keeps(node: Statement, names: readonly string[]): boolean {
  if (node.kind === 'augmented-assign') return namesOf(node.target).some((name) => names.includes(name))
  const uses = expressionsOf(node).flatMap((outer) => [...expressionsIn(outer)])
  if (node.kind === 'assign')
    return (
      (boundBy(node).some((name) => names.includes(name)) &&
        [...expressionsIn(node.value)].some((part) => part.kind === 'name' && names.includes(part.name))) ||
      node.targets.some(
        (target) => target.kind === 'subscript' && target.value.kind === 'name' && names.includes(target.value.name),
      )
    )
  return uses.some(
    (part) =>
      part.kind === 'call' &&
      part.callee.kind === 'attribute' &&
      part.callee.value.kind === 'name' &&
      names.includes(part.callee.value.name),
  )
}

/** A `print` or `return` behind a loop. */
function endText(node: Statement, loop: Loop, source: Source): string | null {
  if (node.kind !== 'return' && node.kind !== 'expression') return null
  const otherwise = outcome(node, loop, { source, at: 'end' })
  const inside =
    node.kind === 'return'
      ? 'la función terminaría en la **primera vuelta**, sin mirar el resto'
      : 'se haría en **cada vuelta**'
  return `${quote(source, node)} va **fuera** del \`${loop.kind}\` (a su misma altura) para que se haga **una sola vez**, cuando el bucle ya ha terminado. Con más sangría, dentro del bucle, ${inside}.${otherwise}`
}

const MAX_SHOWN = 60

/** What the program would print with the statement inside the loop, where both runs are sure and differ. */
function outcome(node: Statement, loop: Loop, { source, at }: { source: Source; at: 'start' | 'end' }): string {
  const { source: text } = source.module
  const [first, last] = [loop.body[0], loop.body.at(-1)]
  if (!first || !last || !['for', 'while'].includes(loop.kind)) return ''
  const margin = ' '.repeat(source.lines.columnAt(first.from))
  const range = source.lines.rangeOf(source.lines.lineAt(node.from))
  const line = `${margin}${text.slice(node.from, node.to)}\n`
  const place =
    at === 'start'
      ? first.from - source.lines.columnAt(first.from)
      : Math.min(text.length, source.lines.rangeOf(source.lines.lineAt(Math.max(last.from, last.to - 1))).to + 1)
  const [head, tail] = [Math.min(range.from, place), Math.max(range.from, place)]
  const moved =
    at === 'start'
      ? text.slice(0, head) + text.slice(range.to + 1, tail) + line + text.slice(tail)
      : `${text.slice(0, head).replace(/\n?$/, '\n')}${line}${text.slice(tail === place ? range.from : place, range.from)}${text.slice(range.to + 1)}`
  const [before, now] = [outputOfText(text), outputOfText(moved)]
  if (before === null || now === null || before === now || now.length > MAX_SHOWN || before.length > MAX_SHOWN)
    return ''
  const shown = (output: string) =>
    output
      .trimEnd()
      .split('\n')
      .map((each) => `\`${each}\``)
      .join(', ') || 'nada'
  return ` Así imprime ${shown(before)}; con eso dentro imprimiría ${shown(now)}.`
}
