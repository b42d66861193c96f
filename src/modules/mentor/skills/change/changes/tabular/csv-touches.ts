import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import { edited, linesOf, positional, textLiteral } from '../../../../python/program/source'
import { unquoted } from '../bare-clause'
import { withImport } from '../style/imports'
import { type CsvTotals, columnsOf } from './csv-totals'
import { NO_COLUMN } from './tables'
import { COLUMN, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

/** Small wishes of rows of a CSV that are added up by a column. */
export const CSV_TOUCHES: readonly Touch<CsvTotals>[] = [
  {
    name: 'group',
    says: [
      new RegExp(
        `(?:agrup\\w* |separ\\w* |me falta (?:el |la )?[a-z]{2,12},? (?:lo quiero |quiero )?)?(?:tambien |ademas )?por (?:cada )?${THE_COLUMN}(?<one>${COLUMN})(?:,? (?:y|e)(?: tambien)? (?:por )?(?:cada )?${THE_COLUMN}(?<two>${COLUMN}))?(?: tambien| ademas)?`,
      ),
    ],
    make: (totals, { parts: { one, two }, also }) => group(totals, [one, two], also),
  },
  {
    name: 'total',
    says: [
      /(?:con |el |la )*(?:total|suma)(?: (?:de todo|de todos|de todas|general|final|completo))?(?: (?:al final|abajo|debajo))?/,
    ],
    make(totals) {
      const { p } = totals
      if (new RegExp(`sum\\(${totals.totals}\\.values\\(\\)\\)`).test(p.source))
        return { why: 'El total ya lo imprime tu programa al final.' }
      const hasCents = /:\.2f\}/.test(p.source)
      const text = hasCents
        ? `print(f${quoted(totals, `Total: {sum(${totals.totals}.values()):.2f}`)})`
        : `print(${textLiteral(p, 'Total:')}, sum(${totals.totals}.values()))`
      return {
        code: `${p.source.trimEnd()}\n${text}\n`,
        told: 'Al final dice también el total de todo.',
        how: [`${inlineCode(`${totals.totals}.values()`)} son las sumas de cada uno, y \`sum\` las junta.`],
      }
    },
  },
  {
    name: 'decimal-comma',
    says: [
      /(?:(?:mis |los |tengo los )?(?:decimales|numeros|precios|importes)(?: (?:van|estan|vienen|son|llevan|tienen|escritos))*(?: con)? ?comas?(?: decimal)?(?: (?:y no|en vez de|en lugar de) puntos?)?|(?:con )?(?:coma decimal|decimales con coma))/,
    ],
    make({ p }) {
      const edits = p.spots('call').flatMap(({ node }): Edit[] => {
        const [given] = callTo(node, 'float') ? positional(node) : []
        return given && !p.text(given).includes('replace(')
          ? [{ from: given.to, to: given.to, text: `.replace(${textLiteral(p, ',')}, ${textLiteral(p, '.')})` }]
          : []
      })
      return edits.length === 0
        ? null
        : {
            code: edited(p, edits),
            told: 'Los números se leen con coma decimal.',
            how: [
              '`float` solo entiende el punto: `replace` cambia la coma por un punto antes de convertir. Si además hay puntos de miles, quítalos antes con otro `replace`.',
            ],
          }
    },
  },
  {
    name: 'separator',
    says: [
      /(?:(?:mi|el|este|ese) )?(?:csv|archivo|fichero)?(?: ?(?:esta|viene|usa|va|tiene|lleva|separado|con|por|de|separa))*(?: ?(?:;|punto y coma|";"))(?: (?:de|como) separador)?/,
    ],
    make({ p }) {
      const reader = p.spots('call').find(({ node }) => methodCall(node)?.name === 'DictReader')?.node
      const last = reader?.arguments.at(-1)
      if (!reader || !last) return null
      if (/delimiter/.test(p.text(reader))) return { why: `Ya dice el separador: ${inlineCode(p.text(reader))}.` }
      return {
        code: edited(p, [{ from: last.value.to, to: last.value.to, text: `, delimiter=${textLiteral(p, ';')}` }]),
        told: 'Las columnas se separan por `;`.',
        how: ['`delimiter` es lo que separa las columnas; si no se dice, la coma.'],
      }
    },
  },
  {
    name: 'units',
    says: [
      /(?:en |por |cuantas )?(?:unidades|cantidad|piezas)(?: (?:vendidas|y no|no|en vez|en lugar)(?: (?:en|de|por) (?:plata|dinero|euros|pesos|importe|valor))?)?(?:,? no (?:en |por )?(?:plata|dinero|euros|pesos|importe|valor))?|sum\w* (?:solo )?la cantidad|(?:el )?que (?:mas )?unidades(?: vend\w+| tenga)?/,
    ],
    make(totals) {
      const { p, value } = totals
      if (value.kind !== 'binary' || value.operator !== '*') return null
      const part = [value.left, value.right].find((node) => /cantidad|unidades/.test(p.text(node)))
      if (!part) return null
      const { from, to } = p.whole(value)
      const code = edited(p, [{ from, to, text: p.text(part) }]).replace(/:\.2f\}/g, '}')
      return { code, told: `Ahora suma las unidades (${inlineCode(p.text(part))}) y no el dinero.` }
    },
  },
  {
    name: 'date-format',
    says: [
      /(?:(?:las |mis )?fechas? )?(?:son |estan |vienen |van |escritas? )*(?:como|asi|en formato|con formato|de la forma)? ?(?:por ejemplo )?(?:\d{1,2}\/\d{1,2}\/\d{4}|dd\/mm\/(?:aaaa|yyyy)|dia\/mes\/ano)/,
    ],
    make({ p }) {
      const call = p.spots('call').find(({ node }) => methodCall(node)?.name === 'fromisoformat')?.node
      const [given] = call ? positional(call) : []
      if (!call || !given) return null
      const code = edited(p, [
        {
          from: call.from,
          to: call.to,
          text: `datetime.strptime(${p.text(given)}, ${textLiteral(p, '%d/%m/%Y')}).date()`,
        },
      ])
      const isLeft = /\bdate\./.test(code.replace(/^from datetime.*$/m, '').replace(/\.date\(\)/g, ''))
      return {
        code: code.replace(
          /^from datetime import date$/m,
          isLeft ? 'from datetime import date, datetime' : 'from datetime import datetime',
        ),
        told: 'Las fechas se leen como día/mes/año (15/03/2025).',
        how: ['`strptime` lee un texto según su forma: `%d` es el día, `%m` el mes y `%Y` el año con cuatro cifras.'],
      }
    },
  },
  {
    name: 'this-month',
    says: [
      /(?:solo |unicamente |que solo )?(?:sume |cuente |salgan |muestre )?(?:solo )?(?:las |los |lo )?(?:ventas |gastos |de |del )*(?:el |este )mes(?: (?:actual|en curso|en el que estamos))?|(?:solo )?(?:las |los )?del mes (?:actual|en curso)/,
    ],
    make(totals) {
      const { p, keyed, row } = totals
      const date = columnsOf(totals).find((name) => /fecha/i.test(name))
      if (date === undefined) return null
      const cell = `${row}[${textLiteral(p, date)}]`
      const isDate = /fromisoformat|strptime/.test(p.source)
      const { from } = linesOf(p, keyed)
      const margin = ' '.repeat(keyed.from - from)
      const test = isDate ? `${cell}.strftime(${textLiteral(p, '%Y-%m')})` : `${cell}[:7]`
      const code = edited(p, [
        {
          from,
          to: from,
          text: `${margin}if ${test} != date.today().strftime(${textLiteral(p, '%Y-%m')}):\n${margin}    continue\n`,
        },
      ])
      return {
        code: /from datetime import .*\bdate\b/.test(code)
          ? code
          : /^from datetime import datetime$/m.test(code)
            ? code.replace(/^from datetime import datetime$/m, 'from datetime import date, datetime')
            : withImport(code, 'from datetime import date'),
        told: 'Solo cuentan las filas de este mes.',
        how: [
          `\`continue\` salta las filas de otro mes. ${isDate ? '' : 'Con fechas como 2025-03-15, las 7 primeras letras son el año y el mes.'}`.trim(),
        ],
      }
    },
  },
  {
    name: 'with-pandas',
    says: [/(?:hazlo |hacelo |pasal[oa] |escribel[oa] |usa |usar |usando |lo mismo |ahora |todo )*(?:a |con )?pandas/],
    make: (totals) => withPandas(totals),
  },
]

