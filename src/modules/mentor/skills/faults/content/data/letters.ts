import type { FaultTexts } from '../fault-text'

export const LETTER_TEXTS: FaultTexts = {
  'backwards-as-written': {
    signs: ['never', 'number'],
    what: 'En la línea {line}, {test} compara las letras tal como están escritas, con sus mayúsculas y sus espacios, y al darle la vuelta no coinciden.',
    why: 'Para Python `"A"` y `"a"` son letras distintas, y el espacio es un carácter más. En {example}, la primera letra y la última no son iguales hasta que se pasa todo a minúsculas con `lower()` y se quitan los espacios con `replace(" ", "")`.',
    avoid: 'Antes de comparar textos, déjalos igual: minúsculas, sin espacios y, si hace falta, sin tildes.',
  },
  'letters-of-one-case': {
    signs: ['zero', 'number', 'skips', 'never'],
    what: 'En la línea {line}, {test} solo reconoce minúsculas: una letra mayúscula no está en {letters}, y no se cuenta.',
    why: 'Para Python `"A"` y `"a"` son caracteres distintos. Con `.lower()` se pasa la letra a minúscula antes de mirar, y vale escrita de las dos maneras.',
    avoid: 'Pasa el texto a minúsculas con `lower()` antes de contar o de comparar letras.',
  },
  'letter-against-text': {
    signs: ['zero', 'number', 'never'],
    what: 'En la línea {line}, {test} no se cumple nunca: {letter} es una sola letra, y {text} son varias.',
    why: 'Con `==` se pregunta si los dos textos son iguales enteros, y una letra nunca es igual a varias juntas. Para saber si es **una de ellas** se usa `in`: {mended}.',
    avoid: 'Para «es una de estas», `in`; para «es exactamente esto», `==`.',
  },
  'splits-at-each-space': {
    signs: ['number', 'skips'],
    what: 'En la línea {line}, {call} corta en **cada** espacio: entre dos espacios seguidos queda un trozo vacío, y también cuenta.',
    why: 'Con el espacio entre los paréntesis, `"a  b".split(" ")` da `["a", "", "b"]`. Sin nada, {mended} toma varios espacios, tabuladores y saltos de línea como un solo corte.',
    avoid: 'Para separar palabras, `split()` sin nada entre los paréntesis.',
  },
  'letters-without-accents': {
    signs: ['number', 'skips', 'zero'],
    what: 'En la línea {line}, {test} solo reconoce vocales **sin tilde**, y en {text} hay {letters}: no se cuenta.',
    why: 'Para Python una letra con tilde es otro carácter: `"é" == "e"` es `False`. Añade las vocales con tilde a las que buscas y basta con un `in`.',
    avoid: 'Cuando cuentes letras en español, piensa en las tildes, la ñ y las mayúsculas.',
  },
  'typed-in-another-case': {
    signs: ['never', 'always', 'endless'],
    what: 'En la línea {line}, {test} solo se cumple si se escribe exactamente {text}, en {written} y sin espacios.',
    why: 'Quien usa el programa puede escribir la misma palabra con mayúscula o con un espacio detrás, y para Python son textos distintos. Con {change} se quitan los espacios y se pasa a {written} al leerlo.',
    avoid: 'Limpia lo que escribe una persona en cuanto lo lees.',
  },
}
