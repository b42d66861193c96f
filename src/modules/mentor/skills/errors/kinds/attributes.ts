import type { Kinds } from './kind'

export const ATTRIBUTES: Kinds = {
  'none-attribute': {
    means: 'Pides {attribute} a algo que vale `None`, y `None` no lo tiene.',
    simply: '`None` es «aquí no hay nada». Estás pidiendo algo a una caja vacía.',
    causes: [
      [
        'La función no tiene `return`.',
        'def nombre():\n    "ana"\n\nprint(nombre().upper())',
        'def nombre():\n    return "ana"\n\nprint(nombre().upper())',
      ],
      [
        'Guardas lo que devuelve un método que cambia la lista en su sitio.',
        'lista = [3, 1]\nlista = lista.sort()\nlista.append(2)',
        'lista = [3, 1]\nlista.sort()\nlista.append(2)',
      ],
      [
        'Una búsqueda no encontró nada.',
        'm = re.search("x", texto)\nprint(m.group())',
        'm = re.search("x", texto)\nif m is not None:\n    print(m.group())',
      ],
    ],
    avoid:
      'Mira de dónde viene el valor: `sort`, `append` y `print` devuelven `None`, y una función sin `return` también.',
  },
  attribute: {
    means: 'Pides {attribute} a {type}, que no lo tiene.',
    simply: 'Cada clase de valor sabe hacer unas cosas. Le pides a este algo que no sabe hacer.',
    causes: [
      ['El método es de otro tipo de valor.', 'lista = [1]\nlista.push(2)', 'lista = [1]\nlista.append(2)'],
      ['Está mal escrito.', 'texto = "a"\ntexto.uper()', 'texto = "a"\ntexto.upper()'],
      [
        'La variable guarda otra cosa de lo que crees.',
        'nombres = "ana"\nnombres.append("leo")',
        'nombres = ["ana"]\nnombres.append("leo")',
      ],
    ],
    avoid: 'Comprueba con `print(type(x))` qué guarda la variable y con `dir(x)` qué puede hacer.',
  },
  'attribute-general': {
    means: 'Pides a un valor algo (un método o un dato) que no tiene.',
    simply: 'Le pides a un valor algo que no sabe hacer.',
    causes: [
      ['El método está mal escrito.', '"a".uper()', '"a".upper()'],
      ['El valor es de otro tipo.', '[1].add(2)', '[1].append(2)'],
    ],
    avoid: 'Mira el tipo con `type(x)` y sus métodos con `dir(x)`.',
  },
  'module-attribute': {
    means: 'El módulo {module} no tiene nada que se llame {attribute}.',
    simply: 'En esa caja de herramientas no hay ninguna con ese nombre.',
    causes: [
      ['Está mal escrito.', 'import math\nmath.squareroot(9)', 'import math\nmath.sqrt(9)'],
      [
        'Tu propio archivo se llama como el módulo y Python importa el tuyo.',
        '# archivo random.py\nimport random\nrandom.randint(1, 6)',
        '# archivo dados.py\nimport random\nrandom.randint(1, 6)',
      ],
    ],
    avoid: 'No des a tus archivos el nombre de un módulo, y mira con `dir(modulo)` qué hay dentro.',
  },
  'class-attribute': {
    means: 'La clase `{type}` no tiene nada que se llame {attribute}.',
    simply: 'Le pides algo a la clase (el molde) que no está en ella; quizá está en el objeto hecho con ese molde.',
    causes: [
      [
        'El dato es de cada objeto y se lo pides a la clase.',
        'print(Perro.nombre)',
        'toby = Perro("Toby")\nprint(toby.nombre)',
      ],
      [
        'Se importó el módulo o la clase que no era.',
        'from datetime import datetime\ndatetime.timedelta(1)',
        'from datetime import timedelta\ntimedelta(1)',
      ],
    ],
    avoid: 'Crea el objeto con paréntesis, `Perro(…)`, antes de pedirle sus datos.',
  },
  'read-only-attribute': {
    means: 'Quieres cambiar un dato que solo se puede leer.',
    simply: 'Ese dato está protegido: se puede mirar y no tocar.',
    causes: [
      [
        'Es una `@property` sin su parte de escritura.',
        'class Caja:\n    @property\n    def lado(self):\n        return self._lado',
        'class Caja:\n    @property\n    def lado(self):\n        return self._lado\n\n    @lado.setter\n    def lado(self, valor):\n        self._lado = valor',
      ],
    ],
    avoid: 'Cambia el dato interno o crea un objeto nuevo con el valor que quieres.',
    holds: true,
  },
}
