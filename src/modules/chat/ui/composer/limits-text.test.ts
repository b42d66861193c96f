import { describe, expect, it } from 'vitest'
import { closedBy, DEFAULT_LIMITS, limitsLine, limitTooltip, renewalLine } from './limits-text'

const limits = (dailyUsed: number, monthlyUsed: number, canSend = true) => ({
  ...DEFAULT_LIMITS,
  dailyUsed,
  monthlyUsed,
  canSend,
})

describe('limits', () => {
  it('MENTOR-09 shows 5 a day and 20 a month before the server has answered', () => {
    expect(limitsLine(DEFAULT_LIMITS)).toBe('Te quedan 5 de 5 mensajes hoy · 20 de 20 este mes')
  })

  it('says what is left', () => {
    expect(limitsLine(limits(2, 8))).toBe('Te quedan 3 de 5 mensajes hoy · 12 de 20 este mes')
    expect(limitsLine(limits(4, 19))).toBe('Te queda 1 de 5 mensajes hoy · 1 de 20 este mes')
    expect(limitsLine(limits(6, 21))).toBe('Te quedan 0 de 5 mensajes hoy · 0 de 20 este mes')
  })

  it('MENTOR-11 names the limit that was reached, with used and limit', () => {
    const daily = limits(5, 12, false)
    expect(closedBy(daily)).toBe('daily')
    expect(limitTooltip('daily', daily)).toBe('Límite diario alcanzado (5/5)')
    const monthly = limits(5, 20, false)
    expect(closedBy(monthly)).toBe('monthly')
    expect(limitTooltip('monthly', monthly)).toBe('Límite mensual alcanzado (20/20)')
  })

  it('MENTOR-10 leaves the box open while the server lets messages through', () => {
    expect(closedBy(limits(4, 19))).toBeNull()
  })

  it('says when the messages come back, in the calendar of Madrid', () => {
    const resets = { resetsMonthlyAt: '2026-11-30T23:00:00.000Z' }
    expect(renewalLine('daily', resets)).toBe('Se renueva mañana a las 00:00')
    expect(renewalLine('monthly', resets)).toBe('Se renueva el 1 de diciembre')
  })
})
