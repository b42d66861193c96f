import { answered, list, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { ExpressionOf, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import { statementsIn } from '../../../python/walk'
import { run } from '../../explain/parts/output'
import { traceList } from '../../explain/parts/trace-list'
import type { Asked, Reader } from '../asked'
import {
  firstTime,
  formatted,
  fromTheEnd,
  inherited,
  inPlace,
  partsOf,
  passedSelf,
  rangeEnd,
  sourceOf,
} from './piece-tellers'
import { type Version, versionsOf } from './version'

const AFTER = /\b(?:despues|fuera|acab\w+|termin\w+|final)\b/
const F_STRING = /(?:^|\s)f ?["']|\bf-?strings?\b|\bla f\b/

type Doubt = { asks: readonly RegExp[]; tell: (version: Version, asked: Asked) => Block[] | null }

const MAX_WORDS = 26

/** A figure besides, the f behind a format, a divisor of one less: more is asked than one piece tells. */
const ASKS_MORE = /\bcuanto\b.*\bpor que\b|\bf del final\b|\.\df\b|\) ?- ?1\b/
/** Doubts about how a piece of the program is built, told of that piece: its order, what is left of it, what it is given. */
export const pieceDoubt: Reader = (asked) => {
  const { said, frame } = asked
  if (
    said.split(' ').length > MAX_WORDS ||
    ASKS_MORE.test(said) ||
    (frame.wish === 'said' && !/^por que\b|^no entiendo\b/.test(said))
  )
    return null
  const found = DOUBTS.filter(({ asks }) => asks.every((words) => words.test(said)))
  if (found.length === 0) return null
  const versions = versionsOf(asked)
  for (const { tell } of found)
    for (const version of versions) {
      const told = tell(version, asked)
      if (told !== null) return answered('piece-doubt', isToldAgain(told, asked) ? (turnByTurn(version) ?? told) : told)
    }
  return null
}

/** Who asks the same again is shown what happens. */
const isToldAgain = ([first]: readonly Block[], { state }: Asked) =>
  first?.kind === 'text' && (state.said.at(-1) ?? '').includes(first.markdown)

const MAX_STEPS = 6
function turnByTurn({ now, source }: Version): Block[] | null {
  const steps = traceList(run(now.tree), MAX_STEPS, source)
  return steps.length < MAX_STEPS / 2
    ? null
    : [text('Míralo paso a paso, con lo que vale cada cosa en cada momento:'), list(steps)]
}

/** Each is asked by words of all its kinds. */
const DOUBTS: readonly Doubt[] = [
  {
    asks: [/\b(?:va|esta|ponen?|if|condicion|orden|for)\b/, /\b(?:al final|detras|orden|atras)\b/],
    tell: comprehensionOrder,
  },
  { asks: [/\bvale\b|\bqued[ao]\b|\bsale\b|\bes\b|\bimprime\b|\bultimo\b/, AFTER], tell: lastOfLoop },
  {
    asks: [/\bpor que\b|\bpara que\b|\bentiendo\b/, /\bdivid\w+|\/ ?len\b/, /\blen\b|\bcuantos\b/],
    tell: dividedByCount,
  },
  {
    asks: [
      /\belif\b|\botro if\b/,
      /\bpor que\b|\bentiendo\b|\blio\b|\blia\b|\bdiferencia\b|\ben vez\b|\ben lugar\b|\bpuedo\b/,
      /\bif\b|\bpor que\b/,
    ],
    tell: elifForIf,
  },
  {
    asks: [
      /\b(?:append|sort|reverse|extend|insert|remove|clear|sorted|pop|upper|replace)\b/,
      /\btambien\b|\bnone\b|\bdevuelve\w*|\bigual\b/,
    ],
    tell: inPlace,
  },
  { asks: [/\b(?:que es|por que|para que|entiendo|pillo|eso|es[ea]|la)\b/, F_STRING], tell: formatted },
  { asks: [/\[-1\]|\bmenos uno\b|-1\b/, /\bpor que\b|\bultim\w\b/], tell: fromTheEnd },
  {
    asks: [
      /\bself\b/,
      /\bno (?:le |se |lo |te )*(?:pas\w+|recib\w+|pong\w+|da\w*|mand\w+)|\bsi no\b|\bvaci\w+/,
      /\bpor que\b|\bpara que\b/,
    ],
    tell: passedSelf,
  },
  { asks: [/\bpor que\b/, /\b(?:llega|acaba|termina|para|hasta|solo)\b/, /\d/], tell: rangeEnd },
  { asks: [/\b__init__\b/, /\b(?:hace falta|necesit\w+|no (?:esta|hay|lleva|tiene|pon\w+))\b/], tell: inherited },
  {
    asks: [/\bpor que\b|\bno se puede\b|\bpuedo\b/, /\bkey ?error\b|\+=/, /\bkey ?error\b|\bif\b|\bdirect\w+/],
    tell: firstTime,
  },
]

/** `[x ** 2 for x in xs if x > 3]`: what stands where, and what another order would be. */
function comprehensionOrder(version: Version): Block[] | null {
  const node = partsOf(version, 'comprehension').find(
    (part): part is ExpressionOf<'comprehension'> =>
      part.kind === 'comprehension' && part.clauses.length === 1 && (part.clauses[0]?.conditions.length ?? 0) > 0,
  )
  const [clause] = node?.clauses ?? []
  const [condition] = clause?.conditions ?? []
  if (!node?.element || !clause || !condition) return null
  const [element, target, from, test] = [node.element, clause.target, clause.iterable, condition].map((each) =>
    sourceOf(version, each),
  )
  const other = `[${element} if ${test} else 0 for ${target} in ${from}]`
  const run = evaluatePiece(
    parsePython(`${version.now.code.slice(0, node.from)}${other}${version.now.code.slice(node.to)}`),
  )
  return [
    text(
      `Porque se lee en este orden: **qué pongo** (${inlineCode(element ?? '')}), **de dónde sale** (${inlineCode(`for ${target} in ${from}`)}) y **cuáles entran** (${inlineCode(`if ${test}`)}). El \`if\` del final es un **filtro**: hasta que no se sabe qué es ${inlineCode(target ?? '')}, no se puede preguntar por él. Los que no cumplen no están en la lista.`,
    ),
    text(
      `Delante del \`for\` también puede ir un \`if\`, pero es otra cosa y lleva \`else\`: no quita ninguno, **elige qué poner** en su sitio: ${inlineCode(other)}.`,
    ),
    ...(run.kind === 'done' && run.output !== '' ? [text('Con eso saldría:'), printed(run.output)] : []),
  ]
}

/** What the name of a loop holds behind it. */
function lastOfLoop(version: Version, { said }: Asked): Block[] | null {
  const loop = [...statementsIn(version.now.tree.body)].find(
    (node): node is StatementOf<'for'> =>
      node.kind === 'for' &&
      namesOf(node.target).some(
        (name) => new RegExp(`(?<!\\w)${name.toLowerCase()}(?!\\w)`).test(said) || /\bultimo\b/.test(said),
      ),
  )
  const [name] = loop === undefined ? [] : namesOf(loop.target)
  if (loop === undefined || name === undefined) return null
  const rest = version.now.code.slice(loop.to)
  if (!new RegExp(`(?<!\\w)${name}(?!\\w)`).test(rest)) return null
  const run = evaluatePiece(parsePython(`${version.now.code.slice(0, loop.to).trimEnd()}\nprint(repr(${name}))`))
  const last = run.kind === 'done' ? run.output.trimEnd().split('\n').at(-1) : undefined
  return [
    text(
      `Porque la variable del \`for\` **no se borra** al acabar el bucle. En cada vuelta, ${inlineCode(name)} recibe el siguiente elemento de ${inlineCode(sourceOf(version, loop.iterable))}; cuando ya no quedan, el bucle termina y ${inlineCode(name)} se queda con **el último que recibió**${last === undefined ? '' : `: ${inlineCode(last)}`}. La línea de fuera lee ese valor.`,
    ),
  ]
}

/** `total / len(xs)`: the share of each. */
function dividedByCount(version: Version): Block[] | null {
  const node = partsOf(version, 'binary').find(
    (part): part is ExpressionOf<'binary'> =>
      part.kind === 'binary' && part.operator === '/' && /^len\(/.test(sourceOf(version, part.right)),
  )
  if (!node) return null
  const [sum, count] = [sourceOf(version, node.left), sourceOf(version, node.right)]
  const run = evaluatePiece(parsePython(`${version.now.code.trimEnd()}\nprint(${sum}, ${count}, ${sum} / ${count})`))
  const numbers = run.kind === 'done' ? (run.output.trimEnd().split('\n').at(-1)?.split(' ') ?? []) : []
  const [total, many, mean] = numbers
  const shown = numbers.length === 3 ? ` Aquí: ${total} entre ${many} da ${inlineCode(mean ?? '')}.` : ''
  return [
    text(
      `Porque la media es **el total repartido por igual**: se suma todo (${inlineCode(sum)}) y se divide entre **cuántos son**. ${inlineCode(count)} los cuenta, y así sirve también si mañana hay más o menos.${shown}`,
    ),
  ]
}

/** `elif` and another `if` in its place: both are run. */
function elifForIf(version: Version): Block[] | null {
  const node = [...statementsIn(version.now.tree.body)].find(
    (each): each is StatementOf<'if'> => each.kind === 'if' && each.isElif,
  )
  const first = [...statementsIn(version.now.tree.body)].find(
    (each): each is StatementOf<'if'> => each.kind === 'if' && each.otherwise[0] === node,
  )
  if (!node || !first) return null
  const [own, other] = [sourceOf(version, first.test), sourceOf(version, node.test)]
  const code = `${version.now.code.slice(0, node.from)}${version.now.code.slice(node.from).replace(/^el(?=if\b)/, '')}`
  const hasElse = node.otherwise.length > 0
  return [
    text(
      `Con \`elif\` es **una sola pregunta con varias salidas**: si se cumple ${inlineCode(own)}, lo demás ya no se mira. Con otro \`if\` serían **dos preguntas aparte**: después de la primera se miraría igualmente ${inlineCode(other)}${hasElse ? `, y el \`else\` iría solo con ese segundo \`if\`: se ejecutaría también cuando ya se había cumplido ${inlineCode(own)}` : ', y podrían hacerse las dos cosas'}.`,
    ),
    ...differing(version.now.code, code, version),
  ]
}

/** Other numbers for the only one that is given. */
const GIVEN = ['3', '5', '8', '10', '0']
const TYPED: readonly (readonly string[])[] = [['5'], ['-5'], ['20'], ['0'], ['8'], ['3', '5'], ['Ana', '20']]

/** Both versions side by side, with the first lines typed that tell them apart. */
function differing(before: string, after: string, { now }: Version): Block[] {
  const tree = parsePython(after)
  if (tree.errors.length > 0) return []
  const [line] = /^(\w+ = )-?\d+(?:\.\d+)?$/m.exec(before) ?? []
  for (const other of /\binput\(/.test(now.code) ? [] : GIVEN) {
    if (line === undefined) break
    const given = `${line.replace(/-?[\d.]+$/, '')}${other}`
    const [one, two] = [before, after].map((code) => evaluatePiece(parsePython(code.replace(line, given))))
    if (one?.kind !== 'done' || two?.kind !== 'done' || one.output === two.output) continue
    return [
      text(`Por ejemplo, con ${inlineCode(given)}, como está:`),
      printed(one.output),
      text('Con otro `if`:'),
      printed(two.output),
    ]
  }
  for (const input of /\binput\(/.test(now.code) ? TYPED : [undefined]) {
    const options = input === undefined ? {} : { input: [...input], showsInput: true }
    const [one, two] = [evaluatePiece(parsePython(before), options), evaluatePiece(tree, options)]
    if (one.kind !== 'done' || two.kind !== 'done' || one.output === two.output) continue
    return [text('Como está:'), printed(one.output), text('Con otro `if`:'), printed(two.output)]
  }
  return []
}
