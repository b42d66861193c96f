import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { statementsIn } from '../../../../python/walk'
import { addReturn } from '../add-return'
import { type Case, type Diagnosis, indentAt, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import { argumentsFor, bindingOf, calledFunction, type Place } from '../failing-program'
import { IN_PLACE } from '../in-place'

const MAY_FAIL: Readonly<Record<string, string>> = byWord({
  match: 'devuelve `None` cuando no encuentra nada',
  search: 'devuelve `None` cuando no encuentra nada',
  fullmatch: 'devuelve `None` cuando no encuentra nada',
  get: 'devuelve `None` cuando la clave no está',
  getenv: 'devuelve `None` cuando esa variable no existe',
  find: 'devuelve `None` cuando no encuentra nada',
  fetchone: 'devuelve `None` cuando no quedan filas',
  imread: 'devuelve `None` cuando no encuentra la imagen, y no avisa',
})

/** Where a value that is None comes from, told in the person's own names, and put right where that is certain. */
export function noneOrigin(fault: Case, node: Expression, place: Place, depth = 0): Diagnosis | null {
  if (depth > 5) return null
  if (node.kind === 'name') return ofName(fault, node, place, depth)
  if (node.kind === 'call') return ofCall(fault, node, place)
  if (node.kind === 'attribute') return ofAttribute(fault, node)
  return null
}

function ofName(
  fault: Case,
  node: Extract<Expression, { kind: 'name' }>,
  place: Place,
  depth: number,
): Diagnosis | null {
  const binding = bindingOf(fault.program, node.name, place, node.from)
  if (binding === null) return null
  const line = fault.lines.lineAt(binding.from)
  const name = inlineCode(node.name)
  if (binding.form === 'parameter') {
    const given = argumentsFor(fault.program, binding)
      .map((argument) => noneOrigin(fault, argument.node, argument.place, depth + 1))
      .find((found) => found)
    if (given) return given
    if (binding.value?.kind !== 'none') return null
    return {
      line,
      cause: `${name} es un parámetro que vale \`None\` cuando nadie le da otro valor (línea ${line}), y aquí se usa sin comprobarlo.`,
      edits: [],
    }
  }
  if (binding.form !== 'assign' || binding.value === null) return null
  if (binding.value.kind === 'none')
    return {
      line,
      cause: `${name} vale \`None\` desde la línea ${line} y nadie le ha dado otro valor antes de usarlo.`,
      edits: [],
      decide: `Decide qué valor tiene que tener ${name} en ese momento, o comprueba antes ${inlineCode(`if ${node.name} is not None:`)}.`,
    }
  const inner =
    binding.value.kind === 'call'
      ? ofCall(fault, binding.value, binding.place, node.name)
      : noneOrigin(fault, binding.value, binding.place, depth + 1)
  return inner
}

/** What a call gives, where that is None; `name` is what it is stored in. */
export function ofCall(
  fault: Case,
  call: Extract<Expression, { kind: 'call' }>,
  place: Place,
  name: string | null = null,
): Diagnosis | null {
  const line = lineOf(fault, call)
  const { callee } = call
  const own = calledFunction(fault.program, call)
  if (own) return ofFunction(fault, own, line, name)
  const stored = name === null ? '' : ` Por eso ${inlineCode(name)} vale \`None\`.`
  if (callee.kind === 'name' && callee.name === 'print') {
    const [argument] = call.arguments
    const outside = argument && besidePrint(fault, call, place, argument.value)
    if (outside) return outside
    const cause = `En la línea ${line} guardas lo que devuelve \`print\`, y \`print\` enseña el texto y no devuelve nada.${stored}`
    const isSingle = call.arguments.length === 1 && argument?.form === 'positional'
    const shows = name === null ? [] : [insertAt(place.node.to, `\n${indentAt(fault, line)}print(${name})`)]
    return {
      line,
      cause,
      edits: isSingle && argument ? [replaceWith(call, sourceOf(fault, argument.value)), ...shows] : [],
    }
  }
  if (callee.kind !== 'attribute') return null
  if (IN_PLACE.has(callee.name)) return inPlace(fault, call, callee, place, stored)
  if (/^(?:pack|grid|place)$/.test(callee.name) && name !== null) return placed(fault, { call, callee, place, name })
  const reason = MAY_FAIL[callee.name]
  // `requests.get` asks a server, and `texto.find` gives a number.
  const isRequest = callee.value.kind === 'name' && /^(?:requests|session|httpx|client)$/.test(callee.value.name)
  if (reason === undefined || isRequest) return null
  return ofSearch(fault, call, { line, reason, name, method: callee.name })
}

/** `print("{} plazas").format(n)`: what is done to the text stands outside the parentheses. */
function besidePrint(fault: Case, call: Expression, { node }: Place, text: Expression): Diagnosis | null {
  if (node.kind !== 'expression' || node.value.from !== call.from || node.value.to === call.to) return null
  const rest = sourceOf(fault, { from: call.to, to: node.value.to })
  const line = lineOf(fault, call)
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(rest.trim())} está **fuera** del paréntesis de \`print\`: se aplica a lo que devuelve \`print\`, que es \`None\`. Tiene que ir dentro, pegado al texto.`,
    edits: [replaceWith({ from: text.to, to: node.value.to }, `${rest})`)],
    avoid: 'El `)` que cierra `print` va el último: todo lo que se le hace al texto queda dentro.',
  }
}

