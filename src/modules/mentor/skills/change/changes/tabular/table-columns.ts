import { literally } from '~/platform/text/literally'
import { inlineCode } from '../../../../engine/compose'
import { edited, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { unquoted } from '../bare-clause'
import { kindOf } from './table-order'
import { beforeShown, cell, columnMeant, rootOf, stepsOf, supposed, type Table, withLines } from './tables'
import { COLUMN, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:por|multiplicad[oa] por|\*|x|veces)$/, '*'],
  [/^(?:entre|dividid[oa] (?:entre|por)|\/|sobre)$/, '/'],
  [/^(?:mas|\+|sumad[oa] a)$/, '+'],
  [/^(?:menos|-)$/, '-'],
]
const SIGN = 'por|multiplicad[oa] por|\\*|x|entre|dividid[oa] (?:entre|por)|\\/|sobre|mas|\\+|menos|-'
const NAMED = `(?:con )?(?:una |otra |la )?(?:nueva )?columna(?: nueva| mas)?(?: (?:que se llame|llamada|con nombre|de nombre))? ?(?<name>["'«“\`]?(?!que\\b|con\\b|para\\b|donde\\b)[a-z_]\\w{0,25}["'»”\`]?)?`
const BE = '(?:,? (?:que )?(?:sea|es|con|sean|tenga|calcule|igual a|=|de|donde este|diga|muestre))*'
const OPERAND = `(?:(?:el|la|los|las) )?(?:columna )?["'«“\`]?[a-z_]\\w{0,25}["'»”\`]?`

