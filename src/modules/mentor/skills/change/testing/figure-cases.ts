import type { ChangeCase } from './change-cases'

const EVEN =
  "numero = int(input('Número: '))\n\nif numero % 2 == 0:\n    print(f'{numero} es par.')\nelse:\n    print(f'{numero} es impar.')\n"
const LIST =
  "compra = []\nwhile True:\n    opcion = input('1 añadir 2 ver 3 salir: ')\n    if opcion == '1':\n        producto = input('Producto: ')\n        compra.append(producto)\n    elif opcion == '2':\n        for producto in compra:\n            print(f'- {producto}')\n    else:\n        break\n"

/** Further figures of what a program has: of its cases, its draws, its amounts, its lists. */
export const FIGURE_CASES: readonly ChangeCase[] = [
  {
    says: 'ahora q siga preguntando hasta q ponga 0 y al acabar diga cuantos pares y cuantos impares he metido (el 0 no cuenta)',
    code: EVEN,
    typed: ['4', '7', '8', '0'],
    prints: '4 es par.\n7 es impar.\n8 es par.\nPares: 2\nImpares: 1\n',
  },
  {
    says: 'y que despues pregunte cuantos somos y diga cuanto pone cada uno',
    code: "cuenta = float(input('Cuenta: '))\ntotal = cuenta * 1.1\nprint('Total:', total)\n",
    typed: ['80', '4'],
    prints: 'Total: 88.0\nPor persona: 22.00\n',
  },
  {
    says: 'falta el IVA (21%) y quitar la retencion de IRPF (15% de la base). enseña por orden base, iva, irpf y total a cobrar',
    code: "total = sum(c * p for c, p in [(2, 50), (1, 100)])\nprint('Total:', total)\n",
    prints: 'Base: 200.00\nIVA (21 %): 42.00\nIRPF (15 %): 30.00\nTotal: 212.00\n',
  },
  {
    says: 'cambiala para que tire 3 dados, muestre los tres y la suma, y diga si hay pareja, trío o nada',
    code: "import random\nrandom.seed(4)\ndado = random.randint(1, 6)\nprint('Salió', dado)\n",
    prints: 'Han salido: 2 3 1\nSuma: 6\nNada\n',
  },
  {
    says: 'cada producto que lleve su precio y que ver muestre el total',
    code: LIST,
    typed: ['1', 'pan', '1.5', '1', 'té', '2', '2', '3'],
    prints: '- pan: 1.5\n- té: 2.0\nTotal: 3.5\n',
  },
  {
    says: 'sube todos los precios un 10% y que salgan de mas caro a mas barato',
    code: "precios = {'pan': 1.2, 'leche': 0.9}\nfor p in precios:\n    print(p, precios[p])\n",
    prints: 'pan 1.32\nleche 0.99\n',
  },
  {
    says: 'quiero que salgan al revés las palabras, no las letras',
    code: "frase = 'hola que tal'\nprint(frase[::-1])\n",
    prints: 'tal que hola\n',
  },
  {
    says: 'y tambien en que posicion lo escribi',
    code: 'numeros = [6, 19, 7]\nprint(max(numeros))\n',
    prints: '19\nPosición del mayor: 2\n',
  },
  {
    says: "falta que saque tambien 'menor' para los otros",
    code: "for e in [3, 40]:\n    if e >= 18:\n        print('adulto')\n",
    prints: 'menor\nadulto\n',
  },
]
