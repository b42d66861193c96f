import type { ChangeCase } from './change-cases'

const GUESS =
  'secreto = 7\nintento = 0\nwhile intento != secreto:\n    intento = int(input("Adivina: "))\nprint("Adivinaste!")\n'

/** A sign, a number, a parameter or a row is meant by what somebody calls it. */
export const MEANT_PART_CASES: readonly ChangeCase[] = [
  {
    says: 'que los muestre de mayor a menor deuda, con dos decimales, y sin los que deben 0',
    code: 'd = {"Sol": 340.0, "Luna": 1250.75, "Paz": 0}\nfor nombre, deuda in d.items():\n    print(nombre, deuda)\n',
    prints: 'Luna 1250.75\nSol 340.00\n',
  },
  {
    says: 'que al lado ponga CADUCADO si ya paso la fecha, PRONTO si le quedan 7 dias o menos y OK en los demas. deja el hoy como esta',
    code: 'for nombre, dias in [("yogur", -2), ("queso", 5), ("arroz", 90)]:\n    print(nombre, dias)\n',
    prints: 'yogur -2 CADUCADO\nqueso 5 PRONTO\narroz 90 OK\n',
  },
  {
    says: 'que avise con un ¡Ojo! delante cuando queden menos de 5 y que no muestre los que no queden',
    code: 'for nombre, cantidad in [["clavos", 3], ["tuercas", 0], ["pernos", 50]]:\n    print(nombre, cantidad)\n',
    prints: '¡Ojo! clavos 3\npernos 50\n',
  },
  {
    says: 'en lugar de asteriscos que dibuje con # y que la altura la pregunte',
    code: 'altura = 5\nfor i in range(1, altura + 1):\n    print("*" * i)\n',
    typed: ['2'],
    prints: '#\n##\n',
  },
  {
    says: 'pásalo a un for, y que en vez de hasta 100 llegue hasta el número que diga el usuario',
    code: 'i = 1\ntotal = 0\nwhile i <= 100:\n    total += i\n    i += 1\nprint(total)\n',
    typed: ['4'],
    prints: '10\n',
    holds: /for i in range\(1, limite \+ 1\)/,
  },
  {
    says: 'que n sea opcional y valga 18 si no lo pongo, y que devuelva los resultados ordenados de menor a mayor',
    code: 'def filtrar(lista, n):\n    return [x for x in lista if x > n]\n',
    append: 'print(filtrar([40, 5, 20]))',
    prints: '[20, 40]\n',
  },
  {
    says: 'quiero que el saludo se pueda cambiar, pero que si no le pongo nada siga siendo Hola',
    code: 'def saludar(nombre):\n    print("Hola", nombre)\n',
    append: 'saludar("Ana")\nsaludar("Leo", "Buenas")',
    prints: 'Hola Ana\nBuenas Leo\n',
  },
  {
    says: 'esto pero en una funcion generar(largo, simbolos=False) que devuelva la clave, y que si simbolos es True tambien pueda llevar !@#',
    code: 'import random\nletras = "a"\nletras = letras + "a"\nclave = ""\nfor i in range(3):\n    clave += random.choice(letras)\nprint(clave)\n',
    append: 'print(generar(5), len(generar(4, True)))',
    prints: 'aaa\naaaaa 4\n',
  },
  {
    says: 'mételo en una función llamada tabla(numero, hasta=10)',
    code: 'n = 7\nfor i in range(1, 11):\n    print(n * i, end=" ")\n',
    append: 'print()\ntabla(3, 2)',
    prints: '7 14 21 28 35 42 49 56 63 70 \n3 6 ',
  },
  {
    says: 'ponle maximo 2 intentos y si no le atina que diga Perdiste y cual era el numero',
    code: GUESS,
    typed: ['1', '2'],
    prints: 'Perdiste. Era: 7\n',
  },
  {
    says: 'ponle al lado del imc la categoria (bajo peso <18.5, normal hasta 24.9, obesidad de 25)',
    code: 'for nombre, imc in [("Ema", 16.6), ("Lalo", 22.9), ("Beto", 36.3)]:\n    print(nombre, imc)\n',
    prints: 'Ema 16.6 bajo peso\nLalo 22.9 normal\nBeto 36.3 obesidad\n',
  },
  {
    says: 'quiero añadir a cada línea de la factura una columna con el subtotal, y al final el total con 2 decimales',
    code: 'for desc, cant, precio in [("Folios", 5, 3.95), ("Toner", 2, 59.9)]:\n    print(desc, cant, precio)\n',
    prints: 'Folios 5 3.95 19.75\nToner 2 59.9 119.80\nTotal: 139.55\n',
  },
  {
    says: 'que las fechas salgan como dia/mes/año y ordenadas de más antigua a más nueva',
    code: 'fechas = ["2024-03-01", "2023-12-25"]\nfor f in fechas:\n    print(f)\n',
    prints: '25/12/2023\n01/03/2024\n',
  },
  {
    says: 'que ordene de mayor a menor y que no modifique la lista original, que devuelva una nueva',
    code: 'def ordenar(lista):\n    for i in range(len(lista)):\n        for j in range(len(lista) - i - 1):\n            if lista[j] > lista[j + 1]:\n                lista[j], lista[j + 1] = lista[j + 1], lista[j]\n    return lista\n',
    append: 'a = [2, 9, 5]\nprint(ordenar(a), a)',
    prints: '[9, 5, 2] [2, 9, 5]\n',
  },
  {
    says: 'que en lugar de la suma dé la media y que si la lista está vacía devuelva None',
    code: 'def resumen(datos):\n    total = 0\n    for d in datos:\n        total += d\n    return total\n',
    append: 'print(resumen([1, 2]), resumen([]))',
    prints: '1.5 None\n',
  },
  {
    says: 'que los nombres se guarden con la primera letra en mayuscula y sin espacios',
    code: 'nombre = input("Nombre: ")\nprint(nombre + ".")\n',
    typed: ['  ana LOPEZ '],
    prints: 'Ana Lopez.\n',
  },
  {
    says: 'agregale un descuento del 15% si son mas de 3 entradas',
    code: 'entradas = int(input("Cuantas entradas: "))\ntotal = entradas * 10\nprint("Total:", total)\n',
    typed: ['4'],
    prints: 'Total: 34.0\n',
  },
  {
    says: 'cuando se acaben los intentos que diga Has perdido y la palabra que era',
    code: 'palabra = "gato"\nintentos = 2\nwhile intentos > 0:\n    p = input("Palabra: ")\n    if p == palabra:\n        print("Bien")\n        break\n    intentos -= 1\n',
    typed: ['a', 'b'],
    prints: 'Has perdido. Era: gato\n',
  },
  {
    says: 'que ponga ADULTO o MENOR segun si tiene 18 o mas, y los que tengan 0 no los muestres',
    code: 'for n, edad in [("Ana", 12), ("Leo", 40), ("X", 0)]:\n    print(n, edad)\n',
    prints: 'Ana 12 MENOR\nLeo 40 ADULTO\n',
  },
  {
    says: 'las columnas son nombre,ciudad,deuda. quiero q ahora solo saque los de Madrid que deban mas de 100, y al final el total que deben esos',
    code: 'import csv, io\nlector = csv.reader(io.StringIO("Ana,Madrid,150\\nLeo,Lugo,900\\nEva,Madrid,20\\nPepe,Madrid,200"))\nfor fila in lector:\n    print(fila[0], fila[1], fila[2])\n',
    prints: 'Ana Madrid 150\nPepe Madrid 200\nTotal: 350.0\n',
  },
  {
    says: 'el jefe lo quiere por vendedor (columna vendedor), de mayor a menor',
    code: 'import csv, io\ntotal = 0\nfor fila in csv.DictReader(io.StringIO("vendedor,importe\\nA,1\\nB,5\\nA,2")):\n    total += float(fila["importe"])\nprint("Total:", total)\n',
    prints: 'B 5.0\nA 3.0\n',
  },
  {
    says: 'ponle limite de 2 y que al final diga cual era si no lo adivina',
    code: 'n = 7\nwhile True:\n    x = int(input("numero: "))\n    if x == n:\n        print("bien")\n        break\n',
    typed: ['1', '2'],
    prints: 'Se acabaron los intentos. Era: 7\n',
  },
  {
    says: 'que sean los precios que yo quiera y acabe con 0',
    code: 'total = 0\nfor i in range(3):\n    p = float(input("Precio: "))\n    total += p\nprint(total / 3)\n',
    typed: ['4', '8', '0'],
    prints: '6.0\n',
  },
  {
    says: 'quita los repetidos, que salgan ordenados y con un guion delante',
    code: 'compra = ["pan", "leche", "pan"]\nfor c in compra:\n    print(c)\n',
    prints: '- leche\n- pan\n',
  },
  {
    says: 'que no cuente los espacios y que cuente tambien las vocales',
    code: 'texto = input("Frase: ")\nprint(len(texto))\n',
    typed: ['a be'],
    prints: '3\nVocales: 2\n',
  },
]
