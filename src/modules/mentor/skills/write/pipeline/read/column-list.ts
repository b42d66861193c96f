import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'

/** A list of columns in a request: their names as they stand in the file, what is noted of each, and its place in the text. */
export type ColumnList = { names: string[]; notes: string[]; separator: string | null; from: number; to: number }

const START =
  /(?:columnas?|campos?|cabeceras?|encabezados?|tiene|tienen|trae|lleva|contiene|guarda|\.(?:csv|xlsx|json|db)|tabla \w+|\bcon|\bdf|lista de \w+|(?:csv|excel|json)\b[^.:;\n(]{0,40}:|(?<=\w )\((?=\p{L}+, ?\p{L}+, ?\p{L}+(?: ?\([^)]*\))?\)))(?:\s+(?:con|tengo|las|los|tiene|trae|lleva|columnas?|campos?|son|es|cada|uno|una|esta|la|cabecera|siguientes|que|una|se|llaman|estas)){0,5}\s*(?:->|[:=])?\s*\(?\s*/giu
const ITEM =
  /^(?:(?:el|la|los|las|su|sus|un|una)\s+)?["'«`]?(\p{L}[\p{L}\d_]*)["'»`]?((?:\s+(?:de|del|por|de la|en|al)\s+\p{L}[\p{L}\d_]*){0,2})(\s*\([^()\n]{1,50}\))?/iu
const NEXT_ITEM = /^\s*(?:[,;]\s*(?:(?:y|e)\s+)?|\s(?:y|e)\s+)/iu
/** What begins another part of the request, and is no column. */
const NO_ITEM =
  /^(?:quiero|dig[ao]\w*|devuelv\w+|export\w+|grafi\w+|dibuj\w+|quisiera|queremos|dame|dime|necesito|ocupo|sac\w*|imprim\w*|muestr\w*|muéstr\w*|calcul\w*|hay|que|q|haz\w*|sum\w+|cuent\w+|orden\w+|me|se|donde|separad\w+|son|solo|agrup\w+|mostr\w+|dec\w+|ver|quien|filtr\w+|guard\w+|busc\w+|pandas|python|cada|para|con|sin|como|cuando|si|por|y|en|lo|las|los|el|la|un|una|list\w+|ahora|añad\w+|pon\w*|saber|cuant[oa]s?|agreg\w+|elimin\w+|quit\w+|pas\w+|celdas?|filas?|datos|varias|muchas|todas?|column\w+|hoja\w*|tabla|ventas de|lista|separ\w+|dos|tres)$/iu
/** A verb behind a name says something of it: «el importe va con coma». */
const TOLD =
  /^\s+(?:va|van|viene|vienen|es|está|esta|están|estan|pone|ponen|son|tiene|sea|sean|sale|puede|mayor|menor|repetid\w+)\b/iu

/** The list of columns of a text that holds most names; null where there is none. */
export function columnList(text: string): ColumnList | null {
  let best: ColumnList | null = null
  for (const start of text.matchAll(START)) {
    const list = listAt(text, start.index + start[0].length)
    if (list !== null && list.names.length > 1 && list.names.length > (best?.names.length ?? 0))
      best = { ...list, from: start.index + (/^\.\w+|^tabla \w+|^df/i.exec(start[0])?.[0].length ?? 0) }
  }
  return best
}

function listAt(text: string, from: number): ColumnList | null {
  const names: string[] = []
  const notes: string[] = []
  let at = from
  let end = from
  let separator: string | null = null
  while (names.length < MOST) {
    const found = ITEM.exec(text.slice(at, at + WINDOW))
    const [whole = '', head = '', tail = '', note = ''] = found ?? []
    if (!found || NO_ITEM.test(head) || TOLD.test(text.slice(at + whole.length, at + whole.length + 20))) break
    const comma = /^\s+con coma(?: decimal)?/i.exec(text.slice(at + whole.length))?.[0] ?? ''
    names.push(tail === '' ? head : identifier(folded(head + tail).replace(/ (?:de la|de|del|por|en|al) /g, ' ')))
    notes.push(`${note} ${comma}`.trim())
    end = at + whole.length + comma.length
    const next = NEXT_ITEM.exec(text.slice(end))
    if (!next) break
    if (/^[,;]\S/.test(text.slice(end, end + 2))) separator ??= text.charAt(end)
    at = end + next[0].length
  }
  return { names, notes, separator, from, to: /^\s*\)/.test(text.slice(end)) ? text.indexOf(')', end) + 1 : end }
}
const MOST = 16
const WINDOW = 160
