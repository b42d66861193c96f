import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import {
  addMethod,
  decoratorOf,
  failingLine,
  lastName,
  methodOf,
  ownClass,
  type Reading,
  readIn,
  storedIn,
} from './reading'

/** An object of an own class as a key or in a set: whoever says when two are equal has to say their hash, too. */
function ownHash(fault: Case, [, first, second]: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, first ?? second)
  if (owner === null) return null
  const name = inlineCode(owner.name)
  const line = failingLine(fault, owner)
  const data = decoratorOf(owner, 'dataclass')
  const rule = `Un conjunto y las claves de un diccionario buscan por \`hash\`, y dos objetos iguales tienen que tener el mismo`
  if (data !== null) {
    const written = sourceOf(fault, data)
    return {
      line,
      cause: `\`@dataclass\` escribe por ti \`__eq__\`, y una clase que dice cuándo dos objetos son iguales se queda **sin \`__hash__\`** si no lo define. ${rule}. Con \`frozen=True\` los objetos de ${name} ya no cambian, y \`dataclass\` escribe también \`__hash__\` con los mismos campos.`,
      edits: [
        replaceWith(
          data,
          data.kind === 'call'
            ? written.replace(/\(/, `(frozen=True${data.arguments.length > 0 ? ', ' : ''}`)
            : `${written}(frozen=True)`,
        ),
      ],
      decide:
        'Si necesitas cambiar sus campos después, no lo metas en un conjunto ni lo uses de clave: usa una lista, o de clave un campo que no cambie.',
    }
  }
  const equal = methodOf(owner, '__eq__')
  if (equal === null) return null
  const stored = storedIn(fault, owner)
  const compared = readIn(fault, equal).filter((each) => stored.includes(each))
  const parts = (compared.length > 0 ? compared : stored).map((each) => `self.${each}`)
  const added =
    parts.length === 0
      ? null
      : addMethod(fault, owner, [
          'def __hash__(self):',
          `    return hash((${parts.join(', ')}${parts.length === 1 ? ',' : ''}))`,
        ])
  return {
    line,
    cause: `${name} define \`__eq__\` (línea ${lineOf(fault, { from: equal.nameFrom })}), y con eso Python le quita el \`__hash__\` que tienen todos los objetos. ${rule}: hay que definir \`__hash__\` **con los mismos atributos que compara \`__eq__\`**.`,
    edits: added ? [added] : [],
    decide: 'No cambies esos atributos mientras el objeto esté en un conjunto o sea una clave: dejaría de encontrarse.',
  }
}

const OPPOSITE: Readonly<Record<string, string>> = { '<': '__lt__', '>': '__gt__', '<=': '__le__', '>=': '__ge__' }

/** What is compared are objects of an own class: in a heap because of a tie, else because the class does not say which is less. */
function ownOrder(fault: Case, [, operator = '<', left, right]: readonly (string | undefined)[]): Diagnosis | null {
  const tie = tieInHeap(fault, left, right)
  if (tie) return tie
  const owner = left === right ? ownClass(fault, left) : null
  if (owner === null) return null
  const ordered = decoratorOf(owner, 'dataclass')
  const has = Object.values(OPPOSITE).find((name) => methodOf(owner, name))
  const top = fault.program.module.body.find(({ kind }) => kind === 'import' || kind === 'import-from')
  if (has === undefined || decoratorOf(owner, 'total_ordering') || ordered !== null) return null
  return {
    line: failingLine(fault, owner),
    cause: `${inlineCode(owner.name)} define ${inlineCode(has)}, y para ${inlineCode(operator)} Python busca ${inlineCode(OPPOSITE[operator] ?? '')}: cada comparación tiene su método. \`@total_ordering\` escribe las que faltan a partir de esa y de \`__eq__\`.`,
    edits: [
      insertAt(top ? top.from : 0, `from functools import total_ordering\n${top ? '' : '\n'}`),
      insertAt(owner.decorators[0]?.from ? owner.decorators[0].from - 1 : owner.from, '@total_ordering\n'),
    ],
    ...(methodOf(owner, '__eq__') === null && {
      decide: 'Define también `__eq__` si dos objetos con los mismos datos tienen que contar como iguales.',
    }),
  }
}

/** `heappush(cola, (prioridad, cosa))`: with equal priorities the next element of the tuple is compared. */
function tieInHeap(fault: Case, left: string | undefined, right: string | undefined): Diagnosis | null {
  const pushes = fault.program.expressions.flatMap(({ node }) => {
    const name = node.kind === 'call' ? lastName(node.callee) : ''
    const given = node.kind === 'call' ? node.arguments.at(-1)?.value : undefined
    const isPut = name === 'heappush' || (name === 'put' && /PriorityQueue/.test(fault.source))
    return isPut && node.kind === 'call' && given?.kind === 'tuple' && given.items.length > 1 ? [{ node, given }] : []
  })
  const [first] = pushes
  if (!first || left !== right) return null
  const priority = first.given.items[0]
  const imported = fault.program.module.body.find(({ kind }) => kind === 'import' || kind === 'import-from')
  const line = failingLine(fault, first.node)
  const edits = pushes.flatMap(({ given }) => (given.items[1] ? [insertAt(given.items[1].from, 'next(orden), ')] : []))
  return {
    line,
    cause: `Python compara las tuplas elemento a elemento. Mientras las prioridades (${inlineCode(priority ? sourceOf(fault, priority) : '')}) son distintas, ahí acaba; cuando **dos prioridades son iguales** (un empate), compara lo siguiente, que son dos ${inlineCode(left ?? 'objetos')}, y no sabe cuál va antes. Por eso unas veces falla y otras no.`,
    edits: imported ? [...edits, insertAt(imported.to, ORDER)] : [],
    decide: `${imported ? 'He puesto' : 'Pon'} en medio un contador que nunca se repite (\`orden = itertools.count()\` y \`(prioridad, next(orden), cosa)\`): los empates salen por orden de llegada y la cosa no se compara nunca. ${left === 'dict' ? '' : 'La otra manera es que la clase defina `__lt__`. '}Al sacar ahora hay tres partes: \`prioridad, _, cosa = heapq.heappop(…)\`.`,
  }
}
const ORDER = '\nfrom itertools import count\n\norden = count()'

/** What is said where objects are looked up, or one of two is to come first. */
export const COMPARISONS: readonly Reading[] = [
  [/(?:unhashable type: '([\w.]+)'|cannot use '([\w.]+)' as a (?:dict key|set element))/, ownHash],
  [/'(<=|>=|<|>)' not supported between instances of '([\w.]+)' and '([\w.]+)'/, ownOrder],
]