/** Which columns a table has, and what they are called. */
export const TABLE_COLUMNS: readonly Touch<Table>[] = [
  {
    name: 'made',
    says: [
      new RegExp(`(?:cre\\w* )?${NAMED}${BE},? (?<left>${OPERAND}) (?<sign>${SIGN}) (?<right>${NUMBER}|${OPERAND})`),
      new RegExp(
        `(?:cre\\w* )?${NAMED}${BE},? (?:el |la )?(?<unit>[a-z_]\\w{1,20}) en (?<to>kilos?|kg|toneladas?|gramos|metros|kilometros|km|miles|millones|porcentaje)`,
      ),
      new RegExp(
        `(?<left>${OPERAND}) (?<sign>${SIGN}) (?<right>${NUMBER}|${OPERAND}) en (?:una |otra )?columna(?: (?:nueva|llamada|que se llame))* ?(?<name>[a-z_]\\w{0,25})?`,
      ),
      /(?:con )?(?:una |otra |la )?(?:nueva )?columna (?:nueva )?(?:con |que (?:sea|tenga) )?(?:el |la )?(?<taxed>[a-z_]\w{1,25}) con (?:el )?iva(?: (?:incluido|del 21 ?%?))?(?:,? (?:que sea |= ?)?[a-z_]\w{1,25} por (?<rate>\d[.,]\d{1,4}))?/,
      /(?<unit>[a-z_]\w{1,20}) en (?<to>kilos?|kg|toneladas?|gramos|metros|kilometros|km|miles|millones)/,
    ],
    make: (table, { parts }) => made(table, parts),
  },
  {
    name: 'rename',
    says: [
      new RegExp(
        `(?:renombr\\w*|(?:cambi\\w*|pon\\w*) (?:el )?nombre (?:a|de)|cambi\\w*) ${THE_COLUMN}(?<old>${COLUMN}) (?:por|a|como|y que se llame|para que se llame|y llam\\w+) (?<fresh>["'«“]?[\\p{L}_][\\w.%]{0,25}["'»”]?)`,
        'u',
      ),
      new RegExp(`(?:la )?columna (?<old>${COLUMN}) (?:que )?se llame (?<fresh>["'«“]?[a-z_][\\w.%]{0,25}["'»”]?)`),
    ],
    make: (table, { parts: { old, fresh } }) => rename(table, old, fresh),
  },
  {
    name: 'to-number',
    says: [
      new RegExp(
        `(?:l[oa]s? )?(?:convierto|convertir|conviert\\w*|pas\\w*|cambi\\w*|hag\\w*)(?:l[oa]s?)?(?: ${THE_COLUMN}(?<column>${COLUMN}))? (?:a|en) (?:un )?(?:numeros?|enteros?|float|int|decimal(?:es)?)`,
      ),
    ],
    make(table, { parts: { column } }) {
      const texts = [...table.values].flatMap(([name, items]) =>
        items.some((item) => item.kind === 'string' && /\d/.test(item.value)) ? [name] : [],
      )
      const name =
        column === undefined ? (texts.length === 1 ? texts[0] : undefined) : (columnMeant(column, table) ?? undefined)
      if (name === undefined) return null
      const line = `${cell(table, name)} = pd.to_numeric(${cell(table, name)})`
      return {
        code: withLines(table.p, { after: table.made }, [line]),
        told: `La columna ${inlineCode(name)} pasa a ser de números antes de usarla.`,
        how: [
          '`pd.to_numeric` convierte la columna entera; con `errors="coerce"` deja `NaN` donde el texto no sea un número, en lugar de pararse.',
        ],
      }
    },
  },
  {
    name: 'clean-names',
    says: [
      /(?:(?:limpi\w*|quit\w*|sac\w*|elimin\w*|borr\w*|arregl\w*) )?(?:(?:todos |todas )?l[oa]s |el )?(?:espacios? )?(?:(?:de|en|a) (?:l[oa]s |el )?)?(?:nombres?|encabezados?|cabeceras?)(?: de (?:las |mis |la )?columnas?)?(?: (?:de|en) (?:mi|el|la) (?:df|tabla|dataframe))?/,
      /(?:(?:limpi\w*|arregl\w*)(?:l[oa]s)?) (?:todos|todas)(?: de una(?: vez)?)?|(?:l[oa]s )?(?:limpio|limpiarlos|limpiarlas|limpia)(?: todos| todas)?(?: de una(?: vez)?)?/,
    ],
    make: (table) => cleanNames(table),
  },
  {
    name: 'pick',
    says: [
      new RegExp(
        `(?:solo |unicamente |quedate con |qued\\w* (?:solo )?con |solamente |deja )(?:que )?(?:(?:salga|muestre|salgan|se vea|se vean|con) )?(?:la |las )?(?:columnas? )(?<one>${COLUMN})(?:(?:,|,? y|,? e) (?:la (?:de )?)?(?<two>${COLUMN}))?(?:(?:,|,? y|,? e) (?:la (?:de )?)?(?<three>${COLUMN}))?`,
      ),
      new RegExp(
        `(?:solo |unicamente )?(?:la |las )columnas? (?<one>${COLUMN})(?:(?:,|,? y|,? e) (?:la (?:de )?)?(?<two>${COLUMN}))?(?:(?:,|,? y|,? e) (?:la (?:de )?)?(?<three>${COLUMN}))?(?: (?:nada mas|solamente|solo))?`,
      ),
      new RegExp(
        `(?:solo|unicamente|solamente|nada mas) (?:el |la |los |las )?(?<one>${COLUMN})(?:(?:,|,? y|,? e) (?:el |la |los |las )?(?<two>${COLUMN}))?`,
      ),
    ],
    make: (table, { parts: { one, two, three } }) => pick(table, [one, two, three]),
  },
  {
    name: 'leave-out',
    says: [
      new RegExp(
        `(?:quit\\w*|borr\\w*|elimin\\w*|sac\\w*|sin) (?:la |las )?columnas? (?<one>${COLUMN})(?:(?:,|,? y|,? e) (?:la (?:de )?)?(?<two>${COLUMN}))?`,
      ),
    ],
    make(table, { parts: { one, two } }) {
      const names = [one, two].flatMap((word) => (word === undefined ? [] : [columnMeant(word, table)]))
      if (names.includes(null)) return null
      const text = names.map((name) => textLiteral(table.p, name ?? '')).join(', ')
      return {
        code: beforeShown(table, [`${table.frame} = ${table.frame}.drop(columns=[${text}])`]),
        told: `La tabla se queda sin ${names.map((name) => inlineCode(name ?? '')).join(' ni ')}.`,
        how: [
          '`drop(columns=[...])` da una tabla **nueva** sin esas columnas: por eso se guarda otra vez.',
          ...supposed(table, ...names.map((name) => name ?? '')),
        ],
      }
    },
  },
]

type Parts = Partial<Record<string, string>>

