import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { type Case, type Diagnosis, indentAt, insertAt, lineOf, replaceWith, sourceOf, suspectsOf } from '../case'
import type { Place } from '../failing-program'
import { failingLine, lastName, type Method, type Reading } from './reading'

/** The functions of a program that yield. */
const generatorsOf = ({ program }: Case): ReadonlySet<Method> =>
  new Set(program.expressions.flatMap(({ node, place }) => (node.kind === 'yield' && place.scope ? [place.scope] : [])))

/** `next(it)` in a generator: the end of what it walks over does not end the generator any more. */
function endsInside(fault: Case): Diagnosis | null {
  const generators = generatorsOf(fault)
  const calls = fault.program.expressions.filter(
    ({ node, place }) =>
      node.kind === 'call' &&
      node.callee.kind === 'name' &&
      node.callee.name === 'next' &&
      node.arguments.length === 1 &&
      place.scope !== null &&
      generators.has(place.scope),
  )
  const [first] = calls
  if (!first) return null
  const line = lineOf(fault, first.node)
  const edits = wrappedRuns(
    fault,
    calls.map(({ place }) => place),
  )
  return {
    line,
    failsAt: fault.line ?? line,
    cause: `En la línea ${line}, \`next()\` pide otro elemento cuando ya no quedan y lanza \`StopIteration\`. Hasta Python 3.6 eso acababa el generador sin decir nada; desde el 3.7, un \`StopIteration\` que se escapa de un generador se convierte en \`RuntimeError\`, para que no se pierdan datos sin que se note. Un generador acaba con \`return\`.`,
    edits,
    ...(edits.length > 0
      ? {
          decide:
            'Cuando se acaban, el generador termina. Lo que hubiera quedado a medias en esa vuelta se descarta: decide si es lo que quieres.',
        }
      : { decide: 'Pon ese `next()` dentro de `try:` y `except StopIteration: return`.' }),
  }
}

/** Statements that stand one under the other, each run of them in one `try`. */
function wrappedRuns(fault: Case, places: readonly Place[]): Edit[] {
  const edits: Edit[] = []
  const done = new Set<Place['node']>()
  for (const { node, block } of places) {
    if (done.has(node)) continue
    if (!/^(?:assign|expression)$/.test(node.kind)) return []
    const at = block.indexOf(node)
    let end = at
    while (places.some((each) => each.node === block[end + 1])) end += 1
    const run = block.slice(at, end + 1)
    for (const each of run) done.add(each)
    const indent = indentAt(fault, lineOf(fault, node))
    const last = run.at(-1) ?? node
    edits.push(insertAt(node.from, `try:\n${indent}    `))
    for (const each of run.slice(1)) edits.push(insertAt(each.from, '    '))
    edits.push(
      insertAt(
        last.from + fault.source.slice(last.from, last.to).trimEnd().length,
        `\n${indent}except StopIteration:\n${indent}    return`,
      ),
    )
  }
  return edits
}

/** A generator that asks itself for the next value. */
function askedInside(fault: Case): Diagnosis | null {
  const generators = generatorsOf(fault)
  const call = fault.program.expressions.find(
    ({ node, place }) =>
      node.kind === 'call' && lastName(node.callee) === 'next' && place.scope !== null && generators.has(place.scope),
  )
  if (call?.node.kind !== 'call') return null
  const line = lineOf(fault, call.node)
  return {
    line,
    failsAt: fault.line ?? line,
    cause: `En la línea ${line}, dentro del propio generador, pides el siguiente valor **al mismo generador** (${inlineCode(sourceOf(fault, call.node))}): se llama a sí mismo mientras todavía está en marcha, y no puede avanzar dos veces a la vez.`,
    edits: [],
    decide:
      'Dentro de un generador no se le piden valores a él mismo: guarda en una variable el que necesites, o crea otro generador llamando otra vez a la función.',
  }
}

