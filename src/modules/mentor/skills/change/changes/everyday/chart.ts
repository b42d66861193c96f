import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { freeName, mainStatements, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { spokenName } from '../../spoken-name'
import { isPandas } from '../data/pandas'
import { fitting } from '../fitting'
import { withImport } from '../style/imports'

const LEAD =
  '(?:(?:y|ahora|que|haz|hazme|pon|ponle|ponme|anade|agrega|dibuja|dibuje|saca|saque|muestra|muestre|haga|ponga|quiero|si|con|en|tambien|ademas|me|lo|le|un|una|el|la|resultado|se puede|puedes|hacer|salga|como)[, ]+){0,8}'

/** «y un gráfico?», «ahora que lo guarde en un excel»: what a program has, drawn as bars or written as a sheet. */
export const chartChange: Change = {
  name: 'chart',
  stage: STAGE.structure,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}grafic[oa](?<kind> de (?:barras|lineas|columnas)| circular)?(?: (?:con|de|para) (?:eso|esto|los datos|l[oa]s [a-z]{3,14}|matplotlib|el resultado)){0,2}[ ?!.]*$`,
      ),
      /^(?:(?:y|ahora|que|lo|l[oa]s|me|quiero|tambien|se|puedes|guard\w+|pas\w+|export\w+|saca\w*|a|en|un|el|archivo|de|todo) ){1,9}(?<excel>excel|xlsx)[ ?!.]*$/,
    ],
    (p, { parts: { kind = '', excel } }) => {
      if (/circular|lineas/.test(kind)) return null
      if (excel !== undefined) return isPandas(p) ? null : sheet(p)
      return isPandas(p) ? null : bars(p)
    },
  ),
}

/** Names beside numbers: the keys and values of a dictionary, or two lists of one length. */
type Pairs = { labels: string; values: string; names: [string, string] }

function pairsIn(p: Program): Pairs | null {
  const [scope] = p.scopes
  if (!scope) return null
  const held = mainStatements(p).flatMap((node) => plainAssign(node) ?? [])
  for (const { name, value } of held.toReversed()) {
    const element = value.kind === 'dict' ? elementsOf(p, value, scope) : null
    if (element?.kind === 'entry' && element.value?.kind === 'number')
      return { labels: name, values: `${name}.values()`, names: ['nombre', name] }
  }
  const lists = held.filter(({ value }) => value.kind === 'list' && value.items.length > 1)
  const [first, second, third] = lists
  if (!first || !second || third || first.value.kind !== 'list' || second.value.kind !== 'list') return null
  if (first.value.items.length !== second.value.items.length || first.value.items.some(({ kind }) => kind !== 'string'))
    return null
  return elementsOf(p, second.value, scope)?.kind === 'number'
    ? { labels: first.name, values: second.name, names: [first.name, second.name] }
    : null
}

const withLines = (p: Program, lines: readonly string[]) => `${p.source.trimEnd()}\n\n${lines.join('\n')}\n`
const HOW_TO_SHOW = '`plt.show()` abre la ventana con el gráfico. Si te falta la librería: `pip install matplotlib`.'

function bars(p: Program): Result {
  const pairs = /matplotlib/.test(p.source) ? null : pairsIn(p)
  if (pairs === null) return null
  const { labels, values, names } = pairs
  const code = withLines(p, [
    `plt.bar(${labels}, ${values})`,
    `plt.title(${textLiteral(p, spokenName(names[1]))})`,
    'plt.show()',
  ])
  return {
    code: withImport(code, 'import matplotlib.pyplot as plt'),
    told: 'Al final dibuja un gráfico de barras.',
    how: ['`plt.bar` recibe los nombres de abajo y la altura de cada barra.', HOW_TO_SHOW],
  }
}

function sheet(p: Program): Result {
  const pairs = pairsIn(p)
  if (pairs === null) return null
  const { labels, values, names } = pairs
  const table = freeName(p, 'tabla')
  const columns = names.map((name) => textLiteral(p, name))
  const data = values.endsWith('.values()') ? `${labels}.items()` : `zip(${labels}, ${values})`
  const file = textLiteral(p, 'resultado.xlsx')
  const code = withLines(p, [
    `${table} = pd.DataFrame(list(${data}), columns=[${columns.join(', ')}])`,
    `${table}.to_excel(${file}, index=False)`,
  ])
  return {
    code: withImport(code, 'import pandas as pd'),
    told: 'Al final lo guarda en `resultado.xlsx`, con una fila para cada uno.',
    how: [
      '`to_excel` escribe la tabla en una hoja de Excel. Hacen falta `pandas` y `openpyxl` (`pip install pandas openpyxl`).',
    ],
  }
}
