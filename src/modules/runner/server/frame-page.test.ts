import { describe, expect, it } from 'vitest'
import { FRAME_HEADERS, FRAME_PAGE, FRAME_PATH } from './frame-page'

describe('the frame that runs Python', () => {
  it('is an origin of its own that reaches no network and asks for nothing but its one script', () => {
    const policy = FRAME_HEADERS['Content-Security-Policy'].split('; ')
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'sha256-[\w+/=]+' blob: 'wasm-unsafe-eval'$/,
    )
  })

  it('is kept for good under an address that only this page has', () => {
    expect(FRAME_PATH).toMatch(/^\/python-frame\/[0-9a-f]{8}$/)
    expect(FRAME_HEADERS['Cache-Control']).toBe('public, max-age=31536000, immutable')
  })

  it('holds one script, which nothing in it ends early', () => {
    expect(FRAME_PAGE.match(/<\/script/g)).toHaveLength(1)
    expect(FRAME_PAGE.match(/<script>/g)).toHaveLength(1)
  })
})
