import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, endOf, linesOf, printsIn, programOf } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { tidied } from '../../tidy'
import { opposite } from '../flow/conditions'

/** Two lines, and the way on. */
const NOTHING_SHORTER =
  'No veo cómo acortarlo sin que se entienda peor: cada línea hace falta. Si te sobra alguna parte, dime cuál y la quito.'

/** «hazlo más corto», «en una línea», «con una lista por comprensión». */
export const shorterChange: Change = {
  name: 'shorter',
  stage: STAGE.style,
  unfit: NOTHING_SHORTER,
  says: [
    /\b(?:(?:hazl\w+|haz|pon\w*|dej\w*|escrib\w+|reescrib\w+|me lo|lo|la|que|sea|quede|version|algo|un poco|puedes|se puede|hacer\w*|para|y|ahora|quiero|codigo|el|funcion|programa) ){0,7}(?:mas (?:cort\w+|breve|compact\w+|simple|sencill\w+|limpi\w+|python\w+|elegante|resumid\w+|conciso)|acort\w+|simplific\w+|compact\w+|resum(?!en\b)\w+|en menos lineas|con menos (?:lineas|codigo)|menos lineas|lo mas corto posible)\b/,
    /\b(?:(?:en|hazl\w+ en|ponl\w+ en|todo en) )?(?:un(?:a|o)? (?:sol[ao]? )?(?:linea|renglon)(?: de codigo)?(?! (?:por|para|cada|separad\w+|y separad\w+|con espacios|con comas))(?: con corchetes)?)\b(?: (?:con|usando) (?:una )?(?:lista por )?comprens\w+(?: de listas?)?)?/,
    /\b(?:con|usando|usa\w*|en)(?: (?:un|el|una)){0,7}(?: (?:operador|if|condicional|expresion))? ternari[oa]\b/,
    /(?<!\bsin (?:la |las |una |usar |listas? por )?)\b(?:(?:con|usando|usa\w*|hazl\w+|hacer\w*|en|a|una?|pas\w+|conviert\w+|mediante|por) ){0,7}(?:comprens\w+|list comprehension|comprehension|lista por comprens\w+)(?: de listas?)?\b/,
  ],
  make(p) {
    let code = tidied(p.source)
    const how: string[] = []
    for (const shorten of SHORTENERS) {
      const next = shorten(programOf(code))
      if (next) code = next
    }
    code = tidied(code)
    const before = lineCount(p.source)
    const after = lineCount(code)
    if (code === p.source) return { why: NOTHING_SHORTER }
    if (/ for .* in /.test(code) && !/\[[^\]]* for /.test(p.source) && /\[[^\]]* for /.test(code))
      how.push(
        'La lista por comprensión dice en una línea qué lleva la lista: primero el valor, después de dónde sale y, al final, la condición.',
      )
    how.push('Más corto no siempre es mejor: quédate con la versión que entiendas cuando la vuelvas a leer.')
    return {
      code,
      told:
        after < before
          ? `Hace lo mismo con ${after} ${after === 1 ? 'línea' : 'líneas'} en vez de ${before}.`
          : 'Hace lo mismo con menos vueltas.',
      how,
      keepsOutput: true,
    }
  },
}

const lineCount = (code: string) =>
  code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#')).length

type Shorten = (p: Program) => string | null

/** `if c: return True` / `else: return False`, and without the `else`. */
const returnsCondition: Shorten = (p) => {
  for (const { node, block, at } of p.places('if')) {
    if (node.isElif || node.body.length !== 1) continue
    const next =
      node.otherwise.length === 0 ? block[at + 1] : node.otherwise.length === 1 ? node.otherwise[0] : undefined
    const [yes, no] = [node.body[0], next]
    if (
      yes?.kind !== 'return' ||
      no?.kind !== 'return' ||
      yes.value?.kind !== 'boolean' ||
      no.value?.kind !== 'boolean' ||
      yes.value.value === no.value.value
    )
      continue
    if (!['compare', 'not', 'boolean-operation'].includes(node.test.kind)) continue
    const test = p.text(node.test)
    const last = node.otherwise.length === 0 && next ? next : node
    return edited(p, [
      {
        from: node.from,
        to: endOf(p, last),
        text: `return ${yes.value.value ? test : (opposite(test) ?? `not (${test})`)}`,
      },
    ])
  }
  return null
}

