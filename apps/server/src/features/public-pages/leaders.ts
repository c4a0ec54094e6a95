import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { type Leader, leaderboardFilter, PREVIEW_LEADERS } from '@gauntlet/contract/leaderboards/endpoints'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { previewLeaders } from '../leaderboards/leaderboards.ts'
import { faceOf, namesIn, publicPeople } from './names.ts'
import { numberIn } from './numbers.ts'
import { sportName } from './tournament-page.ts'

const EVERYWHERE = leaderboardFilter.parse({})

/** Nobody whose rank has not settled: such a player has no place yet. */
const placed = ({ position, ...leader }: Leader) => (position === null ? [] : [{ ...leader, position }])

/** The podium of the first sport that has one, as the leaderboard shows it to every visitor. */
export async function leadersNow(services: Services, speaker: Speaker): Promise<Html | false> {
  const texts = speaker.texts(publicPageTexts)
  const boards = (await previewLeaders(services, null, EVERYWHERE)).map(({ sport, leaders }) => ({
    sport,
    leaders: leaders.flatMap(placed),
  }))
  const board = boards.find(({ leaders }) => leaders.length === PREVIEW_LEADERS)
  if (!board) return false
  const ids = board.leaders.map(({ user }) => user.id)
  const nameOf = namesIn(await publicPeople(services.db, ids), texts.player)
  const stands = board.leaders.map(({ position, user, rank, played, wins }) => {
    const named = nameOf(user.id)
    return html`<li>${faceOf(named)}<span>${named.name}</span>
<span class="step"><span>${position}</span><b class="figure">${numberIn(rank, speaker)}</b><small>${fill(texts.wonOf, { wins, played })}</small></span></li>`
  })
  return html`<section><h2>${fill(texts.leadingIn, { sport: sportName(board.sport.name, speaker) })}</h2>
<p class="soft from">${texts.ofAll}</p><div class="card board"><ol class="podium">${stands}</ol>
<a href="/leaderboard">${texts.wholeLeaderboard}</a></div></section>`
}
