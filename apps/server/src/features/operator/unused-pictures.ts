import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { findUnusedPictures, throwUnusedAway } from '../pictures/unused.ts'
import { keepAct } from './acts.ts'
import { plural } from './formats.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { 'throw-away': { type: 'boolean' }, why: { type: 'string' } })
  noMore(positionals, 0)
  const unused = await findUnusedPictures(desk.services)
  const pictures = unused.length
  const found = `${plural(pictures, 'picture')} in the store that nobody shows`
  if (pictures === 0 || !values['throw-away'])
    return {
      data: { pictures, thrown_away: 0 },
      text: `${found}.${pictures === 0 ? '' : ' Nothing is done yet: say --throw-away.'}`,
    }
  await throwUnusedAway(desk.services, unused)
  const act = { act: 'unused-pictures', subject: 'pictures', details: { thrown_away: pictures }, why: values.why }
  await desk.services.db.transaction(tx => keepAct(tx, desk, act))
  return { data: { pictures, thrown_away: pictures }, text: `${found}: their files go now.` }
}
