import { formatOf } from '@gauntlet/contract/scores/choice'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sheetOf } from './sheet.ts'
import { DRAW } from './drawn.ts'
import { type ReportDraft, useReport } from './use-report.ts'

const parties = ['Ada', 'Ben'].map(name => ({ id: name, name, short: name, people: [] }))

/** Filled in with nothing else, as it would be sent after a game of chess that was reported as drawn. */
function answerTo(score: GivenScore, winner = DRAW): string {
  const sport = scoringOf('Chess')
  const format = sport && formatOf(sport, 'game')
  if (!sport || !format) throw new Error('Chess is not scored.')
  const Answer = () => {
    const reported = { reported_winner_id: null, draw: 1, score } as const
    const { method, told } = useReport(parties, reported, sheetOf(sport, format, 2), {
      typed: [],
      winner,
      method: '',
      early: null,
    })
    return createElement('p', null, method, ' ', JSON.stringify(told()))
  }
  return renderToStaticMarkup(createElement(Answer)).replaceAll('&quot;', '')
}

test('a reported stalemate stands in the sheet of whoever confirms it', () => {
  expect(answerTo({ draw: true, method: 'stalemate' })).toBe(
    '<p>stalemate {draw:1,score:{draw:true,method:stalemate}}</p>',
  )
})

test('whoever says that it was won says nothing of a stalemate', () => {
  expect(answerTo({ draw: true, method: 'stalemate' }, 'Ada')).toBe('<p> {winner:Ada}</p>')
})

test('whoever answers a reported score may name the other winner, and not beside a score that they have typed', () => {
  const sport = scoringOf('Tennis Singles')
  const format = sport && formatOf(sport, 'bo3')
  if (!sport || !format) throw new Error('Tennis is not scored.')
  const score = [
    [6, 4],
    [6, 3],
  ]
  const reported = { reported_winner_id: 'Ada', draw: 0 as const, score }
  const typed = [
    ['6', '0'],
    ['6', '0'],
  ]
  const mayChoose = (draft?: ReportDraft) => {
    const Answer = () =>
      createElement(
        'p',
        null,
        String(useReport(parties, reported, sheetOf(sport, format, 2), draft).choose !== undefined),
      )
    return renderToStaticMarkup(createElement(Answer))
  }
  expect(mayChoose()).toBe('<p>true</p>')
  expect(mayChoose({ typed, winner: 'Ada', method: '', early: null })).toBe('<p>false</p>')
})
