import { upperFirst } from '~/platform/text/first-letter'
import type { Subject } from './example-subjects'

const quoted = ({ things }: Subject, count: number) =>
  things
    .slice(0, count)
    .map((thing) => `"${thing}"`)
    .join(', ')
const list = (about: Subject, count = 3) => `${about.many} = [${quoted(about, count)}]`
const numbers = ({ amount }: Subject) => `${amount} = [12, 9, 15]`

const TEXTS: Readonly<Record<string, string>> = {
  telefono: '"600 11 22 33"',
  correo: '"a@ejemplo.es"',
  email: '"a@ejemplo.es"',
  direccion: '"Calle Sol, 3"',
  ciudad: '"Lugo"',
  fecha: '"2026-03-01"',
}
const fieldsOf = (fields: readonly string[], number: number) =>
  fields.map((field) => `"${field}": ${TEXTS[field] ?? number}`).join(', ')

type Program = (about: Subject) => string
const counted: Program = ({ one, amount, things: [a] }) =>
  `${one} = "${a}"\n${amount} = 12\nif ${amount} > 10:\n    print(${one}, "pasa de 10")\nelse:\n    print(${one}, "no pasa de 10")`
const klass: Program = ({ one, amount, things: [a, b] }) =>
  `class ${upperFirst(one)}:\n    def __init__(self, nombre, ${amount}):\n        self.nombre = nombre\n        self.${amount} = ${amount}\n\n    def ficha(self):\n        return f"{self.nombre}: {self.${amount}} ${amount}"\n\n\nuno = ${upperFirst(one)}("${a}", 12)\notro = ${upperFirst(one)}("${b}", 9)\nprint(uno.ficha())\nprint(otro.ficha())`
const called: Program = ({ one, amount, things: [a, b] }) =>
  `def ficha(${one}, ${amount}):\n    return f"{${one}}: {${amount}} ${amount}"\n\n\nprint(ficha("${a}", 12))\nprint(ficha("${b}", 9))`
const changed: Program = (about) => `${list(about)}\n${about.many}.append("${about.things[3]}")\nprint(${about.many})`
const sortedBeside: Program = (about) =>
  `${list(about)}\nprint(sorted(${about.many}))      # otra lista, ordenada\nprint(${about.many})      # la de antes, igual`

