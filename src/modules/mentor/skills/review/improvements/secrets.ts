import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import type { FindImprovements, Improvement, Reviewed } from '../improvement'
import { importing, textOf } from '../improvement'

/** A password or a key that is written into the code: whoever sees the file has it. */
export const findSecrets: FindImprovements = (program) => {
  const [first] = [...handedOver(program), ...ofBots(program), ...stored(program), ...compared(program)]
  return first === undefined ? [] : [first]
}

const OPENS = /^(?:login|connect|auth|authenticate|sign_in|Client|create_engine)$/
const SECRET = /^(?:passw(?:or)?d|clave|contrase(?:n|ñ)i?a|token|api_?key|secret|passwd|pwd|pass)$/i
/** What a name that holds a secret is called, and the word for it. */
const KEY = /(?:^|_)(?:token|api_?key|apikey|secret\w*|access_?key)(?:$|_)/i
const PASSWORD = /(?:^|_)(?:passw(?:or)?ds?|clave\w*|contrase(?:n|ñ)i?as?|pass|pwd|pin)(?:$|_)/i

const point = (node: { from: number; to: number }, weight: number, what: string, why: string): Improvement => ({
  ...{ from: node.from, to: node.to, weight, what, why, edits: [] },
})

const OUTSIDE = 'en una **variable de entorno**, y leerla con'
const SEEN =
  'Quien vea el archivo, una copia o el repositorio tiene tu cuenta: es un riesgo de seguridad aunque el programa funcione. Si ya lo has compartido, cámbiala.'

/** `login("ana", "secreta")` */
const handedOver = ({ module }: Reviewed): Improvement[] =>
  [...allExpressions(module)].flatMap((node) => {
    if (node.kind !== 'call' || !OPENS.test(nameOf(node.callee))) return []
    const isGiven = node.arguments.some(
      ({ name, value }, at) =>
        value.kind === 'string' && value.value !== '' && (name === null ? at === 1 : SECRET.test(name)),
    )
    const what = `La contraseña está escrita en el código. Guárdala fuera, en una **variable de entorno**, y léela con ${inlineCode('os.environ["CLAVE"]')} (o pídela con \`getpass.getpass()\`).`
    return isGiven ? [point(node, 0.97, what, SEEN)] : []
  })

const BOTS = /\b(?:discord|telebot|telegram|pyrogram|aiogram)\b/
const STARTS = /^(?:run|TeleBot|token|Bot|Updater)$/
const MIN_TOKEN = 6

/** `client.run("MTA5…")` */
const ofBots = ({ module, source }: Reviewed): Improvement[] =>
  !BOTS.test(source)
    ? []
    : [...allExpressions(module)].flatMap((node) => {
        const [first] = node.kind === 'call' && STARTS.test(nameOf(node.callee)) ? node.arguments : []
        if (first?.name !== null || first.value.kind !== 'string' || first.value.value.length < MIN_TOKEN) return []
        const place = inlineCode('os.environ["TOKEN"]')
        return [
          point(
            node,
            0.97,
            `El token del bot está escrito en el código. Lo suyo es que esté fuera, ${OUTSIDE} ${place}.`,
            SEEN,
          ),
        ]
      })

/** `TOKEN = "…"`, `CLAVE = "…"` */
const stored = (program: Reviewed): Improvement[] =>
  [...statementsIn(program.module.body)].flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    const name = target ? nameOf(target) : ''
    if (node.kind !== 'assign' || node.value.kind !== 'string' || node.value.value.length < 4) return []
    if (!KEY.test(name) && !PASSWORD.test(name)) return []
    const called = /token/i.test(name) ? 'El token' : KEY.test(name) ? 'La clave de la API' : 'La contraseña'
    const place = inlineCode(`os.environ["${name.toUpperCase()}"]`)
    return [
      {
        ...point(
          node,
          0.97,
          `${called} está ${called === 'El token' ? 'escrito' : 'escrita'} en el código (${inlineCode(name)}, línea ${program.lines.lineAt(node.from)}). Lo suyo es que esté fuera, ${OUTSIDE} ${place}.`,
          SEEN,
        ),
        isPlaced: true,
        edits: [
          { from: node.value.from, to: node.value.to, text: `os.environ["${name.toUpperCase()}"]` },
          ...importing(program, 'os'),
        ],
      },
    ]
  })

/** `if clave == "1234"`, and users with their passwords in a dictionary. */
function compared(program: Reviewed): Improvement[] {
  for (const node of allExpressions(program.module)) {
    const [only] = node.kind === 'compare' ? node.comparisons : []
    if (node.kind !== 'compare' || !only || !/^[=!]=$/.test(only.operator)) continue
    const sides = [node.left, only.right]
    const asked = sides.find((side) => isPassword(program, side))
    const other = sides.find((side) => side !== asked)
    const isWritten = other?.kind === 'string' || (other?.kind === 'subscript' && isTable(program, other.value))
    if (!asked || !other || !isWritten) continue
    return [
      point(
        node,
        0.8,
        `${other.kind === 'string' ? `La contraseña (${inlineCode(textOf(program, other))}) está escrita` : 'Las contraseñas están escritas'} tal cual en el código, en texto plano: guárdalas fuera (una variable de entorno o un archivo), y no la contraseña sino su **hash** (\`hashlib\`, \`bcrypt\`). Para pedirla sin que se vea, \`getpass.getpass()\`.`,
        'Quien pueda abrir el archivo las ve todas.',
      ),
    ]
  }
  return []
}

/** A name, or what is asked for, that is a password. */
function isPassword({ module, source }: Reviewed, side: Expression): boolean {
  if (side.kind !== 'name') return false
  if (PASSWORD.test(side.name)) return true
  return module.body
    .concat([...statementsIn(module.body)])
    .some(
      (node) =>
        node.kind === 'assign' &&
        node.targets.some((target) => target.kind === 'name' && target.name === side.name) &&
        [...expressionsIn(node.value)].some(
          (part) => part.kind === 'string' && /clave|contrase|password|\bpin\b/i.test(source.slice(part.from, part.to)),
        ),
    )
}

const isTable = ({ module }: Reviewed, node: Expression) =>
  node.kind === 'name' &&
  [...statementsIn(module.body)].some(
    (each) =>
      each.kind === 'assign' && each.value.kind === 'dict' && each.targets.some((one) => nameOf(one) === node.name),
  )

const nameOf = (node: Expression): string => (node.kind === 'name' || node.kind === 'attribute' ? node.name : '')
