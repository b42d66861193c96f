import { once } from '~/platform/once'
import { createTermIndex } from '../../engine/lexicon/term-index'
import { type Howto, parseHowto } from './howto-file'

const files = import.meta.glob<string>('/content/howtos/*/*.md', { query: '?raw', import: 'default', eager: true })

/** All how-tos. Two of one name are a mistake of the content. */
export const allHowtos = once((): readonly Howto[] => {
  const howtos = Object.entries(files)
    .map(([file, text]) => parseHowto(file, text))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const twice = howtos.find(({ id }, at) => howtos[at + 1]?.id === id)
  if (twice) throw new Error(`${twice.id}.md: another family has a how-to of this name`)
  return howtos
})

export const howtoIndex = once(() => createTermIndex(allHowtos()))