const quoted = ({ p }: CsvTotals, text: string) => textLiteral(p, text)
const DAYS = /^(?:dia|dias|fecha)$/

function group(totals: CsvTotals, words: readonly (string | undefined)[], also: boolean): Touched {
  const { p, row, key, column, keyed, adds, get, shown, names } = totals
  const known = columnsOf(totals)
  if (column === null) return null
  const wanted = words.flatMap((word) => {
    if (word === undefined) return []
    const plain = plainOf(unquoted(word))
    const own = known.find((name) => plainOf(name) === plain)
    return [
      own ??
        (DAYS.test(plain)
          ? (known.find((name) => /fecha/i.test(name)) ?? 'fecha')
          : /^(?:mes|ano|semana)/.test(plain)
            ? ''
            : unquoted(word)),
    ]
  })
  if (wanted.includes('') || wanted.some((name) => NO_COLUMN.test(plainOf(name)))) return null
  const fresh = wanted.filter((name) => name !== column)
  const [more, other] = fresh
  const keepsOld = also || wanted.includes(column) || wanted.length === 1
  if (more === undefined || other !== undefined || !keepsOld || p.source.includes(`[${key}, ${more}]`)) return null
  const { to } = linesOf(p, keyed)
  const margin = ' '.repeat(keyed.from - linesOf(p, keyed).from)
  const [target] = adds.targets
  const [asked] = positional(get)
  if (target?.kind !== 'subscript' || !asked) return null
  const edits: Edit[] = [
    { from: to, to, text: `\n${margin}${more} = ${row}[${textLiteral(p, more)}]` },
    { from: target.index.from, to: target.index.to, text: `${key}, ${more}` },
    { from: asked.from, to: asked.to, text: `(${key}, ${more})` },
    { from: shown.target.from, to: shown.target.to, text: `(${names[0]}, ${more}), ${names[1]}` },
  ]
  for (const { node } of p.spots('name'))
    if (node.name === names[0] && node.from > shown.iterable.to && node.to <= shown.to) {
      const isField = p.source[node.from - 1] === '{'
      edits.push({ from: node.to, to: node.to, text: isField ? `} {${more}` : `, ${more}` })
    }
  return {
    code: edited(p, edits),
    told: `Ahora suma por ${inlineCode(column)} y ${inlineCode(more)}.`,
    how: [
      `La clave del diccionario es ahora una **tupla**, ${inlineCode(`(${key}, ${more})`)}: hay una suma por cada pareja distinta.`,
      ...(known.includes(more)
        ? []
        : [
            `He supuesto que tu archivo tiene la columna ${inlineCode(more)}: si se llama de otra forma, cambia el nombre.`,
          ]),
    ],
  }
}

