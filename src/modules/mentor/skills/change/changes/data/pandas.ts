import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../../engine/compose'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

const RESULTS = 'mean|sum|max|min|median|count|size'
const GROUPED = new RegExp(
  `\\.groupby\\((["'])(?<by>\\w+)\\1\\)\\[(["'])(?<value>\\w+)\\3\\]\\.(?<result>${RESULTS})\\(\\)`,
)
export const isPandas = (p: Program) => /^(?:import pandas|from pandas)/m.test(p.source)

/** «en vez de la media, cuántas personas hay en cada distrito»: another figure of the same groups. */
const groupedResultChange: Change = {
  name: 'grouped-result',
  stage: STAGE.data,
  says: [
    /\b(?:que |y |quiero |me )*(?:en (?:vez|lugar) de(?: (?:la|el|los|las))? \w+,? )(?:(?:que|me|quiero|la|el|saque|calcule|muestre|diga|ahora|ver|de) )*(?<kind>cuent\w+|cont\w+|cuant[oa]s|cantidad|numero|media|promedio|suma|total|maxim\w+|minim\w+|mediana|sume)(?: (?:cuant[oa]s|hay|en|cada|por|de|las|los|el|la|[a-z]{3,14})){0,8}/,
  ],
  make(p, { parts }) {
    const found = GROUPED.exec(p.source)
    const { by, value, result } = found?.groups ?? {}
    if (!isPandas(p) || !found || by === undefined || value === undefined) return null
    const kind = (parts.kind ?? '').toLowerCase()
    const fresh = /^(?:cuent|cont|cuant|cantidad|numero)/.test(kind)
      ? 'size'
      : /media$|promedio/.test(kind)
        ? 'mean'
        : /mediana/.test(kind)
          ? 'median'
          : /max/.test(kind)
            ? 'max'
            : /min/.test(kind)
              ? 'min'
              : 'sum'
    if (fresh === result) return null
    const text = fresh === 'size' ? `.groupby("${by}").size()` : `.groupby("${by}")["${value}"].${fresh}()`
    return {
      code: p.source.slice(0, found.index) + text + p.source.slice(found.index + found[0].length),
      told:
        fresh === 'size'
          ? `Ahora cuenta cuántas filas hay de cada ${inlineCode(by)}.`
          : `Ahora calcula ${inlineCode(`${fresh}()`)} de ${inlineCode(value)} por ${inlineCode(by)}.`,
      how: fresh === 'size' ? ['`.size()` cuenta las filas de cada grupo, sin mirar ninguna columna.'] : [],
    }
  },
}

const SIGNS: Record<string, string> = byWord({
  por: '*',
  multiplicado: '*',
  mas: '+',
  menos: '-',
  entre: '/',
  dividido: '/',
})

/** «añade una columna anual que sea el neto por 14». */
const addColumnChange: Change = {
  name: 'add-column',
  stage: STAGE.data,
  says: [
    new RegExp(
      `\\b(?:anad\\w+|agreg\\w+|pon\\w*|crea\\w*|met\\w+|haz\\w*|con)(?: (?:una|otra|nueva|la|tambien))* (?:columna)(?: (?:nueva|mas|que|se|llame|llamad[oa]|con|de|nombre))* ["'«“]?(?<name>[a-z_]\\w*)["'»”]?,?(?: (?:que|sea|con|es|igual|a|calculada|como|tenga|el|la|los|las|de))* (?<left>[a-z_]\\w*) (?<sign>por|mas|menos|entre|multiplicado por|dividido (?:por|entre)) (?:el |la )?(?<right>${NUMBER}|[a-z_]\\w*)`,
    ),
  ],
  make(p, { parts }) {
    const { name, left = '', right = '' } = parts
    const sign = SIGNS[(parts.sign ?? '').split(' ')[0] ?? '']
    const columns = [...new Set([...p.source.matchAll(/\[["'](\w+)["']\]/g)].map(([, column = '']) => column))]
    const columnOf = (word: string) =>
      columns.find((column) => column === word.toLowerCase() || mentionsStem(word.toLowerCase(), column))
    const table = mainStatements(p)
      .flatMap((node) => plainAssign(node) ?? [])
      .find(({ value }) => /read_|DataFrame/.test(p.text(value)))?.name
    const number = numberFrom(right)
    const [one, other] = [columnOf(left), number ?? columnOf(right)]
    if (
      !isPandas(p) ||
      name === undefined ||
      sign === undefined ||
      table === undefined ||
      one === undefined ||
      other === undefined
    )
      return null
    const shown = mainStatements(p).find((node) => printsIn([node]).length > 0) ?? null
    const line = `${table}["${name}"] = ${table}["${one}"] ${sign} ${typeof other === 'number' ? other : `${table}["${other}"]`}`
    const at = shown ? linesOf(p, shown).from : p.source.length
    return {
      code: edited(p, [{ from: at, to: at, text: shown ? `${line}\n` : `\n${line}` }]),
      told: `La tabla tiene una columna más, ${inlineCode(name)}.`,
      how: ['La cuenta se hace de una vez con todas las filas: no hace falta un bucle.'],
    }
  },
}

/** «guárdalo en nominas.xlsx sin el índice»: the table goes to a file. */
const saveTableChange: Change = {
  name: 'save-table',
  stage: STAGE.structure,
  says: [
    /\b(?:guard\w+|export\w+|escrib\w+|pas\w+|saca\w*|que se guarde)(?: (?:todo|el|la|resultado|tabla|datos|en|a|un|archivo|fichero|excel|csv|nuevo|llamado|que se llame))* ["'«“]?(?<file>[\w-]+\.(?:xlsx|csv))["'»”]?(?<bare>,? (?:sin|y sin|quitando)(?: (?:el|la|los))? (?:indices?|numeros? de fila|columna de numeros))?/,
  ],
  make(p, { parts }) {
    const table = mainStatements(p)
      .flatMap((node) => plainAssign(node) ?? [])
      .find(({ value }) => /read_|DataFrame/.test(p.text(value)))?.name
    const file = parts.file
    if (!isPandas(p) || table === undefined || file === undefined) return null
    const method = file.endsWith('.csv') ? 'to_csv' : 'to_excel'
    return {
      code: `${p.source.trimEnd()}\n${table}.${method}("${file}", index=False)\n`,
      told: `La tabla se guarda en ${inlineCode(file)}, sin la columna del índice.`,
      how: [
        `\`index=False\` deja fuera los números de fila que pone pandas.${method === 'to_excel' ? ' Para escribir Excel hace falta `openpyxl` (`pip install openpyxl`).' : ''}`,
      ],
    }
  },
}

export const PANDAS_CHANGES: readonly Change[] = [groupedResultChange, addColumnChange, saveTableChange]
