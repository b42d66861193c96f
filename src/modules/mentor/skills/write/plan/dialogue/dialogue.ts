import type { ScalarOperator } from '../../compose/scalars/scalar-operator'
import type { FoundPredicate } from '../../compose/sequences/find-predicates'
import type { Cases } from '../cases/read-cases'
import type { Quantity } from './quantity'
import type { Fixed } from './read-fixed'

/** What ends the asking. */
export type End =
  | { kind: 'word' | 'number'; said: string }
  | { kind: 'empty' }
  | { kind: 'negative' }
  /** «hasta que la suma pase de 100». */
  | { kind: 'sum'; sign: '>' | '>='; limit: string }
/** What follows where it is something else; it is asked again where nobody says. */
export type Invalid = { said: string | null; isAskedAgain: boolean }
/** How often it is asked: so many times, or as many as is typed first. */
export type Count = number | Quantity

export type Order = 'as-typed' | 'ascending' | 'descending' | 'reversed'
/** One thing that is to be told; `test` chooses those of which it is told. */
export type Want =
  | { kind: 'count'; test: FoundPredicate | null; noun: string | null }
  | { kind: 'sum' | 'mean' | 'max' | 'min'; test: FoundPredicate | null; noun: string | null }
  | { kind: 'longest' | 'shortest' }
  | { kind: 'list'; test: FoundPredicate | null; order: Order; isNumbered: boolean }
  | { kind: 'verdict'; tests: FoundPredicate[] }
  | { kind: 'units'; units: string[] }
  | { kind: 'amount'; unit: string; per: Quantity['per']; label: string }
  | { kind: 'share'; name: string; percent: number; isOff: boolean }
  | { kind: 'change'; label: string }
  /** «la cuota», «el descuento»: the part that a percentage is. */
  | { kind: 'part' }
  | { kind: 'greeting'; text: string }
  /** How much is missing up to a number. */
  | { kind: 'remaining'; noun: string | null; to: string }
  /** A text as it is given. */
  | { kind: 'say'; text: string }
  | { kind: 'operation'; operator: ScalarOperator; match: RegExpExecArray }

/** What a program asks somebody and tells them, clause by clause. */
export type Dialogue = {
  /** What is asked for once, before what is asked for again and again. */
  once: Quantity[]
  asked: Quantity[]
  /** What is told to be so much, and not asked for. */
  fixed: Fixed[]
  count: Count | null
  end: End | null
  wants: Want[]
  /** What is said where something else is typed than is allowed, or than the word that ends the asking. */
  invalid: Invalid | null
  wrong: string | null
  /** What follows in each case. */
  cases: Cases | null
  /** Clauses that nothing was made of, as they were written. */
  left: string[]
}
