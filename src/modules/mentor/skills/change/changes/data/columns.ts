const NAME = '[\\p{L}_][\\p{L}\\p{N}_]{0,24}'
const COLUMNS = new RegExp(
  `(?:encabezado|cabecera|columnas?|campos|titulos|títulos)s?(?: (?:con|de|que|sea|son|se|llam\\p{L}+|las|los|el|la|tiene|tienen|siguiente|siguientes|:))*:? \\(?["'«]?(${NAME}(?:(?:["'»]?\\s*[,;]\\s*|["'»]? (?:y|e) )["'«]?${NAME}){1,9})`,
  'iu',
)
const IN_PARENTHESES = new RegExp(`\\.csv[^.;]{0,30}?\\((${NAME}(?:\\s*[,;]\\s*${NAME}){1,9})\\)`, 'iu')

/** The columns that are named: «con encabezado producto,existencia», «ventas.csv (vendedor,importe)». */
export function columnsIn(prose: string): string[] {
  const listed = COLUMNS.exec(prose)?.[1] ?? IN_PARENTHESES.exec(prose)?.[1]
  return (listed ?? '')
    .split(/\s*[,;]\s*|\s+[ye]\s+/)
    .map((name) => name.replace(/["'«»]/g, '').trim())
    .filter((name) => name !== '' && !/^(?:y|e|que|para|uno|una)$/i.test(name))
}
