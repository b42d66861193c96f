import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { nearest } from '../../../../engine/lexicon/edit-distance'
import { type Case, type Diagnosis, indentAt, insertAt, lineOf, replaceWith, sourceOf } from '../case'
import { callsOf, classNamed } from '../failing-program'
import { addMethod, failingLine, methodOf, type OwnClass, ownClass, type Reading } from './reading'

const listed = (names: readonly string[]) => names.map(inlineCode).join(' y ')

/** An object of a class that leaves a method for its subclasses. */
function abstract(fault: Case, [, name, told = '']: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, name)
  if (owner === null) return null
  const wanted = told.match(/\w+/g) ?? []
  const own = owner.body.flatMap((each) => (each.kind === 'function' ? [each] : []))
  const line = failingLine(fault, owner)
  const at = lineOf(fault, { from: owner.nameFrom })
  const isOwn = wanted.some((each) => methodOf(owner, each))
  if (isOwn) {
    const child = fault.program.places.find(
      ({ node }) => node.kind === 'class' && baseNames(node).includes(owner.name),
    )?.node
    const call = callsOf(fault.program, owner.name)[0]
    const isMade =
      child?.kind === 'class' && wanted.every((each) => methodOf(child, each)) && call?.node.callee.kind === 'name'
    return {
      line,
      cause: `${inlineCode(owner.name)} (línea ${at}) es una clase **abstracta**: con \`@abstractmethod\` dice que ${listed(wanted)} lo escribe cada clase hija, así que de ella misma no se crean objetos.`,
      edits:
        isMade && child?.kind === 'class' && call?.node.callee.kind === 'name'
          ? [replaceWith(call.node.callee, child.name)]
          : [],
      decide: isMade
        ? `He creado el objeto de la clase hija, ${inlineCode(child?.kind === 'class' ? child.name : '')}.`
        : `Crea una clase que herede de ella, ${inlineCode(`class Hija(${owner.name}):`)}, escribe ahí ${listed(wanted)} y crea el objeto de esa.`,
    }
  }
  const renamed = wanted.flatMap((each) => {
    const near = nearest(
      each,
      own.map((method) => method.name).filter((method) => !method.startsWith('__')),
      3,
    )
    const method = near === null || near === undefined ? null : methodOf(owner, near)
    return method ? [{ each, method }] : []
  })
  if (renamed.length > 0)
    return {
      line: lineOf(fault, { from: renamed[0]?.method.nameFrom ?? owner.from }),
      failsAt: line,
      cause: `La clase madre obliga a que ${inlineCode(owner.name)} tenga ${listed(wanted)}, y no lo tiene. ${renamed.map(({ each, method }) => `Tu método se llama ${inlineCode(method.name)} (línea ${lineOf(fault, { from: method.nameFrom })}), y tiene que llamarse igual letra a letra: ${inlineCode(each)}`).join('. ')}.`,
      edits: renamed.map(({ each, method }) => ({
        from: method.nameFrom,
        to: method.nameFrom + method.name.length,
        text: each,
      })),
    }
  return {
    line,
    cause: `A ${inlineCode(owner.name)} (línea ${at}) le falta ${listed(wanted)}: la clase de la que hereda lo marca con \`@abstractmethod\`, y mientras una clase hija no lo defina no se pueden crear objetos suyos.`,
    edits: stubs(fault, owner, wanted),
    decide: `He añadido ${listed(wanted)} con los parámetros de la clase madre, sin nada dentro: escribe ahí lo que tiene que hacer en ${inlineCode(owner.name)}.`,
  }
}

/** The methods that a class lacks, with the parameters that its mother asks for. */
function stubs(fault: Case, owner: OwnClass, wanted: readonly string[]) {
  const lines = wanted.flatMap((each, at) => {
    const asked = fault.program.places.find(
      ({ node, owner: other }) => node.kind === 'function' && node.name === each && other !== owner && other !== null,
    )?.node
    const parameters = asked?.kind === 'function' ? asked.parameters.map(({ name }) => name).join(', ') : 'self'
    return [...(at === 0 ? [] : ['']), `def ${each}(${parameters}):`, '    pass  # escribe aquí lo que hace']
  })
  const [only, more] = owner.body
  if (only?.kind === 'pass' && !more) {
    const indent = indentAt(fault, lineOf(fault, only))
    return [
      replaceWith(
        only,
        lines
          .map((line) => (line === '' ? '' : `${indent}${line}`))
          .join('\n')
          .trimStart(),
      ),
    ]
  }
  const added = addMethod(fault, owner, lines)
  return added ? [added] : []
}

export const baseNames = (owner: OwnClass): string[] =>
  owner.arguments.flatMap(({ value, form }) => (form === 'positional' && value.kind === 'name' ? [value.name] : []))

/** Bases in an order in which the mother comes before her daughter. */
function baseOrder(fault: Case): Diagnosis | null {
  for (const { node } of fault.program.places) {
    if (node.kind !== 'class' || node.arguments.length < 2) continue
    const [first, second] = node.arguments
    const names = baseNames(node)
    const isMother = (mother: string, child: string): boolean => {
      const own = classNamed(fault.program, child)
      return own !== null && own !== node && baseNames(own).some((each) => each === mother || isMother(mother, each))
    }
    if (!first || !second || names.length !== 2 || !isMother(names[0] ?? '', names[1] ?? '')) continue
    const line = lineOf(fault, { from: node.nameFrom })
    return {
      line,
      cause: `En ${inlineCode(`class ${node.name}(${names.join(', ')})`)} (línea ${line}) la madre, ${inlineCode(names[0] ?? '')}, va delante de su hija, ${inlineCode(names[1] ?? '')}. Python busca los métodos en ese orden (el MRO), y una clase hija tiene que mirarse siempre antes que su madre: no hay orden que cumpla las dos cosas.`,
      edits: [replaceWith(first, sourceOf(fault, second)), replaceWith(second, sourceOf(fault, first))],
      decide: `Como ${inlineCode(names[1] ?? '')} ya hereda de ${inlineCode(names[0] ?? '')}, también basta ${inlineCode(`class ${node.name}(${names[1]})`)}.`,
    }
  }
  return null
}

