import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import type { StatementOf } from '../../../../python/ast'
import { ALIASES, MODULES } from '../../../../python/known-modules'
import { restartedAdvice } from '../../notebook'
import { detailOf } from '../../wording'
import {
  all,
  atTop,
  type Case,
  type Diagnose,
  type Diagnosis,
  insertAt,
  replaceWith,
  suspectsOf,
  type Use,
  wrap,
} from '../case'
import type { Binding } from '../failing-program'
import { withoutStart } from './first-value'
import { BUILTINS, SAME_MEANING } from './known-names'
import { inFunction } from './local-names'
import { folded, meantName } from './meant-name'
import { withoutSelf } from './without-self'

/** A name that does not exist (yet, or here). */
export const unknownName: Diagnose = (fault) => {
  const name = detailOf(fault.values, 'name')
  if (name === null) return null
  const uses = suspectsOf(fault, 'name').filter(({ node }) => node.name === name)
  // Where a function receives it, it is no unknown name.
  const use = uses.find(({ place: { scope } }) => !scope?.parameters.some((each) => each.name === name)) ?? uses[0]
  if (use === undefined) return null
  const line = fault.lines.lineAt(use.node.from)
  if (name === 'self') return { line, failsAt: line, ...withoutSelf(fault, use.place) }
  const restarted = fault.program.bindings.some((binding) => binding.name === name)
    ? null
    : restartedAdvice(name, fault.around)
  if (restarted) return { line, failsAt: line, ...restarted, edits: [] }
  if (fault.isQuoted) return ofLine(fault, use, line)
  const found =
    meantWord(fault, use, line) ??
    ofObject(fault, use, line) ??
    otherAccents(fault, use, line) ??
    elsewhere(fault, use, line) ??
    similar(fault, use, line) ??
    notImported(fault, use, line) ??
    unquoted(fault, use, line)
  return found && { failsAt: line, ...found }
}

/** Of a single line nobody knows what stands above it: only what Python suggests, or knows itself, is told. */
function ofLine(fault: Case, use: Use, line: number): Diagnosis | null {
  const meant = fault.values.suggestion
  const found =
    meantWord(fault, use, line) ??
    (meant === undefined ? null : suggested(fault, use, { meant, line })) ??
    similar(fault, use, line) ??
    notImported(fault, use, line)
  return found && { failsAt: line, ...found }
}

function suggested(fault: Case, { node }: Use, { meant, line }: { meant: string; line: number }): Diagnosis {
  const why =
    meant.toLowerCase() === node.name.toLowerCase()
      ? 'para Python las mayúsculas y las minúsculas son distintas'
      : 'no hay nada que se llame así'
  return {
    line,
    cause: `En la línea ${line} pone ${inlineCode(node.name)}, y ${why}. Quizá quisiste decir ${inlineCode(meant)}, que sí existe: el propio Python te lo sugiere.`,
    avoid: 'Copia los nombres tal cual: para Python `Edad`, `edad` y `EDAD` son tres distintos.',
    edits: all(fault, node.name).map(({ node: each }) => replaceWith(each, meant)),
  }
}

function meantWord(fault: Case, { node }: Use, line: number): Diagnosis | null {
  const word = SAME_MEANING[node.name]
  if (word === undefined || fault.program.bindings.some(({ name }) => name === node.name)) return null
  const edits = all(fault, node.name).map(({ node: each }) => replaceWith(each, word))
  return { line, cause: `En Python ${inlineCode(node.name)} se escribe ${inlineCode(word)}.`, edits }
}

/** Inside a class: the name is of the object. */
function ofObject(fault: Case, { node, place }: Use, line: number): Diagnosis | null {
  const { owner, scope } = place
  const self = scope?.parameters[0]?.name
  if (owner === null || scope === null || self !== 'self' || !owner.body.includes(scope)) return null
  const isMember = membersOf(fault, owner).has(node.name)
  if (!isMember) return null
  return {
    line,
    cause: `${inlineCode(node.name)} es del objeto: dentro de un método se llega a él con ${inlineCode(`self.${node.name}`)}.`,
    avoid: 'Dentro de la clase, los datos del objeto llevan siempre `self.` delante.',
    edits: [insertAt(node.from, 'self.')],
  }
}

/** Methods and attributes that a class gives its objects. */
export function membersOf({ program }: Case, owner: StatementOf<'class'>): Set<string> {
  const names = new Set(
    owner.body.flatMap((each) =>
      each.kind === 'function'
        ? each.name
        : each.kind === 'assign'
          ? each.targets.flatMap((target) => (target.kind === 'name' ? target.name : []))
          : [],
    ),
  )
  for (const { node, place } of program.places.map((each) => ({ node: each.node, place: each }))) {
    if (place.owner !== owner || node.kind !== 'assign') continue
    for (const target of node.targets)
      if (target.kind === 'attribute' && target.value.kind === 'name' && target.value.name === 'self')
        names.add(target.name)
  }
  return names
}

