import { createHash } from 'node:crypto'
import { isId } from '@gauntlet/contract/fields'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { MINUTE } from '@gauntlet/contract/time'
import type { FastifyInstance } from 'fastify'
import { workFor } from '../../platform/callers/caller.ts'
import { networkOf } from '../../platform/callers/network.ts'
import { takeTry } from '../../platform/http/limits.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { drawn } from '../../platform/pictures/drawn.ts'
import type { Services } from '../../platform/services.ts'
import { triesOfNode } from '../../platform/tries/tries.ts'
import { keptAWhile } from '../../platform/pages/kept.ts'
import { visitMatch } from './match.ts'
import { matchPicture, playerPicture, tournamentPicture } from './picture.ts'
import { visitPlayer } from './player.ts'
import { visitTournament } from './tournament.ts'

/** A page is drawn once; whoever asks for more than this draws what nobody looks at. */
const DRAWN = { max: 30, per: MINUTE }
/** A picture takes 40 KB. */
const KEPT = { ms: 60 * MINUTE, most: 100 }
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_MINUTE = 'public, max-age=60'

export const previewed = ['tournament', 'match', 'player'] as const
export type Previewed = (typeof previewed)[number]

const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 16)

/** The address of a picture: another one as soon as it looks different, since others keep what they have shown. */
export const previewPath = (kind: Previewed, id: string, svg: string): string =>
  `/preview/${kind}/${id}/${hashOf(svg)}.png`

/** The pictures that are shown beside links. */
export function servePreviews(app: FastifyInstance, services: Services): void {
  const { appName, rateLimits } = services.config
  const take = triesOfNode(DRAWN)
  const pictures = keptAWhile<Buffer>(KEPT)
  const svgOf: Record<Previewed, (id: string, speaker: Speaker) => Promise<string | undefined>> = {
    async tournament(id, speaker) {
      const tournament = await visitTournament(services, speaker, id)
      return tournament && tournamentPicture(tournament, speaker, appName)
    },
    async match(id, speaker) {
      const match = await visitMatch(services, speaker, id)
      return match && matchPicture(match, speaker, appName)
    },
    async player(id, speaker) {
      const player = await visitPlayer(services, speaker, id)
      return player && playerPicture(player, speaker, appName)
    },
  }
  for (const kind of previewed)
    app.get<{ Params: { id: string; file: string } }>(`/preview/${kind}/:id/:file`, async (request, reply) => {
      const id = request.params.id.toLowerCase()
      const network = networkOf(request.ip)
      if (rateLimits) await takeTry(take, network)
      const svg = isId(id) ? await svgOf[kind](id, request.speaker ?? ENGLISH) : undefined
      if (svg === undefined) throw notFound()
      const picture = await pictures(hashOf(svg), () => workFor(network, () => drawn(svg)))
      const isCurrent = request.params.file === `${hashOf(svg)}.png`
      return reply
        .headers({
          'content-type': 'image/png',
          'cache-control': isCurrent ? FOR_EVER : FOR_A_MINUTE,
          'content-security-policy': "default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(picture)
    })
}