const bare = (text: string) => unquoted(text.replace(/^(?:el|la|los|las) /i, '').replace(/^columna /i, ''))
const UNITS: Readonly<Record<string, readonly [sign: string, by: number, ending: string]>> = {
  kilo: ['/', 1000, 'kg'],
  kg: ['/', 1000, 'kg'],
  tonelada: ['/', 1000, 't'],
  gramo: ['*', 1000, 'g'],
  metro: ['/', 100, 'm'],
  kilometro: ['/', 1000, 'km'],
  km: ['/', 1000, 'km'],
  mile: ['/', 1000, 'miles'],
  millone: ['/', 1_000_000, 'millones'],
}

function made(table: Table, parts: Parts): Touched {
  const { p } = table
  if (parts.unit !== undefined) return inUnit(table, parts)
  if (parts.taxed !== undefined) return withTax(table, parts)
  const left = columnMeant(bare(parts.left ?? ''), table)
  const sign = SIGNS.find(([word]) => word.test(plainOf(parts.sign ?? '')))?.[1]
  const number = numberFrom(parts.right)
  const right = number ?? columnMeant(bare(parts.right ?? ''), table)
  if (left === null || sign === undefined || right === null) return null
  const isOfKnown =
    table.columns.includes(left) || (typeof right === 'string' && table.columns.includes(right)) || !table.isClosed
  if (!isOfKnown) return null
  const name = parts.name === undefined ? nameFor(sign, left, right) : unquoted(parts.name)
  const line = `${cell(table, name)} = ${cell(table, left)} ${sign} ${typeof right === 'number' ? right : cell(table, right)}`
  return {
    code: placed(table, line),
    told: `La tabla tiene una columna más, ${inlineCode(name)}: ${inlineCode(line.slice(line.indexOf('=') + 2))}.`,
    how: [
      'La cuenta se hace de una vez con todas las filas: no hace falta un bucle.',
      ...supposed({ ...table, p }, left, ...(typeof right === 'string' ? [right] : [])),
    ],
  }
}

const nameFor = (sign: string, left: string, right: string | number) =>
  sign === '*' && typeof right === 'string'
    ? /precio|importe|coste/.test(left + right)
      ? 'total'
      : `${left}_por_${right}`
    : `${left}_${sign === '/' ? 'dividido' : 'nuevo'}`

function inUnit(table: Table, { unit, to = '', name: given }: Parts): Touched {
  const column = columnMeant(unit, table)
  const known = UNITS[plainOf(to).replace(/s$/, '')]
  if (column === null || known === undefined) return null
  const [sign, by, ending] = known
  const base = column.replace(/_(?:g|gr|gramos|kg|cm|m)$/, '')
  const name = given === undefined ? `${base}_${ending}` : unquoted(given)
  const line = `${cell(table, name)} = ${cell(table, column)} ${sign} ${by}`
  const from =
    ending === 'kg'
      ? 'gramos'
      : ending === 'm'
        ? 'centímetros'
        : ending === 'km'
          ? 'metros'
          : ending === 't' || ending === 'g'
            ? 'kilos'
            : 'unidades'
  return {
    code: placed(table, line),
    told: `La tabla tiene una columna más, ${inlineCode(name)}.`,
    how: [
      `He supuesto que ${inlineCode(column)} está en ${from}: por eso ${sign === '/' ? 'se divide entre' : 'se multiplica por'} ${by}.`,
      'La cuenta se hace con todas las filas a la vez, sin bucle.',
      ...supposed(table, column),
    ],
  }
}

function withTax(table: Table, { taxed, rate = '1.21' }: Parts): Touched {
  const column = columnMeant(taxed, table)
  if (column === null) return null
  const line = `${cell(table, `${column}_con_iva`)} = ${cell(table, column)} * ${rate.replace(',', '.')}`
  return {
    code: placed(table, line),
    told: `La tabla tiene una columna más, ${inlineCode(`${column}_con_iva`)}.`,
    how: [
      ...(rate === '1.21' ? ['He puesto el IVA del 21 %: para otro, cambia `1.21`.'] : []),
      'La cuenta se hace con todas las filas a la vez, sin bucle.',
      ...supposed(table, column),
    ],
  }
}

/** Behind what prepares the table, and before what shows it; where nothing is shown, it is shown then. */
function placed(table: Table, line: string): string {
  if (table.shown) return beforeShown(table, [line])
  return `${table.p.source.trimEnd()}\n${line}\nprint(${table.frame})\n`
}

