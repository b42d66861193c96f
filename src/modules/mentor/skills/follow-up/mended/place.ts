import { answered, printed, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { codePart } from '../../../engine/reading/code-part'
import { readMessage } from '../../../engine/reading/read-message'
import type { Block } from '../../../engine/skill'
import type { Statement } from '../../../python/ast'
import { boundBy, namesOf } from '../../../python/evaluate/statements/scope'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import { blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { quotedPieces } from '../../explain/focus/quoted'
import { saidText } from '../../explain/focus/said'
import type { Source } from '../../explain/idioms/idiom'
import { run } from '../../explain/parts/output'
import { traceList } from '../../explain/parts/trace-list'
import { outcomeOf, runsOf } from '../../what-if/outcome'
import type { Asked, Reader } from '../asked'
import { aroundLine } from '../said/where-line'
import { type Loop, loopAround, loopBeside, relocated } from './relocate'
import { CORRECTS, changedStatements, type Version, versionOf } from './version'

const OF_PLACE =
  /\b(?:a?dentro|a?fuera|antes|despues|arriba|abajo|debajo|encima|delante|ahi|aqui|en (?:otro|ese|este) (?:sitio|lugar)|al (?:principio|inicio|final))\b/
const ASKS =
  /\bpor que\b|\bque (?:pasa|pasaria|ocurre|sale)\b|^si \b|\b(?:puede|podria|puedo|(?:tiene|tendria|tengo|hay|habria) que|deb(?:e|eria|erian)|da igual|es lo mismo) (?:\w+ ){0,3}(?:ir|va|estar|poner\w*|pon\w+|escribir\w*)\b|\bque (?:va|vaya|este|quede)\b/
const SUPPOSES = /^si \b|\bque (?:pasa|pasaria|ocurre|sale)\b|\b(?:si )?lo (?:pongo|pusiera|meto|dejo|saco)\b/
const WHERE = /^donde (?:\w+ ){0,2}(?:pongo|va|iria|coloco|meto|escribo)\b/
const WISHES = /\bque (?:al final )?(?:me |te )?(?:dig[ae]|muestr|imprim|salg|avis)/
const AROUND_CALL = /\bdelante de(?:l)? (?:\w+ )?(?:input|print|float|int|str)\b/
/** Of a sign, wherever it stands. */
const OF_SIGN = /\b(?:dos puntos|comillas|parentesis|corchetes?|llaves|comas?|espacios?)\b/
const MAX_WORDS = 24

/** «¿Por qué va dentro?», «¿y si lo pongo fuera?»: why a line stands where it does, and what comes of it in the other place. */
export const place: Reader = (asked) => {
  const { said, frame } = asked
  if (!((OF_PLACE.test(said) && ASKS.test(said)) || WHERE.test(said)) || said.split(' ').length > MAX_WORDS) return null
  if (frame.wish === 'said' && !SUPPOSES.test(said)) return null
  // «… que al final diga cuál era» wishes, «int delante del input» asks for no other line.
  if (WISHES.test(said) || AROUND_CALL.test(said) || OF_SIGN.test(said)) return null
  const version = versionOf(asked)
  if (version === null) return null
  for (const node of meant(asked, version)) {
    const told = placeTold(node, version.source, {
      supposes: SUPPOSES.test(said),
      before: asked.state.said.at(-1) ?? '',
      said,
    })
    const where = WHERE.test(said) ? whereTold(node, version.source) : []
    if (told !== null || where.length > 0) return answered('place', [...where, ...(told ?? [])])
  }
  return null
}

/** The line, and what it stands in. */
function whereTold(node: Statement, { module, lines }: Source): Block[] {
  const line = lines.lineAt(node.from)
  const around = aroundLine(line, module) ?? 'Va sin sangrar, al nivel del programa.'
  return [
    text(`En la **línea ${line}**: ${inlineCode(module.source.slice(node.from, node.to))}. ${around}`),
    python(module.source),
  ]
}

/** The line that the message names, the one that the correction put there, or the one that was asked about before. */
function meant(asked: Asked, version: Version): Statement[] {
  const { frame, state } = asked
  const last = state.answered.at(-1)
  const changed = changedStatements(version)
  // Of several lines like it, the one that the correction put there.
  const preferred = (nodes: Statement[]) => {
    const own = nodes.filter((node) => changed.includes(node))
    return own.length > 0 ? own : nodes
  }
  const named = namedIn(saidText(frame.message.prose), version.source, frame.lines)
  // Of several, what is written out: «no pillo lo de += y por qué suma = 0 va fuera».
  const written = named.filter(({ from, to }) =>
    frame.message.prose.includes(version.source.module.source.slice(from, to)),
  )
  if (named.length > 0) return preferred(written.length > 0 ? written : named)
  const before = namedIn(saidText(readMessage(last?.question ?? '').prose), version.source, [])
  return before.length > 0 && !CORRECTS.has(last?.skill ?? '') ? preferred(before) : changed
}

const WORDS = /\b(?:return|break|continue|print|append|input|if)\b/g

function namedIn(said: string, source: Source, lines: readonly number[]): Statement[] {
  const all = [...statementsIn(source.module.body)].filter(
    (node) => blocksOf(node).length === 0 || (node.kind === 'if' && !node.isElif),
  )
  const textOf = (node: Statement) => headOf(node, source)
  const quoted = quotedPieces(said, source).flatMap(({ range }) =>
    all.filter(({ from, to }) => from <= range.from && range.to <= to),
  )
  const words = said.match(WORDS) ?? []
  const byWord = words.flatMap((word) => all.filter((node) => new RegExp(`\\b${word}\\b`).test(textOf(node))))
  return [...new Set([...all.filter(({ from }) => lines.includes(source.lines.lineAt(from))), ...quoted, ...byWord])]
}

type Manner = { supposes: boolean; before: string; said: string }

function placeTold(node: Statement, source: Source, { supposes, before, said }: Manner): Block[] | null {
  const out = OUT.test(said) ? outOfFunction(node, source) : null
  if (out !== null) return [text(out.reason), ...trial(source.module.source, out.moved, true)]
  const around = loopAround(node, source)
  const beside = around === null ? loopBeside(node, source) : null
  const loop = around ?? beside?.loop
  if (loop === undefined) return null
  const reason =
    around === null ? outsideReason(node, loop, source, beside?.where ?? 'behind') : insideReason(node, around, source)
  if (reason === null) return null
  // «Antes» of another line of the same turn is tried as an exchange of the two.
  if (around !== null && BESIDE.test(said) && !OF_LOOP.test(said)) return exchanged(node, around, { source, said })
  // Outside of a loop it is no Python at all.
  if (node.kind === 'break') return [text(reason)]
  const moved = relocated(node, loop, {
    source,
    to: around !== null ? 'behind' : beside?.where === 'before' ? 'first' : 'last',
  })
  // Who has heard the reason, and asks again, is shown what happens.
  const steps = before.includes(reason) ? stepsOf(source.module.source, moved) : []
  const isAgain = steps.length > 0
  return [...(isAgain ? steps : [text(reason)]), ...trial(source.module.source, moved, supposes || isAgain)]
}

/** «¿Y si pongo el print antes?», of two lines of the same turn: the other order, run. */
function exchanged(node: Statement, loop: Loop, { source, said }: { source: Source; said: string }): Block[] | null {
  const at = loop.body.indexOf(node)
  const other = loop.body[/\b(?:antes|arriba|encima)\b/.test(said) ? at - 1 : at + 1]
  if (at === -1 || other === undefined || blocksOf(other).length > 0) return null
  const { module, lines } = source
  const all = module.source.trimEnd().split('\n')
  const [own, next] = [lines.lineAt(node.from) - 1, lines.lineAt(other.from) - 1]
  const moved = all
    .with(own, all[next] ?? '')
    .with(next, all[own] ?? '')
    .join('\n')
  return [
    text(
      `Cambian de orden dentro de la misma vuelta: primero ${codeOf(own < next ? other : node, source)} y después ${codeOf(own < next ? node : other, source)}.`,
    ),
    ...trial(module.source, `${moved}\n`, true),
  ]
}

const BESIDE = /\b(?:antes|despues|arriba|abajo|debajo|encima)\b/
const OF_LOOP = /\b(?:for|while|bucle|ciclo|a?dentro|a?fuera)\b/
const OUT = /\b(?:fuera|afuera) de la funcion\b|\barriba de todo\b|\bal principio de(?:l todo|l programa)\b/

/** A line of a function, put above it: what it makes is another's name then. */
function outOfFunction(node: Statement, source: Source): { reason: string; moved: string } | null {
  const { module, lines } = source
  const owner = [...statementsIn(module.body)].findLast(
    (each) => each.kind === 'function' && each.from < node.from && node.to <= each.to,
  )
  const [name] = boundBy(node)
  if (owner?.kind !== 'function' || name === undefined) return null
  const all = module.source.trimEnd().split('\n')
  const [at, line] = [lines.lineAt(owner.from) - 1, lines.lineAt(node.from) - 1]
  const moved = [...all.slice(0, at), (all[line] ?? '').trim(), ...all.slice(at, line), ...all.slice(line + 1), '']
  return {
    reason: `${codeOf(node, source)} va **dentro** de \`${owner.name}\` para que cada llamada empiece de nuevo. Fuera sería una variable del programa, no de la función: como \`${owner.name}\` le da valor a \`${name}\`, para Python es una propia de la función, y la de fuera no la toca.`,
    moved: moved.join('\n'),
  }
}

const MAX_STEPS = 5

/** The first turns of both versions. */
function stepsOf(before: string, moved: string): Block[] {
  const steps = [before, moved].map((code) => {
    const tree = parsePython(code)
    return traceList(run(tree), MAX_STEPS, { module: tree, lines: linesOf(code) })
  })
  const [as = [], other = []] = steps
  if (as.length === 0) return []
  return [
    text('Míralo vuelta a vuelta. Donde está ahora:'),
    { kind: 'list', items: as },
    ...(other.length === 0 ? [] : [text('En el otro sitio:'), { kind: 'list' as const, items: other }]),
  ]
}

/** What comes out with the line in the other place. */
function trial(before: string, moved: string, isShown: boolean): Block[] {
  const programs = { code: codePart(before, 'pasted'), after: codePart(moved, 'pasted') }
  const shown = isShown ? [text('Así quedaría:'), python(moved)] : []
  if (programs.after.tree.errors.length > 0) return shown
  const { runs } = runsOf(programs, undefined)
  const outcome = outcomeOf(runs, programs, false)
  const { before: old, now } = runs
  if (/^(?:endless|no-way-out|goes-on|still-endless)$/.test(outcome))
    return [...shown, text('Lo he probado en el otro sitio: **no termina nunca**, se queda dando vueltas.')]
  if (now.kind === 'raised')
    return [
      ...shown,
      text(
        `Lo he probado en el otro sitio: se para en la **línea ${now.line}** con ${inlineCode(`${now.type}: ${now.message}`)}.`,
      ),
    ]
  if (now.kind !== 'done' || old.kind !== 'done') return shown
  if (now.output === old.output) return [...shown, text('Con estos datos saldría lo mismo, por casualidad.')]
  const sides: Block[] = [
    text('Como está, imprime:'),
    printed(cut(old.output)),
    text('En el otro sitio, imprimiría:'),
    printed(cut(now.output) || '(nada)'),
  ]
  return [...shown, ...sides]
}

const MAX_LINES = 8
const cut = (output: string) => {
  const lines = output.trimEnd().split('\n')
  return lines.length <= MAX_LINES ? lines.join('\n') : [...lines.slice(0, MAX_LINES), '…'].join('\n')
}

/** A statement without its blocks. */
const headOf = ({ from, to }: { from: number; to: number }, { module }: Source) =>
  module.source.slice(from, to).split(/:[ \t]*\n/, 1)[0] ?? ''
const codeOf = (node: { from: number; to: number }, source: Source) => inlineCode(headOf(node, source))

/** What a line in a loop does there that it could not do behind it. */
function insideReason(node: Statement, loop: Loop, source: Source): string | null {
  const own = codeOf(node, source)
  const names = boundBy(node)
  if (loop.kind === 'while' && namesIn(loop.test).some((name) => names.includes(name)))
    return `${own} va **dentro** del \`while\` porque es lo que hace que ${codeOf(loop.test, source)} deje de cumplirse, y eso se vuelve a mirar antes de **cada vuelta**. Debajo del bucle no serviría: a lo de debajo solo se llega cuando el bucle ya ha terminado, y sin esa línea no terminaría.`
  if (node.kind === 'break')
    return `El \`break\` solo puede ir **dentro** de un bucle: lo que hace es salir de él. Fuera no hay de qué salir, y Python da \`SyntaxError: 'break' outside loop\`.${breakThere(node, loop, source)}`
  if (node.kind === 'return')
    return `Con el \`return\` **dentro** del \`${loop.kind}\`, la función acaba en cuanto se llega a él, aunque queden vueltas. Debajo del bucle se devolvería una sola vez, cuando ya se ha mirado todo.`
  if (isCall(node, 'print'))
    return `${own} va **dentro** del \`${loop.kind}\` para que se haga en **cada vuelta**: una línea por vuelta. Debajo del bucle saldría una sola vez, al acabar.`
  if (node.kind === 'augmented-assign' || keepsIn(node))
    return `${own} va **dentro** del \`${loop.kind}\` porque tiene que hacerse **una vez por vuelta**, con el valor de cada una. Fuera, debajo del bucle, se haría una sola vez, y solo con el último.`
  if (/\binput\(/.test(own))
    return `${own} va **dentro** del \`${loop.kind}\` para preguntar en **cada vuelta**. Fuera se preguntaría una sola vez, y todas las vueltas usarían la misma respuesta.`
  if (node.kind === 'if')
    return `${own} va **dentro** del \`${loop.kind}\` para que se mire en **cada vuelta**, con lo que vale entonces. Debajo se miraría una sola vez, al acabar, con lo último que quedó.`
  return names.length > 0
    ? `${own} va **dentro** del \`${loop.kind}\` porque hay que calcularlo **en cada vuelta**, con lo que vale entonces. Fuera se haría una sola vez.`
    : null
}

/** A `break` is come by only where nothing before it failed, or under its condition. */
function breakThere(node: Statement, loop: Loop, source: Source): string {
  const around = [...statementsIn(loop.body)].findLast(
    (each) => blocksOf(each).length > 0 && each.from < node.from && node.to <= each.to,
  )
  if (around?.kind === 'try') {
    const [first] = around.body
    return first === undefined || first === node
      ? ''
      : ` Y va justo **después** de ${codeOf(first, source)} porque hasta ahí solo se llega si esa línea no ha fallado: si falla, se salta al \`except\` y se da otra vuelta.`
  }
  return around?.kind === 'if'
    ? ` Y dentro del \`if\`, para salir solo cuando se cumple ${codeOf(around.test, source)}.`
    : ''
}

/** What a line before or behind a loop does there that it could not do in it. */
function outsideReason(node: Statement, loop: Loop, source: Source, where: 'before' | 'behind'): string | null {
  const own = codeOf(node, source)
  if (where === 'behind')
    return node.kind === 'return'
      ? `${own} va **fuera** del \`${loop.kind}\`, a su misma altura, para devolver una sola vez, con todo ya mirado. Dentro, la función acabaría en la **primera vuelta**.`
      : `${own} va **fuera** del \`${loop.kind}\`, a su misma altura, para que se haga **una sola vez**, cuando el bucle ya ha terminado. Dentro se haría en **cada vuelta**.`
  const [name] = boundBy(node)
  if (name === undefined) return null
  const isKept = [...statementsIn(loop.body)].some((each) => usesIn(each, name))
  return isKept
    ? `${own} va **antes** del \`${loop.kind}\` para que se haga **una sola vez**: es el punto de partida. Dentro se repetiría en **cada vuelta**, y \`${name}\` volvería a empezar: se perdería lo de las vueltas anteriores. Y debajo ya sería tarde: el bucle lo necesita desde la primera.`
    : `${own} va **antes** del \`${loop.kind}\` porque basta con hacerlo **una vez**. Dentro se repetiría en cada vuelta.`
}

const namesIn = (test: Parameters<typeof expressionsIn>[0]) =>
  [...expressionsIn(test)].flatMap((part) => (part.kind === 'name' ? [part.name] : []))
const isCall = (node: Statement, name: string) =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  node.value.callee.kind === 'name' &&
  node.value.callee.name === name
const METHODS = /^(?:append|add|extend|insert|update|remove|pop)$/
const keepsIn = (node: Statement) =>
  (node.kind === 'expression' &&
    node.value.kind === 'call' &&
    node.value.callee.kind === 'attribute' &&
    METHODS.test(node.value.callee.name)) ||
  (node.kind === 'assign' && boundBy(node).some((name) => namesIn(node.value).includes(name)))
const usesIn = (node: Statement, name: string) =>
  (node.kind === 'augmented-assign' && namesOf(node.target).includes(name)) ||
  expressionsOf(node).some((outer) => namesIn(outer).includes(name))
