import { quoted } from '../../../engine/task/read-data'
import { calculation } from './class-formulas'
import { ADDS, alive, FALSE, kept, LIMITS, limitFor, measured, NOT_BELOW, RAISE, STOPS, stepOf } from './class-measures'
import type { Attribute, Effect, Method } from './class-parts'
import { nounType } from './nouns'
import { indented } from './program'
import type { Reading, Span } from './reading'

const TAKES =
  /\b(?:rest[ea]\w*|descuent[ea]\w*|disminuy\w+|reduz\w+|reduc\w+|quit\w+|sac[ae]\w*|saqu\w+|retir\w+|vend[ea]\w*|vender|gast\w+|baj[ea]\w*|consum\w+|extra\w+|pag\w+|prest\w+|reserv\w+)\b/
const LOWERS = /\b(?:rebaj\w+|descuento|aplic\w+ (?:un |el )?descuento)\b/
const RAISES = /\b(?:sub[ea]r? (?:el|un)|aument\w+ (?:el|un)|incremento)\b.*\b(?:porcentaje|%|por ciento)/
const SHOWS =
  /\b(?:muestr\w+|mostr\w+|imprim\w+|ensen\w+|describ\w+|presentar\w*|informacion|info|ficha|datos|consult\w+|ver)\b/
const NOT_ENOUGH =
  /\b(?:si|cuando) (?:no (?:hay|tiene|queda|alcanza|llega)(?: \w+){0,3}? ?(?:suficiente|suficientes|bastante|stock|saldo|dinero|fondos|existencias)?|(?:intent\w+|quier\w+|pid\w+|se) (?:\w+ )?(?:sacar|retirar|vender|saca|retira|vende|pasa\w*)? ?(?:mas|demasiado)|(?:la )?(?:cantidad|monto|importe) (?:es |sea )?(?:mayor|supera|mas)|(?:el )?\w+ (?:no alcanza|es insuficiente|quedaria negativo|queda negativo))|\bno (?:puede|pueda|deje|permita|se puede)(?: \w+){0,4}? (?:mas de|negativo|por debajo)|\bsolo si (?:hay|tiene|queda|alcanza)/
const SILENT = /\b(?:no (?:haga|hace|toca|toque) nada|se quede igual|no le deje|no cambie)\b/

type Context = { reading: Reading; attributes: readonly Attribute[]; className: string }

/** What a method does, from the words about it and its own name; null where neither tells. */
export function effectOf(method: Method, said: Span, { reading, attributes, className }: Context): Effect | null {
  const words = `${method.name.replaceAll('_', ' ')} ${unreadIn(reading, said)}`
  const [parameter] = method.parameters
  const effect =
    special(method, words, attributes) ??
    limited(method, words, attributes) ??
    measured(method, words, attributes) ??
    alive(method, words, attributes) ??
    kept(method, words, attributes) ??
    changed(parameter ?? stepOf(words), words, attributes) ??
    told(method, words, { attributes, className, reading, said })
  if (effect) reading.use(said)
  return effect
}

/** The words of a span that nothing else was made of; names of the class stay, effects are told by them. */
const unreadIn = (reading: Reading, { from, to }: Span) => {
  const cut = reading.text.slice(from, to).search(/\b(?:al|cuando) (?:hacer |la |lo |se )*(?:print|imprim)/)
  return reading.text.slice(from, cut === -1 ? to : from + cut)
}

/** Methods that everybody means the same by. */
function special({ name, parameters }: Method, words: string, attributes: readonly Attribute[]): Effect | null {
  if (parameters.length > 0) return null
  const age = attributes.find((each) => each.name === 'edad')
  if (age && /\b(?:cumplir|cumple)\b/.test(words))
    return { lines: ['self.edad += 1'], how: `\`${name}\` suma 1 a la edad.` }
  if (age && /\bmayor (?:de )?edad\b/.test(words))
    return {
      lines: ['return self.edad >= 18'],
      how: `\`${name}\` devuelve \`True\` o \`False\`: la comparación ya lo vale.`,
    }
  const grades = attributes.find(({ kind }) => kind === 'list')
  if (grades && /\b(?:media|promedi\w+)\b/.test(words))
    return {
      lines: [
        `if not self.${grades.name}:`,
        '    return 0',
        `return ${roundedBy(words, `sum(self.${grades.name}) / len(self.${grades.name})`)}`,
      ],
      how: `\`${name}\` suma y divide entre cuántos hay; con la lista vacía devuelve 0 para no dividir entre cero.`,
    }
  if (/\baprob\w+\b/.test(words)) {
    const note = attributes.find((each) => /^nota|^media|^calificacion/.test(each.name))
    if (note) return { lines: [`return self.${note.name} >= 5`], how: `\`${name}\` compara la nota con 5.` }
  }
  const counted = attributes.find(({ kind }) => kind === 'list')
  if (counted && /\b(?:cuant[oa]s|tamano|cantidad|numero de|total de|contar)\b/.test(words))
    return { lines: [`return len(self.${counted.name})`], how: `\`${name}\` cuenta con \`len\`.` }
  return null
}

