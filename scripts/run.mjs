// npm start and the commands around the product: node scripts/run.mjs COMMAND [what follows `--`].
import { handOver } from './prepare/hand-over.mjs'

await handOver(process.argv.slice(2))
