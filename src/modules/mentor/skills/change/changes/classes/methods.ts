import { folded, withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { readRequestText } from '../../../../engine/task/request-text'
import type { StatementOf } from '../../../../python/ast'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { bodyOf } from '../../../write/compose/classes/bodies/method-body'
import type { Sketch } from '../../../write/compose/classes/sketch'
import { storeOf } from '../../../write/compose/classes/stores/store'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { mentionsStem } from '../../elements'
import { testIn } from '../functions/function-guards'
import { planAtHand } from './class-at-hand'
import { type Body, methodBody } from './method-effects'

/** «añádele un método aplicar_descuento(porcentaje) que rebaje el precio, y que si es menor que 0 salte un ValueError». */
export const methodChange: Change = {
  name: 'method',
  repeats: true,
  stage: STAGE.structure,
  says: [
    /\b(?:(?:anad\w*|agreg\w*|pon\w*|met\w*|cre\w*|hazl\w*|quiero|incluy\w*|con|y|otro|falta|le|ademas|tambien|tenga|necesito) ){0,7}(?:(?:un |otro |el )?(?:metodo|funcion)|otro(?= [a-z_]\w*(?: ?\(| que| para|[,.;]| y |$))) (?:que se llame |llamad\w+ |para )?["'`]?(?<name>(?!que\b|para\b|se\b)[a-z_]\w*)["'`]?(?: ?\((?<parameters>[^)]*)\))?(?<effect>(?:[,:]? ?(?:que|para|y(?! (?:que )?(?:al |cuando |otro|un |una |tambien|ademas))|q|donde|el cual)|:) (?:(?!,? y (?:anad\w+ |agreg\w+ )?(?:otro|un metodo|una funcion)\b|,? y (?:haz )?(?:que )?(?:al |cuando )(?:hac\w+ |se |lo )?(?:print|imprim))[^;]){4,300}| q?u?e? ?no [^;]{4,200})?/,
  ],
  make(p, wish) {
    const { name, parameters = '', effect = '' } = wish.parts
    const cls = classMeant(p, wish)
    if (!cls || name === undefined) return null
    if (cls.body.some((node) => node.kind === 'function' && node.name === name))
      return { why: `La clase ${inlineCode(cls.name)} ya tiene un método ${inlineCode(name)}.` }
    const stated = parameters === '' && TAKES_SOME.test(name) ? 'cantidad' : parameters
    const own = stated
      .split(',')
      .map((each) => each.trim())
      .filter((each) => /^[a-z_]\w*$/i.test(each) && each !== 'self')
    const attributes = attributesOf(p, cls)
    const mine = methodBody({
      effect: folded(effect),
      name,
      parameters: own,
      attributes,
      results: resultsOf(cls),
      kinds: kindsOf(p, cls, attributes),
      testIn,
      prose: effect,
    })
    const body =
      /mas (?:de lo )?que hay|no (?:hay|alcanza|tiene) (?:bastante|suficiente|saldo|stock|fondos)|mas de lo que/.test(
        effect,
      ) || mine === null
        ? (fromWords(p, cls, { name, parameters: own, effect }) ?? mine)
        : mine
    const guarded = body && notBelow(body, effect)
    if (body === null)
      return {
        asks: `¿Qué tiene que hacer exactamente el método ${inlineCode(name)}? Dime qué atributo cambia o qué devuelve.`,
      }
    return added(p, cls, {
      name,
      parameters: body.parameters ?? own,
      lines: guarded?.lines ?? body.lines,
      how: guarded?.how ?? body.how,
    })
  },
}

/** «que no deje quedarse en negativo»: what is too much is refused, and nothing is taken. */
function notBelow({ lines }: Body, effect: string): Body | null {
  if (lines.length > 1) return null
  const [, attribute, taken] =
    /^self\.(\w+) (?:= max\(0, self\.\w+ - |-= )(\w+)\)?$/.exec(lines.at(-1)?.trim() ?? '') ?? []
  const isGuarded =
    /\bno\b[^;]*(?:negativ|mas (?:dinero |cantidad |stock )?(?:del?|que)\b)|\bsi (?:no )?hay (?:suficiente|saldo|stock|bastante)|insuficiente|no alcanza/.test(
      withoutAccents(effect),
    )
  if (attribute === undefined || taken === undefined || !isGuarded) return null
  const raises = /error|excepcion|raise/.test(withoutAccents(effect))
  const text = /["'«“]([^"'»”]{3,60})["'»”]/.exec(effect)?.[1] ?? `No hay suficiente ${attribute}.`
  return {
    lines: [
      `if ${taken} > self.${attribute}:`,
      raises ? `\traise ValueError("${text}")` : `\tprint("${text}")`,
      ...(raises ? [] : ['\treturn']),
      `self.${attribute} -= ${taken}`,
    ],
    how: [`Antes de restar se mira si hay bastante: si no, \`self.${attribute}\` se queda como estaba.`],
  }
}

/** What the maker of whole classes reads in the same words. */
function fromWords(
  p: Program,
  cls: StatementOf<'class'>,
  { name, parameters, effect }: { name: string; parameters: string[]; effect: string },
): Body | null {
  const { words } = readRequestText(effect)
  const plan = planAtHand(p, cls)
  const sketch: Sketch = { plan, fields: plan.fields, store: null, plans: [plan], words, parent: null }
  sketch.store = storeOf(sketch)
  const said = { from: 0, to: words.length }
  const body = bodyOf(
    { name, parameters, defaults: {}, isStated: parameters.length > 0, form: 'method', said: [said] },
    sketch,
  )
  return (
    body && {
      lines: body.lines.map((line) => line.replace(/^((?: {4})+)/, (margin) => '\t'.repeat(margin.length / 4))),
      how: [body.how],
      parameters: body.parameters,
    }
  )
}

/** Of what somebody takes out or puts in there is so much each time. */
const TAKES_SOME = /^(?:retir|sac|vend|gast|compr|ingres|deposit|met|repon|rest|sum|pag|cobr|transfer|carg|añad)/

type Method = { name: string; parameters: string[]; lines: string[]; how: string[] }

export function added(p: Program, cls: StatementOf<'class'>, { name, parameters, lines, how }: Method): Result {
  const level = levelOf(p)
  const last = cls.body.at(-1)
  const isEmpty = cls.body.length === 1 && last?.kind === 'pass'
  if (!last) return null
  const indent = indentOf(p, last) === indentOf(p, cls) ? indentOf(p, cls) + level : indentOf(p, last)
  const head = `${indent}def ${name}(${['self', ...parameters].join(', ')}):`
  const text = [head, ...lines.map((line) => `${indent}${level}${line.replaceAll('\t', level)}`)].join('\n')
  const { from, to } = linesOf(p, last)
  return {
    code: isEmpty ? edited(p, [{ from, to, text }]) : edited(p, [{ from: to, to, text: `\n\n${text}` }]),
    told: `La clase ${inlineCode(cls.name)} tiene ahora el método ${inlineCode(`${name}(${parameters.join(', ')})`)}.`,
    how: ['`self` es el objeto sobre el que se llama al método: con él se leen y se cambian sus atributos.', ...how],
  }
}

/** The class that is named, or the only one. */
export function classMeant(p: Program, wish: Wish): StatementOf<'class'> | null {
  const classes = p.places('class').map(({ node }) => node)
  const named = classes.find(({ name }) => mentionsStem(wish.said.prose.toLowerCase(), name))
  return named ?? (classes.length === 1 ? (classes[0] ?? null) : (classes.at(-1) ?? null))
}

/** What `self` has, in the order in which `__init__` stores it; the fields of a dataclass. */
export function attributesOf(p: Program, cls: StatementOf<'class'>): string[] {
  const found = new Set<string>()
  for (const node of cls.body)
    if (node.kind === 'annotated-assign' && node.target.kind === 'name') found.add(node.target.name)
  for (const { node } of p.spots('attribute')) {
    if (node.from > cls.from && node.to <= cls.to && node.value.kind === 'name' && node.value.name === 'self') {
      const isCalled = cls.body.some((method) => method.kind === 'function' && method.name === node.name)
      if (!isCalled) found.add(node.name)
    }
  }
  return [...found]
}

/** Attributes that start as a list, which a method adds to. */
function kindsOf(
  p: Program,
  cls: StatementOf<'class'>,
  attributes: readonly string[],
): Map<string, 'list' | 'number' | 'text'> {
  const kinds = new Map<string, 'list' | 'number' | 'text'>()
  for (const { node } of p.places('assign')) {
    const [target] = node.targets
    if (node.from < cls.from || node.to > cls.to || target?.kind !== 'attribute' || !attributes.includes(target.name))
      continue
    if (node.value.kind === 'list') kinds.set(target.name, 'list')
    if (node.value.kind === 'number') kinds.set(target.name, 'number')
    if (node.value.kind === 'string') kinds.set(target.name, 'text')
  }
  return kinds
}

/** Methods that give something back and need nothing for it. */
const resultsOf = (cls: StatementOf<'class'>): string[] =>
  cls.body.flatMap((node) =>
    node.kind === 'function' && node.parameters.length === 1 && !node.name.startsWith('_') && givesBack(node)
      ? [node.name]
      : [],
  )

const givesBack = ({ body }: StatementOf<'function'>) =>
  [...statementsIn(body)].some((node) => node.kind === 'return' && node.value !== null)
