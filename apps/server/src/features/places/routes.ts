import { places } from '@gauntlet/contract/places/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { findCityOfZip, listKnownVenues } from './places.ts'

export const placeRoutes = bind(places, { ofZip: findCityOfZip, venues: listKnownVenues })
