import { boundBy } from '../../../../python/evaluate/statements/scope'
import { allNames } from '../../../../python/names'
import { allExpressions, statementsIn } from '../../../../python/walk'
import { recursionOrder } from '../../focus/recursion-order'
import { saidText } from '../../focus/said'
import { quote } from '../../idioms/idiom'
import { calledName } from '../../idioms/in-calls'
import { oneAfterOther } from '../../idioms/in-tasks'
import { run } from '../output'
import type { Ask } from './ask'
import { describeName } from './describe-name'

/** «¿Tarda 2 o 4 segundos?» */
export const waitsText = ({ frame, source }: Ask): string | null =>
  /\b(?:tard\w+|dura|segundos|tiempo)\b/.test(frame.plain) ? oneAfterOther(source) : null

/** Reasons that the tree of a program tells: null where the question is after none of them. */
export const treeReason = (ask: Ask): string | null =>
  waitsText(ask) ??
  orderText(ask) ??
  neverMadeText(ask) ??
  ownAttributeText(ask) ??
  shownObjectText(ask) ??
  setOrderText(ask)

const OF_ORDER = /\b(?:sale\w*|salia\w*|imprim\w+|muestr\w+|orden|reves|primero|antes|despues|invertid\w+|empiez\w+)\b/

/** «¿Por qué sale 1 2 3 y no 3 2 1?» of a function that calls itself. */
const orderText = ({ frame, source }: Ask): string | null =>
  OF_ORDER.test(frame.plain) ? recursionOrder(source) : null

const NEVER_MADE =
  /\b(?:nunca|no|sin|jamas) (?:(?:la|lo|las|los|se|he|hemos|habia|esta|estan) )*(?:defin\w+|cre[eoa]\w*|declar\w+|inicializ\w+)\b/

/** «¿Por qué no da error si nunca definí `fila`?»: who makes a name. */
function neverMadeText(ask: Ask): string | null {
  const said = saidText(ask.frame.message.prose)
  const at = said.search(NEVER_MADE)
  const words = at === -1 ? [] : (said.slice(at).match(/[a-z_]\w*/g) ?? [])
  const named = words.find((word) => allNames(ask.code.tree).has(word))
  const told = named === undefined ? null : describeName(named, ask.source, run(ask.code.tree))
  return told === null ? null : `No hace falta crearla antes: ${told.join(' ')}`
}

/** `a.vidas = 6`, where `vidas` is an attribute of the class: that object gets one of its own. */
function ownAttributeText({ frame, source }: Ask): string | null {
  const classes = source.module.body.filter((node) => node.kind === 'class')
  for (const node of statementsIn(source.module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : node.kind === 'augmented-assign' ? [node.target] : []
    if (target?.kind !== 'attribute' || target.value.kind !== 'name' || target.value.name === 'self') continue
    const { name, value } = target
    const owner = value.kind === 'name' ? value.name : ''
    const whole = classes.find((each) => each.body.some((one) => one.kind === 'assign' && boundBy(one).includes(name)))
    if (whole?.kind !== 'class' || owner === whole.name) continue
    if (!frame.plain.includes(name.toLowerCase())) continue
    return `Porque ${quote(source, node)} (línea ${source.lines.lineAt(node.from)}) crea un \`${name}\` **propio de ese objeto**, \`${owner}\`, y tapa al de la clase solo en él. El \`${name}\` de la clase \`${whole.name}\` sigue como estaba, y es el que se ve desde los demás objetos, que no tienen uno suyo. Para cambiarlo en todos: \`${whole.name}.${name} = …\`.`
  }
  return null
}

/** «¿Por qué imprime <__main__.Coche object at 0x…>?» */
function shownObjectText({ frame, source }: Ask): string | null {
  if (!/\b(?:object at|objet\w+ (?:at|raro)|main|0x\w*|direccion|memoria)\b/.test(frame.plain)) return null
  const whole = source.module.body.find((node) => node.kind === 'class')
  if (whole?.kind !== 'class') return null
  const methods = new Set(whole.body.flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  if (methods.has('__repr__') || methods.size === 0) return null
  if (methods.has('__str__'))
    return `Dentro de una lista Python muestra cada objeto con \`__repr__\`, no con \`__str__\`, y \`${whole.name}\` no define \`__repr__\`: por eso sale el de siempre, la clase y su dirección en memoria. Con \`__repr__ = __str__\` debajo de \`__str__\` saldría lo mismo en los dos sitios.`
  return `Porque la clase \`${whole.name}\` no dice cómo se **muestra** un objeto suyo, y entonces \`print\` enseña lo único que sabe: de qué clase es y su dirección en memoria. Para que salga otra cosa se define \`__str__\`, que devuelve el texto: \`def __str__(self): return …\`. Si lo que querías ver es un dato, pídelo por su nombre: \`objeto.dato\`.`
}

/** «¿Por qué sale en otro orden cada vez?» */
function setOrderText({ frame, source }: Ask): string | null {
  if (!/\b(?:orden\w*|desorden\w*|distint\w+|cambia\w*|aleatori\w+)\b/.test(frame.plain)) return null
  const result = run(source.module)
  if (result.kind !== 'outside' || result.reason !== 'set-order') return null
  const set = [...allExpressions(source.module)].find(
    (node) => node.kind === 'set' || (node.kind === 'call' && calledName(node) === 'set'),
  )
  return set === undefined
    ? null
    : `Porque ${quote(source, set)} es un **conjunto** (\`set\`), y un conjunto **no guarda el orden**: solo qué elementos tiene. Al recorrerlo salen como Python los tenga por dentro, y con textos eso cambia de una ejecución a otra. Para que salgan siempre igual, \`sorted(…)\` al recorrerlo, o una **lista** desde el principio.`
}
