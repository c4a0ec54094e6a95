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
  /** Every file that it has. */
  list(): AsyncIterable<string>
  /** Whether it answers somebody without a key; absent where nobody else can ask it. */
  isPublic?(): Promise<boolean>
}

type Settings = Pick<Config, 'pictures' | 'dataFolder'>

/** The folder of the data that keeps pictures where the configuration names no bucket. */
export const picturesInFolder = ({ dataFolder }: Pick<Settings, 'dataFolder'>): PictureStore =>
  diskPictures(join(dataFolder, 'pictures'))

/** The S3-compatible store that the configuration names, else a folder of the data. */
export const openPictureStore = (config: Settings): PictureStore =>
  config.pictures ? s3Pictures(config.pictures) : picturesInFolder(config)
