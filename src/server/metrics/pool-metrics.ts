import { Gauge, type Registry } from 'prom-client'
import type { PoolState } from '~/database/open-database'

/** The database's connections and the queue for them, read when the page is asked for. */
export function watchPool(registry: Registry, poolState: () => PoolState | null) {
  const registers = [registry]
  new Gauge({
    name: 'pymentor_database_connections',
    help: 'Open connections of this instance, all and idle',
    labelNames: ['state'],
    registers,
    collect() {
      const state = poolState()
      if (state === null) return
      this.set({ state: 'all' }, state.total)
      this.set({ state: 'idle' }, state.idle)
    },
  })
  new Gauge({
    name: 'pymentor_database_queue',
    help: 'Statements that wait for a connection',
    registers,
    collect() {
      this.set(poolState()?.waiting ?? 0)
    },
  })
}
