/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/** Reads `oklch(0.81 0.15 76)`, as the tokens write it; null for anything else, a colour with transparency too. */
export function readOklch(text: string): Oklch | null {
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text) ?? []
  return l === undefined ? null : { l: Number(l), c: Number(c), h: Number(h) }
}

/** OKLCH → linear sRGB, by the matrices of CSS Color 4; each channel may fall outside 0–1. */
export function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** `#181411`: sRGB, by its transfer function, for what does not know OKLCH. */
export const hexOf = (color: Oklch): string =>
  `#${linearRgb(color)
    .map((part) => Math.min(1, Math.max(0, part)))
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
