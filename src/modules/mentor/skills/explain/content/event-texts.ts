/** What happens in a run and surprises, each with its reason and, where there is one, the way to have it otherwise. */
export const EVENT_TEXTS = {
  'key-made':
    '{dict} es un `defaultdict`: solo con **leer** una clave que no está, la **crea**, con el valor de partida ({standard}). {whole} (línea {line}) no guarda nada, pero pide {made}: {dict} acaba con {count}, {keys}. Para mirar sin crearla: `{plainKey} in {plainDict}` o `{plainDict}.get({plainKey})`.',
  'used-up':
    '{name} es {what}, un **iterador**: da cada valor **una sola vez**. En la línea {first} se recorre {how}, y en la línea {second} sigue desde donde se quedó: {left}. Para usarlo más de una vez, guárdalo en una lista: `{fixed}`.',
  'text-times':
    'En {whole}, {text} es un **texto** ({shown}), no un número, y `*` con un texto lo **repite** ese número de veces: sale {value}. Para multiplicar hay que pasarlo antes a número: `{fixed}` da `{number}`.',
  'text-plus':
    'En {whole} los dos son **textos** ({left} y {right}), y `+` con textos no suma: los **une**, uno detrás de otro, {value}. Para sumarlos hay que pasarlos antes a número: `{fixed}` da `{number}`.',
  'text-compared':
    '{whole} compara **textos**, no números: va carácter a carácter y decide el primero que es distinto. De {left} y {right} es {smaller} el que va antes{because}. Para compararlos como números: `{fixed}`.',
  'text-order':
    '{whole} compara **textos**, no números: va carácter a carácter y decide el primero que es distinto. Por eso {before} va antes que {after}{because}, aunque como número sea mayor. Para ordenarlos por su valor: `{fixed}`, o pasarlos antes a número.',
  'text-case':
    '{whole} compara **textos**, letra a letra, por el **código** de cada una, y en él {why}. De {left} y {right} va antes {smaller}.{fixed}',
  'items-compared':
    '{whole} compara **elemento a elemento**, de izquierda a derecha, y decide el **primero que es distinto**{how}. Lo que viene detrás ya no se mira.',
  'text-and-number':
    'En {whole}, {text} es un **texto** y {number} un **número**: para Python no son iguales **nunca**, aunque se vean igual. Hay que pasar uno al tipo del otro con `int(…)` o `str(…)`.',
  'boolean-counted':
    'En una cuenta, `True` vale **1** y `False` vale **0** (para Python los booleanos son un tipo de entero): por eso {whole} da {value}.',
  'power-first':
    'En {whole} la **potencia va antes** que el signo: primero se hace {power} y después se le pone el menos, y sale {value}. Para elevar el número negativo: `({plainBase}) ** {exponent}`.',
  'whole-division':
    '`/` da siempre un número **con decimales** (`float`), aunque la división sea exacta: por eso {whole} es {value}. Para tener un entero: `{fixed}`.',
  'rounded-down':
    '`//` redondea **hacia abajo** (hacia menos infinito), no hacia el cero: la división exacta da {exact}, y el entero de debajo es {down}. Por eso {whole} es {value}. Para quitar los decimales sin más: `{fixed}`, que da {cut}.',
  'rest-below-zero':
    'El resto va con `//`, que redondea **hacia abajo**: la división exacta da {exact} y el entero de debajo es {down}{how}. En Python el resto lleva siempre el **signo del divisor**. Con el del dividendo, como en C: `{fixed}`.',
  'decimals-cut':
    '`int` **quita los decimales sin redondear**: corta hacia el cero, y {whole} da {value}{near}. Para redondear, `round(…)`.',
  'half-to-even':
    '`round` lleva los números que acaban justo en la mitad al **par** más cercano: por eso {whole} da {value}. No es un error: es el **redondeo bancario**, que unas veces sube y otras baja para que una suma larga no se vaya hacia arriba. Para subir siempre la mitad, como se hace en las cuentas: `Decimal("{number}").quantize(Decimal("1"), ROUND_HALF_UP)`, del módulo `decimal`.',
  'nan-compared':
    '`nan` («no es un número») **no es igual a nada, ni a sí mismo**, y tampoco mayor ni menor: con él, `==`, `<` y `>` dan `False`, y `!=`, `True`. Para saber si un valor es `nan`: `math.isnan(…)`.',
  'nan-counted':
    'En {whole} hay un `nan`, y **cualquier cuenta con un `nan` da `nan`**. Quítalos antes, con `math.isnan(…)`.',
  'nan-ordered':
    'En {data} hay un `nan`, y **cualquier comparación con `nan` es `False`**. `{name}` compara de dos en dos: por eso lo que da depende de **dónde** esté el `nan`, y de su resultado no te puedes fiar. Quítalos antes, con `math.isnan(…)`.',
  'operand-given':
    '{whole} no da `True` ni `False`, sino **uno de sus valores**: {first} vale {firstValue}, que cuenta como **{truth}**, y por eso `{operator}` {takes}: {value}.',
  skipped:
    'En {whole}, {skipped} **no llega a ejecutarse**: {first} ya vale {value}, con eso `{operator}` sabe el resultado y no mira lo demás (evaluación en **cortocircuito**).',
  'equal-objects': '{whole} da `True` porque la comparación no mira {ignored}: {reason}.',
  'no-return':
    '{whole} da `None`: {name} llega al final **sin pasar por un `return` con un valor**, y una función que no devuelve nada da `None`. Mostrar algo con `print` dentro no es devolverlo.',
  'in-keys':
    '{whole} da `False` porque `in` con un diccionario mira las **claves**, no los valores, y {item} es un valor. Para buscar entre los valores: `{fixed}`.',
  'keys-compared':
    'En {whole}, un diccionario son sus **claves**: `{name}` compara {keys}, no los valores. Para comparar los valores: `{values}`; para tener la clave del valor: `{byValue}`.',
  'findall-groups':
    'Cuando el patrón tiene **grupos** (lo que va entre paréntesis), `findall` no da el trozo entero, sino solo **lo que cae en los grupos**: {how}. Si los paréntesis solo agrupan, se escriben `(?:…)`; para tener el trozo entero y los grupos, `re.finditer`, con `.group()` y `.group(1)`.',
  'set-smaller': '{whole} hace un **conjunto**, que no guarda repetidos: de {before} quedan {after}.',
  'text-true':
    '{whole} da `True` porque un texto que **no está vacío** cuenta como verdadero, diga lo que diga: {text} son letras, no el valor `{plain}`. Solo el texto vacío, `""`, cuenta como falso. Para saber qué dice: `{fixed}`.',
  'split-gaps':
    "{whole} corta en **cada** {separator}: donde hay dos seguidos (o uno en una punta) queda entre ellos un texto vacío, `''`.{more}",
  'strip-letters':
    '{whole} no quita la palabra {given}: quita de los extremos **todas las letras que estén entre esas**, en cualquier orden, hasta dar con otra. Por eso queda {value}. Para quitar justo ese texto: `{fixed}`.',
  'digits-only':
    '{whole} da `False` porque `{name}` mira si **todos** los caracteres son cifras, y {others} no {is}. Para saber si un texto es un número, se prueba con `int(…)` o `float(…)` dentro de un `try`.',
  'all-of-nothing':
    '{whole} da `{value}` porque no hay **ningún elemento** que mirar: `all` solo es `False` si encuentra uno que no cumple, y `any` solo es `True` si encuentra uno que sí.',
  'letters-of-text':
    'En {whole}, {text} es un **texto**, y un texto se recorre **letra a letra**: por eso cada letra es un elemento. Para que sea uno solo, va entre corchetes: `{fixed}`.',
  'generator-made':
    '{whole} **no ejecuta** el cuerpo de {name}: como tiene `yield`, llamarla solo prepara un **generador**{kept}. El código de dentro empieza cuando se le pide el primer valor (con un `for`, `next` o `list(…)`) y avanza hasta el `yield`; ahí se queda en pausa hasta el siguiente.',
  'generator-left':
    'A {name} se le {times} y no llega al final: cada `yield` deja la función en **pausa**, y lo que va detrás del último al que llegó solo se ejecuta si se le pide **otro** valor.',
  caught:
    'En la línea {line} salta `{error}`, y lo que quedaba del `try` ya **no se ejecuta**: Python va al `except` de la línea {handler} y sigue por ahí.',
  'shared-alias':
    '{first} y {second} son **el mismo objeto** con dos nombres: el `=` no copia, solo pone otro nombre. Lo que se cambia en la línea {line} ({change}) se ve por los dos. Para tener otro aparte: `{fixed}`.',
  'shared-rows':
    '{first} y {second} son **la misma** {kind}, puesta varias veces: no hay una para cada sitio. Lo que se cambia en la línea {line} ({change}) se ve en todas. Para crear una nueva cada vez: `[… for _ in range(n)]`.',
  'shared-inside':
    'Solo está copiado **por fuera** (copia **superficial**): {first} y {second} son **el mismo objeto**, y por eso lo que se cambia en la línea {line} ({change}) se ve en los dos. En cambio, poner otro valor entero en uno (`…[…] = …`) no toca el otro. Para copiar también lo de dentro: `copy.deepcopy({plain})`.',
  'copied-apart':
    '{whole} hace una **copia**: desde ahí {copy} y {original} son dos {two}. Lo que se cambia en la línea {line} ({change}) solo se ve en {changed}.',
  'shared-argument':
    'Dentro de la función, {inner} no es una copia: es **el mismo objeto** que {first}, con otro nombre. Por eso lo que se cambia en la línea {line} ({change}) se ve fuera. Para no tocar el de fuera, la función trabaja con una copia: `{fixed}`.',
  'shared-default':
    'El valor por defecto de {parameter} se crea **una sola vez**, al definir {name}, y es **el mismo objeto** en todas las llamadas: lo que se cambia en la línea {line} ({change}) se queda para la siguiente (si se le pasa otro valor, usa ese). Con `{parameterPlain}=None` y creándolo dentro de la función, cada llamada tiene el suyo.',
  'shared-class':
    '{attribute} está en la **clase** {name}, no en cada objeto: hay **uno solo** y lo comparten todos. Lo que se cambia en la línea {line} ({change}) se ve desde cualquiera. Para que cada objeto tenga el suyo, se crea en `__init__`: `self.{plain} = …`.',
} as const

export type EventKind = keyof typeof EVENT_TEXTS
