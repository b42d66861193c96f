import { identifier } from '../identifier'
import type { WordSpan } from './class-plan'
import { settleKinds } from './field-kinds'
import { readCall } from './read-call'
import { fieldsIn, OF_THINGS } from './read-fields'
import { startOf } from './read-start'
import { SectionState } from './section-state'
import {
  BEGINS,
  CAN,
  FIELDS,
  GOES_ON,
  isOfAll,
  METHODS,
  ORDERS,
  OTHER,
  SAYS,
  STARTS,
  startsList,
  WISHES,
  wordCount,
} from './section-words'
import { infinitiveOf, methodName, toldInfinitive } from './verbs-of-methods'

/** Reads the pieces of one class, one after the other: what it keeps, what it does, and what is wanted of it. */
export class SectionReader extends SectionState {
  /** «tiene que poder agregar libros» */
  isAboutMethods(piece: WordSpan): boolean {
    const text = this.text(piece)
    return METHODS.test(text) || CAN.test(text)
  }

  /** «(el perro) ladra»: what a class that is the subject does or has. */
  readOf(piece: WordSpan): void {
    if (this.#says(piece)) return
    const verb = toldInfinitive(this.words[piece.from]?.plain ?? '')
    const isDone = verb !== null && piece.to - piece.from <= 2 && !/^(?:tener|ser|heredar|guardar)$/.test(verb)
    if (isDone) {
      this.mode = 'methods'
      this.add(methodName(verb, this.plainFrom(piece.from + 1, piece.to)), piece)
    } else this.read(piece)
  }

  read(piece: WordSpan): void {
    const text = this.text(piece)
    if (text === '' || this.#says(piece)) return
    const start = BEGINS.exec(text)
    const before = start ? wordCount(text.slice(0, start.index)) : 0
    if (start && (before === 0 || /(?:[aei]r|\))$/.test(this.words[piece.from + before - 1]?.plain ?? ''))) {
      if (before > 0) this.read({ from: piece.from, to: piece.from + before })
      this.plan.fields.push(
        ...startOf(this.plainFrom(piece.from + before + wordCount(start[0]), piece.to)).filter(
          ({ name }) => !this.has(name),
        ),
      )
      return
    }
    if (
      this.#purpose(piece, text) ||
      this.#retold(piece) ||
      this.#announced(piece, text) ||
      this.#called(piece) ||
      this.#able(piece, text)
    )
      return
    if (this.#claims(piece, text) || this.#goesOn(piece, text)) return
    const isVerb = infinitiveOf(this.words[piece.from]?.plain ?? '') !== null && !isOfAll(text)
    if (isVerb && !/^(?:comparar|sumar|ordenar|iterar|recorrer)/.test(text) && this.#does(piece, text)) return
    if (this.#wished(piece, text)) return
    if (this.#does(piece, text) || this.#named(piece, text)) return
    this.leave(piece)
  }

  /** «(el piano) dice "plin"»: the only thing that all of its kind do, in its own way. */
  #says(piece: WordSpan): boolean {
    const [only] = this.above
    if (!SAYS.test(this.text(piece)) || only === undefined || this.above.length > 1 || this.last !== null) return false
    this.add(only, { ...piece })
    this.last = null
    return true
  }

  /** «para mi club de pádel con nombre»: whom it is for says nothing of what it is. */
  #purpose(piece: WordSpan, text: string): boolean {
    if (this.mode !== null || !/^(?:para|de) [a-z]+\b/.test(text)) return false
    const end = text.search(/ (?:con|que)(?= )/)
    if (end !== -1) this.read({ from: piece.from + wordCount(text.slice(0, end)), to: piece.to })
    return true
  }

  /** «vender lanza ValueError si …» after «vender(nombre, cantidad)». */
  #retold(piece: WordSpan): boolean {
    const at = /^(?:el|y|en|al)$/.test(this.words[piece.from]?.plain ?? '') ? piece.from + 1 : piece.from
    const known = this.plan.methods.find(({ name }) => name === this.words[at]?.text.toLowerCase())
    if (!known || this.words[at + 1]?.plain === '(' || piece.to - at < 3) return false
    this.mode = 'methods'
    this.last = known
    known.said.push({ from: at + 1, to: piece.to })
    return true
  }

  /** «un método para subir el sueldo», «métodos:», «otro que …». */
  #announced(piece: WordSpan, text: string): boolean {
    const head = METHODS.exec(text) ?? (this.last ? OTHER.exec(text) : null)
    if (!head || /\b(?:no|sin) $/.test(text.slice(0, head.index))) return false
    this.mode = 'methods'
    this.isAble = false
    this.last = null
    const form = /property|propiedad/.test(head[0])
      ? 'property'
      : /estatic/.test(head[0])
        ? 'static'
        : /de clase/.test(head[0])
          ? 'class'
          : 'method'
    const rest = { from: piece.from + wordCount(head[0]), to: piece.to }
    if (rest.from >= rest.to) return true
    const said = this.text(rest)
    const verb = /^(?:para|que|de) (?:se pueda |pueda |permita |me |le |se |lo |nos |sirva para |en )*/.exec(said)
    if (this.#called(rest)) return this.formed(form)
    const at = rest.from + (verb ? wordCount(verb[0]) : 0)
    const first = this.words[at]
    if (!first) return true
    const infinitive = infinitiveOf(first.plain) ?? (verb ? toldInfinitive(first.plain) : null)
    const pronoun = /r(?:l[oa]s?)$/.test(first.plain) ? (this.plan.fields.at(-1)?.name ?? '') : ''
    if (infinitive !== null)
      this.add(methodName(infinitive, pronoun === '' ? this.plainFrom(at + 1, rest.to) : [pronoun]), {
        from: at,
        to: rest.to,
      })
    else if (/^[\p{L}_]\w*$/u.test(first.text) && !/^(?:que|para|de|y)$/.test(first.plain))
      this.add(identifier(verb ? this.nounName(at, rest.to) : first.text.toLowerCase()), { from: at, to: rest.to })
    return this.formed(form)
  }

  /** «vender(cantidad) que …» */
  #called(piece: WordSpan): boolean {
    for (let at = piece.from; at < Math.min(piece.from + 4, piece.to); at += 1) {
      const call = readCall(this.words, at)
      if (call === null) continue
      const isListed =
        /^(?:|y|con|metodos?|el|la|otro|que|un|una|e|teng[ao]|tiene|tener|tambien|:)$/.test(
          this.words[at - 1]?.plain ?? '',
        ) || at === piece.from
      if (!isListed) return false
      this.mode = 'methods'
      if (call.signature.name === this.plan.name) {
        this.plan.made = call.signature.parameters
        this.mode = 'fields'
        if (call.next < piece.to) this.read({ from: call.next, to: piece.to })
        return true
      }
      this.last = { ...call.signature, isStated: true, form: 'method', said: [{ from: call.next, to: piece.to }] }
      const known = this.plan.methods.findIndex(({ name }) => name === call.signature.name)
      if (known === -1) this.plan.methods.push(this.last)
      else this.plan.methods[known] = this.last
      return true
    }
    return false
  }

  #able(piece: WordSpan, text: string): boolean {
    const head = CAN.exec(text)
    if (!head || /\bno\b/.test(head[0]) || (head[0].trim() === 'para' && this.mode !== 'methods')) return false
    const at = piece.from + wordCount(head[0])
    const verb = infinitiveOf(this.words[at]?.plain ?? '')
    if (verb === null || (/compar|sumar|recorrer|ordenar/.test(verb) && WISHES.test(text))) return false
    this.mode = 'methods'
    this.isAble = true
    this.add(methodName(verb, this.plainFrom(at + 1, piece.to)), { from: at, to: piece.to })
    return true
  }

