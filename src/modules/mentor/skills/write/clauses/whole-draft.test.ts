import { describe, expect, it } from 'vitest'
import { answerConversation } from '../../../engine/answer-conversation'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { createUnknownSkill } from '../../unknown/unknown-skill'
import { MAKERS } from '../makers'
import { createWriteSkill } from '../write-skill'

const skills = [createWriteSkill(MAKERS), createUnknownSkill(() => ({ near: [], isClose: false }))]
const ask = (content: string) =>
  answerConversation({ skills, check: null }, { mentor: 'basic', turns: [{ role: 'user', content }] })
const codeIn = (markdown: string) => /```python\n(.*?)```/s.exec(markdown)?.[1] ?? ''
const printed = (markdown: string, typed: string[] = []) =>
  evaluateProgram(parsePython(codeIn(markdown)), { input: typed }).output

describe('a first request of a known program and clauses', () => {
  it('gets the program with each clause made of it, in whatever words and order they come', async () => {
    const cases: [string, RegExp, string[]?][] = [
      [
        'haceme una cuenta regresiva del 5 al 1 y que al final diga Despegue. es para mi hijo',
        /^5\n4\n3\n2\n1\n.?Despegue/,
      ],
      ['hazme una cuenta atrás del 3 al 0 usando while y que al final escriba ¡Ya! (sin esperas)', /^3\n2\n1\n0\n¡Ya!/],
      [
        'programa pa mostrar la tabla de multiplicar del numero q meta el usuario pero al reves, del 10 al 1',
        /70\n.*63\n.*7 x 1 = 7/s,
        ['7'],
      ],
      ['tabla de multiplicar del 8 hasta el 12', /8 x 11 = 88\n8 x 12 = 96\n$/],
      [
        'programa que diga si un numero es primo, y que pregunte si quiero probar otro',
        /7 es primo.*8 no es primo/s,
        ['7', 's', '8', 'n'],
      ],
      [
        'tengo las temperaturas 18, 22, 25, 19 y 30. calcula la media y muestra las que están por encima de ella',
        /22\.80\n.*25, 30/,
      ],
      ['piramide de asteriscos de 3 filas pero al reves', /^\*{5}\n \*{3}\n {2}\*\n$/],
    ]
    for (const [request, wanted, typed] of cases) {
      const { markdown, outcome } = await ask(request)
      expect([request, outcome, printed(markdown, typed)]).toEqual([request, 'answered', expect.stringMatching(wanted)])
      expect(markdown).not.toContain('Puede faltar')
    }
  })

  it('puts the word, the tries and the texts of its ends into a game, and takes a function by its name', async () => {
    const { markdown } = await ask(
      'juego del ahorcado en consola, la palabra secreta es oso, 3 vidas, se mete una letra cada vez. cuando la complete que diga GANASTE y si se queda sin vidas PERDISTE',
    )
    expect(printed(markdown, ['o', 's'])).toMatch(/o _ o[\s\S]*GANASTE\n$/)
    expect(printed(markdown, ['x', 'y', 'z'])).toMatch(/PERDISTE\n$/)
    const caesar = await ask(
      'Cifrado César: cesar(texto, n) desplaza cada letra n posiciones en el abecedario inglés (a-z) dando la vuelta, conserva mayúsculas y minúsculas y deja igual espacios, números y signos. Con n negativo debe descifrar.',
    )
    expect(codeIn(caesar.markdown)).toMatch(/^def cesar\(texto, n\):/)
  })

  it('gives the program of a game that everybody knows, however much of its rules is told', async () => {
    const hangman = await ask(
      'quiero programar el ahorcado en consola. que elija una palabra al azar de una lista, enseñe los guiones con las letras que llevo, y pierdo a los 6 fallos. si ya dije una letra que no me la cuente como fallo otra vez',
    )
    expect(hangman.outcome).toBe('answered')
    expect(codeIn(hangman.markdown)).toMatch(/FALLOS = 6\n[\s\S]*random\.choice/)
    const rows = await ask(
      'tres en raya para dos jugadores en la terminal, empieza la X. cada uno escribe el numero de casilla del 1 al 9, no se puede poner en una ocupada, y avisa si alguien gana o si hay empate',
    )
    expect(codeIn(rows.markdown)).toContain('mpate')
  })

  it('sets the constants of a recipe by amounts in words', async () => {
    const game = await ask('quiero hacer piedra papel o tijera contra el ordenador, una sola ronda')
    expect(codeIn(game.markdown)).toContain('RONDAS = 1\n')
    const pay = await ask(
      'calcular el sueldo semanal con las horas trabajadas y lo que gana por hora, las que pasen de 40 se pagan al doble',
    )
    expect(codeIn(pay.markdown)).toContain('RECARGO = 2\n')
  })

  it('names the clause that no change makes, whether the program was sure or not, and never what it holds', async () => {
    const lost = await ask('cuenta las palabras de una frase sin contar los articulos')
    expect(lost.markdown).toMatch(/^\*\*Puede faltar:\*\* «[^»]*sin contar los articulos»/)
    const part = await ask('juego del ahorcado con 8 vidas y palabras de frutas')
    expect(part.markdown).toMatch(/^\*\*Puede faltar:\*\* «[^»]*palabras de frutas».*FALLOS = 8\n/s)
    const held = await ask('piedra papel o tijera al mejor de 5 contra la computadora')
    expect(held.markdown).not.toContain('Puede faltar')
  })

  it('leaves out what it is told to leave out', async () => {
    const { markdown } = await ask('quiero un generador de contraseñas de 12 caracteres sin símbolos')
    expect(codeIn(markdown)).not.toMatch(/!|punctuation/)
  })
})

