import { buttonClasses } from '~/ui/button-classes'

/** Figures as a file for a spreadsheet. `what`: "30 días". */
export function CsvLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} download className={buttonClasses({ variant: 'outline' })}>
      Descargar CSV<span className="sr-only"> de {what}, día a día</span>
    </a>
  )
}
