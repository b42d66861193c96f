import type { ChangeCase } from './change-cases'

const TICKET = 'edad = int(input("Edad: "))\nif edad < 12:\n    print("Entrada: 5")\nelse:\n    print("Entrada: 10")\n'
const TAX = 'sueldo = 2000\nimpuesto = sueldo * 0.15\nprint("Impuesto:", impuesto)\n'
const FEE = 'def comision(ventas):\n    return ventas * 0.05\n\n\nprint(comision(1000))\n'

/** Rules told anew, tier by tier, in either order, of chains, rates, constants and results. */
export const TIER_CASES: readonly ChangeCase[] = [
  {
    says: 'cambia los tramos: menos de 12 años 3 euros, de 12 a 64 8 euros y de 65 en adelante 4 euros',
    code: TICKET,
    typed: ['64'],
    prints: 'Entrada: 8\n',
    holds: /if edad < 12:[\s\S]*elif edad <= 64:[\s\S]*else:\n {4}print\("Entrada: 4"\)/,
  },
  {
    says: 'quiero que los niños menores de 4 entren gratis y los de 65 o mas paguen 7',
    code: TICKET,
    typed: ['3'],
    prints: 'Entrada: gratis\n',
    holds: /elif edad >= 65:[\s\S]*elif edad < 12:/,
  },
  {
    says: 'arreglalo pa que hasta 1000 pague 10%, de 1000 a 3000 el 20% y de ahi en adelante 30%',
    code: TAX,
    prints: 'Impuesto: 400.0\n',
  },
  {
    says: 'cambiala: hasta 1000 el 5% y solo la parte q pase de 1000 al 10%',
    code: FEE,
    append: 'print(comision(1500), comision(800))',
    prints: '50.0\n100.0 40.0\n',
  },
  {
    says: 'quiero que el envio sea gratis a partir de 50 euros, 3 euros entre 20 y 50, y 5 si es menos',
    code: 'envio = 4.99\nprecio = float(input("Precio: "))\ntotal = precio + envio\nprint("Total", total)\n',
    typed: ['20'],
    prints: 'Total 23.0\n',
  },
  {
    says: 'que diga frio si es menos de 10, templado entre 10 y 25 y calor si es mas de 25',
    code: 'temperatura = float(input("Grados: "))\nprint(temperatura)\n',
    typed: ['25'],
    prints: '25.0\nTemplado\n',
  },
  {
    says: 'que diga si es menor de edad, adulto o jubilado (65)',
    code: 'edad = 2025 - int(input("Año: "))\nprint("Edad:", edad)\n',
    typed: ['1960'],
    prints: 'Edad: 65\nJubilado\n',
  },
  {
    says: 'mejor que suba 5% lo que cuesta menos de 10 y 3% lo demas, con dos decimales, y el cafe que no se toque',
    code: 'precios = {"cafe": 1.5, "bocadillo": 4, "menu": 12}\nfor p in precios:\n    precios[p] = precios[p] * 1.10\nprint(precios)\n',
    prints: "{'cafe': 1.5, 'bocadillo': 4.2, 'menu': 12.36}\n",
  },
]
