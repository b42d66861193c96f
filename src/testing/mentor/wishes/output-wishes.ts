import { positional, printsIn } from '~/modules/mentor/python/program/source'
import { type Facts, firstText, keepsLines, kept, lastValue, lines, newLines, numbersIn, same } from './program-facts'
import type { StandardWish } from './wish'

const printing = (facts: Facts) => printsIn(facts.p.body).length > 0 && facts.before.output.trim() !== ''

/** Wishes of what a program prints. */
export const OUTPUT_WISHES: readonly StandardWish[] = [
  {
    name: 'also print a name',
    of(facts) {
      const name = facts.unshown.find((each) => !facts.p.functions.has(each))
      const value = name === undefined ? null : lastValue(facts, name, facts.stdin)
      if (name === undefined || value === null || value === '' || value.includes('\n')) return null
      return {
        says: [
          `haz que imprima también ${name}`,
          `quiero que me muestre además ${name}`,
          `y que al final salga ${name}`,
          `mostrame también ${name}`,
          `me falta que imprima ${name}`,
          `ponle que enseñe ${name} tambien`,
        ],
        isDone: (tried) =>
          kept(facts, tried) && newLines(facts.before.output, tried.after.output).some((line) => line.includes(value)),
      }
    },
  },
  {
    name: 'other text',
    of(facts) {
      const word = firstText(facts.p)
      if (word === null || !facts.before.output.includes(word)) return null
      return {
        says: [
          `cambia «${word}» por «Dato»`,
          `que diga "Dato" en vez de "${word}"`,
          `quiero que ponga Dato donde dice ${word}`,
          `en lugar de "${word}" poné "Dato"`,
          `cambiale el texto ${word} a Dato`,
        ],
        isDone: ({ after }) =>
          after.error === null &&
          after.output.includes('Dato') &&
          !after.output.split('\n').some((line) => line.startsWith(word)),
      }
    },
  },
  {
    name: 'two decimals',
    of(facts) {
      if (!/\d\.\d{3,}/.test(facts.before.output)) return null
      return {
        says: [
          'que redondee a 2 decimales',
          'quiero que salga con dos decimales',
          'haz que el resultado tenga solo 2 decimales',
          'salen muchos decimales, dejá solo dos',
          'y con dos decimales como mucho?',
        ],
        isDone: ({ after }) =>
          after.error === null &&
          !/\d\.\d{3,}/.test(after.output) &&
          numbersIn(facts.before.output).every(
            (number, at) => Math.abs(number - (numbersIn(after.output)[at] ?? Number.NaN)) < 0.006,
          ),
      }
    },
  },
  {
    name: 'first words',
    isOfAll: true,
    of: (facts) =>
      printing(facts)
        ? {
            says: [
              'que al principio diga «Bienvenido»',
              'ponle un mensaje de "Bienvenido" al empezar',
              'quiero que antes de todo imprima Bienvenido',
              'haz que salude con "Bienvenido" al inicio',
            ],
            isDone: (tried) => kept(facts, tried) && lines(tried.after.output)[0]?.includes('Bienvenido') === true,
          }
        : null,
  },
  {
    name: 'last words',
    isOfAll: true,
    of: (facts) =>
      printing(facts)
        ? {
            says: [
              'que al final diga «Fin del programa»',
              'añade un mensaje al final que ponga "Fin del programa"',
              'y que cuando termine imprima Fin del programa',
              'agregale al final un print con "Fin del programa"',
            ],
            isDone: (tried) =>
              kept(facts, tried) && lines(tried.after.output).at(-1)?.includes('Fin del programa') === true,
          }
        : null,
  },
  {
    name: 'without a print',
    of(facts) {
      const prints = printsIn(facts.p.body)
      const [first] = prints
      const word = firstText(facts.p)
      if (prints.length < 2 || !first || word === null || !facts.p.text(first).includes(word)) return null
      if (!facts.p.body.some((node) => node.kind === 'expression' && node.value === first)) return null
      const line = facts.p.line(first)
      return {
        says: [
          `quita el print de ${word}`,
          `no quiero que imprima ${word}`,
          `saca la línea ${line}`,
          `sacá el print que dice ${word}`,
          `borra el print de la línea ${line}`,
        ],
        isDone: ({ after }) =>
          after.error === null &&
          lines(after.output).length < lines(facts.before.output).length &&
          keepsLines(after.output, facts.before.output),
      }
    },
  },
  {
    name: 'format string',
    of(facts) {
      const isOld = printsIn(facts.p.body).some(
        (call) =>
          positional(call).length > 1 ||
          positional(call).some((value) => value.kind === 'binary' && facts.p.text(value).includes('"')),
      )
      return isOld && facts.p.spots('format-string').length === 0
        ? {
            says: [
              'hazlo con f-string',
              'cambia el print a f-string',
              'quiero usar f-strings en los print',
              'pasá el print a f-string',
            ],
            isDone: (tried) => same(facts, tried) && tried.p.spots('format-string').length > 0,
          }
        : null
    },
  },
  {
    name: 'currency',
    of(facts) {
      const priced =
        /precio|total|importe|coste|sueldo|gasto|saldo|venta/i.test(facts.code) &&
        /\d/.test(facts.before.output) &&
        !/[€$]/.test(facts.before.output)
      return priced
        ? {
            says: [
              'que salga con el símbolo €',
              'ponle el € detrás',
              'quiero que ponga euros al lado del número',
              'agregale el signo € al resultado',
            ],
            isDone: ({ after }) =>
              after.error === null &&
              /€|euro/.test(after.output) &&
              numbersIn(facts.before.output).every((number) => numbersIn(after.output).includes(number)),
          }
        : null
    },
  },
  {
    name: 'save to a file',
    isOfAll: true,
    of(facts) {
      if (!printing(facts) || /open\(/.test(facts.code)) return null
      return {
        says: [
          'que guarde el resultado en un archivo datos.txt',
          'quiero que además se guarde en un fichero',
          'guardalo en un txt',
          'haz que lo que imprime se guarde en salida.txt',
          'y cómo hago para que lo guarde en un archivo?',
        ],
        isDone: ({ after, run, code }) => {
          const written = run({
            code,
            stdin: facts.stdin,
            append: '\nimport os\nprint("\\x01", sum(os.path.getsize(f) for f in os.listdir(".")))',
          })
          return after.error === null && Number(written.output.split('\u0001')[1] ?? 0) > 0
        },
      }
    },
  },
]
