import { mainStatements, printsIn } from '~/modules/mentor/python/program/source'
import { statementsIn } from '~/modules/mentor/python/walk'
import { calls, type Facts, has, kept, same } from './program-facts'
import type { StandardWish } from './wish'

const returns = (node: Facts['functions'][number]) => [...statementsIn(node.body)].some(({ kind }) => kind === 'return')

const called = (facts: Facts, name: string) => calls(facts.p, name).some(({ node }) => node.arguments.length > 0)

/** Wishes of functions. */
export const FUNCTION_WISHES: readonly StandardWish[] = [
  {
    name: 'as a function',
    isOfAll: true,
    of: (facts) =>
      facts.functions.length === 0 && !has(facts.p, 'class') && mainStatements(facts.p).length > 2
        ? {
            says: [
              'ponlo en una función',
              'hazlo con una función',
              'quiero que sea una función',
              'pasalo a una función',
              'como lo haria con def',
            ],
            isDone: (tried) => same(facts, tried) && has(tried.p, 'function'),
          }
        : null,
  },
  {
    name: 'as a class',
    of: (facts) =>
      facts.functions.length > 1 && !has(facts.p, 'class')
        ? {
            says: ['hazlo con una clase', 'ponlo en una clase', 'quiero que sea con clases', 'pasalo a una clase'],
            isDone: ({ p, after }) => after.error === null && has(p, 'class'),
          }
        : null,
  },
  {
    name: 'types',
    isOfAll: true,
    of: (facts) =>
      facts.functions.some(({ parameters }) => parameters.some(({ annotation }) => annotation === null))
        ? {
            says: [
              'ponle tipos',
              'con anotaciones de tipos',
              'quiero que lleve type hints',
              'agregale los tipos a la función',
            ],
            isDone: (tried) =>
              same(facts, tried) &&
              tried.p
                .places('function')
                .some(({ node }) => node.parameters.some(({ annotation }) => annotation !== null)),
          }
        : null,
  },
  {
    name: 'docstring',
    isOfAll: true,
    of: (facts) =>
      facts.functions.some(({ body }) => !(body[0]?.kind === 'expression' && body[0].value.kind === 'string'))
        ? {
            says: [
              'ponle docstring',
              'documenta la función',
              'quiero que la función tenga su docstring',
              'agregale la documentación',
            ],
            isDone: (tried) =>
              same(facts, tried) &&
              tried.p
                .places('function')
                .some(({ node }) => node.body[0]?.kind === 'expression' && node.body[0].value.kind === 'string'),
          }
        : null,
  },
  {
    name: 'return instead of print',
    of(facts) {
      const found = facts.functions.find(
        (node) => printsIn(node.body).length === 1 && !returns(node) && called(facts, node.name),
      )
      return found
        ? {
            says: [
              'que devuelva en vez de imprimir',
              'quiero que la función devuelva el valor, no que lo imprima',
              'haz que use return en lugar de print',
              `que ${found.name} devuelva y no imprima`,
            ],
            isDone: ({ p, after }) =>
              after.error === null &&
              p
                .places('function')
                .some(({ node }) => node.name === found.name && returns(node) && printsIn(node.body).length === 0),
          }
        : null
    },
  },
  {
    name: 'return as well',
    of(facts) {
      const found = facts.functions.find(
        (node) => printsIn(node.body).length === 1 && !returns(node) && called(facts, node.name),
      )
      return found
        ? {
            says: [
              'que además de imprimir devuelva el valor',
              'que imprima y también que devuelva',
              'quiero que además lo devuelva',
              `que ${found.name} también retorne el resultado`,
            ],
            isDone: (tried) =>
              tried.after.error === null &&
              tried.p
                .places('function')
                .some(({ node }) => node.name === found.name && returns(node) && printsIn(node.body).length > 0),
          }
        : null
    },
  },
  {
    name: 'default value',
    isOfAll: true,
    of(facts) {
      const found = facts.functions.find(
        ({ parameters }) =>
          parameters.length > 0 && parameters.every(({ standard, form }) => standard === null && form === 'positional'),
      )
      const last = found?.parameters.at(-1)
      return found && last
        ? {
            says: [
              `que ${last.name} valga 3 por defecto`,
              `ponle a ${last.name} un valor por defecto de 3`,
              `quiero que si no paso ${last.name} sea 3`,
              `que ${last.name} sea 3 si no se dice nada`,
            ],
            isDone: (tried) =>
              same(facts, tried) && new RegExp(`\\b${last.name}(?:: \\w+)? ?= ?3\\b`).test(tried.p.source),
          }
        : null
    },
  },
  {
    name: 'another call',
    of(facts) {
      const found = facts.functions.find(
        ({ name, parameters }) =>
          parameters.length === 1 &&
          calls(facts.p, name).some(({ node }) => node.arguments[0]?.value.kind === 'number'),
      )
      return found
        ? {
            says: [
              'pruébala también con 12',
              `llama otra vez a ${found.name} con 12`,
              'quiero que la llame con 12 también',
              `llamá a ${found.name} con 12 además`,
            ],
            isDone: (tried) =>
              kept(facts, tried) && calls(tried.p, found.name).some(({ node }) => tried.p.text(node).includes('12')),
          }
        : null
    },
  },
  {
    name: 'main guard',
    isOfAll: true,
    of: (facts) =>
      facts.functions.length > 0 && !facts.code.includes('__main__')
        ? {
            says: [
              'ponle if __name__ == "__main__"',
              'con una función main',
              'quiero que tenga su main',
              'agregale el if __name__',
            ],
            isDone: (tried) => same(facts, tried) && /__main__|def main/.test(tried.p.source),
          }
        : null,
  },
]
