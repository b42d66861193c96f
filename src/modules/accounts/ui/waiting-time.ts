const unit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** A waiting time as one says it, never shorter than it is: "40 segundos", "1 minuto", "2 horas". */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return unit(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? unit(minutes, 'minuto', 'minutos') : unit(Math.ceil(minutes / 60), 'hora', 'horas')
}
