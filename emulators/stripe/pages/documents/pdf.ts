/** A line of text on the page; `right` ends at the right margin. */
export type PdfLine = { text: string; right?: string; size?: number; gap?: number }

const PAGE = { width: 595, height: 842, margin: 56 }
/** Helvetica's figures and capitals are about this wide, in parts of the letter's size: enough to align short sums. */
const AVERAGE_WIDTH = 0.54

/** One A4 page of plain text as a PDF file, in the one font that every reader has. */
export function pdfOf(title: string, lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  let y = PAGE.height - PAGE.margin
  const content = lines.flatMap(({ text, right, size = 11, gap = 6 }) => {
    y -= size + gap
    const end = PAGE.width - PAGE.margin - (right?.length ?? 0) * size * AVERAGE_WIDTH
    return [draw(text, { x: PAGE.margin, y, size }), ...(right ? [draw(right, { x: end, y, size })] : [])]
  })
  const stream = content.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-ES) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    `<< /Title ${literal(title)} >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0))
}

const draw = (text: string, { x, y, size }: { x: number; y: number; size: number }) =>
  `BT /F1 ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${literal(text)} Tj ET`

/** Windows-1252, a byte a letter: Latin letters have their own numbers there, the euro another one. */
const literal = (text: string) =>
  `(${[...text]
    .map(byteOf)
    .join('')
    .replace(/[\\()]/g, '\\$&')})`

function byteOf(letter: string): string {
  if (letter === '€') return '\u0080'
  if (letter === '\u202f') return ' '
  return letter.length === 1 && letter >= ' ' && letter <= 'ÿ' ? letter : '?'
}
