import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { programOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import {
  expandAny,
  expandComprehension,
  expandMap,
  expandReversed,
  expandSort,
  expandSorted,
} from '../../expand/collections'
import { expandAll } from '../../expand/expand-all'
import type { Expand } from '../../expand/expansion'
import { expandExtreme } from '../../expand/extremes'
import { expandLibrary, libraryName } from '../../expand/library'
import { expandLength, expandSum } from '../../expand/sums'
import { withoutUnusedImports } from './imports'
import { withoutCounter } from './without-counter'
import { withoutEnumerate, withoutFormatString, withoutLambda, withoutTernary, withoutZip } from './without-syntax'

type Construct = {
  /** Plain words for it, beside its name. */
  words: RegExp
  name: string
  meant?: (node: Expression, p: Program) => boolean
  expands?: readonly Expand[]
  rewrite?: (p: Program) => { code: string; how: string[] } | null
}

const calls =
  (...names: string[]) =>
  (node: Expression) =>
    callTo(node, ...names) !== null

/** What can be written out in plainer statements. */
const CONSTRUCTS: readonly Construct[] = [
  { name: 'max', words: /\bmax\b/, meant: calls('max'), expands: [expandExtreme] },
  { name: 'min', words: /\bmin\b(?!imo)/, meant: calls('min'), expands: [expandExtreme] },
  { name: 'sum', words: /\bsum\b/, meant: calls('sum'), expands: [expandSum] },
  { name: 'len', words: /\blen\b/, meant: calls('len'), expands: [expandLength] },
  { name: 'any', words: /\bany\b/, meant: calls('any'), expands: [expandAny] },
  { name: 'all', words: /\ball\b/, meant: calls('all'), expands: [expandAny] },
  {
    name: 'sorted',
    words: /\bsort(?:ed)?\b|\bordenar\b|\bla funcion de ordenar\b/,
    meant: (node) => callTo(node, 'sorted') !== null || methodCall(node)?.name === 'sort',
    expands: [expandSorted, expandSort],
  },
  {
    name: 'reversed',
    words: /\breversed?\b|\[?::-1\]?|\bslicing\b|\brebanad\w*/,
    meant: (node) =>
      callTo(node, 'reversed') !== null ||
      (node.kind === 'subscript' && node.index.kind === 'slice' && node.index.step !== null),
    expands: [expandReversed],
  },
  {
    name: 'comprensión',
    words:
      /\bcompr?ehen?si\w+|\bcomprension\w*|\blist comp\w*|\bfor dentro de (?:la lista|los corchetes|corchetes)|\ben una linea|\bcorchetes raros|\blistas? raras?|\bde una linea/,
    meant: (node) => node.kind === 'comprehension' && node.form !== 'generator',
    expands: [expandComprehension],
  },
  { name: 'map', words: /\bmap\b|\bfilter\b/, meant: (node) => callTo(node, 'list') !== null, expands: [expandMap] },
  {
    name: 'librería',
    words: /\b(?:math|statistics|libreri\w+|modul\w+|import\w*|biblioteca\w*)\b/,
    meant: (node) => libraryName(node) !== null,
    expands: [expandLibrary],
  },
  {
    name: 'Counter',
    words: /\b(?:counter|collections|libreri\w+|modul\w+|import\w*|biblioteca\w*)\b/,
    rewrite: withoutCounter,
  },
  { name: 'lambda', words: /\blambdas?\b/, rewrite: withoutLambda },
  { name: 'enumerate', words: /\benumerate\b/, rewrite: withoutEnumerate },
  { name: 'zip', words: /\bzip\b/, rewrite: withoutZip },
  { name: 'f-string', words: /\bf ?-? ?strings?\b|\bfstrings?\b|\bla f de(?:lante)?\b/, rewrite: withoutFormatString },
  {
    name: 'ternario',
    words: /\bternari\w+|\bif (?:en una|de una) (?:sola )?linea|\bif else en una linea|\bif en linea/,
    rewrite: withoutTernary,
  },
]

const NAMES = CONSTRUCTS.map(({ words }) => words.source).join('|')
const BANS =
  '(?:sin|no (?:nos |me |se )?(?:deja\\w*|permit\\w+|pued\\w+|quier\\w+|us\\w+|hemos visto|he visto|hemos dado|dimos|vimos|conozco|sabemos|se)|evit\\w+|prohib\\w+|quit\\w+|elimin\\w+|en (?:vez|lugar) de|en lugar del?|todavia no)'

/** «un for normal y corriente», «un bucle de los de siempre» */
const PLAIN_LOOP =
  '(?:un |el |los )?(?:for|bucles?)(?: for)?(?: normal(?:es)?(?: y corrientes?)?| de (?:los de )?(?:toda la vida|siempre)| basicos?| sencillos?| clasicos?| corrientes?| tradicional(?:es)?| a mano)'

/** «sin usar max ni lambda», «el profe no nos deja usar sum», «con un for en vez de la comprensión». */
export const withoutChange: Change = {
  name: 'without',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `\\b${BANS}(?: (?:el|la|los|las|un|una|usar|utilizar|uses|usemos|use|emplear|poner|hacer|importar|ningun|ninguna|nada|de|esa|ese|eso|esas|esos|funcion|funciones|metodo|aun|todavia|visto|dado|hemos|lo|cosas|raras|listas?|por)){0,7} ?(?<first>${NAMES})(?:(?:,| ni| y| o|, ni) (?:el |la |los |las |usar |un |una |con |de ){0,7}(?:${NAMES})){0,7}(?:(?:,| ni| y| o) (?:el |la |los |las |usar |un |una |con |de ){0,7}(?:${NAMES}))?(?:,? (?:con|usando) (?:un |el )?(?:for|bucle)(?: for)?)?`,
    ),
    /\b(?:cambi\w+|pas\w+|hacer\w*|hazl\w+|ponl\w+|escrib\w+)(?:lo|la|selo)?(?: para| pa| a){0,7}(?: hacerlo| que sea| que lo haga| escribirlo)?(?: con| en| a| usando)? (?:un |una |el |los )?(?:for|bucle)(?: for)?/,
    new RegExp(`\\b(?:con|en|como|usando) ${PLAIN_LOOP}`),
    /\b(?:como )?(?:seria|quedaria|se (?:haria|escribiria|hace|escribe)|lo (?:harias|hago)) (?:con|usando) (?:un |el )?(?:for|bucle)(?: for)?$/,
    /\b(?:a mano|paso a paso|desglos\w+|expandid\w+|de forma basica)\b/,
  ],
  make(p, wish) {
    const named = CONSTRUCTS.filter(({ words }) => words.test(wish.words))
    const isOpen =
      named.length === 0 &&
      /normal|toda la vida|siempre|basic|sencill|clasic|corriente|tradicional|a mano|desglos|expandid|for|bucle/.test(
        wish.words,
      )
    const meant = isOpen ? CONSTRUCTS.filter(({ name }) => !['f-string', 'librería', 'len'].includes(name)) : named
    return writtenOut(p, meant, /counter/.test(wish.words))
  },
}

function writtenOut(p: Program, constructs: readonly Construct[], isNamed: boolean): Result {
  let code = p.source
  const how: string[] = []
  const done: string[] = []
  for (const { name, meant, expands = [], rewrite } of constructs) {
    const next = meant ? expandAll(code, meant, expands) : rewrite?.(programOf(code))
    if (!next || next.code === code) continue
    code = next.code
    how.push(...next.how)
    done.push(name)
  }
  if (code === p.source) return null
  return {
    code: withoutUnusedImports(code),
    told: `Está escrito ahora sin ${done.map(inlineCode).join(' ni ')}, con instrucciones sencillas.`,
    how,
    // A Counter shows its own name when it is printed.
    keepsOutput: !(isNamed && done.includes('Counter')),
  }
}
