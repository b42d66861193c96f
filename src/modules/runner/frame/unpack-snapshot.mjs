/**
 * A snapshot of Python's memory out of its packed form (`scripts/bundle/pack-snapshot.mjs`) and the WebAssembly file that it was made with.
 * Throws where they do not fit.
 * @param {ArrayBuffer} packed @param {ArrayBuffer} wasm
 */
export function unpackSnapshot(packed, wasm) {
  const PAGE_WORDS = 1024
  const HEAD_WORDS = 3
  const words = new Uint32Array(packed)
  const [bytes = 0, pieces = 0, pages = 0] = words
  const whole = new Uint8Array(Math.ceil(bytes / (4 * PAGE_WORDS)) * 4 * PAGE_WORDS)
  const file = new Uint8Array(wasm)
  for (let piece = HEAD_WORDS; piece < HEAD_WORDS + pieces; piece += 1) {
    const [to = 0, from = 0, length = 0] = [words[piece], words[piece + pieces], words[piece + 2 * pieces]]
    whole.set(file.subarray(from, from + length), to)
  }
  const memory = new Uint32Array(whole.buffer)
  const numbers = HEAD_WORDS + 3 * pieces
  let at = numbers + pages
  for (const page of words.subarray(numbers, at)) {
    const first = page * PAGE_WORDS
    for (let word = first; word < first + PAGE_WORDS; word += 1) {
      memory[word] = (memory[word] ?? 0) ^ (words[at] ?? 0)
      at += 1
    }
  }
  return whole.subarray(0, bytes)
}
