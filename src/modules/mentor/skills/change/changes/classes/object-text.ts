import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { added, attributesOf, classMeant } from './methods'

/** «que al imprimirlo salga Rayuela de Cortázar»: `__str__`. */
export const objectTextChange: Change = {
  name: 'object-text',
  stage: STAGE.structure,
  says: [
    /(?:al |cuando (?:lo |la )?|si (?:lo |la )?)(?:imprim\w+|haga print|hago print|hacer print)[^.;]{0,40}?(?:salga|muestre|diga|ponga|imprima|se vea|aparezca) (?<wanted>[^.;]{3,80})/,
    /(?:\b|<)(?:__str__|__repr__|__main__[^>]{0,60}>?|(?:al |cuando (?:lo |la )?|si (?:lo |la )?)(?:imprim\w+|haga print|hago print|hacer print)[^.;]{0,30}|object at)(?:[^;]{0,24}?(?:quiero que )?(?:salga|muestre|diga|ponga|imprima|se vea|aparezca) (?<wanted>[^.;]{3,80}))?/,
  ],
  make(p, wish) {
    if (!/__str__|__repr__|object at|__main__|imprim|print/.test(wish.words)) return null
    const cls = classMeant(p, wish)
    if (!cls) return null
    const attributes = attributesOf(p, cls)
    if (attributes.length === 0) return null
    const text =
      template(p, cls, wish.parts.wanted ?? '', attributes) ?? attributes.map((name) => `{self.${name}}`).join(', ')
    const existing = cls.body.find((node) => node.kind === 'function' && node.name === '__str__')
    const [only] = existing?.kind === 'function' ? existing.body : []
    if (existing && only?.kind === 'return' && only.value)
      return {
        code: edited(p, [{ from: only.value.from, to: only.value.to, text: `f"${text}"` }]),
        told: `Al imprimir un objeto de ${inlineCode(cls.name)} sale ahora lo que pides.`,
        how: [`Lo que devuelve ${inlineCode('__str__')} es lo que muestra ${inlineCode('print(objeto)')}.`],
      }
    if (existing) return null
    return added(p, cls, {
      name: '__str__',
      parameters: [],
      lines: [`return f"${text}"`],
      how: [
        `Python llama a ${inlineCode('__str__')} cuando necesita el objeto como texto, por ejemplo en ${inlineCode('print(objeto)')}.`,
      ],
    })
  },
}

