import { byWord } from '~/platform/text/by-word'
import { onlyEntryNamed } from './library'

/** Names that everybody gives these modules: a piece of a program may show no `import`. */
export const USUAL: Readonly<Record<string, string>> = byWord({
  pd: 'pandas',
  np: 'numpy',
  plt: 'matplotlib.pyplot',
  sns: 'seaborn',
  random: 'random',
  math: 'math',
  re: 're',
  json: 'json',
  csv: 'csv',
  os: 'os',
  datetime: 'datetime.datetime',
  date: 'datetime.date',
  dict: 'dict',
  str: 'str',
})

/** A name that nobody gives to anything of their own. */
const TELLING = /[A-Z]|\w_\w|^(?:randint|sqrt|sleep|reduce|deepcopy|strptime)$/
/** A piece of a program shows no import: what only one module calls so is its. */
export const usualName = (name: string) => (TELLING.test(name) ? onlyEntryNamed(name) : null)