function withPandas(totals: CsvTotals): Touched {
  const { p, column, value, row } = totals
  const [file] = p.spots('call').flatMap(({ node }) => {
    const [path] = callTo(node, 'open') ? positional(node) : []
    return path?.kind === 'string' ? [path.value] : []
  })
  const field = new RegExp(
    `(?:float|int)\\(${row}\\[(["'])(\\w+)\\1\\](?:\\.replace\\([^)]*\\))?\\)|${row}\\[(["'])(\\w+)\\3\\]`,
    'g',
  )
  const text = p.text(value)
  const made = text.replace(
    field,
    (_all, _q, one: string | undefined, _r, two: string | undefined) => `df["${one ?? two}"]`,
  )
  if (file === undefined || column === null || made.includes(row)) return null
  const only = /^df\["(\w+)"\]$/.exec(made)?.[1]
  const isDown = /reverse=True/.test(p.source)
  const isComma = /replace\((["']),\1/.test(p.source)
  const isSemi = /delimiter=(["']);\1/.test(p.source)
  const name = only ?? 'total'
  const code = [
    'import pandas as pd',
    '',
    `df = pd.read_csv("${file}"${isSemi ? ', sep=";"' : ''}${isComma ? ', decimal=","' : ''})`,
    ...(only === undefined ? [`df["total"] = ${made}`] : []),
    `totales = df.groupby("${column}")["${name}"].sum()${isDown ? '.sort_values(ascending=False)' : ''}`,
    'print(totales)',
    '',
  ].join('\n')
  return {
    code,
    told: 'Hace lo mismo con pandas.',
    how: [
      '`read_csv` lee el archivo entero y convierte los números solo; `groupby(…).sum()` sustituye al diccionario y a los bucles.',
      'pandas se instala aparte: `pip install pandas`.',
    ],
  }
}
