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
