import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { productFacts } from '~/server/facts/product-facts'
import { PROGRAMMING_QUESTIONS } from '~/testing/mentor/programming-questions'
import { spokenFrame } from '~/testing/mentor/spoken-frame'
import { EMPTY_STATE } from '../engine/frame'
import { boundariesSkill } from './boundaries/boundaries-skill'
import { readDanger } from './boundaries/danger/read-danger'
import { createProductSkill } from './product/product-skill'
import { talkSkill } from './talk/talk-skill'

const SKILLS = [createProductSkill(productFacts(parseConfig({}))), talkSkill, boundariesSkill]

describe('what is about words leaves programming alone', () => {
  it.each(PROGRAMMING_QUESTIONS)('«%s»', (question) => {
    const frame = spokenFrame(question)
    const takers = SKILLS.filter(({ accepts }) => accepts(frame, EMPTY_STATE) > 0).map(({ name }) => name)
    expect(takers).toEqual([])
    expect(readDanger(question)).toBeNull()
  })
})
