import { OPPOSITES } from '../../report/read/read-yes-no'
import { ofColumn } from '../pipeline'
import { isKey, measure, OPERATIONS } from './figure-words'
import { best, direction, order, top, topRows } from './order'
import { type Rule, writtenAt } from './scan'
import { ART, isYesNo, KEY, keyNamed, numberNamed } from './words'

const AGG = '(SUM|MEAN|MEDIAN|MAX|MIN)'

/** «el total de importe», «la nota media», «mínimo»: what it is of may be told beside another one. */
const figureOf: Rule = {
  words: new RegExp(
    `(?:(?:y|e|con|el|la|los|las|su|SHOW|WANT|me|tambien|ademas|de) ){0,5}${AGG} (?:general |global )?(?:(?:de|del|en|por) ${ART}(?:MONEY )?)?(?:de )?(C\\d+|MONEY)(?! (?:BY|x|\\*) C)`,
  ),
  read: ({ groups: [word = '', token] }, scan) => {
    const value = numberNamed(scan, token)
    return value && [measure(OPERATIONS[word] ?? 'sum', value)]
  },
}

const ofFigure: Rule = {
  words: new RegExp(
    `(?:(?:y|e|con|el|la|los|las|su|SHOW|WANT|me|tambien|ademas) ){0,5}(C\\d+|MONEY) (?:mas )?${AGG}(?! (?:que|de \\d|a|o))`,
  ),
  read: ({ groups: [token, word = ''] }, scan) => {
    const value = numberNamed(scan, token)
    return value && [measure(OPERATIONS[word] ?? 'sum', value)]
  },
}

/** «total», «media», by itself. */
const figure: Rule = {
  words: new RegExp(
    `(?:(?:y|e|con|el|la|los|las|lo|su|SHOW|WANT|me|tambien|ademas|final|abajo|al) ){0,6}${AGG}(?: (?:general|global|final|al final|pendiente|de todo|de todas|de todos|de es[oa]s|de ell[oa]s|facturado|MONEY|de lo que (?:me )?MONEY(?: es[oa]s)?)){0,2}(?! (?:que|de \\d|a MIN|a MAX|o igual))`,
  ),
  read: ({ groups: [word = ''] }) => [measure(OPERATIONS[word] ?? 'sum', null)],
}

/** «la máxima más alta», «el precio más bajo». */
const extreme: Rule = {
  words:
    /(?:(?:y|e|con|el|la|los|las|su|SHOW|WANT|me|tambien|ademas|de) ){0,5}(C\d+|MONEY) (?:mas) (alt[oa]s?|baj[oa]s?|grandes?|pequen[oa]s?|car[oa]s?|barat[oa]s?)/,
  read: ({ groups: [token, word = ''] }, scan) => {
    const value = numberNamed(scan, token)
    return value && [measure(/^(?:alt|gran|car)/.test(word) ? 'max' : 'min', value)]
  },
}

/** «y la más alta», of what was told before. */
const extremeBare: Rule = {
  words: /(?:(?:y|,|SHOW|tambien) ){0,3}(?:el|la) mas (alt[oa]|baj[oa]|car[oa]|barat[oa])(?= |$)/,
  read: ({ groups: [word = ''] }) => [measure(/^(?:alt|car)/.test(word) ? 'max' : 'min', null)],
}

/** «cuántos clientes distintos». */
const distinct: Rule = {
  words:
    /(?:(?:y|e|SHOW|WANT|me|saber|contar) ){0,5}(?:MANY|numero de|cantidad de) (C\d+) (?:distint\w+|diferentes|unic[oa]s)(?: hay)?/,
  read: ({ groups: [token] }, scan) => {
    const column = scan.tokens.column(token)
    return column && [measure('distinct', ofColumn(column))]
  },
}

/** «cuántas faltas», «cuántos activos»: of a column that says yes or no. */
const countedAnswers: Rule = {
  words:
    /(?:(?:y|e|SHOW|WANT|me|saber|contar) ){0,5}(?:MANY|numero de) ([a-z]+|C\d+)(?: (?:hay|tiene|tengo|ha tenido|EACH ONE))?/,
  read: ({ groups: [word = ''], from, text }, scan) => {
    const own = scan.tokens.column(word)
    const absent = scan.table.columns.find(
      (one) => isYesNo(one) && OPPOSITES.some(([name, words]) => name.test(one.name) && words.test(word)),
    )
    const column =
      own &&
      isYesNo(own) &&
      /s$/.test(
        writtenAt(scan, from, from + text.length)
          .split(' ')
          .find((each) => each.slice(0, 4).toLowerCase() === own.name.slice(0, 4)) ?? '',
      )
        ? own
        : absent
    if (!column) return null
    const says =
      column.values.map(String).find((value) => (column === absent ? /^n/i : /^s/i).test(value)) ??
      (column === absent ? 'no' : 'si')
    return [
      measure('count', null),
      { kind: 'test', left: ofColumn(column), operator: '==', right: { kind: 'text', value: says }, isLoose: true },
    ]
  },
}

/** «cuántos hay», «el número de ventas», «cuántas veces». */
const count: Rule = {
  words:
    /(?:(?:y|e|con|el|la|su|SHOW|WANT|me|tambien|ademas|saber|contar|cuent\w+|haz|un) ){0,5}(?:MANY|numero de|cantidad de|numero total de|conteo de|n de|recuento de)(?: (?!de |SUM|MEAN|MAX|MIN|ORDER|SAVE|BY|EACH|C\d+ (?:ha|se)|hay que|DAYS|han|estan|suspen|aprob|falta|no|sin|y|ha |se )[a-zA-Z]+\d*){0,2}(?: (?:hay|tiene|son|se han hecho|ha hecho|hizo|se hicieron|hubo))?/,
  read: ({ text }) => (/\bDAYS\b|C\d+ (?:BY|x)/.test(text) ? null : [measure('count', null)]),
}

