import type { User } from '@gauntlet/contract/profiles/answer'
import { useEffect, useRef } from 'react'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

/** 'Ada’s Tennis Doubles Team'; '' while no sport is chosen. */
export const proposedName = ({ first_name }: Pick<User, 'first_name'>, sport: string | undefined): string =>
  sport === undefined ? '' : say(texts.nameSportTeam, { name: first_name, sport })

/** The proposed name goes with the sport until the captain has written another. */
export function useProposedName(self: User, sport: string | undefined, name: string, write: (name: string) => void) {
  const proposed = useRef(name)
  useEffect(() => {
    if (sport === undefined || name !== proposed.current) return
    proposed.current = proposedName(self, sport)
    write(proposed.current)
    // oxlint-disable-next-line react/exhaustive-deps -- only another sport proposes another name
  }, [sport])
}
