import { byWord } from '~/platform/text/by-word'
import { typeName } from './wording'

export type Advice = { cause: string; decide: string; kind?: null }

/** What a type is that nobody meant to have there, whatever is done with it. */
const BY_TYPE: Readonly<Record<string, Advice>> = byWord({
  coroutine: {
    cause:
      'Es una **corrutina**: lo que da una función `async def` cuando se la llama **sin `await`**, todavía sin ejecutar.',
    decide:
      'Espérala, dentro de una función `async def`: `resultado = await funcion()`. Desde fuera, `asyncio.run(funcion())`.',
  },
  Namespace: {
    cause:
      'Es lo que da `argparse`: sus datos se piden **con un punto**, no con corchetes, y se llaman como la opción.',
    decide: 'Escribe `args.nombre` para lo que declaraste con `add_argument("--nombre")`.',
  },
})
const LAZY = new Set('map zip filter generator reversed enumerate dict_keys dict_values dict_items set'.split(' '))
const FUNCTIONS = new Set(['function', 'method', 'builtin_function_or_method', 'method-wrapper'])
const ON_PARTS = new Set(['subscript', 'no-length'])
const ON_VALUES = new Set(['iterable', 'no-length', 'comparison', 'operand', 'concat', 'not-integer', 'membership'])

/** What the type that a message names tells by itself: what was forgotten, or what makes it what is wanted. */
export function typeAdvice(kind: string, { type, type2, left, right }: Record<string, string>): Advice | null {
  const types = [type, type2, left, right].filter((each) => each !== undefined)
  const known = types.map((each) => BY_TYPE[each]).find((each) => each !== undefined)
  if (known) return known
  const called = types.find((each) => FUNCTIONS.has(each))
  if (called && ON_VALUES.has(kind))
    return {
      cause: `Ahí llega ${typeName(called)} **sin llamar**: faltan los paréntesis \`()\` detrás de su nombre.`,
      decide: 'Pon `()` detrás del nombre de la función: por ejemplo, `texto.upper()` en lugar de `texto.upper`.',
    }
  const lazy = types.find((each) => LAZY.has(each))
  if (lazy === undefined || !ON_PARTS.has(kind) || (lazy === 'set' && kind === 'no-length')) return null
  return {
    cause:
      lazy === 'set'
        ? 'Un conjunto **no tiene orden**, así que no hay primero ni segundo.'
        : 'No es una lista: da sus elementos de uno en uno, y no tiene posiciones ni longitud propias.',
    decide: `Conviértelo antes en lista: ${kind === 'subscript' ? '`list(x)[0]`' : '`len(list(x))`'}. Para recorrerlo no hace falta.`,
  }
}

const isOwn = (type: string | undefined): type is string =>
  type !== undefined && /^(?:\w+\.)*[A-Z]\w+$/.test(type) && type !== 'NoneType'

/** What a class of one's own needs for the operation that fails, and what a dictionary does not have. */
export function ofOwnType(kind: string, { type, type2, left, right }: Record<string, string>): Advice | null {
  if (kind === 'unhashable') return unhashable(type ?? type2)
  if (kind === 'comparison' && left === right && (isOwn(left) || left === 'dict'))
    return {
      cause: `Python no sabe cuál de dos \`${left}\` va antes. Si los pones en un \`heapq\` o ordenas tuplas \`(prioridad, cosa)\`, solo pasa cuando **dos prioridades son iguales** (un empate): entonces compara lo siguiente de la tupla, que son las cosas. Por eso unas veces falla y otras no.`,
      decide: `Pon en medio un contador que no se repita (\`orden = itertools.count()\` y \`(prioridad, next(orden), cosa)\`). Para ordenar una lista, di por qué dato: \`sorted(lista, key=lambda x: ${left === 'dict' ? 'x["edad"]' : 'x.edad'})\`${left === 'dict' ? '' : '; o define `__lt__` en la clase'}.`,
    }
  return null
}

function unhashable(type: string | undefined): Advice | null {
  if (type === 'dict')
    return {
      cause: 'Un diccionario **cambia**, y lo que va en un conjunto o de clave de otro diccionario no puede cambiar.',
      decide:
        'Conviértelo en algo fijo: `tuple(sorted(d.items()))` o `frozenset(d.items())`. Para quitar repetidos de una lista de diccionarios: `{tuple(sorted(d.items())) for d in lista}`. O usa de clave un dato suyo, `d["id"]`.',
    }
  if (!isOwn(type)) return null
  return {
    cause: `Tu clase \`${type}\` define \`__eq__\` (o es una \`@dataclass\`, que lo escribe por ti), y con eso Python le **quita \`__hash__\`**, que es por donde buscan los conjuntos y las claves de los diccionarios: dos objetos iguales tienen que tener el mismo.`,
    decide: `Define los dos **con los mismos atributos**: en \`__hash__\`, \`return hash((self.x, self.y))\` con lo que compara \`__eq__\`. Si es una \`@dataclass\`, basta \`@dataclass(frozen=True)\`, y entonces ya no se puede cambiar.`,
  }
}
