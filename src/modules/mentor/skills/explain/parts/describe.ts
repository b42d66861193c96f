import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { partsOf } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName, isFile, keywordOf, rangeValues } from '../idioms/in-calls'
import { isMainGuard, opens } from '../idioms/in-statements'
import { isText } from '../idioms/in-values'
import { describeFunction, describeMethod, moduleName } from './called'
import { shiftText } from './shift-text'
import { spokenTest } from './spoken-values'
import { filterText, placedText } from './table-parts'
import { valuesTaken } from './values-taken'

/** What a statement does, in a few words without a full stop; its blocks are left out. */
export function describe(node: Statement, source: Source): string {
  const code = (part: Expression) => quote(source, part)
  switch (node.kind) {
    case 'assign':
      return describeAssign(node, source)
    case 'augmented-assign':
      return describeChange(node, source)
    case 'annotated-assign':
      return node.value
        ? `guarda ${code(node.value)} en ${code(node.target)}`
        : `anuncia el campo ${code(node.target)} de tipo ${code(node.annotation)}`
    case 'expression':
      return describeExpression(node.value, source)
    case 'function':
      if (node.parameters[0]?.name === 'self') return describeMethodDefinition(node, source)
      return `define la función \`${node.name}\`${parametersText(node, source)}; todavía no se ejecuta`
    case 'class':
      return `define la clase \`${node.name}\`, el molde con el que se crean objetos`
    case 'if':
      if (isMainGuard(node)) return 'lo de dentro se ejecuta solo si este archivo se ejecuta directamente'
      return `${node.isElif ? 'si no, y si' : 'si'} se cumple ${code(node.test)}${meantText(node.test, source)}, ejecuta lo de dentro`
    case 'for':
      return describeFor(node, source)
    case 'while':
      if (node.test.kind === 'boolean' && node.test.value)
        return 'repite lo de dentro sin parar, hasta un `break` o un `return`'
      return `repite lo de dentro mientras se cumpla ${code(node.test)}`
    case 'try':
      return 'intenta lo que sigue'
    case 'with':
      if (!opens(node, source))
        return `entra en ${listed(node.items.map(({ context }) => code(context)))} y, al salir del bloque, lo deja solo`
      return `abre ${listed(node.items.map(({ context, target }) => openedText(context, source) + (target ? ` y lo llama ${code(target)}` : '')))}; al salir del bloque se cierra solo`
    case 'match':
      return `compara ${code(node.subject)} con cada \`case\` y ejecuta el primero que encaja`
    default:
      return describeSimple(node, source)
  }
}

/** `open("a.txt")` by what is opened. */
function openedText(context: Expression, source: Source): string {
  const [path] = context.kind === 'call' && calledName(context) === 'open' ? context.arguments : []
  return path?.value.kind === 'string' ? `el archivo ${quote(source, path)}` : quote(source, context)
}

const MAX_MEANT = 60

/** What a condition asks in words, where they say more than its signs. */
function meantText(test: Expression, source: Source): string {
  const told = spokenTest(test, source)
  return /\bse cumple\b/.test(told) || told.length > MAX_MEANT ? '' : ` (${told})`
}

function describeSimple(node: Statement, source: Source): string {
  const code = (part: Expression) => quote(source, part)
  switch (node.kind) {
    case 'return':
      return node.value
        ? `termina la función y devuelve ${code(node.value)}${insideText(node.value, source)}`
        : 'termina la función sin devolver nada (`None`)'
    case 'raise':
      return node.exception ? `lanza el error ${code(node.exception)}` : 'vuelve a lanzar el error'
    case 'import':
      return `carga ${listed(node.names.map(({ name, alias }) => (alias ? `\`${name}\` con el nombre \`${alias}\`` : `\`${name}\``)))} para poder usarlo`
    case 'import-from':
      return `trae ${listed(node.names.map(({ name }) => `\`${name}\``))} del módulo \`${node.module}\``
    case 'break':
      return 'sale del bucle en ese momento'
    case 'continue':
      return 'se salta el resto de esta vuelta y pasa a la siguiente'
    case 'pass':
      return 'no hace nada: solo ocupa el sitio'
    case 'global':
    case 'nonlocal':
      return `usa ${listed(node.names.map((name) => `\`${name}\``))} de fuera en vez de crear una variable local`
    case 'assert':
      return `comprueba que se cumple ${code(node.test)}; si no, para con un \`AssertionError\``
    case 'delete':
      return `borra ${listed(node.targets.map(code))}`
    default:
      return `ejecuta ${quote(source, node)}`
  }
}

