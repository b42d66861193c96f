// node scripts/postgres-server.mjs [--durable] -- command …   runs the command with DATABASE_URL and TEST_DATABASE_URL of a PostgreSQL of its own.
import { handOver } from './prepare/hand-over.mjs'

await handOver(['postgres', ...process.argv.slice(2)])
