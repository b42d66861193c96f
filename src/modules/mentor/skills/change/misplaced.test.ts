import { describe, expect, it } from 'vitest'
import { parsePython } from '../../python/parse'
import { Program } from '../../python/program/indexed-program'
import { isMisplaced } from './misplaced'
import { saidOf } from './read-wishes'
import { breaksAnew } from './same-output'

const programOf = (code: string) => new Program(parsePython(code))
const misplaced = (before: string, after: string, says: string) =>
  isMisplaced(programOf(before), programOf(after), saidOf(says))

const RATE = "PRECIO_HORA = 38\nhoras = float(input('Horas: '))\nprint(horas * PRECIO_HORA)\n"
const MENU =
  "citas = []\nwhile True:\n    opcion = input('Opción: ')\n    if opcion == '1':\n        citas.append(input('Cita: '))\n    else:\n        break\n"
const OWED = 'MINIMO = 100\nfor deuda in [80, 150]:\n    if deuda > MINIMO:\n        print(deuda)\n'
const LESS = 'for precio in [100, 50]:\n    print(precio * 0.9)\n'

describe('what does not stand where it does what is wished', () => {
  it.each([
    ['the same asked for two names', RATE, RATE.replace('38', "int(input('Horas: '))"), 'que me pregunte las horas'],
    ['asked once where each time is said', MENU, `fecha = input('Fecha: ')\n${MENU}`, 'que pida la fecha al agregar'],
    [
      'a file that is asked for and opened by nobody',
      "print(open('a.csv').read())\n",
      "nombre = input('Nombre: ')\nprint(open('a.csv').read())\nprint('Nombre:', nombre)\n",
      'pídeme el nombre del archivo',
    ],
    [
      'a bound within the old one',
      OWED,
      OWED.replace('    if', '    if deuda > 0:\n        if').replace('        print', '            print'),
      'solo los que deben más de 0',
    ],
    ['the total of what is not shown', LESS, `${LESS}print('Total:', sum([100, 50]))\n`, 'y con el total'],
    [
      'an old rate in a label',
      "iva = 5 * 21 / 100\nprint('IVA (21 %):', iva)\n",
      "iva = 5 * 19 / 100\nprint('IVA (21 %):', iva)\n",
      'cambia el iva a 19',
    ],
  ])('%s', (_, before, after, says) => expect(misplaced(before, after, says)).toBe(true))

  it.each([
    [
      'a name at the top of a game',
      MENU,
      `nombre = input('Nombre: ')\n${MENU}print('Adiós,', nombre)\n`,
      'que pida el nombre al empezar',
    ],
    ['the total of what is shown', LESS, `${LESS}print('Total:', 135.0)\n`, 'y con el total'],
    [
      'two bounds that hold something between them',
      OWED,
      OWED.replace('deuda > MINIMO', 'deuda > MINIMO and deuda < 200'),
      'y menos de 200',
    ],
  ])('but not %s', (_, before, after, says) => expect(misplaced(before, after, says)).toBe(false))

  it('breaks on the rows of a file as they could be', () => {
    const before =
      "total = 0\nwith open('gastos.txt') as f:\n    for linea in f:\n        total += float(linea.split(';')[1])\nprint(total)\n"
    const after = before.replace("float(linea.split(';')[1])", 'linea')
    expect(breaksAnew(parsePython(before), parsePython(after))).toBe(true)
    expect(breaksAnew(parsePython(before), parsePython(before.replace('total)', 'total, 1)')))).toBe(false)
  })
})
