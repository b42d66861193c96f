import { byWord } from '~/platform/text/by-word'
import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { allExpressions } from '../../../python/walk'
import { listed, type Source } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'
import { filesOf } from './files'
import { needsOf } from './needs'
import type { Around } from './places'

const ASKS_INSTALL =
  /\b(?:instal\w+|bajar(?:me|se)? (?:algo|nada|alguna)|descargar(?:me|se)? (?:algo|nada|alguna)|pip)\b/
const NEED = /\b(?:tengo que|hay que|hace falta|necesit\w+|debo|algo|nada|que (?:se )?instal\w+)\b/

/** «¿Tengo que instalar algo?»: what the program imports and does not come with Python. */
export function installed({ said, source }: Around) {
  if (!ASKS_INSTALL.test(said) || !NEED.test(said) || OF_PYTHON.test(said)) return null
  const needs = needsOf(source)
  return needs === null ? null : answered('surroundings', [text(installText(needs))])
}
const OF_PYTHON = /\b(?:como|por que|error|no (?:me )?deja|python|idle|thonny|vs ?code|pycharm|anaconda|colab|java)\b/

function installText({ own, packages }: NonNullable<ReturnType<typeof needsOf>>): string {
  if (packages.length > 0) {
    const names = listed(packages.map(inlineCode))
    return `Sí: ${names}, que no ${packages.length === 1 ? 'viene' : 'vienen'} con Python. Una sola vez, en la terminal:\n\n\`\`\`bash\npip install ${packages.join(' ')}\n\`\`\`\n\nEn Windows, si no reconoce \`pip\`: \`py -m pip install ${packages.join(' ')}\`.`
  }
  return own.length === 0
    ? '**Nada**: solo hace falta Python, porque este programa no importa nada. Aquí también puedes ejecutarlo, con el botón «Ejecutar».'
    : `**Nada más que Python**: ${listed(own.map(inlineCode))} ya ${own.length === 1 ? 'viene' : 'vienen'} con él.${own.includes('tkinter') ? ' En Linux, `tkinter` puede faltar: `sudo apt install python3-tk`.' : ''}`
}

const RUNS =
  /^(?:como|donde|con que) (?:(?:lo|la|se|puedo|podria|hago para|tengo que|debo|esto|eso|el programa|este programa|el codigo) ){0,4}(?:ejecut\w+|corr(?:o|e|er|erlo)|arranc\w+|lanz\w+|inici\w+|prueb\w+|probar\w*)(?: (?:esto|eso|el|este|programa|codigo|juego|script|en|mi|un|ordenador|pc|windows|mac|linux|computadora|compu|portatil|ahora|aqui|yo))*$/
/** «¿Cómo lo ejecuto?»: with what the program needs at hand. */
export function run({ said, source }: Around) {
  if (!RUNS.test(said)) return null
  const needs = needsOf(source)
  const read = [...new Set(filesOf(source).flatMap(({ name, isWritten }) => (isWritten ? [] : [name])))]
  return answered('surroundings', [
    text(
      'Aquí, con el botón **«Ejecutar»** que tiene encima. En tu ordenador: abre IDLE (o Thonny), *File → New File*, pega el programa entero, guárdalo con un nombre acabado en `.py` (por ejemplo `programa.py`) y pulsa **F5**. O en la terminal, desde su carpeta: `py programa.py` en Windows, `python3 programa.py` en macOS y Linux.',
    ),
    ...(needs !== null && needs.packages.length > 0
      ? [text(`Antes, una sola vez, instala lo que usa: \`pip install ${needs.packages.join(' ')}\`.`)]
      : []),
    ...(read.length > 0
      ? [text(`Y ten ${listed(read.map(inlineCode))} en la misma carpeta: el programa lo lee de ahí.`)]
      : []),
  ])
}

