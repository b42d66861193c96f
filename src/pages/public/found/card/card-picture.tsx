import type { ReactNode } from 'react'
import { CARD_SIZE } from '../../../shell/meta/card-address'
import { fitText, setLine } from './lettering'

/** `over` stands above the title; `drawing` fills a field of 800 × 600. */
export type Card = { over: string; title: string; drawing: ReactNode }

const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const SQUARE = 42
const MARGIN = 84
const TEXT_X = 126
const TITLE = { width: 556, height: 330, largest: 80, smallest: 36 }
/** Between what stands above and the name below. */
const TITLE_MIDDLE = 318

/** A page of the workshop notebook: the title beside the squares' margin, the drawing at its right. */
export function CardPicture({ over, title, drawing }: Card) {
  const { lines, size, leading } = fitText(title, TITLE)
  // From the middle of a line's letters down to where they stand.
  const first = TITLE_MIDDLE - ((lines.length - 1) * leading) / 2 + size * 0.29
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--surface)" />
      <path d={PAPER} stroke="var(--line)" strokeWidth="1.5" opacity="0.4" />
      <path d={`M${MARGIN} 0V${HEIGHT}`} stroke="var(--danger-edge)" strokeWidth="3" opacity="0.7" />
      <g transform="translate(612 92) scale(0.74)">{drawing}</g>
      <Line text={over} y={116} size={32} colour="accent" />
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have their place and nothing else
        <Line key={at} text={line} y={first + at * leading} size={size} colour="text" />
      ))}
      <g transform={`translate(${TEXT_X} 512) scale(1.75)`}>
        <rect width="32" height="32" rx="5" fill="var(--action)" />
        <path d="M8 9.5l6.5 6.5L8 22.5M17 23h7.5" fill="none" stroke="var(--action-text)" {...MARK} />
      </g>
      <Line text="PyMentor" x={TEXT_X + 76} y={553} size={42} colour="text" />
    </svg>
  )
}

type LineProps = { text: string; x?: number; y: number; size: number; colour: 'accent' | 'text' }

/** Text as outlines: the letters are in the picture, no machine's fonts are asked. */
function Line({ text, x = TEXT_X, y, size, colour }: LineProps) {
  const scale = size / 1000
  return (
    <g transform={`translate(${x} ${y}) scale(${scale} ${-scale})`} fill={`var(--${colour})`}>
      {setLine(text).letters.map((letter) => (
        <path key={letter.x} d={letter.outline} transform={`translate(${letter.x})`} />
      ))}
    </g>
  )
}

const MARK = { strokeWidth: 3.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const steps = (length: number) =>
  Array.from({ length: Math.ceil(length / SQUARE) - 1 }, (_, at) => (at + 1) * SQUARE).filter((at) => at !== MARGIN)
const PAPER = [...steps(WIDTH).map((x) => `M${x} 0V${HEIGHT}`), ...steps(HEIGHT).map((y) => `M0 ${y}H${WIDTH}`)].join(
  '',
)
