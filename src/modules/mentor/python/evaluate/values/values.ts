import type { Expression, Parameter, Statement } from '../../ast'
import type { Frame } from '../frame'
import type { Machine } from '../machine'

/** A Python value: None is null, int is bigint, float is number; bool and str are JavaScript's. */
export type Value = null | boolean | bigint | number | string | PyObject

export abstract class PyObject {
  protected readonly isPyObject = true
  /** The program's own class, of what is also one of Python's own containers (`class Pila(list)`), and what was set on it. */
  ownType: PyClass | null = null
  ownAttributes: Map<string, Value> | null = null
}

export class PyList extends PyObject {
  items: Value[]
  constructor(items: Value[]) {
    super()
    this.items = items
  }
}

export class PyTuple extends PyObject {
  readonly items: readonly Value[]
  constructor(items: readonly Value[]) {
    super()
    this.items = items
  }
}

/** Entries by the key's hash text (hash.ts), in the order of insertion. `standard` makes a missing value (defaultdict). */
export class PyDict extends PyObject {
  entries = new Map<string, { key: Value; value: Value }>()
  readonly form: 'dict' | 'defaultdict' | 'Counter'
  readonly standard: Value
  constructor(form: 'dict' | 'defaultdict' | 'Counter' = 'dict', standard: Value = null) {
    super()
    this.form = form
    this.standard = standard
  }
}

/** Its own order is not claimed to be Python's: set-order.ts says which is. */
export class PySet extends PyObject {
  items = new Map<string, Value>()
  /** Whether items were taken out, and whether that may show in the order. */
  history: 'clean' | 'gaps' | 'unknown' = 'clean'
  readonly isFrozen: boolean
  constructor(isFrozen = false) {
    super()
    this.isFrozen = isFrozen
  }
}

export class PyDeque extends PyObject {
  items: Value[]
  readonly limit: number | null
  constructor(items: Value[], limit: number | null) {
    super()
    this.items = items
    this.limit = limit
  }
}

export class PyRange extends PyObject {
  readonly start: bigint
  readonly stop: bigint
  readonly step: bigint
  readonly length: number
  constructor(start: bigint, stop: bigint, step: bigint) {
    super()
    this.start = start
    this.stop = stop
    this.step = step
    const span = step > 0n ? stop - start : start - stop
    const size = step > 0n ? step : -step
    this.length = span <= 0n ? 0 : Number((span + size - 1n) / size)
  }
  at(index: number): bigint {
    return this.start + BigInt(index) * this.step
  }
}

export class PySlice extends PyObject {
  readonly lower: Value
  readonly upper: Value
  readonly step: Value
  constructor(lower: Value, upper: Value, step: Value) {
    super()
    this.lower = lower
    this.upper = upper
    this.step = step
  }
}

export class PyFunction extends PyObject {
  name: string
  readonly qualifiedName: string
  readonly parameters: readonly Parameter[]
  readonly standards: ReadonlyMap<string, Value>
  /** An expression is a lambda's. */
  readonly body: Expression | readonly Statement[]
  readonly node: object
  readonly frame: Frame
  readonly isGenerator: boolean
  readonly isAsync: boolean
  readonly attributes = new Map<string, Value>()
  constructor(fields: {
    name: string
    qualifiedName: string
    parameters: readonly Parameter[]
    standards: ReadonlyMap<string, Value>
    body: Expression | readonly Statement[]
    node: object
    frame: Frame
    isGenerator: boolean
    isAsync: boolean
  }) {
    super()
    this.name = fields.name
    this.qualifiedName = fields.qualifiedName
    this.parameters = fields.parameters
    this.standards = fields.standards
    this.body = fields.body
    this.node = fields.node
    this.frame = fields.frame
    this.isGenerator = fields.isGenerator
    this.isAsync = fields.isAsync
  }
}

export type Keywords = ReadonlyMap<string, Value>
export type Run = (machine: Machine, args: readonly Value[], keywords: Keywords) => Value