const DEVICES: readonly (readonly [RegExp, 'phone' | 'computer' | 'colab' | 'jupyter'])[] = [
  [/\b(?:movil|celular|telefono|android|iphone|ipad|tablet)\b/, 'phone'],
  [/\bcolab\b/, 'colab'],
  [/\b(?:jupyter|notebook|cuaderno)\b/, 'jupyter'],
  [/\b(?:windows|mac|macos|macbook|linux|ubuntu|raspberry)\b/, 'computer'],
]
const WORKS =
  /\b(?:funciona\w*|sirve|vale|valdria|va|iria|corre|ejecut\w+|us(?:ar|arlo|o)|se puede|puedo)\b|^en (?:el |un |mi )?\w+(?: tambien| igual)?$/
const OTHER_THAN_THIS =
  /\b(?:mal|error|fallo?|sale|por que|rutas?|tildes?|barras?|cambi\w+|app|aplicacion|apk|instal\w+|descarg\w+|como (?:abro|entro)|menu|tecla|terminal)\b/

/** «¿Funciona en el móvil?», «¿y en Colab?»: by what the program uses. */
export function device({ said, source }: Around) {
  const [, kind] = DEVICES.find(([words]) => words.test(said)) ?? []
  if (kind === undefined || !WORKS.test(said) || OTHER_THAN_THIS.test(said)) return null
  const uses = usesOf(source)
  if (uses === null) return null
  return answered('surroundings', [text([HEADS[kind](uses), ...MORE[kind](uses)].join(' '))])
}

type Uses = { packages: string[]; window: string | null; reads: string[]; writes: string[]; asks: boolean }

function usesOf(source: Source): Uses | null {
  const needs = needsOf(source)
  if (needs === null) return null
  const files = filesOf(source)
  const calls = [...allExpressions(source.module)].flatMap((node) => (node.kind === 'call' ? [calledName(node)] : []))
  return {
    packages: needs.packages,
    window:
      [...needs.own, ...needs.packages].find((name) => /^(?:tkinter|turtle|pygame|customtkinter)$/.test(name)) ?? null,
    reads: files.flatMap(({ name, isWritten }) => (isWritten ? [] : [name])),
    writes: files.flatMap(({ name, isWritten }) => (isWritten ? [name] : [])),
    asks: calls.includes('input'),
  }
}

const namesOf = (names: readonly string[]) => listed([...new Set(names)].map(inlineCode))

type Kind = 'phone' | 'computer' | 'colab' | 'jupyter'
const HEADS: Readonly<Record<Kind, (uses: Uses) => string>> = {
  phone: ({ window }: Uses) =>
    window === null
      ? 'Sí: en **Android** con Pydroid 3 y en **iPhone** con Pythonista o a-Shell; lo pegas y lo ejecutas. También aquí, desde el navegador del móvil, con «Ejecutar».'
      : `Así no: usa ventanas (${inlineCode(window)}), y en el móvil no las hay (en Android, Pydroid 3 sabe abrir algunas).`,
  computer: () => 'Sí: el programa es el mismo en Windows, macOS y Linux, con Python instalado.',
  colab: ({ window }: Uses) =>
    window === null
      ? 'Sí: lo pegas en una celda de **Google Colab** (colab.research.google.com) y lo ejecutas con Mayús + Intro.'
      : `En Colab no: usa ventanas (${inlineCode(window)}), y ahí no se pueden abrir. Ejecútalo en tu ordenador.`,
  jupyter: ({ window }: Uses) =>
    `Sí: lo pegas en una celda y la ejecutas con Mayús + Intro.${window === null ? '' : ` La ventana de ${inlineCode(window)} se abre aparte.`}`,
}

const needed = ({ packages }: Uses) =>
  packages.length === 0 ? [] : [`Instala antes lo que usa: \`pip install ${packages.join(' ')}\`.`]
const asked = ({ asks }: Uses) => (asks ? ['Lo de `input` se escribe en una casilla debajo de la celda.'] : [])

