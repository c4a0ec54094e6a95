interface Window {
  /** The scripts and styles of a page, and those of what it opens when asked to: `build/boot.ts`. */
  filesFor: (pathname: string, player: boolean) => { files: readonly string[]; later: readonly string[] }
}
