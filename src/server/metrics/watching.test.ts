import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { SETTINGS } from '~/config/config'
import { createMetrics } from './metrics'

const file = (path: string) => readFileSync(`deploy/${path}`, 'utf8')
const ruleSchema = z.object({ alert: z.string(), expr: z.string() })
const alerts = z
  .object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
  .parse(parse(file('prometheus/alerts.yaml')))
  .groups.flatMap(({ rules }) => rules)
const dashboard = z
  .object({
    panels: z.array(z.object({ id: z.number(), title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
  })
  .parse(JSON.parse(file('grafana/pymentor.json')))

/** The metrics that an expression names; `up` is Prometheus's own. */
const namesIn = (expression: string) =>
  expression.match(/\b(pymentor|nodejs|process)_\w+/g)?.map((name) => name.replace(/_(bucket|count|sum)$/, '')) ?? []

describe('alerts and dashboard', () => {
  it('ask for metrics that the product serves', async () => {
    const { text } = await createMetrics({ prices: { currency: 'EUR', models: {} }, poolState: () => null }).page()
    const served = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
    const asked = [...alerts, ...dashboard.panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) =>
      namesIn(expr),
    )
    expect(asked.length).toBeGreaterThan(20)
    for (const name of asked) expect(served, name).toContain(name)
  })

  it('are tried, each alert where it fires and where it must not', () => {
    const tried = z
      .object({
        tests: z.array(
          z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })) }),
        ),
      })
      .parse(parse(file('prometheus/alerts.test.yaml')))
      .tests.flatMap((each) => each.alert_rule_test)
    for (const { alert } of alerts) {
      const firing = tried.filter(({ alertname }) => alertname === alert).map((each) => each.exp_alerts.length > 0)
      expect(firing.toSorted(), alert).toEqual([false, true])
    }
  })
})

describe('the Kubernetes manifests', () => {
  it('give the product settings that it knows, and none other', () => {
    const given = parseAllDocuments(file('kubernetes/configuration.yaml')).flatMap((document) => {
      const { data, stringData } = z
        .object({
          data: z.record(z.string(), z.string()).optional(),
          stringData: z.record(z.string(), z.string()).optional(),
        })
        .parse(document.toJS())
      return Object.keys({ ...data, ...stringData })
    })
    expect(given).toContain('AUTH_SECRET')
    for (const name of given) expect(SETTINGS, name).toContain(name)
  })
})
