import { inGroups } from '../../platform/pictures/groups.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'
import { nameOf, PICTURE_JOB } from './trash.ts'

/** Names are looked for, and thrown away, so many at a time. */
const AT_ONCE = 500

/**
 * Pictures that the store has and nobody shows: those from after a backup that was restored, or of a move. A name
 * stands in the trash before its first file is written, so none that is on its way is among them.
 */
export async function findUnusedPictures({ db, pictures }: Services): Promise<string[]> {
  const shown = new Set((await queries.listShown.all(db)).map(({ image }) => image))
  const names = new Set<string>()
  for await (const file of pictures.list()) if (!shown.has(nameOf(file))) names.add(nameOf(file))
  const unused: string[] = []
  // Whoever has changed a picture since is asked for again.
  for await (const some of inGroups(names, AT_ONCE))
    unused.push(...(await queries.listUnused.all(db, { names: some })).map(({ name }) => name))
  return unused
}

/** Their files go as those of a picture that was replaced: in the background. */
export async function throwUnusedAway({ db, clock }: Services, unused: readonly string[]): Promise<void> {
  for await (const some of inGroups(unused, AT_ONCE))
    await db.transaction(async tx => {
      for (const name of some) await queries.throwAway.affected(tx, { name, dueAt: clock.now() })
      tx.wake(PICTURE_JOB)
    })
}
