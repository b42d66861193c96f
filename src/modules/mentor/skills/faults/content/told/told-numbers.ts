import type { FaultTexts } from '../fault-text'

export const TOLD_NUMBER_TEXTS: FaultTexts = {
  'halves-go-to-even': {
    signs: ['number', 'limit', 'first'],
    what: 'En la línea {line}, {call} redondea los números que acaban justo en `.5` al **par** más cercano: 0.5 da 0, 1.5 da 2 y 2.5 da 2.',
    why: 'Es el redondeo «del banquero»: así, en muchas cuentas, unas veces sube y otras baja, y el total no se va hacia arriba. {mended} sube siempre la mitad. Para dinero lo más seguro es `Decimal` con `ROUND_HALF_UP`, que redondea como en el colegio y como piden las facturas.',
    avoid:
      'Si el redondeo importa (contabilidad, notas), no uses `round`: usa `Decimal(...).quantize(..., ROUND_HALF_UP)`.',
  },
  'decimals-kept-in-binary': {
    signs: ['number', 'limit'],
    what: 'En la línea {line}, {call} redondea hacia abajo porque Python no guarda {value} exacto, sino un número binario que queda un poquito por debajo.',
    why: 'Los `float` se guardan en binario, y casi ningún decimal cabe exacto: `2.675` es en realidad `2.67499999…`, así que `round` hace bien en bajar. `Decimal` guarda las cifras decimales tal como se escriben, y `ROUND_HALF_UP` sube la mitad, como en una factura.',
    avoid: 'Para dinero usa `Decimal`, o guarda los importes en céntimos como enteros.',
  },
  'decimals-shown-in-full': {
    signs: ['number'],
    what: 'En la línea {line} muestras {shown} con todas las cifras que guarda Python, y la última no es exacta.',
    why: 'Los `float` se guardan en binario, y decimales como `0.1` no caben exactos: el error es de una parte en mil billones, pero se ve al sumar. No es un fallo de tu cuenta: al mostrarlo, redondea a los decimales que necesites.',
    avoid:
      'Muestra los importes con `f"{x:.2f}"` o `round(x, 2)`; si tienen que ser exactos al céntimo, usa `Decimal`.',
  },
  'comma-within-a-sum': {
    signs: ['number', 'brackets', 'literal', 'twice'],
    what: 'En la línea {line}, {written} no lleva un número decimal: la coma de {number} crea una **tupla** de dos valores.',
    why: 'En Python los decimales se escriben con punto: {mended}. La coma separa valores, y por eso sale algo entre paréntesis con dos números.',
    avoid: 'Punto para los decimales en el código; la coma, solo al mostrarlos.',
  },
  'comma-in-a-call': {
    signs: ['number', 'brackets', 'literal'],
    what: 'En la línea {line}, {written} no recibe un número decimal, sino dos valores: la **coma** los separa.',
    why: 'En Python los decimales se escriben con punto: {mended}. Con coma, {name} toma lo que va detrás por otro dato.',
    avoid: 'Punto para los decimales en el código; la coma, solo al mostrarlos.',
  },
  'angle-given-in-degrees': {
    signs: ['number'],
    what: 'En la línea {line}, {call} toma {argument} por **radianes**, y tú se lo das en grados.',
    why: 'El seno, el coseno y la tangente de `math` trabajan en radianes: 180 grados son pi radianes. `radians(...)` convierte los grados.',
    avoid: 'Convierte con `math.radians(...)` antes de calcular, y con `math.degrees(...)` al mostrar un ángulo.',
  },
  'angle-shown-in-radians': {
    signs: ['number'],
    what: 'En la línea {line}, {call} da el ángulo en **radianes**, y lo quieres en grados.',
    why: 'Todos los ángulos de `math` están en radianes (180 grados son pi). {mended} lo convierte.',
    avoid: '`math.degrees(...)` para mostrar un ángulo, `math.radians(...)` antes de calcular con él.',
  },
  'typed-numbers-compared': {
    signs: ['number', 'order', 'always', 'never'],
    what: 'En la línea {line}, {test} compara dos textos, no dos números: `input` devuelve siempre texto.',
    why: 'Los textos se comparan letra a letra: `"9"` es mayor que `"10"` porque el `9` va detrás del `1`, y ahí se acaba. {mended} lo convierte en número.',
    avoid: 'Convierte con `int(...)` o `float(...)` en la misma línea del `input`.',
  },
  'chance-misses-end': {
    signs: ['never', 'zero', 'number', 'limit'],
    what: 'En la línea {line}, {written} da números del {low} al {high}.',
    why: '`randint(a, b)` incluye los dos extremos; `randrange(a, b)`, como `range`, deja fuera el último. Lo que quieres es {mended}.',
    avoid: 'Para un dado, `random.randint(1, 6)`: se lee tal cual, del 1 al 6.',
  },
  'seed-always-the-same': {
    signs: ['same', 'always', 'twice'],
    what: 'En la línea {line}, {seed} fija la semilla, así que el programa saca en cada ejecución los mismos números.',
    why: 'Los números «al azar» salen de una cuenta que empieza en la semilla: misma semilla, mismos números. Sin valor, `seed()` toma uno distinto cada vez (o quita la línea: Python ya lo hace solo).',
    avoid: 'Fija la semilla solo para probar o para poder repetir un resultado.',
  },
}
