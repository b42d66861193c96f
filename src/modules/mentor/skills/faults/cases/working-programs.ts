/** Draws from a seed, so that a test meets the same programs each time (mulberry32). */
function drawFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    number,
    one: (...options: string[]) => options[number(0, options.length - 1)] ?? '',
    numbers: (count: number) => `[${Array.from({ length: count }, () => number(1, 40)).join(', ')}]`,
  }
}
type Draw = ReturnType<typeof drawFrom>

/** Right programs as beginners write them; names and values are drawn. */
const TEMPLATES: readonly ((draw: Draw) => string)[] = [
  (d) => {
    const [list, item, sum] = [
      d.one('gastos', 'ventas', 'notas', 'precios'),
      d.one('g', 'v', 'x', 'valor'),
      d.one('total', 'suma', 'acumulado'),
    ]
    return `${list} = ${d.numbers(d.number(3, 6))}\n${sum} = 0\nfor ${item} in ${list}:\n    ${sum} += ${item}\nprint("Total:", ${sum})\nprint("Media:", ${sum} / len(${list}))\n`
  },
  (d) => {
    const [name, n] = [d.one('factorial', 'producto', 'fact'), d.one('n', 'num', 'numero')]
    return `def ${name}(${n}):\n    r = 1\n    for i in range(1, ${n} + 1):\n        r *= i\n    return r\n\nprint(${name}(${d.number(3, 8)}))\n`
  },
  (d) => {
    const [i, top] = [d.one('i', 'contador', 'k'), d.number(3, 9)]
    return `${i} = 0\nwhile ${i} < ${top}:\n    print(${d.one('"vuelta"', '"paso"')}, ${i})\n    ${i} += 1\nprint("fin")\n`
  },
  (d) => {
    const [f, a, b] = [
      d.one('area', 'superficie', 'calcula'),
      d.one('base', 'ancho', 'largo'),
      d.one('altura', 'alto', 'fondo'),
    ]
    return `def ${f}(${a}, ${b}):\n    resultado = ${a} * ${b}\n    return resultado\n\n\nr = ${f}(${d.number(2, 9)}, ${d.number(2, 9)})\nprint("Resultado:", r)\n`
  },
  (d) => {
    const t = d.one('texto', 'frase', 'mensaje', 'nombre')
    return `${t} = ${d.one('"  Hola Mundo "', '" Buenos Dias"', '"Python es facil "')}\n${t} = ${t}.strip()\n${t} = ${t}.${d.one('upper', 'lower', 'title')}()\nprint(${t})\n`
  },
  (d) => {
    const [n, low, high] = [d.one('nota', 'puntos', 'media'), d.number(4, 5), d.number(7, 8)]
    return `${n} = float(input("Nota: "))\nif ${n} >= 9:\n    print("Sobresaliente")\nelif ${n} >= ${high}:\n    print("Notable")\nelif ${n} >= ${low}:\n    print("Aprobado")\nelse:\n    print("Suspenso")\n`
  },
  (d) => {
    const r = d.one('respuesta', 'opcion', 'r', 'seguir')
    return `${r} = input("¿Seguir? ")\nif ${r} == "s" or ${r} == "si":\n    print("${d.one('Seguimos', 'Vamos')}")\nelse:\n    print("Adiós")\n`
  },
  (d) => {
    const r = d.one('clave', 'respuesta', 'dato')
    return `${r} = input("Dime: ")\nwhile ${r} != "si" and ${r} != "no":\n    print("No vale")\n    ${r} = input("Dime: ")\nprint("Gracias")\n`
  },
  (d) => {
    const list = d.one('tiempos', 'edades', 'alturas', 'pesos')
    return `${list} = []\nfor i in range(${d.number(3, 5)}):\n    ${list}.append(int(input("Número: ")))\nprint("Mayor:", max(${list}))\nprint("Menor:", min(${list}))\n`
  },
  (d) => {
    const [f, x] = [d.one('buscar', 'esta', 'contiene'), d.one('x', 'elemento', 'dato')]
    return `def ${f}(lista, buscado):\n    for ${x} in lista:\n        if ${x} == buscado:\n            return True\n    return False\n\nprint(${f}(${d.numbers(4)}, ${d.number(1, 40)}))\n`
  },
  (d) => {
    const [name, age] = [d.one('nombre', 'usuario', 'alumno'), d.one('edad', 'puntos')]
    return `${name} = "${d.one('Ana', 'Luis', 'Eva')}"\n${age} = ${d.number(10, 70)}\nprint(f"${d.one('Hola', 'Buenas')}, {${name}}: {${age}}")\n`
  },
  (d) => {
    const c = d.one('Cuenta', 'Perro', 'Producto')
    return `class ${c}:\n    def __init__(self, nombre):\n        self.nombre = nombre\n        self.datos = []\n\n    def anotar(self, dato):\n        self.datos.append(dato)\n\n\na = ${c}("uno")\na.anotar(${d.number(1, 9)})\nprint(a.nombre, a.datos)\n`
  },
  (d) => {
    const [count, text] = [d.one('cuenta', 'veces', 'frecuencias'), d.one('"banana"', '"murcielago"', '"abracadabra"')]
    return `${count} = {}\nfor letra in ${text}:\n    ${count}[letra] = ${count}.get(letra, 0) + 1\nfor letra, n in ${count}.items():\n    print(letra, n)\n`
  },
  (d) => {
    const list = d.one('numeros', 'notas', 'valores')
    return `${list} = ${d.numbers(5)}\n${list}.sort()\nprint(${list})\notra = ${list}.copy()\notra.append(${d.number(1, 9)})\nprint(${list}, otra)\n`
  },
  (d) => {
    const [a, b] = [d.one('a', 'x', 'primero'), d.one('b', 'y', 'segundo')]
    return `${a} = ${d.number(1, 9)}\n${b} = ${d.number(10, 19)}\n${a}, ${b} = ${b}, ${a}\nprint(${a}, ${b})\nmedia = (${a} + ${b}) / 2\nprint(media)\n`
  },
  (d) => {
    const list = d.one('notas', 'datos', 'valores')
    return `${list} = ${d.numbers(6)}\nfor n in list(${list}):\n    if n < ${d.number(5, 20)}:\n        ${list}.remove(n)\nprint(${list})\n`
  },
  (d) => {
    const n = d.one('n', 'numero', 'num')
    return `for ${n} in range(1, ${d.number(5, 12)}):\n    if ${n} % 2 == 0:\n        print(${n}, "par")\n    else:\n        print(${n}, "impar")\n`
  },
  (d) => {
    const list = d.one('xs', 'lista', 'medidas')
    return `${list} = ${d.numbers(4)}\nfor i in range(len(${list})):\n    print(${list}[i] ** 2)\n`
  },
  (d) => {
    const [n, prompt] = [d.one('a', 'edad', 'cantidad'), d.one('Número: ', 'Dime: ')]
    return `${n} = int(input("${prompt}"))\nif ${n} == ${d.number(1, 9)}:\n    print("acertaste")\nelse:\n    print("otra vez", ${n} * 2)\n`
  },
  (d) => {
    const list = d.one('precios', 'alturas')
    return `def main():\n    ${list} = ${d.numbers(4)}\n    mayor = ${list}[0]\n    for x in ${list}:\n        if x > mayor:\n            mayor = x\n    print("Mayor:", mayor)\n\n\nmain()\n`
  },
  (d) => {
    const f = d.one('fact', 'factorial')
    return `def ${f}(n):\n    if n == 0:\n        return 1\n    return n * ${f}(n - 1)\n\n\nprint(${f}(${d.number(3, 7)}))\n`
  },
  (d) => {
    const r = d.one('respuesta', 'color', 'palabra')
    return `${r} = input("Palabra: ")\nif ${r}.lower() == "${d.one('rojo', 'perro', 'madrid')}":\n    print("Sí")\nelse:\n    print("No")\n`
  },
  (d) => {
    const out = d.one('pares', 'grandes', 'elegidos')
    return `datos = ${d.numbers(6)}\n${out} = []\nfor n in datos:\n    if n > ${d.number(5, 20)}:\n        ${out}.append(n)\nprint(${out})\nprint(len(${out}))\n`
  },
  (d) => {
    const f = d.one('es_primo', 'primo')
    return `def ${f}(n):\n    if n < 2:\n        return False\n    for i in range(2, n):\n        if n % i == 0:\n            return False\n    return True\n\n\nfor n in range(1, ${d.number(12, 20)}):\n    if ${f}(n):\n        print(n)\n`
  },
  (d) => {
    const list = d.one('archivo', 'agenda', 'datos')
    return `with open("${list}.txt", "w") as f:\n    for x in ["${d.one('a', 'b')}", "c"]:\n        f.write(x + "\\n")\nwith open("${list}.txt") as f:\n    for linea in f:\n        print(linea.strip())\n`
  },
]

/** So many programs, each template in its turn. */
export function workingPrograms(count: number): string[] {
  return Array.from({ length: count }, (_, at) => TEMPLATES[at % TEMPLATES.length]?.(drawFrom(at + 1)) ?? '')
}
