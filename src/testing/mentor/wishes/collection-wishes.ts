import { numberOf } from '~/modules/mentor/python/program/expression-shapes'
import { listOf, middle, says, summing } from './data-facts'
import { calls, kept, lastValue, numbersIn } from './program-facts'
import type { StandardWish } from './wish'

/** Wishes of lists and dictionaries. */
export const COLLECTION_WISHES: readonly StandardWish[] = [
  {
    name: 'another value',
    of(facts) {
      const [only] = facts.numbers
      return only
        ? {
            says: [
              `que ${only.name} valga 37`,
              `cambia ${only.name} a 37`,
              `quiero que ${only.name} sea 37`,
              `poné 37 en ${only.name}`,
              `haz que ${only.name} empiece en 37`,
            ],
            isDone: ({ p, after }) =>
              after.error === null &&
              p.spots('number').some(({ node }) => node.text === '37') &&
              new RegExp(`\\b${only.name} = 37\\b`).test(p.source),
          }
        : null
    },
  },
  {
    name: 'list from the keyboard',
    of(facts) {
      const list = listOf(facts, 'string') ?? listOf(facts, 'number')
      return list
        ? {
            says: [
              `que los elementos de ${list.name} los escriba el usuario`,
              `quiero que el usuario meta ${list.name}`,
              `que pida ${list.name} por teclado`,
              `haz que ${list.name} se rellene con input`,
            ],
            isDone: ({ p }) => calls(p, 'input').length > 0,
          }
        : null
    },
  },
  {
    name: 'one more in a list',
    of(facts) {
      const list = listOf(facts, 'number') ?? listOf(facts, 'string')
      if (!list) return null
      const value = list.value[0]?.kind === 'string' ? 'Zoe' : '17'
      return {
        says: [
          `añade ${value} a ${list.name}`,
          `agrega ${value} a la lista`,
          `mete también ${value} en ${list.name}`,
          `quiero que ${list.name} tenga también ${value}`,
          `ponle un ${value} más a la lista ${list.name}`,
        ],
        isDone: (tried) =>
          tried.after.error === null && (lastValue(tried, list.name, facts.stdin)?.includes(value) ?? false),
      }
    },
  },
  {
    name: 'one less in a list',
    of(facts) {
      const list = listOf(facts, 'string') ?? listOf(facts, 'number')
      const last = list?.value.at(-1)
      if (!list || !last) return null
      const value = last.kind === 'string' ? last.value : facts.p.text(last)
      if (list.value.filter((item) => facts.p.text(item) === facts.p.text(last)).length > 1 || value === '') return null
      return {
        says: [
          `quita ${value} de ${list.name}`,
          `saca ${value} de la lista`,
          `elimina ${value} de ${list.name}`,
          `no quiero que ${value} esté en ${list.name}`,
        ],
        isDone: (tried) =>
          tried.after.error === null &&
          lastValue(tried, list.name, facts.stdin)
            ?.split(/[[\], ']+/)
            .includes(value) === false,
      }
    },
  },
  {
    name: 'one more in a dictionary',
    of(facts) {
      const dict = facts.dicts.find(
        ({ value }) =>
          value.length > 0 && value.every((entry) => entry.key?.kind === 'string' && numberOf(entry.value) !== null),
      )
      return dict
        ? {
            says: [
              `añade kiwi con 9 a ${dict.name}`,
              `agrega "kiwi": 9 al diccionario`,
              `pon también kiwi que vale 9 en ${dict.name}`,
              `metele kiwi con valor 9 a ${dict.name}`,
            ],
            isDone: (tried) =>
              tried.after.error === null && /'kiwi': 9/.test(lastValue(tried, dict.name, facts.stdin) ?? ''),
          }
        : null
    },
  },
  {
    name: 'how many at the end',
    of(facts) {
      const loop = facts.loops.find(({ over }) =>
        facts.lists.some(({ name, value }) => name === over && value.length > 1),
      )
      const list = facts.lists.find(({ name }) => name === loop?.over)
      return loop && list
        ? {
            says: [
              `que diga al final cuántos ${loop.over} hay`,
              `quiero que cuente cuántos ${loop.over} son`,
              `y que al final ponga cuantos hay en total`,
              `me falta que diga cuántos ${loop.over} hay`,
              `contá cuántos ${loop.over} hay y mostralo`,
            ],
            isDone: (tried) => says(tried, facts, list.value.length),
          }
        : null
    },
  },
  {
    name: 'mean too',
    of(facts) {
      const list = listOf(facts, 'number')
      const values = list ? numbersIn(lastValue(facts, list.name, facts.stdin) ?? '') : []
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return list && values.length > 1 && !/media|promedio|mean/.test(facts.code)
        ? {
            says: [
              'que diga también la media',
              `quiero la media de ${list.name}`,
              `y que imprima además el promedio de ${list.name}`,
              'agregale el promedio',
            ],
            isDone: (tried) => says(tried, facts, mean),
          }
        : null
    },
  },
  {
    name: 'largest too',
    of(facts) {
      const list = listOf(facts, 'number')
      const values = list ? numbersIn(lastValue(facts, list.name, facts.stdin) ?? '') : []
      return list && values.length > 1 && !/max/.test(facts.code)
        ? {
            says: [
              'que diga también el mayor',
              `quiero que imprima el máximo de ${list.name}`,
              'y que al final muestre cuál es el más grande',
              `sacá también el número más alto de ${list.name}`,
            ],
            isDone: (tried) => says(tried, facts, Math.max(...values)),
          }
        : null
    },
  },
  {
    name: 'not the small ones',
    of(facts) {
      const sum = summing(facts)
      if (!sum) return null
      const limit = middle(sum.values)
      const total = sum.values.filter((value) => value >= limit).reduce((all, value) => all + value, 0)
      return {
        says: [
          `que no cuente los que son menores que ${limit}`,
          `suma solo los que sean ${limit} o más`,
          `quiero que ignore los menores de ${limit}`,
          `no sumes los que son menores a ${limit}`,
          `que se salte los que no lleguen a ${limit}`,
        ],
        isDone: ({ after, code, run }) =>
          after.error === null && Number(lastValue({ code, run }, sum.name, facts.stdin)) === total,
      }
    },
  },
  {
    name: 'without None',
    of(facts) {
      const sum = summing(facts)
      if (!sum) return null
      return {
        says: [
          'que ignore los None',
          'si hay un None en la lista que se lo salte',
          'y que no cuente los None',
          'haz que los None no den error, que los ignore',
        ],
        isDone: ({ p, code, run }) => {
          const list = p.body.find((node) => node.kind === 'assign' && node.value.kind === 'list')
          if (list?.kind !== 'assign') return false
          const holed = `${code.slice(0, list.value.from + 1)}None, ${code.slice(list.value.from + 1)}`
          const value = lastValue({ code: holed, run }, sum.name, facts.stdin)
          return value !== null && Number(value) === sum.values.reduce((all, each) => all + each, 0)
        },
      }
    },
  },
  {
    name: 'count instead',
    of(facts) {
      const sum = summing(facts)
      if (!sum || /count|cuenta|len/.test(facts.code)) return null
      return {
        says: [
          'que cuente cuántos hay en vez de sumarlos',
          'en lugar de sumar, que cuente',
          'quiero que los cuente, no que los sume',
          'contá los elementos en vez de sumarlos',
        ],
        isDone: ({ after }) =>
          after.error === null &&
          numbersIn(after.output).includes(sum.values.length) &&
          !numbersIn(after.output).includes(sum.values.reduce((a, b) => a + b, 0)),
      }
    },
  },
  {
    name: 'read from a file',
    of(facts) {
      const list = facts.lists.find(
        ({ value }) => value.length > 1 && value.every((item) => item.kind === 'number' || item.kind === 'string'),
      )
      if (!list) return null
      const text = list.value.map((item) => (item.kind === 'string' ? item.value : facts.p.text(item))).join('\n')
      return {
        says: [
          `que lea ${list.name} de un archivo datos.txt`,
          `quiero que los datos estén en datos.txt y los lea`,
          `lee ${list.name} de datos.txt`,
          `haz que cargue ${list.name} desde el fichero datos.txt`,
        ],
        isDone: ({ p, code, run }) => {
          const after = run({ code, stdin: facts.stdin, files: { 'datos.txt': `${text}\n` } })
          return /open\(|read_text/.test(p.source) && kept(facts, { code, p, run, after })
        },
      }
    },
  },
]
