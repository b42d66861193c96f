const PAGES = [
  '/',
  '/blog',
  '/about',
  '/contacto',
  '/legal/politica-de-privacidad',
  '/nuestros-mentores-ia',
  '/pricing',
]

/** The pages of the public face that are measured: those above, and the article with the most HTML. @param {string} base */
export async function visitorPages(base) {
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const posts = [...sitemap.matchAll(/<loc>[^<]*(\/blog\/[^<]+)<\/loc>/g)].map(([, path]) => path)
  const lengths = await Promise.all(posts.map(async (path) => (await (await fetch(base + path)).text()).length))
  const longest = posts[lengths.indexOf(Math.max(...lengths))]
  return [...PAGES.slice(0, 2), longest, ...PAGES.slice(2)]
}

/** Rows in columns of one width each, the first row their names. @param {(string | number)[][]} rows */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const line = (row) =>
    row.map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]) : String(cell).padStart(widths[column])))
  return rows.map((row) => line(row).join('  ')).join('\n')
}
