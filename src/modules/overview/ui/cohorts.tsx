import { TableBox } from '~/ui/content/table-box'
import type { Cohort } from '../contract'
import { countText, shareText, startText } from '../copy'

const CELL = 'whitespace-nowrap px-2 py-1.5 text-right'

/** A line a month: what became of the people who registered in it. */
export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  if (cohorts.length === 0) return <p className="text-text-muted">Nadie se ha registrado en los últimos doce meses.</p>
  const months = Math.max(...cohorts.map(({ paying }) => paying.length))
  return (
    <TableBox>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">
          Cuentas por mes de registro: pruebas, planes de pago y quién paga cada mes
        </caption>
        <thead>
          <tr className="border-line border-b text-text-muted">
            <th scope="col" className="py-1.5 pr-2 text-left font-normal">
              Registro
            </th>
            {['Cuentas', 'Pruebas', 'Han pagado', ...Array.from({ length: months }, (_, at) => payingIn(at))].map(
              (name) => (
                <th key={name} scope="col" className={`${CELL} font-normal`}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <CohortRow key={cohort.start} cohort={cohort} months={months} />
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}

const payingIn = (month: number) => (month === 0 ? 'Pagan ese mes' : `+${month}`)

function CohortRow({
  cohort: { start, registered, trials, paid, paying },
  months,
}: {
  cohort: Cohort
  months: number
}) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="whitespace-nowrap py-1.5 pr-2 text-left font-normal">
        {startText('month', start)}
      </th>
      {[countText(registered), countText(trials), countText(paid)].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={index} className={CELL}>
          {text}
        </td>
      ))}
      {Array.from({ length: months }, (_, at) => {
        const count = paying[at]
        return (
          <td key={payingIn(at)} className={CELL}>
            {count !== undefined && (
              <>
                {countText(count)}{' '}
                <span className="text-text-muted text-xs">{shareText({ all: registered, part: count })}</span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}
