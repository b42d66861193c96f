import type { ChangeCase } from './change-cases'

const SUM = 'ventas = [120, 80, 45]\ntotal = 0\nfor v in ventas:\n    total += v\nprint(total)\n'
const RENT = "saldo = 400\nmeses = 0\nwhile saldo > 0:\n    meses = meses + 1\n    saldo -= 1\nprint('fin')\n"
const PRICES = "precios = {'pan': 2, 'leche': 1}\nfor p in precios:\n    print(p)\n"
const AGE = "edad = 19\nif edad > 12:\n    print('joven')\nelif edad > 60:\n    print('mayor')\n"

/** Small wishes that name parts of the program, in the words of Spain and America. */
export const PART_CASES: readonly ChangeCase[] = [
  { says: 'ponle que enseñe ventas tambien', code: SUM, prints: '245\nVentas: [120, 80, 45]\n' },
  { says: 'me falta que diga cuántas ventas hay', code: SUM, holds: /len\(ventas\)/ },
  { says: 'que pare si total pasa de 150', code: SUM, prints: '200\n', holds: /total > 150:\n +break/ },
  { says: 'sacá 80 de la lista', code: SUM, prints: '165\n' },
  { says: 'quiero que ventas tenga también 5', code: SUM, prints: '250\n' },
  { says: 'que ventas se llame importes', code: SUM, prints: '245\n', holds: /for v in importes/, lacks: /ventas/ },
  { says: 'ponle dato_nuevo a ventas', code: SUM, prints: '245\n', holds: /^dato_nuevo = / },
  { says: 'agregale al final un print con "Fin del día"', code: SUM, prints: '245\nFin del día\n' },
  { says: 'ponle un mensaje de "Hola" al empezar', code: SUM, prints: 'Hola\n245\n' },
  { says: 'que cuente cuántas vueltas da el bucle', code: SUM, prints: 'Vueltas: 3\n245\n' },
  { says: 'cambia el for por un while', code: SUM, prints: '245\n', holds: /while /, lacks: /for / },
  { says: 'ponle if __name__ == "__main__"', code: SUM, prints: '245\n', holds: /^def main\(\):[\s\S]*__main__/ },
  {
    says: 'no, es que yo quiero restar 150 de alquiler cada mes',
    code: RENT,
    holds: /saldo -= 150/,
    lacks: /saldo -= 1\n/,
  },
  {
    says: 'que cada mes se reste 150 a saldo y al final que diga cuántos meses',
    code: RENT,
    prints: 'fin\nMeses: 3\n',
  },
  { says: 'quiero que salga p y su precio', code: PRICES, prints: 'pan 2\nleche 1\n' },
  { says: 'metele kiwi con valor 9 a precios', code: PRICES, prints: 'pan\nleche\nkiwi\n', holds: /'kiwi': 9/ },
  { says: 'cambiá el if para que mire si edad es menor a 20', code: AGE, prints: 'joven\n', holds: /if edad < 20/ },
  { says: 'poné 70 en edad', code: AGE, holds: /^edad = 70/ },
  {
    says: 'cambiá la condición para que sea menor a 200 en vez de igual a 0',
    code: "stock = [('tornillo', 500), ('tuerca', 0)]\nfor item in stock:\n    if item[1] == 0:\n        print(item[0])\n",
    prints: 'tuerca\n',
    holds: /item\[1\] < 200/,
  },
  {
    says: 'saca el 0.21 a una constante IVA',
    code: 'def total(base):\n    return base * 0.21 + base\n\n\nprint(total(100))\n',
    prints: '121.0\n',
    holds: /^IVA = 0\.21\n[\s\S]*base \* IVA/,
  },
  {
    says: 'que imprima y también que devuelva',
    code: "def descuento(precio):\n    nuevo = precio / 2\n    print('Queda', nuevo)\n\n\nx = descuento(50)\n",
    prints: 'Queda 25.0\n25.0\n',
    append: 'print(x)',
  },
  {
    says: 'pruébala también con 12',
    code: 'def doble(n):\n    return n * 2\n\n\nprint(doble(4))\n',
    prints: '8\n24\n',
  },
  {
    says: 'pasá el print a f-string',
    code: 'a = 3\nb = 4\nprint(a, b)\n',
    prints: '3 4\n',
    holds: /f.\{a\} \{b\}/,
  },
  { says: 'sacá el print que dice Fin', code: "print('Hola')\nprint('Fin')\n", prints: 'Hola\n' },
]
