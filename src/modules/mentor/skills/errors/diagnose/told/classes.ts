import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import { methodOf, ownClass, type Reading } from './reading'

/** `obj.temp = 3` of a property that can only be read; in `__init__` most of all. */
function noSetter(fault: Case, [, name = '', type]: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  const getter = owner && methodOf(owner, name)
  if (!owner || !getter) return null
  const inside = fault.program.expressions.filter(
    ({ node, place }) =>
      node.kind === 'attribute' &&
      node.name === name &&
      place.owner === owner &&
      place.scope !== getter &&
      place.node.kind === 'assign' &&
      place.node.targets.includes(node),
  )
  const [first] = inside
  const at = lineOf(fault, { from: getter.nameFrom })
  const line = fault.line ?? (first ? lineOf(fault, first.node) : at)
  const given = fault.program.expressions.find(
    ({ node, place }) =>
      node.kind === 'attribute' &&
      place.scope === getter &&
      node.value.kind === 'name' &&
      node.value.name === 'self' &&
      node.name !== name,
  )?.node
  const stored = given?.kind === 'attribute' ? given.name : `_${name}`
  if (first && first.node.kind === 'attribute' && (fault.line === null || lineOf(fault, first.node) === fault.line))
    return {
      line,
      cause: `${inlineCode(name)} es una propiedad (\`@property\`, línea ${at}) que solo se lee, y en la línea ${lineOf(fault, first.node)}, ${inlineCode(sourceOf(fault, first.place.node))} le da un valor: eso ya es llamar al *setter*, que no existe. El dato se guarda en el atributo que lee la propiedad, ${inlineCode(`self.${stored}`)}.`,
      edits: inside.flatMap(({ node }) =>
        node.kind === 'attribute' ? [{ from: node.nameFrom, to: node.nameFrom + name.length, text: stored }] : [],
      ),
      decide: `Si quieres que también se pueda cambiar desde fuera, añade un setter: ${inlineCode(`@${name}.setter`)} y ${inlineCode(`def ${name}(self, valor):`)}.`,
    }
  // What is worked out each time has nowhere to be stored.
  const [only, more] = getter.body
  const isStored = !more && only?.kind === 'return' && only.value !== null && only.value === given
  if (!isStored) return null
  const end = getter.from + fault.source.slice(getter.from, getter.to).trimEnd().length
  const indent = /^[ \t]*/.exec(fault.lines.textOf(at))?.[0] ?? '    '
  return {
    line,
    cause: `${inlineCode(name)} es una propiedad (\`@property\`, línea ${at}) que solo se lee: le falta el *setter*, el método que dice qué hacer al escribir ${inlineCode(`objeto.${name} = …`)}.`,
    edits: [
      insertAt(
        end,
        `\n\n${indent}@${name}.setter\n${indent}def ${name}(self, valor):\n${indent}    self.${stored} = valor`,
      ),
    ],
    decide: 'Ahí puedes comprobar el valor antes de guardarlo. Si no debe cambiarse, quita la línea que lo cambia.',
  }
}

/** `super.__init__(…)`: the class itself, and not the call of it. */
function superUncalled(fault: Case): Diagnosis | null {
  const uses = fault.program.expressions.flatMap(({ node }) =>
    node.kind === 'attribute' && node.value.kind === 'name' && node.value.name === 'super' ? [node.value] : [],
  )
  const [first] = uses
  if (!first) return null
  const line = lineOf(fault, first)
  return {
    line,
    cause: `En la línea ${line} falta llamar a \`super\`: \`super()\`, con paréntesis, es lo que da acceso a la clase madre. Sin ellos es la clase \`super\` misma.`,
    edits: uses.map(({ to }) => insertAt(to, '()')),
  }
}

