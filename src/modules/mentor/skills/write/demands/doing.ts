import { folded } from '~/platform/text/folded'
import { type Demand, uses } from './demand'

const SORTS = ['sorted', 'sort', 'sort_values', 'sort_index', 'nlargest', 'nsmallest', 'most_common', 'ORDER']
const EXTREMES = ['max', 'min', 'idxmax', 'idxmin', '<', '>', '<=', '>=', ...SORTS]
const GROUPS = [
  'dict',
  'setdefault',
  'groupby',
  'Counter',
  'defaultdict',
  'get',
  'pivot_table',
  'value_counts',
  'execute',
]

const isReversed = uses('reversed', 'reverse', 'slice', 'join', 'range', '[::-1]', 'while', 'recursion', 'abs')

/** In the spelling of `RequestText`. */
export const DOING: readonly Demand[] = [
  {
    words: /\bmedias?\b(?! (?:hora|docena|noche|tarde|naranja|jornada|vuelta|pension))/g,
    isMet: uses('/', '//', 'mean', 'fmean', 'average', 'AVG', 'execute', 'agg', 'transform', 'rolling'),
  },
  {
    // «por cada obra social»: a column that is named makes groups.
    words: /\b(?:por|de|para|en|segun)(?: cada| los| las| el| la)* ([a-z]{3,})\b/g,
    isMet: (facts, { match, columns }) =>
      !/\bcada\b/.test(match[0]) || !isColumn(match[1] ?? '', columns) || uses(...GROUPS)(facts),
  },
  {
    // «el total por mes»; «50 € por mes» is a rate.
    words:
      /\b(?:total(?:es)?|suma\w*|medias?|ventas|gastos|importes?|ingresos|cuant[oa]s|agrup\w+)(?: (?!\d)[a-z]+){0,4}? (?:por|(?:de |en )?cada) (mes|ano|trimestre|semana|dia)\b(?! (?:con|hay))/g,
    isMet: (facts, { match }) =>
      uses(...GROUPS, 'resample')(facts) || facts.words.includes((match[1] ?? '').replace('ano', 'anio')),
  },
  {
    // «uno por cada provincia»
    words: /\b(?:un|un[oa]|otro) (?:[a-z]+ )?(?:por|para) cada ([a-z]{4,})\b/g,
    isMet: ({ words }, { match }) => words.includes((match[1] ?? '').replace(/e?s$/, '').slice(0, 7)),
  },
  {
    words: /\balinead[oa]s? a la derecha\b/g,
    isMet: (facts) => uses('rjust')(facts) || /' ' ?\*|:>|\{:\d/.test(facts.source),
  },
  {
    words: /\b(?:con|mas|anad\w+|sum\w+|aplic\w+) (?:el )?iva\b/g,
    isMet: (facts) =>
      facts.words.includes('iva') || [1.21, 0.21, 1.1, 1.04, 1.16, 0.16].some((own) => facts.numbers.has(own)),
  },
  {
    words: /\bvocales y (?:(?:de|las|cuantas) )*consonantes\b/g,
    isMet: ({ words }) => words.includes('vocal') && words.includes('consonante'),
  },
  {
    words: /\bdevuelv\w+ (?:un |otro |el )?diccionario\b/g,
    isMet: uses('dict', 'Counter', 'defaultdict', 'fromkeys', 'setdefault', 'zip', 'get', 'items'),
  },
  { words: /\bagrup\w+/g, isMet: uses(...GROUPS) },
  {
    words: /\b(?:azar|aleatori[oa]s?|aleatoriamente|sorte(?:o|os|a|ar|e|arlo))\b/g,
    isMet: uses('random', 'secrets', 'numpy', 'sample', 'shuffle', 'choice', 'randint'),
  },
  {
    words: /\b(?:simbolos|(?:un|algun) simbolo|caracteres especiales)\b(?! (?:de|del)\b)/g,
    isMet: ({ features, texts, source }) =>
      features.has('punctuation') || /[!@#$%&*]{2}/.test(texts) || /punctuation|isalnum/.test(source),
  },
  { words: /\brenombr\w+|\brename\b/g, isMet: uses('rename', 'replace', 'move') },
  { words: /\bredonde\w+(?: \w+){0,3}? (?:para|hacia|al?) (?:arriba|alza)\b/g, isMet: uses('ceil', '//', '%') },
  {
    words: /\b(?:repetid[oa]s?|duplicad[oa]s?|sin repetir\w*)\b/g,
    isMet: uses(
      'set',
      'dict',
      'in',
      'not in',
      'fromkeys',
      'Counter',
      'unique',
      'duplicated',
      'drop_duplicates',
      'count',
      'sample',
      'shuffle',
      'groupby',
      '==',
      'get',
      'DISTINCT',
      'execute',
    ),
  },
  {
    // «de euros a dólares o al revés» is a choice.
    words: /(?<!\bo )\bal reves\b/g,
    isMet: (facts) => facts.descends || isReversed(facts),
  },
  {
    // «quién tiene la nota más alta»
    words:
      /\b(?:el|la|los|las|quien|cual|que) (?:[a-z]+ ){0,3}?mas (?:alt[oa]s?|baj[oa]s?|car[oa]s?|barat[oa]s?|larg[oa]s?|cort[oa]s?|grandes?|pequen[oa]s?|vendid[oa]s?|pesad[oa]s?|joven|mayor|viej[oa])\b(?! (?:que|de|a|o)\b)(?<!\b(?:a|o) (?:la |el |los |las )?mas [a-z]+)/g,
    isMet: uses(...EXTREMES, 'execute', 'agg', 'largest', 'head'),
  },
  {
    words: /\b(?:mayor|menor|mejor|peor)\b(?! (?:que|de|o|a|a menor|a mayor|edad)\b)(?<!\b(?:de|a) \w+)/g,
    isMet: uses(...EXTREMES, 'execute', 'agg'),
  },
  {
    words: /\b(?:ignor\w+|descart\w+|excepto|salvo|sin contar|excluy\w+|quitando)\b/g,
    isMet: uses(
      'if',
      'dropna',
      'notna',
      'try',
      'in',
      'not in',
      '!=',
      'filter',
      'lower',
      'casefold',
      'strip',
      'replace',
      'while',
      'slice',
      'discard',
      'remove',
      'isalnum',
      'isalpha',
      'upper',
      'execute',
    ),
  },
  {
    words: /\b(?:contrasen|clave|password)\w*\b.*\b(?:al menos|por lo menos|como minimo|minimo)\b/g,
    isMet: uses('any', 'shuffle', 'if', 'search'),
  },
  {
    words: /\b(?:contrasen|clave|password)\w*\b.*\b(?:un|1|algun) (?:numero|digito)\b/g,
    isMet: uses('isdigit', 'isnumeric', 'isdecimal', 'digits', 'search', 'match', 'fullmatch', 'secrets', 'random'),
  },
  {
    words: /\bsolo (?:de |a |con |para )?(?:los|las|lo) que\b(?! (?:ya )?(?:trae|viene|hay en) )/g,
    isMet: uses('if', 'while', 'filter', 'query', 'execute', 'dropna', 'break', '<', '>', '==', '!='),
  },
  {
    words:
      /\b(?:lanc\w+|lanz\w+|levant\w+|eleve?) (?:un |una )?(?:error|excepcion|valueerror|typeerror|[a-z]*error)\b/g,
    isMet: uses('raise'),
  },
  { words: /\bcaptur\w+|\bcon (?:un )?try\b/g, isMet: uses('try') },
  {
    words:
      /\bdias (?:entre|media|de (?:diferencia|retraso|cierre)|que (?:faltan|tarda\w*|quedan|han pasado|hay)|desde)\b/g,
    isMet: (facts) =>
      // A column may hold them.
      /\bdias_\w+/.test(facts.source) ||
      uses('datetime', 'date', 'days', 'to_datetime', 'dt', 'timedelta', 'strptime', 'today')(facts),
  },
  {
    words: /\b(?:en proporcion|proporcionalmente|repart(?:e|ir|irlo|a|an)|a partes iguales|a escote|entre tod[oa]s)\b/g,
    isMet: uses('/', '//', 'divmod'),
  },
  {
    // «las extra se pagan al doble»
    words:
      /\b(?:pag\w+|cobr\w+|cuent\w+|val\w+) (?:(?:el|al|a|la|las|por|cada|hora|extra|con|mas) )*(dobles?|triples?)\b/g,
    isMet: ({ numbers, operators }, { match }) =>
      numbers.has(match[1]?.startsWith('doble') ? 2 : 3) || operators.has('<<') || operators.has('+='),
  },
  { words: /\bnumerad[oa]s?\b/g, isMet: uses('enumerate', '+=', 'range') },
  {
    words: /\b(?:grafic[oa]s?|grafica\w*|histograma)\b/g,
    isMet: uses('plot', 'bar', 'barh', 'pie', 'hist', 'scatter', 'matplotlib', 'plotly', 'turtle', '*'),
  },
  {
    words:
      /\b(?:guard\w+|export\w+)(?: \w+){0,3}? (?:en|a|como) (?:un |una |el )?(?:nuevo |otro )?(?:archivo|csv|txt|json|excel|[a-z0-9_-]+\.[a-z]{2,5})\b/g,
    isMet: uses(
      'open',
      'write_text',
      'to_csv',
      'to_excel',
      'to_json',
      'dump',
      'writer',
      'DictWriter',
      'savefig',
      'save',
      'connect',
      'output',
    ),
  },
  {
    words: /\bporcentaje\b|\btanto por ciento\b/g,
    isMet: (facts) => facts.numbers.has(100) || /:\.\d%/.test(facts.texts) || uses('/', 'normalize')(facts),
  },
  {
    // «'K' mayúscula» is a value.
    words: /(?<!» )\bmayusculas?\b/g,
    isMet: uses(
      'upper',
      'lower',
      'casefold',
      'title',
      'capitalize',
      'isupper',
      'islower',
      'swapcase',
      'ascii_letters',
      'ascii_uppercase',
      'ascii_lowercase',
      'sub',
      'search',
      'ord',
      'random',
      'string',
      'not in',
    ),
  },
  // «'1:23.4' (minutos:segundos)»
  {
    words: /\bminutos ?:? ?segundos\b|\bmin ?: ?seg?\b|\bhh? ?: ?mm\b/g,
    isMet: uses('split', 'strptime', 'partition', 'divmod', '//', 'timedelta', 'search', 'match'),
  },
]

function isColumn(word: string, columns: readonly string[]): boolean {
  const stem = word.replace(/s$/, '')
  return columns.some((column) =>
    folded(column)
      .split('_')
      .some((part) => part.replace(/s$/, '') === stem),
  )
}
