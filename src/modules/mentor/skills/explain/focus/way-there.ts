import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Expression, StatementOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { inFull } from '../../concepts/find/asking'
import type { Source } from '../idioms/idiom'
import { run } from '../parts/output'
import type { Ask } from '../parts/questions/ask'
import { traceList } from '../parts/trace-list'
import { saidText } from './said'

const ASKS_WHY_OUTPUT =
  /\b(?:por que|porque|como es que)\b.{0,40}\b(?:sale|salen|salio|imprime\w*|da|dan|devuelve|muestra|aparece\w*|queda|pone|dice|vale|entra|hace|suma|cuenta)\b/
const MAX_STEPS = 14

/** «¿Por qué sale 70?» where no part of the program tells it: the conditions on the way, and the run step by step. */
export function wayThere({ frame, source, code }: Ask): Block[] {
  if (!frame.isFollowUp || !ASKS_WHY_OUTPUT.test(inFull(saidText(frame.message.prose)))) return []
  const branches = branchesList(source)
  const steps = traceList(run(code.tree), MAX_STEPS, source)
  if (branches.length + steps.length === 0) return []
  return [
    ...branches.map((markdown): Block => ({ kind: 'text', markdown })),
    ...(steps.length === 0
      ? []
      : [
          { kind: 'text', markdown: 'Sigue el programa paso a paso y lo ves:' } as const,
          { kind: 'list', items: steps } as const,
        ]),
  ]
}

const MARK = '\u0001'
const MAX_CHAINS = 2
const MAX_TIMES = 4

/** Each chain of conditions that the program comes by, with the values it was decided by. */
function branchesList(source: Source): string[] {
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
  const result = evaluateProgram(
    parsePython(module.source.slice(0, node.from) + probe + module.source.slice(node.from)),
  )
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
    return `Con ${given}: ${answers}${end}.`
  })
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
