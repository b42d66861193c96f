import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, printsIn, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import type { Action } from './actions'
import { allAskedAgain, askedAgain, withoutLetters } from './asked-again'
import { type Case, casesIn } from './cases'
import type { Condition, Tested } from './condition'
import { conditionIn } from './conditions'
import { noticeFor } from './notices'
import { withTest } from './placed'
import { namedIn, valuesIn } from './values'

/** «si CONDITION que diga/avise/vuelva a pedir/termine …»: what words say of a case, put where the program meets it. */
export const whenChange: Change = {
  name: 'when',
  stage: STAGE.input,
  repeats: true,
  isWhole: true,
  says: [],
  reads(said, p) {
    for (const one of casesIn(said)) if (madeFor(p, one) !== null) return [one.span]
    return null
  },
  make(p, { said, spans }) {
    const one = casesIn(said).find(({ span }) => span.from === spans[0]?.from)
    return one ? madeFor(p, one) : null
  },
}

function madeFor(p: Program, one: Case): Result {
  const condition = saidCondition(p, one) ?? conditionIn(p, one.words)
  // «hasta que escriba salir» ends a loop, and nothing is wrong before.
  if (condition === null || (one.isNegated && condition.kind === 'test' && / == (?:["']|0$)/.test(condition.test)))
    return null
  if (isAnotherValue(condition, one)) return null
  const asked =
    one.isNegated && condition.kind === 'test'
      ? { ...condition, test: condition.opposite, opposite: condition.test, isWrong: true, notice: '' }
      : condition
  return madeOf(p, confirmedOnly(p, one, asked), orderOf(p, one, asked))
}

/** «que pregunte si quiero cambiarlo»: the case is one only without a yes. */
function confirmedOnly(p: Program, { actions }: Case, condition: Condition): Condition {
  if (condition.kind !== 'test' || !actions.some(({ kind }) => kind === 'confirm')) return condition
  const answer = `input(${textLiteral(p, `${noticeOf(condition)} ¿Seguro? (s/n): `)}).strip().lower()`
  const yes = textLiteral(p, 's')
  return {
    ...condition,
    test: `${condition.test} and ${answer} != ${yes}`,
    opposite: `${condition.opposite} or ${answer} == ${yes}`,
    isWrong: true,
  }
}

/** «que si no pone nada diga anónimo»: a word that is no notice is what it shall be called then. */
function isAnotherValue(condition: Condition, { actions: [only, other] }: Case): boolean {
  const isEmpty = condition.kind === 'test' && condition.test.endsWith('.strip() == ""')
  return (
    isEmpty &&
    other === undefined &&
    only?.kind === 'say' &&
    only.text !== null &&
    /^\p{Ll}[\p{L} ]*$/u.test(only.text) &&
    !BAD.test(only.text)
  )
}

/** «que avise de que la opción no es válida»: what is said tells the condition better than what was tried. */
function saidCondition(p: Program, { actions }: Case): Condition | null {
  const [said] = actions.flatMap((action) => (action.kind === 'say' && action.text !== null ? [action.text] : []))
  const condition = said === undefined ? null : conditionIn(p, folded(said))
  return condition?.kind === 'otherwise' ? condition : null
}

/** What is to be done, in the order of the actions: the lines that say something, and how the rest goes on. */
type Order = {
  otherwise: string[]
  counted: string | null
  says: string[] | null
  isAgain: boolean
  isStopped: boolean
  isSkipped: boolean
  isBad: boolean
}

const BAD =
  /\bno (?:se |te |le |lo |la )?(?:pued|vale|es|existe|hay|esta|tien|alcanz|deb|admit|acept|valid|llega|tenemos)|error|insuficiente|inv[aá]lid|incorrect|demasiad|mal\b|tien\w+ que|prohibid|repetid|\bya (?:est|exist)/i

function orderOf(p: Program, { actions, prose, isWarned }: Case, condition: Condition): Order {
  const has = (kind: Action['kind']) => actions.some((action) => action.kind === kind)
  const isForbidden = actions.length === 0
  const isAgain = has('again') || (isForbidden && condition.kind === 'test' && condition.read !== null)
  const said = actions.flatMap((action) => (action.kind === 'say' ? [action] : []))
  const isWarning = condition.kind === 'test' && !condition.isWrong && !isAgain
  const notice = has('confirm')
    ? 'No se ha cambiado nada.'
    : isWarning
      ? `Aviso: ${prose.trim().replace(/[,.]+$/, '')}.`
      : noticeOf(condition)
  const lines = said.map((action) => lineFor(p, action, { condition, notice }))
  const isSilent = said.length === 0 && (has('skip') || has('stop') || has('go-on')) && !has('no-error')
  return {
    says: lines.some((line) => line === null)
      ? null
      : lines.length > 0
        ? (lines as string[])
        : isSilent
          ? []
          : [`print(${textLiteral(p, notice)})`],
    otherwise: actions.flatMap((action) => (action.kind === 'else' ? [`print(${textLiteral(p, action.text)})`] : [])),
    counted: actions.flatMap((action) => (action.kind === 'count' ? [action.name] : []))[0] ?? null,
    isAgain,
    isStopped: has('stop'),
    isSkipped: has('skip') || has('no-error') || has('go-on') || isForbidden,
    isBad: !isWarned && said.some(({ text }) => text !== null && BAD.test(text)),
  }
}

function lineFor(
  p: Program,
  { text, shown }: Action & { kind: 'say' },
  { condition, notice }: { condition: Condition; notice: string },
): string | null {
  if (shown === null) return `print(${textLiteral(p, text ?? notice)})`
  if (
    condition.kind === 'otherwise' &&
    condition.right !== null &&
    !printsIn(p.body).some((call) => p.text(call).includes(condition.right ?? '')) &&
    /\b(?:era|es|fue|sali|buena|correct|respuesta|solucion)/.test(shown)
  )
    return `print(${textLiteral(p, 'No, era:')}, ${condition.right})`
  const { named } = namedIn(valuesIn(p), shown)
  const [value] = named
  if (!value || named.length > 1) return null
  const label = shown.replace(/^(?:el|la|los|las|su|sus|cual es|cuant[oa]s?) /, '')
  return `print(${textLiteral(p, `${upperFirst(label)}:`)}, ${value.code})`
}

function noticeOf(condition: Condition): string {
  switch (condition.kind) {
    case 'letters':
      return condition.reads.some(({ conversion }) => conversion === 'float')
        ? 'Dato inválido: escribe un número.'
        : 'Dato inválido: escribe un número entero.'
    case 'no-file':
      return 'No encuentro el archivo. ¿Está en la misma carpeta que el programa?'
    case 'otherwise':
      return condition.right === null ? 'Esa opción no existe.' : 'No es correcto.'
    case 'test':
      return condition.notice !== '' ? condition.notice : noticeFor(condition.each?.[0]?.test ?? condition.test)
  }
}

function madeOf(p: Program, condition: Condition, order: Order): Result {
  const { says, isAgain, isStopped } = order
  if (says === null || ((order.counted !== null || order.otherwise.length > 0) && condition.kind !== 'test'))
    return null
  switch (condition.kind) {
    case 'letters': {
      const again = isAgain || !(isStopped || order.isSkipped || says.length > 0)
      return given(p, withoutLetters(p, condition.reads, { says, isAgain: again || order.isSkipped, isStopped }), {
        told: `Si se escribe algo que no es un número, el programa no se para: avisa${again ? ' y lo vuelve a pedir' : ''} (${condition.reads.map(({ name }) => inlineCode(name)).join(', ')}).`,
        how: [
          '`try` intenta convertir el texto en número; si no se puede, salta `ValueError` y se ejecuta lo de `except`.',
          ...(again ? ['El `while True` repite la pregunta, y `break` sale cuando el dato ya es bueno.'] : []),
        ],
      })
    }
    case 'no-file':
      return isAgain
        ? null
        : given(p, withoutFile(p, condition.opening, says), {
            told: 'Si el archivo no existe, el programa avisa en vez de pararse con un `FileNotFoundError`.',
            how: ['Lo que necesita el archivo va dentro de `try`; si `open` no lo encuentra, se salta a `except`.'],
          })
    case 'otherwise':
      return ofChain(p, condition, order)
    case 'test':
      return ofTest(p, condition, order)
  }
}

const given = (p: Program, code: string | null, { told, how }: { told: string; how: string[] }): Result =>
  code === null || code === p.source ? null : { code, told, how }

function withoutFile(
  p: Program,
  { node, block }: Extract<Condition, { kind: 'no-file' }>['opening'],
  says: readonly string[],
): string {
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const lines = linesOf(p, node, block.at(-1) ?? node)
  const notices = says.length > 0 ? says : ['pass']
  const text = [
    `${indent}try:`,
    shifted(p, lines, level),
    `${indent}except FileNotFoundError:`,
    ...notices.map((line) => indent + level + line),
  ]
  return edited(p, [{ ...lines, text: text.join('\n') }])
}

function ofChain(
  p: Program,
  { chain, last, read, known, right }: Extract<Condition, { kind: 'otherwise' }>,
  { says, isAgain, isStopped }: Order,
): Result {
  const end = last.body.at(-1)
  if (!end || says === null) return null
  const isInLoop = p.places('while').some(({ node }) => node.from < chain.node.from && chain.node.to <= node.to)
  if (isAgain && !isInLoop && read !== null) {
    const name = nameOf(read.node.targets[0])
    const test = right !== null ? `${name} != ${right}` : known !== null ? `${name} not in ${known}` : null
    if (test === null) return null
    const condition: Tested = {
      kind: 'test',
      test,
      opposite: '',
      read,
      after: read,
      use: null,
      isWrong: true,
      notice: '',
    }
    return given(p, askedAgain(p, condition, says), {
      told: `Mientras ${inlineCode(test)}, el programa avisa y vuelve a preguntar.`,
      how: [`El ${inlineCode('while')} repite la pregunta hasta que lo que se escribe vale.`],
    })
  }
  if (says.length === 0 || (isStopped && (chain.block.at(-1) !== chain.node || isInLoop))) return null
  const [indent, level] = [indentOf(p, chain.node), levelOf(p)]
  const { to } = linesOf(p, end)
  const lines = [indent + staysIn(p), ...says.map((line) => indent + level + line)]
  return given(p, edited(p, [{ from: to, to, text: `\n${lines.join('\n')}` }]), {
    told: 'Si no se cumple ninguno de los casos, el programa lo dice.',
    how: ['El `else` del final se ejecuta cuando no se ha cumplido ninguna de las condiciones anteriores.'],
  })
}

/** `while opcion != "3":` is left by an option that has no branch: it is no mistake. */
function staysIn(p: Program): string {
  const test = p
    .places('while')
    .map(({ node }) => comparison(node.test))
    .find((each) => each?.operator === '!=')
  return test ? `elif ${p.text(test.node)}:` : 'else:'
}

function ofTest(p: Program, condition: Tested, order: Order): Result {
  const { says, isAgain, isStopped } = order
  if (says === null) return null
  if (isAgain)
    return given(p, condition.each ? allAskedAgain(p, condition.each, says) : askedAgain(p, condition, says), {
      told: `Si ${inlineCode(condition.test)}, el programa ${says.length > 0 ? 'avisa y ' : ''}vuelve a preguntar.`,
      how: ['Se repite la pregunta mientras el dato no vale; con uno bueno, el programa sigue.'],
    })
  const isSkipped = order.isSkipped || condition.isWrong || order.isBad
  return given(
    p,
    withTest(p, condition, {
      says,
      otherwise: order.otherwise,
      counted: order.counted,
      isStopped,
      isSkipped,
      isInstead: / == (?:["']|0$)/.test(condition.test),
    }),
    {
      told: `Si ${inlineCode(condition.test)}, el programa ${says.length > 0 ? 'lo dice' : 'no hace lo demás'}${isStopped ? ' y termina' : ''}.`,
      how: [`${inlineCode(`if ${condition.test}:`)} está donde ya se sabe el dato y todavía no se ha usado.`],
    },
  )
}
