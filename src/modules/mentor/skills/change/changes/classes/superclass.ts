import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'

type Class = StatementOf<'class'>

const INHERITS = '(?:hered\\w+|extiend\\w+|deriv\\w+|sea (?:una )?(?:subclase|hija)|salga)'
const ABOVE = '(?:padre|base|madre|superior|abstracta|general|comun)'

/** «que Perro herede de una clase Animal que tenga el nombre»: a class above those that are there. */
export const superclassChange: Change = {
  name: 'superclass',
  // Before classes beside it are added.
  stage: STAGE.structure - 0.5,
  says: [
    new RegExp(
      `\\b(?:(?:que|q|la|las|clases?|haz|quiero|y|ahora) ){0,6}(?<children>[a-z_]\\w*(?:(?:, | y | e )[a-z_]\\w*){0,3}) ${INHERITS} (?:de|a) (?:(?:la|una) )?(?:(?:super)?clase )?(?:${ABOVE} )?(?:(?:llamada|que se llame) )?(?<parent>(?!un\\b|otr)[a-z_]\\w*)(?:,? (?:(?:que|q|y|donde|con) ){0,2}(?:en (?:la )?[a-z_]\\w* )?(?:teng\\w+|tien\\w+|guard\\w+|llev\\w+|est[ea]n?|con) (?<kept>[^.;]{2,60}?)(?=[.;,]| y (?:anad|agreg|que|otr|pon|cre)|$))?`,
    ),
    new RegExp(
      `\\b(?:(?:cre\\w+|anad\\w+|agreg\\w+|haz\\w*|quiero|pon\\w*|mete\\w*|saca\\w*) )(?:una )?(?:(?:super)?clase )?(?:${ABOVE} )?(?:(?:llamada|que se llame) )?(?<parent2>[a-z_]\\w*)(?:,? con [^.;]{2,40})?,? (?:y )?(?:(?:que|q|de (?:la|el) (?:que|cual)) )+(?<children2>[a-z_]\\w*(?:(?:, | y | e )[a-z_]\\w*){0,3}) ${INHERITS}(?: de (?:ella|el))?`,
    ),
  ],
  make(p, { parts, said }) {
    const parent = parts.parent ?? parts.parent2
    const names = (parts.children ?? parts.children2 ?? '').split(/, | y | e /)
    const children = names.flatMap((name) => classNamed(p, name) ?? [])
    if (parent === undefined || children.length === 0 || children.length < names.length) return null
    if (children.some((child) => child.arguments.length > 0)) return null
    const known = classNamed(p, parent)
    return known
      ? under(p, children, known)
      : lifted(p, children, { name: upperFirst(parent), kept: parts.kept ?? '', said })
  },
}

export const classNamed = (p: Program, name: string): Class | undefined =>
  p
    .places('class')
    .map(({ node }) => node)
    .find((node) => node.name.toLowerCase() === name.toLowerCase())

/** `class Perro:` with a class in its brackets, `()` or none before. */
function headed(p: Program, { nameFrom, name }: Class, parent: string): Edit {
  const from = nameFrom + name.length
  return { from, to: p.source.indexOf(':', from), text: `(${parent})` }
}

/** Classes that are both there. */
function under(p: Program, children: readonly Class[], parent: Class): Result {
  if (children.some(({ from }) => from < parent.from)) return null
  return {
    code: edited(
      p,
      children.map((child) => headed(p, child, parent.name)),
    ),
    told: `${children.map(({ name }) => inlineCode(name)).join(' y ')} hereda de ${inlineCode(parent.name)}.`,
    how: [`Lo que no está en la clase se busca en ${inlineCode(parent.name)}.`],
  }
}

type Above = { name: string; kept: string; said: Wish['said'] }

/** What `__init__` stores of its parameters goes into a new class above; what else it does stays. */
function lifted(p: Program, children: readonly Class[], { name, kept }: Above): Result {
  const inits = children.map((child) => initOf(child))
  const stored = inits.map((init) => (init ? storedIn(init) : []))
  const [first = []] = stored
  const common = first.filter(({ attribute }) =>
    stored.every((each) => each.some((one) => one.attribute === attribute)),
  )
  const named = kept === '' ? [] : common.filter(({ attribute }) => mentionsStem(kept.toLowerCase(), attribute))
  const shared = (named.length > 0 ? named : common).map(({ attribute }) => attribute)
  const [child] = children
  if (!child || (shared.length === 0 && inits.some(Boolean))) return null
  const level = levelOf(p)
  const head =
    shared.length === 0
      ? [`${level}pass`]
      : [
          `${level}def __init__(self, ${shared.join(', ')}):`,
          ...shared.map((each) => `${level}${level}self.${each} = ${each}`),
        ]
  const at = linesOf(p, child).from
  const edits = children.flatMap((each, index) => [
    headed(p, each, name),
    ...withoutStored(p, each, inits[index], shared),
  ])
  return {
    code: edited(p, [{ from: at, to: at, text: `class ${name}:\n${head.join('\n')}\n\n\n` }, ...edits]),
    told: `${children.map((each) => inlineCode(each.name)).join(' y ')} hereda ahora de ${inlineCode(name)}${shared.length === 0 ? '' : `, que guarda ${shared.map(inlineCode).join(', ')}`}.`,
    how: [
      `Lo que está en ${inlineCode(name)} lo tienen todas las clases que heredan de ella, sin escribirlo otra vez.`,
    ],
  }
}

type Init = StatementOf<'function'>
const initOf = (cls: Class): Init | undefined =>
  cls.body.find((node): node is Init => node.kind === 'function' && node.name === '__init__')

/** `self.nombre = nombre` */
function storedIn({ body, parameters }: Init) {
  return body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'attribute' || nameOf(target.value) !== 'self') return []
    const isOwn = nameOf(node.value) === target.name && parameters.some(({ name }) => name === target.name)
    return isOwn ? [{ attribute: target.name, node }] : []
  })
}

/** The class without what is stored above: without its `__init__` where nothing is left of it. */
function withoutStored(p: Program, cls: Class, init: Init | undefined, shared: readonly string[]): Edit[] {
  if (!init) return []
  const gone = storedIn(init).filter(({ attribute }) => shared.includes(attribute))
  if (gone.length < init.body.length || init.parameters.length - 1 > gone.length) {
    return gone.map(({ node }, at) => {
      const lines = linesOf(p, node)
      return at === 0
        ? { ...lines, text: `${indentOf(p, node)}super().__init__(${shared.join(', ')})` }
        : { from: lines.from, to: lines.to + 1, text: '' }
    })
  }
  const { from, to } = linesOf(p, init)
  const isOnly = cls.body.length === 1
  const blank = /^\n\s*\n?/.exec(p.source.slice(to))?.[0].replace(/[^\n]+$/, '') ?? ''
  return isOnly ? [{ from, to, text: `${indentOf(p, init)}pass` }] : [{ from, to: to + blank.length, text: '' }]
}
