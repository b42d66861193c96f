import type { Appearance } from '@stripe/stripe-js'
import { currentTheme } from '~/ui/theme/theme'

/** PAY-02: the provider's fields in the colours of the page, which they cannot see from their frame. */
export function stripeAppearance(): Appearance {
  return {
    theme: currentTheme() === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--action'),
      colorBackground: colour('--field'),
      colorText: colour('--text'),
      colorTextSecondary: colour('--text-muted'),
      colorDanger: colour('--danger'),
      borderRadius: '5px',
      fontFamily: 'system-ui, sans-serif',
    },
  }
}

/** A token as `rgb(…)`: the provider knows no newer notation. */
function colour(token: string): string {
  const canvas = document.createElement('canvas').getContext('2d')
  if (canvas === null) return ''
  canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token)
  canvas.fillRect(0, 0, 1, 1)
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
