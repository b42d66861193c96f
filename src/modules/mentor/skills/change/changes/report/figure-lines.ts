import type { Program } from '../../../../python/program/indexed-program'
import { freeName, textLiteral } from '../../../../python/program/source'
import type { Figure } from './figure-words'
import type { Column, Rows } from './row-types'

/** Lines that say one figure, what tells how it is found, and a module that it needs. */
export type Said = { lines: string[]; how: string; imports?: string }

export function linesOfFigure(p: Program, rows: Rows, figure: Figure): Said {
  const { kind, of, who, label } = figure
  const said = (value: string) => `print(${textLiteral(p, `${label}:`)}, ${value})`
  const test = [rows.test, figure.test].filter((each) => each !== null).join(' and ')
  const values = of === null ? rows.iterable : listOf(rows, of, test)
  const size = test === '' && (of === null || rows.columns.length > 0) ? `len(${listName(rows)})` : null
  switch (kind) {
    case 'count':
      return test === ''
        ? { lines: [said(`len(${listName(rows)})`)], how: '`len` cuenta los elementos.' }
        : {
            lines: [said(`sum(1 for ${rows.target} in ${rows.iterable} if ${test})`)],
            how: '`sum(1 for … if …)` suma un 1 por cada uno que cumple la condición: así los cuenta.',
          }
    case 'sum':
      return { lines: [said(`sum(${bare(values)})`)], how: '`sum` suma todos los valores.' }
    case 'mean':
      return {
        lines: [said(`sum(${bare(values)}) / ${/^\w+$/.test(values) ? `len(${values})` : (size ?? `len(${values})`)}`)],
        how: 'La media es la suma entre cuántos hay.',
      }
    case 'product':
      return {
        lines: [said(`math.prod(${bare(values)})`)],
        how: '`math.prod` multiplica todos los valores.',
        imports: 'import math',
      }
    case 'share':
      return shares(p, rows, { of: of as Column, who: who as Column })
    case 'median':
      return {
        lines: [said(`statistics.median(${bare(values)})`)],
        how: '`statistics.median` da el valor del medio cuando están ordenados.',
        imports: 'import statistics',
      }
    case 'max':
    case 'min':
      return {
        lines: [said(`${kind}(${bare(values)})`)],
        how: `\`${kind}\` da el ${kind === 'max' ? 'mayor' : 'menor'}.`,
      }
    case 'tally':
      return tallied(p, rows, of as Column)
    default:
      return best(p, rows, { ...figure, of: of as Column, who: who as Column })
  }
}

/** What `len` counts. */
const listName = ({ iterable }: Rows) =>
  iterable
    .replace(/^range\(len\((\w+)\)\)$/, '$1')
    .replace(/^zip\((\w+),.*\)$/, '$1')
    .replace(/^(\w+)\.items\(\)$/, '$1')

/** The values of a column as a list. */
function listOf({ target, iterable }: Rows, { code }: Column, test: string): string {
  if (test === '' && code === target) return iterable
  const dict = /^(\w+)\.items\(\)$/.exec(iterable)?.[1]
  if (test === '' && dict !== undefined && target.endsWith(`, ${code}`)) return `${dict}.values()`
  const indexed = /^(\w+)\[\w+\]$/.exec(code)?.[1]
  if (test === '' && indexed !== undefined && iterable.startsWith('range(len(')) return indexed
  return `[${code} for ${target} in ${iterable}${test === '' ? '' : ` if ${test}`}]`
}

/** In the brackets of a call a list needs none of its own. */
const bare = (list: string) => (/^\[.* for .*\]$/.test(list) ? list.slice(1, -1) : list)

/** Who has most: the row itself is looked for, so that its name is at hand. */
function best(p: Program, rows: Rows, { kind, of, who, label }: Figure & { of: Column; who: Column }): Said {
  const call = kind === 'best' ? 'max' : 'min'
  const name = freeName(p, kind === 'best' ? 'mayor' : 'menor', kind === 'best' ? 'el_mayor' : 'el_menor')
  const print = (shown: string) => `print(${textLiteral(p, `${label}:`)}, ${shown})`
  const how = `\`${call}\` con \`key\` compara por ese dato y da la fila entera; si hay varios iguales, se queda con el primero.`
  const dict = /^(\w+)\.items\(\)$/.exec(rows.iterable)?.[1]
  if (dict !== undefined && /^\w+, \w+$/.test(rows.target) && rows.target.endsWith(`, ${of.code}`))
    return { lines: [`${name} = ${call}(${dict}, key=${dict}.get)`, print(`${name}, ${dict}[${name}]`)], how }
  const position = /^\w+$/.test(rows.target)
  const parts = rows.target.split(', ')
  if (!position && parts.includes(of.code) && parts.includes(who.code)) {
    const at = (column: Column) => `[${parts.indexOf(column.code)}]`
    const row = freeName(p, 'fila')
    return {
      lines: [
        `${name} = ${call}(${rows.iterable}, key=lambda ${row}: ${row}${at(of)})`,
        print(`${name}${at(who)}, ${name}${at(of)}`),
      ],
      how,
    }
  }
  if (of.code === rows.target)
    return {
      lines: [`${name} = ${call}(${rows.iterable})`, print(`${named(who.code, rows.target, name)}, ${name}`)],
      how: `\`${call}\` da el número, e \`index\` el puesto que tiene: en ese mismo puesto está su nombre.`,
    }
  const as = (code: string) => named(code, rows.target, name)
  return {
    lines: [
      `${name} = ${call}(${rows.iterable}, key=lambda ${rows.target}: ${of.code})`,
      print(`${as(who.code)}, ${as(of.code)}`),
    ],
    how,
  }
}

/** The code of a column for a row that is called otherwise. */
const named = (code: string, target: string, name: string) =>
  code.replace(new RegExp(`(?<![\\w."'])${target}(?!\\w)`, 'g'), name)

function shares(p: Program, rows: Rows, { of, who }: { of: Column; who: Column }): Said {
  const total = freeName(p, 'suma', 'total_todo')
  return {
    lines: [
      `${total} = sum(${bare(listOf(rows, of, ''))})`,
      `for ${rows.target} in ${rows.iterable}:`,
      `    print(f"{${who.code.replaceAll('"', "'")}}: {${of.code.replaceAll('"', "'")} / ${total} * 100:.1f} %")`,
    ],
    how: 'El porcentaje es cada parte entre la suma de todas, por 100.',
  }
}

function tallied(p: Program, rows: Rows, of: Column): Said {
  const [counts, value, times] = [
    freeName(p, 'veces', 'cuenta'),
    freeName(p, 'valor'),
    freeName(p, 'cantidad', 'total'),
  ]
  const walk = of.kind === 'number' ? `sorted(${counts}.items())` : `${counts}.items()`
  return {
    lines: [
      `${counts} = {}`,
      `for ${rows.target} in ${rows.iterable}:`,
      `    ${counts}[${of.code}] = ${counts}.get(${of.code}, 0) + 1`,
      `for ${value}, ${times} in ${walk}:`,
      `    print(f"{${value}}: {${times}}")`,
    ],
    how: `El diccionario \`${counts}\` lleva la cuenta de cada valor: \`get(…, 0)\` da 0 la primera vez que aparece.`,
  }
}