  /** «si no hay bastante …», «que lance …» after a method are about it. */
  #goesOn(piece: WordSpan, text: string): boolean {
    const isCondition = /^(?:si|cuando|pero|sin|que (?:no|si|lanc|salt|devuelv|avis)|no|nunca|solo)\b/.test(text)
    // «si quiero retirar más …» is about that method, wherever it stands.
    const meant = isCondition ? this.methodIn(text) : undefined
    if (meant) {
      this.mode = 'methods'
      this.last = meant
      if (meant.said.at(-1)?.to !== piece.from && meant.said.at(-1)?.to !== piece.from - 1)
        meant.said.push({ ...piece })
    }
    if (this.last === null || this.mode !== 'methods') return false
    if (WISHES.test(text) && (!isCondition || this.last.form === 'property')) return false
    const first = this.words[piece.from]?.plain ?? ''
    const told = first === 'que' ? (this.words[piece.from + 1]?.plain ?? '') : first
    const isTold =
      toldInfinitive(told) !== null || /^(?:lanc|lanz|devuelv|salt|avis|imprim|muestr|qued|vuelv)/.test(told)
    const isOwn =
      this.isAble &&
      /^que (?:me )?(?:diga|devuelva|muestre|calcule|imprima|liste|cuente)\b(?! (?:un |el )?(?:mensaje|error|aviso))/.test(
        text,
      )
    if (isOwn) return false
    if (!(isCondition || GOES_ON.test(text) || (isTold && infinitiveOf(told) === null))) return false
    if (isOfAll(text) || ORDERS.test(text)) return false
    this.goOn(piece)
    return true
  }

  /** «y si es cuadrado» among what is worked out; with what follows from it, it is a condition. */
  #claims(piece: WordSpan, text: string): boolean {
    if (this.mode !== 'methods' || !/^(?:ver |saber )?si (?:es|esta|hay|tiene) [a-z]+(?: de edad)?$/.test(text))
      return false
    const follows = this.words
      .slice(piece.to, piece.to + 3)
      .map(({ plain }) => plain)
      .join(' ')
    if (
      /^(?:, (?:que|lanc|devuelv|avis|no|se|val|imprim|muestr|error|print)|y (?!otr|un|que))/.test(follows) &&
      !(/^y ([a-z]+)/.exec(follows)?.[1] ?? '').match(/(?:ar|er|ir)$/)
    )
      return false
    const at = this.words.findIndex(({ plain }, index) => index >= piece.from && plain === 'si')
    this.add(methodName('saber', this.plainFrom(at, piece.to)), { ...piece })
    return true
  }

  #wished(piece: WordSpan, text: string): boolean {
    if (this.mode === 'fields' && /^si (?:esta|es|ha sido|fue|tiene|hay) \w+(?: o no)?$/.test(text)) return false
    const isLimit = /^(?:y |que |pero )*(?:no|nunca|si)\b/.test(text)
    if (!WISHES.test(text) && !isLimit) return false
    this.plan.wishes.push({ ...piece })
    this.last = null
    return true
  }

  /** «que acelere y frene», and after methods a bare infinitive or a result: «total», «la media». */
  #does(piece: WordSpan, text: string): boolean {
    let at = piece.from
    const first = this.words[at]?.plain ?? ''
    if (this.mode !== 'methods' && FIELDS.test(text) && infinitiveOf(first) === null) {
      const head = FIELDS.exec(text)?.[0] ?? ''
      const next = this.words[at + wordCount(head)]
      if (next === undefined || infinitiveOf(next.plain) === null) return false
      at += wordCount(head)
    }
    while (
      /^(?:que|y|e|tambien|ademas|se|para|el|la|otro|con|de)$/.test(this.words[at]?.plain ?? '') &&
      at < piece.to - 1
    )
      at += 1
    const word = this.words[at]
    if (!word) return false
    if (/^cuant[oa]s$/.test(word.plain) && this.mode === 'methods') {
      this.add('cantidad', { ...piece })
      return true
    }
    const isThat = this.text({ from: piece.from, to: at }).includes('que')
    const isName = /^[a-z]+(?:_[a-z0-9]+)+$/.test(word.plain) && this.mode === 'methods'
    // Right behind «que» stands a verb; behind an article, a noun.
    const isBehind = /^(?:que|se|tambien|ademas|y)$/.test(this.words[at - 1]?.plain ?? '')
    const follows = this.words[at + 1]?.plain ?? ''
    const isTold =
      this.words[piece.from - 1]?.plain === 'y' &&
      at === piece.from &&
      /^(?:por|el|la|los|las|un|una|a|cuant[oa]s|si|tod[oa]s)$/.test(follows) &&
      piece.to > at + 1
    const verb = infinitiveOf(word.plain) ?? ((isThat && isBehind) || isTold ? toldInfinitive(word.plain) : null)
    if (verb === null && !isName && !this.isResult(word.plain, piece)) return false
    if (isThat && /^(?:tener|guardar|ser|empezar|recibir)$/.test(verb ?? '') && infinitiveOf(word.plain) === null)
      return false
    this.mode = 'methods'
    const name = isName
      ? identifier(word.text.toLowerCase())
      : verb === null
        ? this.nounName(at, piece.to)
        : methodName(verb, this.plainFrom(at + 1, piece.to))
    this.add(name, { from: at, to: piece.to })
    return true
  }

  #named(piece: WordSpan, text: string): boolean {
    if ((this.mode === 'methods' || /^que /.test(text)) && !FIELDS.test(text)) return false
    const fields = fieldsIn(this.words.slice(piece.from, piece.to)).filter(
      ({ name }) => !this.plan.fields.some((each) => each.name === name),
    )
    if (fields.length === 0) return false
    if (
      this.mode === null &&
      !FIELDS.test(text) &&
      this.plan.fields.length === 0 &&
      !STARTS.test(text) &&
      !startsList(text) &&
      fields.some(({ name, kind, of }) => kind === 'text' && of.length === 0 && !OF_THINGS.test(name))
    )
      return false
    this.mode = 'fields'
    this.last = null
    this.isMade ||= /\b(?:se )?(?:cre[ea]|recib\w+|constructor|pas[ae]n?)\b/.test(text)
    settleKinds(fields, text, this.isMade)
    const many = this.plan.fields.at(-1)
    const isOfMany = many?.kind === 'list' && many.of.length > 0 && fields.every((each) => OF_THINGS.test(each.name))
    if (isOfMany) many.of.push(...fields.map((each) => each.name))
    else this.plan.fields.push(...fields)
    return true
  }
}
