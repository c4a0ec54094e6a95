import { expect, test } from 'vitest'
import { fill, paths } from '../paths.ts'
import type { PlayerRoute } from '../ui/router.ts'
import { type KeptPages, NO_PAGES, pagesAt } from './kept-pages.ts'

const load = () => Promise.resolve({ default: () => null })
const routes: readonly PlayerRoute[] = [
  { path: paths.dashboard, load },
  { path: paths.challenges, load },
  { path: paths.challengeIssue, load, beside: [paths.challenges, paths.dashboard] },
  { path: paths.tournamentView, load, beside: [paths.tournamentList], isWide: true },
  { path: paths.talk, load, beside: ({ id = '' }) => [fill(paths.challengeIssue, { id })] },
  { path: paths.leaderboard, load },
  { path: paths.profileRoot, to: paths.profile },
  { path: paths.profile, load },
]
const match = fill(paths.challengeIssue, { id: '1' })
const rematch = fill(paths.challengeIssue, { id: '2' })

/** The pages after Ada has been at these entries of the history, one after the other. */
const after = (...steps: readonly (readonly [at: number, address: string])[]): KeptPages =>
  steps.reduce((kept, [at, address]) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    return pagesAt(routes, kept, { pathname, search, hash, at })
  }, NO_PAGES)
const kept = ({ pages, front }: KeptPages) => ({ kept: pages.map(({ key }) => key).toSorted(), front })

test('Ada finds the dashboard behind the challenge that she opened from it', () => {
  expect(kept(after([0, paths.dashboard], [1, match]))).toEqual({ kept: [match, paths.dashboard], front: match })
})

test('whoever goes back leaves the page that was in front', () => {
  const back = after([0, paths.dashboard], [1, paths.challenges], [2, match], [1, paths.challenges])
  expect(kept(back)).toEqual({ kept: [paths.challenges, paths.dashboard], front: paths.challenges })
})

test('two challenges are two pages, and one that is opened again is the same page', () => {
  const again = after([0, match], [1, rematch], [2, match])
  expect(kept(again)).toEqual({ kept: [match, rematch], front: match })
  expect(kept(pagesAt(routes, again, { pathname: rematch, search: '', hash: '', at: 1 })).kept).toEqual([
    match,
    rematch,
  ])
})

test('what another page takes the place of is gone', () => {
  const replaced = after([0, paths.dashboard], [1, match], [1, paths.challenges])
  expect(kept(replaced)).toEqual({ kept: [paths.challenges, paths.dashboard], front: paths.challenges })
})

test('a page that was left for another keeps the address that it had', () => {
  const { pages } = after([0, `${paths.leaderboard}?sport=golf`], [1, match])
  expect(pages.find(({ key }) => key === paths.leaderboard)?.place).toMatchObject({ search: '?sport=golf', at: 0 })
})

test('letter case and a last slash make no other page', () => {
  expect(kept(after([0, '/Challenges/'], [1, paths.challenges])).kept).toEqual([paths.challenges])
})

test('an address of no screen leads to the dashboard, and one that has moved to where it is now', () => {
  expect(after([0, '/nowhere'])).toMatchObject({ pages: [], front: undefined, leadsTo: paths.dashboard })
  const moved = after([0, paths.dashboard], [1, paths.profileRoot])
  expect(moved).toMatchObject({ front: undefined, leadsTo: paths.profile })
  expect(kept(moved).kept).toEqual([paths.dashboard])
})

test('where there is room, the list that a challenge was opened from stays beside it', () => {
  const step = (before: KeptPages, pathname: string, at: number) =>
    pagesAt(routes, before, { pathname, search: '', hash: '', at }, 'some')
  const opened = step(step(NO_PAGES, paths.dashboard, 0), match, 1)
  expect(opened).toMatchObject({ front: match, beside: paths.dashboard })
  const fromAddress = step(NO_PAGES, match, 0)
  expect(fromAddress).toMatchObject({ front: match, beside: paths.challenges })
  expect(kept(fromAddress).kept).toEqual([match, paths.challenges])
  expect(kept(step(fromAddress, paths.leaderboard, 1)).kept).toEqual([match, paths.leaderboard])
  expect(pagesAt(routes, fromAddress, { pathname: match, search: '', hash: '', at: 0 }).beside).toBeUndefined()
})

test('a screen that is wide itself has its list beside it only where there is much room', () => {
  const cup = { pathname: fill(paths.tournamentView, { tournament_view_id: '1' }), search: '', hash: '', at: 0 }
  expect(pagesAt(routes, NO_PAGES, cup, 'some').beside).toBeUndefined()
  expect(pagesAt(routes, NO_PAGES, cup, 'much').beside).toBe(paths.tournamentList)
})

test('where there is room, the challenge that Ada and Ben talk about stays beside their talk', () => {
  const talk = { pathname: fill(paths.talk, { kind: 'challenge', id: '1' }), search: '', hash: '', at: 0 }
  const opened = pagesAt(routes, NO_PAGES, talk, 'some')
  expect(opened).toMatchObject({ front: talk.pathname, beside: match })
  expect(opened.pages.find(({ key }) => key === match)?.place.parts).toEqual({ id: '1' })
  expect(pagesAt(routes, NO_PAGES, talk).beside).toBeUndefined()
})