/** «Rayuela de Cortázar» with the values of a call in it is `{self.titulo} de {self.autor}`. */
function template(p: Program, cls: StatementOf<'class'>, wanted: string, attributes: readonly string[]): string | null {
  const init = cls.body.find((node) => node.kind === 'function' && node.name === '__init__')
  const parameters = init?.kind === 'function' ? init.parameters.slice(1).map(({ name }) => name) : attributes
  const call = p.spots('call').find(({ node }) => node.callee.kind === 'name' && node.callee.name === cls.name)?.node
  let text = wanted.replace(/["'«»“”`{}\\]/g, '').trim()
  let isFilled = false
  call?.arguments.forEach((argument, at) => {
    const name = argument.name ?? parameters[at]
    const value =
      argument.value.kind === 'string' ? argument.value.value : p.source.slice(argument.value.from, argument.value.to)
    const found = text.toLowerCase().indexOf(value.toLowerCase())
    if (name === undefined || !attributes.includes(name) || found < 0 || value === '') return
    text = `${text.slice(0, found)}{self.${name}}${text.slice(found + value.length)}`
    isFilled = true
  })
  if (isFilled) return text
  for (const name of attributes) {
    const pattern = new RegExp(`(?:el |la |su )?\\b${name}\\b`, 'i')
    if (!pattern.test(text)) continue
    text = text.replace(pattern, `{self.${name}}`)
    isFilled = true
  }
  return isFilled ? text.replace(/ (?:y|,) (?=\{)/g, ', ') : null
}

/** «una clase Estudiante que herede de Persona y añada carrera». */
export const subclassChange: Change = {
  name: 'subclass',
  stage: STAGE.structure,
  says: [
    /\b(?:(?:ahora|y|anad\w*|agreg\w*|cre\w*|haz\w*|quiero|otra|tambien) ){0,7}(?:una |otra )?(?:sub)?clase (?:que se llame |llamada |hija )?(?<name>[a-z_]\w*) (?:que |q )?(?:hered\w+|extien\w+|derivad\w+|hija)(?: (?:de|a))? (?<parent>[a-z_]\w*)(?<rest>(?:[^.;¦"'«“]|["'«“][^"'»”]{1,60}["'»”]){0,200})/,
  ],
  make(p: Program, { parts }: Wish): Result {
    const parent = p
      .places('class')
      .map(({ node }) => node)
      .find(({ name }) => name.toLowerCase() === parts.parent?.toLowerCase())
    if (!parent || parts.name === undefined) return null
    const name = upperFirst(parts.name)
    const init = parent.body.find((node) => node.kind === 'function' && node.name === '__init__')
    const own = init?.kind === 'function' ? init.parameters.slice(1).map(({ name: each }) => each) : []
    const extra = extrasIn(parts.rest ?? '')
    const methods = overridden(parent, parts.rest ?? '')
    const starts =
      extra.length === 0
        ? []
        : [
            `    def __init__(self, ${[...own, ...extra].join(', ')}):`,
            `        super().__init__(${own.join(', ')})`,
            ...extra.map((each) => `        self.${each} = ${each}`),
          ]
    const lines = [...starts, ...methods.flatMap((method, at) => [...(at + starts.length > 0 ? [''] : []), ...method])]
    if (lines.length === 0) lines.push('    pass')
    const { to } = linesOf(p, parent)
    return {
      code: `${p.source.slice(0, to)}\n\n\nclass ${name}(${parent.name}):\n${lines.join('\n')}${p.source.slice(to)}`,
      told: `${inlineCode(name)} hereda de ${inlineCode(parent.name)}${extra.length > 0 ? ` y añade ${extra.map(inlineCode).join(', ')}` : ''}${methods.length > 0 ? ', con su propia forma de lo que pides' : ''}.`,
      how: [
        `${inlineCode(name)} tiene todos los métodos de ${inlineCode(parent.name)} sin volver a escribirlos.`,
        ...(extra.length > 0 ? ['`super().__init__(…)` deja que la clase de arriba guarde lo suyo.'] : []),
      ],
    }
  },
}

/** «con un atributo raza», «que añada carrera y curso»: what the new class has besides. */
function extrasIn(rest: string): string[] {
  const plain = folded(rest)
  const [, listed] =
    /(?:atributos?(?: (?:nuevo|propio|mas|extra|llamado|de|que sea))*|(?:que |y )?(?:anad\w+|agreg\w+|teng\w+|con)(?: (?:tambien|ademas|un|una|el|la|su|nuevo|atributos?|otro))*)[: ]+((?!metodo|que\b|un\b)[a-z_]\w*(?:(?:,| y| e) (?:el |la |su )?(?!que\b|con\b|un\b|otro\b|al\b|metodo)[a-z_]\w*(?! (?:que|diga|al)\b)){0,5})/.exec(
      plain,
    ) ?? []
  return (listed ?? '')
    .split(/,| y | e /)
    .map((each) => each.trim().replace(/^(?:el|la|su) /, ''))
    .filter((each) => /^[a-z_]\w*$/.test(each) && each.length > 2)
}

/** «y que al hablar diga Guau»: methods of the parent that do something else here. */
function overridden(parent: StatementOf<'class'>, rest: string): string[][] {
  const plain = folded(rest)
  return parent.body.flatMap((node): string[][] => {
    if (
      node.kind !== 'function' ||
      node.name.startsWith('__') ||
      !mentionsStem(plain, node.name.replace(/(?:ar|er|ir)$/, ''))
    )
      return []
    const said =
      /\b(?:dig\w+|imprim\w+|muestr\w+|pong\w+|salg\w+|devuelv\w+|retorn\w+|haga)(?: (?:que|un|por pantalla))*:? ["'«“]?([^"'»”.,;]{2,60})/i.exec(
        rest,
      )?.[1]
    if (said === undefined) return []
    const gives = node.body.some((each) => each.kind === 'return')
    const parameters = node.parameters.map(({ name }) => name).join(', ')
    return [
      [
        `    def ${node.name}(${parameters}):`,
        `        ${gives ? `return "${said.trim()}"` : `print("${said.trim()}")`}`,
      ],
    ]
  })
}