/** «cuánto ha gastado», «lo que se factura», «las ventas». */
const much: Rule = {
  words:
    /(?:(?:y|e|con|el|la|su|SHOW|WANT|me|tambien|ademas|saber) ){0,5}(?:(?:MUCH|lo que)(?: (?:dinero|MONEY|en SUM|he|ha|han|hemos|se|me|nos|le|les|llev\w+|vend\w+|gast\w+|factur\w+|ingres\w+|deb\w+|compr\w+|SUM|hay|en|gan\w+|suman?|pag\w+|MONEY|C\d+|va|es)){1,5})/,
  read: ({ text }, scan) => {
    const token = /C\d+/.exec(text)?.[0]
    const value = token === undefined ? scan.money : (numberNamed(scan, token) ?? scan.money)
    return value && [measure('sum', value)]
  },
}

const weakMoney: Rule = {
  words:
    /(?:(?:y|e|con|el|la|los|las|sus?|SHOW|WANT|me|tambien|ademas) ){0,5}(?:MONEY|dinero|C\d+)(?= (?:de |del |BY |EACH |en |MONTH|YEAR|semana|que))/,
  read: ({ text, from }, scan) => {
    if (scan.tokens.text.slice(0, from).endsWith('BY ')) return null
    const token = /(?:MONEY|dinero|C\d+)$/.exec(text.trim())?.[0]
    const value = numberNamed(scan, token)
    return value && [measure('sum', value, true)]
  },
}

const RATIO =
  /^(?:clics?|visitas?|impresiones|unidades|horas?|km|kilometros|litros|kilos|usuarios|conversiones|leads|seguidores)$/

/** «por zona y comercial», «de cada cliente», «por mes». */
const group: Rule = {
  words: new RegExp(
    `(?:(?:y|agrup\\w+|desglos\\w+|separ\\w+|GROUPED|los|las|el|la|lo|datos|MONEY) ){0,3}(?:(?:BY|de|del|para|en|a|segun|que|con) )?(?:(?:BY|EACH) ${ART}(?:EACH )?|GROUPED BY |GROUPED )(?:(?:ONE|opcion|valor|tipo|respuesta|elemento) de (?:los |las |la )?(?:columna )?)?${KEY}(?:(?: y| ,| e)(?: (?:BY|de|en|dentro de))?(?: EACH)? ${ART}${KEY}(?! (?:MEAN|MAX|MIN|SUM))){0,2}`,
  ),
  read: ({ groups, from, to }, scan) => {
    const keys = groups.filter((token) => token !== undefined).map((token) => keyNamed(scan, token))
    // «coste por clic» is a ratio.
    const before = scan.tokens.text.slice(Math.max(0, from - 8), to)
    if (/\bMONEY BY C\d+$/.test(before) && keys.some((key) => RATIO.test(key?.name ?? ''))) return null
    return keys.length > 0 && keys.every(isKey) ? [{ kind: 'group', keys: keys.filter(isKey) }] : null
  },
}

/** «total mensual». */
const groupAfter: Rule = {
  words: /(?:a )?(MONTH|YEAR|QUARTER|semanal)(?: (?:a|y) (?:MONTH|YEAR))?(?= |$)/,
  read: ({ groups: [token], from }, scan) => {
    const key = keyNamed(scan, token)
    const before = scan.tokens.text.slice(0, from)
    return key && /(?:SUM|MEAN|MONEY|C\d+|MONTH) $/.test(before) ? [{ kind: 'group', keys: [key] }] : null
  },
}

/** «qué porcentaje supone cada uno del total». */
const share: Rule = {
  words:
    /(?:(?:y|e|con|el|la|su|que|SHOW|WANT|me|tambien|ademas|sacar|saber|en|tanto) ){0,6}(?:porcentajes?|%|por ciento|peso)(?: (?:que|de|del|supon\w+|represent\w+|es|son|EACH|ONE|C\d+|sobre|respecto|al|a|el|la|los|las|tien\w+|le|corresponde\w*|SUM|MONEY|todo|aport\w+|lleva|total)){0,12}/,
  read: ({ text }, scan) => {
    const key = keyNamed(scan, /EACH (C\d+)/.exec(text)?.[1] ?? /(?:de|BY) (C\d+)/.exec(text)?.[1])
    return [{ kind: 'share' }, ...(isKey(key) ? [{ kind: 'group' as const, keys: [key] }] : [])]
  },
}

/** «los meses en las filas y las tiendas en las columnas». */
const across: Rule = {
  words: new RegExp(
    `(?:(?:y|WANT|SHOW|una|ONE|tabla|dinamica|pivot\\w*|con|los|las|el|la|que|tenga|salga) ){0,8}${KEY} (?:en|como|por)(?: las?)? (?:filas?|lineas?|vertical)(?: ,)?(?: y)? ${ART}${KEY} (?:en|como|por)(?: las?)? (?:columnas?|horizontal)`,
  ),
  read: ({ groups: [rows, columns] }, scan) => {
    const [key, other] = [keyNamed(scan, rows), keyNamed(scan, columns)]
    return key && other ? [{ kind: 'across', rows: key, key: other }] : null
  },
}

export const FIGURE_RULES: readonly Rule[] = [
  across,
  share,
  extreme,
  extremeBare,
  distinct,
  countedAnswers,
  top,
  best,
  topRows,
  order,
  direction,
  group,
  figureOf,
  ofFigure,
  count,
  much,
  groupAfter,
  figure,
  weakMoney,
]