/** A method; `__init__` and the like are called by Python itself. */
function describeMethodDefinition(node: StatementOf<'function'>, source: Source): string {
  if (node.name === '__init__')
    return `define \`__init__\`${parametersText(node, source)}: se ejecuta solo al crear cada objeto`
  return `define el método \`${node.name}\`${parametersText(node, source)}`
}

function parametersText({ parameters }: StatementOf<'function'>, source: Source): string {
  const own = parameters.filter(({ name }) => name !== 'self' && name !== 'cls')
  if (own.length === 0) return ''
  return `, que recibe ${listed(own.map((parameter) => quote(source, parameter)))}`
}

const EMPTY: Partial<Record<Expression['kind'], string>> = {
  list: 'una lista vacía',
  dict: 'un diccionario vacío',
  tuple: 'una tupla vacía',
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function describeAssign(node: StatementOf<'assign'>, source: Source): string {
  const { value } = node
  const [target] = node.targets
  const name = listed(node.targets.map((each) => quote(source, each)))
  if (target?.kind === 'subscript' && target.index.kind === 'slice')
    return `sustituye ${name} por los elementos de ${quote(source, value)}, sin crear otra lista`
  const placed = target === undefined ? null : placedText(target, value, source)
  if (placed !== null) return placed
  const steps = target?.kind === 'tuple' ? chainText(value, source) : null
  if (target?.kind === 'tuple')
    return `${steps === null ? `reparte ${quote(source, value)}` : `${steps}, y reparte el resultado`} entre ${listed(target.items.map((item) => quote(source, item)))}, por orden`
  if (value.kind === 'list' && value.items.length > 0)
    return `crea la lista ${name} con ${counted(value.items.length, 'elemento', 'elementos')}`
  if (value.kind === 'dict' && value.entries.length > 0)
    return `crea el diccionario ${name} con ${counted(value.entries.length, 'clave', 'claves')}`
  if (value.kind === 'set') return `crea el conjunto ${name}`
  const isEmpty = value.kind === 'list' || value.kind === 'tuple' ? value.items.length === 0 : value.kind === 'dict'
  if (isEmpty) return `crea ${EMPTY[value.kind] ?? 'algo vacío'} en ${name}`
  if (value.kind === 'call' && calledName(value) === 'input')
    return `espera a que escribas algo y lo guarda, como texto, en ${name}`
  if (value.kind === 'call' && (calledName(value) === 'int' || calledName(value) === 'float')) {
    const [argument] = value.arguments
    if (argument?.value.kind === 'call' && calledName(argument.value) === 'input') {
      return `pide un dato con \`input\`, lo convierte en número con \`${calledName(value)}\` y lo guarda en ${name}`
    }
  }
  if (value.kind === 'number' || value.kind === 'string' || value.kind === 'boolean' || value.kind === 'none')
    return `guarda ${quote(source, value)} en ${name}`
  if (value.kind === 'name' || value.kind === 'attribute')
    return `guarda en ${name} lo mismo que hay en ${quote(source, value)}`
  if (value.kind === 'call' && value.callee.kind === 'name' && isClass(value.callee.name, source))
    return `crea un **objeto** de la clase ${quote(source, value.callee)} con ${quote(source, value)} y lo guarda en ${name}`
  const moved = shiftText(value, source)
  if (moved !== null) return `${moved}, y lo guarda en ${name}`
  const chain = filterText(value, source) ?? chainText(value, source)
  return chain === null
    ? `calcula ${quote(source, value)} y lo guarda en ${name}`
    : `${chain}${/ y |, /.test(chain.replace(/`[^`]*`/g, '')) ? ', y' : ' y'} guarda el resultado en ${name}`
}

const isClass = (name: string, { module }: Source) =>
  module.body.some((node) => node.kind === 'class' && node.name === name)

const CHANGES: Record<string, (target: string, value: string) => string> = {
  '+': (target, value) => `suma ${value} a ${target}`,
  '-': (target, value) => `resta ${value} a ${target}`,
  '*': (target, value) => `multiplica ${target} por ${value}`,
  '/': (target, value) => `divide ${target} entre ${value}`,
  '//': (target, value) =>
    `hace la división entera (sin decimales) de ${target} entre ${value} y la guarda en ${target}`,
  '%': (target, value) => `deja en ${target} el resto de dividirlo entre ${value}`,
  '**': (target, value) => `eleva ${target} a ${value}`,
}

function describeChange({ target, operator, value }: StatementOf<'augmented-assign'>, source: Source): string {
  const [name, by] = [quote(source, target), quote(source, value)]
  if (operator === '+' && (value.kind === 'string' || value.kind === 'format-string' || isText(target, source)))
    return `añade ${by} al final de ${name}`
  return CHANGES[operator]?.(name, by) ?? `cambia ${name} con ${by}`
}

function describeFor(node: StatementOf<'for'>, source: Source): string {
  const { target, iterable } = node
  const name = quote(source, target)
  if (iterable.kind === 'call') {
    const callee = calledName(iterable)
    const [first] = iterable.arguments
    if (callee === 'range') {
      const values = rangeValues(iterable)
      if (values !== null) return `repite lo de dentro con ${name} = ${values}`
      const taken = valuesTaken(node, source)
      if (taken !== null) return `repite lo de dentro con ${name} = ${taken}`
    }
    if (callee === 'enumerate' && first)
      return `recorre ${quote(source, first.value)} con su posición: en cada vuelta, ${name}`
    if (callee === 'zip')
      return `recorre a la vez ${listed(iterable.arguments.map(({ value }) => quote(source, value)))}: en cada vuelta la pareja es ${name}`
    if (callee === 'items' && iterable.callee.kind === 'attribute')
      return `recorre el diccionario ${quote(source, iterable.callee.value)}: en cada vuelta, la clave y el valor son ${name}`
  }
  const given = iterable.kind === 'call' ? describeFunction(iterable, source) : null
  if (given !== null && /^da\b/.test(given))
    return `recorre ${quote(source, iterable)}, que ${given}: en cada vuelta ${name} es el siguiente`
  const item = isFile(iterable, source) ? 'la siguiente línea del archivo' : 'el siguiente elemento'
  return `recorre ${quote(source, iterable)}${stepsOf(iterable, source)}: en cada vuelta ${name} es ${item}`
}

/** What an expression on a line of its own does. */
export function describeExpression(node: Expression, source: Source): string {
  if (node.kind === 'string') return 'es un texto de documentación: explica para qué sirve, y no hace nada más'
  if (node.kind === 'yield')
    return node.value
      ? `entrega ${quote(source, node.value)} y se queda en pausa hasta que le pidan el siguiente`
      : 'se queda en pausa'
  if (node.kind === 'ellipsis') return 'no hace nada: solo ocupa el sitio'
  if (node.kind !== 'call') return filterText(node, source) ?? `calcula ${quote(source, node)}`
  const name = calledName(node)
  const shown = node.arguments.filter(({ form }) => form !== 'keyword')
  if (name === 'print' && node.callee.kind === 'name') {
    if (shown.length === 0) return 'salta de línea'
    const end = keywordOf(node, 'end') ? ', sin pasar a la línea siguiente' : ''
    const [only, ...more] = shown
    const inside =
      only && more.length === 0 && only.value.kind !== 'format-string' ? insideText(only.value, source) : ''
    return `muestra en pantalla ${listed(shown.map((argument) => quote(source, argument)))}${end}${inside}`
  }
  return (
    chainText(node, source) ??
    `llama a ${quote(source, node.callee)}${shown.length > 0 ? ` con ${listed(shown.map(({ value }) => quote(source, value)))}` : ''}`
  )
}

/** What the calls inside a value do, from the inside outwards: «; de dentro afuera: …»; empty where none is known. */
function insideText(node: Expression, source: Source): string {
  const steps = innerSteps(node, source)
  if (steps.length === 0) return ''
  return steps.length === 1 ? `: ${steps[0]}` : `; de dentro afuera: ${listed(steps)}`
}

const MAX_STEPS = 5

/** Each call that is known, after those that it needs. */
function innerSteps(node: Expression, source: Source): string[] {
  // What is run through comes before what is done with each.
  const parts = node.kind === 'comprehension' ? partsOf(node).toReversed() : partsOf(node)
  const steps = parts.flatMap((part) => innerSteps(part, source))
  if (node.kind === 'call') {
    const name = calledName(node)
    const isPlain = node.callee.kind === 'name' && (name === 'print' || name === 'range' || name === 'input')
    const own = isPlain ? null : (describeFunction(node, source) ?? describeMethod(node, source))
    if (own !== null) steps.push(own)
  }
  return steps.slice(0, MAX_STEPS)
}

const MAX_LINKS = 9

/** Methods called one after the other, in the order in which they run; null where one of them is not known. */
export function chainText(node: Expression, source: Source): string | null {
  const steps: string[] = []
  let known = 0
  let at: Expression = node
  const inner = (call: ExpressionOf<'call'>) =>
    call.arguments.flatMap(({ value }) => (value.kind === 'call' ? innerSteps(value, source) : []))
  for (;;) {
    if (at.kind === 'call' && (at.callee.kind === 'name' || moduleName(at.callee, source) !== null)) {
      const step = describeFunction(at, source)
      if (step === null) return null
      steps.unshift(...inner(at), step)
      known += 1
      break
    }
    if (at.kind === 'call' && at.callee.kind === 'attribute') {
      const step = describeMethod(at, source)
      // A link that is not known is named, where others around it are known.
      const isLink = step === null && at.callee.value.kind === 'call'
      if (step === null && !isLink) return null
      if (step !== null) known += 1
      steps.unshift(...inner(at), step ?? `llama a \`.${at.callee.name}()\``)
      at = at.callee.value
    } else if (at.kind === 'subscript' && at.index.kind === 'string' && steps.length > 0 && at.value.kind === 'call') {
      const isGrouped = calledName(at.value) === 'groupby'
      steps.unshift(`${isGrouped ? 'de cada grupo ' : ''}toma la columna ${quote(source, at.index)}`)
      at = at.value
    } else break
  }
  return known === 0 ? null : listed(steps.length > MAX_LINKS ? [...steps.slice(0, MAX_LINKS), '…'] : steps)
}

/** `range(i * i, n + 1, i)`: from where, to where, by how much. */
function stepsOf(iterable: Expression, source: Source): string {
  const [first, end, step] = iterable.kind === 'call' && calledName(iterable) === 'range' ? iterable.arguments : []
  if (!first || !end || !step) return ''
  const text = source.module.source.slice(step.from, step.to)
  const way = text.startsWith('-') ? 'hacia atrás, ' : ''
  return ` (${way}desde ${quote(source, first.value)}, de ${quote(source, step.value)} en ${quote(source, step.value)} —ese es el paso—, sin llegar a ${quote(source, end.value)})`
}
