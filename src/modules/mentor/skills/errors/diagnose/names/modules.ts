import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import { MODULES } from '../../../../python/known-modules'
import { circularAdvice } from '../../message-context'
import { detailOf } from '../../wording'
import { all, type Case, type Diagnose, type Diagnosis, replaceWith, suspectsOf } from '../case'
import { PACKAGES } from './known-names'

/** A module that is not installed, or is misspelt. */
export const missingModule: Diagnose = (fault) => {
  const whole = detailOf(fault.values, 'module')
  if (whole === null) return null
  if (fault.values.package !== undefined) return partOfModule(fault, whole)
  const name = whole.split('.')[0] ?? whole
  const place = fault.program.places.find(
    ({ node }) =>
      (node.kind === 'import' && node.names.some((each) => each.name.split('.')[0] === name)) ||
      (node.kind === 'import-from' && node.module.split('.')[0] === name),
  )
  const line = place ? fault.lines.lineAt(place.node.from) : (fault.line ?? 0)
  if (line === 0) return null
  const meant = Object.hasOwn(PACKAGES, name)
    ? null
    : nearest(name.toLowerCase(), Object.keys(MODULES), name.length < 5 ? 1 : 2)
  if (meant && meant !== name) {
    const range = fault.lines.rangeOf(line)
    const at = range.from + fault.lines.textOf(line).search(new RegExp(`\\b${name}\\b`))
    const uses = all(fault, name).map(({ node }) => replaceWith(node, meant))
    return {
      line,
      cause: `En la línea ${line} importas ${inlineCode(name)}, y no hay ningún módulo que se llame así. Quizá quisiste decir ${inlineCode(meant)}, que viene con Python.`,
      edits: [{ from: at, to: at + name.length, text: meant }, ...uses],
    }
  }
  const install = PACKAGES[name] ?? name
  const isOther =
    install !== name ? ` (se instala como ${inlineCode(install)} y se importa como ${inlineCode(name)})` : ''
  return {
    line,
    cause: `La línea ${line} importa ${inlineCode(name)}, que no viene con Python y no está instalado en el que ejecuta tu programa${isOther}.`,
    edits: [],
    decide: `El código está bien: en la terminal escribe ${inlineCode(`python -m pip install ${install}`)} y vuelve a ejecutar. Si ${inlineCode(name)} es un archivo tuyo, tiene que estar en la misma carpeta.`,
  }
}

/** `import math.sqrt`: what stands behind the point is no module but a name of it. */
function partOfModule(fault: Case, whole: string): Diagnosis | null {
  const [module = '', name = ''] = whole.split('.')
  const place = fault.program.places.find(
    ({ node }) => node.kind === 'import' && node.names.some((each) => each.name === whole),
  )
  if (!place || !MODULES[module]?.includes(name)) return null
  const line = fault.lines.lineAt(place.node.from)
  const at = place.node.from + fault.source.slice(place.node.from, place.node.to).indexOf(whole)
  return {
    line,
    cause: `${inlineCode(name)} no es un módulo, sino algo que está **dentro** del módulo ${inlineCode(module)}: detrás de \`import\` va solo el módulo, y lo suyo se pide después con un punto.`,
    edits: [replaceWith({ from: at, to: at + whole.length }, module)],
    decide: `Se usa como ${inlineCode(whole)}. Si quieres escribir solo ${inlineCode(name)}, impórtalo así: ${inlineCode(`from ${module} import ${name}`)}.`,
  }
}

/** The module has that name: a file of the person's own hides it. */
function shadowed(fault: Case, module: string, name: string): Diagnosis | null {
  const line =
    fault.line ??
    fault.lines.lineAt(suspectsOf(fault, 'attribute').find(({ node }) => node.name === name)?.node.from ?? 0)
  const file = inlineCode(`${module}.py`)
  return {
    line,
    cause: `El módulo ${inlineCode(module)} de Python sí tiene ${inlineCode(name)}. Lo que pasa es que hay un archivo tuyo que se llama ${file}, con el mismo nombre que el módulo, y \`import\` encuentra el tuyo antes que el bueno.`,
    edits: [],
    decide: `Cambia el nombre de tu archivo ${file} por otro (por ejemplo, ${inlineCode(`mi_${module}.py`)}), borra la carpeta \`__pycache__\` que esté a su lado y vuelve a ejecutar. El código está bien.`,
  }
}

