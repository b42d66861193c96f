import { byWord } from '~/platform/text/by-word'

const FACTORS = byWord({
  doble: '* 2',
  triple: '* 3',
  cuadruple: '* 4',
  mitad: '/ 2',
  cuadrado: '** 2',
  cubo: '** 3',
})
const JOINING = byWord({
  suma: '+',
  resta: '-',
  diferencia: '-',
  producto: '*',
  multiplicacion: '*',
  division: '/',
  cociente: '/',
})

/**
 * Reads an expression in words as Python: «base por altura entre 2» → `base * altura / 2`, «el doble de a mas 1» → `a * 2 + 1`. `names` are
 * what may stand in it: words → the Python for them. Null where a word is none of these.
 */
export function readArithmetic(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): { python: string; used: number } | null {
  const reader = new ArithmeticReader(words, names)
  const python = reader.sum()
  return python === null || reader.at === 0 ? null : { python: python.text, used: reader.at }
}

/** `level`: 1 sum, 2 product, 3 power, 4 alone. */
type Piece = { text: string; level: number }
const within = (piece: Piece, level: number) => (piece.level < level ? `(${piece.text})` : piece.text)

/** Ruff writes powers of plain names and numbers without spaces. */
const powerOf = (base: string, exponent: string) =>
  /^[\w.]+$/.test(base) && /^[\w.]+$/.test(exponent) ? `${base}**${exponent}` : `${base} ** ${exponent}`

const SKIP = /^(?:el|la|los|las|un|una|de|del|su|sus|mi|valor|numero|resultado|al|lo|todo|igual|es|:|que|=)$/

class ArithmeticReader {
  at = 0
  readonly #words: readonly string[]
  readonly #names: ReadonlyMap<string, string>
  constructor(words: readonly string[], names: ReadonlyMap<string, string>) {
    this.#words = words
    this.#names = names
  }

  #peek(ahead = 0): string {
    return this.#words[this.at + ahead] ?? ''
  }

  #operator(table: Record<string, string>): string | null {
    for (const length of [2, 1]) {
      const said = this.#words.slice(this.at, this.at + length).join(' ')
      const operator = table[said]
      if (operator === undefined) continue
      // «y menos» could also begin another sentence: an operand must follow.
      const back = this.at
      this.at += length
      if (this.#starts()) return operator
      this.at = back
    }
    return null
  }

  /** Whether an operand begins here. */
  #starts(): boolean {
    const back = this.at
    const found = this.power() !== null
    this.at = back
    return found
  }

  sum(): Piece | null {
    let left = this.product()
    while (left !== null) {
      const operator = this.#operator({ mas: '+', '+': '+', menos: '-', '-': '-' })
      if (operator === null) break
      const right = this.product()
      if (right === null) break
      left = { text: `${left.text} ${operator} ${within(right, operator === '-' ? 2 : 1)}`, level: 1 }
    }
    return left
  }

  product(): Piece | null {
    let left = this.power()
    while (left !== null) {
      const operator = this.#operator({
        por: '*',
        '*': '*',
        x: '*',
        'multiplicado por': '*',
        'multiplicada por': '*',
        entre: '/',
        '/': '/',
        'dividido entre': '/',
        'dividido por': '/',
        'dividida entre': '/',
        dividido: '/',
        partido: '/',
      })
      if (operator === null) break
      const right = this.power()
      if (right === null) break
      left = { text: `${within(left, 2)} ${operator} ${within(right, 3)}`, level: 2 }
    }
    return left
  }

  power(): Piece | null {
    const base = this.operand()
    if (base === null) return null
    const said = this.#words.slice(this.at, this.at + 2).join(' ')
    const exponent = said === 'al cuadrado' ? 2 : said === 'al cubo' ? 3 : null
    if (exponent !== null) {
      this.at += 2
      return { text: powerOf(within(base, 4), String(exponent)), level: 3 }
    }
    if (/^(?:\*\*|elevado|elevada)$/.test(this.#peek())) {
      this.at += this.#peek(1) === 'a' ? 2 : 1
      const right = this.operand()
      return right === null ? null : { text: powerOf(within(base, 4), within(right, 4)), level: 3 }
    }
    return base
  }

  operand(): Piece | null {
    const start = this.at
    while (SKIP.test(this.#peek()) && !this.#names.has(this.#peek())) this.at += 1
    const word = this.#peek()
    const value = this.#names.get(word)
    if (value !== undefined) {
      this.at += 1
      return { text: value, level: /^[\w.]+$/.test(value) ? 4 : 1 }
    }
    if (/^\d/.test(word)) {
      this.at += 1
      return { text: word.replace(',', '.'), level: 4 }
    }
    const found = word === '(' ? this.#inBrackets() : this.#spoken(word)
    if (found === null) this.at = start
    return found
  }

  #inBrackets(): Piece | null {
    this.at += 1
    const inside = this.sum()
    if (inside === null || this.#peek() !== ')') return null
    this.at += 1
    return inside.level === 4 ? inside : { text: `(${inside.text})`, level: 4 }
  }

  /** «la suma de a y b», «el doble de a», «la mitad de», «pi». */
  #spoken(word: string): Piece | null {
    const factor = FACTORS[word]
    const joining = JOINING[word]
    this.at += 1
    if (word === 'pi') return { text: 'math.pi', level: 4 }
    if (word === 'raiz') {
      if (this.#peek() === 'cuadrada') this.at += 1
      const inside = this.operand()
      return inside === null ? null : { text: `math.sqrt(${inside.text})`, level: 4 }
    }
    if (factor !== undefined) {
      const inside = this.power()
      const level = factor.startsWith('**') ? 3 : 2
      if (inside === null) return null
      const operand = within(inside, level + 1)
      return { text: level === 3 ? powerOf(operand, factor.slice(3)) : `${operand} ${factor}`, level }
    }
    return joining === undefined ? null : this.#joined(joining)
  }

  #joined(operator: string): Piece | null {
    const parts: Piece[] = []
    let part = this.power()
    while (part !== null && parts.length < 6) {
      parts.push(part)
      if (!/^(?:y|e|,|entre|por)$/.test(this.#peek())) break
      this.at += 1
      part = this.power()
    }
    const level = operator === '+' || operator === '-' ? 1 : 2
    return parts.length < 2
      ? null
      : { text: parts.map((each, at) => within(each, at === 0 ? level : level + 1)).join(` ${operator} `), level }
  }
}
