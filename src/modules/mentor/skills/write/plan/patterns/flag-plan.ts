import { folded } from '~/platform/text/folded'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'
import { fieldNamed } from '../steps/filter-step'
import { findData } from '../tables/data'
import { fileTable, numberLines } from '../tables/file-table'
import { isNumeric } from '../tables/table'

/** «asistio es SI o NO», «(vino pone S o N)», «pagado con si/no». */
const FLAG =
  /([\p{L}_]+)(?:\s*\(|\s*[:=])?\s*(?:es|pone|con|vale|tiene|lleva|dice|puede ser|solo)?\s*["'«]?(s[ií]?|yes|true|1)["'»]?\s*(?:o|\/|y|u|,)\s*["'«]?(no?|false|0)["'»]?(?![\p{L}\d])/iu
const BY = /\b(?:por|de|para|en) cada ([a-z_]+(?: [a-z_]+)?)\b/
const COUNTS =
  /\bcuant[oa]s (?:(?:no|si|han|ha|que|se) )*([a-z_]+)?(?: (?:hubo|hay|son|fueron|tiene|han|no|si|en total))*/g
const NEGATIVE =
  /\b(?:no|falt\w+|ausent\w+|inasist\w+|deb\w+|pendient\w+|impag\w+|fall\w+|perd\w+|suspend\w+|rechaz\w+|sin)\b/
const SUMS = /\b(?:suma\w*|total(?:es)?|cuanto|importe|dinero|deben|debe|adeud\w+)\b/

type Count = { label: string; name: string; value: string | null }

/** Rows of a file with a column of yes or no: for each group how many there are of each kind, or the sum of those of one kind. */
export function flagPlan(task: Task, message: string): Draft | null {
  const [file] = task.files.filter((name) => name.endsWith('.csv'))
  if (file === undefined || task.functions.length + task.classes.length > 0) return null
  if (task.constraints.some((each) => each.kind === 'with' && each.what === 'pandas')) return null
  const { found, rest } = findData(message)
  const table = fileTable(file, found.find(({ data }) => data.kind === 'rows') ?? null, readRequestText(rest).text)
  const flag = FLAG.exec(message)
  if (table?.shape !== 'dicts' || !flag) return null
  const [, column = '', yes = '', no = ''] = flag
  const flagField = fieldNamed(folded(column), table)
  const reading = new Reading(readRequestText(rest))
  const by = BY.exec(reading.text)
  const group = by ? fieldNamed((by[1] ?? '').replace(' ', '_').split('_')[0] ?? '', table) : null
  if (!flagField || !by || !group || group === flagField || isNumeric(group)) return null
  const counted = countsIn(reading.text, { stem: stemOf(flagField.name), yes, no })
  const amount = table.fields.find(isNumeric)
  const sums = amount !== undefined && counted.length === 0 && SUMS.test(reading.text)
  if (counted.length === 0 && !sums) return null
  markRead(reading, { by, column })
  const one = group.name.toLowerCase()
  const test = (value: string) => `fila['${flagField.name}'].strip().lower() == '${value.toLowerCase()}'`
  const wantsNo = NEGATIVE.test(reading.text.replace(FLAG_WORDS, ' '))
  const body =
    sums && amount
      ? [
          'totales = {}',
          'for fila in filas:',
          `    if ${test(wantsNo ? no : yes)}:`,
          `        ${one} = fila['${group.name}']`,
          `        totales[${one}] = totales.get(${one}, 0) + fila['${amount.name}']`,
          '',
          `for ${one}, total in totales.items():`,
          `    print(f'{${one}}: {total:.2f}')`,
        ]
      : [
          'grupos = {}',
          'for fila in filas:',
          `    grupo = grupos.setdefault(fila['${group.name}'], {${counted.map(({ name }) => `'${name}': 0`).join(', ')}})`,
          ...counted.flatMap(({ name, value }) =>
            value === null
              ? [`    grupo['${name}'] += 1`]
              : [`    if ${test(value)}:`, `        grupo['${name}'] += 1`],
          ),
          '',
          `for ${one}, grupo in grupos.items():`,
          `    print(f'{${one}}: ${counted.map(({ label, name }) => `{grupo["${name}"]} ${label}`).join(', ')}')`,
        ]
  return drafted(task, reading, {
    imports: table.imports,
    body: [...table.setup, ...(sums ? numberLines(table, table.fields) : []), '', ...body],
    typed: null,
    title: sums
      ? `El programa lee \`${file}\` y suma \`${amount?.name ?? ''}\` por cada \`${group.name}\`, solo de las filas en que \`${flagField.name}\` es «${wantsNo ? no : yes}».`
      : `El programa lee \`${file}\` y cuenta por cada \`${group.name}\`: ${counted.map(({ label }) => label).join(' y ')}.`,
    how: [
      ...table.how,
      sums
        ? `\`totales.get(${one}, 0)\` da lo que ya llevaba cada uno, o 0 la primera vez.`
        : '`setdefault` crea los contadores de cada grupo a cero la primera vez que aparece.',
      '`strip().lower()` hace que dé igual si está en mayúsculas o con espacios.',
    ],
  })
}

const FLAG_WORDS = /\b(?:con |es |pone )?(?:si|s) (?:o|\/|y) (?:no|n)\b/g
const stemOf = (name: string) => folded(name).split('_')[0]?.slice(0, 4) ?? ''

/** What is to be counted, in the order of the words: all, those with yes, those with no. */
function countsIn(text: string, { stem, yes, no }: { stem: string; yes: string; no: string }): Count[] {
  const found: Count[] = []
  for (const match of text.matchAll(COUNTS)) {
    const said = match[0].replace(/^cuant[oa]s /, '').trim()
    const isNo = NEGATIVE.test(said) || /\bno\b/.test(said)
    const isYes =
      !isNo &&
      (POSITIVE.test(said) || said.split(' ').some((word) => stem.length > 2 && word.startsWith(stem.slice(0, 3))))
    const label = said === '' || said === 'no' ? (isNo ? 'no' : 'en total') : said
    const name = isNo ? 'no' : isYes ? 'si' : 'total'
    if (found.some((one) => one.name === name)) continue
    found.push({ label: label.replace(/['{}]/g, ''), name, value: isNo ? no : isYes ? yes : null })
  }
  return found.some(({ value }) => value !== null) ? found : []
}

const POSITIVE = /\b(?:si|asist\w+|vin\w+|pag\w+|aprob\w+|acept\w+|complet\w+|entreg\w+)\b/

function markRead(reading: Reading, { by, column }: { by: RegExpExecArray; column: string }): void {
  reading.use({ from: by.index, to: by.index + by[0].length })
  for (const match of reading.text.matchAll(COUNTS))
    reading.use({ from: match.index, to: match.index + match[0].length })
  for (const part of READ) reading.take(part)
  reading.markWords([folded(column), 'si', 'no', 's', 'n'])
}

const READ: readonly RegExp[] = [
  /\b(?:leer?|lea|tengo|de|un|una|el|csv|archivo|llamado|necesito)?(?: (?:leer|un|una|el|csv|archivo|llamado))* \S+\.csv\b/,
  /\b(?:separado|separados|separada) por (?:punto y coma|comas?|;|tabuladores)(?: ;)?/,
  /\b(?:con |que tiene |tiene )?columnas [a-z_,;: ]+?(?= [.)(]|$| quiero| y quiero| separado)/,
  /\b(?:y )?(?:que )?(?:me )?(?:quiero|muestre|dig[ao]|saque|saber)\b/,
  /\b(?:o sea )?(?:cuanto|lo que) (?:deben|debe|pagaron)(?: en total)?(?: los| las)?/,
  /\b(?:o sea )?(?:sum\w+|el total(?: de)?)(?: [a-z]+)?/,
  /\bsolo (?:de )?(?:los |las )?(?:que )?(?:no )?(?:han |ha |esten |estan |hayan )?[a-z]+/,
]
