import { plainText } from '../../../engine/lexicon/plain-text'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { anotherExampleOf, lastCards } from '../../concepts/last-card'
import { type Asked, answered, printed, python, type Reader, text } from '../asked'
import { SUBJECTS, type Subject } from './example-subjects'

const WISH =
  /\b(?:otr[oa]|un|mas|algun|unos|el mismo) ejemplos?\b(?: \w+){0,3}? (?:con|de|sobre|usando|pero con)\b(.*)$/
const MAX_WORDS = 14

/** «Ponme otro ejemplo, con equipos de fútbol»: the idea that was told of, with things of that subject. */
export const exampleAbout: Reader = (asked: Asked) => {
  const { frame, state } = asked
  const said = plainText(frame.message.prose)
  const [, about] = WISH.exec(said) ?? []
  if (about === undefined || said.split(' ').length > MAX_WORDS) return null
  const subject = SUBJECTS.find(({ words }) => words.test(about))
  const [card, ...more] = lastCards(state)
  if (subject === undefined || card === undefined || more.length > 0) return null
  const program = PROGRAMS[card.id]?.(subject)
  const run = program === undefined ? null : evaluatePiece(parsePython(program))
  if (program === undefined || run?.kind !== 'done') return null
  return answered(card.id, [
    text(anotherExampleOf(card.title)),
    python(program),
    text('**Resultado:**'),
    printed(run.output),
  ])
}

const quoted = ({ things }: Subject, count: number) =>
  things
    .slice(0, count)
    .map((thing) => `"${thing}"`)
    .join(', ')
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The programs that show an idea, by its card. */
export const PROGRAMS: Readonly<Record<string, (about: Subject) => string>> = {
  diccionario: ({ one, amount, things: [a, b, c] }) =>
    `${amount} = {"${a}": 12, "${b}": 9}\nprint(${amount}["${a}"])\n${amount}["${c}"] = 7      # clave nueva: se añade\n${amount}["${b}"] = 10     # clave que ya estaba: se cambia\nfor ${one}, cuantos in ${amount}.items():\n    print(${one}, cuantos)`,
  lista: (about) =>
    `${about.many} = [${quoted(about, 3)}]\nprint(${about.many}[0])\n${about.many}.append("${about.things[3]}")\nfor ${about.one} in ${about.many}:\n    print("-", ${about.one})\nprint(len(${about.many}))`,
  tupla: ({ one, things: [a] }) =>
    `${one} = ("${a}", 12)\nprint(${one}[0])\nnombre, cuantos = ${one}\nprint(nombre, cuantos)`,
  conjunto: (about) =>
    `${about.many} = {${quoted(about, 2)}, "${about.things[0]}"}\nprint(len(${about.many}))      # el repetido cuenta una vez\nprint("${about.things[0]}" in ${about.many})`,
  for: (about) =>
    `${about.many} = [${quoted(about, 3)}]\nfor ${about.one} in ${about.many}:\n    print("Toca", ${about.one})`,
  while: (about) =>
    `${about.many} = [${quoted(about, 3)}]\nwhile ${about.many}:\n    ${about.one} = ${about.many}.pop(0)\n    print("Toca", ${about.one}, "y quedan", len(${about.many}))`,
  if: ({ amount, one, things: [a] }) =>
    `${one} = "${a}"\n${amount} = 12\nif ${amount} > 10:\n    print(${one}, "pasa de 10")\nelse:\n    print(${one}, "no pasa de 10")`,
  funcion: ({ one, amount, things: [a, b] }) =>
    `def ficha(${one}, ${amount}):\n    return f"{${one}}: {${amount}} ${amount}"\n\n\nprint(ficha("${a}", 12))\nprint(ficha("${b}", 9))`,
  clase: ({ one, amount, things: [a, b] }) =>
    `class ${capital(one)}:\n    def __init__(self, nombre, ${amount}):\n        self.nombre = nombre\n        self.${amount} = ${amount}\n\n    def ficha(self):\n        return f"{self.nombre}: {self.${amount}} ${amount}"\n\n\nuno = ${capital(one)}("${a}", 12)\notro = ${capital(one)}("${b}", 9)\nprint(uno.ficha())\nprint(otro.ficha())`,
  'f-string': ({ one, amount, things: [a] }) =>
    `${one} = "${a}"\n${amount} = 12\nprint(f"{${one}} tiene {${amount}} ${amount}")`,
  comprension: (about) =>
    `${about.many} = [${quoted(about, 4)}]\nlargos = [${about.one} for ${about.one} in ${about.many} if len(${about.one}) > 4]\nprint(largos)`,
}
