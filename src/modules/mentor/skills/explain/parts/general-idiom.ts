import type { Frame } from '../../../engine/frame'
import type { Block } from '../../../engine/skill'
import { IDIOM_NAMES, type IdiomName } from '../content/idiom-names'
import { IDIOM_TEXTS } from '../content/idiom-texts'

/** Marks that mean one idiom wherever they are written. */
const MARKS: readonly (readonly [string, IdiomName])[] = [
  ['__name__', 'name-main'],
  ['__main__', 'name-main'],
  ['[::-1]', 'reversed'],
  [':=', 'walrus'],
  ['**kwargs', 'kwargs-parameter'],
  ['*args', 'args-parameter'],
]

type General = { name: IdiomName; text: string; example: Block[] }

/** What is said of an idiom that a question names without any code; null where it names none. */
export function generalIdiom(frame: Frame): General | null {
  const text = frame.message.text.toLowerCase()
  const found = MARKS.find(([mark]) => text.includes(mark))
  const name = found?.[1]
  if (name === undefined || !IDIOM_NAMES.includes(name)) return null
  return { name, text: IDIOM_TEXTS[name].general, example: exampleOf(name) }
}

const EXAMPLES: Partial<Record<IdiomName, string>> = {
  'name-main': 'def main():\n    print("Se ejecuta como programa")\n\n\nif __name__ == "__main__":\n    main()',
  reversed: 'palabra = "hola"\nprint(palabra[::-1])  # aloh',
  walrus: 'if (n := len("hola")) > 3:\n    print(n)  # 4',
  'args-parameter': 'def suma(*args):\n    return sum(args)\n\n\nprint(suma(1, 2, 3))  # 6',
  'kwargs-parameter': "def ficha(**kwargs):\n    print(kwargs)\n\n\nficha(nombre=\"Ana\")  # {'nombre': 'Ana'}",
}

const exampleOf = (name: IdiomName): Block[] => {
  const code = EXAMPLES[name]
  return code === undefined ? [] : [{ kind: 'code', language: 'python', code }]
}