/** A name that a module does not have. */
export const missingImport: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name') ?? detailOf(fault.values, 'attribute')
  const module = detailOf(fault.values, 'module')
  if (name === null || module === null) return null
  const file = fault.values.file ?? ''
  const known = MODULES[module] ?? []
  if (known.includes(name) && module.split('.').length === 1) return shadowed(fault, module, name)
  const isOwn = file !== '' && !/lib[\\/]python|site-packages|zip/.test(file)
  const defined = fault.program.places.flatMap(({ node, scope }) =>
    (node.kind === 'function' || node.kind === 'class') && scope === null ? [node.name] : [],
  )
  const plain = (word: string) => word.replaceAll('_', '').toLowerCase()
  // Who shows two files shows the other's functions, too.
  const beside = [...fault.around.matchAll(/^[ \t]*(?:def|class) (\w{1,60})/gm)].map(([, each = '']) => each)
  const own = Object.hasOwn(MODULES, module) ? [] : [...defined, ...beside]
  const meant =
    fault.values.suggestion ??
    nearest(name, [...known, ...own], 2) ??
    [...known, ...own].find((each) => plain(each) === plain(name))
  const place = fault.program.places.find(
    ({ node }) => node.kind === 'import-from' && node.names.some((each) => each.name === name),
  )
  const attribute = suspectsOf(fault, 'attribute').find(({ node }) => node.name === name)
  const at = place
    ? place.node.from + fault.source.slice(place.node.from, place.node.to).lastIndexOf(name)
    : attribute?.node.nameFrom
  const line = at === undefined ? fault.line : fault.lines.lineAt(at)
  if (line === null) return null
  const circle = fault.kind === 'partial-module' ? circularAdvice({ module, name }, fault.around) : null
  if (circle) return { line, cause: circle.cause, decide: circle.decide, edits: [] }
  if (meant && meant !== name && at !== undefined) {
    const uses = place ? all(fault, name).map(({ node }) => replaceWith(node, meant)) : []
    return {
      line,
      cause: `En el módulo ${inlineCode(module)} no hay ${inlineCode(name)}. ${own.includes(meant) ? `La función que hay se llama ${inlineCode(meant)}: el nombre tiene que ser igual, letra a letra, donde se define y donde se importa.` : `Quizá quisiste decir ${inlineCode(meant)}.`}`,
      edits: [{ from: at, to: at + name.length, text: meant }, ...uses],
    }
  }
  const nested =
    attribute && MODULES[module]?.includes(module)
      ? { from: attribute.node.value.to, to: attribute.node.value.to, text: `.${module}` }
      : null
  if (nested && !isOwn) {
    return {
      line,
      cause: `${inlineCode(name)} no está en el módulo ${inlineCode(module)}, sino en la clase ${inlineCode(module)} que hay dentro de él.`,
      edits: [nested],
    }
  }
  if (isOwn || fault.kind === 'partial-module' || Object.hasOwn(MODULES, module)) {
    const own = isOwn ? ` (${inlineCode(file)})` : ''
    return {
      line,
      cause: `En la línea ${line} pides ${inlineCode(name)} al módulo ${inlineCode(module)}. Mira si tienes un archivo tuyo que se llame ${inlineCode(`${module.split('.').at(-1)}.py`)}${own}: Python importa el tuyo en lugar del bueno.`,
      edits: [],
      decide:
        'Si es así, cámbiale el nombre a tu archivo y borra la carpeta `__pycache__`; el resto del código puede quedarse igual.',
    }
  }
  return null
}