/** «redondeado a 1 decimal» */
function roundedBy(words: string, value: string): string {
  const places = /\b(?:redonde\w+ )?(?:a|con) (\d|un|una) decimal/.exec(words)?.[1]?.replace(/una?/, '1')
  return places === undefined ? value : `round(${value}, ${places})`
}

/** «aplicar_descuento(porcentaje) que rebaje el precio, y si es menor que 0 o mayor de 100 …». */
function limited({ parameters: [parameter] }: Method, words: string, attributes: readonly Attribute[]): Effect | null {
  const isPercent =
    parameter !== undefined &&
    (/^(?:porcentaje|descuento|pct|porciento)/.test(parameter) || /%|por ciento|porcentaje/.test(words))
  if (parameter === undefined || !isPercent) return null
  const target = targetOf(words, attributes)
  if (target === null || !(LOWERS.test(words) || RAISES.test(words) || TAKES.test(words) || ADDS.test(words)))
    return null
  const sign = LOWERS.test(words) || (TAKES.test(words) && !ADDS.test(words)) ? '-' : '+'
  const range = /menor (?:que|de|a) 0 o mayor (?:que|de|a) 100|entre 0 y 100/.test(words)
  const guard = range ? [`if not 0 <= ${parameter} <= 100:`, `    raise ValueError('El porcentaje va de 0 a 100')`] : []
  return {
    lines: [...guard, `self.${target.name} ${sign}= self.${target.name} * ${parameter} / 100`],
    how: `El \`${parameter}\` % de algo es \`… * ${parameter} / 100\`; ${sign === '-' ? 'se quita de' : 'se suma a'} \`self.${target.name}\`.`,
  }
}

/** What a parameter is added to or taken from, with the guard that is stated. */
function changed(parameter: string | null, words: string, attributes: readonly Attribute[]): Effect | null {
  if (parameter === null) return null
  const target = targetOf(words, attributes)
  if (target === null) return null
  const [adds, takes] = [ADDS.exec(words)?.index ?? Infinity, TAKES.exec(words)?.index ?? Infinity]
  if (target.kind === 'list') {
    if (takes < adds || /\b(?:elimin\w+|borr\w+)\b/.test(words)) {
      return {
        lines: [`if ${parameter} in self.${target.name}:`, `    self.${target.name}.remove(${parameter})`],
        how: `Se comprueba con \`in\` antes de quitarlo, porque \`remove\` falla si no está.`,
      }
    }
    return adds === Infinity
      ? null
      : {
          lines: [`self.${target.name}.append(${parameter})`],
          how: `\`append\` añade al final de la lista \`self.${target.name}\`.`,
        }
  }
  if (adds === Infinity && takes === Infinity) return setTo(parameter, words, attributes)
  if (adds < takes) {
    const top = attributes.find(({ name }) => LIMITS.test(name))
    if (top !== undefined && STOPS.test(words))
      return {
        lines: [
          ...positive(parameter, words),
          `self.${target.name} = min(self.${top.name}, self.${target.name} + ${parameter})`,
        ],
        how: `\`min\` se queda con el menor: \`self.${target.name}\` nunca pasa de \`self.${top.name}\`.`,
      }
    const limit = limitFor(parameter, target.name, { words, attributes })
    return {
      lines: [
        ...positive(parameter, words),
        ...limit,
        `self.${target.name} += ${parameter}`,
        ...(limit.some((line) => line.endsWith('return False')) ? ['return True'] : []),
      ],
      how:
        limit.length > 0
          ? `Antes de sumar se mira si cabe: si no, \`self.${target.name}\` se queda como estaba.`
          : `\`+=\` suma \`${parameter}\` a \`self.${target.name}\`.`,
    }
  }
  if (NOT_BELOW.test(words))
    return {
      lines: [...positive(parameter, words), `self.${target.name} = max(0, self.${target.name} - ${parameter})`],
      how: `\`max\` se queda con el mayor: \`self.${target.name}\` nunca baja de 0.`,
    }
  const guard = guardFor(parameter, target.name, words)
  return {
    lines: [
      ...positive(parameter, words),
      ...guard.lines,
      `self.${target.name} -= ${parameter}`,
      ...(guard.isTold ? ['return True'] : []),
    ],
    how: guard.how,
  }
}

