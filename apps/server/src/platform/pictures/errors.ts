/** The store failed; the message is for operators. Players are told to try again. */
export class PictureStoreError extends Error {
  override name = 'PictureStoreError'
  /** It is out of reach or at fault as a whole, which is told once and not for each picture. */
  readonly isDown: boolean

  constructor(message: string, { isDown, cause }: { isDown: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isDown = isDown
  }
}
