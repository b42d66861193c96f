const PAGE = 4096
const DATA_SECTION = 11
/** What comes before Python's memory in a snapshot, in bytes, stands in its second word. */
const HEADER_AT = 1

/**
 * Makes a snapshot of WebAssembly's memory small: without what the program's own file holds of it already, and without empty pages.
 * As 32-bit words: how long the snapshot is in bytes, how many pieces are the file's, how many pages follow; each piece's place, its place
 * in the file and its length; each page's number; then the pages, as they differ from the pieces (xor).
 * @param {Uint8Array} snapshot @param {Uint8Array} wasm the file
 * @returns {Uint8Array}
 */
export function packSnapshot(snapshot, wasm) {
  const rest = new Uint8Array(Math.ceil(snapshot.length / PAGE) * PAGE)
  rest.set(snapshot)
  const memoryAt = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4 * HEADER_AT, true)
  const pieces = dataOf(wasm).map(({ to, ...piece }) => ({ to: to + memoryAt, ...piece }))
  for (const { to, from, length } of pieces) {
    for (let at = 0; at < length; at += 1) rest[to + at] = (rest[to + at] ?? 0) ^ (wasm[from + at] ?? 0)
  }
  const pages = []
  for (let page = 0; page < rest.length / PAGE; page += 1) {
    if (rest.subarray(page * PAGE, (page + 1) * PAGE).some((byte) => byte !== 0)) pages.push(page)
  }
  const words = Uint32Array.from([
    ...[snapshot.length, pieces.length, pages.length],
    ...pieces.map(({ to }) => to),
    ...pieces.map(({ from }) => from),
    ...pieces.map(({ length }) => length),
    ...pages,
  ])
  const packed = new Uint8Array(words.byteLength + pages.length * PAGE)
  packed.set(new Uint8Array(words.buffer))
  for (const [at, page] of pages.entries())
    packed.set(rest.subarray(page * PAGE, (page + 1) * PAGE), words.byteLength + at * PAGE)
  return packed
}

/**
 * What a WebAssembly file puts into memory when it is started, and where it stands in the file.
 * @param {Uint8Array} wasm
 */
function dataOf(wasm) {
  const pieces = []
  let at = 8
  while (at < wasm.length) {
    const section = wasm[at++]
    const length = number()
    const end = at + length
    if (section === DATA_SECTION) {
      for (let left = number(); left > 0; left -= 1) {
        // Of the first memory, at a constant place (i32.const … end); the others cannot be foreseen.
        if (number() !== 0 || wasm[at++] !== 0x41) throw new Error('data of another kind')
        const to = number()
        at += 1
        const length = number()
        pieces.push({ to, from: at, length })
        at += length
      }
    }
    at = end
  }
  return pieces

  /** LEB128. */
  function number() {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
}