export class PyBuiltin extends PyObject {
  readonly name: string
  readonly run: Run
  /** Whether an instance whose class has it is its first argument (what `@dataclass` makes). */
  readonly isMethod: boolean
  /** Whether it is given the class. */
  isClassMethod = false
  /** What was set on it, where that can be. */
  attributes: Map<string, Value> | null = null
  constructor(name: string, run: Run, isMethod = false) {
    super()
    this.name = name
    this.run = run
    this.isMethod = isMethod
  }
}

/** A function with the object that it was taken from. */
export class PyMethod extends PyObject {
  readonly self: Value
  readonly callee: PyFunction | PyBuiltin
  constructor(self: Value, callee: PyFunction | PyBuiltin) {
    super()
    this.self = self
    this.callee = callee
  }
}

export class PyClass extends PyObject {
  name: string
  readonly bases: readonly PyClass[]
  readonly order: readonly PyClass[]
  readonly members: Map<string, Value>
  /** Set for Python's own types: what a call of one makes. */
  readonly make: Run | null
  readonly isException: boolean
  /** Set for classes made by the program: names that `@abstractmethod` left open. */
  abstract: readonly string[] = []
  isFrozen = false
  /** Whether classes can be built upon one that has a maker of its own. */
  isOpen = false
  /** The class of this class, where it is not `type`. */
  meta: PyClass | null = null
  /** Where it is one of a module, what its own representation says before the name. */
  module: string | null = null
  /** The only names that its objects can have, where it says so. */
  slots: ReadonlySet<string> | null = null
  /** A text that two of its objects share exactly when a dict takes them for one key, where it has a `__hash__` of its own. */
  hashing: ((value: PyInstance) => string) | null = null
  constructor(
    name: string,
    bases: readonly PyClass[],
    members: Map<string, Value>,
    make: Run | null,
    order: PyClass[],
  ) {
    super()
    this.name = name
    this.bases = bases
    this.members = members
    this.make = make
    this.order = [this, ...order]
    this.isException = this.order.some((base) => base.name === 'BaseException' && base.make !== null)
  }
  find(name: string): Value | undefined {
    for (const base of this.order) {
      const found = base.members.get(name)
      if (found !== undefined) return found
    }
    return undefined
  }
  isSubclassOf(other: PyClass): boolean {
    return this.order.includes(other)
  }
}

export class PyInstance extends PyObject {
  readonly type: PyClass
  readonly attributes = new Map<string, Value>()
  constructor(type: PyClass) {
    super()
    this.type = type
  }
}

/** An exception; `args` are what it was made with. */
export class PyException extends PyInstance {
  args: readonly Value[]
  /** Where in the source it was raised first, -1 until that is known. */
  offset = -1
  /** What it was raised `from`, and while which other was handled. */
  cause: PyException | null = null
  context: PyException | null = null
  isSuppressing = false
  constructor(type: PyClass, args: readonly Value[]) {
    super(type)
    this.args = args
  }
}

/** `next` gives undefined at the end. */
export class PyIterator extends PyObject {
  readonly typeName: string
  readonly next: () => Value | undefined
  constructor(typeName: string, next: () => Value | undefined) {
    super()
    this.typeName = typeName
    this.next = next
  }
}

export class PyView extends PyObject {
  readonly dict: PyDict
  readonly form: 'keys' | 'values' | 'items'
  constructor(dict: PyDict, form: 'keys' | 'values' | 'items') {
    super()
    this.dict = dict
    this.form = form
  }
}

export class PyModule extends PyObject {
  readonly name: string
  readonly members: ReadonlyMap<string, Value>
  constructor(name: string, members: ReadonlyMap<string, Value>) {
    super()
    this.name = name
    this.members = members
  }
}

class Singleton extends PyObject {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
  }
}

export { Singleton as PySingleton }
export const ELLIPSIS = new Singleton('Ellipsis')
export const NOT_IMPLEMENTED = new Singleton('NotImplemented')

/** A Python exception on its way up. */
export class Raised extends Error {
  readonly exception: PyException
  constructor(exception: PyException) {
    super(exception.type.name)
    this.exception = exception
  }
  get offset(): number {
    return this.exception.offset
  }
  set offset(offset: number) {
    this.exception.offset = offset
  }
}
