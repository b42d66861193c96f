import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const { EVAL = 'mentor' } = process.env

/** How many questions, asked as people ask them, a mentor answers rightly: `npm run mentor:eval`; `npm run cases:eval`. No part of `npm test`. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: { name: 'eval', include: [`eval/${EVAL}.eval.ts`], reporters: [['default', { summary: false }]] },
})
