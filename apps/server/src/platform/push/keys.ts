import type { Services } from '../services.ts'
import { openSecret, sealSecret } from '../secrets/sealing.ts'
import { findKeys, keepKeys } from './queries.ts'
import { makeVapidKeys, readPrivateKey, type VapidKeys } from './vapid.ts'

/** The keys of this app: made once, by the node that needs them first, and then kept with its data. */
export async function vapidKeys({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Promise<VapidKeys> {
  const kept = (await findKeys.first(db)) ?? (await makeKeys({ db, clock, config }))
  return { publicKey: kept.public_key, privateKey: readPrivateKey(openSecret(config.secretsKey, kept.private_key)) }
}

async function makeKeys({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) {
  const { publicKey, privateKey } = makeVapidKeys()
  return db.transaction(async tx => {
    await keepKeys.affected(tx, {
      publicKey,
      privateKey: sealSecret(config.secretsKey, privateKey),
      now: clock.now(),
    })
    return findKeys.one(tx)
  })
}
