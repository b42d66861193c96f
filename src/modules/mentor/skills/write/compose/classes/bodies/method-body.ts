import type { MethodPlan } from '../../../../../engine/task/classes/class-plan'
import { allFields, type Body, fieldNamed, refTo, type Sketch, type Told, wordsAbout } from '../sketch'
import { storeBody } from '../stores/store-bodies'
import { isCounted } from '../whole-object'
import { amountBody } from './amount-bodies'
import { resultBody } from './result-bodies'
import { stateBody } from './state-bodies'
import { clausesOf } from './told-clauses'
import { transferBody } from './transfer-body'

export function toldOf(method: MethodPlan, sketch: Sketch): Told {
  const words = wordsAbout(method, sketch.words)
  return { method, sketch, text: words.map(({ plain }) => plain).join(' '), ...clausesOf(words) }
}

/** What a method does, read from its words and its name; null where neither tells. */
export function bodyOf(method: MethodPlan, sketch: Sketch): Body | null {
  const told = toldOf(method, sketch)
  if (method.form === 'class') return countBody(told)
  const body =
    transferBody(told) ??
    stateBody(told) ??
    (isClaimed(told) ? resultBody(told) : null) ??
    storeBody(told) ??
    (RESULT_NAMES.test(method.name) ? resultBody(told) : null) ??
    amountBody(told) ??
    resultBody(told) ??
    doing(told)
  if (body === null) return null
  const defaults = { ...body.defaults, ...method.defaults }
  return { ...body, ...(Object.keys(defaults).length > 0 ? { defaults } : {}) }
}

const RESULT_NAMES =
  /^(?:calcular|obtener|get|total|media|area|perimetro|volumen|info|mostrar|precio|sueldo|valor|saldo|es|esta|hay|tiene|puede|distancia|describir|presentar|saludar|imc|edad|fahrenheit|subtotal|consultar|ver)(?:_|$)/
const isClaimed = ({ method, text }: Told) =>
  (/^(?:es|esta|hay|tiene|puede)_|^(?:aprob|apto|vacia?|llen[oa])/.test(method.name) ||
    /\b(?:diga|indique|compruebe|sepa|devuelva true) si\b/.test(text)) &&
  !/\b(?:sum|rest|quit)\w+/.test(text)

/** «un método de clase que diga cuántos se han creado» */
const countBody = ({ method, sketch }: Told): Body | null =>
  !sketch.plan.wishes.some(({ from, to }) =>
    isCounted(
      sketch.words
        .slice(from, to)
        .map(({ plain }) => plain)
        .join(' '),
    ),
  ) && !/cuant|cread|total/.test(method.name)
    ? null
    : {
        lines: ['return cls.creados'],
        how: `\`${method.name}\` es de la clase: recibe \`cls\` en lugar de \`self\`.`,
        parameters: [],
        gives: 'value',
      }

const GERUNDS: Record<string, string> = {
  dormir: 'durmiendo',
  leer: 'leyendo',
  pedir: 'pidiendo',
  ir: 'yendo',
  caer: 'cayendo',
  huir: 'huyendo',
  oir: 'oyendo',
  construir: 'construyendo',
  reir: 'riendo',
  seguir: 'siguiendo',
}
/** Verbs that change nothing in a program unless one says what. */
const DOES =
  /^(?:comer|dormir|correr|jugar|caminar|andar|nadar|volar|saltar|leer|trabajar|estudiar|cantar|bailar|ladrar|conducir|cocinar|viajar|beber|descansar|moverse|mover|hablar|pasear|escribir|pensar|rugir|cazar|respirar|crecer|ensenar|entrenar|programar|navegar|despegar|aterrizar|arrancar|frenar|tocar|pitar|limpiar|dibujar|pintar|curar|atender|disparar|defender|atacar)$/

/** «métodos ladrar, comer»: who only names what is done is told that it is being done. */
function doing({ method, sketch, text, rules }: Told): Body | null {
  const [verb = ''] = method.name.split('_')
  const isBare = text.split(' ').length <= 2 && rules.length === 0
  if (!DOES.test(verb) || verb !== method.name || !isBare) return null
  const gerund = GERUNDS[verb] ?? (verb.endsWith('ar') ? `${verb.slice(0, -2)}ando` : `${verb.slice(0, -2)}iendo`)
  const name = fieldNamed(sketch, 'nombre') ?? allFields(sketch).find(({ kind }) => kind === 'text')
  return {
    lines: [name ? `print(f'{${refTo(name)}} está ${gerund}')` : `print('Está ${gerund}')`],
    how: `De \`${method.name}\` no dices qué cambia: por ahora lo cuenta con \`print\`.`,
    parameters: method.parameters,
    gives: 'nothing',
    isGuess: true,
  }
}
