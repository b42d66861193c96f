import { type Demand, uses } from './demand'

const FORMS: Record<string, RegExp> = {
  excel: /xls|excel|openpyxl|workbook|pandas/,
  csv: /csv|pandas|split/,
  pdf: /pdf|canvas|reportlab/,
  xml: /xml|elementtree|minidom/,
  json: /json/,
  sqlite: /sqlite|connect/,
}

/** In the spelling of `RequestText`: of what a program is to be made, and with what it works. */
export const PARTS: readonly Demand[] = [
  { words: /\bfuncion recursiva\b|\bde forma recursiva\b|\bcon recursi\w+/g, isMet: uses('recursion') },
  { words: /\b(?:un|el|con) generador que\b|\byield\b/g, isMet: uses('yield', 'generator') },
  { words: /\bproperty\b|\bpropiedad\b/g, isMet: ({ words }) => words.includes('property') },
  {
    words: /\bque (?:(?:me|le|nos|vaya) )?(?:pida|pregunte|solicite|pidiendo|preguntando)\b|\bpor teclado\b/g,
    isMet: ({ inputs, parameters, features }) => inputs > 0 || parameters > 0 || features.has('tkinter'),
  },
  {
    // «en el número que diga el usuario», «déjame elegir la longitud»
    words:
      /\b(?:dig|elij|escrib|pong|met|indiqu|introdu[jz]c|quier|pid|escoj)[a-z]+ (?:el |la )?(?:usuari[oa]|jugador[a]?)\b|\b(?:el|la) usuari[oa] (?:l[oae]s? )?(?:dig|elij|escrib|pong|met|indiqu|introdu[jz]c|quier|escoj)[a-z]+|\b(?:dejam?e?|poder|pueda) (?:que )?(?:elegir|elija|escoger|escoja)\b/g,
    isMet: ({ inputs, parameters, features }) => inputs > 0 || parameters > 0 || features.has('tkinter'),
  },
  {
    // Not that of a restaurant.
    words: /\b(?:con|un|el) menu\b(?! (?:del?|infantil|degustacion)\b)/g,
    isMet: ({ inputs, features }) => (inputs > 0 && features.has('while')) || features.has('tkinter'),
  },
  { words: /\b(?:hered[ae]\w*|herencia|subclases?)\b/g, isMet: ({ inherits }) => inherits },
  {
    words: /\b(?:la|las|una|de la|mi) carpetas?\b(?! donde est)|\bdirectorio\b/g,
    isMet: uses('Path', 'glob', 'rglob', 'iterdir', 'listdir', 'scandir', 'walk', 'mkdir', 'makedirs'),
  },
  {
    words: /\bfecha de (?:modificacion|creacion)\b/g,
    isMet: ({ words }) => /mtime|ctime|st_birthtime/.test(words),
  },
  {
    // «pida el precio sin IVA» is no price with it.
    words: /\b(?:pid\w+|pedir|pregunt\w+|introdu\w+|ingres\w+|solicit\w+)(?: [a-z]+){0,4} (con|sin) iva\b/g,
    isMet: ({ source }, { match }) =>
      !new RegExp(`input\\([^)]*\\b${match[1] === 'con' ? 'sin' : 'con'} iva`, 'i').test(source),
  },
  {
    // What a file is of, wherever it comes from: a program that asks at the keyboard is another one.
    words:
      /\b(?:un|el|del|los|mi|varios|a|en|desde|de) (?:archivos? |hojas? (?:de )?)?(excel|csv|pdf|xml|json|sqlite)s?\b/g,
    isMet: ({ words }, { match }) => (FORMS[match[1] ?? ''] ?? /^/).test(words),
  },
  { words: /\b(?:segundo|otro) parametro\b/g, isMet: ({ parameters }) => parameters > 1 },
  { words: /\bhoras? extras?\b|\blas extras\b/g, isMet: ({ words }) => words.includes('extra') },
  { words: /\bclase [a-z]+ (?:con|que|para)\b/g, isMet: uses('class', 'namedtuple') },
  {
    // What an object works out of what it keeps.
    words: /\bclase [a-z]+ .{0,60}?\b(area|perimetro|volumen|distancia|superficie|hipotenusa)\b/g,
    isMet: ({ words }, { match }) => words.includes(match[1] ?? ''),
  },
  { words: /\b(?:setters?|getters?)\b/g, isMet: ({ source }) => /@property|\.setter|def [gs]et_/.test(source) },
  {
    // Who thinks of the number and who looks for it are two games.
    words:
      /\bnumero (?:en )?que (?:yo |el usuario |la persona )(?:piens[eo]|he pensado|este pensando|estoy pensando)\b/g,
    isMet: uses('//'),
  },
  {
    words:
      /\ba (?:dolares|euros|libras|pesos|yenes|soles)(?: [a-z]+)? y (?:a )?(dolares|euros|libras|pesos|yenes|soles)\b/g,
    isMet: ({ words }, { match }) => words.includes((match[1] ?? '').slice(0, -2)),
  },
]
