/** A player, as far as it decides about the name that visitors read. */
export interface NamedInPublic {
  minor: boolean
  /** Suspended or closed. */
  gone: boolean
  /** The player's own choice. */
  public_name: boolean
}

/** Whether pages for visitors carry a player's name: never of anybody under 18, and of others as they choose. */
export const isNamedInPublic = ({ minor, gone, public_name }: NamedInPublic): boolean => public_name && !minor && !gone

/** A player, as far as it decides whether there is a page about them. */
export interface ShownInPublic extends Pick<NamedInPublic, 'minor' | 'gone'> {
  /** The player's own choice. */
  public_profile: boolean
}

/** Whether visitors have a page about a player: never about anybody under 18, and about others who switch it on. */
export const isShownInPublic = ({ minor, gone, public_profile }: ShownInPublic): boolean =>
  public_profile && !minor && !gone
