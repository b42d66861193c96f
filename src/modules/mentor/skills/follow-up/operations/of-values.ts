import type { Operation } from './operation'

export const OF_DICTS: readonly Operation[] = [
  {
    says: /\b(?:lista|listas|diccionario) (?:dentro|adentro|como valor)\b|\b(?:poner|meter) (?:una )?listas?\b/,
    told: 'Sí: el valor puede ser una lista (la clave, no).',
    lines: 'notas = {"ana": [7, 9]}\nnotas["ana"].append(5)\nprint(notas)',
  },
  {
    says: /\bsolo (?:quiero )?(?:las |los )?claves\b|\b(?:las|sus) claves\b|\bkeys\b/,
    told: 'Al recorrer un diccionario salen las claves; `list` las pone en una lista.',
    lines: 'print(list({n}))',
  },
  {
    says: /\b(?:sum\w+|total)\b/,
    told: '`values()` son los valores, y `sum` los suma.',
    lines: 'print(sum({n}.values()))',
    needs: 'numbers',
  },
  {
    says: /\b(?:mayor|mas (?:alt|car|grand)\w+|maximo|max)\b/,
    told: '`max` con `key={n}.get` da la clave del valor más alto.',
    lines: 'print(max({n}, key={n}.get))',
    needs: 'numbers',
  },
  {
    says: /\bsolo (?:quiero )?los valores\b|\b(?:los|sus) valores\b|\bvalues\b/,
    told: '`values()` da solo los valores.',
    lines: 'print(list({n}.values()))',
  },
  {
    says: /\b(?:recorr\w+|iter\w+|bucle|uno (?:por|a) uno)\b/,
    told: '`items()` da la clave y el valor en cada vuelta.',
    lines: 'for clave, valor in {n}.items():\n    print(clave, valor)',
  },
  {
    says: /\borden\w+\b.*\bvalor\w*\b/,
    told: 'Se ordenan las parejas por su segundo elemento, que es el valor.',
    lines: 'for clave, valor in sorted({n}.items(), key=lambda par: par[1]):\n    print(clave, valor)',
  },
  {
    says: /\borden\w+\b/,
    told: 'Sí: `sorted` ordena las parejas por la clave.',
    lines: 'for clave, valor in sorted({n}.items()):\n    print(clave, valor)',
  },
  {
    says: /\b(?:no (?:existe|esta)|si (?:esta|existe)|falta)\b/,
    told: 'Con corchetes daría un `KeyError`; `get` devuelve lo que le digas, e `in` pregunta antes.',
    lines: 'print({n}.get("otra", 0))\nprint("otra" in {n})',
  },
  { says: /\bcuant[oa]s\b|\bcontar\b|\blongitud\b/, told: '`len` cuenta las claves.', lines: 'print(len({n}))' },
  {
    says: /\b(?:quit\w+|borr\w+|elimin\w+|sac(?:o|ar)(?! (?:sol[oa]|unicamente|l[oa]s que)))\b/,
    told: '`del` borra esa clave con su valor.',
    lines: 'del {n}[{a}]\nprint({n})',
  },
  {
    says: /\b(?:cambi\w+|modific\w+|actualiz\w+)\b/,
    told: 'Se le da otro valor a la misma clave.',
    lines: '{n}[{a}] = 9\nprint({n})',
  },
  {
    says: /\b(?:agreg\w+|anad\w+|met\w+|pon(?:er|go)|append)\b/,
    told: 'No hay `append`: se da un valor a una clave nueva.',
    lines: '{n}[{v}] = 5\nprint({n})',
  },
  { says: /\b(?:sac\w+|le\w+|valor de|acced\w+)\b/, told: 'Con su clave entre corchetes.', lines: 'print({n}[{a}])' },
]

