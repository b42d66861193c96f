import { inlineCode } from '../../engine/compose'
import { MODULES } from '../../python/known-modules'
import type { Advice } from './type-advice'

/** Advice that hangs on what stands around a message: the files of its traceback, the values of a test, the errors of a group. */
const IMPORTED =
  /File "(?:[^"\n]{0,240}[\\/])?(\w{1,60})\.py", line \d{1,6}[^\n]{0,80}\n\s{0,12}(?:from|import) (\w{1,60})/g

/** Files that import each other, as the traceback leads through them. */
export function circularAdvice({ module, name }: Record<string, string>, around: string): Advice | null {
  const steps = [...around.matchAll(IMPORTED)].map(([, file = '', imported = '']) => ({ file, imported }))
  const first = steps.find(({ file, imported }) => file === module && imported !== module)
  const last = steps.findLast(({ imported }) => imported === module)
  if (!module || Object.hasOwn(MODULES, module)) return null
  const shown = otherShown(module, around)
  const file = shown ?? last?.file
  if (file === undefined || file === module || (shown === null && first === undefined))
    return unknownCircle(module, name, around)
  const [one, other] = [inlineCode(`${module}.py`), inlineCode(`${file}.py`)]
  const through =
    shown !== null || first === undefined || first.imported === file
      ? ''
      : ` (por medio de ${inlineCode(`${first.imported}.py`)})`
  const wanted = name === undefined ? 'lo que necesita' : inlineCode(name)
  return {
    cause: `Es una **importación circular**: ${one} importa a ${other}${through}, y ${other} importa a ${one}. Cuando ${other} pide ${wanted}, ${one} aún va por sus \`import\` y no lo ha creado. Dentro de un solo archivo no pasa.`,
    decide: `Rompe el círculo, de una de estas maneras:\n\n- Si ${other} solo lo usa dentro de una función, pon el \`import\` **ahí dentro**, en su primera línea: ${inlineCode(`from ${module} import ${name ?? '…'}`)}.\n- Pon ${inlineCode(`import ${module}`)} arriba y escribe ${inlineCode(`${module}.${name ?? '…'}`)} donde lo usas.\n- Lleva lo que comparten a un **tercer archivo** que importen los dos. Es lo más limpio.`,
  }
}

/** Both files, one below the other with its name above: «a.py: … b.py: …». */
const SHOWN = /(?:^|\n)[ \t#*`]{0,12}(\w{1,60})\.py\b[^\n]{0,40}\n/g

/** The other file of a circle, where both are shown and each imports the other. */
function otherShown(module: string, around: string): string | null {
  const parts = around.split(SHOWN)
  const files = new Map<string, string>()
  for (let at = 1; at + 1 < parts.length; at += 2) files.set(parts[at] ?? '', parts[at + 1] ?? '')
  const importsIt = (name: string) => new RegExp(`^[ \\t]*(?:from|import) ${name}\\b`, 'm')
  const own = files.get(module) ?? ''
  return (
    [...files.keys()].find(
      (name) => name !== module && importsIt(name).test(own) && importsIt(module).test(files.get(name) ?? ''),
    ) ?? null
  )
}

/** What the message says by itself: that there is a circle, and one of its files. */
const unknownCircle = (module: string, name = '…', around = ''): Advice | null =>
  !/circular import/.test(around)
    ? null
    : {
        cause: `Es casi seguro una **importación circular**: ${inlineCode(`${module}.py`)} importa otro archivo tuyo, y ese (o uno que él importa) importa a su vez ${inlineCode(module)}, que aún va por sus \`import\` y no ha creado ${inlineCode(name)}.`,
        decide: `Mira cuál de tus archivos tiene un \`import\` de ${inlineCode(module)} y es importado por él. Ahí, pon el \`import\` **dentro de la función** que lo usa, o lleva lo que comparten a un **tercer archivo** que importen los dos.`,
      }

const COMPARED = /\bassert (-?\d{1,12}\.\d{1,20}) == (-?\d{1,12}(?:\.\d{1,20})?)(?![\d.])/
const MADE = /^>?[ \t]{0,20}assert ([^\n=]{1,120}) == (-?\d[\d.]{0,30})[ \t]*$/m
const NEARLY = 1e-9

/** A test that asks two decimals to be the same to the last figure. */
export function nearlyEqualAdvice(around: string): Advice | null {
  const [, got = '', wanted = ''] = COMPARED.exec(around) ?? []
  if (got === '' || got === wanted || Math.abs(Number(got) - Number(wanted)) > NEARLY * Math.abs(Number(wanted)))
    return null
  const [, made, value = wanted] = MADE.exec(around) ?? []
  const line = made === undefined ? null : inlineCode(`assert ${made.trim()} == pytest.approx(${value})`)
  const isPytest = /\bpytest\b|^E {3}|test_\w+/m.test(around)
  return {
    cause: `Tu cuenta está bien. Los decimales (\`float\`) se guardan **en binario**, y ahí \`0.1\` o \`0.2\` no son exactos: al operar sale ${inlineCode(got)} en lugar de ${inlineCode(wanted)}, y \`==\` pide que sean iguales hasta la última cifra.`,
    decide: isPytest
      ? `Compara con un margen: ${line ?? inlineCode(`pytest.approx(${wanted})`)}, con \`import pytest\` arriba. Sin pytest, \`math.isclose(a, b)\` o \`round(a, 2) == ${wanted}\`.`
      : `Compara con un margen: \`math.isclose(a, b)\`, o redondea antes: \`round(a, 2) == ${wanted}\`.`,
  }
}

const INNER = /^[\s|]{0,40}((?:\w{1,40}\.){0,3}[A-Z]\w{1,40}(?:Error|Exception|Interrupt)): ([^\n]{0,200})$/gm
const PLACE = /File "[^"\n]{1,240}", line (\d{1,6}), in [^\n]{1,80}\n[\s|]{0,40}([^\s|][^\n]{0,200})/g

/** One task of a group failed: the error is the one inside, and it is the group that is caught. */
export function groupAdvice(around: string): Advice | null {
  const start = around.search(/\(1 sub-exception\)/)
  if (start === -1) return null
  const inside = around.slice(start)
  const [, type = '', message = ''] = [...inside.matchAll(INNER)].find(([, name]) => !/Group$/.test(name ?? '')) ?? []
  if (type === '') return null
  const place = [...inside.slice(0, inside.indexOf(`${type}:`)).matchAll(PLACE)].at(-1)
  const where = place ? `, en la línea ${place[1]}: ${inlineCode(place[2] ?? '')}` : ''
  return {
    cause: `El error de verdad es **el de dentro**, el último: ${inlineCode(`${type}: ${message}`)}${where}. Las rayas y el \`ExceptionGroup\` solo son el envoltorio: un \`TaskGroup\` junta lo que falle en sus tareas, aunque sea una sola cosa.`,
    decide: `Un \`except ${type}:\` de fuera no lo atrapa, porque lo que le llega es **el grupo**. Se captura con un asterisco, \`except* ${type}:\` (desde Python 3.11), o mejor dentro de la tarea, con un \`try\` normal alrededor de esa línea.`,
  }
}
