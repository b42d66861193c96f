import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { attributesOf, classMeant } from './methods'

const VALUES: Record<string, string> = {
  falso: 'False',
  false: 'False',
  verdadero: 'True',
  true: 'True',
  cero: '0',
  none: 'None',
  nada: 'None',
}

/** «un atributo prestado que empiece en False y dos métodos prestar y devolver»: a state of objects and what changes it. */
export const newAttributeChange: Change = {
  name: 'new-attribute',
  stage: STAGE.data,
  says: [
    /\b(?:(?:y|que|quiero|teng\w+|anad\w+|agreg\w+|pon\w*|le|un|el|otro|con|la clase|nuevo|cre\w+|tambien) )*atributo(?: nuevo| llamado| que se llame)? ["'`]?(?<name>(?!que\b|de\b|nuevo\b)[a-z_]\w*)["'`]?(?:,? (?:que )?(?:empie\w+|valga|sea|este|por defecto|a|en|con|al principio|inicial\w*|de inicio|=|valor)(?: (?:en|con|a|valor|valiendo|por defecto|al principio))*:? (?<value>true|false|verdadero|falso|cero|none|-?\d+(?:[.,]\d+)?|una lista vacia|lista vacia|\[\]|["'«“][^"'»”]{0,30}["'»”]))?/,
    /(?:,? (?:y|con) )(?:(?:que|tenga|anad\w+|agreg\w+|con|dos|2|los|unos) )*metodos? (?<methods>[a-z_]\w*(?:(?:\(\))?(?:,| y| e) [a-z_]\w*)+)(?:\(\))?/,
    /(?:,? (?:y )?(?:que )?)(?<warns>si (?:ya |no )?(?:esta|estaba|lo esta)[^.;,¦]{0,20},? (?:que )?(?:avis\w+|dig\w+|muestr\w+|no deje)[^.;¦]{0,50})/,
  ],
  needs: ({ parts }) => parts.name !== undefined,
  make(p, wish): Result {
    const cls = classMeant(p, wish)
    const init = cls?.body.find(
      (node): node is StatementOf<'function'> => node.kind === 'function' && node.name === '__init__',
    )
    const last = init?.body.at(-1)
    const { name = '', value, methods } = wish.parts
    if (!cls || !last || attributesOf(p, cls).includes(name)) return null
    const literal = literalOf(value)
    const names = (methods ?? '')
      .split(/,| y | e /)
      .map((each) => each.replace(/[()]/g, '').trim())
      .filter((each) => each.length > 2 && each !== 'que')
    if (literal === null || (names.length > 0 && !/^(?:True|False)$/.test(literal))) return null
    const { to } = linesOf(p, last)
    const end = cls.body.at(-1) ?? cls
    const close = linesOf(p, end).to
    const added = names.slice(0, 2).map((method, at) =>
      toggle(p, init ?? cls, {
        method,
        name,
        value: (literal === 'False') === (at === 0),
        warns: wish.parts.warns !== undefined,
      }),
    )
    return {
      code: edited(p, [
        { from: to, to, text: `\n${indentOf(p, last)}self.${name} = ${literal}${close === to ? added.join('') : ''}` },
        ...(close === to || added.length === 0 ? [] : [{ from: close, to: close, text: added.join('') }]),
      ]),
      told: `Cada objeto tiene ahora ${inlineCode(name)}, que empieza en ${inlineCode(literal)}${names.length > 0 ? `, y los métodos ${names.map(inlineCode).join(' y ')}` : ''}.`,
      how: ['Se crea en `__init__`, así que todos los objetos lo tienen desde el principio.'],
    }
  },
}

function literalOf(said: string | undefined): string | null {
  if (said === undefined) return null
  const plain = said.toLowerCase()
  if (/lista|\[\]/.test(plain)) return '[]'
  const known = VALUES[plain]
  if (known !== undefined) return known
  return /^["'«“]/.test(said) ? `"${said.slice(1, -1)}"` : said.replace(',', '.')
}

type Toggle = { method: string; name: string; value: boolean; warns: boolean }

/** `def prestar(self): self.prestado = True`, and what it says where it is so already. */
function toggle(
  p: Program,
  near: StatementOf<'function'> | StatementOf<'class'>,
  { method, name, value, warns }: Toggle,
): string {
  const [indent, level] = [indentOf(p, near), levelOf(p)]
  const state = `self.${name}`
  const lines = [
    `def ${method}(self):`,
    ...(warns
      ? [
          `${level}if ${value ? state : `not ${state}`}:`,
          `${level}${level}print(${textLiteral(p, value ? `Ya está ${name}.` : `No está ${name}.`)})`,
          `${level}${level}return`,
        ]
      : []),
    `${level}${state} = ${value ? 'True' : 'False'}`,
  ]
  return `\n\n${lines.map((line) => indent + line).join('\n')}`
}
