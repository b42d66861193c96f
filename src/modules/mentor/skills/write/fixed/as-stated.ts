import type { Draft, Task } from '../../../engine/task/task'
import { exampleOf } from '../example'

/** The sheet of a workbook, the sign between columns and the unit in which something is typed, as a request states them. */
export function asStated(draft: Draft, task: Task): Draft {
  const code = codeAsStated(draft.code, task)
  return code === draft.code ? draft : { ...draft, code, example: exampleOf(code, typedIn(draft)) }
}

export function codeAsStated(code: string, { request: { text, words } }: Task): string {
  const at = words.findIndex(({ plain }, index) => plain === 'hoja' && SHEET.test(words[index + 1]?.text ?? ''))
  const sheet = words[at + 1]?.text
  const onOwn = at === -1 || sheet === undefined ? code : onSheet(code, sheet)
  const separator = SEPARATED.exec(text)?.[1]
  const apart = separator === undefined ? onOwn : separatedBy(onOwn, SIGNS[separator] ?? separator)
  return /\ben (?:cm|centimetros)\b/.test(text) ? inCentimetres(apart) : apart
}
/** «separado por ;»: how the columns of a file are told apart. */
const SEPARATED =
  /\b(?:separad[oa]s?|delimitad[oa]s?) (?:por|con) (?:el |la |un )?(?:signo )?(;|\||puntos? y comas?|tabulador(?:es)?|tabs?)(?= |$)/
const SIGNS: Readonly<Record<string, string>> = {
  'punto y coma': ';',
  'puntos y comas': ';',
  tabulador: '\\t',
  tabuladores: '\\t',
  tab: '\\t',
  tabs: '\\t',
}

const separatedBy = (code: string, sign: string): string =>
  code
    .replace(/\b(csv\.(?:DictReader|reader)\(\w+)\)/g, `$1, delimiter='${sign}')`)
    .replace(/\b(read_csv\('[^'\n]+')\)/g, `$1, sep='${sign}')`)
/** What was typed in metres is typed in centimetres. */
const typedIn = ({ example }: Draft): string[] | undefined =>
  example?.stdin
    ?.trimEnd()
    .split('\n')
    .map((line) => (/^\d[.,]\d+$/.test(line) ? String(Math.round(Number(line.replace(',', '.')) * 100)) : line))
const SHEET = /^(?:\p{Lu}[\p{L}\d]*|[\p{L}\d]+ [\p{L}\d ]+)$/u

const onSheet = (code: string, sheet: string) =>
  code
    .replace(/(load_workbook\([^\n]*?\))\.active\b/g, `$1['${sheet}']`)
    .replace(/\b(libro|workbook|wb)\.active\b/g, `$1['${sheet}']`)
    .replace(/(read_excel\('[^'\n]+')(?=\))/g, `$1, sheet_name='${sheet}'`)

/** `altura = float(input('Altura en metros: ')…)` */
const inCentimetres = (code: string): string =>
  code.replace(
    /^( *\w+ = float\(input\('[^'\n]*?) en metros((?:[^'\n]*)'\)(?:\.replace\(',', '\.'\))?\))$/gm,
    '$1 en cm$2 / 100',
  )
