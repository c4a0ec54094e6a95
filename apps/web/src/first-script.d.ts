interface Window {
  /** The scripts and styles of a page, and those of what it opens when asked to: `build/boot.ts`. */
  filesFor: (pathname: string, player: boolean) => { files: readonly string[]; later: readonly string[] }
  /** What it has asked of the server where somebody is signed in, by address: `src/api/asked-first.ts`. */
  askedFirst?: {
    /** What local storage said of who is signed in. */
    session: string
    /** ms since 1970. */
    at: number
    /** Undefined where there was no success. */
    answers: Map<string, Promise<Response | undefined>>
  }
}
