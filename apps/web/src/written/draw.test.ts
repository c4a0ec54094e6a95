import { describe, expect, test } from 'vitest'
import { drawWhole, headingOf, withoutScript } from './draw.ts'
import { firstAnswer } from '../api/first-answers.ts'
import { content } from '@gauntlet/contract/content/endpoints'

const ABOUT = '["POST","/cms/view","{\\"page_key\\":\\"about\\"}"]'
const FAQ = '["POST","/cms/view","{\\"page_key\\":\\"faq\\"}"]'
const bodyOf = (title: string) => JSON.stringify({ success: true, payload: { title } })
const titleIn = (page_key: 'about' | 'faq') => firstAnswer(content.view, { page_key })?.payload.title

const draw = () => `<h1>${titleIn('about') ?? '…'}</h1>${titleIn('about') && titleIn('faq')}`

describe('a page is drawn until all that it shows has been read', () => {
  test('also what one answer leads to', async () => {
    const read = async (request: string) => bodyOf(request === ABOUT ? 'About' : 'Questions')
    const drawn = await drawWhole(draw, read)
    expect(drawn).toEqual({
      content: '<h1>About</h1>Questions',
      answers: [
        [ABOUT, bodyOf('About')],
        [FAQ, bodyOf('Questions')],
      ],
      parts: [],
    })
    expect(headingOf(drawn?.content ?? '')).toBe('About')
  })

  test('and is none where an answer does not come', async () => {
    expect(await drawWhole(draw, async request => (request === ABOUT ? bodyOf('About') : undefined))).toBeUndefined()
  })
})

test.each([
  ['<button type="button">Accept</button>', '<button inert="" type="button">Accept</button>'],
  ['<input type="text" value="Ada">', '<input readonly="" inert="" type="text" value="Ada">'],
  ['<label>Mail', '<label inert="">Mail'],
  ['<input name="mail" type="checkbox">', '<input readonly="" inert="" name="mail" type="checkbox">'],
  ['<a href="/faq">FAQ</a>', '<a href="/faq">FAQ</a>'],
  ['<form><a href="/forgot">Forgot Password</a></form>', '<form><a href="/forgot">Forgot Password</a></form>'],
])('until its scripts come, a page takes nothing that would be lost: %s', (markup, waiting) => {
  expect(withoutScript(markup)).toBe(waiting)
})
