import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../engine/compose'
import type { Traceback } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import { unquoted } from './diagnose/numbers/number-text'
import type { Advice } from './type-advice'

/** Who starts the program instead of the person, from another folder and with another Python. */
const SCHEDULED =
  /\b(?:cron(?:tab)?|programador de tareas|tarea programada|task scheduler|systemd|servicio de (?:windows|linux)|launchd|systemctl|rc\.local)\b/i

type Asked = { kind: string; values: Record<string, string>; error: Traceback; around: string }

/** What is so because of where, how or with which Python the program is run, whatever its code says; null where nothing is told of that. */
export const environmentAdvice = (asked: Asked): Advice | null =>
  newerPython(asked) ?? scheduled(asked) ?? openElsewhere(asked) ?? sameFolder(asked) ?? ownModuleElsewhere(asked)

function scheduled({ kind, values, error, around }: Asked): Advice | null {
  const who = SCHEDULED.exec(around)?.[0]
  if (who === undefined) return null
  const isWindows = /tarea|tareas|task|windows/i.test(who)
  const file = ownFrames(error).at(-1)?.file
  const folder = file?.includes('/') || file?.includes('\\') ? file.replace(/[\\/][^\\/]+$/, '') : null
  const run = isWindows ? 'el programador de tareas' : inlineCode(who.toLowerCase())
  if (kind === 'module-missing') {
    const python = isWindows
      ? String.raw`C:\proyecto\venv\Scripts\python.exe`
      : `${folder ?? '/home/tu/proyecto'}/venv/bin/python`
    return {
      cause: `${run} no usa tu terminal: no activa tu entorno virtual (*venv*) ni lee tu configuración, así que arranca **otro Python**, el del sistema, y en ese no está instalado ${inlineCode(values.module ?? 'el módulo')}.`,
      decide: `Pon en la orden la ruta completa del Python de tu entorno, ${inlineCode(python)}, en vez de \`python\`. Para ver cuál usas a mano: \`import sys; print(sys.executable)\`.`,
    }
  }
  if (!/^(?:file-missing|sqlite-table|sqlite-open)$/.test(kind)) return null
  const told = unquoted(values.file ?? '')
  const [called] = told === '' ? [/connect\(["']([^"'\n]{1,80})["']/.exec(around)?.[1]] : [told]
  if (called && /^(?:[A-Za-z]:|[\\/])/.test(called)) return null
  const what = called ? inlineCode(called) : 'El archivo'
  const empty =
    kind === 'sqlite-table'
      ? ` Como allí no hay ninguna, \`sqlite3\` no avisa: crea **otra base, vacía**, sin la tabla ${inlineCode(values.name ?? '')}.`
      : ''
  return {
    cause: `${what} no lleva carpeta, y se busca en la carpeta **desde la que se lanza** el programa. Al lanzarlo tú es la suya; ${run} lo lanza desde otra (${isWindows ? String.raw`normalmente \`C:\Windows\System32\`` : 'tu carpeta personal'}).${empty}`,
    decide: `Dale la ruta completa: ${inlineCode('from pathlib import Path')} y ${inlineCode(`Path(__file__).parent / "${called ?? 'archivo'}"`)}, que es la carpeta del propio programa${folder && called ? ` (aquí, ${inlineCode(`${folder}/${called}`)})` : ''}. ${isWindows ? 'O rellena «Iniciar en» con la carpeta del programa, en la acción de la tarea.' : `O cambia antes de carpeta en la línea de ${inlineCode(who.toLowerCase())}: ${inlineCode(`cd ${folder ?? '/home/tu/proyecto'} && python3 …`)}.`}`,
  }
}

/** A document that another program shows: Windows lets nobody else write to it. */
function openElsewhere({ kind, values, around }: Asked): Advice | null {
  const file = unquoted(values.file ?? '')
  const [, type] = /\.(xlsx?|xlsm|csv|docx?|pptx?|pdf)$/i.exec(file) ?? []
  if (kind !== 'file-permission' || type === undefined) return null
  const isSaid = /\b(?:lo|la|el archivo|el excel) (?:tengo|tenia|tenía|esta|está) abiert/i.test(around)
  const who = /^(?:xls|csv)/i.test(type) ? 'Excel' : 'otro programa'
  return {
    cause: `${isSaid ? 'Es eso: lo tienes abierto' : `Casi seguro, lo tienes abierto en ${who}`}, y Windows no deja que otro programa escriba en él.`,
    decide: 'Ciérralo y ejecuta otra vez. Para tenerlo a la vista mientras, guarda con otro nombre.',
  }
}

/** «Está en la misma carpeta que el .py»: that is not where it is looked for. */
function sameFolder({ kind, values, around }: Asked): Advice | null {
  const file = unquoted(values.file ?? '')
  const isSaid = /\b(?:misma carpeta|mismo directorio|mismo sitio|junto al|al lado del)\b/i.test(around)
  if (kind !== 'file-missing' || !isSaid || file === '' || /[\\/]/.test(file)) return null
  const run = /\b(?:vs ?code|visual studio)\b/i.test(around) ? ' (VS Code, desde la que tienes abierta)' : ''
  return {
    cause: `Que esté junto al programa no basta: ${inlineCode(file)} se busca en la carpeta **desde la que se ejecuta**${run}, que puede ser otra.`,
    decide: `Dale la carpeta del propio programa: ${inlineCode('from pathlib import Path')} y ${inlineCode(`Path(__file__).parent / "${file}"`)}.`,
  }
}

/** «Tengo utilidades.py en otra carpeta»: a file of their own is no library to be installed. */
function ownModuleElsewhere({ kind, values, around }: Asked): Advice | null {
  const name = values.module?.split('.')[0] ?? ''
  const isOwn = /^\w{1,60}$/.test(name) && new RegExp(`\\b${name}\\.py\\b`).test(around)
  if (
    kind !== 'module-missing' ||
    !isOwn ||
    !/\b(?:otra|distinta|sub)\s?-?(?:carpeta|directorio)|\bcarpeta\b/i.test(around)
  )
    return null
  return {
    cause: `${inlineCode(`${name}.py`)} es tuyo, así que no hay nada que instalar: Python busca los módulos en la carpeta del programa que lanzas y en las de las bibliotecas, y ese archivo está en otra.`,
    decide: `Lo más fácil es ponerlo **junto al programa** que lanzas. Si está en una carpeta de dentro, por ejemplo \`comun\`, se importa por ella: ${inlineCode(`from comun import ${name}`)}. Si está fuera, añade su carpeta antes del \`import\`: \`import sys\` y ${inlineCode('sys.path.append("../comun")')}.`,
  }
}

