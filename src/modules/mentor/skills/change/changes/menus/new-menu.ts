import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { linesOf, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { actionFor, type Stock, stockIn } from './actions'
import { type Option, optionsIn } from './options'

/** «ponle un menú: 1 añadir, 2 ver todas, 3 salir»: what the program does becomes the branches of a loop that asks. */
export const newMenuChange: Change = {
  name: 'new-menu',
  stage: STAGE.data,
  says: [],
  reads: (said, p) => (p.places('while').length > 0 ? null : (optionsIn(said)?.spans ?? null)),
  make(p, wish) {
    const options = optionsOf(wish)
    return options === null ? null : withMenu(p, options)
  },
}

const optionsOf = ({ said }: Wish) => optionsIn(said)?.options ?? null

function withMenu(p: Program, options: readonly Option[]): Result {
  const stock = stockIn(p)
  const actions = options.map((option) => ({ option, lines: actionFor(p, stock, option) }))
  const unknown = actions.filter(({ lines }) => lines === null).map(({ option }) => `«${option.label}»`)
  if (unknown.length * 2 > options.length) return null
  if (stock === null && mainStatements(p).length > 0 && p.places('function').length === 0) return null
  const known = actions.flatMap(({ option, lines }) => (lines === null ? [] : [{ option, lines }]))
  const code = `${headOf(p, stock)}${menuLines(p, known).join('\n')}\n`
  return {
    code,
    told: 'El programa es ahora un menú que se repite hasta que se elige salir; lo que ya hacía está en sus opciones.',
    how: [
      `${inlineCode('while True')} enseña el menú una y otra vez; ${inlineCode('break')} sale de él.`,
      '`input` da texto: por eso cada opción se compara con un número entre comillas.',
    ],
    ...(unknown.length > 0 && {
      but: `Falta lo que hace ${unknown.join(' y ')}: dime qué pide y qué muestra, y lo añado.`,
    }),
  }
}

/** Imports, functions and the data: everything that is no part of an option. */
function headOf(p: Program, stock: Stock | null): string {
  const main = mainStatements(p)
  const kept = p.body.filter((node) => !main.includes(node) || node === stock?.data)
  return kept
    .map((node) => {
      const { from, to } = linesOf(p, node)
      const gap = node.kind === 'function' || node.kind === 'class' ? '\n\n\n' : '\n'
      return `${p.source.slice(from, to)}${gap}`
    })
    .join('')
}

function menuLines(p: Program, actions: readonly { option: Option; lines: string[] }[]): string[] {
  const numbers = actions.map((each, at) => ({ ...each, number: at + 1 }))
  const leaves = numbers.some(({ lines }) => lines[0] === 'break')
  const all = leaves
    ? numbers
    : [
        ...numbers,
        {
          option: { number: numbers.length + 1, label: 'salir', detail: '' },
          lines: ['break'],
          number: numbers.length + 1,
        },
      ]
  return [
    'while True:',
    ...all.map(({ number, option }) => `    print(${textLiteral(p, `${number}. ${upperFirst(option.label)}`)})`),
    `    opcion = input(${textLiteral(p, 'Elige una opción: ')}).strip()`,
    ...all.flatMap(({ number, lines }, at) => [
      `    ${at === 0 ? 'if' : 'elif'} opcion == ${textLiteral(p, String(number))}:`,
      ...lines.map((line) => (line === '' ? '' : `        ${line}`)),
    ]),
    '    else:',
    `        print(${textLiteral(p, 'Esa opción no existe.')})`,
  ]
}
