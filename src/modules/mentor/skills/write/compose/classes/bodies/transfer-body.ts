import { quoted } from '../../../../../engine/task/read-data'
import { indented } from '../../program'
import { allFields, type Body, fieldNamed, type Told } from '../sketch'
import { outcomeLines, statedText } from './method-tests'

/** «transferir dinero a otra cuenta», «atacar a otro personaje»: what one object does to another of its class. */
export function transferBody(told: Told): Body | null {
  return movedBody(told) ?? attackBody(told)
}

const MONEY = /^(?:saldo|dinero|fondos|puntos|monedas|stock|cantidad|litros|energia|creditos)/

function movedBody({ method, sketch, rules, text }: Told): Body | null {
  if (
    !/^(?:transferir|traspasar|enviar|mandar|dar|regalar|pasar|prestar)(?:_|$)/.test(method.name) ||
    sketch.store !== null
  )
    return null
  if (!/\botr[oa]s?\b|\bdestino\b/.test(`${text} ${method.parameters.join(' ')}`) && !/^transferir/.test(method.name))
    return null
  const field = allFields(sketch).find(({ kind, name }) => kind === 'number' && MONEY.test(name))
  if (!field) return null
  const amount =
    method.parameters.find((name) => /^(?:cantidad|importe|monto|dinero|puntos|n|valor)/.test(name)) ?? 'cantidad'
  const other =
    method.parameters.find((name) => name !== amount) ??
    (sketch.plan.name.endsWith('a') || sketch.plan.name.startsWith('Cuenta') ? 'otra' : 'otro')
  const parameters = method.parameters.length === 2 ? method.parameters : [other, amount]
  const own = `self.${field.isPrivate ? '_' : ''}${field.name}`
  const rule = rules[0]
  const { takes, gives } = movesOf(sketch.plan.methods.map(({ name }) => name))
  const guard = [
    `if ${amount} > ${own}:`,
    ...indented(
      outcomeLines(rule?.outcome ?? '', `No hay suficiente ${field.name}`, rule ? statedText(rule.written) : null),
    ),
  ]
  return {
    lines: [
      ...guard,
      takes === null ? `${own} -= ${amount}` : `self.${takes}(${amount})`,
      gives === null ? `${own.replace('self', other)} += ${amount}` : `${other}.${gives}(${amount})`,
    ],
    how: `\`${other}\` es otro objeto de la misma clase: lo que se quita de uno se suma al otro.`,
    parameters,
    gives: 'nothing',
  }
}

/** The methods by which an object takes and gives already. */
const movesOf = (names: readonly string[]) => ({
  takes: names.find((name) => /^(?:retirar|sacar|gastar|restar)$/.test(name)) ?? null,
  gives: names.find((name) => /^(?:ingresar|depositar|meter|sumar|abonar)$/.test(name)) ?? null,
})

function attackBody({ method, sketch, text: said, rules }: Told): Body | null {
  if (!/^(?:atacar|pegar|golpear|disparar)(?:_|$)/.test(method.name)) return null
  const fields = allFields(sketch).filter(({ kind }) => kind === 'number')
  const life = fields.find(({ name }) => /^(?:vida|salud|energia|puntos_vida|hp)/.test(name))
  if (!life) return null
  const force = fields.find(({ name }) => /^(?:ataque|fuerza|dano|danio|poder)/.test(name))
  const number = /\b(?:quit\w+|rest\w+|de) (?:le )?(\d+)\b/.exec(said)?.[1]
  const other = method.parameters[0] ?? (/\benemigo\b/.test(said) ? 'enemigo' : 'otro')
  const amount = method.parameters[1] ?? number ?? (force ? `self.${force.name}` : 'danio')
  const hit = sketch.plan.methods.find(({ name }) => /^recibir_(?:danio|golpe|dano)|^perder_vida/.test(name))?.name
  const beaten = rules.find(({ condition }) => /\b(?:llega|qued|muer|sin vida|vida (?:es )?0|baja)/.test(condition))
  const name = fieldNamed(sketch, 'nombre')
  const text = beaten ? (statedText(beaten.written) ?? 'ha muerto') : ''
  const after = beaten
    ? [
        `if ${other}.${life.name} <= 0:`,
        `    print(f${quoted(name && !/^\p{Lu}/u.test(text) ? `{${other}.nombre} ${text}` : text)})`,
      ]
    : []
  return {
    lines: [
      hit ? `${other}.${hit}(${amount})` : `${other}.${life.name} = max(0, ${other}.${life.name} - ${amount})`,
      ...after,
    ],
    how: `\`${other}\` es otro objeto de la misma clase: dentro del método se usan los dos.`,
    parameters: method.parameters.length > 0 ? method.parameters : amount === 'danio' ? [other, amount] : [other],
    gives: 'nothing',
  }
}