/** What a module or a type has only since a version, and what is written before it. */
const SINCE: Readonly<Record<string, readonly [version: string, instead: string]>> = byWord<readonly [string, string]>({
  removeprefix: ['3.9', '`if s.startswith("x"): s = s[len("x"):]`'],
  removesuffix: ['3.9', '`if s.endswith("x"): s = s[:-len("x")]`'],
  bit_count: ['3.10', '`bin(n).count("1")`'],
  is_relative_to: ['3.9', '`ruta.relative_to(otra)` dentro de un `try`'],
  batched: ['3.12', '`[lista[i:i + n] for i in range(0, len(lista), n)]`'],
  pairwise: ['3.10', '`zip(lista, lista[1:])`'],
  tomllib: ['3.11', '`pip install tomli` e `import tomli as tomllib`'],
  zoneinfo: ['3.9', '`pip install backports.zoneinfo`'],
  graphlib: ['3.9', 'la biblioteca `graphlib-backport`'],
  dataclasses: ['3.7', '`pip install dataclasses`'],
  StrEnum: ['3.11', '`class Color(str, Enum):`'],
  Self: ['3.11', '`from typing_extensions import Self`'],
  override: ['3.12', '`from typing_extensions import override`'],
  TypeAlias: ['3.10', '`from typing_extensions import TypeAlias`'],
  ParamSpec: ['3.10', '`from typing_extensions import ParamSpec`'],
  Protocol: ['3.8', '`from typing_extensions import Protocol`'],
  TypedDict: ['3.8', '`from typing_extensions import TypedDict`'],
  Literal: ['3.8', '`from typing_extensions import Literal`'],
  Annotated: ['3.9', '`from typing_extensions import Annotated`'],
  NotRequired: ['3.11', '`from typing_extensions import NotRequired`'],
  TaskGroup: ['3.11', '`await asyncio.gather(…)`'],
  cache: ['3.9', '`@functools.lru_cache(maxsize=None)`'],
  cached_property: ['3.8', '`@property` con `@lru_cache`'],
  lcm: ['3.9', '`a * b // math.gcd(a, b)`'],
  prod: ['3.8', '`functools.reduce(operator.mul, lista, 1)`'],
  isqrt: ['3.8', '`int(math.sqrt(n))`'],
  comb: ['3.8', '`factorial(n) // (factorial(k) * factorial(n - k))`'],
  dist: ['3.8', '`math.hypot(x2 - x1, y2 - y1)`'],
  fmean: ['3.8', '`statistics.mean(…)`'],
  UTC: ['3.11', '`timezone.utc`'],
  ExceptionGroup: ['3.11', 'la biblioteca `exceptiongroup`'],
})
const OF_PYTHON =
  /^(?:itertools|functools|math|typing|enum|asyncio|statistics|datetime|str|int|bytes|PosixPath|WindowsPath)$/

