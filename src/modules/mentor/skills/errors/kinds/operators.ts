import type { Kinds } from './kind'

export const OPERATORS: Kinds = {
  'none-operand': {
    means: 'Haces una operación con {operator}, y uno de los dos valores es `None`.',
    simply: 'Quieres hacer cuentas con «nada».',
    causes: [
      [
        'La función enseña el resultado y no lo devuelve.',
        'def doble(n):\n    print(n * 2)\n\nprint(doble(3) + 1)',
        'def doble(n):\n    return n * 2\n\nprint(doble(3) + 1)',
      ],
      [
        'Un método que no devuelve nada.',
        'lista = [1].append(2)\nprint(lista + [3])',
        'lista = [1]\nlista.append(2)\nprint(lista + [3])',
      ],
    ],
    avoid: 'Una función que calcula algo tiene que terminar con `return`; `print` solo lo enseña.',
  },
  'print-operand': {
    means: 'A la izquierda de {operator} está la función misma, sin paréntesis, y con una función no se opera.',
    simply: 'Python 3 necesita paréntesis: `print(…)`.',
    causes: [['Es la manera de Python 2.', 'print >> archivo, "hola"', 'print("hola", file=archivo)']],
    avoid: 'Llama siempre a las funciones con paréntesis.',
    holds: true,
  },
  operand: {
    means: '{operator} no funciona entre {left} y {right}.',
    simply: 'Mezclas dos clases de valores, como sumar 3 y una palabra. Antes hay que convertir uno.',
    causes: [
      [
        'Lo que da `input()` es un texto.',
        'edad = input("Edad: ")\nprint(10 + edad)',
        'edad = int(input("Edad: "))\nprint(10 + edad)',
      ],
      ['Quieres unir un número y un texto.', 'print(3 + " gatos")', 'print(str(3) + " gatos")'],
      ['Una lista no se opera entera.', 'notas = [7, 8]\nprint(notas / 2)', 'notas = [7, 8]\nprint(sum(notas) / 2)'],
    ],
    avoid: 'Convierte con `int()` o `float()` en cuanto lees el dato, y une textos con f-strings: `f"{n} gatos"`.',
  },
  'unary-operand': {
    means: 'Pones {operator} delante de {type}, y eso solo vale para números.',
    simply: 'El signo suelto delante de un valor lo cambia de signo, y un texto no tiene signo.',
    causes: [['Sobra un `+` o una coma antes del `+`.', 'print("Hola", + "Ana")', 'print("Hola", "Ana")']],
    avoid: 'Separa con comas o une con `+`, una de las dos cosas.',
  },
  'none-concat': {
    means: 'Quieres unir {left} con algo que vale `None`.',
    simply: 'Quieres pegar un texto con «nada».',
    causes: [
      [
        'La función no tiene `return`.',
        'def saludo():\n    print("hola")\n\nprint("Digo " + saludo())',
        'def saludo():\n    return "hola"\n\nprint("Digo " + saludo())',
      ],
      [
        'Un método que no devuelve nada.',
        'mas = [1].append(2)\nprint([0] + mas)',
        'mas = [1]\nmas.append(2)\nprint([0] + mas)',
      ],
    ],
    avoid: 'Mira de dónde sale el valor: lo que se usa después tiene que llegar con `return`.',
  },
  concat: {
    means: 'Con `+` quieres unir {left} y {right}: tienen que ser los dos de la misma clase.',
    simply: 'El `+` pega textos con textos y suma números con números, y aquí hay uno de cada.',
    causes: [
      ['Unes un texto con un número.', 'edad = 20\nprint("Tengo " + edad)', 'edad = 20\nprint("Tengo " + str(edad))'],
      ['`input()` da texto y querías sumar.', 'n = input("n: ")\nprint(n + 1)', 'n = int(input("n: "))\nprint(n + 1)'],
      ['Añades un valor suelto a una lista.', 'lista = [1]\nlista = lista + 2', 'lista = [1]\nlista.append(2)'],
    ],
    avoid: 'Para mezclar textos y números usa f-strings: llevan cada valor entre llaves.',
  },
  'multiply-sequence': {
    means: 'Multiplicas un texto o una lista por {type}, y solo se puede por un número entero.',
    simply: '`"ja" * 3` repite el texto tres veces; repetirlo por un texto o por 2.5 no tiene sentido.',
    causes: [
      [
        'Lo que da `input()` es texto, no un número.',
        'precio = input("Precio: ")\nprint(precio * 1.21)',
        'precio = float(input("Precio: "))\nprint(precio * 1.21)',
      ],
      [
        'Una lista no se multiplica elemento a elemento.',
        'notas = [1, 2]\nprint(notas * 1.5)',
        'notas = [1, 2]\nprint([n * 1.5 for n in notas])',
      ],
    ],
    avoid: 'Convierte con `float(input(…))` o `int(input(…))` cuando el dato es un número.',
  },
  comparison: {
    means: 'Comparas con {operator} {left} y {right}, y Python no sabe cuál va antes.',
    simply: 'Comparas cosas distintas, como un número con una palabra.',
    causes: [
      [
        '`input()` da texto.',
        'edad = input("Edad: ")\nif edad >= 18:\n    print("mayor")',
        'edad = int(input("Edad: "))\nif edad >= 18:\n    print("mayor")',
      ],
      ['La lista mezcla textos y números.', 'sorted([3, "a", 1])', 'sorted([3, 1])'],
    ],
    avoid: 'Antes de comparar, convierte los dos valores al mismo tipo.',
  },
  'percent-format': {
    means:
      'El `%` está actuando sobre un texto, donde significa «rellenar huecos», y los huecos y los valores no cuadran.',
    simply: 'Con números `%` da el resto de dividir; con un texto hace otra cosa. Seguramente tu número es un texto.',
    causes: [
      [
        'El número viene de `input()` y sigue siendo texto.',
        'n = input("n: ")\nif n % 2 == 0:\n    print("par")',
        'n = int(input("n: "))\nif n % 2 == 0:\n    print("par")',
      ],
      ['Hay más o menos valores que huecos.', 'print("%s y %s" % "Ana")', 'print("%s y %s" % ("Ana", "Leo"))'],
    ],
    avoid: 'Convierte lo leído con `int()`, y para rellenar textos usa f-strings.',
  },
  'need-number': {
    means: 'La función necesita un número y le das {type}.',
    simply: 'Una cuenta solo se hace con números.',
    causes: [
      [
        'El valor viene de `input()`.',
        'import math\nprint(math.sqrt(input()))',
        'import math\nprint(math.sqrt(float(input())))',
      ],
    ],
    avoid: 'Convierte con `float()` antes de calcular.',
  },
  'zero-division': {
    means: 'Divides entre cero, y esa cuenta no existe.',
    simply: 'No se puede repartir entre cero personas.',
    causes: [
      [
        'Una lista vacía tiene longitud 0.',
        'notas = []\nprint(sum(notas) / len(notas))',
        'notas = []\nif notas:\n    print(sum(notas) / len(notas))',
      ],
      [
        'La persona escribió 0.',
        'n = int(input("n: "))\nprint(10 / n)',
        'n = int(input("n: "))\nif n != 0:\n    print(10 / n)',
      ],
      [
        'Un bucle que empieza en 0.',
        'for i in range(5):\n    print(10 / i)',
        'for i in range(1, 5):\n    print(10 / i)',
      ],
    ],
    avoid: 'Antes de dividir entre una variable, piensa si puede valer 0 y decide qué hacer entonces.',
    holds: true,
  },
  overflow: {
    means: 'El resultado es demasiado grande para un número con decimales.',
    simply: 'La cuenta da un número que no cabe.',
    causes: [['Una potencia o exponencial enorme.', 'import math\nmath.exp(1000)', 'import math\nmath.exp(100)']],
    avoid: 'Trabaja con enteros (no tienen límite), con `decimal`, o con logaritmos.',
    holds: true,
  },
}
