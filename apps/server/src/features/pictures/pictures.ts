import { randomBytes } from 'node:crypto'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { isPictureFile, pictureAddress, pictures, pictureTexts } from '@gauntlet/contract/pictures/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { badField, notFound, Refusal } from '../../platform/http/refusal.ts'
import { PictureStoreError } from '../../platform/pictures/errors.ts'
import { type Squares, squaresOf } from '../../platform/pictures/resize.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { changeCard } from '../faces/faces.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import * as queries from './queries.ts'
import { filesOf, PICTURE_JOB } from './trash.ts'

const YEAR_SECONDS = 31_536_000

/** 128 random bits: nobody finds a picture that they were not shown. */
const newName = () => randomBytes(16).toString('hex')

/** A photo as it was uploaded. */
export async function updatePicture(
  services: Services,
  viewer: Viewer,
  { image_file }: InputOf<typeof pictures.update>,
) {
  const squares = await squaresOf(image_file)
  if (!squares) throw badField('image_file', pictureTexts.refused)
  return { image: pictureAddress(await givePicture(services, viewer, squares)) }
}

/**
 * A new picture in the place of the old one; answers with its name. That stands in the trash until it is the player's,
 * so that a server that dies in between leaves no file behind for good.
 */
export async function givePicture(services: Services, viewer: Viewer, squares: Squares): Promise<string> {
  const { db, clock } = services
  const name = newName()
  const dueAt = new Date(clock.now().getTime() + HOUR)
  await db.transaction(tx => queries.throwAway.affected(tx, { name, dueAt }))
  await keepFiles(services, name, squares)
  await db.transaction(async tx => {
    await holdAccount(tx, viewer)
    const { image: old } = await queries.lockImage.one(tx, { userId: viewer.id })
    await changeCard(tx, services, viewer.id, () => queries.setImage.affected(tx, { userId: viewer.id, name }))
    await queries.keep.affected(tx, { name })
    if (old !== null) await queries.throwAway.affected(tx, { name: old, dueAt: clock.now() })
    tx.wake(PICTURE_JOB)
  })
  return name
}

/** A store that fails leaves the old picture in place, and says so; what of the new one it has, the trash takes. */
async function keepFiles({ pictures: store, log }: Services, name: string, squares: Squares): Promise<void> {
  const { large, small } = filesOf(name)
  try {
    await store.put(small, squares.small)
    await store.put(large, squares.large)
  } catch (error) {
    if (!(error instanceof PictureStoreError)) throw error
    if (!error.isDown) log.error({ err: error }, 'a picture could not be kept')
    throw new Refusal(503, pictureTexts.unavailable, undefined, { 'retry-after': '30' })
  }
}

/** One file of a picture. Its name tells nothing and leads nowhere else, so it may be kept for ever. */
export const viewPicture: RawUseCase<typeof pictures.view> = async (services, _viewer, request, reply) => {
  const read = pictures.view.input.safeParse(request.params)
  const file = read.success ? read.data.file.toLowerCase() : ''
  const bytes = isPictureFile(file) ? await services.pictures.get(file) : undefined
  if (!bytes) throw notFound()
  reply.removeHeader('vary')
  await reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(bytes)
}
