import { inlineCode } from '../../../../engine/compose'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Program } from '../../../../python/program/indexed-program'
import { render } from '../../../write/compose/program'
import { Reading } from '../../../write/compose/reading'
import type { Measure, Pipeline, Table } from '../../../write/pipeline/pipeline'
import { assembled } from '../../../write/pipeline/read/assemble'
import { filesIn, readFacts } from '../../../write/pipeline/read/read-pipeline'
import type { Fact } from '../../../write/pipeline/read/scan'
import { spokenNouns } from '../../../write/pipeline/read/spoken-columns'
import { together } from '../../../write/pipeline/read/together'
import { frameLines } from '../../../write/pipeline/write/pandas'
import { understanding } from '../../../write/plan/understanding'
import { Tokens } from '../../../write/report/read/tokens'
import { namedColumns } from '../../../write/report/sources/file-source'
import { type Change, type Said, STAGE } from '../../change'
import { type PandasScript, pandasScript } from './pandas-script'

type Wanted = { script: PandasScript; pipeline: Pipeline; told: string[]; guessed: string[] }

/** «también la media, ordenado, y en un Excel», of a program with pandas: read as a request is, and put to what the program does. */
export const tableStepsChange: Change = {
  name: 'table-steps',
  stage: STAGE.data,
  says: [],
  reads: (said, p) => (wantedOf(said, p) === null ? null : [{ from: 0, to: said.plain.length }]),
  make(p, { said }) {
    const wanted = wantedOf({ prose: said.prose, plain: said.plain }, p)
    if (wanted === null) return null
    const { script, pipeline, told, guessed } = wanted
    const written = frameLines(pipeline, script.frame)
    return {
      code: render({ body: [...script.prelude.split('\n'), '', ...written.lines] }),
      told: told.join(' '),
      how: [
        ...new Set(written.how),
        ...(guessed.length > 0
          ? [
              `He supuesto que los datos tienen ${guessed.map((name) => `\`${name}\``).join(', ')}: si esa columna se llama de otra forma, cambia el nombre.`,
            ]
          : []),
      ].slice(0, 6),
    }
  },
}

/** Where nearly all of a message was understood, it is a wish of the table. */
const LEAST = 0.935

function wantedOf(said: Said, p: Program): Wanted | null {
  // What another has read whole is done.
  if (!/[a-z]/.test(said.plain) || !/^\s*(?:import pandas|from pandas)/m.test(p.source)) return null
  const script = pandasScript(p)
  if (script === null) return null
  const guessed = guessedColumns(said.prose, script)
  const columns = [...script.columns, ...namedColumns(guessed, [])]
  const table: Table = {
    columns,
    file: null,
    more: null,
    separator: ',',
    hasComma: false,
    setup: [],
    variable: script.frame,
    isPartial: true,
    notes: [],
  }
  const reading = new Reading(readRequestText(said.prose))
  const tokens = new Tokens(reading, columns)
  const read = readFacts(tokens, table, filesIn(reading))
  if (read === null || read.facts.length === 0 || read.facts.every(({ kind }) => kind === 'word')) return null
  if (isOtherFigure(read.facts)) return null
  const { fit, missing } = understanding(reading)
  if (fit < LEAST || missing.length > 0) return null
  const facts = together(script.facts, read.facts, said.plain)
  const pipeline = facts && assembled(facts, read.scan)
  const told = pipeline ? toldOf(read.facts, pipeline) : []
  // What nothing can be told of is no step: «solo las tiendas de Madrid», where no column is said to hold Madrid.
  if (!pipeline || told.length === 0) return null
  return {
    script,
    pipeline: { ...pipeline, saving: pipeline.saving && { ...pipeline.saving, isShownToo: script.shown } },
    told,
    guessed,
  }
}

/** One figure in place of another, of the same groups: a word of the script is changed, and no more. */
const isOtherFigure = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.kind === 'word' && fact.word === 'instead') &&
  facts.every(({ kind }) => kind === 'word' || kind === 'measure' || kind === 'group') &&
  [1, 2].includes(facts.filter(({ kind }) => kind === 'measure').length)

/** Columns that a wish speaks of and the program does not. */
function guessedColumns(prose: string, { columns }: PandasScript): string[] {
  const known = new Set(columns.map(({ name }) => name))
  const valued = [
    ...prose.matchAll(
      /\b(?:la|el|con|de|y|columna)\s+(\p{Ll}[\p{L}_]{2,})\s+(?:de\s+|sea\s+|es\s+|=+\s*)?["'«]?(?=\p{Lu})/gu,
    ),
    ...prose.matchAll(
      /\b(?:tien\w+|teng\w+|con|y|la|el|cuy[oa]|donde)\s+(\p{Ll}[\p{L}_]{2,})\s+(?:sea\s+)?(?:mayor(?:es)?|menor(?:es)?|superior(?:es)?|inferior(?:es)?|m[aá]s de|menos de|por encima|por debajo|entre \d|>|<)/gu,
    ),
  ].map(([, name = '']) => name)
  const days =
    /\b(?:mes(?:es)?|mensual\w*|semana\w*|a[nñ]os?|(?:19|20)\d\d|trimestre)\b/i.test(prose) &&
    !columns.some(({ type }) => type === 'date')
      ? ['fecha']
      : []
  const spoken = spokenNouns(prose).filter(
    (name) => !columns.some((column) => column.name.startsWith(name.slice(0, 4))),
  )
  return [...new Set([...valued, ...spoken, ...days])].filter((name) => !known.has(name) && !NO_COLUMN.test(name))
}
const NO_COLUMN =
  /^(?:que|con|del|los|las|una|uno|mes|año|excel|csv|archivo|fichero|resultado|nombre|solo|total|media|suma|m[aá]xim[oa]|m[ií]nim[oa]|mediana|promedio|cantidad|n[uú]mero|orden|sea|esa|ese|eso|esta|este|filas?|además|también|cada|mayor|menor)$/

const FIGURES: Readonly<Record<Measure['operation'], string>> = {
  sum: 'el total',
  mean: 'la media',
  median: 'la mediana',
  min: 'el mínimo',
  max: 'el máximo',
  count: 'cuántos hay',
  distinct: 'cuántos distintos hay',
}

/** What is different, in a sentence for each step that is wanted. */
function toldOf(facts: readonly Fact[], { group, order, limit, saving, measures, having, where }: Pipeline): string[] {
  const has = (...kinds: Fact['kind'][]) => facts.some(({ kind }) => kinds.includes(kind))
  const keys = group.map(({ name }) => inlineCode(name)).join(' y ')
  return [
    ...(has('test') && where.length > 0 ? ['Solo cuentan las filas que cumplen la condición.'] : []),
    ...(having.length > 0 ? ['Salen solo los grupos que cumplen la condición.'] : []),
    ...(has('present', 'fill', 'dedupe') ? ['Las filas se limpian antes de contar.'] : []),
    ...(has('made') ? ['La tabla tiene una columna más.'] : []),
    ...(has('measure', 'best', 'group')
      ? [
          `Calcula ${measures.map(({ operation }) => FIGURES[operation]).join(', ')}${keys === '' ? '' : ` de cada ${keys}`}.`,
        ]
      : []),
    ...(has('share') ? ['Dice qué porcentaje del total es cada uno.'] : []),
    ...(order && has('order', 'best')
      ? [`Sale ordenado por ${inlineCode(order.by)}${order.isDown ? ', de mayor a menor' : ''}.`]
      : []),
    ...(limit !== null && has('limit', 'best') ? [`Se queda con los ${limit} primeros.`] : []),
    ...(saving && has('save') ? [`Se guarda en ${inlineCode(saving.file)}.`] : []),
  ]
}
