import type { Executor } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { readAbout } from '../notices/tell.ts'
import type { Raw } from './act.ts'

interface Looking {
  /** Throws 404 if there is no such thing for the viewer. */
  load: (services: Services, viewer: Viewer, id: unknown) => Promise<unknown>
  markSeen: { affected(executor: Executor, about: { id: string; userId: string }): Promise<number> }
  /** The screen of the thing. */
  linkOf: (id: string) => string
}

/** The viewer has looked at a thing: earlier changes by others are no longer new. */
export const looksAt = ({ load, markSeen, linkOf }: Looking) => ({
  async guard(services: Services, viewer: Viewer, raw: Raw): Promise<void> {
    await load(services, viewer, raw['id'])
  },
  async run(services: Services, viewer: Viewer, { id }: { id: string }): Promise<undefined> {
    await services.db.transaction(async tx => {
      await markSeen.affected(tx, { id, userId: viewer.id })
      await readAbout(tx, services, viewer.id, linkOf(id))
      services.live.touch(tx, [viewer.id])
    })
    return undefined
  },
})
