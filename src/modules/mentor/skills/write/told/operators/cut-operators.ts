import { DROPS_REST, filter, N, numberOf, type Operator, SIGN, signOf } from './operator'
import { isPlain } from './pipeline-value'

/** How a text, a list or a number becomes many. */
export const CUTTING: readonly Operator[] = [
  {
    id: 'chunks',
    stage: 2,
    words: new RegExp(
      `\\b(?:(?:una lista con |en |los |las |la ){0,8}(?:trozos?|grupos?|bloques?|partes|pedazos|fragmentos|tripletes|tramos|paquetes|listas|sublistas|trozit\\w+|cachos|parejas)(?: (?:de|con))? )?(?:de )?${N} en \\1\\b|\\b(?:en |los )?(?:trozos?|grupos?|bloques?|pedazos|fragmentos|paquetes|sublistas|cachos|lotes) de (?:tamano |longitud )?(?:maximo )?${N}(?: (?:letras|caracteres|elementos|cifras|bases))?\\b`,
    ),
    apply: (value, at) => {
      const size = numberOf(at.match[1] ?? at.match[2] ?? '', at)
      const code =
        value.kind === 'one' ? (value.type === 'number' ? null : value.code) : isPlain(value) ? value.source : null
      if (size === null || code === null) return null
      const isWhole = DROPS_REST.test(at.text)
      const end = isWhole ? `len(${code}) - ${/^\d+$/.test(size) ? Number(size) - 1 : `${size} + 1`}` : `len(${code})`
      return {
        kind: 'each',
        of: 'text',
        source: `range(0, ${end}, ${size})`,
        item: 'inicio',
        map: `${code}[inicio : inicio + ${size}]`,
        tests: [],
        from: 'piece',
      }
    },
    how: '`range` va saltando de trozo en trozo, y cada trozo es una rebanada desde `inicio`.',
  },
  {
    id: 'windows',
    stage: 2,
    words: new RegExp(
      `\\b(?:(?:listas|ventanas|grupos|trozos|sublistas|subcadenas|trocitos)(?: (?:de|con)){1,8} ${N}(?: (?:elementos|letras|numeros|valores|caracteres))? (?:seguid|consecutiv)[oa]s(?:[^;.]{0,40}?\\b(?:de (?:a )?uno? en uno?|de a uno))?|kmeros|k meros)\\b`,
    ),
    apply: (value, at) => {
      const size = numberOf(at.match[1] ?? 'k', at)
      const code = value.kind === 'one' ? value.code : isPlain(value) ? value.source : null
      if (size === null || code === null) return null
      return {
        kind: 'each',
        of: 'text',
        source: `range(len(${code}) - ${size} + 1)`,
        item: 'inicio',
        map: `${code}[inicio : inicio + ${size}]`,
        tests: [],
        from: 'piece',
      }
    },
    how: 'Cada ventana es una rebanada que empieza una posición más allá; la última empieza donde todavía cabe entera.',
  },
  {
    id: 'found',
    stage: 2,
    words:
      /\b(?:(?:la |una )?(?:lista (?:de|con) )?(?:los |las )?)(hashtags?|menciones|arrobas|correos|emails|numeros que (?:hay|aparecen|salen)|urls?|enlaces)\b/,
    apply: (value, { match, text }) => {
      if (value.kind !== 'one' || value.type !== 'text') return null
      const said = match[1] ?? ''
      const isBare = /\bsin (?:la |el )?(?:almohadilla|arroba|#|@)/.test(text)
      const pattern = said.startsWith('hashtag')
        ? isBare
          ? String.raw`#(\w+)`
          : String.raw`#\w+`
        : /^(?:mencion|arroba)/.test(said)
          ? isBare
            ? String.raw`@(\w+)`
            : String.raw`@\w+`
          : /^(?:correo|email)/.test(said)
            ? String.raw`[\w.+-]+@[\w-]+\.[\w.]+`
            : said.startsWith('numeros')
              ? String.raw`\d+`
              : String.raw`https?://\S+`
      return {
        kind: 'each',
        of: 'text',
        source: `re.findall(r'${pattern}', ${value.code})`,
        item: 'parte',
        map: 'parte',
        tests: [],
        from: 'piece',
      }
    },
    how: '`re.findall` devuelve una lista con todo lo que encaja en el patrón, en su orden.',
  },
  {
    id: 'octets',
    stage: 2,
    words: /\b(?:(?:los|cada|sus) )?(?:4 )?octetos?\b/,
    apply: (value) =>
      value.kind === 'one' && value.type === 'text'
        ? {
            kind: 'each',
            of: 'text',
            source: `${value.code}.split('.')`,
            item: 'octeto',
            map: 'octeto',
            tests: [],
            from: 'piece',
          }
        : null,
    how: "`split('.')` separa los octetos por sus puntos.",
  },
  {
    id: 'pieces',
    stage: 2,
    words: new RegExp(
      `\\b(?:texto|cadena|string|frase|linea|valores|datos|numeros|nombres|campos|elementos|palabras)(?: (?:que|con|de|vienen|viene|van|estan|esta|me|numeros|nombres|valores|palabras|datos)){0,8} separad[oa]s? (?:por|con) ${SIGN}|\\b(?:sepa(?:ra|re|rar|rando|rarl[oa])|divid\\w+|cort\\w+|parta|parte|partir|partiendo)(?: (?:el|la|texto|cadena|frase|lo|por los|por las|en)){0,8} (?:por|con) ${SIGN}`,
    ),
    apply: (value, { match }) =>
      value.kind === 'one' && value.type === 'text'
        ? {
            kind: 'each',
            of: 'text',
            source: `${value.code}.split(${signOf(match[1] ?? match[2] ?? '')})`,
            item: 'parte',
            map: 'parte',
            tests: [],
            from: 'piece',
          }
        : null,
    how: '`split` corta el texto por ese signo.',
  },
  {
    id: 'digits-of',
    stage: 2,
    words:
      /\b(?:(?:los|sus|las|cada uno de sus|de|cada) ){0,8}(?:digitos|cifras|digito|cifra)\b(?: (?:del?|en) (?:un |el )?numero)?/,
    apply: (value, at) => {
      if (value.kind === 'one' && value.type === 'number')
        return {
          kind: 'each',
          of: 'number',
          source: `str(${value.code})`,
          item: 'cifra',
          map: 'int(cifra)',
          tests: [],
          from: 'item',
        }
      return filter((it) => `${it}.isdigit()`)(value, at)
    },
    how: '`str` convierte el número en texto para ir cifra a cifra, e `int` devuelve cada una a número.',
  },
]
