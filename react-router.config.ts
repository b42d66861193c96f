import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from './scripts/bundle/precompress.mjs'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The manifest of routes is written after every plugin has had its turn.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
