import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { isPlainDrawing } from './drawing'
import { pictureAddress } from './picture'

/** The beginning of a PNG, which says how large it is. */
function png(width: number, height: number): string {
  const bytes = new Uint8Array(40)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return btoa(String.fromCharCode(...bytes))
}
const svg = (body: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`

/** As matplotlib writes them. */
const CHART = svg(
  `<metadata><rdf:RDF xmlns:rdf="x"><cc:Work><dc:date>2026</dc:date></cc:Work></rdf:RDF></metadata>
  <defs><style type="text/css">*{stroke-linejoin: round}</style></defs>
  <g id="figure_1"><path d="M 0 0 L 1 1" clip-path="url(#p1)" style="fill: #fff"/>
  <defs><path id="m1" d="M 0 0"/></defs><g><use xlink:href="#m1" x="3"/><use xlink:href="#m1" x="4"/></g></g>
  <defs><clipPath id="p1"><rect width="9" height="9"/></clipPath></defs><!-- Ventas -->`,
  '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n',
)

describe('a picture that a program has made', () => {
  it('is told by its content, and shown as an image', () => {
    expect(pictureAddress(png(640, 480))).toBe(`data:image/png;base64,${png(640, 480)}`)
    expect(pictureAddress(btoa(svg('<circle r="3"/>')))).toMatch(/^data:image\/svg\+xml;charset=utf-8;base64,/)
    for (const text of ['', 'GIF89a', '<html><svg/></html>', '{"a": 1}', 'hola <svg'])
      expect(pictureAddress(btoa(text)), text).toBeNull()
  })

  it('is not shown where it would take more memory than it says in bytes', () => {
    for (const [width, height] of [
      [30_000, 30_000],
      [8_001, 1],
      [5_000, 5_000],
      [0, 4],
      [4_294_967_295, 1],
    ] as const)
      expect(pictureAddress(png(width, height)), `${width} × ${height}`).toBeNull()
    expect(pictureAddress(btoa('\x89PNG\r\n\x1a\n'))).toBeNull()
  })

  it('is the same text for who looks at it and who draws it', () => {
    expect(pictureAddress(btoa(`\xff\xfe${svg('<rect/>')}`))).toBeNull()
  })
})

describe('a drawing', () => {
  it('is plain where it has shapes and refers to what refers to nothing', () => {
    expect(isPlainDrawing(CHART)).toBe(true)
  })

  it.each([
    ['scripts', svg('<script>alert(1)</script>')],
    ['pages', svg('<foreignObject><p>x</p></foreignObject>')],
    ['pictures of elsewhere', svg('<image href="https://example.com/x.png"/>')],
    ['entities', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaa">]>')],
    ['filters', svg('<g style="filter: blur(900px)"><rect/></g>')],
    ['filters as elements', svg('<filter id="f"><feTurbulence/></filter>')],
    ['patterns', svg('<pattern id="p"><rect/></pattern>')],
    ['movement', svg('<rect><animate attributeName="x"/></rect>')],
    ['references to references', svg('<g id="a"><use href="#b"/></g><g id="b"><rect/></g><use href="#a"/>')],
    ['clips of clips', svg('<clipPath id="a"><rect clip-path="url(#b)"/></clipPath><rect clip-path="url(#a)"/>')],
    ['one name twice', svg('<rect id="a"/><g id="a"><use href="#c"/></g><use href="#a"/>')],
    ['what is open', '<svg><g></svg>'],
    ['what was never open', svg('</g>')],
    ['another root', '<g><svg/></g>'],
    ['a depth without end', svg('<g>'.repeat(100) + '</g>'.repeat(100))],
    ['what is drawn too often', svg(`<g id="a">${'<rect/>'.repeat(300)}</g>${'<use href="#a"/>'.repeat(300)}`)],
  ])('is not plain with %s', (_name, text) => {
    expect(isPlainDrawing(text)).toBe(false)
  })

  it.each([
    '<!--'.repeat(60_000),
    `<svg${' a="b"'.repeat(40_000)}`,
    `<svg${' '.repeat(249_000)}`,
    `<svg ${'a'.repeat(249_000)}`,
    `${svg('<rect/>'.repeat(35_000))}<`,
    `<!DOCTYPE ${'a'.repeat(240_000)}`,
    'filter '.repeat(35_000),
  ])('is judged in time that grows with its length (%#)', (text) => {
    const start = ownTime()
    isPlainDrawing(text)
    expect(ownTime() - start).toBeLessThan(patience(50))
  })
})
