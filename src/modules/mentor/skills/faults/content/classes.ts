import type { FaultTexts } from './fault-text'

export const CLASS_TEXTS: FaultTexts = {
  'attribute-shared-by-all': {
    signs: ['shared', 'twice'],
    what: 'En la línea {line}, {attribute} está en la clase {class}, fuera de `__init__`: es un solo valor, compartido por todos los objetos.',
    why: 'Lo que se crea directamente en la clase se crea una vez. La línea {changeLine}, {change}, lo modifica para todos. Lo que es de cada objeto se crea en `__init__`, con {mended}, que se ejecuta cada vez que haces uno nuevo.',
    avoid: 'En la clase, solo constantes; listas y diccionarios, en `__init__` con `self.`.',
  },
  'init-misspelt': {
    signs: ['nothing', 'never', 'unchanged'],
    what: 'En la línea {line}, {written} no es el constructor de {class}: se escribe `__init__`, con dos guiones bajos a cada lado.',
    why: 'Python busca exactamente `__init__` al crear un objeto. Con otro nombre es un método más, que nadie llama, y los atributos no se crean.',
    avoid: 'Cuenta los guiones: dos delante y dos detrás de `init`.',
  },
  'attribute-without-self': {
    signs: ['unchanged', 'lost', 'zero'],
    what: 'En la línea {line}, {written} crea una variable que solo existe dentro de {method}: falta `self.`, {mended}.',
    why: 'Sin `self.` es una variable del método y se olvida cuando termina. Con `self.` se guarda en el objeto, y los demás métodos la encuentran.',
    avoid: 'Todo lo que el objeto deba recordar se escribe con `self.`, al guardarlo y al leerlo.',
  },
  'self-missing': {
    signs: ['number', 'nothing'],
    what: 'Al método {method} de la línea {line} le falta `self` como primer parámetro.',
    why: 'Al llamar a un método, Python pasa el propio objeto como primer valor. Si no hay un hueco para él, se queja de que sobra uno, o se mete donde no debe.',
    avoid: 'Dentro de una clase, el primer parámetro de cada `def` es `self`.',
  },
  'class-not-called': {
    signs: ['address', 'shared', 'nothing'],
    what: 'En la línea {line} guardas en {name} la clase {class}, no un objeto: faltan los paréntesis, {mended}.',
    why: 'El nombre de la clase es el molde. Los paréntesis son los que crean un objeto con él (y ejecutan `__init__`).',
    avoid: 'Para crear un objeto, siempre paréntesis: `Perro()`.',
  },
  'str-prints': {
    signs: ['none', 'nothing'],
    what: 'En la línea {line}, {method} muestra el texto con {print}, y tendría que devolverlo con `return`.',
    why: 'Cuando haces `print(objeto)`, Python llama a {method} y espera un texto como respuesta. Si no devuelve nada recibe `None`, y protesta.',
    avoid: 'Los métodos `__str__` y `__repr__` terminan siempre en `return` con un texto.',
  },
  'object-shown-without-str': {
    signs: ['address', 'literal'],
    what: 'En la línea {line} muestras {name}, y Python no sabe cómo: a la clase {class} le falta el método `__str__`.',
    why: 'Si la clase no dice cómo se ve, Python muestra su nombre y su sitio en la memoria, algo como `<… object at 0x…>`.',
    avoid: 'Da a tus clases un `__str__` que devuelva un texto, o muestra un atributo: `print(perro.nombre)`.',
  },
  'parent-not-initialised': {
    signs: ['lost', 'nothing'],
    what: 'El `__init__` de {class} (línea {line}) no llama al de {parent}, y por eso {attribute} no se crea.',
    why: 'Al definir su propio `__init__`, la clase hija sustituye al de la madre, que ya no se ejecuta solo. Hay que llamarlo con {mended}.',
    avoid: 'La primera línea del `__init__` de una clase hija es casi siempre `super().__init__(...)`.',
  },
  'shared-count-on-self': {
    signs: ['zero', 'unchanged', 'same'],
    what: 'En la línea {line}, {step} crea un {attribute} propio en cada objeto: el de la clase {class} no cambia.',
    why: 'Python lee el valor de la clase, le suma, y lo guarda en el objeto. Al leerlo en la clase, sigue el del principio.',
    avoid: 'Lo que es de todos se cambia por el nombre de la clase: `Clase.contador += 1`.',
  },
}
