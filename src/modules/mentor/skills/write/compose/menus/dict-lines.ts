import { askLine, type Input } from '../scalars/inputs'
import { SORTED } from './list-lines'
import type { Option } from './menu-options'

/** A dictionary: a thing and what is kept of it. */
export type Pairs = { kind: 'dict'; name: string; key: Input; value: Input }

/** What there are so many of. */
export const COUNTED =
  /^(?:cantidad|stock|unidades|existencias|kilos|litros|plazas|entradas|botellas|cajas|piezas|ejemplares)/

export function dictLines(
  { action, label, limit = '5' }: Option,
  { name, key, value }: Pairs,
  options: readonly Option[],
): string[] | null {
  const ask = `${key.name} = input('${key.label}: ').strip()`
  const missing = ['else:', "    print('No existe.')"]
  const isSorted = action === 'sort' || SORTED.test(label)
  const format = value.type === 'money' ? ':.2f' : ''
  // Adding to what is there already is what stocks are for.
  const adds = COUNTED.test(value.name) && options.some((option) => option.action === 'add')
  switch (action) {
    case 'add':
      return [
        ask,
        askLine(value),
        adds
          ? `${name}[${key.name}] = ${name}.get(${key.name}, 0) + ${value.name}`
          : `${name}[${key.name}] = ${value.name}`,
      ]
    case 'sort':
    case 'list':
      return [
        `if not ${name}:`,
        "    print('No hay nada guardado.')",
        `for ${key.name}, ${value.name} in ${isSorted ? `sorted(${name}.items())` : `${name}.items()`}:`,
        `    print(f'{${key.name}}: {${value.name}${format}}')`,
      ]
    case 'find':
      return [
        ask,
        `if ${key.name} in ${name}:`,
        `    print(f'${value.label}: {${name}[${key.name}]${format}}')`,
        ...missing,
      ]
    case 'remove':
      return [ask, `if ${key.name} in ${name}:`, `    del ${name}[${key.name}]`, ...missing]
    case 'edit':
      return [
        ask,
        `if ${key.name} in ${name}:`,
        `    ${askLine(value)}`,
        `    ${name}[${key.name}] = ${value.name}`,
        ...missing,
      ]
    case 'draw':
      return [
        `if ${name}:`,
        `    print(f'Ha salido {random.choice(list(${name}))}.')`,
        'else:',
        "    print('No hay nada guardado.')",
      ]
    case 'give':
    case 'giveback':
      return value.type === 'text'
        ? null
        : [ask, askLine(value), `${name}[${key.name}] = ${name}.get(${key.name}, 0) + ${value.name}`]
    case 'take':
    case 'lend':
      return value.type === 'text'
        ? null
        : [
            ask,
            askLine(value),
            `if ${key.name} not in ${name}:`,
            "    print('No existe.')",
            `elif ${value.name} > ${name}[${key.name}]:`,
            "    print('No hay bastante.')",
            'else:',
            `    ${name}[${key.name}] -= ${value.name}`,
          ]
    case 'low':
      return value.type === 'text'
        ? null
        : [
            `for ${key.name}, ${value.name} in ${name}.items():`,
            `    if ${value.name} < ${limit}:`,
            `        print(f'{${key.name}}: {${value.name}}')`,
          ]
    case 'count':
      return [`print(f'Hay {len(${name})}.')`]
    case 'clear':
      return [`${name}.clear()`]
    case 'total':
      return value.type === 'text' ? null : [`print(f'Total: {sum(${name}.values())}')`]
    case 'mean':
      return value.type === 'text'
        ? null
        : [
            `if ${name}:`,
            `    print(f'Media: {sum(${name}.values()) / len(${name}):.2f}')`,
            'else:',
            "    print('Todavía no hay datos.')",
          ]
    case 'highest':
    case 'lowest':
      return value.type === 'text'
        ? null
        : [
            `if ${name}:`,
            `    ${key.name} = ${action === 'highest' ? 'max' : 'min'}(${name}, key=${name}.get)`,
            `    print(f'{${key.name}}: {${name}[${key.name}]${format}}')`,
            'else:',
            "    print('Todavía no hay datos.')",
          ]
    default:
      return null
  }
}
