import { beforeAll, describe, expect, it } from 'vitest'
import { startPython } from '~/testing/python/python'
import { EMPTY_STATE } from '../../engine/frame'
import { readMessage } from '../../engine/reading/read-message'
import { understand } from '../../engine/understand'
import { runnable } from '../faults/cases/question'
import { changeSkill } from './change-skill'
import { CHANGE_CASES } from './testing/change-cases'
import { askedOf, stateWith } from './testing/change-question'
import { CHECK_CASES } from './testing/check-cases'
import { COLLECTION_CASES } from './testing/collection-cases'
import { EVERYDAY_CASES } from './testing/everyday-cases'
import { EVERYDAY_MORE_CASES } from './testing/everyday-more-cases'
import { FIGURE_CASES } from './testing/figure-cases'
import { FUNCTION_CASES } from './testing/function-cases'
import { GATHERED_CASES } from './testing/gathered-cases'
import { MEANT_PART_CASES } from './testing/meant-part-cases'
import { MENU_CASES } from './testing/menu-cases'
import { MORE_CHANGE_CASES } from './testing/more-change-cases'
import { PART_CASES } from './testing/part-cases'
import { PASTED_CASES } from './testing/pasted-cases'
import { ROW_CASES } from './testing/row-cases'
import { STRUCTURE_CASES } from './testing/structure-cases'
import { TIER_CASES } from './testing/tier-cases'
import { WHEN_CASES } from './testing/when-cases'
import { WHOLE_PROGRAM_CASES } from './testing/whole-program-cases'
import { WRITTEN_CASES } from './testing/written-cases'

let run: (code: string) => string
beforeAll(async () => {
  run = await startPython()
})

const SURE = 0.9
const TABLE = 'n = 7\nfor i in range(1, 11):\n    print(n * i)\n'

