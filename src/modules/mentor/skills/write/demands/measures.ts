import { type Demand, uses } from './demand'

const QUERIES = ['execute', 'agg', 'pivot_table', 'describe', 'transform']

/** In the spelling of `RequestText`: what is worked out. */
export const MEASURES: readonly Demand[] = [
  { words: /\bmedianas?\b/g, isMet: uses('median', 'sorted', 'sort', 'quantile', ...QUERIES) },
  {
    words: /\b(?:la|su) moda\b/g,
    isMet: uses('mode', 'multimode', 'Counter', 'count', 'most_common', 'max', ...QUERIES),
  },
  { words: /\bdesviacion(?:es)?\b/g, isMet: uses('stdev', 'pstdev', 'std', 'sqrt', '**', 'abs', ...QUERIES) },
  { words: /\braiz\b/g, isMet: uses('sqrt', '**', 'isqrt', 'cbrt', 'pow') },
  { words: /\bfactorial(?:es)?\b/g, isMet: uses('factorial', '*', '*=', 'prod') },
  {
    words: /\b(?<!\bpued[eo] )sum(?:a|ar|e|en|ando|as|atoria|al[oa]s|ame)\b(?! (?:importancia|1\b))/g,
    isMet: uses(
      '+',
      '+=',
      '-',
      'sum',
      'fsum',
      'cumsum',
      'accumulate',
      'get',
      'Counter',
      'timedelta',
      '|',
      'rolling',
      ...QUERIES,
    ),
  },
  { words: /\brest(?:ar|e|en|ando|al[oa]s?)\b/g, isMet: uses('-', '-=', 'timedelta', 'date', 'difference') },
  { words: /\bmultipli\w+/g, isMet: uses('*', '*=', 'prod', 'range') },
  { words: /\bdivid\w+/g, isMet: uses('/', '//', '%', 'divmod', 'split', 'partition', 'slice', '/=') },
  {
    words:
      /\b(?:cuant[oa]s (?:[a-z]+ )?(?:hay|son|pasan|superan|aprob\w+|suspend\w+|reprob\w+|tienen|faltan)|cont(?:ar|ando)(?! (?:(?:del?|desde|hasta|los numeros del?) |en \d))|(?<!\b(?:la|una|de|mi|su|cada|no) )cuent[ae]n?\b(?! (?:con|corriente|bancaria|bloquead\w+|atras|de|que)|$))/g,
    isMet: uses(
      'len',
      'count',
      '+=',
      'Counter',
      'sum',
      'value_counts',
      'size',
      'nunique',
      'get',
      'shape',
      '-',
      '//',
      ...QUERIES,
    ),
  },
  {
    // «pasa los minutos a horas y minutos»: what is over is told, too.
    words: /\b(?:a|en) (?:dias ?,? )?(?:horas|minutos)(?: ,)?(?: minutos)? y (?:minutos|segundos)\b/g,
    isMet: uses('%', 'divmod', 'timedelta', 'strftime', '-'),
  },
  { words: /\bcada vocal\b/g, isMet: (facts) => /aeiou/i.test(facts.source) },
  {
    words: /\b(?:tildes|acentos|acentuad[oa]s?)\b/g,
    isMet: (facts) => uses('normalize', 'translate', 'maketrans', 'replace')(facts) || /[áéíóú]/.test(facts.source),
  },
  {
    words: /\b(?:cada|por) palabra\b|\bpalabras? (?:de|con|mas|que|tiene|hay)\b/g,
    isMet: (facts) => uses('split', 'findall')(facts) || facts.words.includes('palabra'),
  },
  {
    words: /\b(?:sustitu\w+|reemplaz\w+|remplaz\w+)\b/g,
    isMet: uses('replace', 'sub', 'translate', 'if', 'map', 'get', 'slice', 'fillna', 'join'),
  },
  {
    words: /\b(?:mezcl\w+|baraj\w+)\b/g,
    isMet: uses('shuffle', 'sample', '+', 'extend', 'loop', 'zip', 'update', '|', 'random'),
  },
]