function rename(table: Table, old: string | undefined, fresh: string | undefined): Touched {
  const column = columnMeant(old, table)
  const name = fresh === undefined ? '' : unquoted(fresh)
  if (column === null || name === '' || name === column) return null
  if (!table.columns.includes(column) && table.isClosed) return null
  const { p, made, frame } = table
  const line = `${frame} = ${frame}.rename(columns={${textLiteral(p, column)}: ${textLiteral(p, name)}})`
  const added = withLines(p, { after: made }, [line])
  const at = added.indexOf(line) + line.length
  // What comes behind speaks of it by its new name.
  const rest = added
    .slice(at)
    .replace(new RegExp(`(["'])${literally(column)}\\1`, 'g'), (_, quote: string) => `${quote}${name}${quote}`)
  return {
    code: added.slice(0, at) + rest,
    told: `La columna ${inlineCode(column)} se llama ahora ${inlineCode(name)}, también en lo que viene detrás.`,
    how: [
      '`rename(columns={"viejo": "nuevo"})` da una tabla nueva con ese nombre cambiado.',
      ...supposed(table, column),
    ],
  }
}

function cleanNames(table: Table): Touched {
  const { p, made, frame } = table
  const line = `${frame}.columns = ${frame}.columns.str.strip()`
  if (p.source.includes(line)) return { why: `Eso ya lo hace ${inlineCode(line)}.` }
  const added = withLines(p, { after: made }, [line])
  const at = added.indexOf(line) + line.length
  const spaced = table.columns.filter((name) => name !== name.trim())
  const rest = spaced.reduce(
    (code, name) => code.replaceAll(`"${name}"`, `"${name.trim()}"`).replaceAll(`'${name}'`, `'${name.trim()}'`),
    added.slice(at),
  )
  return {
    code: added.slice(0, at) + rest,
    told: 'Los nombres de todas las columnas quedan sin espacios delante ni detrás.',
    how: [
      '`df.columns` son los nombres, y `.str.strip()` le quita a cada uno los espacios de los lados. Con `.str.lower()` además los pone en minúsculas.',
      ...(spaced.length > 0 ? ['Detrás de esa línea ya se piden sin el espacio.'] : []),
    ],
  }
}

function pick(table: Table, words: readonly (string | undefined)[]): Touched {
  const { p, shown } = table
  const names = words.flatMap((word) => (word === undefined ? [] : [columnMeant(word, table)]))
  if (!shown || names.length === 0 || names.includes(null)) return null
  const [only] = names
  if (names.length === 1 && only && new RegExp(`(?:, |\\[)["']${literally(only)}["']\\]$`).test(p.text(shown.node)))
    return { why: `Ya sale solo la columna ${inlineCode(only)}.` }
  if (kindOf(table) !== 'rows') return null
  const picked = names.map((name) => textLiteral(p, name ?? ''))
  const text = picked.length === 1 ? `[${picked[0]}]` : `[[${picked.join(', ')}]]`
  const steps = stepsOf(shown.node)
  const old = steps.find(
    (step) =>
      step.kind === 'subscript' &&
      step.index.kind === 'list' &&
      step.index.items.every(({ kind }) => kind === 'string'),
  )
  if (steps.some((step) => step.kind === 'subscript' && step.value.kind === 'attribute')) return null
  const root = rootOf(shown.node)
  if (!root) return null
  const at = old?.kind === 'subscript' ? { from: old.value.to, to: old.to } : { from: shown.node.to, to: shown.node.to }
  return {
    code: edited(p, [{ ...at, text }]),
    told:
      names.length === 1
        ? `Sale solo la columna ${inlineCode(names[0] ?? '')}.`
        : `Salen solo las columnas ${names.map((name) => inlineCode(name ?? '')).join(', ')}.`,
    how: [
      names.length === 1
        ? 'Con un nombre entre corchetes sale la columna suelta; con doble corchete (`[["a"]]`), una tabla de una columna.'
        : 'El corchete de dentro es una **lista** de nombres, y el de fuera las pide a la tabla: da una tabla con esas columnas, en ese orden.',
      ...supposed(table, ...names.map((name) => name ?? '')),
    ],
  }
}