/** `puntuación` once and `puntuacion` another time are two names. */
function otherAccents(fault: Case, { node }: Use, line: number): Diagnosis | null {
  const other = fault.program.bindings.find(
    ({ name, from }) =>
      name !== node.name && withoutAccents(name) === withoutAccents(node.name) && fault.lines.lineAt(from) < line,
  )
  if (other === undefined) return null
  const plain = withoutAccents(node.name)
  const edits = [...all(fault, node.name), ...all(fault, other.name)]
    .filter(({ node: each }) => each.name !== plain)
    .map(({ node: each }) => replaceWith(each, plain))
  return {
    line,
    cause: `En la línea ${line} pone ${inlineCode(node.name)}, y en la línea ${fault.lines.lineAt(other.from)} ${inlineCode(other.name)}: la tilde los hace dos nombres distintos.`,
    avoid: 'Pon los nombres sin tildes: se escriben igual en todas partes.',
    edits,
    decide:
      'He quitado la tilde en todos. En los nombres de variables es mejor no poner tildes nunca: así no hay dudas.',
  }
}

/** The name exists, later or in another function. */
function elsewhere(fault: Case, use: Use, line: number): Diagnosis | null {
  const own = fault.program.bindings.filter(({ name }) => name === use.node.name)
  const [first] = own
  if (first === undefined) return null
  const at = fault.lines.lineAt(first.from)
  const name = inlineCode(use.node.name)
  const global = own.find(({ place }) => place.scope === null && place.owner === null)
  if (global === undefined) return inFunction(fault, use, { binding: first, at, line })
  if (fault.lines.lineAt(global.from) < line) return null
  return later(fault, use, { binding: global, at: fault.lines.lineAt(global.from), line, name })
}

/** Used above the line that creates it; a function that stands below its call is moved up. */
function later(
  fault: Case,
  { node, place }: Use,
  { binding, at, line, name }: { binding: Binding; at: number; line: number; name: string },
): Diagnosis | null {
  const definition = binding.place.node
  const isFunction = definition.kind === 'function' || definition.kind === 'class'
  const cause = isFunction
    ? `${name} se crea en la línea ${at}, más abajo, y Python lee de arriba abajo: en la línea ${line} todavía no existe.`
    : `${name} recibe su primer valor en la línea ${at}, más abajo: en la línea ${line} todavía no existe.`
  const top = place.parents[0] ?? place.node
  if (!isFunction || place.scope !== null || !fault.program.module.body.includes(definition)) {
    const isSelf = binding.place.node === place.node
    if (isSelf) return withoutStart(fault, { node, place }, line)
    return {
      line,
      cause,
      edits: [],
      decide: `Sube la línea ${at} por encima de la ${line}.`,
    }
  }
  const from = fault.source.lastIndexOf('\n', definition.from - 1) + 1
  const end = fault.source.slice(0, definition.to).trimEnd().length
  const next = fault.source.indexOf('\n', end)
  const start = fault.source.lastIndexOf('\n', top.from - 1) + 1
  const text = fault.source.slice(from, end)
  return {
    line,
    cause,
    edits: [insertAt(start, `${text}\n\n\n`), { from, to: next === -1 ? fault.source.length : next + 1, text: '' }],
  }
}

/** The nearest name of the program or of Python. */
function similar(fault: Case, use: Use, line: number): Diagnosis | null {
  const { node } = use
  const meant =
    meantName(fault, use) ??
    BUILTINS.find((name) => folded(name) === folded(node.name)) ??
    (node.name.length < 3 ? null : likeBuiltin(fault, node.name))
  if (meant === null) return null
  const edits = all(fault, node.name).map(({ node: each }) => replaceWith(each, meant))
  const isCase = meant.toLowerCase() === node.name.toLowerCase()
  const why = isCase ? 'para Python las mayúsculas y las minúsculas son distintas' : 'no hay nada que se llame así'
  const made = fault.program.bindings.find(({ name }) => name === meant)
  const where = made ? ` (línea ${fault.lines.lineAt(made.from)})` : ''
  return {
    line,
    cause: `En la línea ${line} pone ${inlineCode(node.name)}, y ${why}. Quizá quisiste decir ${inlineCode(meant)}${where}.`,
    avoid: 'Copia los nombres tal cual: para Python `Edad`, `edad` y `EDAD` son tres distintos.',
    edits,
  }
}

/** What Python knows under a name like it. */
function likeBuiltin({ values: { suggestion } }: Case, name: string): string | null {
  if (suggestion !== undefined && BUILTINS.includes(suggestion) && name.length > 5) return suggestion
  return nearest(name, BUILTINS, name.length < 6 && !/^(?:pritn|pirnt|prnit|imput|inptu|ragne)$/.test(name) ? 1 : 2)
}

