import { allOf } from '../../all-of'
import { each, type Operator, one, SIGN, signOf } from './operator'
import { inside, isPlain, iterableOf, listOf, wordsOf } from './pipeline-value'

/** What is made of many in the end. */
export const ENDING: readonly Operator[] = [
  {
    id: 'number-of-text',
    stage: 6,
    words:
      /\b(?:convi?ert\w+|pas\w+|transform\w+|devuelv\w+)\b[^;]{0,90}?\b(?:(?:al?|en|el|un) (?:numero(?! (?:total )?de\b)|float|decimal))(?: \( ?float ?\))?/,
    apply: (value, { text }) => {
      if (value.kind !== 'one' || value.type !== 'text') return null
      const isComma =
        /\bcoma (?:es )?(?:el |la |del? )?(?:decimal|decimales)\b|\bpunto (?:es )?(?:de |el de )?(?:los )?miles\b/.test(
          text,
        )
      const code = isComma ? `${value.code}.replace('.', '').replace(',', '.')` : value.code
      return { kind: 'one', type: 'number', code: `float(re.sub(r'[^\\d.-]', '', ${code}))` }
    },
    how: '`re.sub` quita todo lo que no es una cifra, un punto o un signo, y `float` lo convierte en número.',
  },
  {
    id: 'reversed',
    stage: 5,
    words:
      /\b(?:(?:le |la |lo )?(?:de|da|dar|dale|dando) la vuelta(?: (?:a|al))?|inviert\w+|invert(?:ir|irl[oa]|id[oa]s?)|al reves|del reves|en orden inverso|dad[oa] la vuelta|inversa|de atras (?:hacia|para) (?:adelante|delante))\b/,
    apply: (value) =>
      value.kind === 'one'
        ? { ...value, code: `${value.code}[::-1]` }
        : isPlain(value)
          ? {
              ...value,
              source:
                value.from === 'letter' || value.from === 'word'
                  ? `${value.source}[::-1]`
                  : `reversed(${value.source})`,
            }
          : one('list', `${listOf(value)}[::-1]`),
    how: '`[::-1]` recorre de atrás hacia delante.',
  },
  {
    id: 'distinct',
    stage: 5,
    words: /\b(?:sin (?:repetid[oa]s|repetir|duplicados)|distint[oa]s|diferentes|unic[oa]s)\b/,
    apply: (value) =>
      value.kind === 'each'
        ? one('list', isPlain(value) ? `list(dict.fromkeys(${value.source}))` : `list(dict.fromkeys(${inside(value)}))`)
        : null,
    how: '`dict.fromkeys` se queda con uno de cada, en el orden en que aparecen.',
  },
  {
    id: 'sorted',
    stage: 5,
    words:
      /\b(?:orden\w+(?: (?:alfabeticamente|de (?:menor a mayor|mayor a menor|la a a la z|a a z)))?|por orden alfabetico|de (?:menor a mayor|mayor a menor))\b/,
    apply: (value, { match }) => {
      const isDown = /mayor a menor/.test(match[0])
      const items = value.kind === 'each' ? iterableOf(value) : value.type === 'list' ? value.code : null
      return items === null
        ? null
        : one(
            'list',
            `sorted(${value.kind === 'each' && !isPlain(value) && isDown ? `[${items}]` : items}${isDown ? ', reverse=True' : ''})`,
          )
    },
    how: '`sorted` los ordena.',
  },
  {
    id: 'joined',
    stage: 6,
    words: new RegExp(
      `\\b(?:y )?(?:todo )?(?:separ(?:ad[oa]s?|ando|a[oa]s?|al[oa]s)|unid[oa]s?|juntad[oa]s?|unir(?:l[oa]s)?)(?: (?:entre si|cada un[oa]))? (?:por|con|mediante) ${SIGN}|\\b(?:y )?con (?:los|las|sus) (puntos|guiones|comas|espacios)(?: entre medias| en medio)?|\\b(?:todo )?(junt[oa]s?|seguid[oa]s?|pegad[oa]s?)\\b`,
    ),
    apply: (value, { match }) => {
      const sign = match[3] !== undefined ? "''" : signOf(match[1] ?? match[2] ?? '')
      if (value.kind === 'one')
        return value.type === 'list'
          ? one('text', `${sign}.join(${value.code})`)
          : value.type === 'text'
            ? one('text', `${sign}.join(${value.code})`)
            : null
      return one(
        'text',
        `${sign}.join(${value.of === 'number' ? inside({ ...value, map: `str(${value.map})` }) : iterableOf(value)})`,
      )
    },
    how: '`join` lo une todo en un solo texto.',
  },
  {
    id: 'frequencies',
    stage: 6,
    words:
      /\b(?:(?:devuelv\w+|de) )?(?:un )?diccionario(?: (?:con|de|donde|en el que|que)){0,8}(?: [^,;.]{0,60}?)?\b(?:veces|cuant[oa]s|frecuencia|apariciones|repite|conteo)(?: (?:que )?(?:aparece|sale|esta|se repite|hay|tiene|de)(?: cada (?:una?|letra|palabra|elemento|numero|base|nota|valor))?)?/,
    apply: (value, at) => {
      const items = each(value, at)
      if (items === null) return null
      return one('list', `@cuenta ${listOf(items)}`)
    },
    how: '`get` da las veces que ya se han contado, o 0 la primera vez; se suma 1 cada vez que aparece.',
  },
  {
    id: 'count',
    stage: 6,
    words:
      /\b(?:cuant[oa]s|(?:el )?numero (?:total )?de|la cantidad de|que cuente|cuent[ae](?: las| los)?|contar)\b(?: (?:hay|tiene|contiene|son|veces)){0,8}/,
    apply: (value, at) => {
      if (value.kind === 'one' && value.type !== 'text')
        return value.type === 'list' ? one('number', `len(${value.code})`) : null
      const items = each(value, at)
      if (items === null) return null
      return one(
        'number',
        items.tests.length > 0
          ? `sum(1 for ${items.item} in ${items.source} if ${allOf(items.tests)})`
          : `len(${items.source})`,
      )
    },
    how: 'Se suma 1 por cada uno que cumple la condición.',
  },
  {
    id: 'sum',
    stage: 6,
    words: /\b(?:(?:la|su) )?(?:suma|sume|sumar|sumando)\b/,
    apply: (value) =>
      value.kind === 'each' && value.of === 'number'
        ? one('number', `sum(${iterableOf(value)})`)
        : value.kind === 'one' && value.type === 'list'
          ? one('number', `sum(${value.code})`)
          : null,
    how: '`sum` los suma.',
  },
  {
    id: 'longest',
    stage: 6,
    words: /\b(?:la )?(?:palabra )?(?:mas larga|mas corta|de (?:mayor|menor) longitud)\b/,
    apply: (value, { match }) => {
      const words = value.kind === 'each' ? value : value.type === 'text' ? wordsOf(value.code) : null
      return (
        words &&
        one(
          'text',
          `${/corta|menor/.test(match[0]) ? 'min' : 'max'}(${isPlain(words) ? words.source : `[${inside(words)}]`}, key=len)`,
        )
      )
    },
    how: '`key=len` hace que se compare por el número de letras.',
  },
  {
    id: 'listed',
    stage: 7,
    words:
      /\b(?:(?:me )?devuelv\w+ |en |de )?una lista(?: (?:con|de))?(?! (?:de|con) (?:numeros|palabras|enteros|textos) y)/,
    apply: (value) => (value.kind === 'each' ? one('list', listOf(value)) : value.type === 'list' ? value : null),
    how: 'La comprensión va metiendo cada uno en una lista.',
  },
]
