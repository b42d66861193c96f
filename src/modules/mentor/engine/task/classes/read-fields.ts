import { identifier } from '../identifier'
import type { RequestWord } from '../request-text'
import type { FieldPlan } from './class-plan'
import { fieldKind, isMany } from './field-kinds'
import { infinitiveOf, toldInfinitive } from './verbs-of-methods'

const ARTICLE =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|y|e|o|con|que|tenga[n]?|tiene[n]?|como|atributos?|propiedades|campos|datos|reciba|recibe|guarde[n]?|guarda[n]?|cada|lleve|almacen\w+|siguientes|crea|cree|se|:|tambien|ademas|nombrado|llamado|opcionalmente|interno|privado|minimo|al|solo|propio|propia|anad\w+|agreg\w+|incluy\w+|sume|constructor|cuyo|inicializ\w+)$/
/** What ends a name: all that is said of it stands behind. */
const REMARK =
  /^(?:\(|que|por|=|inicial\w*|vaci[oa]s?|privad[oa]s?|protegid[oa]s?|public[oa]s?|opcional\w*|entero|decimal|texto|booleano|bool|int|float|str|string|list|a|al|en|empez\w+|empie[zc]\w+|comien[zc]\w+|arranca\w*|siempre|si|para|cuando|donde|con|como|\d.*|true|false|«.*|:|al|guardad[oa]s?|sin|mayor|menor|entre|hasta|obligatori[oa]s?|nada|solo|solamente|unicamente|desde|se|no|lo|le|este|esta|debe|tiene)$/
const NO_FIELD =
  /^(?:metodos?|funcion\w*|clases?|class|objetos?|self|python|poo|ejemplo|etc|parametros?|cosas?|constructor|init|__init__|atributos?|datos|lo|le|que|hay|init|gracias|porfa|favor|todo|todos|herencia|encapsulacion|polimorfismo|varias|varios|muchas|muchos|getters?|setters?|property|prueba\w*|ejemplos?)$/
const GROUPS = /^(?:varias|varios|muchas|muchos|unas|unos|distint[oa]s|diferentes)$/

/** The fields that a piece names: «una lista de notas vacía», «saldo (por defecto 0)», «vida 100»; none where it names none. */
export function fieldsIn(words: readonly RequestWord[]): FieldPlan[] {
  const [only] = words
  if (words.length === 1 && only && /^[ye]$/.test(only.plain)) return [field(only.plain, { kind: 'number' })]
  let at = 0
  while (ARTICLE.test(words[at]?.plain ?? '') || GROUPS.test(words[at]?.plain ?? '')) {
    if (/^si$/.test(words[at + 1]?.plain ?? '')) break
    at += 1
  }
  const rest = words.slice(at).map(({ plain }) => plain)
  const text = rest.join(' ')
  return flagged(text) ?? stated(text) ?? collection(text, words.slice(at)) ?? amountOf(text) ?? named(words.slice(at))
}

const field = (name: string, over: Partial<FieldPlan>): FieldPlan => ({
  name,
  kind: fieldKind(name),
  initial: null,
  isPassed: true,
  isPrivate: false,
  of: [],
  ...over,
})

/** «si está prestado (o no)»: a yes or no. */
function flagged(text: string): FieldPlan[] | null {
  const [, name] = /^si (?:no )?(?:esta|es|ha sido|fue|lo esta|tiene|hay)(?: o no)? ([a-z]\w+)/.exec(text) ?? []
  return name === undefined ? null : [field(name, { kind: 'flag', initial: 'False', isPassed: false })]
}

/** «estado libre/alquilada», «estado (abierto o cerrado)»: a text that is one of those. */
function stated(text: string): FieldPlan[] | null {
  const [, name, one, other] = /^(estado|situacion|modo|nivel) (?:\( )?([a-z]+) (?:\/|o) ([a-z]+)/.exec(text) ?? []
  return name && one && other
    ? [field(name, { kind: 'text', initial: `'${one}'`, isPassed: false, of: [one, other] })]
    : null
}

/** «lista de notas (vacía)», «diccionario de productos», «contactos (nombre y teléfono)». */
function collection(text: string, words: readonly RequestWord[]): FieldPlan[] | null {
  const [, form, name] =
    /^(lista|listado|coleccion|conjunto|diccionario|historial|registro)(?: vaci[oa])?(?: privad[oa])?(?: (?:de|con|para|llamad[oa]) (?:los |las |sus |el |la )?([a-z_]\w*))?/.exec(
      text,
    ) ?? []
  if (form === undefined) return null
  const kind = form === 'diccionario' ? 'map' : 'list'
  const isPassed = /\bque (?:recib|se pas)/.test(text)
  const own = /^(?:historial|registro)$/.test(form)
    ? form
    : (name ??
      (/^[a-z]\w+$/.test(words[1]?.plain ?? '') && !REMARK.test(words[1]?.plain ?? '') ? words[1]?.plain : undefined))
  return [
    field(own ?? 'elementos', {
      kind,
      initial: kind === 'map' ? '{}' : '[]',
      isPassed,
      isPrivate: /privad/.test(text),
      of: bracketed(text),
    }),
  ]
}

/** «100 de vida», «100 puntos de vida». */
function amountOf(text: string): FieldPlan[] | null {
  const [, value = '', name] =
    /^(\d+(?:[.,]\d+)?) (?:(?:puntos|unidades|euros|litros) )?(?:de )([a-z]\w+)/.exec(text) ?? []
  return name === undefined ? null : [field(name, { kind: 'number', initial: value.replace(',', '.') })]
}

/** «(nombre y teléfono)» */
const bracketed = (text: string): string[] => {
  const inside = /\( ([^()]{0,300}) \)/.exec(text)?.[1] ?? ''
  const names = inside.split(/ , | y | e /).map((each) => each.replace(/^(?:con|el|la|su|de|cada una|uno) /, '').trim())
  return names.length > 1 && names.every((name) => /^[a-z_]\w*$/.test(name))
    ? names.map((name) => identifier(name))
    : []
}

/** «cuota mensual», «fecha de nacimiento», each with what is said of its value. */
function named(words: readonly RequestWord[]): FieldPlan[] {
  const fields: FieldPlan[] = []
  let at = 0
  while (at < words.length) {
    const parts: string[] = []
    while (at < words.length && parts.length < 4) {
      const { plain, text } = words[at] ?? { plain: '', text: '' }
      if (!/^[\p{L}_][\p{L}\d_]*$/u.test(text)) break
      const joins =
        plain === 'de' ||
        (/^(?:por|en)$/.test(plain) &&
          parts.length === 1 &&
          /^(?:hora|dia|mes|unidad|metros|litros|euros)$/.test(words[at + 1]?.plain ?? ''))
      if (parts.length === 0 && (NO_FIELD.test(plain) || REMARK.test(plain) || isVerb(plain) || tellsOf(words, at)))
        return fields
      if (
        parts.length > 0 &&
        !joins &&
        (REMARK.test(plain) ||
          (/^(?:maxim|minim)[oa]$/.test(plain) && /^(?:\d|de$)/.test(words[at + 1]?.plain ?? '')) ||
          NO_FIELD.test(plain) ||
          infinitiveOf(plain) !== null)
      )
        break
      if (parts.length > 0 && isKnownName(plain) && (isKnownName(parts.at(-1) ?? '') || isMany(parts[0] ?? ''))) break
      if (!joins || plain === 'por') parts.push(text.toLowerCase())
      at += 1
    }
    if (parts.length === 0) return fields
    const name = identifier(parts.join('_')).replace(/^numero_(?=pagina|telefono)/, '')
    // «contactos nombre y teléfono», «contactos con nombre y teléfono»: what each of them has.
    const of = /^(?:(?:con|de|por) )?(?:(?:su|el|la) )?([a-z]+)$/.exec(
      words
        .slice(at)
        .map(({ plain }) => plain)
        .join(' '),
    )?.[1]
    if (parts.length === 1 && isMany(name) && of !== undefined && OF_THINGS.test(of))
      return [...fields, field(name, { kind: 'list', initial: '[]', isPassed: false, of: [of] })]
    const next = isKnownName(words[at]?.plain ?? '') ? at : words.length
    fields.push(
      withRemark(
        name,
        words
          .slice(at, next)
          .map(({ plain }) => plain)
          .join(' '),
        words.slice(at, next),
      ),
    )
    at = next
  }
  return fields
}

/** «busque por autor» among what is kept: a verb, by what follows it. */
const tellsOf = (words: readonly RequestWord[], at: number) =>
  /[a-z]{2}[ae]n?$/.test(words[at]?.plain ?? '') &&
  toldInfinitive(words[at]?.plain ?? '') !== null &&
  (/^(?:el|la|los|las|un|una|lo|a|cuant[oa]s|si|hacia|todos|todas)$/.test(words[at + 1]?.plain ?? '') ||
    (words[at + 1]?.plain === 'por' && !/^(?:hora|dia|mes|defecto|unidad)$/.test(words[at + 2]?.plain ?? '')))

/** What is surely a name of its own, so that two of them in a row need no comma. */
const isKnownName = (plain: string) =>
  (OF_THINGS.test(plain) || /^(?:tipo|poder|dorsal|posicion|equipo)$/.test(plain) || fieldKind(plain) === 'number') &&
  !/^(?:maxim|minim|total|actual|real|base|numero|puntos|precio$|valor|horas|dias|meses|anos)/.test(plain)

const isVerb = (plain: string) =>
  infinitiveOf(plain) !== null ||
  /^(?:dig[ao]|devuelva|imprima|muestre|sume|reste|pueda\w*|haga|lance|avise|calcule|sepa|permita|salga|funcione|sirva|cuente|use|usando|quiero|necesito|crea|hazme|ponme)$/.test(
    plain,
  )

/** What things are described by, so that two of them in a row need no comma. */
export const OF_THINGS =
  /^(?:nombres?|apellidos?|edad|dni|telefono|correo|email|direccion|precio|stock|cantidad|unidades|codigo|categoria|marca|modelo|color|matricula|titulo|autor|autora|paginas|isbn|genero|ano|curso|notas?|sueldo|salario|puesto|cargo|departamento|saldo|titular|peso|altura|raza|especie|velocidad|duracion|descripcion|vida|ataque|defensa|nivel)$/

const START = /(?:empie[zc]\w+|empez\w+|comien[zc]\w+|arran\w+|inici(?!al)\w+|inicializad\w+|parte|nac\w+)/
const VALUE =
  '(-?\\d+(?:[.,]\\d+)?|true|false|cero|none|vaci[oa]s?|«[^ »]*»|verdadero|falso|una? lista vacia|lista vacia)'
const VALUES: Record<string, string> = {
  true: 'True',
  verdadero: 'True',
  false: 'False',
  falso: 'False',
  none: 'None',
  cero: '0',
}

/** A field with what is said behind its name: type, first value, whether it is hidden. */
function withRemark(name: string, said: string, words: readonly RequestWord[]): FieldPlan {
  const isPrivate = /\b(?:privad|protegid)/.test(said)
  const found =
    new RegExp(`^(?:[a-z(:]+ ){0,7}?(?:=|a|al|en|con|de|es|sea|valga|valor|defecto|inicial|opcional,?) ${VALUE}`).exec(
      said,
    ) ?? new RegExp(`^\\(? ?${VALUE}(?= |$)`).exec(said)
  const value = found?.[1]
  const isOwn = START.test(said) && !/\bsi no\b|\bdefecto\b|\bopcional/.test(said)
  if (/^(?:una? )?(?:lista )?vaci/.test(value ?? '') || /^\( (?:una )?lista\b|\bvaci[oa]s?\b/.test(said))
    return field(name, {
      kind: /diccionario/.test(said) ? 'map' : 'list',
      initial: /diccionario/.test(said) ? '{}' : '[]',
      isPassed: false,
      isPrivate,
    })
  const quoted = words.find(({ plain }) => /^«/.test(plain))
  if (value?.startsWith('«'))
    return field(name, { kind: 'text', initial: `'${quoted?.text ?? ''}'`, isPassed: !isOwn, isPrivate })
  if (value !== undefined) {
    const initial = VALUES[value] ?? value.replace(',', '.')
    const kind = /^(?:True|False)$/.test(initial) ? 'flag' : initial === 'None' ? fieldKind(name) : 'number'
    return field(name, { kind, initial, isPassed: !isOwn, isPrivate })
  }
  if (isMany(name) && !/\bbool|\bint\b/.test(said))
    return field(name, { kind: 'list', initial: '[]', isPassed: false, isPrivate, of: bracketed(said) })
  if (/\bbool/.test(said)) return field(name, { kind: 'flag', isPrivate })
  if (/\b(?:entero|int|float|decimal|numero)\b/.test(said)) return field(name, { kind: 'number', isPrivate })
  if (/\b(?:str|string|texto|cadena)\b/.test(said)) return field(name, { kind: 'text', isPrivate })
  if (/\bopcional/.test(said)) return field(name, { initial: fieldKind(name) === 'number' ? '0' : "''", isPrivate })
  return field(name, { isPrivate, of: bracketed(said) })
}
