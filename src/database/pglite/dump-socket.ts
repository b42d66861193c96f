import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseError } from '../database-error'

/** Beside the folder lock, for whoever may read the database's files. Windows names its pipes elsewhere. */
const socketIn = (folder: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll(/[^\w]/g, '-')}` : join(folder, 'dump.sock')

const DONE = 'done'

/**
 * Has this process, which alone may open the database in `folder`, dump it for another: that sends a path, and is told what came of it.
 * Answers what ends it. Where there can be no socket (a path that is too long), `onError` is told, and a dump needs the server stopped.
 */
export async function serveDumps(
  folder: string,
  dump: (file: string) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const path = socketIn(folder)
  // One that a killed process has left; the folder is ours alone.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', onError)
    text(socket)
      .then(dump)
      .then(
        () => socket.end(DONE),
        (error: unknown) => socket.end(error instanceof Error ? error.message : String(error)),
      )
  })
  server.on('error', onError)
  server.listen(path)
  const isThere = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (isThere && process.platform !== 'win32') chmodSync(path, 0o600)
  server.unref()
  return () => void server.close()
}

/** Has the process that has the database in `folder` open write it to `file`. Throws DatabaseError with what that says. */
export async function askForDump(folder: string, file: string): Promise<void> {
  const socket = connect(socketIn(folder))
  socket.end(file)
  const answer = await text(socket).catch((cause: unknown) => {
    throw new DatabaseError(`the process that uses the database in ${folder} does not answer. Stop it first.`, {
      cause,
    })
  })
  if (answer !== DONE) throw new DatabaseError(`the process that uses the database could not dump it: ${answer}.`)
}
