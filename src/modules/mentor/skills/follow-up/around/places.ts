import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { listed, type Source } from '../../explain/idioms/idiom'
import type { Asked } from '../asked'
import { filesOf, type NamedFile } from './files'

/** Whoever asks of the surroundings has a program at hand. */
export type Around = Asked & { source: Source }

const WHERE = /\b(?:(?<!\b(?:de|por|hasta|desde) )donde|en que (?:carpeta|sitio|lugar|ruta|directorio)|que carpeta)\b/
const LIES =
  /\b(?:guard\w+|qued\w+|cre\w+|aparec\w+|sal\w+|dej\w+|descarg\w+|escrib\w+ el|gener\w+|encuentr\w+|busc\w+|esta|estan|estar|va|van|ir|pong\w*|poner\w*|pon|coloc\w+|met\w+|tengo que|tiene que|debe\w*)\b/
/** Of a line, a value or code and no file. */
const OF_CODE =
  /\b(?:lineas?|variables?|funcion|codigo|programa|import|print|if|for|while|return|define|vale|error|fallo|sale el|el valor|bucle|clase|parametro|coma|parentesis|dos puntos)\b/
const READ_FIRST = /\b(?:pong\w*|poner\w*|pon|coloc\w+|met\w+|tengo que|tiene que|debe\w*|busc\w+|va|van|ir)\b/

/** «¿Dónde se guarda?», «¿y el archivo dónde tiene que estar?»: the program's own files, and the folder that they go by. */
export function placed({ said, source, frame }: Around) {
  if (!WHERE.test(said) || !LIES.test(said) || OF_CODE.test(said)) return null
  const all = filesOf(source)
  const named = all.filter(({ name }) => said.includes(name.toLowerCase()))
  const isOfRead = READ_FIRST.test(said)
  const meant = all.filter(({ isWritten }) => isWritten !== isOfRead)
  const files = (named.length > 0 ? named : meant.length > 0 ? meant : all).slice(0, MAX_FILES)
  const [first] = files
  if (first === undefined && frame.names.length === 0 && /\b(?:guard\w+|qued\w+)\b/.test(said)) return nowhere()
  if (
    first === undefined ||
    (frame.names.length > 0 && named.length === 0 && !/\b(?:guard\w+|archivo|fichero)\b/.test(said))
  )
    return null
  const isDatabase = /\.(?:db|sqlite3?)$/.test(first.name)
  const isOne = files.length === 1
  const names = listed(files.map(({ name }) => inlineCode(name)))
  const line = source.lines.lineAt(first.call.from)
  const what = first.isWritten
    ? `${names} ${isOne ? 'se crea' : 'se crean'} en la **carpeta desde la que ejecutas el programa**, que casi siempre es la de tu \`.py\``
    : `${names} ${isOne ? 'tiene' : 'tienen'} que estar en la **carpeta desde la que ejecutas el programa**: lo normal es ponerlo al lado de tu \`.py\``
  return answered('surroundings', [
    text(
      `${what}. Lo dice la línea ${line}: solo da el nombre, sin carpeta${isDatabase ? ' (ahí queda la base de datos entera)' : ''}.`,
    ),
    text('Para saber cuál es esa carpeta, pon esto al principio y ejecútalo:'),
    python('from pathlib import Path\n\nprint(Path.cwd())'),
    text(
      `${first.isWritten ? 'Para guardarlo en otro sitio' : 'Si está en otro sitio'}, da la ruta entera en esa línea: ${inlineCode(withPath(first, DESKTOP, source))}.${first.isWritten ? ' Si lo ejecutas aquí, en el navegador, el archivo solo existe mientras dura el programa.' : ''}`,
    ),
  ])
}
const nowhere = () =>
  answered('surroundings', [
    text(
      '**En ningún archivo**: este programa no escribe ninguno. Lo que calcula está en sus variables, y al cerrarlo se pierde. Si quieres conservarlo, dime «que lo guarde en un archivo» y te lo cambio.',
    ),
  ])
const MAX_FILES = 3
const DESKTOP = String.raw`C:\Users\TU_USUARIO\Desktop`

/** The line of a file with a folder before its name. */
function withPath({ literal, name, call }: NamedFile, folder: string, { module, lines }: Source): string {
  const isInCall = literal.from >= call.from && literal.to <= call.to
  const line = lines.textOf(lines.lineAt(literal.from))
  const written = module.source.slice(literal.from, literal.to)
  const path = folder.includes('\\') ? `r'${folder}\\${name}'` : `'${folder}/${name}'`
  return (isInCall || line.includes(written) ? line : written).trim().replace(written, () => path)
}

const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:escritorio|desktop)\b/, DESKTOP],
  [/\b(?:descargas|downloads)\b/, String.raw`C:\Users\TU_USUARIO\Downloads`],
  [/\b(?:mis documentos|documentos|documents)\b/, String.raw`C:\Users\TU_USUARIO\Documents`],
  [/\b(?:usb|pendrive|memoria externa|disco (?:externo|duro|d))\b/, 'D:'],
  [
    /\b(?:otra|distinta|diferente|una|sub) ?(?:carpeta|ubicacion|ruta)\b|\botro (?:sitio|lugar|directorio|lado|disco)\b/,
    'datos',
  ],
]
const FOLDER =
  /\bcarpeta (?:llamada |que se llama |se llama |de |")?["'«`]?(?!(?:que|de|mas|donde|y|del|distinta|diferente|desde|se|esta|es|o|tiene|en|al|no|hay|con|como|la|el)\b)(\w{2,30})/

/** «Está en el escritorio», «¿y si está en otra carpeta?»: the person's own line with the way there. */
export function elsewhere({ said, source }: Around) {
  const place = ELSEWHERE.find(([words]) => words.test(said))
  const own = FOLDER.exec(said)?.[1]
  const files = filesOf(source)
  const [file] = files.filter(({ name }) => said.includes(name.toLowerCase())).concat(files)
  if ((place === undefined && own === undefined) || file === undefined || /[/\\]/.test(file.name)) return null
  const folder = place !== undefined && place[1] !== 'datos' ? place[1] : (own ?? 'datos')
  const isInside = !folder.includes(':')
  const line = withPath(file, folder, source)
  return answered('surroundings', [
    text(
      isInside
        ? `Entonces el nombre solo no basta: pon la ruta delante. Si la carpeta (${inlineCode(folder)}${own === undefined ? ', por ejemplo' : ''}) está dentro de la de tu programa:`
        : `Con solo el nombre, Python mira en la carpeta desde la que ejecutas el programa. Dale la **ruta entera**, con una \`r\` delante de las comillas:`,
    ),
    python(line),
    text(
      isInside
        ? `Si está fuera, da la ruta entera: ${inlineCode(withPath(file, DESKTOP, source))}. O mueve ${inlineCode(file.name)} al lado de tu \`.py\` y deja la línea como está.`
        : `Cambia \`TU_USUARIO\` por tu nombre en el ordenador; con OneDrive, el escritorio puede ser \`C:\\Users\\TU_USUARIO\\OneDrive\\Escritorio\`. En Mac y Linux va sin \`C:\`: \`/Users/TU_USUARIO/…/${file.name}\`. En Windows te la da el propio archivo: clic derecho → *Copiar como ruta de acceso*. O mueve ${inlineCode(file.name)} al lado de tu \`.py\` y deja la línea como está.`,
    ),
  ])
}
