// npm test: prepares the machine, runs every stage and stops at the first that fails.
// npm test -- --only=lint,unit   runs some of them.
import { handOver } from './prepare/hand-over.mjs'

await handOver(['test', ...process.argv.slice(2)])