/** `super().__init__()` in a method without `self`. */
function superWithoutSelf(fault: Case): Diagnosis | null {
  const place = fault.program.expressions.find(
    ({ node, place: { scope, owner } }) =>
      node.kind === 'call' &&
      node.callee.kind === 'name' &&
      node.callee.name === 'super' &&
      scope !== null &&
      owner !== null &&
      scope.parameters.length === 0,
  )?.place
  if (!place?.scope) return null
  const line = lineOf(fault, { from: place.scope.nameFrom })
  return {
    line,
    failsAt: fault.line ?? line,
    cause: `\`super()\` busca el objeto en el primer parámetro del método, y ${inlineCode(`${place.scope.name}()`)} (línea ${line}) no tiene ninguno: le falta \`self\`.`,
    edits: [insertAt(fault.source.indexOf('(', place.scope.nameFrom) + 1, 'self')],
  }
}

/** `__init__` that gives something back. */
function initReturns(fault: Case): Diagnosis | null {
  const place = fault.program.places.find(
    ({ node, scope }) => node.kind === 'return' && node.value !== null && scope?.name === '__init__',
  )
  if (place?.node.kind !== 'return') return null
  const line = lineOf(fault, place.node)
  const isOnly = place.block.length === 1
  return {
    line,
    cause: `\`__init__\` prepara el objeto y no devuelve nada, y en la línea ${line} hay un ${inlineCode(sourceOf(fault, place.node))} que sobra: el objeto lo da ${inlineCode(`${place.owner?.name ?? 'Clase'}(…)`)} por sí solo.`,
    edits: [
      isOnly
        ? replaceWith(place.node, 'pass')
        : {
            from: fault.lines.rangeOf(line).from,
            to: Math.min(fault.source.length, fault.lines.rangeOf(line).to + 1),
            text: '',
          },
    ],
    decide: 'Si lo que calcula hace falta, ponlo en otro método y llámalo después de crear el objeto.',
  }
}

/** An attribute that is called as the method, and hides it. */
function hiddenMethod(fault: Case): Diagnosis | null {
  const call = fault.suspects.find(({ node }) => node.kind === 'call' && node.callee.kind === 'attribute')?.node
  const name = call?.kind === 'call' && call.callee.kind === 'attribute' ? call.callee.name : null
  if (name === null) return null
  for (const { node: owner } of fault.program.places) {
    if (owner.kind !== 'class') continue
    const method = methodOf(owner, name)
    const stored = fault.program.expressions.filter(
      ({ node, place }) =>
        node.kind === 'attribute' &&
        node.name === name &&
        place.owner === owner &&
        node.value.kind === 'name' &&
        node.value.name === 'self',
    )
    const isSet = stored.some(({ node, place }) => place.node.kind === 'assign' && place.node.targets.includes(node))
    if (!method || !isSet) continue
    const at = lineOf(fault, { from: method.nameFrom })
    const line = fault.line ?? (call ? lineOf(fault, call) : at)
    return {
      line: at,
      failsAt: line,
      cause: `El método ${inlineCode(name)} (línea ${at}) y el atributo ${inlineCode(`self.${name}`)} tienen **el mismo nombre**. El del objeto tapa al de la clase, así que ${inlineCode(`objeto.${name}()`)} intenta llamar al valor guardado. A uno de los dos hay que cambiarle el nombre.`,
      edits: stored.flatMap(({ node }) => (node.kind === 'attribute' ? [insertAt(node.nameFrom, '_')] : [])),
      decide: `He llamado al atributo ${inlineCode(`_${name}`)}: el guion bajo dice que es interno.`,
    }
  }
  return null
}

/** What classes say while they are made and used. */
export const CLASSES: readonly Reading[] = [
  [/property '(\w+)' of '([\w.]+)' object has no setter/, noSetter],
  [
    /descriptor '\w+' (?:requires a 'super' object|for 'super' objects)|type object 'super' has no attribute|'super' object has no attribute/,
    superUncalled,
  ],
  [/super\(\): no arguments/, superWithoutSelf],
  [/__init__\(\) should return None/, initReturns],
  [/'(?:int|str|float|bool|list|dict|NoneType|tuple)' object is not callable/, hiddenMethod],
]
