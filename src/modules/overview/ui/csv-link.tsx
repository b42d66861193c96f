import { buttonClasses } from '~/ui/button-classes'
import type { Period } from '../contract'
import { PERIOD_NAMES } from '../copy'
import { figuresAddress } from '../download-contract'

/** The period's days as a file for a spreadsheet. */
export function CsvLink({ period }: { period: Period }) {
  return (
    <a href={figuresAddress(period)} download className={buttonClasses({ variant: 'outline' })}>
      Descargar CSV<span className="sr-only"> de {PERIOD_NAMES[period]}, día a día</span>
    </a>
  )
}