/** `await f`, `await time.sleep(1)`: what is awaited is no coroutine. */
function awaitedOther(fault: Case, [, first, second]: readonly (string | undefined)[]): Diagnosis | null {
  const type = first ?? second
  const found = suspectsOf(fault, 'await')[0]?.node
  if (!found) return null
  const line = lineOf(fault, found)
  const { value } = found
  const text = sourceOf(fault, value)
  if (value.kind === 'call' && /^(?:time\.)?sleep$/.test(sourceOf(fault, value.callee)))
    return {
      line,
      cause: `\`time.sleep\` espera parando **todo** el programa y devuelve \`None\`, que no se puede esperar con \`await\`. En una función \`async\` se usa ${inlineCode('await asyncio.sleep(…)')}, que deja trabajar a las demás tareas.`,
      edits: [
        replaceWith(value.callee, 'asyncio.sleep'),
        ...(/\bimport asyncio\b/.test(fault.source) ? [] : [insertAt(0, 'import asyncio\n')]),
      ],
    }
  if (/^(?:function|method)$/.test(type ?? '') && value.kind !== 'call')
    return {
      line,
      cause: `En la línea ${line} esperas a la función misma, ${inlineCode(text)}, y no a lo que hace: faltan los paréntesis \`()\` que la llaman. Lo que da una función \`async\` **al llamarla** es la corrutina que \`await\` espera.`,
      edits: [insertAt(value.to, '()')],
    }
  const own =
    value.kind === 'call' && value.callee.kind === 'name'
      ? fault.program.places.find(({ node }) => node.kind === 'function' && node.name === lastName(value.callee))?.node
      : undefined
  const made = own?.kind === 'function' && !own.isAsync ? own : null
  return {
    line,
    cause: `\`await\` espera a una corrutina, y ${inlineCode(text)} da ${type === 'NoneType' ? '`None`' : `un valor de tipo ${inlineCode(type ?? '')}`}: ${made ? `${inlineCode(made.name)} (línea ${lineOf(fault, { from: made.nameFrom })}) es una función normal, sin \`async\`, y se llama sin \`await\`` : 'no es una función `async`, así que se llama sin `await`'}.`,
    edits: [{ from: found.from, to: value.from, text: '' }],
    ...(made && {
      decide: `Si dentro de ${inlineCode(made.name)} tienes que esperar algo, ponle \`async\` delante de \`def\` y deja el \`await\`.`,
    }),
  }
}

/** `for` and `with` of what is walked or opened asynchronously. */
function needsAsync(fault: Case): Diagnosis | null {
  const place = fault.program.places.find(({ node }) => {
    if ((node.kind !== 'for' && node.kind !== 'with') || node.isAsync) return false
    return fault.line === null || lineOf(fault, node) === fault.line
  })
  const { node } = place ?? {}
  if (!place || (node?.kind !== 'for' && node?.kind !== 'with')) return null
  const line = lineOf(fault, node)
  const what =
    node.kind === 'for'
      ? sourceOf(fault, node.iterable)
      : node.items.map(({ context }) => sourceOf(fault, context)).join(', ')
  const isInside = place.scope?.isAsync === true
  return {
    line,
    cause: `${inlineCode(what)} es **asíncrono**: ${node.kind === 'for' ? 'va dando sus valores con esperas, y se recorre con `async for`' : 'al abrirlo y al cerrarlo hay que esperar, y se usa con `async with`'}, no con ${inlineCode(node.kind)} a secas.`,
    edits: isInside ? [insertAt(node.from, 'async ')] : [],
    ...(isInside
      ? {}
      : {
          decide: `Ponlo dentro de una función \`async def\`, con ${inlineCode(`async ${node.kind} …`)}, y lánzala con \`asyncio.run(…)\`.`,
        }),
  }
}

/** `asyncio.gather([a(), b()])`. */
function gathered(fault: Case): Diagnosis | null {
  const call = suspectsOf(fault, 'call').find(({ node }) => lastName(node.callee) === 'gather')?.node
  const given = call?.arguments[0]
  if (!call || given?.form !== 'positional' || call.arguments.length !== 1) return null
  const line = lineOf(fault, call)
  return {
    line,
    cause: `\`gather\` recibe las corrutinas **una a una**, separadas por comas, y le das una lista entera: ${inlineCode(sourceOf(fault, given))}. Con un \`*\` delante la lista se reparte.`,
    edits: [insertAt(given.from, '*')],
  }
}

/** `asyncio.run(main())` where a loop runs: a notebook. */
function runsAlready(fault: Case): Diagnosis | null {
  const call = fault.program.expressions.find(
    ({ node, place }) =>
      node.kind === 'call' &&
      /^(?:asyncio\.run|\w+\.run_until_complete)$/.test(sourceOf(fault, node.callee)) &&
      place.scope === null,
  )?.node
  const given = call?.kind === 'call' ? call.arguments[0]?.value : undefined
  if (!call || !given) return null
  return {
    line: lineOf(fault, call),
    cause: `Jupyter, Colab y la consola de Spyder ya tienen un **bucle de eventos en marcha**, y ${inlineCode(sourceOf(fault, call))} intenta abrir otro. Ahí se espera directamente, sin función alrededor: ${inlineCode(`await ${sourceOf(fault, given)}`)}.`,
    edits: [],
    decide: `En el cuaderno, donde pone ${inlineCode(sourceOf(fault, call))} pon ${inlineCode(`await ${sourceOf(fault, given)}`)}. En un archivo \`.py\` que lances desde la terminal, lo que tienes está bien.`,
  }
}

