import { inlineCode } from '../../../engine/compose'
import {
  type Case,
  codeOf,
  type Diagnose,
  type Diagnosis,
  insertAt,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from './case'
import { LIBRARY_CALLS } from './library/library-calls'
import {
  atEnd,
  chosenFrom,
  eachOf,
  type Found,
  fieldsOfFormat,
  type Misuse,
  noSuchDay,
  ofLists,
  otherFields,
  quoted,
  sampled,
  swapped,
  unwritable,
} from './misuses'
import { typeOf } from './numbers/types'

/** A call of Python's own or of a module that is given what it does not take: which one, by the message, and what it takes instead. */
export const misused: Diagnose = (fault) => {
  for (const [message, callee, look] of [...MISUSES, ...LIBRARY_CALLS]) {
    const told = message.exec(fault.message)
    if (told === null) continue
    for (const { node, place } of suspectsOf(fault, 'call')) {
      const name = node.callee.kind === 'name' || node.callee.kind === 'attribute' ? node.callee.name : ''
      if (!callee.test(name)) continue
      const given = node.arguments.map(({ value }) => value)
      const found = look({ fault, node, place, name, given, told })
      if (found) return diagnosis(fault, node, found)
    }
  }
  return null
}

const diagnosis = (fault: Case, { from }: { from: number }, { cause, ...found }: Found): Diagnosis => {
  const line = fault.lines.lineAt(from)
  return { line, cause: `En la línea ${line}, ${cause}`, ...found }
}

const MISUSES: readonly Misuse[] = [
  [/Object of type (\w+) is not JSON serializable/, /^dumps?$/, unwritable],
  [/^/, /^choice$/, chosenFrom],
  [/unhashable type: 'list'/, /^(?:Counter|set)$/, ofLists],
  [
    /isinstance\(\) arg 2/,
    /^isinstance$/,
    ({ fault, given }) => quoted(fault, given[1], 'el tipo se escribe sin comillas'),
  ],
  [
    /'str' object is not callable/,
    /^(?:sorted|sort|max|min|map|filter)$/,
    ({ fault, node }) =>
      quoted(
        fault,
        node.arguments.find(({ value, name }) => name === 'key' || value.kind === 'string')?.value,
        'la función se da sin comillas y sin paréntesis',
      ),
  ],
  [/'(?:function|type|builtin_function_or_method)' object is not iterable/, /^(?:map|filter)$/, swapped],
  [
    /'int' object is not iterable/,
    /^enumerate$/,
    ({ fault, given: [only] }) =>
      only
        ? {
            cause: `${codeOf(fault, only)} es un número. Para contar hasta él hace falta \`range\`.`,
            edits: wrap(only, 'range(', ')'),
          }
        : null,
  ],
  [
    /replace expected at least 2|replace\(\) takes at least 2/,
    /^replace$/,
    (called) => ({
      cause:
        '`replace` necesita dos textos: el que se busca y el que se pone en su lugar. Para quitarlo, el segundo es `""`.',
      edits: [atEnd(called, '""')],
    }),
  ],
  [/must be real number, not (?:list|tuple)/, /./, eachOf],
  [
    /^(list|tuple|set) expected at most 1 argument/,
    /^(?:list|tuple|set)$/,
    ({ fault, node, name }) => {
      const inside = node.arguments.map((each) => sourceOf(fault, each)).join(', ')
      const written = name === 'list' ? `[${inside}]` : name === 'set' ? `{${inside}}` : `(${inside})`
      return {
        cause: `\`${name}()\` convierte **una** cosa (un texto, un \`range\`, otra lista), y le das ${node.arguments.length} valores. Con los valores sueltos se escribe directamente ${inlineCode(written)}.`,
        edits: [replaceWith(node, written)],
      }
    },
  ],
  [
    /All arrays must be of the same length/,
    /^DataFrame$/,
    ({ fault, given: [only] }) => {
      const columns =
        only?.kind === 'dict'
          ? only.entries.flatMap(({ key, value }) =>
              key && value.kind === 'list' ? [`${sourceOf(fault, key)} tiene ${value.items.length}`] : [],
            )
          : []
      return columns.length < 2
        ? null
        : {
            cause: `cada fila necesita un valor de cada columna, y aquí ${columns.join(', ')}.`,
            edits: [],
            decide: 'Añade el que falta donde corresponda. Si no lo tienes, pon `None` en su sitio: queda vacío.',
          }
    },
  ],
  [
    /doesn't define __round__/,
    /^round$/,
    ({ fault, given: [only] }) =>
      only
        ? {
            cause: `${codeOf(fault, only)} es un texto, y \`round\` redondea números: se convierte antes.`,
            edits: wrap(only, 'float(', ')'),
          }
        : null,
  ],
  [
    /can't sum strings/,
    /^sum$/,
    ({ fault, node, given: [only] }) =>
      only
        ? {
            cause: `\`sum\` suma números, y ${codeOf(fault, only)} son textos. Los textos se unen con \`join\`, con lo que va entre ellos delante del punto.`,
            edits: [replaceWith(node, `"".join(${sourceOf(fault, only)})`)],
            decide: 'Si son cifras y querías sumarlas, conviértelas: `sum(int(x) for x in lista)`.',
          }
        : null,
  ],
  [
    /ord\(\) expected a character/,
    /^ord$/,
    ({ fault, node, given: [only] }) =>
      only
        ? {
            cause: `\`ord\` da el código de **una** letra, y ${codeOf(fault, only)} tiene más. Se pide el de cada una.`,
            edits: [replaceWith(node, `[ord(letra) for letra in ${sourceOf(fault, only)}]`)],
          }
        : null,
  ],
  [
    /empty separator/,
    /^split$/,
    ({ fault, node }) =>
      node.callee.kind === 'attribute'
        ? {
            cause: '`split("")` no tiene por dónde partir. Para separar las letras se usa `list`.',
            edits: [replaceWith(node, `list(${sourceOf(fault, node.callee.value)})`)],
          }
        : null,
  ],
  [
    /arg 3 must not be zero/,
    /^range$/,
    ({ given: [, , step] }) =>
      step
        ? {
            cause: 'el tercer valor de `range` es el paso, y con un paso de 0 nunca avanza.',
            edits: [replaceWith(step, '1')],
          }
        : null,
  ],
  [/fields not in fieldnames: (.+)/, /^writerows?$/, otherFields],
  [/[Ss]ample larger/, /^sample$/, sampled],
  [
    /must have exactly one of|invalid mode/,
    /^open$/,
    ({ fault, given: [, mode] }) =>
      mode
        ? {
            cause: `el modo ${codeOf(fault, mode)} no existe. Los más usados son \`"r"\` para leer, \`"w"\` para escribir desde cero o \`"a"\` para añadir.`,
            edits: [replaceWith(mode, '"w"')],
            decide: 'He puesto `"w"`, que borra lo que hubiera: si quieres añadir al final, pon `"a"`.',
          }
        : null,
  ],
  [
    /strptime\(\) argument 1 must be str/,
    /^strptime$/,
    ({ fault, given: [only] }) =>
      only
        ? { cause: `\`strptime\` lee un texto, y ${codeOf(fault, only)} no lo es.`, edits: wrap(only, 'str(', ')') }
        : null,
  ],
  [
    /nothing to repeat/,
    /^(?:findall|search|match|sub|fullmatch|compile|split)$/,
    ({ given: [pattern], fault }) =>
      pattern?.kind === 'string' && /^\*\.\w{1,8}$/.test(pattern.value)
        ? {
            cause: `${codeOf(fault, pattern)} es un **comodín**, como los de la terminal, y no una expresión regular: en una expresión regular el \`*\` repite lo que lleva delante, y delante no hay nada. «Cualquier nombre que acabe así» se escribe ${inlineCode(`r".*\\${pattern.value.slice(1)}$"`)}.`,
            edits: [replaceWith(pattern, `r".*\\${pattern.value.slice(1)}$"`)],
            avoid: `Para mirar cómo acaba un nombre basta ${inlineCode(`nombre.endswith("${pattern.value.slice(1)}")`)}, y los comodines los entiende \`glob\`: ${inlineCode(`Path("carpeta").glob("${pattern.value}")`)}.`,
          }
        : pattern?.kind === 'string' && /^[*+?]/.test(pattern.value)
          ? {
              cause: `el patrón ${codeOf(fault, pattern)} empieza por un signo que repite lo anterior, y delante no hay nada. En las expresiones regulares «cualquier cosa» se escribe \`.*\`.`,
              edits: [insertAt(pattern.from + sourceOf(fault, pattern).search(/["']/) + 1, '.')],
            }
          : null,
  ],
  [/^/, /^format$/, fieldsOfFormat],
  [
    /^(?:'[^']*'|"[^"]*"|-?\d+)$/,
    /^remove$/,
    ({ fault, node, place, given: [only] }) =>
      node.callee.kind === 'attribute' &&
      only &&
      fault.kind === 'key' &&
      typeOf(fault.program, node.callee.value, place)?.type !== 'list'
        ? {
            cause: `quitas ${codeOf(fault, only)} del conjunto, y no está. \`discard\` hace lo mismo y no falla.`,
            edits: [{ from: node.callee.nameFrom, to: node.callee.nameFrom + 6, text: 'discard' }],
          }
        : null,
  ],
  [
    /^(?:'[^']*'|"[^"]*"|-?\d+)$/,
    /^pop$/,
    (called) =>
      called.fault.kind === 'key' && called.given.length === 1
        ? {
            cause:
              'quitas con `pop` una clave que el diccionario no tiene. Con un segundo valor no falla: lo da cuando la clave falta.',
            edits: [atEnd(called, 'None')],
          }
        : null,
  ],
  [
    /day (?:is out of range|-?\d+ must be in range)|must be in 1\.\.12|year \d+ is out of range/,
    /^(?:date|datetime|replace)$/,
    noSuchDay,
  ],
]