describe('a request whose rows are told in free words', () => {
  it.each([
    [
      'necesito las ventas por tienda y dia desde un csv que tengo, con columnas fecha, tienda, importe',
      /\(fila\['tienda'\], fila\['fecha'\]\)/,
    ],
    [
      'programa que lea ventas.csv (fecha,tienda,importe) y me diga cuanto ha vendido cada tienda cada dia',
      /\(fila\['tienda'\], fila\['fecha'\]\)/,
    ],
    [
      'quiero un programa que lea clientes.csv y me saque los de Valencia',
      /fila\['ciudad'\] == 'Valencia'.*he supuesto `nombre` y `ciudad`/s,
    ],
    [
      'me avise de los ingredientes que caducan esta semana, los tengo en un csv con ingrediente y caducidad',
      /'ingredientes\.csv'.*timedelta\(/s,
    ],
    [
      'listado de facturas en facturas.csv con cliente, total y fecha de vencimiento. que diga cuáles ya vencieron',
      /fila\['fecha_vencimiento'\] < date\.today\(\)/,
    ],
  ])('is written of the file, with what was supposed: «%s»', async (text, says) =>
    expect((await ask(text)).markdown).toMatch(says),
  )

  it.each([
    ['tengo los precios en un diccionario y quiero subirlos todos un 5%', /pan.*13\.12/],
    ['dado una lista de calificaciones dime cuantas pasaron, se pasa con 6', /: 3$/m],
    ['tengo una lista de clientes con lo que deben y quiero saber quiénes no me han pagado', /^Ana: 50\nEva: 120$/m],
    ['dada una lista de edades di cuantos son mayores de edad', /: 3$/m],
  ])('is shown with data as they could be: «%s»', async (text, prints) => {
    const { markdown } = await ask(text)
    expect(printed(markdown)).toMatch(prints)
    expect(markdown).toContain('he puesto unos de ejemplo')
  })

  it.each([
    ['hazme un programa que calcule el cambio que tengo que dar al cliente', ['3', '5'], /Cambio: 2\.00/],
    [
      'hazme un programa para hacer facturas, que me pida los productos y ponga el iva del 10%',
      ['pan', '2', '5', 'fin'],
      /Total: 11\.00/,
    ],
    ['un programa que ordene 3 nombres alfabeticamente', ['Luis', 'Ana', 'Eva'], /Ana\nEva\nLuis/],
    ['adivina el numero pero al reves, que la compu adivine el mio', ['sí'], /50/],
    ['un programa que pase minutos a horas y minutos', ['135'], /2 horas y 15 minutos/],
    [
      'una agenda donde pueda meter nombre y correo y buscar por nombre',
      ['1', 'Ana', 'a@b.c', '2', 'Ana', '3'],
      /a@b\.c/,
    ],
    [
      'quiero que me pida mi peso cada dia de la semana y diga el promedio',
      ['70', '71', '70', '71', '70', '71', '70'],
      /70\.43/,
    ],
    [
      'tengo una tienda de ropa y quiero apuntar lo que vendo: prenda, talla y precio',
      ['falda', 'M', '20', 'fin'],
      /falda: M, 20\.00/,
    ],
    ['calculadora con menu, sumar restar y salir', ['2', '7', '5', '3'], /2\.0/],
  ])('is heard in plainer words: «%s»', async (text, typed, prints) =>
    expect(printed((await ask(text)).markdown, typed)).toMatch(prints),
  )
})
