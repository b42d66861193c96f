import { inlineCode } from '../../engine/compose'
import { ALIASES, MODULES } from '../../python/known-modules'
import { assertedAdvice } from './asserted'
import { likeColumn, shownColumns } from './diagnose/data/columns'
import { INSTEAD, METHODS_OF } from './diagnose/names/known-methods'
import { cleaning, groupedThousands, hiddenIn, unquoted } from './diagnose/numbers/number-text'
import { circularAdvice, groupAdvice, nearlyEqualAdvice } from './message-context'
import { moduleAdvice } from './module-advice'
import { folderAdvice } from './named-folder'
import { restartedAdvice } from './notebook'
import { type Advice, ofOwnType, typeAdvice } from './type-advice'
import { typeName } from './wording'

/** What the values in a message tell by themselves, where no code is shown; null where they tell nothing more than its kind. */
export function messageAdvice(kind: string, values: Record<string, string>, around: string): Advice | null {
  return typeAdvice(kind, values) ?? ofOwnType(kind, values) ?? adviceOf(kind, values, around)
}

function adviceOf(kind: string, values: Record<string, string>, around: string): Advice | null {
  if (kind === 'module-missing') return values.module === undefined ? null : moduleAdvice(values.module, around)
  if (kind === 'file-missing') return values.file === undefined ? null : folderAdvice(unquoted(values.file), around)
  if (kind === 'invalid-path') return fileNameAdvice(values)
  if (kind === 'file-permission') return folderAsFile(values)
  if (kind === 'partial-module') return circularAdvice(values, around)
  if (kind === 'assertion') return assertedAdvice(around) ?? nearlyEqualAdvice(around)
  if (kind === 'group') return groupAdvice(around)
  if (kind === 'name') return nameAdvice(values, around)
  if (kind === 'missing-colon') return elseAdvice(around)
  if (kind === 'missing-arguments' || kind === 'self-forgotten') return selfAdvice(values, around)
  if (kind === 'attribute') return attributeAdvice(values)
  if (kind === 'key' || kind === 'columns-missing') return columnAdvice(values, around) ?? keyAdvice(values, around)
  if (kind !== 'int-text' && kind !== 'float-text') return null
  return values.value === undefined
    ? null
    : numberAdvice(unquoted(values.value), { name: kind === 'int-text' ? 'int' : 'float', around })
}

