import { calls, type Facts, has, lastValue, lines, names, numbersIn, same, type Tried } from './program-facts'
import type { StandardWish } from './wish'

const appends = (facts: Facts) =>
  facts.loops.find(({ node }) => node.body.length === 1 && /\.append\(/.test(facts.p.text(node)))

/** Wishes of how a program is written. */
export const STYLE_WISHES: readonly StandardWish[] = [
  {
    name: 'rename',
    isOfAll: true,
    of(facts) {
      const [name] = [...facts.numbers, ...facts.lists, ...facts.texts].map((each) => each.name)
      return name === undefined
        ? null
        : {
            says: [
              `que ${name} se llame dato_nuevo`,
              `cambia el nombre de ${name} por dato_nuevo`,
              `quiero que la variable se llame dato_nuevo en vez de ${name}`,
              `renombrá ${name} a dato_nuevo`,
              `ponle dato_nuevo a ${name}`,
            ],
            isDone: (tried: Tried) =>
              same(facts, tried) && names(tried.p).has('dato_nuevo') && !names(tried.p).has(name),
          }
    },
  },
  {
    name: 'comments',
    isOfAll: true,
    of: (facts) => ({
      says: [
        'comenta cada línea',
        'ponle comentarios',
        'quiero que cada línea tenga un comentario',
        'agregale comentarios que expliquen',
      ],
      isDone: (tried) => same(facts, tried) && tried.p.module.comments.length > facts.p.module.comments.length,
    }),
  },
  {
    name: 'with while',
    of: (facts) =>
      has(facts.p, 'for') && !has(facts.p, 'while') && facts.p.places('for').length === 1
        ? {
            says: [
              'hazlo con while en vez de for',
              'con un while',
              'cambia el for por un while',
              'quiero usar while y no for',
            ],
            isDone: (tried) => same(facts, tried) && has(tried.p, 'while') && !has(tried.p, 'for'),
          }
        : null,
  },
  {
    name: 'without lambda',
    of: (facts) =>
      facts.p.spots('lambda').length > 0
        ? {
            says: ['sin lambda', 'hazlo sin usar lambda', 'quiero que no tenga lambda', 'sacale el lambda'],
            isDone: (tried) => same(facts, tried) && tried.p.spots('lambda').length === 0,
          }
        : null,
  },
  {
    name: 'without break',
    of: (facts) =>
      has(facts.p, 'break')
        ? {
            says: ['sin break', 'hazlo sin usar break', 'quiero que no use break', 'sacale el break'],
            isDone: (tried) => same(facts, tried) && !has(tried.p, 'break'),
          }
        : null,
  },
  {
    name: 'with for',
    of: (facts) =>
      has(facts.p, 'while') &&
      !has(facts.p, 'for') &&
      facts.p.places('while').every(({ node }) => node.test.kind === 'compare') &&
      calls(facts.p, 'input').length === 0
        ? {
            says: ['con un for en vez de while', 'hazlo con for', 'cambia el while por un for', 'quiero usar for'],
            isDone: (tried) => same(facts, tried) && has(tried.p, 'for') && !has(tried.p, 'while'),
          }
        : null,
  },
  {
    name: 'comprehension',
    of: (facts) =>
      appends(facts)
        ? {
            says: [
              'con una comprensión de listas',
              'hazlo en una sola línea',
              'cambia el for por una comprensión',
              'quiero hacerlo con list comprehension',
            ],
            isDone: (tried) => same(facts, tried) && tried.p.spots('comprehension').length > 0,
          }
        : null,
  },
  {
    name: 'without comprehension',
    of: (facts) =>
      facts.p.spots('comprehension').length > 0
        ? {
            says: [
              'sin comprensión',
              'hazlo con un for normal',
              'quiero que use un for y no una comprensión',
              'sin list comprehension, con un bucle',
            ],
            isDone: (tried) =>
              same(facts, tried) && tried.p.spots('comprehension').length < facts.p.spots('comprehension').length,
          }
        : null,
  },
  {
    name: 'shorter',
    of: (facts) =>
      appends(facts) || facts.sums.length > 0
        ? {
            says: ['hazlo más corto', 'se puede acortar?', 'quiero que sea más corto', 'acortalo'],
            isDone: (tried) => same(facts, tried) && lines(tried.code).length < lines(facts.code).length,
          }
        : null,
  },
  {
    name: 'without the library',
    of(facts) {
      const [module] = [
        ...facts.p.places('import').flatMap(({ node }) => node.names.map(({ name }) => name)),
        ...facts.p.places('import-from').map(({ node }) => node.module),
      ].filter((each) => ['math', 'statistics', 'collections', 'itertools', 'functools'].includes(each))
      return module === undefined
        ? null
        : {
            says: [`sin ${module}`, `hazlo sin usar ${module}`, 'sin importar nada', `quiero que no use ${module}`],
            isDone: (tried) =>
              same(facts, tried) &&
              !tried.p.source.includes(`import ${module}`) &&
              !tried.p.source.includes(`from ${module}`),
          }
    },
  },
  {
    name: 'with Counter',
    of: (facts) =>
      /\[\w+\] (?:\+= 1|= \w+\.get\(\w+, 0\) \+ 1|= \w+\[\w+\] \+ 1)/.test(facts.code) &&
      !facts.code.includes('Counter')
        ? {
            says: ['con Counter', 'hazlo con collections', 'quiero usar Counter', 'pasalo a Counter'],
            isDone: ({ p, after }) =>
              after.error === null &&
              p.source.includes('Counter') &&
              numbersIn(facts.before.output).every((number) => numbersIn(after.output).includes(number)),
          }
        : null,
  },
  {
    name: 'a named constant',
    of(facts) {
      const number = facts.p
        .spots('number')
        .find(({ node }) => /^\d*\.\d+$/.test(node.text) && !new RegExp(`^\\w+ = ${node.text}$`, 'm').test(facts.code))
      return number
        ? {
            says: [
              `saca el ${number.node.text} a una constante TASA`,
              `quiero el ${number.node.text} en una variable TASA`,
              `pon el ${number.node.text} en una constante llamada TASA`,
              `guardá el ${number.node.text} en TASA`,
            ],
            isDone: (tried) =>
              same(facts, tried) && lastValue(tried, 'TASA', facts.stdin) === String(Number(number.node.text)),
          }
        : null
    },
  },
]
