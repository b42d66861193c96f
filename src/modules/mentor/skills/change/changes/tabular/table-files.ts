import { inlineCode } from '../../../../engine/compose'
import { methodCall, plainAssign } from '../../../../python/program/expression-shapes'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { kindOf } from './table-order'
import { type Table, withLast } from './tables'
import type { Touch, Touched } from './touch'

const FILE = '["\'«“]?[\\w-]{1,40}\\.(?:csv|xlsx|txt|tsv)["\'»”]?'

/** Where a table comes from, and where its result goes. */
export const TABLE_FILES: readonly Touch<Table>[] = [
  {
    name: 'separator',
    says: [
      /(?:(?:mi|el|tu|ese|este) )?(?:csv|archivo|fichero|datos)?(?: ?(?:esta|viene|usa|va|tiene|lleva|separa|separado|separados|con|por|de|las|los|columnas|campos|delimitado|separador|el|los valores|es))*(?<semi> ?(?:;|punto y coma|puntos? y comas?|";"))(?: (?:de|como|en vez de (?:la )?comas?|en lugar de comas?|separador|y no comas?))*(?:,? (?:y |con )?(?:(?:los )?decimales (?:(?:van|estan|vienen|son) )?con )?(?<comma>(?:la )?comas?(?: decimal| en los decimales)?|decimales con coma|coma decimal|con coma))?/,
      /(?:(?:los )?(?:decimales|numeros)(?: (?:van|estan|vienen|usan|son|llevan|tienen|escritos|los))*(?: con)? ?(?<comma>comas?(?: decimal)?)(?: (?:en vez de|y no|en lugar de) (?:con )?puntos?)?|(?:con )?(?<comma2>coma decimal|decimales con coma))/,
      /(?:esta |va |separado |por )*(?<tab>tabulador(?:es)?|tabs?)/,
    ],
    make(table, { parts: { semi, comma, comma2, tab } }) {
      const hasComma = comma !== undefined || comma2 !== undefined
      return reading(table, [
        ...(semi === undefined ? [] : [['sep', '";"'] as const]),
        ...(tab === undefined ? [] : [['sep', '"\\t"'] as const]),
        ...(hasComma ? [['decimal', '","'] as const] : []),
      ])
    },
  },
  {
    name: 'source',
    says: [
      new RegExp(
        `(?:l[eo]\\w* |lea\\w* |carg\\w* |abr\\w* |que )?(?:(?:los datos|lo|desde|de|del|mi|el|un|csv|excel|archivo|fichero|datos|que se llama|llamado|se llama|es|yo|tengo|csv,|archivo,|otro|uno|mio) )*(?<file>${FILE})`,
      ),
    ],
    make: (table, { parts: { file } }) => source(table, (file ?? '').replace(/^["'«“]|["'»”]$/g, '')),
  },
  {
    name: 'save',
    says: [
      new RegExp(
        `(?:guard\\w*|export\\w*|escrib\\w*|pas\\w*|grab\\w*|vuelc\\w*|salv\\w*|descarg\\w*)(?: (?:el|la|lo|los|las|resultado|tabla|resumen|todo|datos|en|a|un|una|como|al|disco|archivo|fichero|nuevo|que se llame|llamado|hoja de|de)\\b)*(?: (?<file>${FILE})| (?<csv>csv)| (?<excel>xlsx|excel))?(?:,? sin (?:el |los |la columna del? )?(?:indices?|numeros? de fila))?`,
      ),
    ],
    make: (table, { parts }) => save(table, parts),
  },
]

function reading({ p, made }: Table, keywords: readonly (readonly [string, string])[]): Touched {
  const call = methodCall(plainAssign(made)?.value)
  if (call?.name !== 'read_csv' || keywords.length === 0) return null
  const edits = keywords.map(([name, value]) => {
    const old = call.call.arguments.find((argument) => argument.name === name)
    const last = call.call.arguments.at(-1)
    const at = last ? p.whole(last.value).to : call.call.to - 1
    return old
      ? { from: old.value.from, to: old.value.to, text: value }
      : { from: at, to: at, text: `${last ? ', ' : ''}${name}=${value}` }
  })
  const text =
    edits.length === 2 && edits[0]?.from === edits[1]?.from
      ? [{ ...edits[0], text: edits.map((edit) => edit.text).join('') }]
      : edits
  const code = edited(p, text as typeof edits)
  if (code === p.source) return { why: `Eso ya lo dice ${inlineCode(p.text(call.call))}.` }
  return {
    code,
    told: `El archivo se lee con ${keywords.map(([name, value]) => inlineCode(`${name}=${value}`)).join(' y ')}.`,
    how: keywords.map(([name]) =>
      name === 'sep'
        ? '`sep` es lo que separa las columnas; si no se dice, la coma.'
        : '`decimal=","` hace que `3,5` se lea como el número 3.5 y no como un texto.',
    ),
  }
}

function source({ p, made }: Table, file: string): Touched {
  const call = methodCall(plainAssign(made)?.value)
  if (!call || file === '') return null
  const method = file.endsWith('.xlsx') ? 'read_excel' : 'read_csv'
  const { callee } = call
  const [first] = positional(call.call)
  if (call.name === 'DataFrame')
    return {
      code: edited(p, [{ from: callee.nameFrom, to: call.call.to, text: `${method}(${textLiteral(p, file)})` }]),
      told: `Los datos se leen de ${inlineCode(file)} en lugar de estar escritos en el programa.`,
      how: [
        'El archivo tiene que estar en la carpeta desde la que ejecutas el programa, y sus columnas llamarse igual.',
        'Si las columnas van separadas con `;` y los decimales con coma: `pd.read_csv("…", sep=";", decimal=",")`.',
      ],
    }
  if (first?.kind !== 'string') return null
  if (first.value === file) return { why: `Ya lee ${inlineCode(file)}.` }
  return {
    code: edited(p, [
      { from: first.from, to: first.to, text: textLiteral(p, file) },
      ...(call.name === method ? [] : [{ from: callee.nameFrom, to: callee.to, text: method }]),
    ]),
    told: `Ahora lee ${inlineCode(file)}.`,
  }
}

function save(table: Table, { file, csv, excel }: Partial<Record<string, string>>): Touched {
  const { p, shown, frame } = table
  const kind = kindOf(table)
  if (file !== undefined && /\.(?:txt|tsv)/.test(file)) return null
  if (kind === 'figure' || kind === null) return null
  const name =
    file?.replace(/^["'«“]|["'»”]$/g, '') ??
    (excel !== undefined ? 'resultado.xlsx' : csv === undefined ? null : 'resultado.csv')
  if (name === null || !shown) return null
  const isSheet = name.endsWith('.xlsx')
  const keepsIndex = kind === 'groups' || kind === 'columns'
  const args = `${textLiteral(p, name)}${keepsIndex ? '' : ', index=False'}`
  const method = isSheet ? 'to_excel' : 'to_csv'
  const what = shown.holder ?? (shown.node.kind === 'name' ? frame : `(${p.text(shown.node)})`)
  const target =
    what.startsWith('(') && /^[\w.[\]"'(), =&|<>]+$/.test(what) && /^(?:call|subscript|name)$/.test(shown.node.kind)
      ? what.slice(1, -1)
      : what
  return {
    code: withLast(p, [`${target}.${method}(${args})`]),
    told: `El resultado se guarda en ${inlineCode(name)}.`,
    how: [
      keepsIndex
        ? 'El índice (el nombre de cada grupo) se guarda como primera columna.'
        : '`index=False` deja fuera los números de fila que pone pandas.',
      ...(isSheet ? ['Para escribir Excel hace falta `openpyxl` (`pip install openpyxl`).'] : []),
    ],
  }
}
