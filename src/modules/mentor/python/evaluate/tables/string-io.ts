import { asText, positional } from '../expressions/arguments'
import { provideLibrary } from '../modules/modules'
import { PyForeign } from '../values/foreign'
import { ForeignFunction } from './method'

/** A text that is read as a file is, once. */
export class StringIO extends PyForeign {
  readonly kind = 'StringIO'
  #text: string
  constructor(text: string) {
    super()
    this.#text = text
  }
  read(): string {
    const text = this.#text
    this.#text = ''
    return text
  }
}

const make = new ForeignFunction((_machine, args, keywords) => {
  positional('StringIO', [1, 1], args, keywords)
  return new StringIO(asText(args[0], 'StringIO'))
})

provideLibrary('io', new Map([['StringIO', make]]))
