import { inlineCode } from '../../../../engine/compose'
import type { Argument, Expression } from '../../../../python/ast'
import { codeOf, insertAt, replaceWith, sourceOf, wrap } from '../case'
import type { Called, Found, Misuse } from '../misuses'
import { typeOf } from '../numbers/types'

const named = ({ node }: Called, name: string): Argument | undefined =>
  node.arguments.find((each) => each.name === name)
const calledName = (node: Expression) =>
  node.kind === 'call' && (node.callee.kind === 'name' || node.callee.kind === 'attribute') ? node.callee : null

/** `Thread(target=f, args=(x))`: one value in parentheses is no tuple. */
function argsWithoutComma(called: Called): Found | null {
  const { fault, told } = called
  const given = named(called, 'args')?.value
  if (!given || /^(?:tuple|list|starred)$/.test(given.kind)) return null
  const written = sourceOf(fault, given)
  const letters = told[1] ? ` Un texto se reparte letra a letra: por eso salen ${told[1]} argumentos.` : ''
  return {
    cause: `${inlineCode(`args=${given.isParenthesized ? `(${written})` : written}`)} **no es una tupla**${given.isParenthesized ? ': unos paréntesis con un solo valor son ese valor, y hace falta una coma detrás' : ''}.${letters} Con la coma, ${inlineCode(`(${written},)`)}, es una tupla de un valor.`,
    edits: given.isParenthesized ? [insertAt(given.to, ',')] : wrap(given, '(', ',)'),
  }
}

/** `Timer(2, f())`, `do(f())`, `command=f(1)`: the function is called here and now, and what it gives is handed over. */
function calledTooSoon(called: Called): Found | null {
  const { fault, name, node } = called
  const keyword = name === 'Timer' ? 'function' : /^(?:Thread|Process)$/.test(name) ? 'target' : 'command'
  const at = name === 'Timer' || name === 'after' ? 1 : /^(?:do|call_later|submit|apply_async)$/.test(name) ? 0 : -1
  const handed = named(called, keyword)?.value ?? node.arguments[at]?.value
  const own = handed?.kind === 'call' ? handed : null
  const callee = own && calledName(own)
  if (!own || !callee) return null
  const parts = own.arguments.map((each) => sourceOf(fault, each))
  const bare = sourceOf(fault, callee)
  const isList = /^(?:Thread|Process|Timer)$/.test(name)
  const later =
    parts.length === 0
      ? bare
      : keyword === 'command' && !/^(?:do|submit|after)$/.test(name)
        ? `lambda: ${sourceOf(fault, own)}`
        : isList
          ? `${bare}, args=(${parts.join(', ')}${parts.length === 1 ? ',' : ''})`
          : `${bare}, ${parts.join(', ')}`
  return {
    cause: `${inlineCode(sourceOf(fault, own))}, **con paréntesis, llama a la función en ese mismo momento** y entrega lo que devuelve (casi siempre \`None\`). Lo que ${inlineCode(name)} necesita es la función, sin paréntesis, para llamarla él más tarde.`,
    edits: [replaceWith(own, later)],
    ...(parts.length > 0 && { decide: `Los valores van aparte: ${inlineCode(later)}.` }),
  }
}

/** `sorted(lista, lambda x: …)`. */
function keyWithoutName({ fault, node, name }: Called): Found | null {
  const at = name === 'sorted' ? 1 : 0
  const given = node.arguments[at]
  if (given?.form !== 'positional') return null
  return {
    cause: `la función con la que se ordena se da **por su nombre**, \`key=\`: ${inlineCode(name)} no admite ahí un valor suelto.`,
    edits: [insertAt(given.from, given.value.kind === 'lambda' || given.value.kind === 'name' ? 'key=' : 'reverse=')],
    decide: `Así queda ${inlineCode(`key=${sourceOf(fault, given)}`)}. En Python 2 esa posición era otra cosa (\`cmp\`), y por eso se ve en ejemplos viejos.`,
  }
}