type Placing = {
  call: Extract<Expression, { kind: 'call' }>
  callee: Extract<Expression, { kind: 'attribute' }>
  place: Place
  name: string
}

/** `caja = Entry(ventana).pack()`: what is stored is what `pack` gives. */
function placed(fault: Case, { call, callee, place, name }: Placing): Diagnosis {
  const line = lineOf(fault, call)
  const method = sourceOf(fault, { from: callee.value.to, to: call.to })
  return {
    line,
    cause: `En la línea ${line} guardas en ${inlineCode(name)} lo que devuelve ${inlineCode(`.${callee.name}()`)}, que es \`None\`: ese método coloca el elemento en la ventana y no lo devuelve. Se crea en una línea y se coloca en la siguiente.`,
    edits: [
      {
        from: callee.value.to,
        to: call.to,
        text: `\n${indentAt(fault, lineOf(fault, place.node))}${name}${method}`,
      },
    ],
  }
}

/** `lista = lista.sort()`: the method changes the list itself. */
function inPlace(
  fault: Case,
  call: Extract<Expression, { kind: 'call' }>,
  callee: Extract<Expression, { kind: 'attribute' }>,
  place: Place,
  stored: string,
): Diagnosis {
  const line = lineOf(fault, call)
  const method = inlineCode(`.${callee.name}()`)
  const cause = `En la línea ${line} guardas lo que devuelve ${method}. Ese método cambia ${inlineCode(sourceOf(fault, callee.value))} en su sitio y no devuelve nada, es decir, \`None\`.${stored} Se llama sin asignar el resultado.`
  const { node } = place
  const list = sourceOf(fault, callee.value)
  const avoid =
    'No guardes lo que devuelven `append`, `sort` o `remove`: cambian la lista en su sitio y devuelven `None`.'
  const target =
    node.kind === 'assign' && node.value === call && node.targets.length === 1 ? node.targets[0] : undefined
  if (target === undefined) {
    const [sorted] = callee.name === 'sort' ? [replaceWith(call, `sorted(${list}${argumentsText(fault, call)})`)] : []
    return { line, cause, avoid, edits: sorted ? [sorted] : [] }
  }
  if (sourceOf(fault, target) === list) {
    return {
      line,
      cause,
      avoid,
      edits: storedInPlace(fault, list, place).map(([from, to]) => ({ from, to, text: '' })),
    }
  }
  if (callee.name === 'sort')
    return { line, cause, avoid, edits: [replaceWith(call, `sorted(${list}${argumentsText(fault, call)})`)] }
  const own = insertAt(call.to, `\n${indentAt(fault, line)}${sourceOf(fault, target)} = ${list}`)
  return {
    line,
    cause,
    avoid,
    edits: callee.value.kind === 'name' ? [{ from: target.from, to: call.from, text: '' }, own] : [],
  }
}

/** Every `lista = lista.append(…)` of the scope: what stands before the call. */
function storedInPlace({ program, source }: Case, list: string, { scope }: Place): [from: number, to: number][] {
  return program.places.flatMap(({ node, scope: own }): [number, number][] => {
    if (own !== scope || node.kind !== 'assign' || node.targets.length !== 1 || node.value.kind !== 'call') return []
    const { callee } = node.value
    const [target] = node.targets
    const isInPlace = callee.kind === 'attribute' && IN_PLACE.has(callee.name)
    const isSame = target !== undefined && source.slice(target.from, target.to) === list
    return isInPlace && isSame && source.slice(callee.value.from, callee.value.to) === list
      ? [[target.from, node.value.from]]
      : []
  })
}

const argumentsText = (fault: Case, call: Extract<Expression, { kind: 'call' }>) =>
  call.arguments.map((argument) => `, ${sourceOf(fault, argument)}`).join('')

function ofSearch(
  fault: Case,
  call: Expression,
  { line, reason, name, method }: { line: number; reason: string; name: string | null; method: string },
): Diagnosis {
  const shown = shownClass(fault, call)
  if (shown) return { line, ...shown }
  const cause = `${inlineCode(sourceOf(fault, call))} (línea ${line}) ${reason}, y es lo que ha pasado.`
  const text =
    name === null
      ? 'Guarda el resultado en una variable y comprueba con `if … is not None:` antes de usarlo.'
      : `Antes de usarlo, comprueba ${inlineCode(`if ${name} is not None:`)}.`
  const isGet = method === 'get' && call.kind === 'call' && call.arguments.length === 1
  return {
    line,
    cause,
    edits: [],
    decide: isGet
      ? `Da a \`get\` un segundo valor para cuando falte, por ejemplo ${inlineCode(sourceOf(fault, call).replace(/\)$/, ', 0)'))}.`
      : text,
  }
}

