import type { Kinds } from './kind'

export const NAMES: Kinds = {
  name: {
    means: 'Usas el nombre {name}, y en ese momento Python no conoce nada que se llame así.',
    simply:
      'Es como llamar a alguien que no está en la agenda: antes de usar un nombre hay que guardarle un valor con `=`.',
    causes: [
      [
        'Está escrito distinto: una letra, una tilde o una mayúscula.',
        'nombre = "Ana"\nprint(nonbre)',
        'nombre = "Ana"\nprint(nombre)',
      ],
      ['Es un texto y le faltan las comillas.', 'print(hola)', 'print("hola")'],
      ['Falta importarlo.', 'print(math.pi)', 'import math\n\nprint(math.pi)'],
    ],
    avoid:
      'Da valor a cada variable antes de la línea en que la usas y copia el nombre tal cual: para Python `Edad` y `edad` son distintas.',
  },
  'name-general': {
    means: 'El programa usa un nombre que Python todavía no conoce.',
    simply: 'Has nombrado algo que aún no existe en el programa.',
    causes: [
      ['El nombre está mal escrito.', 'total = 5\nprint(totla)', 'total = 5\nprint(total)'],
      ['Es un texto sin comillas.', 'ciudad = Lima', 'ciudad = "Lima"'],
    ],
    avoid: 'Crea la variable antes de usarla y escribe los textos entre comillas.',
  },
  'unbound-local': {
    means:
      'Dentro de la función, {name} es una variable local (propia de ella), y la lees antes de haberle dado un valor ahí.',
    simply:
      'Una función tiene su propia libreta. En cuanto escribe `{name} = …` en algún sitio, busca ese nombre solo en su libreta, y todavía no está apuntado.',
    causes: [
      [
        'La función cambia una variable de fuera.',
        'puntos = 0\n\ndef sumar():\n    puntos = puntos + 1',
        'puntos = 0\n\ndef sumar(puntos):\n    return puntos + 1\n\npuntos = sumar(puntos)',
      ],
      [
        'Solo recibe valor dentro de un `if` que no se cumplió.',
        'def nota(n):\n    if n > 5:\n        texto = "bien"\n    return texto',
        'def nota(n):\n    texto = "mal"\n    if n > 5:\n        texto = "bien"\n    return texto',
      ],
    ],
    avoid: 'Pasa a la función lo que necesita como parámetro y devuelve el resultado con `return`.',
    holds: true,
  },
  'free-variable': {
    means: 'Una función de dentro usa {name}, que pertenece a la función de fuera y aún no tiene valor.',
    simply: 'La función pequeña mira en la libreta de la grande, y ahí todavía no está apuntado ese nombre.',
    causes: [
      [
        'Se llama a la función interior antes de crear la variable.',
        'def fuera():\n    def dentro():\n        print(total)\n    dentro()\n    total = 3',
        'def fuera():\n    total = 3\n    def dentro():\n        print(total)\n    dentro()',
      ],
    ],
    avoid: 'Da valor a las variables de la función de fuera antes de llamar a la de dentro.',
    holds: true,
  },
  'module-missing': {
    means: 'Python no encuentra ningún módulo que se llame {module}.',
    simply: 'Pides una caja de herramientas que no está en esta instalación de Python.',
    causes: [
      [
        'No está instalado en el Python que ejecuta el programa.',
        'import pandas',
        '# en la terminal:\n# python -m pip install pandas\nimport pandas',
      ],
      ['El nombre está mal escrito.', 'import ramdon', 'import random'],
      [
        'Se instala con un nombre y se importa con otro.',
        'import opencv',
        '# python -m pip install opencv-python\nimport cv2',
      ],
    ],
    avoid:
      'Instala con `python -m pip install …` usando el mismo `python` con que ejecutas, y dentro del mismo entorno virtual.',
  },
  'import-name': {
    means: 'El módulo {module} existe, pero dentro no hay nada que se llame {name}.',
    simply: 'La caja de herramientas está, pero dentro no hay ninguna herramienta con ese nombre.',
    causes: [
      ['El nombre está mal escrito o tiene otra mayúscula.', 'from math import squareroot', 'from math import sqrt'],
      [
        'Tu propio archivo se llama como el módulo y Python importa el tuyo.',
        '# archivo random.py\nfrom random import randint',
        '# archivo dados.py\nfrom random import randint',
      ],
      [
        'Dos archivos tuyos se importan el uno al otro.',
        '# a.py: from b import f\n# b.py: from a import g',
        '# lo que usan los dos va a comun.py',
      ],
    ],
    avoid:
      'No llames a tus archivos como un módulo (`random.py`, `json.py`) y mira con `dir(modulo)` qué nombres tiene.',
  },
  'partial-module': {
    means: 'El módulo {module} todavía no ha terminado de cargarse cuando ya se le pide algo.',
    simply: 'Dos archivos se esperan el uno al otro, o el tuyo se llama como el módulo y se importa a sí mismo.',
    causes: [
      [
        'Tu archivo se llama igual que el módulo.',
        '# archivo random.py\nimport random\nprint(random.randint(1, 6))',
        '# archivo dados.py\nimport random\nprint(random.randint(1, 6))',
      ],
      [
        'Importación circular entre dos archivos.',
        '# a.py: import b\n# b.py: import a',
        '# lo común va a un tercer archivo que importan los dos',
      ],
    ],
    avoid: 'Lo que comparten dos archivos, en un tercero; y ningún archivo tuyo se llama como un módulo que importas.',
  },
  'relative-import': {
    means:
      'Usas un `from . import …`, que solo funciona dentro de un paquete, en un archivo que ejecutas directamente.',
    simply: 'El punto significa «en mi misma carpeta de paquete», y el programa se ha lanzado sin paquete.',
    causes: [['El archivo se ejecuta suelto.', 'from .datos import leer', 'from datos import leer']],
    avoid: 'Ejecuta el paquete con `python -m paquete.modulo` o importa sin el punto.',
    holds: true,
  },
  dll: {
    means: 'El módulo está instalado, pero no puede cargar una parte suya que no está escrita en Python.',
    simply: 'Falta o no encaja una pieza del sistema que ese módulo necesita.',
    causes: [
      [
        'La instalación está incompleta o es de otra versión de Python.',
        'import numpy',
        '# python -m pip install --force-reinstall numpy\nimport numpy',
      ],
    ],
    avoid: 'Usa un entorno virtual por proyecto e instala ahí las versiones pensadas para tu Python.',
  },
}