/** A key that shows what is wrong with it: spaces at its ends, or the other of number and text. */
function keyAdvice({ key }: Record<string, string>, around: string): Advice | null {
  const wanted = key === undefined ? null : (/^(['"])([\s\S]*)\1$/.exec(key)?.[2] ?? null)
  const bare = wanted?.replace(/^(?:\s|\\[nrt])+|(?:\s|\\[nrt])+$/g, '')
  const shown = inlineCode(key ?? '')
  if (wanted && bare && bare !== wanted)
    return {
      cause: `Mira las comillas del mensaje: la clave que se pide es ${shown}, **con ${/\\[nr]/.test(wanted) ? 'un salto de línea (`\\n`)' : 'un espacio de más'} en ${wanted.startsWith(bare) ? 'el final' : 'los extremos'}**, que casi no se ve. En el diccionario está ${inlineCode(JSON.stringify(bare))}, y para Python no son la misma. Suele venir de lo que se escribe con \`input()\` o de cada línea de un archivo.`,
      decide: `Quítalo antes de buscar: ${inlineCode('clave = clave.strip()')}; con \`input()\`, ${inlineCode('input("…").strip()')}.`,
    }
  const plain = wanted ?? key ?? ''
  const isNumber = /^-?\d{1,9}$/.test(plain)
  const other = isNumber && new RegExp(wanted === null ? `["']${plain}["'] ?:` : `[{,] ?${plain} ?:`).test(around)
  if (!other) return null
  const [own, turn] = wanted === null ? ['un **número**', 'str'] : ['un **texto**', 'int']
  return {
    cause: `La clave que se pide, ${shown}, es ${own}, y en tu diccionario ${wanted === null ? 'las claves son textos, entre comillas' : 'las claves son números, sin comillas'}. Se ven iguales al imprimirlas, y para Python son dos claves distintas.`,
    decide: `Convierte lo que buscas, ${inlineCode(`diccionario[${turn}(clave)]`)}${wanted === null ? `, o escríbela entre comillas, ${inlineCode(`["${plain}"]`)}` : ''}.`,
  }
}

/** A column that is missing, and is among those that are shown, written otherwise. */
function columnAdvice(values: Record<string, string>, around: string): Advice | null {
  const wanted = unquoted((values.key ?? values.names ?? values.columns ?? '').replace(/^\[|\]$/g, ''))
  const own = wanted === '' ? null : likeColumn(wanted, shownColumns(around))
  if (own === null) return null
  const isSpaces = own.trim() === wanted.trim() || own.trim() !== own
  return {
    cause: `La columna se llama ${inlineCode(JSON.stringify(own))}, y tú pides ${inlineCode(JSON.stringify(wanted))}: ${isSpaces ? 'hay un espacio de más, que no se ve, pero cuenta' : 'pandas no cambia los nombres, y tienen que ser exactamente iguales'}.`,
    decide: isSpaces
      ? `Quita los espacios de todos los nombres al leer la tabla: ${inlineCode('df.columns = df.columns.str.strip()')}. Después ya puedes pedir ${inlineCode(`df[${JSON.stringify(own.trim())}]`)}.`
      : `Pídela con su nombre, ${inlineCode(`df[${JSON.stringify(own)}]`)}, o cámbiaselo: ${inlineCode(`df = df.rename(columns={${JSON.stringify(own)}: ${JSON.stringify(wanted)}})`)}.`,
  }
}

/** `else nota == 4:`, quoted in a sentence: what it says of the colon is of no help. */
function elseAdvice(around: string): Advice | null {
  const [, condition] = /\belse +(?!if\b)([^\s:][^:\n]{0,60}?)\s*:/.exec(around) ?? []
  if (condition === undefined) return null
  return {
    cause: `Los dos puntos están, pero en otro sitio: \`else\` no lleva condición, quiere decir «en todos los demás casos», y Python espera los \`:\` justo detrás. Como tú pones ${inlineCode(condition)}, lo que quieres es \`elif\`.`,
    decide: `Escribe ${inlineCode(`elif ${condition}:`)}, o ${inlineCode('else:')} a secas si es para todo lo demás.`,
  }
}

/** A method that is called from its class: there is no object to be `self`. */
function selfAdvice({ function: called, names }: Record<string, string>, around: string): Advice | null {
  const [, owner, method] = /^(\w+)\.(\w+)$/.exec(called?.replace(/\(\)$/, '') ?? '') ?? []
  if (!owner || !method || names?.replaceAll("'", '') !== 'self') return null
  const own = new RegExp(`\\b([^\\W\\d]\\w*)\\s*=\\s*${owner}\\(`).exec(around)?.[1]
  const object = own ?? owner.toLowerCase()
  const made = own ? `Ya lo tienes: es ${inlineCode(own)}.` : `Créalo antes: ${inlineCode(`${object} = ${owner}(…)`)}.`
  return {
    cause: `${inlineCode(`${owner}.${method}()`)} llama al método desde la **clase**, y \`self\` es el objeto con el que trabaja: lo pone Python solo cuando llamas desde un objeto. ${made}`,
    decide: `Donde pone ${inlineCode(`${owner}.${method}()`)} pon ${inlineCode(`${object}.${method}()`)}.`,
  }
}

/** Python suggests a name, or the module that has it. */
function nameAdvice({ name, suggestion, import: module }: Record<string, string>, around: string): Advice | null {
  if (name === undefined) return null
  const restarted = restartedAdvice(name, around)
  if (restarted) return restarted
  if (module !== undefined)
    return {
      cause: `El propio Python te dice lo que falta: ${inlineCode(module)} es un módulo y no lo has importado.`,
      decide: `Escribe ${inlineCode(`import ${module}`)} al principio del programa.`,
    }
  if (suggestion === undefined) return importAdvice(name)
  return {
    cause: `Parece que está mal escrito: quizá quisiste decir ${inlineCode(suggestion)}, que sí existe. El propio Python te lo sugiere.`,
    decide: `En la línea que señala el error, donde pone ${inlineCode(name)} pon ${inlineCode(suggestion)}. Si de verdad querías usar otra variable, dale un valor antes.`,
  }
}

/** A method that another type has, or that is called otherwise on this one. */
function attributeAdvice({ type, attribute, suggestion }: Record<string, string>): Advice | null {
  if (type === undefined || attribute === undefined) return null
  if (suggestion !== undefined && INSTEAD[type] === undefined)
    return {
      cause: `Parece que está mal escrito: el propio Python te sugiere ${inlineCode(suggestion)}.`,
      decide: `Donde pone ${inlineCode(`.${attribute}`)} pon ${inlineCode(`.${suggestion}`)}.`,
    }
  const written = INSTEAD[type]?.[attribute]?.replaceAll('{x}', 'x').replaceAll('{a}', '…')
  const meant = written ? written : suggestion === undefined ? null : `x.${suggestion}(…)`
  const holder = Object.keys(METHODS_OF).find((each) => each !== type && METHODS_OF[each]?.includes(attribute))
  if (meant === null && holder === undefined) return null
  const other =
    holder === undefined
      ? ''
      : `${inlineCode(attribute)} lo tiene ${typeName(holder)}, y aquí tienes ${typeName(type)}.`
  const wanted =
    meant === null
      ? ''
      : meant === 'x'
        ? `Con ${typeName(type)} no hace falta: ya lo es.`
        : `Con ${typeName(type)} se escribe ${inlineCode(meant)}.`
  return {
    cause: `${other} ${wanted}`.trim(),
    decide: `Si lo que querías era otro tipo de valor, mira la línea que lo crea: por ejemplo, \`[]\` es una lista, \`{}\` un diccionario y \`set()\` un conjunto.`,
  }
}

/** What is nearly always a module, or the short name of one, that is not imported. */
function importAdvice(name: string): Advice | null {
  const text = ALIASES[name] ?? (Object.hasOwn(MODULES, name) ? `import ${name}` : undefined)
  if (text === undefined) return null
  return {
    cause: `${inlineCode(name)} se importa antes de usarlo, y Python no ha encontrado esa línea.`,
    decide: `Escribe ${inlineCode(text)} al principio del programa. Si ya está, mira que no quede por debajo de donde lo usas, o en otra celda que no has ejecutado.`,
  }
}

/** A text that is no number for Python, and what makes it one. */
function numberAdvice(text: string, { name, around }: { name: 'int' | 'float'; around: string }): Advice | null {
  const clean = text.trim()
  const shown = inlineCode(JSON.stringify(text))
  const grouped = groupedThousands(clean, around)
  const withoutSign = grouped && inlineCode(`${name}(texto.replace("${grouped.sign}", ""))`)
  if (grouped?.reading === 'thousands')
    return {
      cause: `En ${shown}, ${grouped.sign === '.' ? 'el punto' : 'la coma'} separa los miles, y Python no lo lee así.`,
      decide: `Quita ese signo antes de convertir: ${withoutSign}.`,
    }
  const other = withoutSign ? ` Si ese signo separa los miles, quítalo: ${withoutSign}.` : ''
  if (/^-?\d+\.\d+$/.test(clean) && name === 'int')
    return {
      cause: `${shown} lleva decimales, y \`int\` solo lee enteros. \`float\` sí lo lee.`,
      decide: `Pon \`float(…)\` donde tienes \`int(…)\`. Si quieres quedarte sin decimales, usa \`int(float(…))\`.${other}`,
    }
  if (/^-?\d+,\d+$/.test(clean))
    return {
      cause: `${shown} lleva coma decimal, y Python usa punto${name === 'int' ? '; además, `int` solo lee enteros' : ''}.`,
      decide: `Cambia la coma por un punto antes de convertir: \`float(texto.replace(",", "."))\`.${other}`,
    }
  if (clean === '')
    return {
      cause: 'Llega un texto vacío: se pulsó Intro sin escribir nada, o hay una línea o una celda en blanco.',
      decide: `Sáltatelo antes de convertir: ${inlineCode(`if texto.strip(): numero = ${name}(texto)`)}.`,
    }
  if (/^-?\d+(?:\s+-?\d+)+$/.test(clean))
    return {
      cause: `${shown} son varios números juntos, y \`${name}\` convierte uno solo.`,
      decide: `Pártelos y conviértelos uno a uno: ${inlineCode(`[${name}(x) for x in texto.split()]`)}.`,
    }
  const hidden = hiddenIn(text)
  if (hidden) return hidden
  const cleaned = cleaning(clean)
  if (cleaned === null) return null
  return {
    cause: `${shown} no se puede convertir tal cual: ${cleaned.told}.`,
    decide: `Limpia el texto antes de convertirlo: ${inlineCode(`float(texto${cleaned.steps})`)}.`,
  }
}

/** Signs that Windows does not take in a name, and an order that Python has read in the path. */
function fileNameAdvice({ file }: Record<string, string>): Advice | null {
  const path = file === undefined ? '' : unquoted(file)
  const [, sign] = /([:?*"<>|])/.exec(path.replace(/^[A-Za-z]:/, '')) ?? []
  if (sign !== undefined)
    return {
      kind: null,
      cause: `En Windows el nombre de un archivo no puede llevar ${inlineCode(sign)} (ni ninguno de estos: \`\\ / : * ? " < > |\`), y ${inlineCode(path)} lo lleva.`,
      decide: `Cámbialo por otro signo antes de crear el archivo: ${inlineCode(`nombre.replace("${sign}", "-")`)}. En una hora, ${inlineCode('strftime("%H-%M")')} en lugar de \`%H:%M\`.`,
    }
  const [, order] = /(?<!\\)(\\x0[0-9a-f]|\\[tnrabfv])/.exec(path) ?? []
  return order === undefined
    ? null
    : {
        cause: `Mira la ruta del mensaje: pone ${inlineCode(order)}, que no es una barra y una letra sino **un solo signo** (\`\\t\` es un tabulador, \`\\n\` un salto de línea), porque eso ha leído Python en tu texto.`,
        decide:
          'Pon una `r` delante de las comillas, `r"C:\\datos\\notas.txt"`, o escribe la ruta con barras normales, `"C:/datos/notas.txt"`.',
      }
}

/** A path without a file at its end: Windows says of folders that they are not to be written. */
function folderAsFile({ file }: Record<string, string>): Advice | null {
  const path = file === undefined ? '' : unquoted(file)
  if (!/[\\/]/.test(path) || /\.\w{1,5}$/.test(path)) return null
  return {
    cause: `${inlineCode(path)} no acaba en ningún archivo: es una **carpeta**, y en una carpeta no se puede escribir ni leer como si fuera un archivo. Windows lo dice como «Permission denied».`,
    decide: `Añade el nombre del archivo: ${inlineCode(`${path.replaceAll('\\\\', '/').replaceAll('\\', '/')}/datos.csv`)}.`,
  }
}
