import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { atTop, type Case, type Diagnosis, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import { classNamed } from '../failing-program'
import { baseNames } from './bases'
import { decoratorOf, failingLine, methodOf, type OwnClass, ownClass, type Reading } from './reading'

type Field = StatementOf<'annotated-assign'> & { target: { kind: 'name'; name: string } }
const isField = (node: Statement): node is Field => node.kind === 'annotated-assign' && node.target.kind === 'name'
const fieldsOf = ({ body }: OwnClass) => body.filter(isField)

/** A field without a value behind one that has one: of the same class, or of its mother. */
function fieldOrder(fault: Case, [, name, second]: readonly (string | undefined)[]): Diagnosis | null {
  const wanted = name ?? second
  const owner = fault.program.places.findLast(
    ({ node }) =>
      node.kind === 'class' && fieldsOf(node).some((each) => each.target.name === wanted && each.value === null),
  )?.node
  if (owner?.kind !== 'class') return null
  const fields = fieldsOf(owner)
  const at = fields.findIndex((each) => each.target.name === wanted && each.value === null)
  const late = fields[at]
  const standard = fields.slice(0, at).find(({ value }) => value !== null)
  const data = decoratorOf(owner, 'dataclass')
  if (!late) return null
  const line = lineOf(fault, late)
  const given = inlineCode(late.target.name)
  if (standard) {
    const lines = fields.slice(at).filter(({ value }) => value === null)
    return {
      line,
      cause: `${given} (línea ${line}) no tiene valor inicial y va **detrás** de ${inlineCode(standard.target.name)} (línea ${lineOf(fault, standard)}), que sí lo tiene. Los campos son los parámetros de \`__init__\`, en su orden, y los que hay que dar van delante de los que se pueden dejar.`,
      edits: [
        insertAt(
          standard.from,
          lines
            .map(
              (each) =>
                `${sourceOf(fault, each).trimEnd()}\n${' '.repeat(standard.from - fault.lines.rangeOf(lineOf(fault, standard)).from)}`,
            )
            .join(''),
        ),
        ...lines.map((each) => wholeLine(fault, each)),
      ],
      decide: `He puesto ${lines.map((each) => inlineCode(each.target.name)).join(' y ')} delante. Al crear objetos cambia el orden de los valores. La otra manera es darle también un valor inicial.`,
    }
  }
  const mother = baseNames(owner)
    .map((base) => classNamed(fault.program, base))
    .find((base) => base !== null)
  return {
    line,
    cause: `${given} (línea ${line}) no tiene valor inicial, y ${inlineCode(owner.name)} hereda de ${inlineCode(mother?.name ?? 'otra')} campos que sí lo tienen. Los de la clase madre van primero en \`__init__\`, así que ${given} queda detrás de ellos. Con \`kw_only=True\` los campos se dan por su nombre y el orden ya no importa.`,
    edits: data
      ? [
          replaceWith(
            data,
            data.kind === 'call'
              ? sourceOf(fault, data).replace('(', `(kw_only=True${data.arguments.length > 0 ? ', ' : ''}`)
              : `${sourceOf(fault, data)}(kw_only=True)`,
          ),
        ]
      : [],
    decide: `Crea los objetos con el nombre: ${inlineCode(`${owner.name}(${late.target.name}=…)`)}. En un Python anterior al 3.10, dale a ${given} un valor inicial.`,
  }
}

function wholeLine(fault: Case, node: Field) {
  const { from, to } = fault.lines.rangeOf(lineOf(fault, node))
  return from === 0 || to >= fault.source.length
    ? { from: from - 1, to: Math.min(to, fault.source.length), text: '' }
    : { from, to: to + (fault.source[to] === '\n' ? 1 : 0), text: '' }
}

/** `cosas: list = []` of a dataclass. */
function mutableField(fault: Case): Diagnosis | null {
  const found = fault.program.places.flatMap(({ node }) => {
    if (node.kind !== 'class' || decoratorOf(node, 'dataclass') === null) return []
    return fieldsOf(node).flatMap((each) => {
      const maker = makerOf(fault, each)
      return maker && each.value ? [{ each, value: each.value, maker }] : []
    })
  })
  const [first] = found
  if (!first) return null
  const line = lineOf(fault, first.each)
  const imported = fault.program.module.body.find(
    (node) => node.kind === 'import-from' && node.module === 'dataclasses',
  )
  const knows = imported?.kind === 'import-from' && imported.names.some(({ name }) => name === 'field')
  const isWhole = /\bimport dataclasses\b/.test(fault.source)
  const made = isWhole ? 'dataclasses.field' : 'field'
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(sourceOf(fault, first.value))} se crearía **una sola vez**, con la clase, y lo compartirían todos los objetos: lo que se añadiera en uno saldría en los demás. Por eso \`dataclass\` no lo deja. Con \`default_factory\` cada objeto crea el suyo.`,
    edits: [
      ...found.map(({ value, maker }) => replaceWith(value, `${made}(default_factory=${maker})`)),
      ...(knows || isWhole
        ? []
        : [imported ? insertAt(imported.to, ', field') : atTop(fault, 'from dataclasses import field')]),
    ],
  }
}

