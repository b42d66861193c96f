import { askLine, type Input } from '../scalars/inputs'
import type { Option } from './menu-options'

/** A list of texts. */
export type TextList = { kind: 'list'; name: string; item: Input }

export const LAST = /[uú]ltim[oa]/i
export const SORTED = /ordenad[oa]s?|alfab[eé]tic/i

export function listLines(option: Option, { name, item }: TextList, options: readonly Option[]): string[] | null {
  const isNumber = item.type !== 'text'
  const ask = isNumber ? askLine(item) : `${askLine(item)}.strip()`
  const format = item.type === 'money' ? ':.2f' : ''
  const absent = ['else:', "    print('Eso no está en la lista.')"]
  switch (option.action) {
    case 'add':
      return [ask, `${name}.append(${item.name})`]
    case 'sort':
      return [`${name}.sort()`, ...shownLines({ name, item: item.name }, options)]
    case 'list':
      return shownLines({ name: SORTED.test(option.label) ? `sorted(${name})` : name, item: item.name }, options)
    case 'total':
      return isNumber ? [`print(f'Total: {sum(${name})${format}}')`] : null
    case 'mean':
      return isNumber ? [`if ${name}:`, `    print(f'Media: {sum(${name}) / len(${name}):.2f}')`, ...EMPTY] : null
    case 'highest':
    case 'lowest':
      return isNumber
        ? [`if ${name}:`, `    print(${option.action === 'highest' ? 'max' : 'min'}(${name}))`, ...EMPTY]
        : null
    case 'remove':
      if (LAST.test(option.label)) return [`if ${name}:`, `    ${name}.pop()`, ...EMPTY]
      return option.isByNumber
        ? [ASK_NUMBER, `if 1 <= numero <= len(${name}):`, `    del ${name}[numero - 1]`, ...NO_NUMBER]
        : [ask, `if ${item.name} in ${name}:`, `    ${name}.remove(${item.name})`, ...absent]
    case 'find':
      return [
        ask,
        `if ${item.name} in ${name}:`,
        "    print('Sí, está en la lista.')",
        'else:',
        "    print('No existe.')",
      ]
    case 'edit':
      return option.isByNumber
        ? [
            ASK_NUMBER,
            `if 1 <= numero <= len(${name}):`,
            `    ${name}[numero - 1] = input('Nuevo valor: ').strip()`,
            ...NO_NUMBER,
          ]
        : [
            ask,
            `if ${item.name} in ${name}:`,
            `    ${name}[${name}.index(${item.name})] = input('Nuevo valor: ').strip()`,
            ...absent,
          ]
    case 'count':
      return [`print(f'Hay {len(${name})}.')`]
    case 'clear':
      return [`${name}.clear()`]
    case 'draw':
      return [`if ${name}:`, `    print(f'Ha salido {random.choice(${name})}.')`, ...EMPTY]
    default:
      return null
  }
}

export const ASK_NUMBER = "numero = int(input('Número: '))"
export const NO_NUMBER = ['else:', "    print('Ese número no está.')"]
const EMPTY = ['else:', "    print('La lista está vacía.')"]

/** Who picks by number sees the numbers. */
function shownLines({ name, item }: { name: string; item: string }, options: readonly Option[]): string[] {
  const isNumbered = options.some(({ isByNumber }) => isByNumber)
  return [
    `if not ${name.replace(/^sorted\((.*)\)$/, '$1')}:`,
    "    print('La lista está vacía.')",
    isNumbered ? `for numero, ${item} in enumerate(${name}, start=1):` : `for ${item} in ${name}:`,
    isNumbered ? `    print(f'{numero}. {${item}}')` : `    print(f'- {${item}}')`,
  ]
}
