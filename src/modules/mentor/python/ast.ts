/** Where a node stands in the source: UTF-16 offsets, `to` exclusive. Parentheses around an expression are not part of it. */
export type Range = { from: number; to: number }

export type Parameter = Range & {
  name: string
  form: 'positional' | 'keyword-only' | 'args' | 'kwargs'
  /** It stands before a `/`. */
  isByPlaceOnly?: boolean
  annotation: Expression | null
  standard: Expression | null
}
export type Argument = Range & {
  form: 'positional' | 'keyword' | 'star' | 'double-star'
  name: string | null
  value: Expression
}
/** One `for … in … if …` of a comprehension. */
export type ComprehensionClause = {
  target: Expression
  iterable: Expression
  conditions: Expression[]
  isAsync: boolean
}
export type FormatPart = { kind: 'text'; text: string } | FormatField
export type FormatField = Range & {
  kind: 'field'
  value: Expression
  /** `!r`, `!s`, `!a`, or ''. */
  conversion: string
  spec: FormatPart[]
  /** `{x=}` shows its own source. */
  isSelfDocumenting: boolean
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '//' | '%' | '**' | '@' | '&' | '|' | '^' | '<<' | '>>'
export type CompareOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in' | 'is' | 'is not'

export type Expression = Range & { isParenthesized?: true } & (
    | { kind: 'name'; name: string }
    | { kind: 'number'; text: string }
    /** A text or bytes without fields; adjacent literals are one. `value` has the escapes undone. */
    | { kind: 'string'; value: string; isBytes: boolean; isRaw: boolean }
    | { kind: 'format-string'; parts: FormatPart[] }
    | { kind: 'boolean'; value: boolean }
    | { kind: 'none' }
    | { kind: 'ellipsis' }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'boolean-operation'; operator: 'and' | 'or'; values: Expression[] }
    | { kind: 'not'; operand: Expression }
    | { kind: 'unary'; operator: '-' | '+' | '~'; operand: Expression }
    | { kind: 'compare'; left: Expression; comparisons: { operator: CompareOperator; right: Expression }[] }
    | { kind: 'call'; callee: Expression; arguments: Argument[] }
    | { kind: 'attribute'; value: Expression; name: string; nameFrom: number }
    | { kind: 'subscript'; value: Expression; index: Expression }
    | { kind: 'slice'; lower: Expression | null; upper: Expression | null; step: Expression | null }
    | { kind: 'list' | 'tuple' | 'set'; items: Expression[] }
    /** A `key` of null is `**value`. */
    | { kind: 'dict'; entries: { key: Expression | null; value: Expression }[] }
    | {
        kind: 'comprehension'
        form: 'list' | 'set' | 'dict' | 'generator'
        /** The key, in a dict comprehension. */
        element: Expression
        value: Expression | null
        clauses: ComprehensionClause[]
      }
    | { kind: 'conditional'; test: Expression; consequent: Expression; alternate: Expression }
    | { kind: 'lambda'; parameters: Parameter[]; body: Expression }
    | { kind: 'named'; target: Expression; value: Expression }
    | { kind: 'starred'; value: Expression }
    | { kind: 'await'; value: Expression }
    | { kind: 'yield'; value: Expression | null; isFrom: boolean }
    /** What the grammar could not read. */
    | { kind: 'broken' }
  )

export type Handler = Range & { type: Expression | null; name: string | null; isGroup: boolean; body: Statement[] }
export type MatchCase = Range & { pattern: Range; captures: string[]; guard: Expression | null; body: Statement[] }

export type Statement = Range &
  (
    | { kind: 'expression'; value: Expression }
    | { kind: 'assign'; targets: Expression[]; value: Expression }
    | { kind: 'augmented-assign'; target: Expression; operator: BinaryOperator; value: Expression }
    | { kind: 'annotated-assign'; target: Expression; annotation: Expression; value: Expression | null }
    | {
        kind: 'function'
        name: string
        nameFrom: number
        parameters: Parameter[]
        returns: Expression | null
        body: Statement[]
        decorators: Expression[]
        isAsync: boolean
      }
    | {
        kind: 'class'
        name: string
        nameFrom: number
        arguments: Argument[]
        body: Statement[]
        decorators: Expression[]
      }
    /** An `elif` is an `if` alone in `otherwise`, with `isElif`. */
    | { kind: 'if'; test: Expression; body: Statement[]; otherwise: Statement[]; isElif: boolean }
    | {
        kind: 'for'
        target: Expression
        iterable: Expression
        body: Statement[]
        otherwise: Statement[]
        isAsync: boolean
      }
    | { kind: 'while'; test: Expression; body: Statement[]; otherwise: Statement[] }
    | { kind: 'try'; body: Statement[]; handlers: Handler[]; otherwise: Statement[]; final: Statement[] }
    | { kind: 'with'; items: { context: Expression; target: Expression | null }[]; body: Statement[]; isAsync: boolean }
    | { kind: 'match'; subject: Expression; cases: MatchCase[] }
    | { kind: 'return'; value: Expression | null }
    | { kind: 'raise'; exception: Expression | null; cause: Expression | null }
    | { kind: 'import'; names: { name: string; alias: string | null }[] }
    /** `level` is the number of leading dots; `names` of `*` is [{ name: '*' }]. */
    | { kind: 'import-from'; module: string; level: number; names: { name: string; alias: string | null }[] }
    | { kind: 'global' | 'nonlocal'; names: string[] }
    | { kind: 'assert'; test: Expression; message: Expression | null }
    | { kind: 'delete'; targets: Expression[] }
    | { kind: 'pass' | 'break' | 'continue' }
    | { kind: 'type-alias'; name: string }
    | { kind: 'broken' }
  )

/** Also of kinds that share their fields: a list of `list | tuple | set`. */
export type ExpressionOf<K extends Expression['kind']> = OfKind<Expression, K>
type OfKind<E extends Expression, K> = E extends E ? (K extends E['kind'] ? E & { kind: K } : never) : never
export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>

/** A whole source. `errors` are the places where the grammar had to guess: the tree around them is not to be trusted. */
export type Module = {
  source: string
  body: Statement[]
  comments: (Range & { text: string })[]
  errors: Range[]
}
