import type { Overview } from '../contract'
import { costText, countText, moneyText, PERIOD_NAMES, PLAN_NAMES, pageLabel, siteLabel } from '../copy'
import { Chart } from './chart'
import { Conversion } from './conversion'
import { totalOf } from './key-figures'
import { ModelUsage } from './model-usage'
import { Part } from './part'
import { Ranking } from './ranking'

type PartsProps = { overview: Overview }

/** People and what they do. */
export function PeopleParts({ overview: { period, unit, registered, plans, questions, conversion } }: PartsProps) {
  const asked = { unit, span: PERIOD_NAMES[period], format: countText }
  return (
    <>
      <Part title="Cuentas nuevas" figure={countText(totalOf(registered))}>
        <Chart {...asked} title="Cuentas nuevas" points={registered} empty="Nadie se ha registrado en este periodo." />
      </Part>
      <Part title="Preguntas a los mentores" figure={countText(totalOf(questions))}>
        <Chart {...asked} title="Preguntas" points={questions} empty="Nadie ha preguntado nada en este periodo." />
      </Part>
      <Part title="Planes activos">
        {plans.length === 0 ? (
          <p className="text-text-muted">Ahora mismo nadie tiene un plan de pago.</p>
        ) : (
          <Ranking
            caption="Planes activos ahora, por clase"
            of="Plan"
            counted="Personas"
            rows={plans.map(({ plan, count }) => ({ name: PLAN_NAMES[plan], count }))}
          />
        )}
      </Part>
      <Part title="Conversión">
        <Conversion conversion={conversion} />
      </Part>
    </>
  )
}

/** Money that comes and goes. */
export function MoneyParts({ overview: { period, unit, takings, failures, model } }: PartsProps) {
  const span = PERIOD_NAMES[period]
  return (
    <>
      {takings.length === 0 && (
        <Part title="Ingresos">
          <p className="text-text-muted">Todavía no hay pagos.</p>
        </Part>
      )}
      {takings.map(({ currency, months }) => {
        const format = (cents: number) => moneyText(cents, currency)
        return (
          <Part
            key={currency}
            title={takings.length > 1 ? `Ingresos de 12 meses, en ${currency}` : 'Ingresos de 12 meses'}
            figure={format(totalOf(months))}
          >
            <Chart
              title="Ingresos"
              unit="month"
              points={months}
              span="12 meses"
              format={format}
              empty="Lo cobrado y lo devuelto se compensan."
            />
          </Part>
        )
      })}
      <Part title="Cobros rechazados" figure={countText(totalOf(failures.refused))}>
        <Chart
          {...{ unit, span, format: countText }}
          title="Cobros rechazados"
          points={failures.refused}
          empty="Ningún cobro se ha rechazado en este periodo."
        />
        {failures.open > 0 && (
          <p className="text-sm">
            Renovaciones que siguen sin cobrarse: {countText(failures.open)}. Se reintentan solas y el plan se mantiene
            mientras tanto.
          </p>
        )}
      </Part>
      <Part title="Coste de los modelos">
        <Chart
          {...{ unit, span, format: (micros) => costText(micros, model) }}
          title="Coste"
          points={model.cost}
          empty={
            model.usage.length === 0
              ? 'Los mentores no han usado ningún modelo de pago en este periodo.'
              : 'Hay consumo, pero ningún precio: ponlo en MODEL_PRICES.'
          }
        />
        {model.usage.length > 0 && <ModelUsage {...model} />}
      </Part>
    </>
  )
}

/** What is read of the site, and where people come from. */
export function PageParts({ overview: { period, unit, pages } }: PartsProps) {
  return (
    <>
      <Part title="Páginas vistas" figure={countText(totalOf(pages.views))}>
        <Chart
          title="Páginas vistas"
          unit={unit}
          points={pages.views}
          span={PERIOD_NAMES[period]}
          format={countText}
          empty="Todavía no se ha contado ninguna página."
        />
        <p className="text-sm text-text-muted">Se cuentan en el servidor, sin cookies y sin saber de quién son.</p>
      </Part>
      <Part title="Páginas más vistas">
        {pages.top.length === 0 ? (
          <p className="text-text-muted">Todavía no se ha contado ninguna página.</p>
        ) : (
          <Ranking
            caption="Las diez páginas más vistas del periodo"
            of="Página"
            counted="Vistas"
            rows={pages.top.map(({ name, count }) => ({ name: pageLabel(name), count }))}
          />
        )}
      </Part>
      <Part title="De dónde llegan">
        {pages.sites.length === 0 ? (
          <p className="text-text-muted">Todavía no ha llegado nadie desde otra web.</p>
        ) : (
          <Ranking
            caption="Las diez webs desde las que llegan más visitas"
            of="Web"
            counted="Visitas"
            rows={pages.sites.map(({ name, count }) => ({ name: siteLabel(name), count }))}
          />
        )}
      </Part>
    </>
  )
}
