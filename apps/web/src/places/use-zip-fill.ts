import { isUsZip, places } from '@gauntlet/contract/places/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CityAndState, fillFromZip, isSamePlace } from './fill-from-zip.ts'
import { useApi } from '../api/use-api.ts'

interface Fields {
  now: CityAndState & { zip: string }
  write: (changes: Partial<CityAndState>) => void
  /** How the form writes a state; by default its postal code. */
  stateWords?: (code: string) => string
}

/**
 * Lets a typed ZIP fill in its city and state. If the server does not know the ZIP, or is not reached, the form stays
 * as it is: it can be filled in by hand, and it is checked when it is sent.
 */
export function useZipFill({ now, write, stateWords = code => code }: Fields) {
  const filled = useRef<Partial<CityAndState>>({})
  const [typed, setTyped] = useState('')
  const asks = isUsZip(typed)
  const { data } = useApi(places.ofZip, { zip: typed }, { enabled: asks, live: false })
  const answer = asks ? data?.payload : undefined

  const fill = (place: CityAndState) => {
    filled.current = place
    write(place)
  }
  const asTyped = (place: CityAndState) => ({ city: place.city, state: stateWords(place.state) })
  const arrive = useEffectEvent((place: CityAndState) => {
    if (now.zip.trim() !== typed) return
    const changes = fillFromZip(now, filled.current, asTyped(place))
    filled.current = { ...filled.current, ...changes }
    write(changes)
  })
  useEffect(() => {
    if (answer) arrive(answer)
  }, [answer])

  const elsewhere = answer && !isSamePlace(now, answer) ? asTyped(answer) : undefined
  return {
    other: elsewhere && { words: `${elsewhere.city}, ${answer?.state ?? ''}`, take: () => fill(elsewhere) },
    type: (zip: string) => setTyped(zip.trim()),
    /** A place that was picked as a whole: it stays as it is, until another ZIP is typed. */
    pick: (place: CityAndState) => {
      setTyped('')
      fill(place)
    },
  }
}
