import type { Reading, Span } from '../reading'
import { nounType } from '../scalars/nouns'
import { changed, changedByPercent } from './class-changes'
import { alive, kept, measured, stepOf } from './class-measures'
import type { Attribute, Effect, Method } from './class-parts'
import { type Telling, told } from './class-results'

type Context = Omit<Telling, 'said'>

/** What a method does, from the words about it and its own name; null where neither tells. */
export function effectOf(method: Method, said: Span, { reading, attributes, className }: Context): Effect | null {
  const words = `${method.name.replaceAll('_', ' ')} ${unreadIn(reading, said)}`
  const [parameter] = method.parameters
  const effect =
    special(method, words, attributes) ??
    changedByPercent(method, words, attributes) ??
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
