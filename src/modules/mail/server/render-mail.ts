/** The content of a mail, in order. Texts are plain; names in them may hold anything. */
export type MailContent = {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  action?: { label: string; href: string }
  /** How long the link lasts, what to do if it was not you: below the button. */
  notes?: readonly string[]
  /** Why this mail has come. */
  reason: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
/** A subject is one line of a mail's head. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Renders a mail as plain text and in one small frame of HTML: styles inline, no images, nothing loaded from anywhere. */
export function renderMail(given: MailContent): { subject: string; text: string; html: string } {
  return { subject: oneLine(given.subject), text: textOf(given), html: htmlOf(given) }
}

function textOf({ greeting, paragraphs, action, notes = [], reason }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.href}`] : []
  return `${[greeting, ...paragraphs, ...link, ...notes, '-- \nPyMentor', reason].join('\n\n')}\n`
}

const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.6'
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:1.6;color:#5c554a'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#f2b33d;color:#241a05;font-size:16px;font-weight:600;text-decoration:none'

function htmlOf({ subject, greeting, paragraphs, action, notes = [], reason }: MailContent): string {
  const lines = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="${style}">${escaped(text)}</p>`).join('\n')
  const href = action && escaped(action.href)
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escaped(action.label)}</a></p>
<p style="${SMALL}">Si el botón no funciona, copia esta dirección en tu navegador:<br>
<a href="${href}" style="color:#2f4b9c;word-break:break-all">${href}</a></p>`
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:#f6f1e7;color:#241f17;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:28px 24px;background:#fffdf8;border:1px solid #e3dac8;border-radius:6px">
<p style="margin:0 0 20px;font-family:Georgia,serif;font-size:20px;font-weight:600">PyMentor</p>
${lines([greeting, ...paragraphs], TEXT)}
${button}
${lines(notes, SMALL)}
<p style="margin:20px 0 0;padding-top:16px;border-top:1px solid #e3dac8;font-size:13px;line-height:1.5;color:#5c554a">${escaped(reason)}</p>
</div>
</body>
</html>
`
}

/** Longer names are no greeting, and some are somebody else's advertisement in our mail. */
const [MAX_NAME, MAX_WORDS] = [40, 4]
/** Letters, and what stands between them in names: no figures, which telephones make calls of, and no signs. */
const NAME = /^[\p{L}\p{M} '’ªº.-]+$/u
/** Programs that show mails make links of these; `J.R.` is none. */
const ADDRESS_IN_NAME = /\.\p{L}{2}|\bwww\b/iu

/** How a mail begins. */
export function greetingOf(firstName: string): string {
  const name = firstName.replace(/\s+/g, ' ').trim()
  const isName =
    name.length <= MAX_NAME && name.split(' ').length <= MAX_WORDS && NAME.test(name) && !ADDRESS_IN_NAME.test(name)
  return isName ? `Hola, ${name}:` : 'Hola:'
}
