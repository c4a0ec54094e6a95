import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { SportMark } from '../../sports/sport-mark.tsx'
import { aboutLine, aboutTime } from '../../ui/about-line.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { say } from '../../ui/say.ts'
import '../../ui/things.css'
import { titleOf } from './sides.ts'
import * as texts from './texts.ts'
import { namesOf, others } from './who.ts'

/** px; two that overlap take the room of one. */
const FACE = 40
const FACE_OF_TWO = 25

/**
 * A match below the title of its dialog: the others by their faces, or of sides the sport by its mark, `said` of both,
 * and the time at the venue as `when`.
 */
export function matchLine(challenge: Challenge, viewerId: string, when = '{at}', said = texts.sportWithName) {
  const { sport, challenge_start, timezone } = challenge
  const people = others(challenge, viewerId)
  // Of two sides it tells who plays with whom.
  const isOfSides = challenge.sides !== null && said === texts.sportWithName
  const name = isOfSides ? titleOf(challenge, viewerId) : say(said, { sport: sport.name, name: namesOf(people) })
  const isOne = people.length === 1
  const mark =
    people.length === 0 || isOfSides ? (
      <SportMark name={sport.name} />
    ) : (
      <span className="faces two">
        {people.slice(0, 2).map(({ id, full_name, preference: { image } }) => (
          <Avatar key={id} id={id} name={full_name} image={image} size={isOne ? FACE : FACE_OF_TWO} />
        ))}
      </span>
    )
  const at = aboutTime(challenge_start, timezone)
  return aboutLine(mark, people.length === 0 ? sport.name : name, say(when, { at }))
}
