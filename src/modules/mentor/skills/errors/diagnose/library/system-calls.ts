import { inlineCode } from '../../../../engine/compose'
import { atTop, type Case, codeOf, insertAt, replaceWith, sourceOf, wrap } from '../case'
import { bindingOf, type Place } from '../failing-program'
import type { Called, Found, Misuse } from '../misuses'

/** Orders that are no programs: the terminal of Windows knows them by itself. */
const OF_THE_SHELL = /^(?:dir|cls|copy|move|del|echo|type|start|mkdir|md|rd|cd|set|ren|ver|pause)\b/i

/** `subprocess.run("ls -l")`: without a shell the whole text is the name of a program. */
function orderAsOneText({ fault, node, given: [only] }: Called): Found | null {
  if (only?.kind !== 'string' || node.arguments.some(({ name }) => name === 'shell')) return null
  const isShell = OF_THE_SHELL.test(only.value)
  const parts = only.value.trim().split(/\s+/)
  if (isShell)
    return {
      cause: `${inlineCode(parts[0] ?? '')} **no es un programa**: es una orden de la propia terminal de Windows, y \`subprocess\` busca un archivo que se llame así. Con \`shell=True\` se la da a la terminal.`,
      edits: [insertAt(node.arguments.at(-1)?.to ?? node.to - 1, ', shell=True')],
      decide:
        'No pongas con `shell=True` textos que escriba otra persona: podría añadir otra orden. Para ver una carpeta, `os.listdir()` no necesita la terminal.',
    }
  if (parts.length < 2 || /["'|<>*]/.test(only.value)) return null
  return {
    cause: `sin \`shell=True\`, el texto entero, ${codeOf(fault, only)}, se toma por **el nombre del programa**, espacios incluidos, y no hay ninguno que se llame así. El programa y cada una de sus opciones van por separado, en una lista.`,
    edits: [replaceWith(only, `[${parts.map((part) => `"${part}"`).join(', ')}]`)],
    decide:
      'Si el texto llega de otro sitio, `shlex.split(texto)` lo parte bien. Con `shell=True` también funciona, pero no lo uses con lo que escriba otra persona.',
  }
}

/** `subprocess.run(["python", 3])`. */
function numberInOrder({ fault, given: [only] }: Called): Found | null {
  const numbers = only?.kind === 'list' ? only.items.filter(({ kind }) => kind === 'number') : []
  if (numbers.length === 0) return null
  return {
    cause: `todo lo que va en la lista tiene que ser **texto**, como si lo escribieras en la terminal, y ${numbers.map((each) => codeOf(fault, each)).join(' y ')} es un número.`,
    edits: numbers.flatMap((each) => wrap(each, '"', '"')),
    decide: 'Si viene de una variable, conviértelo: `str(n)`.',
  }
}

/** `os.mkdir("a/b/c")`, `os.mkdir` of a folder that is there. */
function folderOrder({ fault, node, name, told }: Called): Found | null {
  if (node.callee.kind !== 'attribute') return null
  const isThere = /exists|ya existe/i.test(told[0] ?? '')
  const isPath = sourceOf(fault, node.callee.value) !== 'os'
  const [only] = node.arguments
  if (!only && !isPath) return null
  const option = isThere ? 'exist_ok=True' : 'parents=True'
  const end = node.arguments.at(-1)?.to
  const more = node.arguments.some((each) => each.name === option.split('=')[0])
    ? []
    : [insertAt(end ?? node.to - 1, `${end ? ', ' : ''}${option}`)]
  if (more.length === 0) return null
  const cause = isThere
    ? 'esa carpeta **ya existe**: la creó el programa la vez anterior, y `mkdir` no admite que esté. Con `exist_ok=True`, si ya está la deja como está.'
    : `\`${name}\` crea **solo la última** carpeta de la ruta, y las de delante tienen que existir ya. ${isPath ? 'Con `parents=True` crea' : '`os.makedirs` crea'} todas las que falten.`
  if (isPath) return { cause, edits: more }
  const renamed =
    name === 'mkdir' ? [{ from: node.callee.nameFrom, to: node.callee.nameFrom + name.length, text: 'makedirs' }] : []
  return { cause, edits: isThere ? [...renamed, ...more] : renamed }
}

/** `os.remove` of a folder. */
function removedFolder({ fault, node, given: [only] }: Called): Found | null {
  if (!only || sourceOf(fault, node.callee.kind === 'attribute' ? node.callee.value : node.callee) !== 'os') return null
  if (only.kind === 'string' && /\.\w{1,5}$/.test(only.value)) return null
  return {
    cause: `\`os.remove\` borra **archivos**, y ${codeOf(fault, only)} es una carpeta (en Windows lo dice como «Acceso denegado»). Una carpeta con lo que tenga dentro se borra con \`shutil.rmtree\`.`,
    edits: [
      replaceWith(node.callee, 'shutil.rmtree'),
      ...(/\bimport shutil\b/.test(fault.source) ? [] : [atTop(fault, 'import shutil')]),
    ],
    decide: 'Cuidado: borra también todo lo que hay dentro, y no va a la papelera. Si está vacía, basta `os.rmdir`.',
  }
}

/** `open(f)` of a name that `os.listdir` gave: it has no folder. */
function withoutItsFolder({ fault, given: [only, other], place, name }: Called): Found | null {
  const walked = only?.kind === 'name' ? listedFolder(fault, only.name, place) : null
  if (!only || walked === null) return null
  const joined = `os.path.join(${walked.folder}, ${sourceOf(fault, only)})`
  return {
    cause: `\`os.listdir\` da **solo el nombre** de cada archivo, sin su carpeta, y así se busca en la carpeta desde la que ejecutas. Hay que juntarlo con la carpeta, ${inlineCode(walked.folder)}: ${inlineCode(joined)}.`,
    edits: [
      replaceWith(only, joined),
      ...(other && name === 'rename' ? wrap(other, `os.path.join(${walked.folder}, `, ')') : []),
      ...(/\bimport os\b|\bimport .{0,60}\bos\b/.test(fault.source) ? [] : [atTop(fault, 'import os')]),
    ],
    decide: 'Con `pathlib` no pasa: `for archivo in Path(carpeta).iterdir():` da ya la ruta entera.',
  }
}

function listedFolder(fault: Case, name: string, place: Place): { folder: string } | null {
  const binding = bindingOf(fault.program, name, place, place.node.to)
  const loop = binding?.place.node.kind === 'for' ? binding.place.node.iterable : null
  const value = loop?.kind === 'call' && sourceOf(fault, loop.callee) === 'enumerate' ? loop.arguments[0]?.value : loop
  const list = value?.kind === 'name' ? bindingOf(fault.program, value.name, place, value.from)?.value : value
  const call =
    list?.kind === 'call' && list.callee.kind === 'name' && list.callee.name === 'sorted'
      ? list.arguments[0]?.value
      : list
  const folder =
    call?.kind === 'call' && /(?:^|\.)listdir$/.test(sourceOf(fault, call.callee))
      ? call.arguments[0]?.value
      : undefined
  return folder ? { folder: sourceOf(fault, folder) } : null
}

/** `open("salida/a.txt", "w")`: a file is made, and the folder that it is to stand in is not. */
function intoNoFolder({ fault, node, given: [only, mode], place }: Called): Found | null {
  const [, folder] = only?.kind === 'string' ? (/^(.{1,200})[\\/][^\\/]+$/.exec(only.value) ?? []) : []
  const how = node.arguments.find(({ name }) => name === 'mode')?.value ?? mode
  if (!folder || how?.kind !== 'string' || !/^[wax]/.test(how.value) || fault.type !== 'FileNotFoundError') return null
  const line = fault.lines.lineAt(place.node.from)
  const indent = /^[ \t]*/.exec(fault.lines.textOf(line))?.[0] ?? ''
  return {
    cause: `\`open\` crea el archivo, pero no la **carpeta** en la que va, ${inlineCode(folder)}, y todavía no existe. Se crea antes; con \`exist_ok=True\` no falla si ya está.`,
    edits: [
      ...(/\bimport os\b/.test(fault.source) ? [] : [atTop(fault, 'import os')]),
      insertAt(fault.lines.rangeOf(line).from, `${indent}os.makedirs(${JSON.stringify(folder)}, exist_ok=True)\n`),
    ],
  }
}

/** A folder that is opened as if it were a file. */
function openedFolder({ fault, given: [only] }: Called): Found | null {
  if (only?.kind !== 'string' || /\.\w{1,5}$/.test(only.value) || !/[\\/]/.test(only.value)) return null
  return {
    cause: `${codeOf(fault, only)} no lleva ningún nombre de archivo al final: es una **carpeta**, y una carpeta no se abre con \`open\`. Windows lo dice como «Permission denied».`,
    edits: [],
    decide: `Añade el archivo, ${inlineCode(`${sourceOf(fault, only).replace(/(["'])$/, '/datos.txt$1')}`)}, o mira lo que hay dentro con ${inlineCode(`os.listdir(${sourceOf(fault, only)})`)}.`,
  }
}

/** `img.save("a.jpg")` of a picture with transparency. */
function withTransparency({ fault, node }: Called): Found | null {
  const image = node.callee.kind === 'attribute' ? node.callee.value : null
  if (!image) return null
  return {
    cause: `${codeOf(fault, image)} tiene **transparencia** (el canal A de RGBA, o una paleta), y un JPG no la admite. \`convert("RGB")\` la quita.`,
    edits: [insertAt(image.to, '.convert("RGB")')],
    decide: 'Lo transparente queda negro. Si quieres conservarlo, guárdala como `.png`.',
  }
}

const MISSING = /No such file or directory|El sistema no puede encontrar|cannot find the (?:file|path)/

/** Calls that reach the system: processes, folders and files. */
export const SYSTEM_CALLS: readonly Misuse[] = [
  [MISSING, /^(?:run|call|check_call|check_output|Popen)$/, orderAsOneText],
  [
    /expected str, bytes or os\.PathLike object, not (?:int|float)/,
    /^(?:run|call|check_call|check_output|Popen)$/,
    numberInOrder,
  ],
  [MISSING, /^mkdir$/, folderOrder],
  [/File exists|No se puede crear un archivo que ya existe/, /^(?:mkdir|makedirs)$/, folderOrder],
  [
    /Permission denied|Acceso denegado|Access is denied|Is a directory|Operation not permitted/,
    /^(?:remove|unlink)$/,
    removedFolder,
  ],
  [/Permission denied/, /^open$/, openedFolder],
  [MISSING, /^open$/, intoNoFolder],
  [
    MISSING,
    /^(?:open|remove|rename|getsize|read_csv|read_excel|isfile|stat|copy|move|load|imread|Image)$/,
    withoutItsFolder,
  ],
  [/cannot write mode (?:RGBA|P|LA) as JPEG/, /^save$/, withTransparency],
]
