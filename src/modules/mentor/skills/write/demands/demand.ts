import type { ProgramFacts } from '../program-facts'

export type At = { match: RegExpMatchArray; columns: readonly string[] }
/** Words that ask for something to be done, and how a program shows that it does it. */
export type Demand = { words: RegExp; isMet: (facts: ProgramFacts, at: At) => boolean }

export const uses =
  (...wanted: string[]) =>
  ({ features, operators }: ProgramFacts) =>
    wanted.some((one) => features.has(one) || operators.has(one))

/** What says yes or no to something, or keeps some of many. */
export const decides = (facts: ProgramFacts): boolean =>
  facts.decisions > 0 ||
  uses(
    '<',
    '>',
    '<=',
    '>=',
    '==',
    '!=',
    'in',
    'not in',
    'is',
    'is not',
    'any',
    'all',
    'filter',
    'query',
    'dropna',
  )(facts) ||
  uses(
    'get',
    'execute',
    'notna',
    'isna',
    'match',
    'try',
    'setdefault',
    'Counter',
    'defaultdict',
    'isin',
    'max',
    'min',
    '//',
    '%',
    'fullmatch',
  )(facts)

/** What is done to one after the other. */
export const goesThrough = uses(
  ...['loop', 'comprehension', 'map', 'apply', 'groupby', 'pandas', 'execute', 'recursion', 'class'],
)