/** `reduce(lista, f)`. */
function reduceSwapped({ fault, given: [first, second] }: Called): Found | null {
  if (!first || !second) return null
  return {
    cause: 'los valores de `reduce` van **al revés**: primero la función y después lo que se recorre.',
    edits: [replaceWith(first, sourceOf(fault, second)), replaceWith(second, sourceOf(fault, first))],
  }
}

/** `s.connect("localhost", 80)`: an address is a pair. */
function addressApart({ fault, node, given }: Called): Found | null {
  const [first, last] = [given[0], given.at(-1)]
  if (!first || !last || given.length !== 2) return null
  return {
    cause: `la dirección es **un solo valor**: una tupla con el servidor y el puerto. Hacen falta otros paréntesis alrededor de los dos.`,
    edits: [insertAt(node.arguments[0]?.from ?? first.from, '('), insertAt(last.to, ')')],
    decide: `Queda ${inlineCode(`(${sourceOf(fault, first)}, ${sourceOf(fault, last)})`)} como único valor.`,
  }
}

/** `("localhost", "8080")`. */
function portAsText({ fault, given: [only], place }: Called): Found | null {
  const port = only?.kind === 'tuple' ? only.items[1] : undefined
  if (!port) return null
  if (port.kind === 'string' && /^\d+$/.test(port.value))
    return {
      cause: `el puerto tiene que ser un **número entero**, y ${codeOf(fault, port)}, entre comillas, es un texto.`,
      edits: [replaceWith(port, port.value)],
    }
  return typeOf(fault.program, port, place)?.type === 'str' || port.kind === 'name'
    ? {
        cause: `el puerto tiene que ser un número entero, y ${codeOf(fault, port)} es un texto: se convierte con \`int\`.`,
        edits: wrap(port, 'int(', ')'),
      }
    : null
}

/** `s.send("hola")`: what goes through a socket, a serial port or a process are bytes. */
function sentAsText({ fault, node, given: [only] }: Called): Found | null {
  if (!only) return null
  const isWritten = only.kind === 'string' && /^[\x20-\x7e]*$/.test(only.value)
  return {
    cause: `por ahí viajan **bytes**, y ${codeOf(fault, only)} es un texto. \`encode()\` convierte el texto en bytes (en UTF-8), y quien lo recibe lo lee con \`decode()\`.`,
    edits: only.kind === 'binary' ? wrap(only, '(', ').encode()') : [insertAt(only.to, '.encode()')],
    ...(isWritten &&
      node.arguments.length === 1 && {
        decide: `Un texto sin tildes también se puede escribir ya como bytes: ${inlineCode(`b${sourceOf(fault, only)}`)}.`,
      }),
  }
}

/** `r.stdout.split("\n")` of a process whose output is bytes. */
function outputAsBytes({ fault, node }: Called): Found | null {
  const holder = node.callee.kind === 'attribute' ? node.callee.value : null
  if (!holder) return null
  const run = /\.std(?:out|err)$/.test(sourceOf(fault, holder))
    ? fault.program.expressions.find(
        ({ node: each }) =>
          each.kind === 'call' && /(?:^|\.)(?:run|Popen|check_output)$/.test(sourceOf(fault, each.callee)),
      )?.node
    : undefined
  if (run?.kind === 'call' && !run.arguments.some(({ name }) => name === 'text'))
    return {
      cause: `${codeOf(fault, holder)} son **bytes**, porque \`subprocess\` no sabe cómo está escrito el texto, y no se pueden partir ni comparar con un \`str\`. Con \`text=True\` llega ya como texto.`,
      edits: [insertAt(run.arguments.at(-1)?.to ?? run.to - 1, ', text=True')],
    }
  return {
    cause: `${codeOf(fault, holder)} son **bytes** y lo que le das a \`${node.callee.kind === 'attribute' ? node.callee.name : ''}\` es un texto: no se mezclan. \`decode()\` convierte los bytes en texto.`,
    edits: [insertAt(holder.to, '.decode()')],
  }
}

