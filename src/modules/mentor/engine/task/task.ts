import type { Frame, State } from '../frame'
import type { RequestText } from './request-text'

/** What a request says how a program is to be written. `what` is a name of `constraint-words.ts`: 'pandas', 'max', 'while' … */
export type Constraint =
  | { kind: 'without'; what: string }
  | { kind: 'with'; what: string }
  | { kind: 'one-line' }
  | { kind: 'decimals'; count: number }
  | { kind: 'repeat-until'; word: string }

/** `defaults` are stated values of parameters, as Python: «iva=21». */
export type Signature = { name: string; parameters: string[]; defaults?: Record<string, string> }
/** `made`: what an object is made of, where the request shows it («Deposito(capacidad)»); the other attributes have a value from the start. */
export type ClassRequest = { name: string; attributes: string[]; methods: Signature[]; made?: string[] }

/** Data that a request shows: the Python that makes it, and what it holds. */
export type Data =
  | { kind: 'rows'; code: string; columns: Column[] }
  | { kind: 'numbers' | 'texts' | 'map'; code: string; count: number }
/** A column of rows; `isNumber` where all that is known of it are numbers. */
export type Column = { name: string; isNumber: boolean }

/** A number of the request with the words around it, in the spelling of `RequestText`. «al 21 %» is 21 with `percent`. */
export type StatedNumber = { value: number; percent: boolean; before: string; after: string }

/** A request for a program as it stands in the message: no judgement, no guess. */
export type Task = {
  request: RequestText
  functions: Signature[]
  classes: ClassRequest[]
  source: 'keyboard' | 'parameter' | 'given' | 'file' | null
  result: 'print' | 'return' | 'file' | null
  numbers: StatedNumber[]
  /** What stands in quotation marks. */
  texts: string[]
  files: string[]
  columns: string[]
  data: Data | null
  constraints: Constraint[]
}

/** `output` is what the program really prints, as a console shows it; `isStated`: of the rows that the person has shown. */
export type Example = { stdin?: string; files?: Record<string, string>; isStated?: true; output: string }

/** A program that may be what is asked. `unmet` are stated constraints that it does not honour. */
export type Draft = {
  code: string
  title: string
  /** The title tells how it is solved, and not what was asked for. */
  isIdea?: true
  how: string[]
  example: Example | null
  unmet: Constraint[]
  /** How surely this is what is asked, from 0 to 1. */
  fit: number
  /** What was assumed or left out, each a sentence. */
  notes?: string[]
  /** Parts of the request that ask for something and are not in the program, as they were written. */
  missing?: string[]
  /** All that who wrote it says of it, as terms: also of words that its code does not show. */
  about?: ReadonlySet<string>
  /** Whether every word of the request that asks for something is one of those. */
  saysAll?: boolean
}

/** One way of writing programs. Pure; drafts in any order, none where it cannot help. */
export type Maker = (task: Task, frame: Frame, state: State) => Draft[]
