import { once } from '~/platform/once'

/** Days and months of limits are counted here (C-29), so every date on screen is told in it: server and browser agree. */
export const TIME_ZONE = 'Europe/Madrid'

/** A Date, or an ISO 8601 text with its zone, as the API sends it. What is neither throws a RangeError. */
type Moment = Date | string

/** Made at first use: loading a language's data takes a large part of the server's start. */
function formatter(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = once(() => new Intl.DateTimeFormat('es-ES', { timeZone: TIME_ZONE, ...options }))
  return (moment) => format().format(new Date(moment))
}

/** SHELL-06: "21 de noviembre de 2026". */
export const longDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' })

/** SHELL-06, on the account page: "21 nov 2026". */
export const shortDate = formatter({ day: 'numeric', month: 'short', year: 'numeric' })

/** "1 de diciembre". */
export const dayAndMonth = formatter({ day: 'numeric', month: 'long' })

/** "noviembre de 2026". */
export const monthAndYear = formatter({ month: 'long', year: 'numeric' })

/** "00:00" to "23:59", in Madrid. */
export const clockTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
