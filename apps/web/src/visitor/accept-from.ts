import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { call } from '../api/api.ts'
import { CallError } from '../api/client.ts'
import { match, paths } from '../paths.ts'
import { chosenTimes } from './chosen-times.ts'

/**
 * A sign-up that came from the link of a challenge accepts it: the server does so once the e-mail is confirmed, in
 * whichever browser. Where it cannot be told, the way back leads to the link, where Accept is.
 */
export async function acceptFrom(back: string): Promise<void> {
  const code = match(paths.challengeLink, back)?.['code']
  if (code === undefined) return
  await call(linkedChallenges.accept, { code, times: chosenTimes.get(code) }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
  })
}
