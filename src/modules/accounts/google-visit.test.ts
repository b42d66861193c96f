import { describe, expect, it } from 'vitest'
import { type GoogleVisit, googleVisitAddress, readGoogleVisit, visitAfterGoogle } from './google-visit'

const FAILED: GoogleVisit = { from: 'login', redirect: null, result: 'failed' }

describe('the address of the Google page', () => {
  it('says what the visit is for, and nothing that is not known', () => {
    const visit: GoogleVisit = { from: 'register', redirect: '/chat?a=b#c', result: 'cancelled' }
    expect(readGoogleVisit(new URL(googleVisitAddress(visit), 'http://x').searchParams)).toEqual(visit)
    expect(readGoogleVisit(new URLSearchParams('from=again')).from).toBe('again')
    expect(readGoogleVisit(new URLSearchParams('from=x&result=hola&redirect=https://malo.example'))).toEqual({
      from: 'login',
      redirect: null,
      result: null,
    })
  })
})

describe('the way back from Google', () => {
  it.each([
    [null],
    [''],
    ['https://malo.example/otra'],
    ['//malo.example'],
    ['/dashboard'],
    ['/login-popup-google/../dashboard?result=ok'],
    ['http://['],
    ['/login-popup-google'],
  ])('takes %s for a failed sign-in', (location) => {
    expect(visitAfterGoogle(location)).toEqual(FAILED)
  })

  it('leads to the own Google page, whatever host or redirect it is given', () => {
    const visit = visitAfterGoogle('https://malo.example/login-popup-google?result=ok&redirect=//malo.example')
    expect(googleVisitAddress(visit)).toBe('/login-popup-google?from=login&result=ok')
  })

  it.each([
    ['access_denied', 'cancelled'],
    ['account_not_linked', 'not_linked'],
    ['state_mismatch', 'failed'],
    ['toString', 'failed'],
  ])('tells %s as %s', (error, result) => {
    const visit = visitAfterGoogle(`/login-popup-google?from=register&result=ok&error=${error}&error_description=x`)
    expect(visit).toEqual({ from: 'register', redirect: null, result })
  })
})
