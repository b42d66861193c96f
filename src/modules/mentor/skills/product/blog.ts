import { plainText } from '../../engine/lexicon/plain-text'
import type { ProductFacts } from '../../engine/product-facts'
import type { Block } from '../../engine/skill'

const NAMES_BLOG = /\b(?:blog|articulos?|posts?|entradas? del blog)\b/
const ASKS_FOR_READING =
  /\b(?:ten(?:eis|es|ien|ienes)|tienes|tienen|hay|habeis escrito|publicado|algun|alguna|que|leer|recomiend\w+|algo|donde|busco|quiero)\b/
const SOMETHING_ON =
  /\b(?:ten(?:eis|es)|tienes|tienen|hay|habeis escrito|publicasteis)(?: \w+)? (?:algo|material|contenido|info|informacion|algun articulo|lecturas?|guias?|tutorial(?:es)?)(?: \w+)? (?:sobre|de|del|acerca de)\b/
/** Programs have posts and articles as well. */
const TASK =
  /\b(?:programa|funcion|clase|script|lista|diccionario|scraping|api|django|flask|codigo|precio|stock|inventario|iva)\b/
const FILLER = new Set(
  'teneis tienes tienen tenes hay algo algun alguna articulo articulos blog post posts sobre acerca para del de la el los las un una que en con y o me puedo leer vuestro vuestra quiero busco donde material contenido info informacion guia guias tutorial python como programa programas es se por'.split(
    ' ',
  ),
)
const MAX_SHOWN = 3

/** Whether the blog is asked for, and which of its articles: none where it is asked for as a whole or none is near. */
export function askedArticles(
  plain: string,
  articles: ProductFacts['articles'],
): { articles: ProductFacts['articles'] } | null {
  const namesBlog =
    NAMES_BLOG.test(plain) &&
    ASKS_FOR_READING.test(plain) &&
    !TASK.test(plain.replace(/facturas? con iva|\biva\b/g, ''))
  if (!namesBlog && !SOMETHING_ON.test(plain)) return null
  const sought = plain
    .split(' ')
    .filter((word) => word.length > 2 && !FILLER.has(word))
    .map(root)
  const found = articles
    .map((article) => ({ article, hits: hitsIn(article, sought) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, MAX_SHOWN)
    .map(({ article }) => article)
  return namesBlog || found.length > 0 ? { articles: found } : null
}

const root = (word: string) => word.replace(/(?:es|s)$/, '')

/** A word of the title counts double. */
function hitsIn({ title, excerpt }: ProductFacts['articles'][number], sought: readonly string[]): number {
  const words = (text: string) => new Set(plainText(text).split(' ').map(root))
  const [inTitle, inExcerpt] = [words(title), words(excerpt)]
  return sought.reduce((sum, word) => sum + (inTitle.has(word) ? 2 : 0) + (inExcerpt.has(word) ? 1 : 0), 0)
}

export function blogBlocks(found: ProductFacts['articles']): Block[] {
  if (found.length === 0)
    return [
      {
        kind: 'text',
        markdown:
          'De eso no encuentro nada en el [blog](/blog), donde están todos los artículos. Si me lo preguntas a mí, miro qué sé.',
      },
    ]
  return [
    { kind: 'text', markdown: 'Sí, en el blog tienes esto:' },
    { kind: 'list', items: found.map(({ title, slug }) => `[${title}](/blog/${slug})`) },
    { kind: 'text', markdown: 'El resto está en [el blog](/blog).' },
  ]
}
