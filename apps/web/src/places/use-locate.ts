import { useState } from 'react'
import { toast } from '../ui/toast.tsx'
import type { Place } from './place-fields.tsx'
import * as texts from './texts.ts'

const LOCATE_MS = 10_000
const REMEMBERED_MS = 300_000

/** Asks the device where it is, and tells the player where it does not say. */
export function useLocate(found: (place: Place) => void) {
  const [asking, setAsking] = useState(false)
  const locate = () => {
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        found({ lat: coords.latitude, lon: coords.longitude })
      },
      () => {
        setAsking(false)
        toast(texts.yourDeviceDidNotTell, { danger: true })
      },
      { timeout: LOCATE_MS, maximumAge: REMEMBERED_MS },
    )
  }
  return { asking, locate }
}
