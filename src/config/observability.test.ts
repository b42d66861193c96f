import { describe, expect, it } from 'vitest'
import { parseConfig } from './config'

const DSN = 'https://key@sentry.example/7'

describe('where traces and errors go', () => {
  it('is nowhere by default', () => {
    expect(parseConfig({}).observability).toEqual({ traces: null, errorsDsn: null })
  })

  it('is the collector’s address for traces, with its headers and the share that is sent', () => {
    const { traces } = parseConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a=b,authorization=Bearer%20c,broken=%E0%A4%A',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).observability
    expect(traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: { 'x-key': 'a=b', authorization: 'Bearer c', broken: '%E0%A4%A' },
      ratio: 0.1,
    })
  })

  it('is a project of Sentry’s for errors', () => {
    expect(parseConfig({ SENTRY_DSN: DSN }).observability.errorsDsn).toBe(DSN)
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'x-key' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a share between 0 and 1'],
    [{ SENTRY_DSN: 'https://sentry.example/7' }, 'SENTRY_DSN must be the address of a project'],
    [{ SENTRY_DSN: 'https://key@sentry.example/' }, 'SENTRY_DSN must be the address of a project'],
  ])('stops the start with a sentence where it is wrong: %o', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(sentence)
  })
})