describe.each(
  [
    ...CHANGE_CASES,
    ...MORE_CHANGE_CASES,
    ...STRUCTURE_CASES,
    ...COLLECTION_CASES,
    ...WHOLE_PROGRAM_CASES,
    ...FUNCTION_CASES,
    ...PASTED_CASES,
    ...MENU_CASES,
    ...WHEN_CASES,
    ...TIER_CASES,
    ...ROW_CASES,
    ...FIGURE_CASES,
    ...CHECK_CASES,
    ...MEANT_PART_CASES,
    ...WRITTEN_CASES,
    ...EVERYDAY_CASES,
    ...EVERYDAY_MORE_CASES,
    ...GATHERED_CASES,
    ...PART_CASES,
  ].map((each) => [each.says, each] as const),
)('«%s»', (_, { says, code, typed, prints, holds, lacks, append }) => {
  it('is taken, made in the whole program, told with its lines, and runs in Python as asked', async () => {
    const { answer, sureness, markdown, program } = await askedOf(code, says)
    expect(sureness).toBeGreaterThan(SURE)
    expect(answer?.outcome).toBe('answered')
    const output = run(runnable(`${program}\n${append ?? ''}`, typed))
    if (prints !== undefined) expect(output).toBe(prints)
    if (holds) expect(program).toMatch(holds)
    if (lacks) expect(program).not.toMatch(lacks)
    expect(markdown).toContain('### Qué ha cambiado')
    expect(markdown).not.toContain('Esto no lo he cambiado')
    expect(markdown.replace(/`+[^`]*`+/g, 'x')).not.toMatch(/undefined|null|\[object/)
  })
})

describe('what a person says after a program', () => {
  it('is made whole: several changes in one message', async () => {
    const { program } = await askedOf(TABLE, 'que llegue hasta 3, al revés y con comentarios')
    expect(run(program ?? '')).toBe('21\n14\n7\n')
    expect(program).toContain('#')
  })

  it('says that what is to be written otherwise is not there', async () => {
    const { markdown, program } = await askedOf(TABLE, 'cambia fresa por limón')
    expect(markdown).toContain('no aparece `fresa`')
    expect(program).toBeNull()
  })

  it('says plainly which part it has not changed', async () => {
    const { markdown } = await askedOf(TABLE, 'que llegue hasta 3, y haz que suene una campana')
    expect(markdown).toContain('Esto no lo he cambiado: «haz que suene una campana»')
  })

  it('changes nothing where only a word of what is asked would be done', async () => {
    const { answer, program } = await askedOf(
      'precios = [12.0, 7.5, 20.0]\ntotal = 0\nfor p in precios:\n    total += p\nprint(total)\n',
      'tengo 35 euros. que vaya sumando y pare en cuanto el siguiente se pase de 35, sin sumar ese, y me diga cuantas cosas me llevo',
    )
    expect([answer?.outcome, program]).toEqual(['unknown', null])
  })

  it('reads data from a file, without its empty lines and what does not count', async () => {
    const { program } = await askedOf(
      'notas = [6.5, 8]\nprint(sum(notas) / len(notas))\n',
      "las notas las tengo en notas.txt, una por linea, pero hay lineas en blanco y algun 'NP' que no cuenta. que diga tambien cuantos NP",
    )
    const file = 'open("notas.txt", "w").write("7\\n\\nNP\\n5,5\\n")'
    expect(run(`${file}\n${program}`)).toBe('6.25\nNP: 1\n')
  })

  it.each([
    [
      'lo mismo pero con una clase Libro en vez de diccionarios, y ordenados del más corto al más largo',
      'libros = [{"titulo": "Rayuela", "paginas": 600}, {"titulo": "Ficciones", "paginas": 190}]\nfor l in libros:\n    print(l["titulo"], l["paginas"])\n',
      'print(Libro("x", 5).paginas)',
      'Ficciones 190\nRayuela 600\n5\n',
    ],
    [
      'como quedaria con una clase Paciente(peso, altura) y un metodo imc() que lo devuelva redondeado a 1 decimal?',
      'peso = 64\naltura = 1.6\nimc = peso / altura ** 2\nprint(imc)\n',
      'print(Paciente(81, 1.78).imc())',
      '25.0\n25.6\n',
    ],
  ])('makes a class of the data that are there: «%s»', async (says, code, append, prints) => {
    const { program, sureness } = await askedOf(code, says)
    expect(sureness).toBeGreaterThan(SURE)
    expect(run(`${program}\n${append}`)).toBe(prints)
  })

  it('does without pandas what it did with it', async () => {
    const { program } = await askedOf(
      'import pandas as pd\ndf = pd.read_csv("p.csv")\nenviados = df[df["estado"] == "si"]\nprint(enviados["importe"].sum())\n',
      'hazlo sin pandas',
    )
    expect(run(`open("p.csv", "w").write("estado,importe\\nsi,40.5\\nno,9\\nsi,30\\n")\n${program}`)).toBe('70.5\n')
  })

  it('names a part that no change fits, beside one that was made', async () => {
    const { markdown } = await askedOf(TABLE, 'que llegue hasta 3 y que salga en mayúsculas')
    expect(markdown).toContain('Esto no lo he cambiado')
    expect(markdown).toContain('mayúsculas')
  })

  it.each([
    'que en vez de eso haga ruido',
    'ahora que salgan las olas del mar',
    'ponle música de fondo',
    'y si quiero que me avise mi abuela?',
  ])(
    '«%s» is a wish about the program: it is answered as one, if only by saying that it cannot be made',
    async (says) => {
      const { sureness, answer, program } = await askedOf(TABLE, says)
      expect(sureness).toBeGreaterThan(SURE)
      expect(answer?.isFinal ?? answer?.outcome === 'asked').toBe(true)
      expect(program).toBeNull()
    },
  )

  it('asks back where two places could be meant, and changes neither', async () => {
    const { answer, markdown, program } = await askedOf(
      `${TABLE}for j in range(5):\n    print(j)\n`,
      'que empiece en 2',
    )
    expect(answer?.outcome).toBe('asked')
    expect(markdown).toMatch(/líneas 2 y 4/)
    expect(program).toBeNull()
  })

  it.each([
    'y si lo quito?',
    'por qué empieza en 1?',
    'qué hace range',
    'qué es un for',
    'gracias',
    'hazme un programa que sume dos números',
  ])('leaves «%s» to others', async (says) => {
    expect((await askedOf(TABLE, says)).sureness).toBeLessThan(0.5)
  })

  it.each(['¿qué tiene adentro BATE["piedra"]?', 'Pero ¿qué hay en BATE["piedra"]?', '¿cuánto vale "piedra"?'])(
    'changes nothing for a question about a value: «%s»',
    async (says) =>
      expect((await askedOf('BATE = {"piedra": "tijera"}\nyo = "piedra"\nprint(BATE[yo])\n', says)).sureness).toBe(0),
  )

  it.each([
    ['me ordena mal los números', 'nums = ["25", "3"]\nnums.sort()\nprint(nums)\n'],
    [
      'quiero quitar los suspensos y me deja el 4',
      'notas = [3, 4, 7]\nfor n in notas:\n    if n < 5:\n        notas.remove(n)\n',
    ],
    ['qué imprime? yo digo [1, 2]', 'a = [1, 2]\nb = a\nb.append(3)\nprint(a)\n'],
  ])('leaves a complaint to those who find faults: «%s»', (says, code) => {
    const frame = understand(readMessage(`${says}\n\n${code}`), EMPTY_STATE)
    expect(changeSkill.accepts(frame, EMPTY_STATE)).toBeLessThan(0.5)
  })

  it('takes a change that comes with its program', () => {
    const frame = understand(readMessage(`pásame esto a función\n\n${TABLE}`), EMPTY_STATE)
    expect(changeSkill.accepts(frame, EMPTY_STATE)).toBeGreaterThan(SURE)
  })

  it.each([
    'que salga en mayusculas y separado por comas',
    'si n pasa de 5 que haga un descuento del 15',
    'quiero tambien la posicion del mayor',
  ])('takes what is demanded of a pasted program, though it cannot make it: «%s»', (says) => {
    const frame = understand(readMessage(`${says}\n\n${TABLE}`), EMPTY_STATE)
    expect(changeSkill.accepts(frame, EMPTY_STATE)).toBeGreaterThan(SURE)
  })

  it.each([
    [
      'que pida 3 notas y que al final diga cual era la primera',
      'n = int(input())\nprint(n)\n',
      'diga cual era la primera',
    ],
    ['ordena la lista y que cuente cuantas vocales tiene cada palabra', 'x = ["b", "a"]\nprint(x)\n', 'cada palabra'],
  ])('names what the changed program does not show: «%s»', async (says, code, part) => {
    const { markdown } = await askedOf(code, says)
    expect(markdown).toContain(part)
  })

  it('compares no line of a file with a number, and counts no condition as a count of all', async () => {
    const FILE = "with open('n.txt') as f:\n    for linea in f:\n        print(linea)\n"
    expect((await askedOf(FILE, 'que muestre solo los mayores de 5')).program ?? '').not.toContain('linea > 5')
    const { markdown, program } = await askedOf(
      'notas = [4, 8]\nprint(notas)\n',
      'que diga la mas alta y cuantas aprobaron',
    )
    expect(program ?? '').not.toContain('len(notas)')
    expect(markdown).toContain('cuantas aprobaron')
  })

  it.each(['déjalo como estaba', 'vuelve a lo de antes', 'quita lo último', 'quítalo', 'quita lo del 4'])(
    'takes the last change back: «%s»',
    (says) => {
      const old = stateWith(TABLE)
      const answered = [{ skill: 'change', topic: 'value', question: 'hasta 4' }]
      const state = { ...stateWith(TABLE.replace('11', '4')), before: old.code, answered }
      const frame = understand(readMessage(says), state)
      expect(changeSkill.accepts(frame, state)).toBeGreaterThan(SURE)
      const answer = changeSkill.answer(frame, state, { mentor: 'basic', earlierAnswers: 0, check: null })
      expect(answer).toMatchObject({ blocks: [{ kind: 'text' }, { kind: 'code', code: TABLE }] })
    },
  )

  it('shows the diff only on request', async () => {
    expect((await askedOf(TABLE, 'que llegue hasta 3')).markdown).not.toContain('```diff')
    expect((await askedOf(TABLE, 'que llegue hasta 3 y enséñame el diff')).markdown).toContain('```diff')
  })

  it('says so where a change is clearly wanted that it cannot make', async () => {
    const { answer, program } = await askedOf(TABLE, 'cambia el programa para que use tkinter')
    expect(answer?.outcome ?? 'unknown').toBe('unknown')
    expect(program).toBeNull()
  })
})