/** `x = …` and `return x` right after it. */
const returnsAtOnce: Shorten = (p) => {
  for (const { node, block, at, scope } of p.places('return')) {
    const before = block[at - 1]
    const assigned = before ? plainAssign(before) : null
    const name = nameOf(node.value)
    if (
      !before ||
      !assigned ||
      assigned.name !== name ||
      p.uses(name, scope).length !== 1 ||
      p.binds(name, scope).length !== 1
    )
      continue
    return edited(p, [
      { from: linesOf(p, before).from, to: linesOf(p, node).from, text: '' },
      { from: node.value?.from ?? 0, to: node.value?.to ?? 0, text: p.text(assigned.value) },
    ])
  }
  return null
}

/** A name that is printed once, right after it got its value. */
const printsAtOnce: Shorten = (p) => {
  for (const { node, block, at, scope } of p.places('expression')) {
    const before = block[at - 1]
    const assigned = before ? plainAssign(before) : null
    if (!before || !assigned || assigned.value.kind === 'lambda' || scope.kind !== 'module') continue
    const uses = p.uses(assigned.name, scope)
    const [use] = uses
    if (
      uses.length !== 1 ||
      !use ||
      use.place.node !== node ||
      p.binds(assigned.name, scope).length !== 1 ||
      use.parent?.node.kind !== 'call'
    )
      continue
    if (
      p.text(assigned.value).length + p.text(node).length > 100 ||
      (assigned.value.kind === 'call' && /\binput\b/.test(p.text(assigned.value)))
    )
      continue
    return edited(p, [
      { from: linesOf(p, before).from, to: linesOf(p, node).from, text: '' },
      { from: use.node.from, to: use.node.to, text: p.text(assigned.value) },
    ])
  }
  return null
}

/** `if c: x = a` / `else: x = b`, and the same with `return` and `print`. */
const chooses: Shorten = (p) => {
  for (const { node } of p.places('if')) {
    if (node.isElif || node.body.length !== 1 || node.otherwise.length !== 1) continue
    const [yes, no] = [node.body[0], node.otherwise[0]]
    if (!yes || !no || no.kind === 'if') continue
    const [a, b] = [plainAssign(yes), plainAssign(no)]
    const [first, second] = [yes, no].map((each) => onlyPrinted(each))
    const make =
      first && second
        ? { head: 'print(', a: first, b: second, tail: ')' }
        : a && b && a.name === b.name
          ? { head: `${a.name} = `, a: a.value, b: b.value }
          : yes.kind === 'return' && no.kind === 'return' && yes.value && no.value
            ? { head: 'return ', a: yes.value, b: no.value }
            : null
    if (!make) continue
    const text = `${make.head}${p.text(make.a)} if ${p.text(node.test)} else ${p.text(make.b)}${'tail' in make ? make.tail : ''}`
    if (text.length > 88 || text.includes('\n')) continue
    return edited(p, [{ from: node.from, to: endOf(p, node), text }])
  }
  return null
}

/** The one thing that a `print` shows. */
function onlyPrinted(node: Statement): Expression | null {
  const [call] = node.kind === 'expression' ? printsIn([node]) : []
  return call && node.kind === 'expression' && node.value === call && call.arguments.length === 1
    ? (call.arguments[0]?.value ?? null)
    : null
}

/** `x = x + 1`. */
const updates: Shorten = (p) => {
  const edits = p.places('assign').flatMap(({ node }): Edit[] => {
    const given = plainAssign(node)
    if (given?.value.kind !== 'binary' || nameOf(given.value.left) !== given.name || given.value.left.isParenthesized)
      return []
    return [
      {
        from: node.from,
        to: endOf(p, node),
        text: `${given.name} ${given.value.operator}= ${p.text(given.value.right)}`,
      },
    ]
  })
  return edits.length === 0 ? null : edited(p, edits)
}

const SHORTENERS: readonly Shorten[] = [returnsCondition, updates, chooses, returnsAtOnce, printsAtOnce]