const setTo = (parameter: string, words: string, attributes: readonly Attribute[]): Effect | null => {
  const target =
    attributes.find(({ name }) => words.includes(name)) ?? attributes.find(({ name }) => parameter.includes(name))
  return target && /\b(?:cambi\w+|actualiz\w+|modific\w+|asign\w+|pon\w+|fij\w+|set)\b/.test(words)
    ? { lines: [`self.${target.name} = ${parameter}`], how: `Cambia \`self.${target.name}\` por lo que le pases.` }
    : null
}

const positive = (parameter: string, words: string): string[] =>
  /\b(?:cantidad|importe|monto)? ?(?:negativ[oa]s?|menor o igual (?:que|a) 0|<= 0|no positiv[oa])\b/.test(
    words.replace(/queda\w* negativo/g, ''),
  ) && RAISE.test(words)
    ? [`if ${parameter} <= 0:`, "    raise ValueError('La cantidad tiene que ser mayor que 0')"]
    : []

function guardFor(parameter: string, target: string, words: string): { lines: string[]; how: string; isTold: boolean } {
  const condition = `if ${parameter} > self.${target}:`
  const isStated = NOT_ENOUGH.test(words) || RAISE.test(words) || FALSE.test(words) || SILENT.test(words)
  if (!isStated) return { lines: [], how: `\`-=\` resta \`${parameter}\` de \`self.${target}\`.`, isTold: false }
  const why = `Antes de restar se mira si hay bastante: si no, \`self.${target}\` se queda como estaba`
  const message = `No hay suficiente${target.endsWith('s') ? 's' : ''} ${target}`
  if (
    /\b(?:avis\w+|print|mensaje|imprim\w+|muestr\w+|diga)\b/.test(words) &&
    !/\b(?:lanc\w+|lanz\w+|valueerror|excepcion)\b/.test(words)
  )
    return {
      lines: [condition, ...indented([`print(${quoted(message)})`, FALSE.test(words) ? 'return False' : 'return'])],
      how: `${why} y se avisa.`,
      isTold: FALSE.test(words),
    }
  if (FALSE.test(words))
    return { lines: [condition, '    return False'], how: `${why} y se devuelve \`False\`.`, isTold: true }
  if (RAISE.test(words)) {
    const type = /\b(?:excepcion propia|exception)\b/.test(words) ? 'Exception' : 'ValueError'
    return {
      lines: [condition, `    raise ${type}(${quoted(message)})`],
      how: `${why} y \`raise\` lanza un \`${type}\`.`,
      isTold: false,
    }
  }
  return { lines: [condition, `    print(${quoted(message)})`, '    return'], how: `${why}.`, isTold: false }
}

/** The attribute that is meant: one that the words name, else the only one that changes. */
function targetOf(words: string, attributes: readonly Attribute[]): Attribute | null {
  const named = attributes.find(({ name }) => new RegExp(`\\b${name.replaceAll('_', ' ')}\\b`).test(words))
  const changing = attributes.filter(({ name }) =>
    /^(?:saldo|stock|cantidad|existencias|unidades|vida|energia|puntos|dinero|velocidad|gasolina|combustible|nivel|total|edad|notas|precio|salario|sueldo)$/.test(
      name,
    ),
  )
  const lists = attributes.filter(({ kind }) => kind === 'list')
  const isNumber = named !== undefined && (named.kind !== 'text' || changing.includes(named))
  const started = attributes.filter(({ kind, initial }) => kind === 'number' && initial !== null)
  return (
    (isNumber && !LIMITS.test(named?.name ?? '') ? named : undefined) ??
    lists[0] ??
    changing.toSorted((a, b) => rank(a.name) - rank(b.name))[0] ??
    (started.length === 1 ? started[0] : undefined) ??
    null
  )
}

