import { useId } from 'react'
import { Button } from '~/ui/button'
import { saveFile } from '~/ui/content/save-file'
import { Icon } from '~/ui/icon'
import { VOTE_REASON } from '../../copy'
import type { UnansweredGroup } from '../../unanswered-contract'
import { KIND_NAME, timesText, weekText } from '../../unanswered-copy'
import { draftCard } from './draft-card'

/** Questions that are alike: what became of them, when, and a card to be written for them. */
export function UnansweredGroupItem({ group }: { group: UnansweredGroup }) {
  const id = useId()
  const { question, wordings, count, kinds, reasons, comments, weeks } = group

  function download() {
    const { name, text } = draftCard(group)
    saveFile(new Blob([text], { type: 'text/markdown;charset=utf-8' }), name)
  }

  return (
    <li>
      <article aria-labelledby={id} className="grid gap-2 border-line border-t py-4">
        <h2 id={id} className="max-w-[70ch] wrap-anywhere font-sans font-semibold text-base tracking-normal">
          {question}
        </h2>
        <p className="text-sm text-text-muted tabular-nums">
          {[timesText(count), ...kinds.map((each) => `${KIND_NAME[each.kind]}: ${each.count}`)].join(' · ')}
        </p>
        <p className="text-sm text-text-muted tabular-nums">
          {weeks.map(({ start, count: many }) => `${weekText(start)}: ${many}`).join(' · ')}
        </p>
        {reasons.length > 0 && (
          <p className="text-sm tabular-nums">
            {reasons.map(({ reason, count: many }) => `${VOTE_REASON[reason]}: ${many}`).join(' · ')}
          </p>
        )}
        {comments.length > 0 && (
          <ul aria-label="Lo que dijeron" className="grid max-w-[70ch] gap-1 text-sm">
            {comments.map((comment) => (
              <li key={comment} className="wrap-anywhere">{`«${comment}»`}</li>
            ))}
          </ul>
        )}
        {wordings.length > 0 && <Wordings wordings={wordings} />}
        <Button
          variant="outline"
          size="sm"
          aria-describedby={id}
          className="mt-1 justify-self-start pointer-coarse:min-h-10"
          onClick={download}
        >
          <Icon name="download" className="size-4" />
          Descargar borrador de ficha
        </Button>
      </article>
    </li>
  )
}

const Wordings = ({ wordings }: Pick<UnansweredGroup, 'wordings'>) => (
  <details className="text-sm">
    <summary className="w-fit cursor-pointer py-1 text-link pointer-coarse:py-2.5">
      Otras maneras de preguntarlo
    </summary>
    <ul className="mt-1 grid max-w-[70ch] gap-1">
      {wordings.map((wording) => (
        <li key={wording} className="wrap-anywhere">
          {wording}
        </li>
      ))}
    </ul>
  </details>
)
