import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** How many questions, asked as people ask them, a mentor answers rightly: `npm run mentor:eval`. No part of `npm test`. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: { name: 'eval', include: ['eval/*.eval.ts'], reporters: [['default', { summary: false }]] },
})
