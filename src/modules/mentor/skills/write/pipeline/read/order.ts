import { type Column, isNumeric } from '../../report/read/column'
import { ofColumn } from '../pipeline'
import { isKey, OPERATIONS } from './figure-words'
import type { Rule, Told } from './scan'
import { ART, KEY, keyNamed } from './words'

const DOWN =
  /^(?:de|del) (?:l[oa]s? )?(?:que )?(?:MAX|mas|mucho)|descend|\bdesc\b|al reves|primero (?:el|la|l[oa]s) (?:que )?(?:mas|MAX)|(?:mas|MAX) (?:alt\w+ )?(?:arriba|primero)/

const DIRECTION =
  '((?:de|del) (?:l[oa]s? )?(?:que )?(?:MAX|MIN|mas|menos)(?: (?!a |al )[a-zA-Z\\d]+){0,3} al? (?:l[oa]s? )?(?:que )?(?:MAX|MIN|mas|menos)(?: (?:C\\d+|MONEY|vend\\w+|gast\\w+|deb\\w+|tiene|dinero|q))?|(?:en (?:orden|forma) |forma |orden )?(?:descend\\w+|ascend\\w+|desc|asc)|primero (?:el|la|los|las) (?:que )?(?:mas|MAX|menos|MIN)(?: [a-zA-Z\\d]+)?)'

const BY_WHAT = `(?:(?:BY|segun|en) ${ART}((?:SUM|MEAN|MAX|MIN|MANY|C\\d+|MONEY|MONTH|YEAR|DAYS|alfabeto|fechas?|semana|porcentaje|margen|beneficio|valor|retraso|orden alfabetico|numero de [a-z]+|cantidad)(?: de (?:retraso|${ART}C\\d+|ventas|MONEY|atraso))?))`

/** «ordenado por importe de mayor a menor», «ordenado del que más debe al que menos». */
export const order: Rule = {
  words: new RegExp(
    `(?:(?:y|e|,|todo|quiero|WANT|que|lo|los|las|me|este|esten|salgan?|SHOW|tambien|ademas|en) ){0,5}(?:ORDER|orden)(?: (?:todo|el|la|resultado|resultados|los|las|datos|MONEY|tabla|lista|filas?|resumen|resumido|y|ademas|C\\d+(?= BY)|pero|alfabeticamente)){0,4}(?: ${BY_WHAT})?(?: ?,)?(?: (?:y|pero))?(?: ${DIRECTION})?(?: SUM| MEAN| C\\d+)?`,
  ),
  read: ({ groups: [by, direction], text }, scan) => {
    const tail = / (SUM|MEAN|C\d+)$/.exec(text)?.[1]
    return [
      orderFact(scan, by ?? (direction !== undefined && tail !== undefined ? tail : undefined), { direction, text }),
    ]
  },
}

/** «de mayor a menor», where nothing else is said. */
export const direction: Rule = {
  words: new RegExp(`(?:y )?${DIRECTION}(?: SUM| MEAN| C\\d+)?`),
  read: ({ groups: [said], text }, scan) => [
    orderFact(scan, / (SUM|MEAN|C\d+)$/.exec(text)?.[1], { direction: said, text }),
  ],
}

type Said = { direction: string | undefined; text: string }

function orderFact(scan: Parameters<Rule['read']>[1], by: string | undefined, { direction: said, text }: Said): Told {
  const adjective = orderedByAdjective(scan, said ?? '')
  if (adjective && by === undefined) return adjective
  const isDown = said === undefined ? null : DOWN.test(said)
  const word = by?.split(' ')[0] ?? ''
  const token = /C\d+/.exec(by ?? '')?.[0]
  const own = scan.tokens.column(token)
  if (/^(?:alfabeto|orden)$/.test(word) || /alfabetic/.test(text)) return { kind: 'order', by: 'key', isDown: false }
  if (own && isNumeric(own) && own.type !== 'unknown' && OPERATIONS[word] === undefined)
    return { kind: 'order', by: ofColumn(own), isDown }
  if (own && OPERATIONS[word] === undefined) return { kind: 'order', by: ofColumn(own), isDown }
  if (word === 'MANY' || word === 'numero' || word === 'cantidad') return { kind: 'order', by: 'count', isDown }
  if (/^(?:MONTH|YEAR|semana|fechas?)$/.test(word)) return { kind: 'order', by: 'key', isDown: isDown ?? false }
  if (/^(?:DAYS|retraso|margen|beneficio|valor|porcentaje)$/.test(word))
    return { kind: 'order', by: { kind: 'made', name: word }, isDown }
  return { kind: 'order', by: OPERATIONS[word] ?? (word === 'MONEY' ? 'sum' : null), isDown }
}

const ADJECTIVES: readonly (readonly [words: RegExp, column: RegExp, isDown: boolean])[] = [
  [/^del? (?:l[oa]s? )?mas barat/, /^precio|^pvp|^coste|^importe/, false],
  [/^del? (?:l[oa]s? )?mas car/, /^precio|^pvp|^coste|^importe/, true],
  [/^del? (?:l[oa]s? )?mas joven/, /^edad/, false],
  [/^del? (?:l[oa]s? )?(?:mas viej|MAX edad)/, /^edad/, true],
  [/^del? (?:l[oa]s? )?mas antigu/, /^fecha|^anio|_alta$/, false],
  [/^del? (?:l[oa]s? )?mas (?:nuev|recient)/, /^fecha|^anio|_alta$/, true],
]
/** «del más barato al más caro». */
function orderedByAdjective({ table }: Parameters<Rule['read']>[1], said: string): Told | null {
  const found = ADJECTIVES.find(([words]) => words.test(said))
  const column = found && table.columns.find(({ name }) => found[1].test(name))
  return column ? { kind: 'order', by: ofColumn(column), isDown: found[2] } : null
}