/** Two bases whose metaclasses know nothing of each other. */
function metaclasses(fault: Case): Diagnosis | null {
  const owner = fault.program.places.findLast(
    ({ node }) => node.kind === 'class' && node.arguments.length > 1 && baseNames(node).length > 1,
  )?.node
  if (owner?.kind !== 'class') return null
  const line = failingLine(fault, { from: owner.nameFrom })
  const own = baseNames(owner).flatMap((base) => {
    const made = classNamed(fault.program, base)?.arguments.find(({ name }) => name === 'metaclass')
    return made ? [{ base, meta: sourceOf(fault, made.value) }] : []
  })
  const [first, second] = own
  const told = own.map(({ base, meta }) => `${inlineCode(base)} la hace ${inlineCode(meta)}`).join(' y ')
  return {
    line,
    cause: `Cada clase la fabrica una **metaclase**, y las de las madres de ${inlineCode(owner.name)} son distintas${told ? `: ${told}` : ''}. Python no sabe con cuál de las dos fabricar ${inlineCode(owner.name)}.`,
    edits:
      first && second && first.meta !== second.meta
        ? [
            insertAt(owner.from, `class Ambas(${first.meta}, ${second.meta}):\n    pass\n\n\n`),
            insertAt(owner.arguments.at(-1)?.to ?? owner.to, ', metaclass=Ambas'),
          ]
        : [],
    decide:
      'Hace falta una metaclase que herede de las dos, y ponerla con `metaclass=`. Casi siempre es más sencillo no heredar de las dos: guarda una como atributo.',
  }
}

/** `class X(modulo)`. */
function moduleAsBase(fault: Case): Diagnosis | null {
  const imported = fault.program.places.flatMap(({ node }) =>
    node.kind === 'import' ? node.names.map(({ name, alias }) => alias ?? name) : [],
  )
  const owner = fault.program.places.find(
    ({ node }) => node.kind === 'class' && baseNames(node).some((base) => imported.includes(base)),
  )?.node
  const base =
    owner?.kind === 'class'
      ? owner.arguments.find(({ value }) => value.kind === 'name' && imported.includes(value.name))
      : undefined
  if (owner?.kind !== 'class' || !base) return null
  const name = sourceOf(fault, base.value)
  const line = lineOf(fault, { from: owner.nameFrom })
  const guess = upperFirst(name)
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(owner.name)} hereda de ${inlineCode(name)}, que es un **módulo** entero (lo importas con ${inlineCode(`import ${name}`)}). Se hereda de una clase que esté dentro de él.`,
    edits: [],
    decide: `Escribe ${inlineCode(`class ${owner.name}(${name}.${guess}):`)}, con el nombre de la clase, o impórtala con ${inlineCode(`from ${name} import ${guess}`)}.`,
  }
}

/** A daughter whose `__init__` leaves out her mother's, which would store what is asked for. */
function motherNotBegun(fault: Case, [, type, name = '']: readonly (string | undefined)[]): Diagnosis | null {
  const owner = ownClass(fault, type)
  const init = owner && methodOf(owner, '__init__')
  const first = init?.body[0]
  if (!owner || !init || !first || /super\(\)\.__init__/.test(sourceOf(fault, init))) return null
  for (const base of baseNames(owner)) {
    const mother = classNamed(fault.program, base)
    const begun = mother && methodOf(mother, '__init__')
    const stores = begun && new RegExp(`\\bself\\.${name}\\b\\s*(?::[^=\\n]{0,40})?=`).test(sourceOf(fault, begun))
    if (!mother || !begun || !stores) continue
    const needs = begun.parameters.slice(1).filter(({ standard, form }) => standard === null && form === 'positional')
    const has = init.parameters.map((each) => each.name)
    const given = needs.map((each) => each.name)
    const indent = /^[ \t]*/.exec(fault.lines.textOf(lineOf(fault, first)))?.[0] ?? ''
    const isKnown = given.every((each) => has.includes(each))
    const at = lineOf(fault, { from: init.nameFrom })
    return {
      line: at,
      failsAt: failingLine(fault, { from: init.nameFrom }),
      cause: `${inlineCode(name)} lo guarda el \`__init__\` de ${inlineCode(mother.name)}, y ${inlineCode(owner.name)} tiene el suyo (línea ${at}), que lo sustituye y **no llama al de su madre**: ese código no se ejecuta nunca.`,
      edits:
        isKnown && lineOf(fault, first) !== at
          ? [insertAt(first.from, `super().__init__(${given.join(', ')})\n${indent}`)]
          : [],
      ...(isKnown
        ? {}
        : {
            decide: `Pon como primera línea ${inlineCode(`super().__init__(${given.join(', ')})`)}, y añade a ${inlineCode('__init__')} los parámetros que le falten.`,
          }),
    }
  }
  return null
}

/** What is said of the classes that a class is made from. */
export const BASES: readonly Reading[] = [
  [
    /Can't instantiate abstract class (\w+) (?:with|without an implementation for) abstract methods? ([^\n]{1,100})/,
    abstract,
  ],
  [/consistent method resolution order/, baseOrder],
  [/metaclass conflict/, metaclasses],
  [/module(?:\.__init__)?\(\) takes at most 2 arguments/, moduleAsBase],
  [/'(\w+)' object has no attribute '(\w+)'/, motherNotBegun],
]
