import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { rasterise } from '~/platform/rasterise'
import { inFixedColours } from '../fixed-colours.server'
import { type Card, CardPicture } from './card-picture'
import { cardOf } from './cards.server'

/** `tag` changes when the picture does (an ETag's text). */
export type CardFile = { png: Uint8Array<ArrayBuffer>; tag: string }

/** By page. There are as many as there are public pages and posts, about 20 kB each. */
const rendered = new Map<string, Promise<CardFile>>()

/** The picture of a public page, rendered when it is first asked for; null for a page that has none. */
export function cardFile(path: string): Promise<CardFile> | null {
  const known = rendered.get(path)
  if (known) return known
  const card = cardOf(path)
  if (card === null) return null
  const file = drawCard(card)
  rendered.set(path, file)
  // What failed is tried again by the next one who asks.
  file.catch(() => rendered.delete(path))
  return file
}

export const cardSvg = (card: Card): string => inFixedColours(renderToStaticMarkup(<CardPicture {...card} />))

async function drawCard(card: Card): Promise<CardFile> {
  const png = await rasterise(cardSvg(card))
  return { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` }
}
