import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** A file of the archive; its text comes in pieces that are small enough to be held. */
export type PersonalFile = { path: string; text: AsyncIterable<string> }
/** What one module keeps about a user. */
export type PersonalData = {
  /** Entries for account.json. */
  facts?: (userId: string) => Promise<Record<string, unknown>>
  files?: (userId: string) => AsyncIterable<PersonalFile>
}

/** Compressing this much takes a few milliseconds. */
const PIECE_BYTES = 64 * 1024

const README = `Tus datos en PyMentor
=====================

account.json   Tu cuenta: perfil, identidades, sesiones, planes, compras, uso, enlaces
               compartidos, lo que el equipo ha hecho en ella y los correos que
               te hemos enviado (asunto y fecha).
chats/         Una carpeta por conversación:
  chat.json    La conversación entera, con todas sus ramas y versiones, y tus votos.
  chat.md      La rama que estás viendo, para leerla en cualquier sitio.
  codigo.py    El código Python de esa rama, si lo hay.

Las fechas de los archivos JSON están en hora UTC (ISO 8601); las demás, en hora de Madrid.
Las contraseñas no se incluyen: solo se guarda una huella de la que no se pueden sacar.
`

/**
 * Everything about a user as a ZIP that is written while it is read, as fast as it is taken: no more than a piece of it is in memory.
 * A database that goes away breaks the stream off.
 */
export function zipPersonalData(
  userId: string,
  sources: readonly PersonalData[],
  now: Date,
): ReadableStream<Uint8Array> {
  const pieces = zipped(allFiles(userId, sources, now), now)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* allFiles(userId: string, sources: readonly PersonalData[], now: Date): AsyncGenerator<PersonalFile> {
  yield { path: 'LEEME.txt', text: only(README) }
  const facts: Record<string, unknown> = { exportedAt: now.toISOString() }
  for (const { facts: read } of sources) if (read) Object.assign(facts, await read(userId))
  yield { path: 'account.json', text: only(`${JSON.stringify(facts, null, 2)}\n`) }
  for (const { files } of sources) if (files) yield* files(userId)
}

async function* only(text: string) {
  yield text
}

async function* zipped(files: AsyncIterable<PersonalFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const take = () => {
    const taken = ready
    ready = []
    return taken
  }
  const zip = new Zip((error, piece) => {
    if (error) throw error
    ready.push(piece)
  })
  const encoder = new TextEncoder()
  for await (const { path, text } of files) {
    const file = new ZipDeflate(path)
    file.mtime = mtime
    zip.add(file)
    for await (const part of text) {
      const bytes = encoder.encode(part)
      for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
        file.push(bytes.slice(from, from + PIECE_BYTES))
        yield* take()
        await setImmediate()
      }
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
