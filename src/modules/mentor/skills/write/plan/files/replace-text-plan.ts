import { upperFirst } from '~/platform/text/first-letter'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const CHANGES = '(?:reempla[zc]|sustitu|cambi)\\w*'
const WHAT = '(?:(?:cada|tod[oa]s?|la|el|las|los|palabras?|textos?|vez|que|salga|aparezca|pone|ponga|donde) )*'
const BY = '(?:(?:el|la|un|una|palabra|texto|otra|otro|nuevo|nueva) )*'
const REPLACE = new RegExp(
  `\\b${CHANGES}(?: (?:en|dentro de|de|del) (?:(?:un|el|mi|archivo|llamado|texto) )*\\S+\\.\\w+)? ${WHAT}(«[^ ]+»|[a-z_]{2,})(?: (?:en|de|del|que hay en) (?:(?:un|el|mi|archivo|llamado|texto) )*\\S+\\.\\w+)? por ${BY}(«[^ ]+»|[a-z0-9_]+(?: (?!y |e |que |en )[a-z0-9_]+){0,4})( que (?:(?:el|la|usuario|yo|se|me|le) )*(?:dig|escrib|pong|introdu|met|ingres|indi|tecle|elij)\\w+(?: (?:el usuario|yo|por teclado))?)?`,
)

/** A text file with one text in the place of another, saved under its own or another name. */
export function replaceTextPlan(task: Task, message: string): Draft | null {
  const [source, second, ...others] = task.files
  if (task.functions.length + task.classes.length > 0 || source === undefined || others.length > 0) return null
  const target = second ?? source
  if (!/\.(?:txt|md|html|log)$/i.test(source)) return null
  const reading = new Reading(readRequestText(message))
  const found = reading.find(REPLACE)
  if (!found) return null
  const [old = '', said = '', typed] = found.groups
  const written = (plain: string) =>
    (reading.words.find((word) => word.plain === plain)?.text ?? plain).replace(/[«»]/g, '').replaceAll("'", '’')
  const isTyped = typed !== undefined || /\b(?:pid\w+|pregunt\w+|usuario|teclado)\b/.test(reading.text)
  reading.use(found)
  reading.markWords([source.toLowerCase(), target.toLowerCase(), 'archivo'])
  reading.take(
    /\b(?:y )?(?:guard\w+|escrib\w+|cre[ae]\w*)(?:lo)?(?: (?:en|el|resultado|como|otro|nuevo|un|archivo|con))*\b/,
  )
  reading.take(/\b(?:abr\w+|le[ae]\w*)(?: (?:el|un|archivo))*\b/)
  return drafted(task, reading, {
    body: [
      `with open('${source}', encoding='utf-8') as archivo:`,
      '    texto = archivo.read()',
      '',
      ...(isTyped ? [`nuevo = input('${upperFirst(written(said))}: ')`] : []),
      `texto = texto.replace('${written(old)}', ${isTyped ? 'nuevo' : `'${written(said)}'`})`,
      '',
      `with open('${target}', 'w', encoding='utf-8') as archivo:`,
      '    archivo.write(texto)',
      `print('Guardado en ${target}.')`,
    ],
    title: `El programa cambia «${written(old)}» en ${source} y lo guarda en ${target}.`,
    how: [
      '`replace` cambia todas las veces que aparece, y da otro texto: por eso se guarda en `texto`.',
      "`with open` cierra el archivo al acabar; con `'w'` se escribe desde cero.",
    ],
    typed: null,
  })
}
