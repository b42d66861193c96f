import { inlineCode } from '../../../engine/compose'
import type { Expression, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { listed, type Source } from '../idioms/idiom'
import { run } from '../parts/output'

/** «¿Por qué no entra también en el elif?»: which branch is taken, and why no other. */
export const ASKS_BRANCH =
  /\b(?:por que|porque|cuando|en (?:que|cual)|a (?:que|cual)|cual|no|tampoco)\b.{0,25}\b(?:entra\w*|cae|pasa\w*|ejecut\w+|hace|toma\w*|cumple\w*|llega\w*|mira\w*) .{0,40}\b(?:elif|else|if|ramas?|condicion\w*|casos?|otr[oa]s|demas)\b|\b(?:elif|else|if|otr[oa]s|demas|ramas?)\b.{0,40}\b(?:no|tambien) (?:\w+ )?(?:entra\w*|ejecut\w+|pasa|hace|mira|cumple|cuenta)\b|\bno (?:entra|hace|pasa|cae|cumple|va|toma)\w* (?:en |por |a )?(?:el|la|al|en la) (?:de(?:l| la| los)? )?(?:\d|primer|segund|tercer|otr)/

/** What decides which branch a program takes, where that is asked; null where it is not, or no branch is come by. */
export function branchFact(said: string, source: Source): string | null {
  const all = [...statementsIn(source.module.body)]
  // An `else` of a loop is another question.
  const isOfLoop = all.some((node) => (node.kind === 'for' || node.kind === 'while') && node.otherwise.length > 0)
  const [first, ...more] = ASKS_BRANCH.test(said) && !isOfLoop ? branchTexts(source) : []
  if (first === undefined) return null
  const isChain = all.some((node) => node.kind === 'if' && node.isElif)
  const leaves = all.some((node) => node.kind === 'if' && node.body.some(({ kind }) => kind === 'return'))
  const rule = isChain
    ? ' De una cadena `if`/`elif`/`else` se hace **solo la primera** rama cuya condición se cumple, mirando de arriba abajo; las demás ya no se miran.'
    : ''
  return `${[first, ...more].join(' ')}${rule}${leaves ? ' Y el `return` sale de la función en ese momento.' : ''}${resultText(source)}`
}

/** What comes of it, where that is one line. */
function resultText({ module }: Source): string {
  const result = run(module)
  const shown = result.kind === 'done' ? result.output.trim() : ''
  return shown === '' || shown.includes('\n') || shown.length > MAX_SHOWN ? '' : ` Por eso da ${inlineCode(shown)}.`
}
const MAX_SHOWN = 60

const MARK = '\u0001'
const MAX_CHAINS = 2
const MAX_TIMES = 4

/** Each chain of conditions that the program comes by, with the values it was decided by. */
export function branchTexts(source: Source): string[] {
  const chains = [...statementsIn(source.module.body)].filter((node) => node.kind === 'if' && !node.isElif)
  return chains.slice(0, MAX_CHAINS).flatMap((node) => (node.kind === 'if' ? branchText(node, source) : []))
}

function branchText(node: StatementOf<'if'>, source: Source): string[] {
  const { module, lines } = source
  const tests = testsOf(node)
  const text = (part: Expression) => module.source.slice(part.from, part.to)
  const margin = module.source.slice(node.from - lines.columnAt(node.from), node.from)
  if (margin.trim() !== '' || !tests.every(isQuiet)) return []
  const shown = [
    ...new Set(
      tests.flatMap((test) =>
        [...expressionsIn(test)].filter(({ kind }) => kind === 'name' || kind === 'attribute').map(text),
      ),
    ),
  ]
  const names = shown.filter((name) => !shown.some((other) => other.startsWith(`${name}.`)))
  const parts = [...names.map((name) => `repr(${name})`), ...tests.map((test) => `str(bool(${text(test)}))`)]
  const probe = `print(${parts.map((part) => `"${MARK}" + ${part}`).join(', ')})\n${margin}`
  const result = evaluatePiece(parsePython(module.source.slice(0, node.from) + probe + module.source.slice(node.from)))
  const seen = result.output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .slice(0, MAX_TIMES)
  return seen.map((line) => {
    const values = line
      .split(MARK)
      .slice(1)
      .map((part) => part.trim())
    const given = names.map((name, at) => inlineCode(`${name} = ${values[at] ?? ''}`)).join(' y ')
    const held = values.slice(names.length).indexOf('True')
    const asked = tests.slice(0, held === -1 ? tests.length : held + 1)
    const answers = asked
      .map((test, at) => `${inlineCode(text(test))} ${at === held ? '**sí** se cumple' : 'no se cumple'}`)
      .join(', ')
    const end =
      held === -1
        ? hasElse(node)
          ? ', y por eso se hace el `else`'
          : ', y por eso no se entra'
        : at(tests[held], source)
    const also =
      held === -1 ? [] : tests.filter((_test, index) => index > held && values[names.length + index] === 'True')
    return `Con ${given}: ${answers}${end}.${alsoText(also.map((test) => inlineCode(text(test))))}`
  })
}

/** Conditions further down that would have held. */
function alsoText(also: readonly string[]): string {
  if (also.length === 0) return ''
  return also.length === 1
    ? ` ${also[0]} también se cumpliría, pero ya no se mira.`
    : ` ${listed(also)} también se cumplirían, pero ya no se miran.`
}

const at = (test: Expression | undefined, { lines }: Source) =>
  test === undefined ? '' : `, y por eso se hace lo que hay debajo de la línea ${lines.lineAt(test.from)}`

/** The conditions of an `if` and its `elif`s, in their order. */
function testsOf(node: StatementOf<'if'>): Expression[] {
  const [next] = node.otherwise
  return [node.test, ...(next?.kind === 'if' && next.isElif ? testsOf(next) : [])]
}

function hasElse(node: StatementOf<'if'>): boolean {
  const [next] = node.otherwise
  return next?.kind === 'if' && next.isElif ? hasElse(next) : next !== undefined
}

/** What looks at values and changes nothing. */
const isQuiet = (test: Expression) => [...expressionsIn(test)].every(({ kind }) => kind !== 'call' && kind !== 'named')
