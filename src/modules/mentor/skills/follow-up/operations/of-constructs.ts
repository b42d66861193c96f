/** What goes with a construct that was spoken about. `has`: code that shows it; `cards`: what was told of it. `lines` run by themselves. */
export type Related = {
  has: RegExp
  cards: readonly string[]
  says: RegExp
  told: string
  lines: string
  isUnrun?: true
}

const row = (has: RegExp, cards: string, says: RegExp, told: string, lines: string, isUnrun?: true): Related => ({
  has,
  cards: cards.split(' '),
  says,
  told,
  lines,
  ...(isUnrun && { isUnrun }),
})

const UPDATES = /[-+*/%]=/
const FILES = /\bopen\(/
const TRIES = /\btry:/
const RANDOM = /\brandom\b/
const FUNCTIONS = /\bdef \w/

/** The first whose code and words fit is told. */
export const RELATED: readonly Related[] = [
  row(
    UPDATES,
    'asignacion-aumentada acumulador',
    /\b(?:rest\w+|multiplic\w+|divid\w+|division|potencia|demas (?:operaciones|cuentas)|otras (?:operaciones|cuentas)|quitar|menos|por)\b|[-*/%]=/,
    'Sí: `-=` resta, `*=` multiplica y `/=` divide, y guardan el resultado en la misma variable. También hay `//=`, `%=` y `**=`.',
    'puntos = 10\npuntos -= 2\nprint(puntos)\npuntos *= 3\nprint(puntos)\npuntos /= 4\nprint(puntos)',
  ),
  row(
    UPDATES,
    'asignacion-aumentada',
    /\b(?:textos?|letras|palabras|cadenas?|strings?)\b/,
    'Sí: con textos, `+=` pega lo nuevo detrás.',
    'frase = "hola"\nfrase += " mundo"\nprint(frase)',
  ),
  row(
    UPDATES,
    'asignacion-aumentada',
    /\blistas?\b/,
    'Sí: con listas, `+=` añade los elementos de la otra.',
    'cosas = [1, 2]\ncosas += [3]\nprint(cosas)',
  ),
  row(
    /\bprint\(/,
    'print',
    /\b(?:separador|separ\w+|entre (?:ellos|ellas|cada|medio|uno|las cosas)|sep)\b/,
    'Sí: `sep` es lo que va **entre** las cosas que imprimes; si no lo pones, un espacio.',
    'print("lun", "mar", "mie", sep="-")',
  ),
  row(
    /\bprint\(/,
    'print',
    /\b(?:misma (?:linea|fila)|sin salto|seguid\w+|al final de cada)\b/,
    '`end` es lo que se escribe **al final**; si no lo pones, un salto de línea.',
    'print("lun", end=" ")\nprint("mar")',
  ),
  row(
    FILES,
    'archivo with read readlines',
    /\b(?:agreg\w+|anad\w+|sin borrar|al final)\b/,
    'Con `"a"` lo nuevo va al final, sin borrar lo que había.',
    'with open("apuntes.txt", "a", encoding="utf-8") as f:\n    f.write("otra línea\\n")',
    true,
  ),
  row(
    FILES,
    'archivo with read readlines',
    /\b(?:escrib\w+|guard\w+|grab\w+)\b/,
    'Se abre con `"w"` y se usa `write`. Ojo: `"w"` borra lo que hubiera; `"a"` añade al final.',
    'with open("apuntes.txt", "w", encoding="utf-8") as f:\n    f.write("hola\\n")',
    true,
  ),
  row(
    FILES,
    'archivo with read readlines',
    /\blineas? (?:por|a) linea\b|\bcada linea\b|\b(?:solo )?(?:una|la primera) linea\b/,
    'Recorriendo el archivo con un `for`: en cada vuelta sale una línea. `strip()` le quita el salto del final.',
    'with open("apuntes.txt", encoding="utf-8") as f:\n    for linea in f:\n        print(linea.strip())',
    true,
  ),
  row(
    FILES,
    'archivo with read readlines',
    /\b(?:la r|modo|letra)\b/,
    'El modo es lo segundo de `open`: `"r"` leer (si no pones nada es este), `"w"` escribir desde cero, `"a"` añadir al final.',
    'with open("apuntes.txt", "r", encoding="utf-8") as f:\n    print(f.read())',
    true,
  ),
  row(
    TRIES,
    'try excepcion',
    /\b(?:divid\w+|division|cero)\b/,
    'Sí: cada error tiene su nombre. El de dividir entre cero es `ZeroDivisionError`, y se pone otro `except` debajo.',
    'try:\n    print(10 / 0)\nexcept ValueError:\n    print("no es un número")\nexcept ZeroDivisionError:\n    print("entre cero no se puede")',
  ),
  row(
    TRIES,
    'try excepcion',
    /\bfinally\b/,
    '`finally` se hace **siempre** al final, haya error o no: para cerrar o avisar.',
    'try:\n    n = int("hola")\nexcept ValueError:\n    print("no es un número")\nfinally:\n    print("fin")',
  ),
  row(
    TRIES,
    'try excepcion',
    /\belse\b/,
    'El `else` de un `try` se hace solo si **no** hubo error.',
    'try:\n    n = int("5")\nexcept ValueError:\n    print("no es un número")\nelse:\n    print("bien:", n)',
  ),
  row(
    TRIES,
    'try excepcion',
    /\b(?:vari[oa]s|dos|mas de un|otro) (?:except|errores|excepciones|error)\b/,
    'Sí: o un `except` detrás de otro, o varios errores entre paréntesis en el mismo.',
    'try:\n    print(10 / int("0"))\nexcept (ValueError, ZeroDivisionError):\n    print("ese número no vale")',
  ),
  row(
    TRIES,
    'try excepcion',
    /\b(?:cualquier|todos los) error\w*\b|\bexception\b/,
    '`except Exception as e` los atrapa casi todos y te dice cuál fue. Es mejor nombrar el que esperas: así no se esconden otros fallos.',
    'try:\n    print(10 / 0)\nexcept Exception as e:\n    print("falló:", e)',
  ),
  row(
    RANDOM,
    'random',
    /\b(?:elegir|elige|escoger|sacar|una lista|nombre)\b/,
    '`random.choice` elige un elemento de una lista.',
    'import random\n\nprint(random.choice(["pera", "kiwi", "uva"]))',
    true,
  ),
  row(
    RANDOM,
    'random',
    /\b(?:mezcl\w+|baraj\w+|desorden\w+)\b/,
    '`random.shuffle` desordena la misma lista.',
    'import random\n\ncartas = [1, 2, 3]\nrandom.shuffle(cartas)\nprint(cartas)',
    true,
  ),
  row(
    RANDOM,
    'random',
    /\b(?:vari[oa]s|sin repetir|distint[oa]s)\b/,
    '`random.sample` saca varios sin repetir.',
    'import random\n\nprint(random.sample(range(1, 50), 6))',
    true,
  ),
  row(
    RANDOM,
    'random',
    /\bdecimal\w*\b/,
    '`random.uniform` da un número con decimales entre los dos.',
    'import random\n\nprint(random.uniform(1, 2))',
    true,
  ),
  row(
    /\bwhile\b/,
    'while bucle bucle-infinito',
    /\b(?:nunca (?:para|acaba|termina)|no (?:para|acaba|termina)|como (?:lo|la|se) (?:paro|para|corto|detengo|cierro)|infinito)\b/,
    'Se queda dando vueltas para siempre. Lo cortas con `Ctrl + C`; y para que no pase, algo de dentro tiene que acabar haciendo falsa la condición, o llegar a un `break`.',
    'n = 3\nwhile n > 0:\n    print(n)\n    n -= 1',
  ),
  row(
    /\b(?:while|for)\b/,
    'while for',
    /\belse\b/,
    'Se puede: el `else` de un bucle se hace al terminar, salvo que se haya salido con `break`.',
    'for n in [3, 5, 7]:\n    if n == 4:\n        break\nelse:\n    print("no estaba el 4")',
  ),
  row(
    FUNCTIONS,
    'funcion return parametro',
    /\b(?:devolver|devuelv\w+|retorn\w+|return)\b.*\b(?:dos|vari[oa]s|mas de un)\b|\b(?:dos|vari[oa]s) (?:valores|cosas|resultados|return)\b/,
    'Sí: separados por comas salen como una tupla, y se recogen en varias variables.',
    'def extremos(numeros):\n    return min(numeros), max(numeros)\n\nmenor, mayor = extremos([4, 9, 2])\nprint(menor, mayor)',
  ),
  row(
    FUNCTIONS,
    'funcion parametro valor-por-defecto',
    /\b(?:por defecto|opcional\w*|si no (?:le )?(?:paso|doy|pongo) (?:nada|el|la))\b/,
    'Con `=` en el parámetro: si no se lo pasas, vale eso.',
    'def saluda(nombre="amiga"):\n    print("Hola,", nombre)\n\nsaluda()\nsaluda("Eva")',
  ),
  row(
    FUNCTIONS,
    'funcion parametro',
    /\b(?:vari[oa]s|dos|tres|mas) (?:parametros|argumentos|datos)\b/,
    'Los que quieras, separados por comas; al llamarla van en el mismo orden.',
    'def area(base, altura):\n    return base * altura\n\nprint(area(3, 4))',
  ),
  row(
    FUNCTIONS,
    'funcion',
    /\bdentro de otra\b|\bllamar (?:a )?otra\b/,
    'Sí: una función puede llamar a otra.',
    'def doble(n):\n    return n * 2\n\ndef cuadruple(n):\n    return doble(doble(n))\n\nprint(cuadruple(3))',
  ),
  row(
    /\bclass \w/,
    'clase objeto',
    /\botr[oa]s? (?!forma|manera|vez|ejemplo)\w+\b|\bmas de un[oa]?\b|\b(?:dos|vari[oa]s) (?:objetos|\w+s)\b/,
    'Se llama otra vez a la clase: cada objeto guarda sus propios datos.',
    'class Perro:\n    def __init__(self, nombre):\n        self.nombre = nombre\n\na = Perro("Toby")\nb = Perro("Luna")\nprint(a.nombre, b.nombre)',
  ),
  row(
    /\b(?:and|or)\b/,
    'and-or-not bool',
    /\bnot\b/,
    '`not` da la vuelta: convierte `True` en `False` y al revés.',
    'llueve = False\nprint(not llueve)',
  ),
  row(
    /\bif\b/,
    'if',
    /\bcuant[oa]s (?:elif|condiciones|if|else)\b|\b(?:muchos|varios|mas) elif\b/,
    'Todos los `elif` que quieras; `if` y `else` solo hay uno de cada. Se miran en orden y se hace el primero que se cumpla.',
    'nota = 6\nif nota >= 9:\n    print("sobresaliente")\nelif nota >= 7:\n    print("notable")\nelif nota >= 5:\n    print("aprobado")\nelse:\n    print("suspenso")',
  ),
  row(
    /\b(?:sum|len|max|min)\(/,
    'sum len',
    /\b(?:max|min|maximo|minimo|mas (?:alt|baj|grand|pequen)\w+|mayor|menor)\b/,
    'Sí: `max` da el mayor y `min` el menor.',
    'numeros = [7, 9, 5]\nprint(max(numeros))\nprint(min(numeros))',
  ),
  row(
    /\b(?:min|max|len)\(/,
    'len',
    /\b(?:sum\w*|total|media|promedio)\b/,
    'Sí: `sum` suma todos; entre `len`, la media.',
    'numeros = [7, 9, 5]\nprint(sum(numeros))\nprint(sum(numeros) / len(numeros))',
  ),
  row(
    /\bf["']/,
    'f-string',
    /\b(?:cuentas|operaciones|calculos?|sum\w+|multiplic\w+)\b/,
    'Sí: entre las llaves cabe cualquier cuenta.',
    'precio = 3\nprint(f"Dos valen {precio * 2} euros")',
  ),
  row(
    /\bf["']/,
    'f-string',
    /\b(?:dos|varias|mas) variables\b|\bmas de una\b/,
    'Las que quieras, cada una con sus llaves.',
    'nombre = "Ana"\nedad = 20\nprint(f"{nombre} tiene {edad} años")',
  ),
  row(
    /\bf["']/,
    'f-string formato',
    /\bceros? (?:delante|a la izquierda|antes)\b/,
    'Con un `0` y el ancho tras los dos puntos: `:05` rellena con ceros hasta 5 cifras.',
    'n = 42\nprint(f"{n:05}")',
  ),
  row(
    /:\s*\n|IndentationError/,
    'indentacion',
    /\bcuantos espacios\b|\b(?:tab|tabulador|tabulacion)\b/,
    'Lo normal son **4 espacios**. Python acepta otros, o un tabulador, si todas las líneas del bloque llevan lo mismo; lo que no deja es mezclar.',
    'for i in range(2):\n    print(i)\nprint("fuera")',
  ),
  row(
    /:\s*\n|IndentationError/,
    'indentacion bucle for while if',
    /\b(?:donde|cuando) (?:acaba|termina|cierra)\b|\bcomo (?:se )?(?:sabe|se) (?:donde|cuando) (?:acaba|termina)\b/,
    'Acaba en la primera línea que vuelve a tener menos sangría: esa ya está fuera.',
    'for i in range(2):\n    print("dentro", i)\nprint("fuera")',
  ),
  row(
    /:\s*\n|IndentationError/,
    'indentacion',
    /\b(?:en )?(?:el|los|un) (?:if|while|def|for|else)\b.*\b(?:tambien|igual)\b|\btambien\b.*\b(?:if|while|def|else)\b/,
    'Sí: todo lo que acaba en `:` (`if`, `else`, `for`, `while`, `def`, `class`, `try`…) lleva debajo su bloque con sangría.',
    'n = 3\nif n > 2:\n    print("mayor")',
  ),
  row(
    /\bzip\(/,
    'zip',
    /\b(?:tres|mas|varias) listas\b/,
    'Sí: con tantas listas como quieras; en cada vuelta sale un valor de cada una.',
    'for a, b, c in zip([1, 2], ["x", "y"], [True, False]):\n    print(a, b, c)',
  ),
  row(
    /\bzip\(/,
    'zip',
    /\bmas (?:cort|larg)\w+\b/,
    '`zip` para cuando se acaba la más corta; lo que sobra de la otra no sale.',
    'for n, letra in zip([1, 2, 3], ["x", "y"]):\n    print(n, letra)',
  ),
  row(
    /\binput\(/,
    'input',
    /\b(?:para|pedir|si quiero) (?:numeros )?(?:con )?decimales\b/,
    '`float` en lugar de `int`: acepta decimales, con punto.',
    'precio = float("12.5")\nprint(precio * 2)',
  ),
]