/** A program that is right in a newer Python than the one that runs it. */
function newerPython({ kind, values, error, around }: Asked): Advice | null {
  const union =
    /unsupported operand type\(s\) for \|: '(?:type|NoneType|_GenericAlias|types\.GenericAlias|ABCMeta|EnumMeta)' and '(?:type|NoneType|_GenericAlias|types\.GenericAlias)'/.test(
      error.message,
    )
  if (union)
    return ofVersion(
      '`tipo | None`, para decir «esto o nada» en una anotación,',
      '3.10',
      FUTURE('`Optional[float]` (o `Union[int, str]`), con `from typing import Optional, Union`'),
      around,
    )
  const name = {
    attribute: values.attribute,
    'module-attribute': values.attribute,
    'import-name': values.name,
    'module-missing': values.module,
    name: values.name,
  }[kind]
  const found = name === undefined ? undefined : SINCE[name]
  const holder = values.module ?? values.type
  if (
    !found ||
    !name ||
    (kind === 'name' && name !== 'ExceptionGroup') ||
    (kind !== 'module-missing' && kind !== 'name' && !OF_PYTHON.test(holder ?? ''))
  )
    return null
  return ofVersion(inlineCode(name), found[0], `En uno anterior se escribe ${found[1]}.`, around)
}

const FUTURE = (before: string) =>
  `Con \`from __future__ import annotations\` como **primera línea** del programa las anotaciones no se calculan y ya no falla (desde Python 3.7). En uno anterior, o si no quieres esa línea: ${before}.`

function ofVersion(what: string, version: string, instead: string, around: string): Advice {
  const own = /\bpython ?(3\.\d{1,2})(?:\.\d{1,2})?\b/gi
  const older = [...around.slice(0, 8_000).matchAll(own)]
    .map(([, each = '']) => each)
    .find((each) => Number(each.slice(2)) < Number(version.slice(2)))
  return {
    cause: `${what} existe **desde Python ${version}**, y el programa se ejecuta con uno anterior${older ? ` (el ${older} que dices)` : ''}. Por eso el mismo archivo va en un ordenador y en otro no. Compruébalo con \`python3 --version\`.`,
    decide: `${instead} Si puedes instalar uno más nuevo, no hay que cambiar nada.`,
  }
}