/** The programs that show an idea, by its card. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  diccionario: ({ one, many, amount, fields, things: [a, b, c] }) =>
    fields
      ? `${many} = {\n    "${a}": {${fieldsOf(fields, 12)}},\n    "${b}": {${fieldsOf(fields, 9)}},\n}\nprint(${many}["${a}"]["${fields[1]}"])\nfor nombre, ${one} in ${many}.items():\n    print(nombre, ${one}["${fields[0]}"], ${one}["${fields[1]}"])`
      : `${amount} = {"${a}": 12, "${b}": 9}\nprint(${amount}["${a}"])\n${amount}["${c}"] = 7      # clave nueva: se añade\n${amount}["${b}"] = 10     # clave que ya estaba: se cambia\nfor ${one}, cuantos in ${amount}.items():\n    print(${one}, cuantos)`,
  lista: (about) =>
    `${list(about)}\nprint(${about.many}[0])\n${about.many}.append("${about.things[3]}")\nfor ${about.one} in ${about.many}:\n    print("-", ${about.one})\nprint(len(${about.many}))`,
  tupla: ({ one, things: [a] }) =>
    `${one} = ("${a}", 12)\nprint(${one}[0])\nnombre, cuantos = ${one}\nprint(nombre, cuantos)`,
  conjunto: (about) =>
    `${about.many} = {${quoted(about, 2)}, "${about.things[0]}"}\nprint(len(${about.many}))      # el repetido cuenta una vez\nprint("${about.things[0]}" in ${about.many})`,
  for: (about) => `${list(about)}\nfor ${about.one} in ${about.many}:\n    print("Toca", ${about.one})`,
  while: (about) =>
    `${list(about)}\nwhile ${about.many}:\n    ${about.one} = ${about.many}.pop(0)\n    print("Toca", ${about.one}, "y quedan", len(${about.many}))`,
  break: (about) =>
    `${list(about)}\nfor ${about.one} in ${about.many}:\n    if ${about.one} == "${about.things[1]}":\n        break      # aquí se acaba el bucle\n    print(${about.one})\nprint("Fin")`,
  continue: (about) =>
    `${list(about)}\nfor ${about.one} in ${about.many}:\n    if ${about.one} == "${about.things[1]}":\n        continue      # este se salta y sigue con el siguiente\n    print(${about.one})\nprint("Fin")`,
  if: counted,
  comparacion: ({ one, things: [a, b] }) =>
    `${one} = "${a}"\nprint(${one} == "${a}")\nprint(${one} == "${b}")\nif ${one} == "${a}":\n    print("Es", ${one})`,
  asignacion: ({ one, amount, things: [a, b] }) =>
    `${one} = "${a}"      # la variable guarda un texto\n${amount} = 12\n${one} = "${b}"      # ahora guarda otro\nprint(${one}, ${amount})`,
  variable: ({ one, amount, things: [a] }) =>
    `${one} = "${a}"\n${amount} = 12\n${amount} = ${amount} + 3\nprint(${one}, ${amount})`,
  funcion: called,
  parametro: called,
  argumento: called,
  return: ({ amount }) =>
    `def doble(${amount}):\n    return ${amount} * 2\n\n\nresultado = doble(12)      # lo que devuelve se guarda\nprint(resultado + 1)`,
  print: ({ one, amount, things: [a] }) =>
    `${one} = "${a}"\n${amount} = 12\nprint(${one}, "tiene", ${amount}, "${amount}")`,
  clase: klass,
  objeto: klass,
  init: klass,
  self: klass,
  herencia: ({ one, amount, things: [a] }) =>
    `class ${upperFirst(one)}:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\n    def ficha(self):\n        return self.nombre\n\n\nclass ${upperFirst(one)}Especial(${upperFirst(one)}):\n    def __init__(self, nombre, ${amount}):\n        super().__init__(nombre)      # lo que ya hacía la otra\n        self.${amount} = ${amount}\n\n\nuno = ${upperFirst(one)}Especial("${a}", 12)\nprint(uno.ficha(), uno.${amount})      # ficha() viene de ${upperFirst(one)}`,
  'f-string': ({ one, amount, things: [a] }) =>
    `${one} = "${a}"\n${amount} = 12\nprint(f"{${one}} tiene {${amount}} ${amount}")`,
  comprension: (about) =>
    `${list(about, 4)}\nlargos = [${about.one} for ${about.one} in ${about.many} if len(${about.one}) > 4]\nprint(largos)`,
  zip: (about) =>
    `${list(about)}\n${numbers(about)}\nfor ${about.one}, cuantos in zip(${about.many}, ${about.amount}):\n    print(${about.one}, cuantos)`,
  enumerate: (about) =>
    `${list(about)}\nfor puesto, ${about.one} in enumerate(${about.many}, start=1):\n    print(puesto, ${about.one})`,
  range: (about) => `${list(about)}\nfor i in range(len(${about.many})):\n    print(i, ${about.many}[i])`,
  indice: (about) =>
    `${list(about)}\nprint(${about.many}[0])      # el primero\nprint(${about.many}[2])      # el tercero\nprint(${about.many}[-1])      # el último`,
  slice: (about) =>
    `${list(about, 4)}\nprint(${about.many}[:2])      # los dos primeros\nprint(${about.many}[1:3])\nprint(${about.many}[::-1])      # al revés`,
  in: (about) =>
    `${list(about)}\nprint("${about.things[0]}" in ${about.many})\nprint("${about.things[3]}" in ${about.many})`,
  append: changed,
  extend: (about) =>
    `${list(about, 2)}\n${about.many}.extend(["${about.things[2]}", "${about.things[3]}"])\nprint(${about.many})`,
  pop: (about) => `${list(about)}\nultimo = ${about.many}.pop()\nprint(ultimo)\nprint(${about.many})`,
  remove: (about) => `${list(about)}\n${about.many}.remove("${about.things[1]}")\nprint(${about.many})`,
  sorted: sortedBeside,
  sort: (about) => `${list(about)}\n${about.many}.sort()      # ordena esta misma lista\nprint(${about.many})`,
  len: (about) => `${list(about)}\nprint(len(${about.many}))\nprint(len("${about.things[0]}"))`,
  sum: (about) => `${numbers(about)}\nprint(sum(${about.amount}))`,
  get: ({ amount, things: [a, b, c] }) =>
    `${amount} = {"${a}": 12, "${b}": 9}\nprint(${amount}.get("${a}", 0))\nprint(${amount}.get("${c}", 0))      # no está: da el 0`,
  try: ({ amount }) =>
    `for escrito in ["12", "muchos"]:\n    try:\n        ${amount} = int(escrito)\n        print("${amount}:", ${amount})\n    except ValueError:\n        print(escrito, "no es un número")`,
  excepcion: ({ amount }) =>
    `for escrito in ["12", "muchos"]:\n    try:\n        ${amount} = int(escrito)\n        print("${amount}:", ${amount})\n    except ValueError:\n        print(escrito, "no es un número")`,
  lambda: (about) =>
    `${about.many} = [("${about.things[0]}", 12), ("${about.things[1]}", 9)]\n${about.many}.sort(key=lambda pareja: pareja[1])      # por el número\nprint(${about.many})`,
  acumulador: (about) =>
    `${numbers(about)}\ntotal = 0\nfor cuantos in ${about.amount}:\n    total = total + cuantos\n    print("Van", total)`,
  recursion: (about) =>
    `def recorre(${about.many}):\n    if not ${about.many}:      # caso base: no queda nada\n        return\n    print(${about.many}[0])\n    recorre(${about.many}[1:])      # la misma tarea, con uno menos\n\n\nrecorre([${quoted(about, 3)}])`,
}