export const OF_TEXTS: readonly Operation[] = [
  {
    says: /\bcada palabra\b|\btodas las iniciales\b|\btitle\b/,
    told: '`title` pone en mayúscula la inicial de cada palabra.',
    lines: 'print({n}.title())',
  },
  {
    says: /\b(?:solo )?(?:la )?(?:primera(?: letra)?|inicial)\b.*\b(?:mayuscula|grande)\b|\bmayuscula\b.*\b(?:primera|inicial)\b|\bsolo la primera\b|\bcapitalize\b/,
    told: '`capitalize` pone en mayúscula solo la primera letra.',
    lines: 'print({n}.capitalize())',
  },
  { says: /\bminusculas?\b|\blower\b/, told: '`lower` lo pasa a minúsculas.', lines: 'print({n}.lower())' },
  { says: /\bmayusculas?\b|\bupper\b/, told: '`upper` lo pasa a mayúsculas.', lines: 'print({n}.upper())' },
  { says: /\b(?:primera|inicial)\b/, told: 'La primera letra está en la posición **0**.', lines: 'print({n}[0])' },
  { says: /\bultim[oa]\b/, told: 'La posición **-1** es la última letra.', lines: 'print({n}[-1])' },
  {
    says: /\b(?:al reves|invert\w+|invierto|vuelta)\b/,
    told: '`[::-1]` lo lee del final al principio.',
    lines: 'print({n}[::-1])',
  },
  {
    says: /\bcuant[oa]s (?:letras|caracteres|tiene|hay)\b|\blargo\b|\blongitud\b/,
    told: '`len` cuenta las letras (y los espacios).',
    lines: 'print(len({n}))',
  },
  { says: /\bcuant[oa]s veces\b/, told: '`count` cuenta cuántas veces sale algo.', lines: 'print({n}.count({n}[0]))' },
  {
    says: /\b(?:quit\w+|borr\w+|elimin\w+)\b.*\bespacios\b|\bstrip\b/,
    told: '`strip` quita los espacios de los lados.',
    lines: 'print(("  " + {n} + " ").strip())',
  },
  {
    says: /\b(?:contiene|aparece)\b|\b(?:esta|tiene) (?:la |el |una? |dentro )?(?:letra|palabra|texto|caracter|trozo|parte|dentro|["'«])/,
    told: '`in` pregunta si un texto está dentro de otro.',
    lines: 'print("a" in {n})',
  },
  {
    says: /\b(?:cambi\w+|reemplaz\w+|sustitu\w+)\b/,
    told: '`replace` cambia un trozo por otro y da un texto nuevo.',
    lines: 'print({n}.replace({n}[0], "*"))',
  },
  {
    says: /\b(?:separ\w+|partir|dividir|palabras|split)\b/,
    told: '`split` lo parte en una lista.',
    lines: 'print({n}.split())',
  },
  {
    says: /\b(?:recorr\w+|letra (?:por|a) letra|cada letra)\b/,
    told: 'Un `for` va letra a letra.',
    lines: 'for letra in {n}:\n    print(letra)',
  },
  {
    says: /\b(?:junt\w+|un(?:o|ir)|peg\w+|concaten\w+|join)\b/,
    told: '`join` une una lista de textos; es lo contrario de `split`.',
    lines: 'partes = ["a", "b", "c"]\nprint("-".join(partes))',
  },
]

export const OF_NUMBERS: readonly Operation[] = [
  {
    says: /\b(?:potencia|elev\w+|al cuadrado|cuadrado)\b/,
    told: '`**` eleva a una potencia.',
    lines: 'print({n} ** 2)',
  },
  { says: /\braiz\b/, told: '`math.sqrt` da la raíz cuadrada.', lines: 'import math\n\nprint(math.sqrt({n}))' },
  {
    says: /\b(?:redonde\w+|round)\b/,
    told: '`round` redondea; el segundo número son los decimales.',
    lines: 'print(round({n} / 3, 2))',
  },
  {
    says: /\b(?:sin decimales|entera|cociente)\b/,
    told: '`//` divide y redondea hacia abajo al entero.',
    lines: 'print({n} // 2)',
  },
  { says: /\b(?:resto|sobra|modulo|par o impar)\b/, told: '`%` da lo que sobra al dividir.', lines: 'print({n} % 2)' },
  { says: /\bvalor absoluto\b|\bsin signo\b|\bpositivo\b/, told: '`abs` quita el signo.', lines: 'print(abs(-{n}))' },
  {
    says: /\b(?:a texto|en texto|string)\b/,
    told: '`str` lo convierte en texto.',
    lines: 'print(str({n}) + " unidades")',
  },
]
