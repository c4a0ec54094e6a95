import { content } from '@gauntlet/contract/content/endpoints'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { expect, test } from 'vitest'
import { firstAnswer, withAnswers } from './first-answers.ts'

const ABOUT = '["POST","/cms/view","{\\"page_key\\":\\"about\\"}"]'
const readAbout = () => firstAnswer(content.view, { page_key: 'about' })
const readBoth = () => [readAbout(), firstAnswer(sports.all, {})]

test('an answer that came with the page is found by its request, and what is asked for is noted', () => {
  const payload = { page_key: 'about', title: 'About', content: '<p>Play.</p>' }
  const answers = new Map([[ABOUT, JSON.stringify({ success: true, payload })]])
  const asked = new Set<string>()
  expect(withAnswers(answers, asked, readBoth)).toEqual([{ payload }, undefined])
  expect([...asked]).toEqual([ABOUT, '["GET","/sports/sportsList",""]'])
})

test('a refusal is no answer', () => {
  const answers = new Map([[ABOUT, JSON.stringify({ success: false, message: 'There is no such page.' })]])
  expect(withAnswers(answers, new Set(), readAbout)).toBeUndefined()
})
