import { folded } from '~/platform/text/folded'
import type { Expression, Module, Statement } from '../../python/ast'
import { allExpressions, statementsIn } from '../../python/walk'

/**
 * How a program is built. `words` are all its names, literals and comments, folded; `decisions`, how often it goes one way or the other;
 * `parameters`, what its functions are given; `functionsMade`, each of them
 * (`needed`: what it cannot be called without; `isCalled`: by the program itself).
 */
export type ProgramShape = {
  source: string
  words: string
  decisions: number
  parameters: number
  functionsMade: readonly {
    parameters: number
    needed: number
    isCalled: boolean
    returns: boolean
    usesAll: boolean
  }[]
  /** Whether something is put in an order that falls; `sorts`: how many orders; `sortsReversed`: whether one is said to be reversed. */
  descends: boolean
  sorts: number
  sortsReversed: boolean
  returnsTruth: boolean
  /** The names of what each class can do, by the class. */
  methods: ReadonlyMap<string, readonly string[]>
  inherits: boolean
}

const SORT = /\b(?:sorted|sort|sort_values|sort_index)\(|\border by\b/gi
const REVERSED = /reverse\s*=\s*True|ascending\s*=\s*(?:False|\[[^\]]*False)|\bdesc\b/i
/** `nlargest`, a key with a minus, a list turned round. */
const FALLS =
  /\b(?:nlargest|most_common|reversed|reverse)\(|\[::-1\]|lambda [\w, ]+:\s*\(?-|return \(?-|range\([^)]*-1\)|key=\w*(?:neg|desc)/

/** How a program is built, as far as its tree and its text tell. */
export function shapeOf(module: Module): ProgramShape {
  const { source } = module
  const statements = [...statementsIn(module.body)]
  const sortsReversed = REVERSED.test(source)
  const outside = module.body.filter(({ kind }) => kind !== 'function' && kind !== 'class')
  const called = new Set(
    [...allExpressions(outside)].flatMap((node) =>
      node.kind === 'call' && node.callee.kind === 'name' ? node.callee.name : [],
    ),
  )
  return {
    source,
    words: folded(source),
    decisions:
      statements.filter(isDecision).length +
      [...allExpressions(module)].reduce((sum, node) => sum + decisionsOf(node), 0),
    parameters: statements.reduce((sum, node) => sum + (node.kind === 'function' ? node.parameters.length : 0), 0),
    functionsMade: statements.flatMap((node) =>
      node.kind === 'function'
        ? {
            parameters: node.parameters.some(({ form }) => form === 'args') ? MANY : node.parameters.length,
            needed: node.parameters.filter(({ form, standard }) => form === 'positional' && standard === null).length,
            isCalled: called.has(node.name),
            usesAll: usesAll(node),
            returns: [...statementsIn(node.body)].some((each) => each.kind === 'return' && each.value !== null),
          }
        : [],
    ),
    sorts: source.match(SORT)?.length ?? 0,
    sortsReversed,
    descends: sortsReversed || FALLS.test(source),
    returnsTruth: statements.some(
      (node) => (node.kind === 'return' && node.value !== null && isTruth(node.value)) || namesTruth(node),
    ),
    methods: new Map(
      statements.flatMap((node) =>
        node.kind === 'class'
          ? [[node.name, node.body.flatMap((own) => (own.kind === 'function' ? own.name : []))] as const]
          : [],
      ),
    ),
    inherits: statements.some((node) => node.kind === 'class' && node.arguments.length > 0),
  }
}

type FunctionNode = Extract<Statement, { kind: 'function' }>

/** Whether a function looks at all that it is given. */
function usesAll({ parameters, body }: FunctionNode): boolean {
  const named = new Set([...allExpressions(body)].flatMap((node) => (node.kind === 'name' ? node.name : [])))
  return parameters.every(({ name }) => named.has(name) || /^(?:self|cls|_.*)$/.test(name))
}

/** `*numeros` takes as many as there are. */
const MANY = 99

const isDecision = (node: Statement): boolean =>
  node.kind === 'if' || node.kind === 'match' || (node.kind === 'while' && node.test.kind !== 'boolean')

function decisionsOf(node: Expression): number {
  if (node.kind === 'conditional') return 1
  return node.kind === 'comprehension' ? node.clauses.reduce((sum, { conditions }) => sum + conditions.length, 0) : 0
}

const TRUTHS = /^(?:all|any|bool|isinstance|is[a-z]+|startswith|endswith|issubset|issuperset|exists|fullmatch)$/

const NO_TRUTHS = /^(?:sorted|list|sum|len|max|min|int|float|str|round|set|dict|tuple)$/

function isTruth(node: Expression): boolean {
  switch (node.kind) {
    case 'boolean':
    case 'compare':
    case 'not':
    case 'boolean-operation':
      return true
    case 'conditional':
      return isTruth(node.consequent)
    case 'call':
      return node.callee.kind === 'name' || node.callee.kind === 'attribute'
        ? TRUTHS.test(node.callee.name) || (node.callee.kind === 'name' && !NO_TRUTHS.test(node.callee.name))
        : false
    case 'name':
      return true
    default:
      return false
  }
}

/** `encontrado = True`, which is returned later. */
const namesTruth = (node: Statement): boolean => node.kind === 'assign' && node.value.kind === 'boolean'
