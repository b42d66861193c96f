import { upperFirst } from '~/platform/text/first-letter'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { drafted } from '../drafted'

const HOW_MANY = /\bcuant[oa]s (?:somos|son|personas|amigos|empleados|hay|vamos|trabajadores|socios)\b/
const EACH = /\b(?:(?:por|de|a) cada uno|cada uno|uno por uno|nombre y)\b/
const NAME = /\bnombres?\b/
const POT =
  /\b(?:el |la )?(bote|total|propinas?|premio|ganancias?|beneficios?|dinero|gasto|cuenta|factura|presupuesto|importe)\b(?: (?:total|de|la|del|noche|dia|mes|semana))*/
const WEIGHT = /\b(horas|dias|puntos|turnos|acciones|participaciones|kilos|noches|personas)\b/
const PROPORTION = /\b(?:en )?proporcion(?:al(?:mente)?)?(?: (?:a|de|segun))?(?: (?:las|los|sus|su))?(?: [a-z]+)?/
const PAID = /\b(?:lo que )?(?:ha |han |haya )?(?:pag\w+|puesto|gastado|aportado)\b/
const SETTLE =
  /\b(?:cuanto )?(?:(?:le |les )?toca|tiene que|debe|deben|hay que)(?: (?:poner|pagar|recibir|cobrar|o|dar))*(?: (?:a )?cada uno)?(?: para (?:quedar|estar) (?:iguales|en paz|a mano))?/

/** Something that is shared among persons who are typed in a loop: by their hours, or so that all have paid the same. */
export function sharesPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length > 0 || task.files.length > 0) return null
  const reading = new Reading(readRequestText(message))
  const { text } = reading
  if (!HOW_MANY.test(text) || !NAME.test(text) || !EACH.test(text)) return null
  const weight = WEIGHT.exec(text.replace(HOW_MANY, ' '))?.[1]
  const isSettled = PAID.test(text) && /\b(?:iguales|en paz|a mano|recibir|poner)\b/.test(text)
  if (isSettled) return settled(task, reading)
  const pot = POT.exec(text)?.[1]
  if (!PROPORTION.test(text) || pot === undefined || weight === undefined) return null
  for (const part of [POT, HOW_MANY, EACH, NAME, WEIGHT, PROPORTION, ...READ]) takeAll(reading, part)
  const one = weight.replace(/(?:es|s)$/, '')
  const name = /^premio|^bote|^total|^dinero|^gasto|^presupuesto|^importe/.test(pot) ? pot : pot.replace(/s$/, '')
  const variable = name === 'total' ? 'bote' : name
  return drafted(task, reading, {
    body: [
      `${variable} = float(input('${upperFirst(pot)} total: ').replace(',', '.'))`,
      "personas = int(input('¿Cuántos sois? '))",
      '',
      `${weight} = {}`,
      'for vuelta in range(1, personas + 1):',
      "    nombre = input(f'Nombre {vuelta}: ').strip()",
      `    ${weight}[nombre] = float(input(f'${upperFirst(weight)} de {nombre}: ').replace(',', '.'))`,
      '',
      `total_${weight} = sum(${weight}.values())`,
      `if total_${weight} == 0:`,
      `    print('No hay ${weight} que repartir.')`,
      'else:',
      `    for nombre, suyas in ${weight}.items():`,
      `        print(f'{nombre}: {${variable} * suyas / total_${weight}:.2f}')`,
    ],
    typed: ['100', '2', 'Noa', '3', 'Teo', '1'],
    title: `El programa reparte el ${pot} entre las personas que se escriben, en proporción a sus ${weight}.`,
    how: [
      `\`${weight}\` es un diccionario: el nombre es la clave y sus ${weight}, el valor.`,
      `A cada uno le toca \`${variable} * suyas / total_${weight}\`: su parte de todas las ${weight}.`,
      `Si nadie tiene ${one}s, se avisa en lugar de dividir entre cero.`,
    ],
  })
}

function settled(task: Task, reading: Reading): Draft | null {
  for (const part of [HOW_MANY, EACH, NAME, PAID, SETTLE, ...READ]) takeAll(reading, part)
  return drafted(task, reading, {
    body: [
      "personas = int(input('¿Cuántos sois? '))",
      '',
      'pagado = {}',
      'for vuelta in range(1, personas + 1):',
      "    nombre = input(f'Nombre {vuelta}: ').strip()",
      "    pagado[nombre] = float(input(f'¿Cuánto ha pagado {nombre}? ').replace(',', '.'))",
      '',
      'parte = sum(pagado.values()) / personas',
      "print(f'A cada uno le tocan {parte:.2f}')",
      'for nombre, puesto in pagado.items():',
      '    diferencia = puesto - parte',
      '    if diferencia > 0:',
      "        print(f'{nombre} recibe {diferencia:.2f}')",
      '    elif diferencia < 0:',
      "        print(f'{nombre} pone {-diferencia:.2f}')",
      '    else:',
      "        print(f'{nombre}: 0.00, está en paz')",
    ],
    typed: ['2', 'Noa', '30', 'Teo', '10'],
    title:
      'El programa pide cuántos sois y lo que ha pagado cada uno, y dice cuánto pone o recibe cada persona para quedar iguales.',
    how: [
      '`parte` es lo que le toca a cada uno: todo lo pagado entre las personas que sois.',
      'Quien ha puesto más que su parte recibe la diferencia; quien ha puesto menos, la pone.',
    ],
  })
}

function takeAll(reading: Reading, part: RegExp): void {
  for (const match of reading.text.matchAll(new RegExp(part.source, 'g')))
    reading.use({ from: match.index, to: match.index + match[0].length })
}

const READ: readonly RegExp[] = [
  /\b(?:un )?contador de [a-z]+ (?:compartid[oa]s)?/,
  /\b(?:meto|pregunte|pida|que pregunte|y)? ?(?:primero|luego|despues|al final|y luego|y al final)\b/,
  /\b(?:que ha |que han )?(?:currado|trabajado|hecho|echado)\b/,
  /\b(?:y )?(?:repart\w+|dig[ao]|di)\b/,
  /\b(?:somos|varios|amigos|un viaje)\b/,
]
