import { useState } from 'react'
import type { AnnouncedReply } from '../conversation'
import type { ShownMessage } from '../conversation-state'
import { finishedSentences } from './speech'

type Said = { replyId: string | null; upTo: number; isOver: boolean; lines: { key: number; text: string }[] }

const LINES_LEFT = 6
const NOTHING: Said = { replyId: null, upTo: 0, isOver: true, lines: [] }

/** Reads a reply out while it is received, sentence by sentence, to screen readers. What was there before is not read out. */
export function Announcer({ announced }: { announced: AnnouncedReply | null }) {
  const [said, setSaid] = useState<Said>(NOTHING)
  const next = announced === null ? said : listenTo(announced, said)
  if (next !== said) setSaid(next)
  return (
    <div role="log" aria-live="polite" aria-label="Respuesta del mentor" className="sr-only">
      {next.lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}

function listenTo({ reply, from }: AnnouncedReply, said: Said): Said {
  const isNew = reply.id !== said.replyId
  const isOver = reply.status !== 'streaming'
  const { upTo, isOver: wasOver } = isNew ? { upTo: from, isOver: false } : said
  const speech = finishedSentences(reply.content, upTo, isOver)
  const isBeginning = isNew || (wasOver && !isOver)
  const ending = isOver && !wasOver ? ENDINGS[reply.status] : undefined
  const spoken = [isBeginning && !isOver ? 'El mentor está escribiendo.' : '', speech.text, ending ?? ''].filter(
    (text) => text !== '',
  )
  if (spoken.length === 0 && !isNew && speech.upTo === said.upTo && isOver === said.isOver) return said
  return { replyId: reply.id, upTo: speech.upTo, isOver, lines: withLines(said.lines, spoken) }
}

const ENDINGS: Partial<Record<ShownMessage['status'], string>> = {
  complete: 'Fin de la respuesta.',
  stopped: 'Respuesta detenida.',
  failed: 'La respuesta se ha interrumpido.',
}

function withLines(lines: Said['lines'], texts: string[]): Said['lines'] {
  const from = (lines.at(-1)?.key ?? 0) + 1
  return [...lines, ...texts.map((text, index) => ({ key: from + index, text }))].slice(-LINES_LEFT)
}
