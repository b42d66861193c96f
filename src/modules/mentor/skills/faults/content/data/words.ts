import type { FaultTexts } from '../fault-text'

export const WORD_TEXTS: FaultTexts = {
  'separator-is-not-there': {
    signs: ['same', 'brackets', 'number', 'twice'],
    what: 'En la línea {line}, {call} corta por {sign}, y en el texto no hay ninguno: sale una lista con el texto entero.',
    why: '`split` corta justo por lo que se le dice. Si no lo encuentra, no corta. Sin nada entre los paréntesis, `split()`, separa por espacios.',
    avoid: 'Mira qué separa los trozos en tus datos antes de elegir el separador.',
  },
  'letters-for-words': {
    signs: ['number', 'twice'],
    what: 'En la línea {line} recorres {text}, que es un texto: {name} vale una letra en cada vuelta, y no una palabra.',
    why: 'Al recorrer un texto salen sus caracteres, espacios incluidos. `.split()` lo separa en una lista de palabras, y esa sí se recorre palabra a palabra.',
    avoid: 'Para palabras, `texto.split()`; para letras, el texto tal cual.',
  },
  'blank-at-the-edge': {
    signs: ['never', 'number'],
    what: 'En la línea {line}, {test} no se cumple por un espacio: {text} lleva uno en el borde.',
    why: 'Un espacio es un carácter como otro: `"sol "` y `"sol"` son textos distintos. `.strip()` quita los de los bordes.',
    avoid: 'Limpia con `.strip()` lo que se teclea o se lee de un archivo.',
  },
  'same-but-for-case': {
    signs: ['never', 'none', 'number'],
    what: 'En la línea {line}, {test} no encuentra nada por una mayúscula: {one} y {two} son textos distintos para Python.',
    why: 'Al comparar textos, y al buscar una clave, cada letra tiene que ser igual, mayúsculas incluidas.',
    avoid: 'Pasa los dos lados a minúsculas con `.lower()` antes de comparar.',
  },
  'braces-not-filled': {
    signs: ['literal'],
    what: 'En la línea {line}, {print} muestra {name} con sus llaves, y el valor detrás: nadie los junta.',
    why: 'Con la coma, `print` escribe una cosa y luego la otra. Las llaves se rellenan con `.format(...)`, o escribiendo el texto como `f"…"`.',
    avoid: 'Usa textos `f"Total: {total}"`: el valor va en su sitio y se lee mejor.',
  },
  'blank-between-parts': {
    signs: ['literal', 'spaces'],
    what: 'En la línea {line}, {print} pone un espacio entre cada parte: es lo que hace la coma.',
    why: '`print` separa con un espacio lo que va entre comas. Si no lo quieres, junta el texto tú con un `f"…"`, o cambia el separador con `sep=""`.',
    avoid: 'Para controlar los espacios, escribe la frase entera en un texto `f"…"`.',
  },
  'json-text-walked': {
    signs: ['twice', 'number', 'literal'],
    what: 'En la línea {line}, {call} convierte los datos en un texto, y el bucle de la línea {loop} recorre sus letras.',
    why: '`json.dumps` sirve para escribir o enviar: da un texto. Para trabajar con los datos se recorren ellos mismos; si vienen en un texto, `json.loads` los convierte.',
    avoid: '`dumps` al guardar, `loads` al leer.',
  },
  'module-name-taken': {
    signs: ['address', 'number', 'never'],
    what: 'En la línea {line}, {written} tapa el módulo {name}: desde ahí ese nombre ya no es el módulo.',
    why: 'Un nombre guarda una sola cosa. Al asignarle otro valor, el módulo importado deja de estar a mano y sus funciones no se encuentran. Llama a tu variable de otra forma.',
    avoid: 'No uses para tus variables (ni para tus archivos `.py`) nombres de módulos.',
  },
}
