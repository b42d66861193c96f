// Texts of a given length, as mentors write them: what streams in while bench/streams/long-chat.mjs looks on.

const PROSE =
  'Una **lista** guarda valores en orden y se recorre con un bucle `for`. Si quieres también la posición, usa ' +
  '[enumerate](https://docs.python.org/3/library/functions.html#enumerate): da el índice y el elemento a la vez.\n\n'
const LIST =
  '### Qué pasa aquí\n\n- primero se abre el archivo\n- después se lee **línea a línea**\n- al final se suma la columna `importe`\n\n'
const TABLE = '| Orden | Qué hace |\n|---|---|\n| `append` | añade al final |\n| `insert` | añade donde digas |\n\n'
const FUNCTION = `def total_por_cliente(ventas: list[dict], mes: int = 1) -> dict[str, float]:
    """Suma el importe de cada cliente.

    Los importes vienen como texto.
    """
    totales: dict[str, float] = {}
    for venta in ventas:  # una fila por venta
        cliente = venta["cliente"].strip().title()
        totales[cliente] = totales.get(cliente, 0) + float(venta["importe"])
    return totales


`
const MIXED = `${PROSE}\`\`\`python\n${FUNCTION}\`\`\`\n\n${LIST}${TABLE}`

const upTo = (length, piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** `mixed` is the usual one; the others are one block of one kind from beginning to end. */
export const TEXTS = {
  mixed: (length) => upTo(length, MIXED),
  code: (length) => `\`\`\`python\n${upTo(length, FUNCTION)}\n\`\`\`\n`,
  paragraph: (length) =>
    upTo(length, 'Una lista guarda valores en orden y se recorre con un bucle `for`, **siempre**. '),
  list: (length) => upTo(length, '- un elemento con **negrita**, `código` y unas cuantas palabras más\n'),
}

/** The messages of a conversation that has gone on for long. */
export const longAgo = (number) =>
  number % 2 === 1 ? `Pregunta ${number}: ¿cómo sumo una columna de un CSV?` : `Respuesta ${number}.\n\n${MIXED}`
