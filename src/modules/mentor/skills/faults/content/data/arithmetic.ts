import type { FaultTexts } from '../fault-text'

export const ARITHMETIC_TEXTS: FaultTexts = {
  'mean-without-parentheses': {
    signs: ['number'],
    what: 'En la línea {line}, {written} no es la media: solo se divide {divided}. Faltan los paréntesis, {mended}.',
    why: 'La división va antes que la suma, como en matemáticas. Python divide el último número y después suma los demás enteros.',
    avoid: 'Suma entre paréntesis y divide después, o usa `sum(lista) / len(lista)`.',
  },
  'mean-by-wrong-count': {
    signs: ['number'],
    what: 'En la línea {line}, {written} no divide entre los elementos que tiene {list}.',
    why: 'La media es la suma entre la cantidad. Si el número está escrito a mano, o es de otra lista, deja de cuadrar. Con {mended} cuadra siempre.',
    avoid: 'No escribas la cantidad a mano: que la cuente `len(...)`.',
  },
  'whole-division-for-real': {
    signs: ['number', 'zero'],
    what: 'En la línea {line}, {written} pierde los decimales, y {name} los necesita. Con {mended} se conservan.',
    why: '`//` divide y redondea hacia abajo al entero, e `int(...)` corta los decimales: `7 // 2` es 3, no 3.5.',
    avoid: 'Usa `/` para dividir, y `round(...)` solo al mostrar.',
  },
  'mean-without-decimals': {
    signs: ['number', 'zero'],
    what: 'En la línea {line}, {written} da la media sin decimales. Con {mended} se conservan.',
    why: '`//` divide y redondea hacia abajo al entero: `7 // 2` es 3, no 3.5.',
    avoid: 'Usa `/` para las medias, y `round(...)` solo al mostrar.',
  },
  'caret-is-not-power': {
    signs: ['number'],
    what: 'En la línea {line}, `^` no eleva a una potencia en Python: se escribe {mended}.',
    why: '`^` compara los números bit a bit, y da un resultado que parece sin sentido: `3 ^ 2` es 1. En {written} no se eleva nada.',
    avoid: 'La potencia son dos asteriscos: `x ** 2`.',
  },
  'minus-before-power': {
    signs: ['number'],
    what: 'En la línea {line}, {written} sale negativo: la potencia se calcula antes que el signo. Para elevar el número negativo, {mended}.',
    why: 'Python eleva primero y cambia el signo después: `-2 ** 2` es `-(2 ** 2)`, es decir, -4.',
    avoid: 'Pon entre paréntesis los números negativos que vayas a elevar.',
  },
  'divides-then-multiplies': {
    signs: ['number'],
    what: 'En la línea {line}, {written} divide entre 2 y después multiplica. El divisor entero es {mended}, y va entre paréntesis.',
    why: '`/` y `*` tienen la misma fuerza y se hacen de izquierda a derecha. Sin paréntesis, lo que va detrás del `*` multiplica en vez de dividir.',
    avoid: 'Todo lo que en el papel va debajo de la raya, entre paréntesis.',
  },
  'degrees-for-radians': {
    signs: ['number'],
    what: 'En la línea {line}, {call} recibe grados, y las funciones de `math` trabajan en radianes.',
    why: 'Una vuelta entera son 360 grados o 2π radianes. Python toma {argument} como radianes y sale otro ángulo. `math.radians` convierte.',
    avoid: 'Envuelve los grados: `math.sin(math.radians(90))`.',
  },
  'odd-called-even': {
    signs: ['never', 'always', 'number'],
    what: 'En la línea {line}, {test} se cumple con los números {kind}, y el mensaje dice lo contrario.',
    why: '`% 2` da el resto de dividir entre 2: 0 si es par y 1 si es impar. Un 1 suelto en un `if` cuenta como verdadero (`True`) y un 0 como falso. Para preguntar si es par se compara el resto: `n % 2 == 0`.',
    avoid: 'Prueba con 4 y con 7 antes de darlo por bueno.',
  },
  'leap-year-by-four': {
    signs: ['number', 'always'],
    what: 'En la línea {line} solo compruebas {test}, y para ser bisiesto hace falta algo más.',
    why: 'Los años que acaban en 00 no son bisiestos, salvo que se dividan entre 400: 1900 no lo fue, 2000 sí. Con {year} hay que mirar las tres cosas.',
    avoid: 'Prueba siempre con 1900, 2000, 2023 y 2024; o usa `calendar.isleap`.',
  },
  'percent-of-wrong-base': {
    signs: ['number'],
    what: 'En la línea {line}, {written} suma o resta el porcentaje tal cual, sin aplicarlo a {base}. El porcentaje es {mended}.',
    why: '21 / 100 es 0.21: eso es lo que se añade, veintiún céntimos. El 21 % de un precio es ese 0.21 multiplicado por el precio.',
    avoid: 'Un porcentaje es siempre «de algo»: multiplícalo por ese algo.',
  },
  'digits-never-shrink': {
    signs: ['endless', 'number'],
    what: 'En la línea {line}, {written} deja decimales, y el número no llega a 0 cuando debe. Hace falta {mended}.',
    why: '`/` da siempre decimales: 57 / 10 es 5.7, luego 0.57… Para quitar la última cifra se divide quedándose con la parte entera, `//`.',
    avoid: 'Para trabajar con cifras: `% 10` da la última y `// 10` la quita.',
  },
  'mean-of-some': {
    signs: ['number'],
    what: 'En la línea {line}, {written} divide entre **todos** los de {list}, pero solo se han sumado los que cumplen {test} (línea {testLine}): los demás no suman y sí cuentan.',
    why: 'Una media es la suma dividida entre **cuántos se han sumado**. Con un contador que crece en el mismo sitio que la suma, los que se saltan no cuentan. Si no se suma ninguno, el contador se queda en 0, y antes de dividir conviene mirarlo.',
    avoid: 'Donde sumes, cuenta: la suma y el contador van juntos, dentro del mismo `if`.',
  },
}
