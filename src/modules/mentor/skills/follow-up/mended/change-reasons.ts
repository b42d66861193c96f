import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { run } from '../../explain/parts/output'
import type { Reader } from '../asked'
import { hasCorrected, type LinePair, linePairs, type Version, versionOf } from './version'

/** Why a correction was needed: first the reason, then one step deeper. `says`: what a question may call it. */
export type Reason = { first: string; deeper: string; says: RegExp }

type Rule = {
  fits: (old: string, now: string) => RegExpExecArray | boolean | null
  says: RegExp
  first: (slots: { old: string; now: string; name: string }) => string
  deeper: string
}

const CONVERTS = /\b(?:int|float)\(/g
const LOWERS = /\.(?:lower|casefold)\(/g
const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0
const CONDITION = /^(?:el)?(?:if|while)\b/
const RULES: readonly Rule[] = [
  {
    fits: (old, now) => /<= ?len\(/.test(old) && /< ?len\(/.test(now),
    says: /<|\b(?:menor|igual|posicion\w*|indice|len|ultim\w)\b/,
    first: ({ now }) =>
      `Porque \`len()\` dice **cuántos** hay, y las posiciones se cuentan desde 0: con tres son la 0, la 1 y la 2. La 3, que es lo que vale \`len()\`, ya no existe. Con \`<=\` se entra también con ese número; con ${inlineCode(now)} se para justo antes.`,
    deeper:
      'La última posición es siempre `len(lista) - 1`. Por eso `range(len(lista))` tampoco llega a `len(lista)`: todo encaja porque se empieza en 0 y el final no entra. Y con `for x in lista:` no hay que pensar en ello.',
  },
  {
    fits: (old, now) => /\b(?:and|or) ?[<>=!]/.test(old) && !/\b(?:and|or) ?[<>=!]/.test(now),
    says: /\b(?:repetir|dos veces|otra vez|and|or)\b/,
    first: ({ now }) =>
      `Porque \`and\` une **dos preguntas enteras**, y cada una necesita saber de quién pregunta. En español «mayor que 12 y menor que 18» se sobreentiende; Python no sobreentiende nada: detrás de \`and\` espera otra comparación completa, como en ${inlineCode(now)}.`,
    deeper:
      'Python calcula los dos lados por separado, cada uno da `True` o `False`, y después los junta. Si no quieres repetir el nombre, tiene una forma corta para «entre dos números»: `12 < edad < 18`.',
  },
  {
    fits: (old, now) => old === '' && /^return /.test(now),
    says: /\b(?:return|none|devuelv\w+|falta\w*|pierde\w*|desaparece\w*|fuera)\b/,
    first: ({ now }) =>
      `Porque lo que se calcula en una función **se queda dentro**: sus variables desaparecen cuando termina. ${inlineCode(now)} es la única puerta de salida: entrega ese valor a quien la llamó. Sin él sale \`None\`, que es «nada».`,
    deeper:
      'Así dos funciones pueden usar el mismo nombre sin pisarse: cada una tiene su libreta, y la tira al acabar. Lo que quieras conservar lo devuelves, y quien llama lo guarda: `resultado = sumar(2, 3)`.',
  },
  {
    fits: (old, now) => /^print\(/.test(old) && /^return /.test(now),
    says: /\b(?:none|print|return|devuelv\w+|sale)\b/,
    first: ({ old, now }) =>
      `Porque ${inlineCode(old)} **enseña** el valor en la pantalla y no lo guarda nadie; ${inlineCode(now)} se lo **entrega** a quien llamó a la función. Es la diferencia entre gritar el resultado desde la cocina y ponértelo en la mano: solo con lo segundo puedes seguir usándolo.`,
    deeper:
      'Una llamada como `doble(4)` se cambia por lo que la función devuelve, y una función que no llega a ningún `return` devuelve `None`, que es «nada». Por eso ese `None` aparecía: era lo único que había para guardar.',
  },
  {
    fits: (old, now) => CONDITION.test(old) && /[^=!<>]=[^=]/.test(old) && now.includes('=='),
    says: /\b(?:igual(?:es)?|asign\w+)\b|=/,
    first: ({ old }) =>
      `Porque un solo \`=\` ya tiene otro trabajo: **guardar**. \`n = 0\` mete un 0 en \`n\`, y no pregunta nada. En ${inlineCode(old)} hace falta una pregunta que se conteste con sí o no, y la que pregunta «¿son iguales?» es \`==\`.`,
    deeper:
      'Hay lenguajes que dejan poner un solo `=` ahí, y es un fallo famoso: la condición guarda el valor en vez de mirarlo, el programa sigue como si nada y cuesta mucho encontrarlo. Python prefiere pararse antes de empezar: si en un `if` ve un `=`, no adivina cuál querías.',
  },
  {
    fits: (old, now) => old.trim() === now.trim() && old !== now && /^ /.test(old),
    says: /\b(?:espacios?|sangria\w*|indent\w*|tab\w*|margen|columna)\b/,
    first: ({ now }) =>
      `Porque Python agrupa las líneas por la **columna exacta** en la que empiezan. ${inlineCode(now)} empezaba en una que no es la de ningún bloque abierto: no sabe si es de uno o del de fuera, y en vez de adivinar se para.`,
    deeper:
      'A la vista parece casi igual, y por eso engaña. Cada vez que la sangría crece se abre un bloque, y al volver atrás tiene que caer justo en una de las columnas de antes: es como bajar una escalera, se pisa un peldaño o no se pisa ninguno.',
  },
  {
    fits: (old, now) => old.trim() === now.trim() && old !== now,
    says: /\b(?:espacios?|sangria\w*|indent\w*|tab\w*|margen|delicad\w+|derecha)\b/,
    first: ({ now }) =>
      `Porque en Python los espacios de delante no son adorno: son lo que dice **qué va dentro de qué**. Otros lenguajes lo marcan con llaves \`{ }\`; Python no las usa. Con sangría, ${inlineCode(now)} es parte del bloque de arriba; pegada al margen sería una línea aparte, que se hace siempre, y el bloque se quedaría vacío.`,
    deeper:
      'Se decidió así para que el programa se lea como está: lo que ves alineado es lo que Python hace junto. Con llaves se puede escribir todo torcido y que funcione; aquí la vista y el significado no se pueden separar. Cuántos espacios es cosa tuya (cuatro es la costumbre), con tal de que sean **los mismos** en todo el bloque.',
  },
  {
    fits: (old, now) => old !== '' && now.endsWith(':') && !old.endsWith(':') && now.startsWith(old.slice(0, -1)),
    says: /\bdos puntos\b|:/,
    first: ({ now }) =>
      `Porque los \`:\` avisan de que la línea **abre un bloque**: «y ahora viene lo de dentro». En ${inlineCode(now)} separan la pregunta (o el nombre) de lo que se hace. Sin ellos Python llega al final de la línea esperando algo más.`,
    deeper:
      'Python podría adivinarlos por la sangría de la línea siguiente, pero prefiere pedirlos: así cada línea se entiende sola, y un `if` a medio escribir se nota en su propia línea y no tres más abajo.',
  },
  {
    fits: (old, now) =>
      /\binput\(/.test(old) && /\b(?:int|float)\(\s*input\(/.test(now) && !/\b(?:int|float)\(\s*input\(/.test(old),
    says: /\b(?:int|float|input|convert\w+|texto|str|numero)\b/,
    first: ({ name }) =>
      `Porque \`input()\` da siempre un **texto**: lo que se teclea son letras, y Python no sabe si \`25\` es una edad o el número de una calle. Con el texto \`"25"\` no se puede sumar ni preguntar si es mayor que 18. ${inlineCode(`${name}(...)`)} lo convierte en número **una vez, al leerlo**, y desde ahí ya se puede calcular.`,
    deeper:
      'Es que el teclado manda caracteres: un `2` y un `5`, uno detrás de otro. Si Python los convirtiera solo, el código postal `08001` se quedaría en `8001`, y quien escribiera su nombre rompería el programa. Por eso te lo da tal cual, y decides tú: `int` para enteros, `float` si puede llevar decimales.',
  },
  {
    fits: (old, now) => countOf(CONVERTS, now) > countOf(CONVERTS, old),
    says: /\b(?:int|float|convert\w+|texto|numero|comillas)\b/,
    first: ({ now }) =>
      /[=<>]=|[<>]/.test(now)
        ? `Porque un lado era un **texto** y el otro un número, y para Python \`"5"\` y \`5\` no son lo mismo aunque se lean igual: no son iguales, ni uno va antes que el otro. Con ${inlineCode(now)} los dos son números.`
        : `Porque lo que hay ahí es un **texto**, aunque lleve cifras: \`"7" + "8"\` pega los dos y da \`"78"\`, no 15. En ${inlineCode(now)} se convierte en número antes de usarlo, y entonces sí se suma.`,
    deeper:
      'Lo que va entre comillas es texto siempre, y Python nunca lo cambia por su cuenta: `"007"` puede ser un código, donde los ceros importan. Por eso la conversión se escribe, y solo donde hace falta.',
  },
  {
    fits: (old, now) =>
      /\[\d+\]/.test(old) && /\[\d+\]/.test(now) && old.replace(/\[\d+\]/g, '') === now.replace(/\[\d+\]/g, ''),
    says: /\b(?:posicion\w*|indices?|range|ultim\w|existe|elementos?)\b|\d/,
    first: ({ old, now }) =>
      `Porque las posiciones se cuentan **desde 0**: con tres elementos son la 0, la 1 y la 2, y la 3 ya no existe. Lo mismo hace \`range(3)\`: da tres números, pero son 0, 1 y 2. Por eso ${inlineCode(old)} se sale, y ${inlineCode(now)} da el último.`,
    deeper:
      'La posición dice **cuántos elementos hay delante**. Delante del primero no hay ninguno: 0. Delante del último hay uno menos que el total: `len(lista) - 1`. Para no tener que contarlos, `lista[-1]` es siempre el último.',
  },
  {
    fits: (old, now) => /\//.test(old) && /\/.+ if .+ else /.test(now) && !/ else /.test(old),
    says: /\b(?:cero|vaci\w+|if|else|divid\w+|0)\b/,
    first: ({ now }) =>
      `Porque dividir entre 0 no tiene resultado, y una lista vacía tiene longitud 0. ${inlineCode(now)} pregunta **antes**: si hay con qué dividir, hace la cuenta; si no, da el otro valor y no llega a dividir.`,
    deeper:
      'Dividir es preguntar cuánto toca a cada uno, y con cero personas la pregunta no tiene respuesta: cualquier número que pusiera Python sería inventado. Por eso te obliga a decidir qué significa ahí «no hay datos».',
  },
  {
    fits: (old, now) => countOf(LOWERS, now) > countOf(LOWERS, old),
    says: /\b(?:lower|upper|mayuscul\w+|minuscul\w+|igual(?:es)?|distint\w+)\b/,
    first: ({ now }) =>
      `Porque para Python una mayúscula y su minúscula son **caracteres distintos**, como lo son la \`a\` y la \`b\`: \`"A" == "a"\` es \`False\`. ${inlineCode(now)} lo pasa todo a minúsculas **antes** de comparar, y así las dos formas coinciden.`,
    deeper:
      'Por dentro cada carácter es un número: `A` es el 65 y `a` el 97 (se ve con `ord("A")`). Python compara esos números, y no sabe que para ti son la misma letra. Por eso también van todas las mayúsculas delante al ordenar.',
  },
  {
    fits: (old, now) => /\bor "\w|\bor '\w/.test(old) && / in \(/.test(now),
    says: /\b(?:or|in|true|verdader\w+|siempre|todas)\b/,
    first: ({ old }) =>
      `Porque \`or\` une **condiciones enteras**, y en ${inlineCode(old)} solo la primera lo es. Lo demás son textos sueltos, y un texto que no está vacío cuenta como verdadero: el \`if\` entra siempre. \`in (…)\` pregunta si es alguno de los de la lista.`,
    deeper:
      'En español decimos «si es a, e o i» y se sobreentiende el «es» cada vez. Python no sobreentiende nada: o escribes `letra == "a" or letra == "e"`, cada una entera, o usas `in`.',
  },
  {
    fits: (old, now) => /\bstr\(/.test(now) && !/\bstr\(/.test(old) && /\+/.test(old),
    says: /\b(?:str|convert\w+|solo|automatic\w+|pega\w*|sum\w+|texto|numero|\w*une)\b|\+/,
    first: () =>
      'Porque `+` hace dos cosas distintas: **suma** números y **pega** textos. Con uno de cada, Python no sabe cuál quieres: `"3" + 4`, ¿es `7` o `"34"`? En vez de adivinar y quizá equivocarse sin avisar, se para y te pide que lo digas: `str(...)` si quieres pegar, `int(...)` si quieres sumar.',
    deeper:
      'JavaScript sí lo convierte solo, y de ahí salen fallos como `"3" + 4 = "34"` en una cuenta de dinero, sin ningún aviso. Si no quieres andar convirtiendo, usa una f-string: `f"Tengo {edad} años"` mete el valor en el texto sin `+` y sin `str`.',
  },
  {
    fits: (old, now) => old === '' && /^\w+ = (?:0(?:\.0)?|""|''|\[\]|\{\}|set\(\))$/.test(now.trim()),
    says: /\b(?:antes|empez\w+|inici\w+|cero|valor|crear|defin\w+)\b|=|\b0\b/,
    first: ({ now, name }) =>
      `Porque para añadir algo a \`${name}\` Python **lee primero lo que ya vale**, le suma lo nuevo y lo guarda otra vez. La primera vez no vale nada: no hay qué leer. ${inlineCode(now)} es ese punto de partida.`,
    deeper:
      'Python no pone un 0 por su cuenta porque no sabe de qué vas a empezar: una suma empieza en `0`, un producto en `1`, un texto en `""` y una lista en `[]`. Si pusiera 0 siempre, las erratas en el nombre de una variable darían un resultado malo en vez de un error.',
  },
  {
    fits: (old, now) => /\b(?:and|or)\b/.test(old) && /[&|]/.test(now) && !/[&|]/.test(old),
    says: /\b(?:and|or)\b|[&|]/,
    first: () =>
      'Porque `and` quiere **un solo** sí o no a cada lado, y una columna comparada da **uno por fila**: `True, False, True…`. Python no sabe en cuál de ellos fijarse, y por eso dice que es ambiguo. `&` hace la cuenta fila a fila y da otra columna de sí y no.',
    deeper:
      '`and` está en la gramática de Python y una librería no puede cambiar lo que hace; `&` sí se puede redefinir, y pandas lo usa para «y, fila a fila». Por eso hacen falta los paréntesis: `&` va antes que `>` en el orden de las operaciones, y sin ellos se haría primero `18 & df["b"]`.',
  },
  {
    fits: (old, now) => {
      const [, name] = /^(\w+) = (?=\1\.\w+\()/.exec(old.trim()) ?? []
      return name !== undefined && now.trim().startsWith(`${name}.`)
    },
    says: /\b(?:none|devuelv\w+|append|sort|reverse|extend|insert|remove|=)\b/,
    first: ({ now }) =>
      `Porque ${inlineCode(now)} **no hace una lista nueva**: cambia la que ya hay. El trabajo queda hecho en la propia lista, así que no tiene nada que darte de vuelta, y una función que no devuelve nada da \`None\`. Al poner \`=\` delante guardabas ese \`None\` encima de la lista.`,
    deeper:
      'Es una costumbre de Python: lo que **cambia** algo no devuelve nada (`append`, `sort`, `reverse`, `extend`, `insert`, `remove`, `clear`), y lo que **hace algo nuevo** lo devuelve (`sorted(lista)`, `lista + [4]`, `texto.upper()`). Así se nota de un vistazo si el original cambia.',
  },
]

/** The reason of each change that a correction made, as far as it is known. */
export function reasonsOf(version: Version): Reason[] {
  return linePairs(version).flatMap((pair) => {
    const reason = reasonOf(pair)
    return reason === null ? [] : [reason]
  })
}

function reasonOf({ old, now }: LinePair): Reason | null {
  if (now === null) return null
  const pair = { old: old ?? '', now }
  const rule = RULES.find(({ fits }) => Boolean(fits(old === null ? '' : keep(old, now), keep(now, old))))
  if (rule === undefined) return null
  const name = /\b(int|float)\(\s*input/.exec(now)?.[1] ?? /^\s*(\w+)/.exec(now)?.[1] ?? ''
  return { first: rule.first({ old: pair.old.trim(), now: now.trim(), name }), deeper: rule.deeper, says: rule.says }
}
/** Margins count only where nothing else has changed. */
const keep = (one: string, other: string | null) => (one.trim() === other?.trim() ? one : one.trim())

const WHY = /^(?:por|para) que\b|\bpor que$/
const SIMPLER =
  /\b(?:mas (?:facil|simple|sencillo|claro)|(?:no|ni) (?:lo |la |te )?(?:pillo|entiendo|entendi|capto|cacho|sigo)|como a un nino|tengo 5 anos)\b/
const BARE =
  /^(?:por que(?: (?:es asi|es eso|pasa eso|pasa|eso|asi|falla|da error|hay que hacerlo))?|no (?:lo )?entiendo(?: por que)?)$/
const MAX_WORDS = 18
const MAX_BARE = 6

/** «No lo pillo, más fácil»: the one change, and what each version prints. */
export const simplest: Reader = (asked) => {
  const { said, state } = asked
  const last = state.answered.at(-1)
  if (!SIMPLER.test(said) || WHAT_ELSE.test(said) || said.split(' ').length > MAX_WORDS || last === undefined)
    return null
  if (!hasCorrected(state, 1) && !isOwn(state.said.at(-1) ?? '')) return null
  const version = versionOf(asked)
  const [pair, more] = version === null ? [] : linePairs(version).filter(({ now }) => now?.trim() !== '')
  if (version?.old == null || pair === undefined || more !== undefined || pair.now === null) return null
  const [before, now] = [run(version.old.tree), run(version.now.tree)]
  const shown = (ran: typeof now) =>
    ran.kind === 'done'
      ? `sale ${inlineCode(ran.output.trim().replace(/\n/g, ' · ') || 'nada')}`
      : ran.kind === 'raised'
        ? `se para con ${inlineCode(ran.type)}`
        : null
  const [was, is] = [shown(before), shown(now)]
  const [reason] = reasonsOf(version)
  return answered('change-reason', [
    text(
      `Quédate solo con esto: ${pair.old === null ? 'falta' : `en vez de ${inlineCode(pair.old)} va`} ${inlineCode(pair.now)}.`,
    ),
    ...(was === null || is === null ? [] : [text(`Con el tuyo ${was}; así, ${is}.`)]),
    ...(reason === undefined || (state.said.at(-1) ?? '').includes(reason.first) ? [] : [text(reason.first)]),
  ])
}
/** Something else is to be simpler. */
const WHAT_ELSE =
  /\b(?:ejemplo|ejercicio|programa|otro|otra|hazl\w+|linea|por que|que (?:es|hace|tengo|cambi\w+|hay))\b/

/** «Es la mayúscula, ¿no?»: what the correction was told by. */
export const confirmed: Reader = ({ said, state }) => {
  const [, what] = ASKS_YES.exec(said) ?? []
  if (what === undefined || said.split(' ').length > MAX_CONFIRMED) return null
  if (!hasCorrected(state, 2)) return null
  const stems = (what.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const told = state.said
    .slice(-2)
    .flatMap((before) => before.split('\n### ')[0]?.split(/(?<=[.:])\s/) ?? [])
    .find((sentence) => stems.length > 0 && stems.every((stem) => folded(sentence).includes(stem)))
  return told === undefined ? null : answered('change-reason', [text(`Sí, es eso. ${upperFirst(told.trim())}`)])
}
const ASKS_YES = /^(?:entonces )?(?:(?:es|era|fue) (?:por )?|por |lo que falla es )(.{3,60}?) (?:no|verdad|cierto)$/
const MAX_CONFIRMED = 12

/** «¿Y por qué?» after a correction: why the change was needed; asked again, one step deeper. */
export const changeReason: Reader = (asked) => {
  const { said, state, frame } = asked
  if (!WHY.test(said) || said.split(' ').length > MAX_WORDS || frame.wish === 'said') return null
  const last = state.answered.at(-1)
  if (last === undefined || !(hasCorrected(state, 1) || isOwn(state.said.at(-1) ?? ''))) return null
  const version = versionOf(asked)
  if (version === null || frame.requests.has('what-if')) return null
  const reasons = reasonsOf(version)
  const rest = said.replace(/^(?:por|para) que\b/, '')
  // «¿Y por qué?» again goes on with the reason that was told last.
  const before = state.said.at(-1) ?? ''
  const bare = reasons.find(({ first }) => before.includes(first)) ?? reasons[0]
  const told =
    BARE.test(said) || (/\bpor que$/.test(said) && said.split(' ').length <= MAX_BARE)
      ? bare
      : reasons.find(({ says }) => says.test(rest))
  if (told === undefined || before.includes(told.deeper)) return null
  const isAgain = state.said.slice(-3).some((before) => before.includes(told.first))
  return answered('change-reason', [text(isAgain ? told.deeper : told.first)])
}
const isOwn = (before: string) =>
  before.startsWith('Porque ') ||
  before.startsWith('Te lo dejo entero.') ||
  before.startsWith('Borra el tuyo') ||
  before.startsWith('Así ya no pasa')
