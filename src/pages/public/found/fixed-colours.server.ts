import { once } from '~/platform/once'
import tokens from '~/ui/styles/tokens.css?raw'
import { readTokens } from '~/ui/theme/contrast'
import { hexOf } from '~/ui/theme/oklch'

/** The dark theme's, in the form that every program knows. */
const colours = once(() => new Map([...readTokens(tokens, ':root')].map(([name, colour]) => [name, hexOf(colour)])))

/** A drawing that stands by itself, as a file: it knows of no theme but the dark one. Throws for a colour that this one lacks. */
export const inFixedColours = (drawing: string): string =>
  drawing.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const colour = colours().get(name)
    if (colour === undefined) throw new Error(`no colour for --${name}`)
    return colour
  })
