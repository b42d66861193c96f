import type { ExpressionOf, Module } from './ast'
import { ALIASES, MODULES } from './known-modules'
import { type Spot, scopeOfName, scopesOf } from './scope'
import { isSlip } from './slip'

/** What a name that is not imported is taken for: a module, or what a module holds. */
export type Import = { module: string; member: string | null }
/** The names that a program uses and neither makes nor imports, with what those of modules are taken for. */
export type Missing = {
  names: ReadonlyMap<string, Import | null>
  /** What it binds anywhere, be it where others do not see it. */
  bound: ReadonlySet<string>
}

const known = new WeakMap<Module, Missing>()

/** What a piece of a program leaves to the rest of it; `own` are the names that Python has by itself. */
export function missingNames(module: Module, own: (name: string) => boolean): Missing {
  const before = known.get(module)
  if (before !== undefined) return before
  const spots = new Map<string, Spot<ExpressionOf<'name'>>[]>()
  const { scopes } = scopesOf(module)
  for (const scope of scopes) {
    for (const spot of scope.uses) {
      const { name } = spot.node
      if (own(name) || scopeOfName(name, scope) !== null) continue
      spots.set(name, [...(spots.get(name) ?? []), spot])
    }
  }
  const missing = {
    names: new Map([...spots].map(([name, uses]) => [name, importOf(name, uses)])),
    bound: new Set(scopes.flatMap(({ bindings }) => [...bindings.keys()])),
  }
  known.set(module, missing)
  return missing
}

/** Names that people give to things of their own as well: only with what the module holds are they the module. */
const WORDS = new Set(
  'queue string copy types platform operator calendar secrets glob locale io inspect socket time enum'.split(' '),
)
/** What is called by these names comes from their modules; many others of modules are words that anybody uses. */
const CALLED = new Set(
  'deque defaultdict namedtuple date datetime timedelta timezone randint randrange choice choices shuffle uniform sleep sqrt ceil floor gcd factorial reduce lru_cache partial wraps dataclass field asdict abstractmethod contextmanager deepcopy permutations combinations chain cycle islice groupby accumulate mean median stdev heappush heappop heapify itemgetter perf_counter'.split(
    ' ',
  ),
)

function importOf(name: string, uses: readonly Spot<ExpressionOf<'name'>>[]): Import | null {
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined
  const [, from, module] = /^(?:from (\S+) )?import (\S+)/.exec(alias ?? '') ?? []
  if (module !== undefined) return from === undefined ? { module, member: null } : { module: from, member: module }
  const members = uses.flatMap(({ node, parent }) =>
    parent?.node.kind === 'attribute' && parent.node.value === node ? [parent.node.name] : [],
  )
  if (isModule(name, members)) return { module: name, member: null }
  const isCalled = uses.some(({ node, parent, place }) => {
    const isDecorator = 'decorators' in place.node && place.node.decorators.includes(node)
    return isDecorator || members.length > 0 || (parent?.node.kind === 'call' && parent.node.callee === node)
  })
  if (!isCalled || !(CALLED.has(name) || /^[A-Z]/.test(name))) return null
  const [holder] = Object.entries(MODULES).find(([, names]) => names.includes(name)) ?? []
  return holder === undefined ? null : { module: holder, member: name }
}

function isModule(name: string, members: readonly string[]): boolean {
  const held = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined
  if (held === undefined || members.length === 0) return false
  // `datetime.now()` is of the class that the module holds.
  if (name === 'datetime' || WORDS.has(name)) return members.some((member) => held.includes(member))
  return true
}

/**
 * Whether a name that a run does not find is made in the rest of the program; what one forgot to make, or wrote otherwise than it is called,
 * is not. `isBound` in the piece, it stands above it only where the piece leaves out others, too, or is one statement.
 */
export function isMadeElsewhere(name: string, module: Module, { names, bound }: Missing): boolean {
  if (/\bNameError\b/.test(module.source)) return false
  if (bound.has(name)) return module.body.length === 1 || [...names.keys()].some((other) => other !== name)
  return ![...bound].some((other) => isSlip(name, other) || isCutShort(name, other) || isCutShort(other, name))
}

/** `nombr` and `nombre`; `dato` and `datos` are two things. */
const isCutShort = (short: string, long: string) =>
  short.length > 3 && long.length === short.length + 1 && long.startsWith(short) && !long.endsWith('s')

/** What by custom stands for a library, a table or a connection that the rest of a program has made. */
const BY_CUSTOM = new Set(['df', 'pd', 'np', 'plt', 'sns', 'conn', 'cursor', 'driver', 'soup', 'app', 'client'])

/** Whether a name says by itself that a piece of code was cut out of a larger program. */
export const tellsOfMore = (name: string): boolean => BY_CUSTOM.has(name)
