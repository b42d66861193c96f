import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'
import type { CategorySlug } from '../contract'
import { CalendarDrawing, ChecklistDrawing, ReportDrawing, ShapesDrawing } from './business-drawings'
import { GlassDrawing, LabelsDrawing, TableDrawing, TidyDrawing } from './drawings'
import { BoxesMotif, ChartMotif, InvoiceMotif, StairsMotif } from './motifs'

type FeaturedImageProps = { slug: string; category: CategorySlug; className?: string }

const MOTIFS = {
  'primeros-pasos': StairsMotif,
  datos: ChartMotif,
  negocio: InvoiceMotif,
  'buenas-practicas': BoxesMotif,
} satisfies Record<CategorySlug, (props: { seed: number }) => ReactNode>

/** What single articles are about; all others have their category's motif. */
const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  'variables-y-tipos': LabelsDrawing,
  'errores-frecuentes-principiantes': GlassDrawing,
  'leer-csv-sin-pandas': TableDrawing,
  'limpiar-textos-y-fechas': TidyDrawing,
  'avisos-de-vencimientos': CalendarDrawing,
  'informe-de-ventas-mensual': ReportDrawing,
  'probar-tu-codigo': ChecklistDrawing,
  'type-hints-para-empezar': ShapesDrawing,
}

/**
 * An article's picture, 800 × 600: what it or its category is about, drawn on the notebook's squared paper. Each has its own, always the
 * same. Decoration: its title stands beside it. Colours are the theme's, as attributes, so that no inline style is needed.
 */
export function FeaturedImage({ slug, category, className }: FeaturedImageProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block w-full rounded-md', className)}
    >
      <rect width="800" height="600" fill="var(--surface-sunken)" />
      <path d={PAPER} stroke="var(--line)" strokeWidth="1.5" opacity="0.55" />
      <path d="M96 0V600" stroke="var(--danger-edge)" strokeWidth="3" opacity="0.6" />
      <FeaturedMotif slug={slug} category={category} />
    </svg>
  )
}

/** What is drawn there, without the paper: SVG for a field of 800 × 600. */
export function FeaturedMotif({ slug, category }: { slug: string; category: CategorySlug }) {
  const Drawing = Object.hasOwn(DRAWINGS, slug) ? DRAWINGS[slug] : undefined
  if (Drawing !== undefined) return <Drawing />
  const Motif = MOTIFS[category]
  return <Motif seed={seedOf(slug)} />
}

const SQUARE = 50
const steps = (length: number) => Array.from({ length: length / SQUARE - 1 }, (_, at) => (at + 1) * SQUARE)
const PAPER = [...steps(800).map((x) => `M${x} 0V600`), ...steps(600).map((y) => `M0 ${y}H800`)].join('')

/** A number of the text's own. */
function seedOf(text: string): number {
  let seed = 7
  for (const character of text) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return seed
}
