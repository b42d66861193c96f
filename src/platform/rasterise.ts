/** One picture at a time: each takes a thread of the pool that the file system and passwords use too. */
let last: Promise<unknown> = Promise.resolve()

/** An SVG of ours as PNG, of its own size. It is rendered by libvips in a thread of its own, loaded at the first picture. */
export function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = last.then(() => render(svg))
  last = rendered.catch(() => undefined)
  return rendered
}

async function render(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // Plain areas stay plain: spreading errors over them would show as dots.
  return Uint8Array.from(await sharp(Buffer.from(svg)).png({ palette: true, dither: 0, effort: 3 }).toBuffer())
}
