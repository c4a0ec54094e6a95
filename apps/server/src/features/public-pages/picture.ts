import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { PREVIEW } from '../../platform/pictures/drawn.ts'
import { linesOf, textPath } from '../../platform/pictures/letters.ts'
import { COURT_EDGE, COURT_LINES } from './head.ts'
import type { VisitedMatch } from './match.ts'
import { matchTitle } from './match-page.ts'
import { initialsOf } from './names.ts'
import type { PublicPlayer } from './player.ts'
import { rankText } from './player-page.ts'
import type { PublicTournament } from './tournament.ts'
import { sportName, statusText, whereAndWhen } from './tournament-page.ts'
import { placesWords } from './parts.ts'

const LINE = '#f6f2e8'
const SOFT = '#b9cbe0'
const ACCENT = '#dcf72b'
const INK = '#0c1a2b'
const LEFT = 72
const WIDTH = PREVIEW.width - 2 * LEFT

/** The court of the house from behind its base line, and the name. */
const onCourt = (appName: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">
<rect width="${PREVIEW.width}" height="${PREVIEW.height}" fill="#0f3050"/>
<g transform="translate(200 -180) scale(3.1)" fill="none" stroke="#2b5683" stroke-width="1.6">
<path d="${COURT_EDGE}" fill="#14406b"/>
<path d="${COURT_LINES}"/>
<path d="M74.9 102.7Q198.3 104.9 317.8 98.1L315.8 116.9 77.2 122Z"/></g>
<circle cx="1096" cy="534" r="34" fill="${ACCENT}"/>
<path d="M1074 512q20 23 4 48M1117 511q-20 23 -4 48" fill="none" stroke="${INK}" stroke-width="4"/>
${textPath(appName, { x: LEFT, y: 556, size: 36, fill: LINE, width: 700 })}
${drawing}</svg>`

/** A tournament, as it is shown where its link is. */
export function tournamentPicture(tournament: PublicTournament, speaker: Speaker, appName: string): string {
  const { row, facts, standing } = tournament
  const texts = speaker.texts(publicPageTexts)
  const size = 84
  const title = linesOf(row.title, { size, width: WIDTH, most: 2 })
  const winner = standing.find(({ place }) => place === 1)
  const state = statusText(facts.status, texts)
  const news = winner ? `${texts.winner}: ${winner.name}` : `${state} · ${placesWords(tournament, texts)}`
  const below = 150 + title.length * 96
  return onCourt(
    appName,
    [
      textPath(sportName(row.sport_name, speaker), { x: LEFT, y: 116, size: 38, fill: ACCENT, width: WIDTH }),
      ...title.map((line, at) => textPath(line, { x: LEFT, y: 206 + at * 96, size, fill: LINE })),
      textPath(whereAndWhen(row, speaker), { x: LEFT, y: below + 34, size: 36, fill: SOFT, width: WIDTH }),
      textPath(news, { x: LEFT, y: below + 96, size: 44, fill: LINE, width: WIDTH }),
    ].join(''),
  )
}

/** A match that is over: both sides with their initials, and the score. */
export function matchPicture(match: VisitedMatch, speaker: Speaker, appName: string): string {
  const { row, sides, score } = match
  const texts = speaker.texts(publicPageTexts)
  const [one, two] = sides
  const side = (shown: VisitedMatch['sides'][number] | undefined, x: number) =>
    shown === undefined
      ? ''
      : `<circle cx="${x}" cy="200" r="88" fill="${shown.won ? ACCENT : '#234d7a'}"/>
${textPath(initialsOf(shown.name), { x, y: 226, size: 72, fill: shown.won ? INK : LINE, middle: true })}
${textPath(shown.name, { x, y: 352, size: 48, fill: LINE, middle: true, width: 480 })}`
  const about = `${sportName(row.sport_name, speaker)} · ${whereAndWhen(row, speaker)}`
  const news = score === '' ? matchTitle(match, texts) : score
  return onCourt(
    appName,
    [
      side(one, 300),
      side(two, 900),
      textPath(news, { x: PREVIEW.width / 2, y: 448, size: 64, fill: LINE, middle: true, width: WIDTH }),
      textPath(about, { x: PREVIEW.width / 2, y: 500, size: 30, fill: SOFT, middle: true, width: WIDTH }),
    ].join(''),
  )
}

/** So many sports have room. */
const SPORTS = 3

/** A player: the name, and the ranks in the sports that they play most. */
export function playerPicture({ name, ranks }: PublicPlayer, speaker: Speaker, appName: string): string {
  const size = 96
  return onCourt(
    appName,
    [
      textPath(speaker.texts(publicPageTexts).player, { x: LEFT, y: 116, size: 38, fill: ACCENT, width: WIDTH }),
      ...linesOf(name, { size, width: WIDTH, most: 1 }).map(line =>
        textPath(line, { x: LEFT, y: 220, size, fill: LINE }),
      ),
      ...ranks.slice(0, SPORTS).map((rank, at) => {
        const line = `${sportName(rank.sport, speaker)}  ${rankText(rank, speaker)}`
        return textPath(line, { x: LEFT, y: 310 + at * 64, size: 46, fill: at === 0 ? LINE : SOFT, width: WIDTH })
      }),
    ].join(''),
  )
}
