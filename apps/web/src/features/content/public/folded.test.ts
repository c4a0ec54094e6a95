import { expect, test } from 'vitest'
import { firstLater, folded, hasWords, partsOf, withGroups } from './folded.ts'
import { withRankFigure } from './rank-figure.ts'

const GROUPED = '<h2>Matches</h2>\n<h3>We played.</h3><p>Report.</p>\n<h2>Ranks</h2>\n<h3>How?</h3><p>So.</p>'

test('Ada sees all questions at once below the headings of their groups, and the answer of the first', () => {
  expect(folded(GROUPED, [])).toBe(
    '<h2>Matches</h2>\n<details open><summary><h3>We played.</h3></summary><p>Report.</p>\n</details>' +
      '<h2>Ranks</h2>\n<details><summary><h3>How?</h3></summary><p>So.</p></details>',
  )
})

test('Ada, who plays here, finds how to begin behind what she may ask, and before whom to ask', () => {
  const [start, ranks, ask] = ['<h2>Start</h2>a', '<h2>Ranks</h2>b', '<h2>Ask</h2>c']
  expect(firstLater(`${start}${ranks}${ask}`)).toBe(`${ranks}${start}${ask}`)
  expect(firstLater(`${start}${ask}`)).toBe(`${start}${ask}`)
})

test('what Ben opened before the scripts came stays open, and what he closed stays closed', () => {
  expect(folded(GROUPED, [false, true]).match(/<details[^>]*>/g)).toEqual(['<details>', '<details open>'])
})

test('questions of an operator who has no groups are folded, too', () => {
  expect(folded('<h2>Where?</h2><p>Here.</p>', [])).toBe(
    '<details open><summary><h2>Where?</h2></summary><p>Here.</p></details>',
  )
})

test('a question is found by words of it or of its answer, in any order', () => {
  const question = 'I have no credits left. What now? Your profile offers 10 free ones.'
  for (const asked of ['', 'credit', 'FREE cred', ' left  now '])
    expect([asked, hasWords(question, asked)]).toEqual([asked, true])
  expect(hasWords(question, 'credits refund')).toBe(false)
})

test('the groups of questions are listed, each with the way to it', () => {
  expect(withGroups(folded(GROUPED, []), 'Groups')).toMatch(
    /^<nav aria-label="Groups"><a href="#matches">Matches<\/a><a href="#ranks">Ranks<\/a><\/nav><h2 id="matches">/,
  )
  const ungrouped = folded('<h2>Where?</h2><p>Here.</p>', [])
  expect(withGroups(ungrouped, 'Groups')).toBe(ungrouped)
})

test('a page is told in three parts, however an operator has written it', () => {
  const [lead, first, rest] = ['<p>A match.</p>\n', '<h2>How</h2><ol></ol>\n', '<h2>Why</h2><p>So.</p><h2>Who</h2>']
  expect(partsOf(lead + first + rest)).toEqual({ lead, first, rest })
  expect(partsOf(first + rest)).toEqual({ lead: '', first, rest })
  expect(partsOf(lead)).toEqual({ lead, first: '', rest: '' })
})

test('a rank and its margin are drawn below the answer about ranks, and nowhere on a page of other questions', () => {
  const asked = folded('<h3>How does my rank work?</h3><p>It follows.</p><h3>How?</h3><p>So.</p>', [])
  expect(withRankFigure(asked, '540 ± 42')).toMatch(
    /<p>It follows\.<\/p><figure class="rank-drawn">.*<figcaption>540 ± 42<\/figcaption><\/figure><\/details><details>/,
  )
  expect(withRankFigure(folded(GROUPED, []), '540 ± 42')).toBe(folded(GROUPED, []))
})