/** A class of HTML that the person shows, written otherwise in the program. */
function shownClass(fault: Case, call: Expression): Pick<Diagnosis, 'cause' | 'edits'> | null {
  const given = call.kind === 'call' ? call.arguments.find(({ name }) => name === 'class_')?.value : undefined
  if (given?.kind !== 'string') return null
  const around = fault.around.replace(fault.source.trim(), '')
  const classes = [...around.matchAll(/class=["']([\w -]{1,80})["']/g)].map(([, name = '']) => name)
  const near = classes.find(
    (name) => name !== given.value && (name.startsWith(given.value) || given.value.startsWith(name)),
  )
  if (near === undefined || classes.includes(given.value)) return null
  return {
    cause: `${inlineCode(sourceOf(fault, call))} busca la clase ${inlineCode(given.value)}, y en la página que enseñas se llama ${inlineCode(near)}. Como no la encuentra, devuelve \`None\`.`,
    edits: [replaceWith(given, `"${near}"`)],
  }
}

/** A function without `return`, or with one in some of its branches only. */
function ofFunction(fault: Case, own: StatementOf<'function'>, line: number, name: string | null): Diagnosis | null {
  const at = lineOf(fault, { from: own.nameFrom })
  const called = inlineCode(`${own.name}()`)
  const stored = name === null ? '' : ` Por eso ${inlineCode(name)} (línea ${line}) vale \`None\`.`
  const returns = [...statementsIn(own.body, ({ kind }) => kind !== 'function' && kind !== 'class')].filter(
    ({ kind }) => kind === 'return',
  )
  const valued = returns.filter((node) => node.kind === 'return' && node.value !== null)
  if (fault.program.expressions.some(({ node, place }) => node.kind === 'yield' && place.scope === own)) return null
  if (valued.length > 0) {
    if (endsInReturn(own.body)) return null
    const lines = valued.map((node) => lineOf(fault, node)).join(' y ')
    const cause = `La función ${called} (línea ${at}) solo tiene \`return\` en la línea ${lines}, dentro de una condición o un bucle. Cuando no pasa por ahí, devuelve \`None\`.${stored}`
    return {
      line: at,
      cause,
      edits: [],
      decide: `Decide qué tiene que devolver ${called} en los demás casos y añade ese \`return\` al final.`,
    }
  }
  const edits = addReturn(fault, own)
  const [edit] = edits
  const shown = edit ? '' : ` Decide qué tiene que devolver y añádelo con \`return\` al final.`
  const cause = `La función ${called} (línea ${at}) no tiene \`return\`: hace su trabajo y devuelve \`None\`.${stored}`
  const avoid = 'Una función que calcula algo tiene que terminar con `return`; `print` solo lo enseña.'
  return { line: at, cause, edits, avoid, ...(shown === '' ? {} : { decide: shown.trim() }) }
}

function endsInReturn(body: readonly Statement[]): boolean {
  const last = body.at(-1)
  if (last === undefined) return false
  if (last.kind === 'return' || last.kind === 'raise') return true
  if (last.kind === 'if') return last.otherwise.length > 0 && endsInReturn(last.body) && endsInReturn(last.otherwise)
  if (last.kind === 'while') return last.test.kind === 'boolean' && last.test.value
  return last.kind === 'with' ? endsInReturn(last.body) : false
}

/** `self.x` that is set to None and used before it gets a value. */
function ofAttribute(fault: Case, node: Extract<Expression, { kind: 'attribute' }>): Diagnosis | null {
  const text = sourceOf(fault, node)
  const isCell =
    node.name === 'value' &&
    fault.program.bindings.some(({ form, name }) => form === 'import' && /openpyxl|workbook/i.test(name))
  if (isCell)
    return {
      line: lineOf(fault, node),
      cause: `${inlineCode(text)} es lo que hay en una celda, y una celda vacía, en blanco, vale \`None\`. Alguna de las que lees lo está.`,
      edits: [],
    }
  const set = fault.program.places.find(
    ({ node: each }) =>
      each.kind === 'assign' &&
      each.value.kind === 'none' &&
      each.targets.some((target) => target.kind === 'attribute' && target.name === node.name),
  )
  if (set === undefined) return null
  const line = lineOf(fault, set.node)
  return {
    line,
    cause: `${inlineCode(text)} empieza valiendo \`None\` (línea ${line}) y todavía no ha recibido otro valor.`,
    edits: [],
    decide: `Dale su valor antes de usarlo, o comprueba ${inlineCode(`if ${text} is not None:`)}.`,
  }
}
