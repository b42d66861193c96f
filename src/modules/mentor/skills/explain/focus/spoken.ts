import type { Expression, Statement } from '../../../python/ast'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { tokensOf } from '../../../python/tokens'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { isBrokenChain, isMask } from '../parts/table-parts'

/** A sign or a place of the program that a message calls by a Spanish name, with the parts that it can be. */
export type Sign = { name: SignName; at: number; end: number; parts: (Expression | Statement)[] }

export type SignName =
  | 'brackets'
  | 'braces'
  | 'parentheses'
  | 'colon'
  | 'comma'
  | 'underscore'
  | 'private'
  | 'star'
  | 'plus-one'
  | 'minus-one'
  | 'f'
  | 'raw'
  | 'inner-loop'
  | 'condition'
  | 'last-value'
  | 'date-codes'
  | 'regex'
  | 'sum'

type Spoken = { name: SignName; words: RegExp; parts: (source: Source) => (Expression | Statement)[] }

const expressions = (isOne: (node: Expression) => boolean) => (source: Source) =>
  [...allExpressions(source.module)].filter(isOne)
const statements = (isOne: (node: Statement) => boolean) => (source: Source) =>
  [...statementsIn(source.module.body)].filter(isOne)

/** `x[:3]`, `x['a', 'b']`: what stands in the brackets says what they do. */
const isCut = (node: Expression) => node.kind === 'subscript' && node.index.kind === 'slice'

const ONE = (node: Expression) => node.kind === 'number' && node.text === '1'

const unusedIn = (target: Expression) => (namesOf(target).includes('_') ? [target] : [])

/** `__saldo`, and not `__init__`. */
const PRIVATE = /^__\w+(?<!__)$/

