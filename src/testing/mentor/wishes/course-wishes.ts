import { comparison, numberOf, updateOf } from '~/modules/mentor/python/program/expression-shapes'
import { printsIn } from '~/modules/mentor/python/program/source'
import { statementsIn } from '~/modules/mentor/python/walk'
import { calls, has, kept, lines, testsNumber } from './program-facts'
import type { StandardWish } from './wish'

/** Wishes of conditions and loops. */
export const COURSE_WISHES: readonly StandardWish[] = [
  {
    name: 'start at one',
    of(facts) {
      const range = calls(facts.p, 'range').find(({ node }) => node.arguments.length === 1)
      const counted = calls(facts.p, 'enumerate').find(({ node }) => node.arguments.length === 1)
      if (!range && !counted) return null
      return {
        says: [
          'que empiece en 1',
          'quiero que empiece a contar desde 1',
          'haz que empiece en el 1 y no en el 0',
          'que arranque en 1',
        ],
        isDone: ({ after, p }) =>
          after.error === null && /range\(1,|, 1\)|start=1|\b\w+ ?\+ ?1\b/.test(p.source) && p.source !== facts.code,
      }
    },
  },
  {
    name: 'subtract each turn',
    of(facts) {
      const [loop] = [...facts.p.places('while'), ...facts.p.places('for')].filter(({ parent }) => parent === null)
      const steps = loop ? [...statementsIn(loop.node.body)].flatMap((node) => updateOf(node) ?? []) : []
      const name =
        steps.find(({ operator, value }) => operator === '-' && numberOf(value) !== null)?.name ??
        facts.numbers.find(({ value }) => value > 50)?.name
      if (!loop || name === undefined) return null
      return {
        says: [
          `resta 15 a ${name} en cada vuelta`,
          `que a ${name} se le resten 15 cada vez`,
          `quiero restar 15 de ${name} en cada vuelta del bucle`,
          `haz que ${name} baje 15 en cada vuelta`,
          `restale 15 a ${name} cada vuelta`,
        ],
        isDone: ({ p }) =>
          p
            .places('augmented-assign')
            .some(
              ({ node }) =>
                node.target.kind === 'name' &&
                node.target.name === name &&
                node.operator === '-' &&
                numberOf(node.value) === 15,
            ) || new RegExp(`\\b${name} = ${name} - 15\\b`).test(p.source),
      }
    },
  },
  {
    name: 'stop above',
    of(facts) {
      const [sum] = facts.sums
      if (!sum) return null
      return {
        says: [
          `que pare si ${sum.name} pasa de 20`,
          `si ${sum.name} supera 20 que se detenga`,
          `quiero que el bucle termine cuando ${sum.name} sea mayor que 20`,
          `cortá el bucle si ${sum.name} es más de 20`,
          `que deje de sumar cuando ${sum.name} llegue a más de 20`,
        ],
        isDone: ({ p, after }) =>
          after.error === null &&
          (has(p, 'break') || has(p, 'while')) &&
          [...p.spots('compare')].some(
            ({ node }) => p.text(node).includes(sum.name) && /\b(?:20|21)\b/.test(p.text(node)),
          ),
      }
    },
  },
  {
    name: 'other condition',
    of(facts) {
      const [test] = testsNumber(facts.p)
      if (!test) return null
      const turned = test.operator.startsWith('>') ? { says: 'menor', operator: '<' } : { says: 'mayor', operator: '>' }
      return {
        says: [
          `cambia la condición a ${test.name} ${turned.says} que ${test.number + 3}`,
          `que la condición sea ${test.name} ${turned.operator} ${test.number + 3}`,
          `en el if quiero que ${test.name} sea ${turned.says} que ${test.number + 3}`,
          `cambiá el if para que mire si ${test.name} es ${turned.says} a ${test.number + 3}`,
        ],
        isDone: ({ p }) =>
          [...p.spots('compare')].some(({ node }) => {
            const found = comparison(node)
            return (
              found?.left.kind === 'name' &&
              found.left.name === test.name &&
              found.operator === turned.operator &&
              numberOf(found.right) === test.number + 3
            )
          }),
      }
    },
  },
  {
    name: 'another limit',
    of(facts) {
      const [test] = testsNumber(facts.p)
      if (!test) return null
      return {
        says: [
          `que el límite sea ${test.number + 7} en vez de ${test.number}`,
          `cambia el ${test.number} por ${test.number + 7}`,
          `quiero que sea a partir de ${test.number + 7}`,
          `poné ${test.number + 7} en lugar de ${test.number}`,
        ],
        isDone: ({ p }) => testsNumber(p).some(({ name, number }) => name === test.name && number === test.number + 7),
      }
    },
  },
  {
    name: 'otherwise a message',
    of(facts) {
      const found = testsNumber(facts.p).find(
        ({ node }) => node.otherwise.length === 0 && !node.isElif && printsIn(node.body).length > 0,
      )
      return found
        ? {
            says: [
              'si no se cumple que diga «No vale»',
              'y si no, que imprima "No vale"',
              'quiero que en caso contrario ponga No vale',
              'agregale un else que diga "No vale"',
            ],
            isDone: ({ p, after }) =>
              after.error === null &&
              p.places('if').some(({ node }) => node.otherwise.length > 0) &&
              p.source.includes('No vale'),
          }
        : null
    },
  },
  {
    name: 'five times',
    of: (facts) =>
      !has(facts.p, 'for') &&
      !has(facts.p, 'while') &&
      facts.functions.length === 0 &&
      !has(facts.p, 'class') &&
      facts.before.output !== ''
        ? {
            says: [
              'que lo haga 5 veces',
              'quiero que se repita cinco veces',
              'repetilo 5 veces',
              'haz que se ejecute 5 veces',
            ],
            isDone: ({ p, code, run }) =>
              /\b5\b/.test(p.source) &&
              (has(p, 'for') || has(p, 'while')) &&
              lines(run({ code, stdin: facts.stdin.repeat(5) }).output).length >= lines(facts.before.output).length * 4,
          }
        : null,
  },
  {
    name: 'count the turns',
    of(facts) {
      const loop = facts.p.places('while').find(({ parent }) => parent === null)
      return loop && !/vueltas|intentos|contador/.test(facts.code)
        ? {
            says: [
              'que cuente cuántas vueltas da el bucle',
              'quiero que al final diga cuántas veces se repite',
              'y que diga cuantas vueltas ha dado',
              'contá las vueltas del while',
            ],
            isDone: (tried) =>
              kept(facts, tried) &&
              lines(tried.after.output).length > lines(facts.before.output).length &&
              /\+= 1|len\(/.test(tried.p.source),
          }
        : null
    },
  },
]