/** `json.load("datos.json")`: the name of a file is no file. */
function nameOfFile({ fault, node, given: [only] }: Called): Found | null {
  if (!only || node.arguments.length === 0) return null
  const isJson = /^json\./.test(sourceOf(fault, node.callee))
  const isWritten = only.kind === 'string' && /^\s*[[{"]/.test(only.value)
  if (isJson && isWritten)
    return {
      cause: `\`json.load\` lee de un archivo abierto, y ${codeOf(fault, only)} es un texto con el JSON dentro. Para un texto es \`json.loads\`, con una \`s\` de *string*.`,
      edits: [insertAt(node.callee.to, 's')],
    }
  return {
    cause: `${codeOf(fault, only)} es **el nombre** del archivo, un texto, y ${inlineCode(sourceOf(fault, node.callee))} necesita el archivo ya abierto con \`open\`.`,
    edits: [
      replaceWith(
        only,
        isJson ? `open(${sourceOf(fault, only)}, encoding="utf-8")` : `open(${sourceOf(fault, only)}, "rb")`,
      ),
    ],
    decide: `Mejor aún con \`with\`, que lo cierra: ${inlineCode(`with open(${sourceOf(fault, only)}) as f:`)} y dentro ${inlineCode(`${sourceOf(fault, node.callee)}(f)`)}.`,
  }
}

/** `json.loads(f)`, `json.loads(respuesta)`, `json.loads(diccionario)`. */
function alreadyRead({ fault, node, given: [only], told }: Called): Found | null {
  if (!only || node.callee.kind !== 'attribute') return null
  const type = told[1] ?? ''
  if (/IO|Reader|File/.test(type))
    return {
      cause: `\`json.loads\`, con \`s\`, convierte un **texto**, y ${codeOf(fault, only)} es un archivo abierto. Para un archivo es \`json.load\`, sin la \`s\`.`,
      edits: [{ from: node.callee.nameFrom, to: node.callee.nameFrom + 5, text: 'load' }],
    }
  if (type === 'Response')
    return {
      cause: `${codeOf(fault, only)} es la respuesta entera, no su texto. Ella misma sabe leer su JSON: ${inlineCode(`${sourceOf(fault, only)}.json()`)}.`,
      edits: [replaceWith(node, `${sourceOf(fault, only)}.json()`)],
    }
  return {
    cause: `\`json.loads\` convierte un texto, y ${codeOf(fault, only)} ya no lo es: se puede usar tal cual.`,
    edits: [replaceWith(node, sourceOf(fault, only))],
  }
}

/** `json.dump(datos)` without a file. */
function dumpToNothing({ node, fault }: Called): Found | null {
  if (node.callee.kind !== 'attribute' || node.arguments.length !== 1) return null
  return {
    cause:
      '`json.dump` **escribe en un archivo**, que va como segundo valor (`fp`), y no se lo das. Si lo que quieres es el texto, es `json.dumps`, con una `s` de *string*.',
    edits: [insertAt(node.callee.to, 's')],
    decide: `He puesto ${inlineCode(`${sourceOf(fault, node.callee)}s`)}, que devuelve el texto. Para guardarlo: ${inlineCode(`with open("datos.json", "w") as f: ${sourceOf(fault, node)}`.replace(/\)$/, ', f)'))}.`,
  }
}

/** `pickle.load(open("x.pkl"))`, `pickle.dump(x, f)` of a file opened as text. */
function binaryWanted({ fault, name }: Called): Found | null {
  const opened = fault.program.expressions.find(
    ({ node }) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'open',
  )?.node
  if (opened?.kind !== 'call') return null
  const mode = opened.arguments.find((each) => each.name === 'mode')?.value ?? opened.arguments[1]?.value
  const written = mode?.kind === 'string' ? mode.value : name === 'dump' ? 'w' : 'r'
  const file = opened.arguments[0]
  if (/b/.test(written) || !file || (mode && mode.kind !== 'string')) return null
  const right = `"${written}b"`
  return {
    cause: `\`pickle\` guarda **bytes**, no texto, y el archivo está abierto como texto (${mode ? codeOf(fault, mode) : 'sin modo, que es `"r"`'}). Se abre en binario, ${inlineCode(right)}.`,
    edits: mode ? [replaceWith(mode, right)] : [insertAt(file.to, `, ${right}`)],
  }
}

/** `print("…").format(x)`: what is formatted is what `print` gives back. */
function formattedOutside({ fault, node, name, place }: Called): Found | null {
  const shown = node.callee.kind === 'attribute' ? node.callee.value : null
  const last = shown?.kind === 'call' ? shown.arguments.at(-1) : undefined
  if (
    shown?.kind !== 'call' ||
    shown.callee.kind !== 'name' ||
    shown.callee.name !== 'print' ||
    !last ||
    place.node.kind !== 'expression'
  )
    return null
  const tail = fault.source.slice(shown.to, node.to)
  return {
    cause: `${inlineCode(`.${name}`)} está **fuera de los paréntesis** de \`print\`: se aplica a lo que devuelve \`print\`, que es \`None\`, y no al texto. Va dentro, detrás de las comillas.`,
    edits: [insertAt(last.to, tail), { from: shown.to, to: node.to, text: '' }],
  }
}

/** `requests.get("www.aemet.es")`: a browser puts the beginning before it, Python does not. */
function withoutScheme({ fault, given: [only] }: Called): Found | null {
  if (only?.kind !== 'string' && only?.kind !== 'format-string') return null
  const quote = only.from + sourceOf(fault, only).search(/["']/) + 1
  return {
    cause: `a la dirección ${codeOf(fault, only)} **le falta delante el protocolo**, \`https://\`. El navegador lo pone solo; Python necesita la dirección completa.`,
    edits: [insertAt(quote, fault.source[quote] === '/' && fault.source[quote + 1] === '/' ? 'https:' : 'https://')],
  }
}

/** Calls of Python's own modules that are given something else than they take. */
export const GIVEN_OTHERWISE: readonly Misuse[] = [
  [
    /takes (?:from )?\d+ .{0,12}positional arguments? but (\d+) (?:were|was) given|after \* must be an iterable|missing \d+ required positional/,
    /^(?:Thread|Process|Timer)$/,
    argsWithoutComma,
  ],
  [
    /'NoneType' object is not callable|first argument must be callable|must be callable|a callable is required/,
    /^(?:Thread|Process|Timer|do|after|call_later|submit|Button|Menubutton|add_command|MenuItem)$/,
    calledTooSoon,
  ],
  [
    /sorted expected 1 argument|sort\(\) takes no positional arguments|takes (?:at most|exactly) 1 positional argument/,
    /^(?:sorted|sort)$/,
    keyWithoutName,
  ],
  [/reduce\(\) arg 2 must support iteration|'function' object is not iterable/, /^reduce$/, reduceSwapped],
  [/(?:connect|bind|connect_ex)\(\) takes exactly one argument/, /^(?:connect|bind|connect_ex)$/, addressApart],
  [
    /'str' object cannot be interpreted as an integer|an integer is required/,
    /^(?:connect|bind|connect_ex|create_connection|HTTPServer|TCPServer)$/,
    portAsText,
  ],
  [/a bytes-like object is required, not 'str'/, /^(?:send|sendall|sendto)$/, sentAsText],
  [
    /a bytes-like object is required, not 'str'/,
    /^(?:split|replace|startswith|endswith|find|count|strip|rstrip|lstrip|partition|index)$/,
    outputAsBytes,
  ],
  [/'str' object has no attribute 'read(?:line)?'/, /^(?:load|reader|DictReader|safe_load)$/, nameOfFile],
  [/the JSON object must be str, bytes or bytearray, not '?(\w+)/, /^loads$/, alreadyRead],
  [/dump\(\) missing 1 required positional argument: 'fp'/, /^dump$/, dumpToNothing],
  [
    /write\(\) argument must be str, not bytes|codec can't decode byte|a bytes-like object is required|must be str, not bytes/,
    /^(?:load|dump)$/,
    binaryWanted,
  ],
  [
    /'NoneType' object has no attribute '(?:format|upper|lower|strip|replace|center|title|capitalize|join|split)'/,
    /^(?:format|upper|lower|strip|replace|center|title|capitalize|join|split)$/,
    formattedOutside,
  ],
  [
    /No (?:scheme|schema) supplied|unknown url type/,
    /^(?:get|post|put|delete|head|patch|request|urlopen|urlretrieve)$/,
    withoutScheme,
  ],
]