const MOST =
  '(?:(?:al|a|que|en|el|la|con|ha|han|he|hemos|se|le|les|me|nos|tienen?|tuvo|hay|hayan?|es|fue|son|de|donde|vend\\w+|gast\\w+|factur\\w+|compr\\w+|ingres\\w+|MONEY|dinero|C\\d+|gan\\w+|deb\\w+|cobr\\w+) ){0,6}(?:(mas|MAX)|(menos|MIN))'

const SOLD =
  '(?: (?:le|les|me|nos|se|ha|han|he|hemos|hay|hubo|dinero|dado|dan|en|de|SUM|MONEY|C\\d+|compr\\w+|vend\\w+|factur\\w+|gast\\w+|veces|aparec\\w+|sal[ei]\\w*|repit\\w+|pedid\\w+|unidades|valor|deb\\w+|cobr\\w+|gan\\w+|tienen?)){0,5}'

/** «los 5 productos que más dinero han dado», «qué día de la semana se vende más», «el top 3 de clientes». */
export const best: Rule = {
  words: new RegExp(
    `(?:(?:y|cual|quien|que|SHOW|WANT|es|son|ha|sido|fue|me|el|la|los|las|ONLY|top|primer[oa]s|mejores|MAX|de|en|saber|a) ){0,7}(?:(\\d{1,3}) )?(?:MAX )?(?:de )?${KEY} ${MOST}(?! (?:de|que|o) \\d| a (?:MIN|MAX|menos))${SOLD}`,
  ),
  read: ({ groups: [count, token, , least], text }, scan) => {
    const key = keyNamed(scan, token)
    if (!isKey(key) || /^(?:ORDER|BY)/.test(text)) return null
    const behind = text.slice(text.lastIndexOf(least ?? 'mas'))
    return [
      { kind: 'best', key, column: saidColumn(scan, behind), isDown: least === undefined, count: Number(count ?? 1) },
    ]
  },
}

const FIRST = /\bprimer[oa]s?\b/
export const top: Rule = {
  words: new RegExp(
    `(?:(?:y|el|la|los|las|ONLY|SHOW|WANT|me|solo|que|salgan?|un|ONE|saqu\\w+|con) ){0,5}(?:top (\\d{1,3})|(\\d{1,3}) (?:MAX|MIN|primer[oa]s?|mejores)|(?:primer[oa]s|MAX|mejores) (\\d{1,3}))(?: (?:de )?${ART}${KEY})?(?: (?:BY|con|que) (?:(?:mas|MAX) )?${ART}(?:SUM|MONEY|C\\d+|vend\\w+|factur\\w+|gast\\w+|mas))?`,
  ),
  read: ({ groups: [a, b, c, token], text }, scan) => {
    const key = keyNamed(scan, token)
    const isDown = !/\bMIN\b/.test(text)
    const column = saidColumn(scan, text.slice(text.search(/\b(?:BY|con) /)))
    if (isKey(key)) return [{ kind: 'best', key, column, isDown, count: Number(a ?? b ?? c) }]
    return [
      { kind: 'limit', count: Number(a ?? b ?? c), isDown: FIRST.test(text) && !column ? null : isDown },
      ...(column ? [{ kind: 'order' as const, by: ofColumn(column), isDown }] : []),
    ]
  },
}

/** «los 3 productos con más valor», where the rows are the products. */
export const topRows: Rule = {
  words: new RegExp(
    `(?:(?:y|el|la|los|las|ONLY|SHOW|WANT|me|solo|que|salgan?|saqu\\w+|con) ){0,6}(\\d{1,3}) (?:MAX )?[a-z]{4,} ${MOST}(?! (?:de|que|o) \\d| a (?:MIN|MAX|menos))${SOLD}`,
  ),
  read: ({ groups: [count, , least], text }, scan) => {
    const behind = text.slice(text.search(/ (?:mas|MAX|menos|MIN)\b/))
    const column = saidColumn(scan, behind) ?? saidColumn(scan, text)
    return topFacts(scan, { count: Number(count), isDown: least === undefined, column })
  },
}

type Top = { count: number; isDown: boolean; column: Column | null }

function topFacts({ money }: Parameters<Rule['read']>[1], { count, isDown, column }: Top): Told[] | null {
  const limit: Told = { kind: 'limit', count, isDown }
  if (column) return [limit, { kind: 'order', by: ofColumn(column), isDown }]
  if (money === null) return null
  if (money.kind === 'column') return [limit, { kind: 'order', by: money, isDown }]
  return [
    limit,
    { kind: 'made', made: { name: 'valor', value: money, isWhole: false } },
    { kind: 'order', by: { kind: 'made', name: 'valor' }, isDown },
  ]
}

function saidColumn(scan: Parameters<Rule['read']>[1], text: string): Column | null {
  const own = scan.tokens.column(/C\d+/.exec(text)?.[0])
  return own && isNumeric(own) ? own : null
}
