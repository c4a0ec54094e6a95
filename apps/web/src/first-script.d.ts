interface Window {
  /** The scripts and styles of a page, and those of the pages it opens: `build/boot.ts`. */
  filesFor: (pathname: string, player: boolean) => { files: readonly string[]; later: readonly string[] }
  /** Its first requests to the server where somebody is signed in, by address: `src/api/asked-first.ts`. */
  askedFirst?: {
    /** The session as it stood in local storage. */
    session: string
    /** ms since 1970. */
    at: number
    /** Each by its address, and the body that was sent; undefined where there was no success. */
    answers: Map<string, Promise<Response | undefined>>
  }
}
