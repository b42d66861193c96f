import { blog, programsIn } from '~/modules/blog/blog.server'
import type { Proof } from '~/modules/runner/proof-link'
import { FIRST_SEED } from '~/modules/runner/rules'
import { exampleAnswer } from './example-answer.server'

/** A program that this site shows, with what it says that it prints, and where. */
export type OwnProgram = { proof: Proof; shownAt: { title: string; path: string } }

/** What its clock says; none of them depends on it. */
const CLOCK = Date.UTC(2026, 10, 23, 8)

/** The program that an address names (`?programa=blog/SLUG/2`, from 1, or `portada`); null where there is none. */
export function findOwnProgram(name: string): OwnProgram | null {
  if (name === 'portada') {
    const { code, output } = exampleAnswer()
    return { proof: proofOf(code, `${output}\n`), shownAt: { title: 'la portada', path: '/' } }
  }
  const [, slug = '', number = ''] = name.match(/^blog\/([a-z0-9-]{1,100})\/([1-9]\d?)$/) ?? []
  const post = slug === '' ? undefined : blog().find(slug)?.post
  const program = post && programsIn(post.content)[Number(number) - 1]
  if (post === undefined || program?.output == null) return null
  return { proof: proofOf(program.code, program.output), shownAt: { title: `«${post.title}»`, path: `/blog/${slug}` } }
}

const proofOf = (code: string, output: string): Proof => ({
  code,
  form: 'program',
  before: [],
  inputs: [],
  seed: FIRST_SEED,
  clock: CLOCK,
  output,
})