function makerOf(fault: Case, { value }: Field): string | null {
  if (value === null) return null
  const isEmpty =
    (value.kind === 'list' && value.items.length === 0) || (value.kind === 'dict' && value.entries.length === 0)
  if (isEmpty) return value.kind
  if (
    value.kind === 'call' &&
    value.callee.kind === 'name' &&
    value.arguments.length === 0 &&
    (/^(?:list|dict|set)$/.test(value.callee.name) || classNamed(fault.program, value.callee.name))
  )
    return value.callee.name
  return /^(?:list|dict|set)$/.test(value.kind) ||
    (value.kind === 'call' && value.callee.kind === 'name' && classNamed(fault.program, value.callee.name))
    ? `lambda: ${sourceOf(fault, value)}`
    : null
}

/** A field of a tuple with names, of a frozen class or of an Enum is stored anew. */
function fixedField(fault: Case): Diagnosis | null {
  const place = fault.program.expressions.find(
    ({ node, place: each }) =>
      node.kind === 'attribute' &&
      (each.node.kind === 'assign'
        ? each.node.targets.includes(node)
        : each.node.kind === 'augmented-assign' && each.node.target === node) &&
      (fault.line === null || lineOf(fault, node) === fault.line),
  )
  if (place?.node.kind !== 'attribute') return null
  const { node } = place
  const named = fault.program.places.find(
    ({ node: each }) => each.kind === 'class' && baseNames(each).includes('NamedTuple'),
  )?.node
  const isNamed = named !== undefined || /\bnamedtuple\(/.test(fault.source)
  const statement = place.place.node
  if (!isNamed || node.value.kind !== 'name' || (statement.kind !== 'assign' && statement.kind !== 'augmented-assign'))
    return null
  const object = sourceOf(fault, node.value)
  const right = sourceOf(fault, statement.value)
  const value = statement.kind === 'assign' ? right : `${sourceOf(fault, node)} ${statement.operator} ${right}`
  return {
    line: lineOf(fault, node),
    cause: `${inlineCode(object)} es una **tupla con nombres** (\`NamedTuple\`), y una tupla no se cambia por dentro. \`_replace\` da una copia con ese campo cambiado, y hay que guardarla.`,
    edits: [replaceWith(statement, `${object} = ${object}._replace(${node.name}=${value})`)],
    decide: 'Si vas a cambiar sus campos a menudo, es mejor una clase con `@dataclass`.',
  }
}

/** A name that `__slots__` leaves no room for. */
function noSlot(fault: Case, [, type, name = '']: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  const slots = owner?.body.find(
    (each) => each.kind === 'assign' && each.targets[0]?.kind === 'name' && each.targets[0].name === '__slots__',
  )
  if (!owner || slots?.kind !== 'assign') return null
  const { value } = slots
  const last = value.kind === 'tuple' || value.kind === 'list' ? value.items.at(-1) : undefined
  const at = lineOf(fault, slots)
  return {
    line: failingLine(fault, owner),
    cause: `\`__slots__\` (línea ${at}) es la lista cerrada de los atributos que pueden tener los objetos de ${inlineCode(owner.name)}, y ${inlineCode(name)} no está en ella.`,
    edits: last
      ? [insertAt(last.to, `, "${name}"`)]
      : value.kind === 'string'
        ? [replaceWith(value, `(${sourceOf(fault, value)}, "${name}")`)]
        : [],
    decide: 'Si no necesitas ahorrar memoria con muchísimos objetos, lo más sencillo es quitar `__slots__`.',
  }
}

/** `Color("ROJO")`: a member is looked up by its value in parentheses, by its name in brackets. */
function memberByName(fault: Case, [, told = '', type]: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  if (owner === null) return null
  const members = owner.body.flatMap((each) =>
    each.kind === 'assign' && each.targets[0]?.kind === 'name'
      ? [{ name: each.targets[0].name, value: each.value }]
      : [],
  )
  const wanted = told.replace(/^['"]|['"]$/g, '')
  const own = members.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const call = fault.suspects.find(
    ({ node }) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === owner.name,
  )?.node
  const [given] = call?.kind === 'call' ? call.arguments : []
  const line = call ? lineOf(fault, call) : failingLine(fault, owner)
  const byNumber = members.find(({ value }) => value.kind === 'number' && value.text === wanted)
  if (byNumber && given)
    return {
      line,
      cause: `${inlineCode(owner.name)} guarda números, y llega el **texto** ${inlineCode(told)}: ${inlineCode(`"${wanted}"`)} y ${inlineCode(wanted)} son valores distintos. Conviértelo antes.`,
      edits: [insertAt(given.from, 'int('), insertAt(given.to, ')')],
    }
  if (!own || !given || call?.kind !== 'call') return null
  const key =
    given.value.kind === 'string'
      ? `"${own.name}"`
      : `${sourceOf(fault, given)}${own.name === wanted ? '' : '.upper()'}`
  return {
    line,
    cause: `Con paréntesis se busca por el **valor** (${inlineCode(`${owner.name}(${sourceOf(fault, own.value)})`)}), y ${inlineCode(told)} es el **nombre**. Por el nombre se busca con corchetes.`,
    edits: [replaceWith(call, `${owner.name}[${key}]`)],
  }
}

/** `Color["rojo"]`: names of members are told apart by their capitals. */
function memberByCase(fault: Case, [, told = '']: readonly (string | undefined)[]): Diagnosis | null {
  const found = fault.suspects.find(
    ({ node }) => node.kind === 'subscript' && node.value.kind === 'name' && ownClass(fault, node.value.name) !== null,
  )?.node
  if (found?.kind !== 'subscript' || found.value.kind !== 'name') return null
  const owner = ownClass(fault, found.value.name) as OwnClass
  const own = owner.body
    .flatMap((each) => (each.kind === 'assign' && each.targets[0]?.kind === 'name' ? [each.targets[0].name] : []))
    .find((name) => name.toLowerCase() === told.toLowerCase())
  if (!own || methodOf(owner, '__class_getitem__')) return null
  const line = lineOf(fault, found)
  return {
    line,
    cause: `En la línea ${line} buscas ${inlineCode(told)} entre los nombres de ${inlineCode(owner.name)}, y se llama ${inlineCode(own)}: cuentan las mayúsculas.`,
    edits: [
      replaceWith(found.index, found.index.kind === 'string' ? `"${own}"` : `${sourceOf(fault, found.index)}.upper()`),
    ],
  }
}

/** What dataclasses, tuples with names, slots and Enums say. */
export const FIELDS: readonly Reading[] = [
  [
    /non-default argument '(\w+)' follows default argument|parameter without a default follows parameter with a default()/,
    fieldOrder,
  ],
  [/mutable default <class/, mutableField],
  [/can't set attribute/, fixedField],
  [/'([\w.]+)' object has no attribute '(\w+)' and no __dict__/, noSlot],
  [/('[^']{1,60}'|\d{1,9}) is not a valid (\w+)/, memberByName],
  [/^'(\w+)'$/, memberByCase],
]
