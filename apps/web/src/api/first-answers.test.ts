import { content } from '@gauntlet/contract/content/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { expect, test } from 'vitest'
import { cameWithPage, firstAnswer, withAnswers } from './first-answers.ts'

const ABOUT = '["POST","/cms/view","{\\"page_key\\":\\"about\\"}"]'
const readAbout = () => firstAnswer(content.view, { page_key: 'about' })
const readBoth = () => [readAbout(), firstAnswer(sports.all, {})]

test('an answer that came with the page is found by its request, and what is asked for is noted', () => {
  const payload = { page_key: 'about', title: 'About', content: '<p>Play.</p>' }
  const answers = new Map([[ABOUT, { success: true, payload }]])
  const asked = new Set<string>()
  expect(withAnswers(answers, asked, readBoth)).toEqual([{ payload }, undefined])
  expect([...asked]).toEqual([ABOUT, '["GET","/sports/sportsList",""]'])
})

test('a refusal is no answer', () => {
  const answers = new Map([[ABOUT, { success: false, message: 'There is no such page.' }]])
  expect(withAnswers(answers, new Set(), readAbout)).toBeUndefined()
})

test('an answer that came with the page is known by its key', () => {
  const answers = new Map([['["GET","/challenges/past?limit=10",""]', { success: true, payload: [] }]])
  const known = withAnswers(answers, new Set(), () =>
    [10, 20].map(limit => cameWithPage('GET /challenges/past[/{x}]', { limit })),
  )
  expect(known).toEqual([true, false])
})
