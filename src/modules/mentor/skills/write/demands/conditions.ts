import { type Demand, decides, goesThrough, uses } from './demand'

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** In the spelling of `RequestText`: what holds only of some, or only then. */
export const CONDITIONS: readonly Demand[] = [
  {
    // «si gano 1800» and «si el coche gasta 6,5» state what is given.
    words:
      /\b(?<!\b(?:ver|como|que|digas|saber|por) )si (?!se puede)(?:no |la |el |los |las |un |una |es |al |se |lo |alguna? |ya |su )*(?!empat|quier|pued|posible|fuera|falta|necesit|me |te |os |nos |eso|hace|paso|doy|pongo|digo|indico|(?:hago|gano|cobro|tengo|trabajo|vendo|compro|pago|gasto|recorro|mido|peso|invierto|ahorro|ingreso) (?:un[oa]s )?\d|[a-z]+ (?:consume|gasta|cuesta|vale|mide|pesa|esta a) \d)[a-z]{2,}/g,
    isMet: decides,
  },
  {
    words:
      /\b(?:l[oa]s?|sol[oa]|aquell[oa]s|esos|esas|[a-z]+[oaes]s) que (?:no )?(?:son|sean|es|tien\w+|teng\w+|esten?|empie\w+|termin\w+|acab\w+|conten\w+|contien\w+|pas[ae]n|super\w+|val(?:en|gan)|cuest[ae]n|lleg\w+|cumpl\w+|falt\w+|sobr\w+|quep\w+|deb[ae]n|apare\w+|reprob\w+|aprob\w+|suspend\w+)\b/g,
    isMet: decides,
  },
  {
    // «los días que pasaron de la media», «las que están por encima de la media»
    words:
      /\b(?:pas\w+|super\w+|encima|debajo|mayor(?:es)?|menor(?:es)?|mas(?: \w+)?|menos|altas?|altos?|inferior(?:es)?|superior(?:es)?) (?:de|a|que|por|al)? ?(?:la|el|su) (?:media|promedio)\b/g,
    isMet: uses('<', '>', '<=', '>=', 'filter', 'query', 'execute'),
  },
  {
    // The greater of two says nothing of two that are equal.
    words: /\bsi (?:(?:son|sean|fueran|hay) (?:iguales|empates?)|empatan)\b/g,
    isMet: ({ texts, operators, source }) =>
      /igual|empat/.test(texts) || operators.has('==') || /key=lambda \w+: \(/.test(source),
  },
  {
    // «solo de marzo»
    words:
      /\b(?:de|en|del mes de|para) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
    isMet: ({ numbers, words }, { match }) =>
      words.includes(match[1] ?? '') || numbers.has(MONTHS.indexOf(match[1] ?? '') + 1),
  },
  {
    // «par o impar» is one question.
    words: /\b(?<!\bpar(?:es)? (?:o|y|e|u) )impar(?:es)?\b(?! (?:o|y) par)/g,
    isMet: ({ source }) =>
      /%\s*2\s*(?:!=\s*0|==\s*1|:|\]|\))|% 2\b(?! *==? *0)|range\([^)]{0,40}1,[^)]{0,40},\s*2\)|& 1|::2|% 2 == 0:\n[^\n]*\n *else:/.test(
        source,
      ),
  },
  { words: /\b(?<!im)par(?:es)?\b(?! de\b)/g, isMet: uses('%', '&', 'slice', 'range', 'zip', '+=') },
  {
    words: /\b(?:multiplos?|divisibles?|bisiestos?|primos?)\b/g,
    isMet: uses('%', 'range', 'isleap', 'divmod', '//', 'ceil', '+='),
  },
  { words: /\bnegativ[oa]s?\b/g, isMet: uses('<', '<=', '>', '>=', 'abs', 'max', 'startswith') },
  {
    words: /\b(?:laborables?|habiles|fines? de semana|entre semana)\b/g,
    isMet: uses('weekday', 'isoweekday', 'dayofweek', 'busday_count', 'bdate_range', 'strftime', 'dt'),
  },
  {
    words:
      /\b(?:hasta (?:que|poner|escribir|meter|introducir|ingresar|teclear|pulsar)|vuelv\w+ a (?:pedir|preguntar|intentar)|\d+ intentos|\d+ oportunidades|repetidamente)\b/g,
    isMet: uses('loop', 'recursion'),
  },
  { words: /\bvalid(?:ar|e|a|ando|es)\b/g, isMet: (facts) => decides(facts) || uses('raise', 'assert')(facts) },
  {
    words: /\b(?:para|por|de|en) cada (?:un[oa]\b|vez\b)/g,
    isMet: (facts) => goesThrough(facts) || uses('function')(facts),
  },
  {
    words: /\bdevuelv\w+ (?:un |el |siempre )?(?:true|false|booleano|verdadero|falso)\b/g,
    isMet: ({ returnsTruth }) => returnsTruth,
  },
]
