import { numberOf } from '~/modules/mentor/python/program/expression-shapes'
import { positional, printsIn } from '~/modules/mentor/python/program/source'
import { listing, middle, numbersOf } from './data-facts'
import { kept, lines } from './program-facts'
import type { StandardWish } from './wish'

/** Wishes of what a loop shows line by line. */
export const LISTING_WISHES: readonly StandardWish[] = [
  {
    name: 'only the large ones',
    of(facts) {
      const shown = listing(facts)
      const values = shown ? numbersOf(shown.list) : []
      if (!shown || values.length < 3 || values.length !== shown.list.length) return null
      const limit = middle(values)
      const isKept = values.map((value) => value > limit)
      return {
        says: [
          `solo los mayores que ${limit}`,
          `que imprima nada más los que pasan de ${limit}`,
          `quiero ver solamente los mayores de ${limit}`,
          `mostrá solo los que son más de ${limit}`,
        ],
        isDone: ({ after }) =>
          after.error === null &&
          after.output.trim() ===
            lines(facts.before.output)
              .filter((_, at) => isKept[at])
              .join('\n')
              .trim(),
      }
    },
  },
  {
    name: 'sorted',
    of(facts) {
      const shown = listing(facts)
      const [first] = shown?.list ?? []
      if (!shown || !first || !(first.kind === 'string' || numberOf(first) !== null)) return null
      return {
        says:
          first.kind === 'string'
            ? [
                'por orden alfabético',
                'que salgan ordenados de la A a la Z',
                'quiero que los ordene alfabéticamente',
                `ordená ${shown.over} por abecedario`,
              ]
            : [
                'ordenados de menor a mayor',
                'que salgan en orden, del más pequeño al más grande',
                'quiero que los ordene de menor a mayor',
                `ordená ${shown.over} de menor a mayor`,
              ],
        isDone: ({ after, p }) =>
          after.error === null &&
          /sort/.test(p.source) &&
          lines(after.output).toSorted().join() === lines(facts.before.output).toSorted().join(),
      }
    },
  },
  {
    name: 'sorted by a field',
    of(facts) {
      const loop = facts.p
        .places('for')
        .find(
          ({ node, parent }) =>
            parent === null &&
            node.iterable.kind === 'name' &&
            node.target.kind === 'tuple' &&
            node.body.length === 1 &&
            printsIn(node.body).length === 1,
        )?.node
      const list = facts.lists.find(({ name }) => loop?.iterable.kind === 'name' && name === loop.iterable.name)
      const tuple = list?.value[0]?.kind === 'tuple' ? list.value[0] : null
      const at = tuple?.items.findIndex((item) => numberOf(item) !== null) ?? -1
      const field = loop?.target.kind === 'tuple' ? loop.target.items[at] : undefined
      if (!list || field?.kind !== 'name') return null
      return {
        says: [
          `ordenado por ${field.name} de mayor a menor`,
          `que salgan por ${field.name}, de mayor a menor`,
          `quiero que los ordene según ${field.name}, primero el más alto`,
          `ordenalos por ${field.name} de mayor a menor`,
        ],
        isDone: ({ after, p }) => {
          const values = list.value.flatMap((item) =>
            item.kind === 'tuple' && item.items[at] ? (numberOf(item.items[at]) ?? []) : [],
          )
          const order = values.map((value, line) => ({ value, line })).toSorted((a, b) => b.value - a.value)
          const wanted = order.map(({ line }) => lines(facts.before.output)[line])
          return after.error === null && /sort/.test(p.source) && wanted.join('\n') === lines(after.output).join('\n')
        },
      }
    },
  },
  {
    name: 'backwards',
    of(facts) {
      const shown = listing(facts)
      return shown
        ? {
            says: [
              'al revés, del último al primero',
              'que salgan en orden inverso',
              'quiero que empiece por el último',
              'recorré la lista al revés',
            ],
            isDone: ({ after }) =>
              after.error === null && lines(after.output).join() === lines(facts.before.output).toReversed().join(),
          }
        : null
    },
  },
  {
    name: 'without repeats',
    of(facts) {
      const shown = listing(facts)
      const texts = shown?.list.map((item) => facts.p.text(item)) ?? []
      if (new Set(texts).size === texts.length) return null
      return {
        says: [
          'sin repetidos',
          'que no salgan repetidos',
          'quiero que cada uno salga una sola vez',
          'quitá los duplicados',
        ],
        isDone: ({ after }) =>
          after.error === null &&
          new Set(lines(after.output)).size === lines(after.output).length &&
          lines(after.output).length === new Set(lines(facts.before.output)).size,
      }
    },
  },
  {
    name: 'numbered lines',
    of: (facts) =>
      facts.loops.some(({ node }) => printsIn(node.body).length === 1) && lines(facts.before.output).length > 1
        ? {
            says: [
              'numera las líneas que salen',
              'que cada línea salga con su número: 1, 2, 3…',
              'quiero que salgan numerados',
              'ponle el número delante a cada uno',
            ],
            isDone: (tried) =>
              kept(facts, tried) &&
              lines(tried.after.output).some((line) => /^\W*1\b/.test(line)) &&
              lines(tried.after.output).some((line) => /^\W*2\b/.test(line)),
          }
        : null,
  },
  {
    name: 'one line',
    of: (facts) =>
      facts.loops.some(({ node }) => node.body.length === 1 && printsIn(node.body).length === 1) &&
      lines(facts.before.output).length > 1
        ? {
            says: [
              'que salga todo en la misma línea',
              'quiero que los imprima en una sola línea',
              'ponelo todo en un renglón',
              'que no salte de línea cada vez',
            ],
            isDone: ({ after }) =>
              after.error === null && lines(after.output).length < lines(facts.before.output).length,
          }
        : null,
  },
  {
    name: 'capitals',
    of: (facts) =>
      /[a-z]{3}/.test(facts.before.output) &&
      facts.loops.some(({ over }) =>
        facts.lists.some(({ name, value }) => name === over && value[0]?.kind === 'string'),
      )
        ? {
            says: [
              'que los nombres salgan en mayúsculas',
              'quiero que salga en mayúscula',
              'pasalo todo a mayúsculas',
              'imprime en mayusculas los elementos',
            ],
            isDone: ({ after }) =>
              after.error === null &&
              after.output.toUpperCase() === facts.before.output.toUpperCase() &&
              after.output !== facts.before.output,
          }
        : null,
  },
  {
    name: 'key and value',
    of(facts) {
      const loop = facts.loops.find(
        ({ over, node, target }) =>
          facts.dicts.some(({ name }) => name === over) &&
          printsIn(node.body).length === 1 &&
          printsIn(node.body).every((call) =>
            positional(call).every((value) => value.kind === 'name' && value.name === target),
          ),
      )
      const dict = facts.dicts.find(({ name }) => name === loop?.over)
      const values =
        dict?.value.flatMap(({ value }) =>
          value.kind === 'string' ? [value.value] : value.kind === 'number' ? [value.text] : [],
        ) ?? []
      if (!loop || values.length === 0) return null
      return {
        says: [
          'que imprima también el valor',
          `quiero que salga ${loop.target} y su valor`,
          'y que al lado ponga el valor de cada uno',
          'mostrá clave y valor',
        ],
        isDone: (tried) => kept(facts, tried) && values.every((value) => tried.after.output.includes(String(value))),
      }
    },
  },
]
