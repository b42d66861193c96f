import { readRequestText } from '../../../engine/task/request-text'
import type { Draft, Maker, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { type Program, render } from '../compose/program'
import { Reading } from '../compose/reading'
import { decimalsOf } from '../compose/scalars/typed-lines'
import { unmet } from '../constraints'
import { exampleOf } from '../example'
import { understanding } from '../plan/understanding'
import { currencyOf } from '../plan/writing'
import { titleOf } from '../title'
import { changedFile } from './changed-file'
import { leagueOf } from './functions/league'
import { markContext } from './read/context'
import { readQuery } from './read/read-query'
import { readSource } from './read/read-source'
import { Tokens } from './read/tokens'
import type { Writer } from './write/python-terms'
import { filled, statedTemplate } from './write/template'
import { pandasOf, pivotProgram, readPivot } from './write/write-pandas'
import { pythonOf } from './write/write-python'
import { databaseOf, markDatabase, sqlOf } from './write/write-sql'

/** Reports of rows that a request shows or names: their columns, conditions, groups and sums, read as a query and written by it. */
export const reportMaker: Maker = (task, { message }) => {
  if (
    task.functions.length > 0 ||
    task.classes.length > 0 ||
    task.constraints.some((each) => each.kind === 'repeat-until')
  )
    return []
  const draft = reportOf(task, message.text)
  return draft ? [draft] : []
}

function reportOf(task: Task, text: string): Draft | null {
  const stated = statedTemplate(text)
  const message = stated ? `${text.slice(0, stated.from)} ${text.slice(stated.to)}` : text
  const read = readSource(task, message)
  if (read === null) return null
  const { source, rest } = read
  const database = databaseOf(task, source, message)
  const reading = new Reading(readRequestText(rest))
  const tokens = new Tokens(reading, source.columns)
  const template = stated && filled(stated, source.columns)
  markContext(tokens, task, source)
  if (database) markDatabase(tokens, database)
  const frame = pandasFrame(task, tokens)
  const pivot = frame === null ? null : readPivot(tokens)
  if (pivot && frame !== null) {
    const { program, how, done } = pivotProgram(pivot, source, frame)
    return drafted({ task, reading, program, file: source.file, how, done, notes: PANDAS_NOTES })
  }
  const league = leagueOf(tokens, source)
  if (league) {
    const program = { imports: source.imports, body: [...source.setup, '', ...league.lines] }
    return drafted({
      task,
      reading,
      program,
      file: source.file,
      how: [...source.how, ...league.how],
      done: league.done,
    })
  }
  const copy = reading.copy()
  const changed =
    frame === null && !database
      ? changedFile({ tokens: new Tokens(copy, source.columns), source, message, files: task.files })
      : null
  if (changed)
    return drafted({
      task,
      reading: copy,
      program: changed.program,
      file: source.file,
      how: changed.how,
      done: changed.done,
      notes: source.notes ?? [],
    })
  const query = readQuery({ task, tokens, source, message, template, isPlain: frame === null && !database })
  if (query === null) return null
  const writer: Writer = {
    query,
    source,
    without: new Set(task.constraints.flatMap((each) => (each.kind === 'without' ? [each.what] : []))),
    decimals: decimalsOf(task),
    currency: currencyOf(message.toLowerCase()),
    imports: [],
    how: [...source.how],
    done: [],
  }
  const program = frame !== null ? pandasOf(writer, frame) : database ? sqlOf(writer, database) : pythonOf(writer)
  if (program === null) return null
  const how = frame === null && !database ? writer.how : writer.how.slice(source.how.length)
  return drafted({
    task,
    reading,
    program,
    file: source.file,
    how,
    done: writer.done,
    notes: [...(source.notes ?? []), ...(frame === null ? [] : PANDAS_NOTES)],
  })
}

type Made = {
  task: Task
  reading: Reading
  program: Program
  file: string | null
  how: readonly string[]
  done: readonly string[]
  notes?: string[]
}

function drafted({ task, reading, program, file, how, done, notes = [] }: Made): Draft | null {
  const code = render(program)
  const tree = parsePython(code)
  if (tree.errors.length > 0) return null
  const { fit, missing } = understanding(reading)
  return {
    code,
    title: titleOf([...(file === null ? [] : [`lee ${file}`]), ...done]),
    how: [...new Set(how)].slice(0, 6),
    example: file === null ? exampleOf(code) : null,
    unmet: unmet(tree, task.constraints),
    fit,
    missing,
    notes,
  }
}

const PANDAS_NOTES = ['pandas se instala aparte: `pip install pandas`.']

/** The variable of the rows where pandas is asked for: the person's own, or one that is read here. */
function pandasFrame(task: Task, tokens: Tokens): string | null {
  const isAsked =
    /\b(?:pandas|df|dataframe)\b(?! (?:aun |todavia )?no\b)/.test(task.request.text) &&
    task.constraints.every((each) => each.kind !== 'without' || each.what !== 'pandas')
  if (!isAsked) return null
  tokens.take(/\b(?:con|en|usando) pandas(?: por favor)?\b|\bpandas\b/)
  return tokens.take(/\b(?:(?:tengo|ONE|mi|un|en|el) ){0,8}(?:df|dataframe)\b/) ? 'df' : 'datos'
}
