import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { diskPictures } from './disk.ts'
import { s3Pictures } from './s3.ts'

/** Where files of pictures are kept. Names are ours: hexadecimal digits, '-small' and '.webp'. */
export interface PictureStore {
  put(file: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  get(file: string): Promise<Uint8Array | undefined>
  /** Also where there is none. */
  remove(file: string): Promise<void>
  /** The files that a backup has to take along; absent where somebody else looks after them. */
  list?(): Promise<string[]>
}

const FOLDER = 'pictures'

/** The S3-compatible store that the configuration names, else a folder of the data. */
export const openPictureStore = ({ pictures, dataFolder }: Pick<Config, 'pictures' | 'dataFolder'>): PictureStore =>
  pictures ? s3Pictures(pictures) : diskPictures(join(dataFolder, FOLDER))
