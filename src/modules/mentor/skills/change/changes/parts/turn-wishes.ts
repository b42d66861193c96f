import { inlineCode } from '../../../../engine/compose'
import type { BinaryOperator, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { comparison, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, type Loop, linesOf, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import type { Result } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { type Clause, type PartReader, SHOWS } from './clause'
import { namedBy } from './named'
import { behind, onlyLoop } from './placing'

const NAMED = '(?:(?:el|la|mi|lo|valor de|variable) )*(?<name>[a-z_]\\w{0,30}(?: [a-z]{3,15})?)'
const LESS = '(?:rest|descont|descuent|baj|disminu|reduc|reduzc|quit)[a-z]{0,7}'
const MORE = '(?:sum|sub|aument|increment)[a-z]{0,6}'
const UNIT = '(?: (?:euros?|pesos|puntos|unidades|dolares))?(?: de [a-z]{3,15})?'
const LOOP = '(?: (?:el|este|del|de este|del propio) (?:bucle|while|for|ciclo))?'

/** «resta 150 a saldo cada vuelta», «que cuente cuántas vueltas da el bucle», «que pare si total pasa de 20». */
export const turnReaders: readonly PartReader[] = [
  {
    name: 'each-turn',
    isPlaced: true,
    says: [
      new RegExp(
        `(?:se )?(?:(?<less>${LESS})|(?<more>${MORE})) (?<n>${NUMBER})${UNIT}(?: (?:al?|de|del|en) ${NAMED})?`,
      ),
      new RegExp(
        `(?:a(?:l)? )?${NAMED} (?:se )?(?:le )?(?:(?<less>${LESS})|(?<more>${MORE})) (?:en )?(?<n>${NUMBER})${UNIT}`,
      ),
    ],
    make: (p, { parts, clause }) => eachTurn(p, parts, clause),
  },
  {
    name: 'turns-counted',
    isPlaced: true,
    says: [
      new RegExp(
        `(?:${SHOWS}|cuent[a-z]{1,5}|cont[a-z]{1,4}|saber)(?: tambien| ademas)* (?:cuantas |las |el numero de )(?:veces|vueltas|iteraciones|repeticiones)(?: (?:que )?(?:(?:se )?(?:ha |han )?(?:da|dado|hace|hecho|repite|repetido|ejecuta|ejecutado|pasa|pasado|entra|entrado)))?(?: (?:el|por el|en el|del|de ese|al|la) (?:bucle|while|for|ciclo))?`,
      ),
    ],
    make: (p) => turnsCounted(p),
  },
  {
    name: 'stopped',
    says: [
      new RegExp(
        `(?:pare|para|paren?|parar|se pare|se detenga|termine|acabe|salga|cort[aeo]|corta|rompa|deje de [a-z]+)(?:se)?${LOOP} (?:si|cuando|al) ${NAMED} ${overOf()}`,
      ),
      new RegExp(
        `(?:si|cuando) ${NAMED} ${overOf()},? (?:que )?(?:pare|para|se pare|se detenga|termine|acabe|salga|corte|corta|rompa|deje de [a-z]+)${LOOP}`,
      ),
    ],
    make: (p, { parts }) => stopped(p, parts),
  },
]

/** «pasa de 20», «es mayor que 20», «llegue a más de 20». */
function overOf(): string {
  return `(?:(?<over>pas[ae] de|supera|supere|exced[ae]|(?:es|sea|llegue a ser|llega a ser) (?:mayor|mas grande|superior) (?:que|a|de)|(?:es|sea) mas de|lleg(?:a|ue) a mas de|>)|(?<reach>lleg(?:a|ue) a|alcan(?:za|ce)|(?:es|sea) mayor o igual (?:que|a))|(?<under>baj[ae] de|(?:es|sea) (?:menor|mas pequeno|inferior) (?:que|a|de)|(?:es|sea) menos de|<)) (?<n>${NUMBER})`
}

type Parts = Partial<Record<string, string>>

/** A step that the loop makes already becomes the wished one; else it is a new line of it. */
function eachTurn(p: Program, { less, name, n }: Parts, { place }: Clause): Result {
  const by = numberFrom(n)
  const operator: BinaryOperator = less === undefined ? '+' : '-'
  const named = name === undefined ? null : namedBy(p, name)
  if (by === null || (name !== undefined && named === null)) return null
  const loop = onlyLoop(p)
  if (!loop) return null
  const variable = named?.name ?? testedName(loop)
  if (variable === null) return null
  const steps = [...statementsIn(loop.body)].filter((node) => {
    const update = updateOf(node)
    return update?.name === variable && update.operator === operator && numberOf(update.value) !== null
  })
  const [step, other] = steps
  const how = [
    `${inlineCode(`${variable} ${operator}= ${by}`)} es lo mismo que ${inlineCode(`${variable} = ${variable} ${operator} ${by}`)}.`,
  ]
  if (step && !other) {
    const update = updateOf(step)
    if (!update || (place !== 'loop' && place !== null)) return null
    const { from, to } = update.value
    return {
      code: edited(p, [{ from, to, text: String(by) }]),
      told: `En cada vuelta ${operator === '-' ? 'se restan' : 'se suman'} ahora ${by} a ${inlineCode(variable)}.`,
      how,
    }
  }
  if (other || place !== 'loop') return null
  return {
    code: edited(p, [behind(p, loop.body.at(-1) ?? loop, `${variable} ${operator}= ${by}`)]),
    told: `En cada vuelta ${operator === '-' ? 'se restan' : 'se suman'} ${by} a ${inlineCode(variable)}.`,
    how,
  }
}

const testedName = (loop: Loop): string | null => {
  const test = loop.kind === 'while' ? comparison(loop.test) : null
  return test ? nameOf(test.left) : null
}

function turnsCounted(p: Program): Result {
  const loop = onlyLoop(p)
  const first = loop?.body[0]
  if (!loop || !first || p.placeOf(loop)?.scope.kind !== 'module') return null
  const counter = freeName(p, 'vueltas', 'contador')
  const indent = indentOf(p, loop)
  const start = linesOf(p, loop).from
  const head = linesOf(p, first).from
  return {
    code: edited(p, [
      { from: start, to: start, text: `${indent}${counter} = 0\n` },
      { from: head, to: head, text: `${indentOf(p, first)}${counter} += 1\n` },
      behind(p, loop, `print(${textLiteral(p, 'Vueltas:')}, ${counter})`),
    ]),
    told: `${inlineCode(counter)} cuenta las vueltas del bucle, y al acabar se muestra.`,
    how: ['El contador se pone a 0 antes del bucle: dentro volvería a 0 en cada vuelta.'],
  }
}

function stopped(p: Program, { name = '', over, reach, n }: Parts): Result {
  const named = namedBy(p, name)
  const limit = numberFrom(n)
  const loop = onlyLoop(p)
  if (!named || limit === null || !loop) return null
  const operator = over !== undefined ? '>' : reach !== undefined ? '>=' : '<'
  const last: Statement | undefined = loop.body.findLast((node) =>
    [...statementsIn([node])].some((each) => updateOf(each)?.name === named.name),
  )
  const isItsTarget = loop.kind === 'for' && nameOf(loop.target) === named.name
  const first = loop.body[0]
  if (!first || !(last || isItsTarget)) return null
  const indent = indentOf(p, first)
  const test = `if ${named.name} ${operator} ${limit}:`
  const lines = `${test}\n${indent}${levelOf(p)}break`
  const at = linesOf(p, first).from
  const edit: Edit = last ? behind(p, last, lines) : { from: at, to: at, text: `${indent}${lines}\n` }
  return {
    code: edited(p, [edit]),
    told: `El bucle se corta en cuanto ${inlineCode(`${named.name} ${operator} ${limit}`)}.`,
    how: ['`break` sale del bucle en el acto y sigue con lo que hay debajo.'],
  }
}