const rank = (name: string) => ['saldo', 'stock', 'existencias', 'cantidad'].indexOf(name) >>> 0

type Telling = Context & { said: Span }

/** What a method prints or returns: quoted words, a calculation over the attributes, or all of them. */
function told(
  { name, parameters }: Method,
  words: string,
  { attributes, className, reading, said }: Telling,
): Effect | null {
  const returns = /\bdevuel\w+|\bregres\w+|\bretorn\w+/.test(words)
  const say = (expression: string) => (returns ? `return ${expression}` : `print(${expression})`)
  const quotedWord = reading.words.find(
    ({ plain }, at) =>
      plain.startsWith('«') &&
      !reading.isUsed(at) &&
      reading.offsetOf(at) >= said.from &&
      reading.offsetOf(at) < said.to,
  )
  if (quotedWord)
    return {
      lines: [say(quoted(quotedWord.text))],
      how: `\`${name}\` ${returns ? 'devuelve' : 'imprime'} ${quotedWord.text}.`,
    }
  const formula = calculation(words, { attributes, parameters, className, name })
  if (formula !== null) {
    const imports = formula.includes('math.') ? { imports: ['import math'] } : {}
    return {
      lines: [/\b(?:imprim\w+|muestr\w+)\b/.test(words) && !returns ? `print(${formula})` : `return ${formula}`],
      how: `\`${name}\` calcula \`${formula}\`.`,
      ...imports,
    }
  }
  const sound = /\b(?:diga|imprima|haga|muestre|dice|devuelva) (guau|miau|muu|pio|beep|brum|hola)\b/.exec(words)?.[1]
  if (sound)
    return {
      lines: [say(quoted(`¡${sound.charAt(0).toUpperCase()}${sound.slice(1)}!`))],
      how: `\`${name}\` muestra un texto fijo.`,
    }
  if (/\b(?:salud\w+|present\w+)\b/.test(words) && attributes.some((each) => each.name === 'nombre')) {
    const age = attributes.some((each) => each.name === 'edad') ? ' y tengo {self.edad} años' : ''
    return {
      lines: [say(`f'Hola, soy {self.nombre}${age}'`)],
      how: `Dentro del texto, \`{self.nombre}\` se cambia por el nombre de ese objeto.`,
    }
  }
  const only = attributes.find((each) => new RegExp(`\\b${each.name}\\b`).test(words))
  if (SHOWS.test(words) || returns) {
    const shown =
      /\b(?:datos|informacion|info|ficha|todo|describir|mostrar)\b/.test(words) && !(/\bsaldo\b/.test(words) && only)
        ? attributes
        : only
          ? [only]
          : attributes
    if (returns && shown.length === 1)
      return { lines: [`return self.${shown[0]?.name}`], how: `\`${name}\` devuelve el valor que tiene ahora.` }
    return {
      lines: [say(`f'${shown.map(({ name: each }) => `${labelOf(each)}: {self.${each}}`).join(', ')}'`)],
      how: `En una f-string, \`{self.…}\` se cambia por el valor de ese objeto.`,
    }
  }
  return null
}

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** What an attribute holds, by its name. */
export function attributeKind(name: string): Attribute['kind'] {
  const type = nounType(name) ?? nounType(name.split('_')[0] ?? '')
  if (
    /^(?:notas|productos|elementos|tareas|libros|items|alumnos|jugadores|canciones|contactos|datos|valores|empleados|mascotas|ingredientes)$/.test(
      name,
    )
  )
    return 'list'
  return type === 'text' ||
    (type === null &&
      !/^(?:stock|saldo|vida|nivel|capacidad|maximo|limite|aforo|plazas|tope|bateria|carga|energia|potencia|ataque|defensa|duracion|paginas|kilometraje|cilindrada|gasolina|combustible|puntos|existencias|isbn_n)/.test(
        name,
      ))
    ? 'text'
    : 'number'
}