/** `asyncio.create_task(…)` outside of any loop. */
function noLoop(fault: Case): Diagnosis | null {
  const found = fault.program.expressions.find(
    ({ node, place }) =>
      node.kind === 'call' &&
      /(?:^|\.)(?:create_task|get_running_loop|ensure_future)$/.test(sourceOf(fault, node.callee)) &&
      !place.scope?.isAsync,
  )
  if (found?.node.kind !== 'call') return null
  const line = lineOf(fault, found.node)
  const given = found.node.arguments[0]
  const alone =
    found.place.scope === null &&
    found.place.node.kind === 'expression' &&
    found.place.node.value === found.node &&
    given
  return {
    line,
    cause: `Las tareas viven dentro de un **bucle de eventos**, y en la línea ${line} todavía no hay ninguno en marcha: ${inlineCode(sourceOf(fault, found.node))} está fuera de toda función \`async\`. El bucle lo pone en marcha \`asyncio.run(…)\`.`,
    edits: alone ? [replaceWith(found.node, `asyncio.run(${sourceOf(fault, given)})`)] : [],
    decide: 'Crea las tareas dentro de una función `async def main():` y lánzala al final con `asyncio.run(main())`.',
  }
}

/** `self.k = v` in `__setattr__`, `self.datos` in `__getattr__` before it exists. */
function attributeRecursion(fault: Case): Diagnosis | null {
  const stores = fault.program.expressions.find(
    ({ node, place }) =>
      place.scope?.name === '__setattr__' &&
      node.kind === 'attribute' &&
      isSelf(node) &&
      place.node.kind === 'assign' &&
      place.node.targets.includes(node),
  )
  if (stores && stores.place.node.kind === 'assign' && stores.node.kind === 'attribute') {
    const [, name = stores.node, value = null] = stores.place.scope?.parameters ?? []
    const line = lineOf(fault, stores.node)
    const known =
      value === null || !('name' in name)
        ? null
        : `super().__setattr__(${name.name}, ${sourceOf(fault, stores.place.node.value)})`
    return {
      line,
      cause: `Python llama a \`__setattr__\` **cada vez que se guarda un atributo**, y la línea ${line}, ${inlineCode(sourceOf(fault, stores.place.node))}, guarda uno dentro de él: vuelve a llamarse a sí mismo sin fin.`,
      edits: known === null ? [] : [replaceWith(stores.place.node, known)],
      decide: 'Dentro de `__setattr__` se guarda con `super().__setattr__(nombre, valor)`, que lo hace como siempre.',
    }
  }
  const reads = fault.program.expressions.find(
    ({ node, place }) => place.scope?.name === '__getattr__' && node.kind === 'attribute' && isSelf(node),
  )
  if (reads?.node.kind !== 'attribute') return null
  const line = lineOf(fault, reads.node)
  const own = `self.${reads.node.name}`
  return {
    line,
    cause: `Python llama a \`__getattr__\` cuando un atributo **no existe**. La línea ${line} pide ${inlineCode(own)}, que tampoco existe todavía, así que vuelve a llamar a \`__getattr__\`, y así sin fin.`,
    edits: [],
    decide: `Créalo en \`__init__\` (${inlineCode(`${own} = {}`)}) antes de pedir nada, y lanza \`AttributeError\` para los nombres que no conozcas.`,
  }
}

const isSelf = (node: Expression): node is ExpressionOf<'attribute'> =>
  node.kind === 'attribute' && node.value.kind === 'name' && node.value.name === 'self'

/** `raise` alone, outside of `except`. */
function nothingToRaise(fault: Case): Diagnosis | null {
  const place = fault.program.places.find(
    ({ node }) =>
      node.kind === 'raise' && node.exception === null && (fault.line === null || lineOf(fault, node) === fault.line),
  )
  if (!place) return null
  const line = failingLine(fault, place.node)
  return {
    line,
    cause: `\`raise\` a secas **vuelve a lanzar** el error que se está tratando en un \`except\`, y en la línea ${line} no se está tratando ninguno.`,
    edits: [],
    decide: 'Di cuál quieres lanzar, `raise ValueError("qué pasa")`, o pon esa línea dentro del `except`.',
  }
}

/** What generators, coroutines and calls without end say. */
export const RUNS: readonly Reading[] = [
  [/generator raised StopIteration/, endsInside],
  [/generator already executing/, askedInside],
  [/object (\w+) can't be used in 'await' expression|'(\w+)' object can't be awaited/, awaitedOther],
  [
    /'async_generator' object is not iterable|Use async with instead|did you mean to use 'async with'|asynchronous context manager/i,
    needsAsync,
  ],
  [
    /^'(?:Lock|Semaphore|Timeout|ClientSession|TaskGroup|AsyncClient)' object does not support the context manager/,
    needsAsync,
  ],
  [/unhashable type: 'list'|awaitable is required/, gathered],
  [/cannot be called from a running event loop|event loop is already running/, runsAlready],
  [/no running event loop/, noLoop],
  [/maximum recursion depth exceeded/, attributeRecursion],
  [/No active exception to re-?raise/, nothingToRaise],
]