const MORE: Readonly<Record<Kind, (uses: Uses) => string[]>> = {
  phone: (uses: Uses) => [
    ...(uses.packages.length > 0
      ? [`Necesita ${namesOf(uses.packages)}: en Pydroid 3 se instala desde su menú *Pip*.`]
      : []),
    ...(uses.reads.length > 0 ? [`Y ${namesOf(uses.reads)} tiene que estar en el móvil, en la misma carpeta.`] : []),
  ],
  computer: (uses: Uses) => [
    'Se ejecuta con `py programa.py` en Windows y con `python3 programa.py` en macOS y Linux.',
    ...needed(uses),
    ...(uses.reads.length + uses.writes.length > 0
      ? [
          `Lo único que cambia son las rutas de los archivos; con solo el nombre (${namesOf([...uses.reads, ...uses.writes])}) valen igual en todos.`,
        ]
      : []),
  ],
  colab: (uses: Uses) =>
    uses.window !== null
      ? []
      : [
          ...(uses.reads.length > 0
            ? [
                `Antes sube ${namesOf(uses.reads)} con el icono de la carpeta de la izquierda (se borra al cerrar la sesión).`,
              ]
            : []),
          ...(uses.writes.length > 0
            ? [`${namesOf(uses.writes)} queda en esa misma carpeta: descárgalo antes de cerrar.`]
            : []),
          ...asked(uses),
        ],
  jupyter: (uses: Uses) => [
    ...(uses.reads.length > 0 ? [`${namesOf(uses.reads)} tiene que estar en la carpeta del cuaderno.`] : []),
    ...asked(uses),
  ],
}

const OPENS = /\b(?:como|con que|donde|puedo|se puede)\b.{0,25}\b(?:abr(?:o|e|ir|irlo|irla|irse)|ver|veo|mir(?:o|ar))\b/
const PROGRAMS: Readonly<Record<string, string>> = byWord({
  csv: 'con Excel, LibreOffice o Google Sheets (en el Excel en español, si sale todo en una columna: *Datos → Desde texto/CSV*), y también con el Bloc de notas',
  txt: 'con el Bloc de notas (o cualquier editor de texto): doble clic',
  json: 'con el Bloc de notas o VS Code: es texto. El navegador también lo enseña, si lo arrastras a él',
  xlsx: 'con Excel, LibreOffice o Google Sheets. Ciérralo antes de volver a ejecutar el programa: abierto no se deja escribir',
  db: 'con DB Browser for SQLite (gratis); con el Bloc de notas no, porque no es texto',
  png: 'con el visor de imágenes: doble clic',
  jpg: 'con el visor de imágenes: doble clic',
  pdf: 'con el navegador o un lector de PDF: doble clic',
  html: 'con el navegador: doble clic',
})

/** «¿Y cómo abro el csv?»: by the ending of the file that the program writes. */
export function opened({ said, source }: Around) {
  if (!OPENS.test(said) || /\bpython\b/.test(said)) return null
  const files = filesOf(source)
  const isNamed = (name: string) =>
    said.includes(name.toLowerCase().split('.')[0] ?? name) || new RegExp(`\\b${endingOf(name)}\\b`).test(said)
  const isOfFile =
    /\b(?:archivo|fichero|documento)\b|^(?:como|con que) (?:lo |la |se )?(?:abr\w+|veo|ver)\b(?: despues| luego)?$/.test(
      said,
    )
  const file =
    files.find(({ name }) => isNamed(name)) ?? (isOfFile ? files.find(({ isWritten }) => isWritten) : undefined)
  const how = file && PROGRAMS[endingOf(file.name)]
  if (file === undefined || how === undefined || !file.isWritten) return null
  return answered('surroundings', [
    text(`${inlineCode(file.name)} se abre ${how}. Está en la carpeta desde la que ejecutas el programa.`),
  ])
}
const endingOf = (name: string) => name.split('.').at(-1)?.toLowerCase().replace(/\W/g, '') ?? ''
