import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const RENAMES = /\b(?:renombr\w+|cambi\w+(?: de)?(?: el| los)? nombres?|que (?:pasen a llamarse|se llamen)|numer\w+)\b/
/** «boda_001.jpg», «factura_01.pdf»: the pattern of the new names. */
const NEW_NAME = /(?<![\p{L}\d_-])([\p{L}\d_-]{0,60}?)0{0,9}([01])(?:(\.[A-Za-z0-9]{2,4})\b|(?![\p{L}\d]))/gu
/** «que se llaman IMG_001.jpg» are the old ones. */
const OLD_NAMES = /\bse llaman [\p{L}\d_-]{1,40}\.\w{2,4}/u
const STARTS =
  /\b(?:empie\w+|empez\w+|comien\w+|inici\w+) (?:por|con|en) (?:la palabra |el prefijo )?["'«“]?([\p{L}\d_-]+)/iu
const ENDS = /\b(?:acab\w+|termin\w+) (?:en|con|por) ["'«“]?(\.[A-Za-z0-9]{2,4})\b/iu
const KIND = /\b(?:los|las|mis|todos los|todas las)?\s*(pdf|jpg|jpeg|png|txt|mp3|mp4|docx|csv|xlsx|fotos)s?\b/i
const FOLDER = /\bcarpeta (?:llamada |de nombre )?["'«“]([\p{L}\d_ /-]+)["'»”]/iu

/** Files of a folder that get numbered names, in the order of the alphabet. */
export function renamePlan(task: Task, message: string): Draft | null {
  if (!RENAMES.test(task.request.text) || task.functions.length + task.classes.length > 0) return null
  const old = OLD_NAMES.exec(message)
  const name = [...message.matchAll(NEW_NAME)].find(
    ({ index, 1: prefix, 3: ending }) =>
      index > (old === null ? -1 : old.index + old[0].length) &&
      (ending !== undefined || /[\p{L}][_-]$/u.test(prefix ?? '')),
  )
  if (!name) return null
  const [whole, prefix = '', , ending = ''] = name
  const width = whole.length - prefix.length - ending.length
  const number = width > 1 ? `{numero:0${width}d}` : '{numero}'
  const start = STARTS.exec(message)?.[1] ?? ''
  const kind = KIND.exec(message)?.[1]?.toLowerCase()
  const end = ENDS.exec(message)?.[1] ?? (kind === undefined || kind === 'fotos' ? ending || '.jpg' : `.${kind}`)
  const folder = FOLDER.exec(message)?.[1] ?? '.'
  const reading = new Reading(readRequestText(message))
  // The parts of this task are few and all read above; what asks for anything else stays open.
  for (const part of PARTS) reading.take(part)
  reading.markWords(reading.words.flatMap(({ plain, text }) => (/\.\w{2,4}$|_/.test(text) ? [plain] : [])))
  const counts = /\bcuant[oa]s\b/.test(task.request.text)
  return drafted(task, reading, {
    imports: ['from pathlib import Path'],
    constants: [`CARPETA = Path('${folder}')`],
    body: [
      `archivos = sorted(CARPETA.glob('${start}*${end}'))`,
      ...(counts ? ['renombrados = 0'] : []),
      'for numero, archivo in enumerate(archivos, start=1):',
      `    nuevo = archivo.with_name(f'${prefix}${number}${ending || '{archivo.suffix}'}')`,
      `    if nuevo.exists()${start !== '' && !prefix.startsWith(start) ? '' : ' and nuevo != archivo'}:`,
      "        print(f'Ya existe {nuevo.name}: no se toca {archivo.name}')",
      '        continue',
      '    archivo.rename(nuevo)',
      ...(counts ? ['    renombrados += 1', '', "print(f'Renombrados: {renombrados}')"] : []),
    ],
    typed: null,
    title: `El programa renombra por orden alfabético los archivos ${start === '' ? '' : `que empiezan por \`${start}\` y `}${start === '' ? 'que ' : ''}acaban en \`${end}\`, y no toca los demás.`,
    how: [
      `\`glob('${start}*${end}')\` da solo los archivos que empiezan y acaban así; \`sorted\` los ordena.`,
      width > 1
        ? `\`${number}\` escribe el número con ${width} cifras, con ceros delante.`
        : '`{numero}` es el número de cada archivo, que empieza en 1.',
      'Si el nombre nuevo ya existe, avisa y no pisa nada. Pruébalo antes con una copia de la carpeta.',
    ],
  })
}

const PARTS: readonly RegExp[] = [
  /\btengo (?:una|un|la|mi) carpeta (?:llena de|con) (?:fotos|imagenes|archivos)(?: (?:de|del) (?:(?:l[oa]s|la|mis?) )?[a-z]+)?/,
  /\bque se llaman\b/,
  /\b(?:quiero |necesito )?renombr\w+(?: (?:un monton de|los|las|mis|todos|todas|de|fotos|archivos|pdf|imagenes))*/,
  /\b(?:de la |en la )?(?:carpeta|directorio)(?: (?:actual|donde esta (?:el )?(?:script|programa)))?/,
  /\b(?:todas |todos )?(?:las|los) que (?:empie\w+|comien\w+) (?:por|con) \S+ (?:y (?:acab\w+|termin\w+) en (?:\. )?\S+)?/,
  /\b(?:que )?(?:pasen a llamarse|se llamen)\b/,
  /\b(?:etc )?por orden alfabetico\b|\balfabeticamente\b/,
  /\b(?:las|los) demas ni tocarl[oa]s\b|\bno toques (?:las|los) demas\b/,
  /\b(?:y )?(?:que )?(?:al final )?(?:dig[ao]|di|muestr\w+) cuant[oa]s (?:ha|has|se han|han|hay)(?: [a-z]+)?/,
  /\b(?:renombrad|cambiad)[oa]s?\b/,
]