/** A module, or something of one, that is not imported. */
function notImported(fault: Case, { node, place }: Use, line: number): Diagnosis | null {
  const usesDot = fault.program.expressions.some(({ node: each }) => each.kind === 'attribute' && each.value === node)
  const module = Object.hasOwn(MODULES, node.name) && usesDot ? `import ${node.name}` : undefined
  const holder =
    usesDot && node.name !== 'datetime'
      ? undefined
      : Object.entries(MODULES).find(([, names]) => names.includes(node.name))
  const imported =
    holder &&
    fault.program.places.find(
      ({ node: each }) =>
        each.kind === 'import' && each.names.some(({ name, alias }) => name === holder[0] && alias === null),
    )
  if (imported && holder) {
    return {
      line,
      cause: `${inlineCode(node.name)} está dentro del módulo ${inlineCode(holder[0])}, que sí importas: hay que decirlo delante, ${inlineCode(`${holder[0]}.${node.name}`)}.`,
      edits: [insertAt(node.from, `${holder[0]}.`)],
    }
  }
  const text = ALIASES[node.name] ?? module ?? (holder ? `from ${holder[0]} import ${node.name}` : undefined)
  if (text === undefined || (place.node.kind === 'expression' && place.node.value === node)) return null
  const cause = `En la línea ${line} usas ${inlineCode(node.name)}, y no lo has importado. Falta ${inlineCode(text)} al principio.`
  return { line, cause, edits: [atTop(fault, text)] }
}

/** A text without its quotes: stored, shown or compared as it is. */
function unquoted(fault: Case, { node, place }: Use, line: number): Diagnosis | null {
  const isAlone = fault.program.expressions.some(({ node: each, place: at }) => {
    if (at !== place) return false
    if (each.kind === 'call')
      return (
        each.callee.kind === 'name' &&
        /^(?:print|input|append|open)$/.test(each.callee.name) &&
        each.arguments.some(({ value }) => value === node)
      )
    if (each.kind === 'compare')
      return (
        each.left !== node &&
        each.comparisons.some(({ right, operator }) => right === node && /^[=!]=$|in$/.test(operator))
      )
    if (each.kind === 'subscript') return each.index === node
    return (each.kind === 'list' || each.kind === 'tuple') && each.items.includes(node)
  })
  const isStored = place.node.kind === 'assign' && place.node.value === node
  // What is walked, counted or asked for its parts is no text that lost its quotes.
  const isWhole = fault.program.expressions.some(
    ({ node: each, place: at }) =>
      (each.kind === 'name' && each.name === node.name && at.node.kind === 'for' && at.node.iterable === each) ||
      (each.kind === 'subscript' && each.value.kind === 'name' && each.value.name === node.name) ||
      (each.kind === 'attribute' && each.value.kind === 'name' && each.value.name === node.name) ||
      (each.kind === 'call' &&
        each.callee.kind === 'name' &&
        /^(?:len|sum|max|min|sorted|range|enumerate|zip|list)$/.test(each.callee.name) &&
        each.arguments.some(({ value }) => value.kind === 'name' && value.name === node.name)),
  )
  const name = inlineCode(node.name)
  const isCalled = fault.program.expressions.some(({ node: each }) => each.kind === 'call' && each.callee === node)
  if (isCalled) {
    return {
      line,
      cause: `En la línea ${line} llamas a ${inlineCode(`${node.name}()`)}, y en este código no hay ninguna función que se llame así.`,
      edits: [],
      decide: `Créala más arriba con ${inlineCode(`def ${node.name}(…):`)}, o impórtala si está en otro archivo o módulo.`,
    }
  }
  if (isWhole || (!isAlone && !isStored)) {
    return {
      line,
      cause: `En la línea ${line} usas ${name}, y en este código nadie le da un valor antes.`,
      avoid: 'Da valor a cada variable antes de la línea en que la usas.',
      edits: [],
      decide: isWhole
        ? `Créala antes de esa línea con sus datos, por ejemplo ${inlineCode(`${node.name} = ["…", "…"]`)}; si ya la tenías con otro nombre, usa ese.`
        : `Dale un valor antes de esa línea (${inlineCode(`${node.name} = …`)}), o ponlo entre comillas si es un texto.`,
    }
  }
  return {
    line,
    cause: `En la línea ${line}, ${name} no lleva comillas, así que Python busca una variable con ese nombre, y no hay ninguna. Parece un texto: va entre comillas.`,
    avoid: 'Los textos van siempre entre comillas; sin ellas, Python busca una variable.',
    edits: wrap(node, '"', '"'),
    decide: `Si ${name} tenía que ser una variable, dale antes un valor.`,
  }
}