const SPOKEN: readonly Spoken[] = [
  {
    name: 'brackets',
    words: /\b(?:(?:doble|dos|tantos) )?corchetes?\b|\bparentesis (?:cuadrad\w+|rect\w+)\b/,
    parts: expressions(
      (node) =>
        node.kind === 'subscript' || node.kind === 'list' || (node.kind === 'comprehension' && node.form === 'list'),
    ),
  },
  {
    name: 'parentheses',
    words: /\bparentesis\b(?! (?:cuadrad|rect|vaci))/,
    parts: (source) => {
      const masks = expressions((node) => node.kind === 'binary' && isMask(node))(source)
      return masks.length > 0 ? masks : expressions(isBrokenChain(source))(source).slice(0, 1)
    },
  },
  {
    name: 'braces',
    words: /\bllaves?\b/,
    parts: expressions(
      (node) =>
        node.kind === 'dict' ||
        node.kind === 'set' ||
        node.kind === 'format-string' ||
        (node.kind === 'comprehension' && (node.form === 'dict' || node.form === 'set')),
    ),
  },
  {
    name: 'colon',
    words: /\b(?:los|dos|el) (?:2 |dos )?puntos\b/,
    parts: (source) => [...expressions(isCut)(source), ...expressions((node) => node.kind === 'format-string')(source)],
  },
  {
    name: 'comma',
    words: /\bcomas?\b/,
    parts: expressions((node) => (node.kind === 'subscript' && node.index.kind === 'tuple') || node.kind === 'tuple'),
  },
  {
    name: 'private',
    words: /\b(?:dos|2|doble) (?:barras? bajas?|guion(?:es)? bajos?|rayitas?|rayas? bajas?)\b/,
    parts: expressions((node) => node.kind === 'attribute' && PRIVATE.test(node.name)),
  },
  {
    name: 'underscore',
    words: /\b(?:guion(?:cito)? (?:bajo|de abajo)|barra baja|barrabaja|rayita|raya baja|_)(?= |$|[?.,!])/,
    parts: (source) => [
      ...statements((node) => node.kind === 'for')(source).flatMap((node) =>
        'target' in node ? unusedIn(node.target) : [],
      ),
      ...expressions((node) => node.kind === 'comprehension')(source).flatMap((node) =>
        node.kind === 'comprehension' ? node.clauses.flatMap(({ target }) => unusedIn(target)) : [],
      ),
    ],
  },
  {
    name: 'star',
    words: /\b(?:asteriscos?|estrell(?:a|ita))\b/,
    parts: statements(
      (node) =>
        node.kind === 'assign' &&
        node.targets.some((target) => target.kind === 'tuple' && target.items.some(({ kind }) => kind === 'starred')),
    ),
  },
  {
    name: 'plus-one',
    words: /\b(?:sumar(?:le|lo)?|suma|le sum\w+|mas|anadir(?:le)?) (?:un |el )?(?:1|uno)\b|\+ ?1\b/,
    parts: expressions((node) => node.kind === 'binary' && node.operator === '+' && ONE(node.right)),
  },
  {
    name: 'minus-one',
    words: /\b(?:restar(?:le|lo)?|resta|le rest\w+|menos|quitar(?:le)?) (?:un |el )?(?:1|uno)\b|(?<= )- ?1\b/,
    parts: expressions((node) => node.kind === 'binary' && node.operator === '-' && ONE(node.right)),
  },
  {
    name: 'sum',
    words:
      /\b(?:que|q|cuanto|lo que) (?:es lo que |me |le )?(?:sum\w+|anad\w+|rest\w+)\b|\b(?:sum\w+|anad\w+) (?:un|el) (?:mes|dia|ano)\b/,
    parts: expressions(
      (node) =>
        node.kind === 'binary' &&
        /^[+-]$/.test(node.operator) &&
        node.right.kind === 'call' &&
        node.right.callee.kind !== 'subscript' &&
        /timedelta$/.test(
          node.right.callee.kind === 'name'
            ? node.right.callee.name
            : 'name' in node.right.callee
              ? node.right.callee.name
              : '',
        ),
    ),
  },
  {
    name: 'f',
    words:
      /\b(?:la|esa|una|el|ese|un|las (?:dos )?) f\b|\bf (?:del (?:principio|inicio|final|comienzo))\b|\befe\b|\bf de delante\b/,
    parts: expressions((node) => node.kind === 'format-string'),
  },
  {
    name: 'raw',
    words: /\b(?:la|esa|una|el|ese|un) r\b|\berre\b/,
    parts: expressions((node) => node.kind === 'string' && node.isRaw),
  },
  {
    name: 'date-codes',
    words: /(?:\b(?:los|el|esos|ese|la|las) )?(?:signos? )?%(?: ?[a-z]\b)?|\bporcentajes?\b/,
    parts: expressions((node) => node.kind === 'call' && /^str[fp]time$/.test(calledName(node))),
  },
  {
    name: 'regex',
    words: /\b(?:la |esa |esta |una )?(?:expresion(?:es)? regular(?:es)?|expresion|regex|regexp|patron)\b/,
    parts: expressions(
      (node) =>
        node.kind === 'call' &&
        node.callee.kind === 'attribute' &&
        node.callee.value.kind === 'name' &&
        node.callee.value.name === 're',
    ),
  },
  {
    name: 'inner-loop',
    words: /\b(?:for|bucle|ciclo) (?:de (?:a)?dentro|interior|interno)\b|\bsegundo (?:for|bucle|ciclo)\b/,
    parts: (source) =>
      statements((node) => node.kind === 'for' || node.kind === 'while')(source).flatMap((node) =>
        'body' in node ? [...statementsIn(node.body)].filter(({ kind }) => kind === 'for' || kind === 'while') : [],
      ),
  },
  {
    name: 'condition',
    words: /\b(?:la|esa|ese) condicion(?:al)?\b/,
    parts: (source) => [
      ...statements((node) => node.kind === 'if' || node.kind === 'while')(source).map((node) =>
        'test' in node ? node.test : node,
      ),
      ...expressions((node) => node.kind === 'comprehension')(source).flatMap((node) =>
        node.kind === 'comprehension' ? node.clauses.flatMap(({ conditions }) => conditions) : [],
      ),
    ],
  },
  {
    name: 'last-value',
    words:
      /\b(?:numero|valor|dato|resultado|lo|numerito) (?:del|de al|de el) (?:final|ultimo)\b|\bultimo (?:numero|valor|dato)\b/,
    parts: (source) => {
      const prints = expressions(
        (node) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'print',
      )(source)
      const last = prints.at(-1)
      const value =
        last?.kind === 'call' ? last.arguments.findLast(({ form }) => form === 'positional')?.value : undefined
      return value === undefined ? [] : [value]
    },
  },
]

/** The signs that a sentence names in words, where the program has them. */
export function spokenSigns(said: string, source: Source): Sign[] {
  return SPOKEN.flatMap(({ name, words, parts }) => {
    const match = words.exec(said)
    const found = match === null ? [] : parts(source)
    return match === null || found.length === 0
      ? []
      : [{ name, at: match.index, end: match.index + match[0].length, parts: found }]
  })
}

/** Whether a sign stands in the program at all, outside of its texts. */
export const hasSign = (sign: string, { module }: Source) =>
  tokensOf(module.source).some(({ is, text }) => is === 'operator' && text === sign)
