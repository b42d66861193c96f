import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, firstOf, insertAt, lineOf, replaceWith, sourceOf, suspectsOf } from '../case'
import { addMethod, failingLine, lastName, methodOf, type OwnClass, ownClass, type Reading } from './reading'

const REFLECTED: Readonly<Record<string, string>> = {
  '+': '__radd__',
  '*': '__rmul__',
  '-': '__rsub__',
  '/': '__rtruediv__',
}

/** `2 * Vector(3)`, and `sum` of objects, which begins with 0. */
function reflected(
  fault: Case,
  [, operator = '', left = '', right]: readonly (string | undefined)[],
): Diagnosis | null {
  const owner = /^(?:int|float|str|list)$/.test(left) ? ownClass(fault, right) : null
  const [straight, other] = [REFLECTED[operator]?.replace('__r', '__'), REFLECTED[operator]]
  const own = owner && straight && methodOf(owner, straight)
  if (!owner || !straight || !other || methodOf(owner, other)) return null
  if (!own)
    return {
      line: failingLine(fault, owner),
      cause: `${inlineCode(operator)} con un objeto tuyo lo hace un método de su clase, y ${inlineCode(owner.name)} no define ninguno para ese signo: ni ${inlineCode(straight)} (el objeto a la izquierda) ni ${inlineCode(other)} (el objeto a la derecha, como aquí).`,
      edits: [],
      decide: `Añade a la clase ${inlineCode(`def ${straight}(self, otro):`)}, que devuelva un ${inlineCode(owner.name)} nuevo, y debajo ${inlineCode(`${other} = ${straight}`)}.`,
      kind: '',
    }
  const sum =
    operator === '+' && left === 'int'
      ? fault.program.expressions.find(({ node }) => node.kind === 'call' && lastName(node.callee) === 'sum')
      : undefined
  const isTold = sum !== undefined || /\bsum\(/.test(fault.around)
  const line = sum && fault.failure === null ? lineOf(fault, sum.node) : failingLine(fault, own)
  if (isTold && operator === '+') {
    const added = addMethod(fault, owner, [
      'def __radd__(self, otro):',
      '    if otro == 0:',
      '        return self',
      '    return self + otro',
    ])
    return {
      line,
      cause: `El \`int\` es el **0 con el que empieza \`sum\`**: lo primero que hace es \`0 + ${owner.name}(…)\`. A \`0\` no se le puede sumar un ${inlineCode(owner.name)}, y entonces Python busca \`__radd__\` en tu clase, la suma «por la derecha», que no está: \`__add__\` solo sirve cuando el objeto va a la izquierda.`,
      edits: added ? [added] : [],
      decide: `La otra manera es decirle a \`sum\` por dónde empezar: ${inlineCode(`sum(lista, ${owner.name}(0))`)}.`,
    }
  }
  if (operator !== '+' && operator !== '*') return null
  const added = addMethod(fault, owner, [`def ${other}(self, otro):`, `    return self ${operator} otro`])
  return {
    line,
    cause: `A la izquierda de ${inlineCode(operator)} está el número, que no sabe operar con un ${inlineCode(owner.name)}. ${inlineCode(straight ?? '')} solo sirve cuando tu objeto va a la izquierda; cuando va a la derecha, Python busca ${inlineCode(other)}.`,
    edits: added ? [added] : [],
    decide: `He escrito ${inlineCode(other)} con lo que ya hace ${inlineCode(straight ?? '')}. Mira que ${inlineCode(straight ?? '')} acepte lo que le llega (un número, y no otro ${inlineCode(owner.name)}).`,
  }
}

/** What Python's own syntax calls on an object, and what it is to give. */
const PROTOCOLS: Readonly<
  Record<string, { name: string; parameters: string; body: (list: string) => string; told: string }>
> = {
  len: { name: '__len__', parameters: '', body: (list) => `len(self.${list})`, told: '`len(x)` llama a `__len__`' },
  iterable: {
    name: '__iter__',
    parameters: '',
    body: (list) => `iter(self.${list})`,
    told: 'Un `for` llama a `__iter__`',
  },
  subscript: {
    name: '__getitem__',
    parameters: ', posicion',
    body: (list) => `self.${list}[posicion]`,
    told: 'Los corchetes llaman a `__getitem__`',
  },
  membership: {
    name: '__contains__',
    parameters: ', valor',
    body: (list) => `valor in self.${list}`,
    told: '`in` llama a `__contains__`',
  },
}

function protocolOf(fault: Case, owner: OwnClass, use: string): Diagnosis | null {
  const protocol = PROTOCOLS[use]
  if (!protocol || methodOf(owner, protocol.name)) return null
  const list = fault.program.places.flatMap(({ node, owner: at }) =>
    at === owner && node.kind === 'assign' && /^(?:list|dict|tuple|set|comprehension)$/.test(node.value.kind)
      ? node.targets.flatMap((target) => (target.kind === 'attribute' ? [target.name] : []))
      : [],
  )[0]
  const added = list
    ? addMethod(fault, owner, [
        `def ${protocol.name}(self${protocol.parameters}):`,
        `    return ${protocol.body(list)}`,
      ])
    : null
  const own = inlineCode(owner.name)
  return {
    line: failingLine(fault, owner),
    cause: `${protocol.told}, y tu clase ${own} (línea ${lineOf(fault, { from: owner.nameFrom })}) no lo tiene: para Python no es una lista, aunque guarde una dentro.`,
    edits: added ? [added] : [],
    decide: list
      ? `He hecho que use ${inlineCode(`self.${list}`)}. Si solo lo necesitas una vez, pide el atributo: ${inlineCode(`objeto.${list}`)}.`
      : `Añade a ${own} un método ${inlineCode(protocol.name)}, o usa directamente el atributo que guarda los datos.`,
  }
}

const protocol =
  (use: string) =>
  (fault: Case, [, type]: readonly (string | undefined)[]): Diagnosis | null => {
    const owner = ownClass(fault, type)
    return owner && protocolOf(fault, owner, use)
  }

/** An object is called as if it were a function. */
function ownCall(fault: Case, [, type]: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  const methods = owner?.body.filter((each) => each.kind === 'function' && !each.name.startsWith('_')) ?? []
  const [only, more] = methods
  if (owner === null || methodOf(owner, '__call__')) return null
  const call = suspectsOf(fault, 'call').find(
    ({ node }) =>
      node.callee.kind === 'name' &&
      node.callee.name !== owner.name &&
      !fault.program.places.some(
        ({ node: each }) => each.kind === 'function' && node.callee.kind === 'name' && each.name === node.callee.name,
      ),
  )
  const own = inlineCode(owner.name)
  return {
    line: call ? lineOf(fault, call.node) : failingLine(fault, owner),
    cause: `Pones paréntesis detrás de un objeto de ${own}, y un objeto solo se puede llamar si su clase define \`__call__\`.`,
    edits: call && only?.kind === 'function' && !more ? [insertAt(call.node.callee.to, `.${only.name}`)] : [],
    decide:
      only?.kind === 'function'
        ? `Llama a su método: ${inlineCode(`objeto.${only.name}(…)`)}. Si de verdad quieres usarlo como una función, cambia el nombre del método por \`__call__\`.`
        : 'Añade a la clase un método `__call__(self, …)`, o llama al método que quieras usar.',
  }
}

/** `with` of an object whose class lacks one half of it. */
function ownContext(fault: Case, [, type, asynchronous, missed]: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  if (owner === null || asynchronous) return null
  const lacks = ['__enter__', '__exit__'].filter((name) => methodOf(owner, name) === null)
  const added = addMethod(fault, owner, [
    ...(lacks.includes('__enter__') ? ['def __enter__(self):', '    return self', ''] : []).map((text) => text),
    ...(lacks.includes('__exit__')
      ? ['def __exit__(self, tipo, error, traza):', '    pass  # aquí se cierra lo que se abrió']
      : []),
  ])
  return {
    line: failingLine(fault, owner),
    cause: `\`with\` llama a \`__enter__\` al entrar y a \`__exit__\` al salir, también cuando hay un error, y a ${inlineCode(owner.name)} le falta ${lacks.map(inlineCode).join(' y ') || inlineCode(missed ?? '__exit__')}.`,
    edits: added && lacks.length > 0 ? [added] : [],
    decide:
      'En `__exit__` va lo que cierra o guarda. Recibe tres valores del error (o `None` si no lo hubo), y por eso tiene tres parámetros además de `self`.',
  }
}

/** `__iter__` that gives an object without `__next__`, or `__str__` that gives no text. */
function wrongResult(fault: Case, [whole = '', name, type]: readonly (string | undefined)[]): Diagnosis | null {
  if (/^iter\(\)/.test(whole)) {
    const owner = ownClass(fault, type)
    const old = owner && methodOf(owner, 'next')
    return owner
      ? {
          line: old ? lineOf(fault, { from: old.nameFrom }) : failingLine(fault, owner),
          cause: `\`__iter__\` tiene que devolver un objeto con \`__next__\`, que es lo que \`for\` llama en cada vuelta, y ${inlineCode(owner.name)} no lo tiene.${old ? ' Lo llamas `next`, que era su nombre en Python 2.' : ''}`,
          edits: old ? [{ from: old.nameFrom, to: old.nameFrom + 4, text: '__next__' }] : [],
          ...(old
            ? {}
            : {
                decide:
                  'Define `__next__(self)`, que devuelva el siguiente y acabe con `raise StopIteration`, o devuelve `iter(una_lista)` en `__iter__`.',
              }),
        }
      : null
  }
  return firstOf(fault.program.places, ({ node }) => {
    if (node.kind !== 'function' || node.name !== name) return null
    const shown = node.body.find(
      (each) => each.kind === 'expression' && each.value.kind === 'call' && lastName(each.value.callee) === 'print',
    )
    const call = shown?.kind === 'expression' && shown.value.kind === 'call' ? shown.value : null
    const [only, more] = call?.arguments ?? []
    return {
      line: lineOf(fault, { from: node.nameFrom }),
      cause: `${inlineCode(`${name}`)} (línea ${lineOf(fault, { from: node.nameFrom })}) tiene que **devolver** un texto con \`return\`${call ? ', y el tuyo lo enseña con `print` y devuelve `None`' : `, y devuelve ${type === 'NoneType' ? '`None`: le falta el `return`' : `un valor de tipo ${inlineCode(type ?? '')}`}`}.`,
      edits: call && only && !more ? [replaceWith(call, `return ${sourceOf(fault, only)}`)] : [],
      ...(call && only && !more
        ? {}
        : { decide: 'Termínalo con `return f"…"`. Si lo que devuelves es un número, conviértelo con `str()`.' }),
    }
  })
}

/** What operators and Python's own functions ask of the classes of a program. */
export const OPERATIONS: readonly Reading[] = [
  [/unsupported operand type\(s\) for (\S{1,2}): '([\w.]+)' and '([\w.]+)'/, reflected],
  [/object of type '([\w.]+)' has no len/, protocol('len')],
  [/^'([\w.]+)' object is not iterable/, protocol('iterable')],
  [/^'([\w.]+)' object is not subscriptable/, protocol('subscript')],
  [/argument of type '([\w.]+)' is not/, protocol('membership')],
  [/^'([\w.]+)' object is not callable/, ownCall],
  [/^'([\w.]+)' object does not support the (asynchronous )?context manager protocol(?: \(missed (\w+))?/, ownContext],
  [/^iter\(\) returned non-iterator of (type) '([\w.]+)'/, wrongResult],
  [/^(__\w+__) returned non-string \(type ([\w.]+)\)/, wrongResult],
]
