interface Window {
  /** The scripts and styles of a page, and those of the pages it opens: `build/boot.ts`. */
  filesFor: (pathname: string, player: boolean) => { files: readonly string[]; later: readonly string[] }
}
